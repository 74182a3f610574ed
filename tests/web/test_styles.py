"""The style sheets have one order, one scale and one palette; what stands apart from them can only become less."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import chancellery
from chancellery.web.http.client_files import CLIENT
from chancellery.web.pages import STYLES

TEMPLATE = Path(chancellery.__file__).parent / "template/page/style.css"
SHEETS = sorted([*CLIENT.glob("styles/*.css"), *CLIENT.glob("games/**/*.css"), TEMPLATE])
TOKENS = CLIENT / "styles/tokens.css"
LAYERS = ("reset", "tokens", "base", "parts", "games", "settings")
# What a sheet may write as it is: nothing, and lines that are as thin as a screen allows.
THIN = {"0px", "1px", "2px", "-1px", "-2px"}
# Longer pixels that are left, by sheet. Whoever takes one away takes its line away too.
PIXELS: dict[str, int] = {}
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\((?!from)")
SIZED = re.compile(r"^(?:0|inherit|var\(--t[\w-]+\)|[\d.]+em)(?:/[\w.()*\s-]+)?$")


class Declaration(NamedTuple):
    sheet: Path
    name: str
    value: str


def bare(sheet: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)


def declarations(sheets: list[Path] = SHEETS) -> Iterator[Declaration]:
    for sheet in sheets:
        for name, value in re.findall(r"(?<=[{;\s])([\w-]+)\s*:\s*([^;{}]+)(?=[;}])", bare(sheet)):
            yield Declaration(sheet, name, value.strip())


def is_colour_token(one: Declaration) -> bool:
    """A colour has a name: in the page's tokens, or a game's own (`--g-…`)."""
    return one.sheet.name in ("tokens.css", "settings.css") or one.name.startswith("--g-")


def size_of(one: Declaration) -> str:
    """The size of letters that a declaration sets: of `font`, what stands before the face."""
    if one.name == "font-size":
        return one.value
    words = re.sub(r"\s*/\s*", "/", re.sub(r"calc\(([^()]|\([^()]*\))*\)", "calc()", one.value)).split()
    return next((word for word in words if not re.fullmatch(r"[1-9]00|italic|normal|bold", word)), "")


def shapes() -> dict[str, str]:
    """The shapes of a window that scripts know by name."""
    script = (CLIENT / "core/base/shapes.js").read_text("utf-8")
    return dict(re.findall(r'^  (\w+): "([^"]+)",$', script, re.MULTILINE))


def test_every_sheet_is_in_its_layer() -> None:
    """Unlayered rules would win over all others, those of people who set something too."""
    assert f"@layer {', '.join(LAYERS)};" in bare(TOKENS)
    assert STYLES.index("styles/tokens.css") < min(
        STYLES.index(style) for style in STYLES if style.startswith("styles/") and style != "styles/tokens.css"
    )
    assert {f"styles/{sheet.name}" for sheet in CLIENT.glob("styles/*.css")} == {
        style for style in STYLES if style.startswith("styles/")
    }
    for sheet in SHEETS:
        outside = bare(sheet)
        outside = re.sub(r"^@layer [\w, ]+;$|^@layer \w+ \{\n.*?^\}$", "", outside, flags=re.MULTILINE | re.DOTALL)
        assert outside.strip() == "", sheet
    for sheet in CLIENT.glob("games/**/*.css"):
        assert re.findall(r"@layer (\w+)", bare(sheet)) == ["games"], sheet


def test_measures_are_tokens_or_grow_with_the_letters() -> None:
    found: dict[str, int] = {}
    for one in declarations([sheet for sheet in SHEETS if sheet != TOKENS]):
        for length in re.findall(r"-?[\d.]+px\b", one.value):
            if length not in THIN:
                name = one.sheet.relative_to(CLIENT.parent).as_posix() if one.sheet != TEMPLATE else "template"
                found[name] = found.get(name, 0) + 1
    assert found == PIXELS


def test_distances_are_those_of_the_scale() -> None:
    """Padding, margins and gaps; what keeps clear of something else is as long as that, from 1.5 rem on."""
    odd = []
    for one in declarations():
        if not re.fullmatch(r"(padding|margin)(-\w+)*|(row-|column-)?gap", one.name):
            continue
        odd += [
            f"{one.sheet.name}: {one.name}: {one.value}"
            for length in re.findall(r"-?(?<![\w.])([\d.]+)rem\b", one.value)
            if float(length) < 1.5
        ]
    assert odd == []


def test_letters_have_the_sizes_of_the_scale() -> None:
    odd = [
        f"{one.sheet.name}: {one.name}: {one.value}"
        for one in declarations()
        if one.name in ("font", "font-size") and not SIZED.fullmatch(size_of(one))
    ]
    assert odd == []


def test_every_token_is_used_and_every_used_one_is_there() -> None:
    scripts = "".join(path.read_text("utf-8") for path in CLIENT.glob("**/*.js") if "vendor" not in path.parts)
    drawings = "".join(path.read_text("utf-8") for path in CLIENT.glob("games/*/*.svg"))
    everything = "".join(bare(sheet) for sheet in SHEETS) + scripts + drawings
    made = {one.name for one in declarations() if one.name.startswith("--")}
    used = set(re.findall(r"var\((--[\w-]+)", everything)) | set(re.findall(r'getPropertyValue\("(--[\w-]+)', scripts))
    measures = {one.name for one in declarations([TOKENS]) if not one.name.startswith("--g-")}
    assert {name for name in measures - used if name.startswith("--")} == set()
    set_by_scripts = set(re.findall(r'"(--[\w-]+)":', scripts))
    assert used - made - set_by_scripts - set(re.findall(r"var\((--[\w-]+),", everything)) == set()


def test_colours_have_names() -> None:
    odd = [
        f"{one.sheet.name}: {one.name}: {one.value}"
        for one in declarations()
        if not is_colour_token(one) and COLOUR.search(re.sub(r"url\([^)]*\)", "", one.value))
    ]
    assert odd == []


def test_light_and_dark_stand_together() -> None:
    """One value for both, so that neither can be forgotten."""
    assert [sheet.name for sheet in SHEETS if "prefers-color-scheme" in bare(sheet)] == []


def test_windows_have_the_same_shapes_for_sheets_and_scripts() -> None:
    known = set(shapes().values())
    assert len(known) == len(shapes()) > 10
    asked = {
        query.strip()
        for sheet in SHEETS
        for query in re.findall(r"@media ([^{]+)", bare(sheet))
        if re.search(r"width|height", query)
    }
    scripts = [path for path in CLIENT.glob("**/*.js") if "vendor" not in path.parts]
    by_name = {name for path in scripts for name in re.findall(r"SHAPES\.(\w+)", path.read_text("utf-8"))}
    assert asked - known == set()
    assert {name for name, query in shapes().items() if query not in asked} - by_name == set()
    # Nobody else asks for a width or a height.
    asking = re.compile(r"(?:matchMedia|shaped)\(([^)]*)")
    found = {
        query
        for path in scripts
        for query in asking.findall(path.read_text("utf-8"))
        if re.search("width|height", query)
    }
    assert found == set()


def test_no_script_guesses_how_wide_a_text_is() -> None:
    guess = re.compile(r"\.length\)? \* (?:[A-Z][A-Z_]+|\d+\.\d+)\b(?!\.)|\.length > [A-Z_]*LONG")
    guessed = [
        f"{path.name}: {line.strip()}"
        for path in CLIENT.glob("**/*.js")
        if "vendor" not in path.parts
        for line in path.read_text("utf-8").splitlines()
        if guess.search(line)
    ]
    assert guessed == []


def test_the_waters_of_every_ground_have_a_colour_for_their_names() -> None:
    """One that is missing is drawn in black, which nobody misses in the light, and nobody reads in the dark."""
    for ground in sorted(CLIENT.glob("games/*/ground.css")):
        if 'data-name="water-' in ground.with_name("ground.svg").read_text("utf-8"):
            assert "--g-water-name:" in ground.read_text("utf-8"), ground.parent.name
