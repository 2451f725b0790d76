### A position as text, for forums and letters.

diagram-hand = in mano
diagram-seen = come la vedeva { $name }
diagram-watched = come la vedeva chi guarda
