### The frame of every page, the face of cards, and pages for what went wrong.

page-guest = Guest
page-skip = Skip to the content
page-navigation = Main menu
page-languages = Language
page-cards = Cards
page-rules = Rules
page-me = You
page-fair = Senbazuru is a home for the Origami games. Words, drawings and program are our own.
page-theme =
    Colours: { $value ->
        [auto] like the system. Change to light
        [light] light. Change to dark
       *[dark] dark. Change to those of the system
    }

## The face of a card, read aloud.

page-card-family = { $family } family
page-card-cost = costs { $cost }
page-card-folds =
    { $folds ->
        [one] worth 1 fold
       *[other] worth { $folds } folds
    }
page-card-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }

## What went wrong.

page-oops-title =
    { $reason ->
        [lost] This page has flown away
        [spent] This link is used up
        [closed] This door is closed
        [many] One fold at a time
        [broken] Something got crumpled
       *[refused] That can’t be done
    }
page-oops-next =
    { $reason ->
        [lost] Perhaps the address was mistyped, or what was here is gone. Your tables are on the first page.
        [spent] A link to another device works once, and not for long. On the device where you are known, make a new one on the page “You”.
        [closed] Perhaps you are known by another name on this device, or you need an invitation: ask for the link again.
        [many] Nothing is lost. Wait a moment, then try again.
        [broken] That is our fault, not yours. What was confirmed is kept. Try again in a moment.
       *[refused] Go back and look again: perhaps something has changed in the meantime.
    }
page-oops-wait =
    { $n ->
        [one] It can be tried again in 1 second.
       *[other] It can be tried again in { $n } seconds.
    }
page-oops-home = To the first page
page-oops-table = Back to the table
page-oops-request = If you want to tell somebody about this: request { $text }
