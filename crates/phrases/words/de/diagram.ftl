### A position as text, for forums and letters.

diagram-hand = auf der Hand
diagram-seen = wie { $name } es sah
diagram-watched = wie Zuschauende es sahen
