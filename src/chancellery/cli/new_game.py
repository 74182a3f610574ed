"""`chancellery new-game`: the folder of a new game, which passes the contract suite at once."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

import chancellery
from chancellery.cli import terminal
from chancellery.engine.errors import BadOption
from chancellery.games import places

TEMPLATE: Final = Path(chancellery.__file__).parent / "template"
# Where games and golden scripts are in a checkout of Chancellery.
GAMES: Final = Path("src/chancellery/games")
GOLDEN: Final = Path("tests/golden")
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def new_game(
    id: Annotated[str, typer.Argument(metavar="ID", help="The game's id, such as congress-of-vienna.")],
    title: Annotated[
        str | None, typer.Option("--title", help="What it is called; made from the id if not given.")
    ] = None,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Where to put it: in a checkout among its games, else here.")
    ] = None,
) -> None:
    """Create the folder of a new game from a small working template."""
    if not ID.fullmatch(id):
        raise BadOption(f"'{id}' cannot be the id of a game: use small letters and digits, with single hyphens between")
    if id in places():
        raise BadOption(f"there is a game '{id}' already")
    plan = NewGamePlan(id, title or id.replace("-", " ").title(), folder)
    plan.write()
    plan.tell()


class NewGamePlan:
    """What a new game is called in each place, and where its files go."""

    def __init__(self, id: str, title: str, folder: Path | None) -> None:
        self.id = id
        self.title = title
        self.name = id.replace("-", "_")
        self.shipped = folder is None and GAMES.is_dir()
        self.folder = (folder or (GAMES if self.shipped else Path())) / self.name
        self.golden = GOLDEN / self.name if self.shipped else self.folder / "golden"
        self.package = f"chancellery.games.{self.name}" if self.shipped else self.name
        self.place = f"{self.package}.game:{self.name.upper()}"

    def write(self) -> None:
        """Copy the template under its new name; nothing that is there is touched."""
        for target in (self.folder, self.golden):
            if target.exists():
                raise BadOption(f"{target} is there already")
        for source in sorted(TEMPLATE.rglob("*")):
            if source.is_file() and "__pycache__" not in source.parts:
                target = self.target(source.relative_to(TEMPLATE))
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(self.rename(source.read_text("utf-8")), "utf-8")

    def target(self, path: Path) -> Path:
        return self.golden / path.name if path.parts[0] == "golden" else self.folder / path

    def rename(self, text: str) -> str:
        """A file of the template with every name replaced."""
        text = text.replace("chancellery.template", self.package)
        text = text.replace('"template"', f'"{self.id}"').replace("game template\n", f"game {self.id}\n")
        text = re.sub(r"\bTEMPLATE\b", self.name.upper(), text)
        text = re.sub(r"\bTemplate(?=State|Board)", self.name.title().replace("_", ""), text)
        return re.sub(r"\bTemplate\b", lambda _: self.title, text)

    def tell(self) -> None:
        """Say what was written and what comes next."""
        script = self.golden / "first_turn.txt"
        home = "" if self.shipped else f"PYTHONPATH={self.folder.parent} "
        setting = f"{home}CHANCELLERY_GAMES={self.place}"
        lines = [
            f"{self.folder} has a small game that works; {script} is its first golden script.",
            "",
            f"Play it:    {setting} chancellery play {self.id}",
            f"Script:     {setting} chancellery script {script}",
            f"Contract:   {setting} chancellery contract {self.id}",
            *(self.shipping() if self.shipped else self.publishing()),
        ]
        terminal.console().print("\n".join(lines), soft_wrap=True, markup=False, highlight=False)

    def shipping(self) -> list[str]:
        """How a game in a checkout joins those that are shipped: a line of code, then what is made of it by command."""
        steps = [
            f"add this line to SHIPPED in {GAMES / '__init__.py'}:",
            f'    "{self.id}": "{self.place}",',
            "then run:",
            "    python -m tools.script_fields   # its fields, on the page about golden scripts",
            "    python -m tests.matches         # finished matches of its rules, and the numbers of its actions",
            "    python -m tools.rules_schemas --write    # the schema of its rules",
            "    make test",
        ]
        return under("Ship it:", steps)

    def publishing(self) -> list[str]:
        """How a package of somebody else's makes it known wherever it is installed."""
        return under(
            "Publish it:",
            [
                "in the pyproject.toml of its package:",
                '    [project.entry-points."chancellery.games"]',
                f'    {self.id} = "{self.place}"',
            ],
        )


def under(heading: str, steps: list[str]) -> list[str]:
    """Lines that follow a heading at their left."""
    return [f"{heading if number == 0 else '':12}{step}" for number, step in enumerate(steps)]
