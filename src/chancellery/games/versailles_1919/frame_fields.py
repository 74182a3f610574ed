"""What the fields of frames mean, for programs that learn; those called like a kind of nouns mean such a noun."""

from __future__ import annotations

from typing import Final

from chancellery.engine.fields import Field, Number, Pile
from chancellery.games.versailles_1919.programs import PROGRAMS

# A program is the effects that are carried out one after the other.
PROGRAM: Final = Number(least=-1, most=len(PROGRAMS))

FRAME_FIELDS: Final[dict[str, Field]] = {
    "card": Number(of="event_card"),
    "issues": Pile(of="issue"),
    "nations": Pile(of="nation"),
    "regions": Pile(of="region", most=9),
    "out": Number(of="issue"),
    "option": Number(of="issue_option"),
    "change": Number(least=-20, most=20),
    "track": Number(most=1),
    "first": Number(of="issue"),
    "second": Number(of="issue"),
    "NamePlayer.first": PROGRAM,
    "NamePlayer.second": PROGRAM,
    "PickAlternative.first": PROGRAM,
    "PickAlternative.second": PROGRAM,
    "others": Number(most=1),
    "decider": Number(of="nation"),
    "chosen": Number(of="nation"),
    "enough": Number(most=20),
    "most": Number(most=20),
    "ReopenIssue.region": Number(least=-1, most=9),
    "stars": Number(most=99),
    "arena": Number(of="region"),
    "bid": Number(most=1),
    "program": PROGRAM,
    "at": Number(most=20),
}
