### A position as text, for forums and letters.

diagram-hand = in hand
diagram-seen = as { $name } saw it
diagram-watched = as a spectator saw it
