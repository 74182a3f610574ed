"""Running golden scripts: each line is a statement, and the first that does not hold stops the script."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from chancellery.engine.errors import BadScript, ChancelleryError, RulesError
from chancellery.engine.game import Game
from chancellery.engine.nouns import nearest
from chancellery.engine.script import chance, expectations, legality, setting_up
from chancellery.engine.script.position import ScriptPosition
from chancellery.engine.state import State

Statement = Callable[[ScriptPosition, str], None]

STATEMENTS: Final[dict[str, Statement]] = {
    "game": setting_up.do_game,
    "players": setting_up.do_players,
    "option": setting_up.do_option,
    "seed": setting_up.do_seed,
    "set": setting_up.do_set,
    "clear": setting_up.do_clear,
    "reset": setting_up.do_reset,
    "top": setting_up.do_top,
    "stack": setting_up.do_stack,
    "push": setting_up.do_push,
    "dice": chance.do_dice,
    "order": chance.do_order,
    "pick": chance.do_pick,
    "expect": expectations.do_expect,
    "legal": legality.do_legal,
    "asides": legality.do_asides,
    "illegal": legality.do_illegal,
    "not": legality.do_not,
}


class Script(ScriptPosition):
    """A golden script while it runs."""

    def run(self, text: str) -> State:
        """Run every line; the first that cannot be read or does not hold raises BadScript, as does unused chance."""
        g = self.arrange(text)
        for number, word, count in chance.left_over(self):
            with placed(f"line {number}"):
                self.expect(word, chance.USES[word], f"{count} left over at the end", False)
        return g

    def arrange(self, text: str) -> State:
        """Run every line and leave the chance that is not used yet to whoever plays on."""
        for number, line in enumerate(text.splitlines(), 1):
            line = line.split("#", 1)[0].strip()
            if line:
                self.number = number
                with placed(f"line {number}"):
                    self.line(line)
        with placed("at the end"):
            return self.g

    def line(self, line: str) -> None:
        word, *rest = line.split(None, 1)
        statement = STATEMENTS.get(word)
        if statement is not None:
            statement(self, rest[0] if rest else "")
            return
        seat, colon, action = line.partition(":")
        if colon and self.game is not None and seat.strip() in self.nouns.indexes["seat"]:
            self.play(seat.strip(), action)
            return
        raise ChancelleryError(f"'{word}' begins no statement{nearest(word, STATEMENTS)}")


@contextmanager
def placed(where: str) -> Iterator[None]:
    """Errors inside are told with their place in the script."""
    try:
        yield
    except (ChancelleryError, RulesError) as error:
        raise BadScript(f"{where}: {error}") from None
    except Exception as error:
        # Positions written by hand may be impossible. The cause stays with the error, in case the rules are at fault.
        raise BadScript(f"{where}: the rules cannot go on from this position ({brief(error)})") from error


def brief(error: Exception) -> str:
    """What went wrong and in which function, in a few words: `IndexError in draw: pop from empty list`."""
    function = traceback.extract_tb(error.__traceback__)[-1].name
    detail = str(error).split("\n", 1)[0]
    return f"{type(error).__name__} in {function}{': ' if detail else ''}{detail}"


def run_script(path: Path, find: Callable[[str], Game]) -> Script:
    """Run a script file; errors name the file and the line."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadScript(f"{path}: cannot be read: {error}") from None
    script = Script(find)
    try:
        script.run(text)
    except BadScript as error:
        raise BadScript(f"{path}: {error}") from None
    return script
