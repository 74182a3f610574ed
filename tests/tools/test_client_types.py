"""The types of the client: what Python declares comes out whole, and tsc looks into templates."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from chancellery.games import find_game
from tools import client_types, game_types
from tools.answer_types import answers, routes
from tools.templates import BadTemplate, Source

CLIENT = "src/chancellery/web/static/client"

# --- what Python declares ---


def test_an_event_has_its_name_and_its_fields() -> None:
    """Things come by their ids; what older logs lack may be missing."""
    text = game_types.events(find_game("europe-in-turmoil"))
    assert '  event: "victory-points";\n  seat: string;\n  points: number;\n' in text
    assert "  before?: number;\n" in text
    assert "  liberal_spaces: Array<string>;\n" in text


def test_a_content_file_has_its_records_as_they_are_written() -> None:
    text = game_types.content(find_game("realpolitik"))
    assert text is not None
    assert "  territories: { territory: Array<Territory>; };\n" in text
    assert "  capital?: boolean;\n" in text, "what a file may leave out"


def test_every_answer_has_a_type_and_longer_addresses_come_first() -> None:
    text = answers()
    assert len(routes("GET")) > 30
    for address, _ in [*routes("GET"), *routes("POST")]:
        assert f"extends `{address}` ?" in text
    assert text.index("`/matches/${string}/view`") < text.index("`/matches/${string}`")
    assert text.index("`/matches/tutorial`") > text.index("`/matches/${string}/join`")


# --- templates ---


@pytest.mark.parametrize(
    ("written", "translated"),
    [
        ("html`<${Die} value=${n} />`", '__template([__component(Die, {"value": (n),}, []),])'),
        ('html`<p class="a">b</p>`', '__template([__element("p", {"class": "a",}, []),])'),
        ("html`<b hidden>${x}</b>`", '__template([__element("b", {"hidden": true,}, [(x),]),])'),
        ("html`<${A} ...${all}><${B} /><//>`", "__template([__component(A, {...(all),}, [__component(B, {}, []),]),])"),
        ('html`<i id="a${b}c" />`', '__template([__element("i", {"id": "a" + (b) + "c",}, []),])'),
        ("html`<!-- a ${b} --><i />`", '__template([(b),__element("i", {}, []),])'),
        ("x = `a ${html`<i />`} b`", 'x = `a ${__template([__element("i", {}, []),])} b`'),
        ('s.replace(/`/g, "\'`") // `', 's.replace(/`/g, "\'`") // `'),
        ("a / b / html`<i />`", 'a / b / __template([__element("i", {}, []),])'),
        ("xhtml`<i`", "xhtml`<i`"),
    ],
)
def test_a_template_becomes_calls(written: str, translated: str) -> None:
    assert Source(written).translated().replace(" }", "}") == translated


@pytest.mark.parametrize("template", ["<b>", "</b>", "<b></i>", "<b", "<b ${a} />", '<b class="a />'])
def test_a_template_that_htm_would_read_otherwise_is_refused(template: str) -> None:
    with pytest.raises(BadTemplate):
        Source(f"html`{template}`").translated()


def test_every_line_stays_where_it_is() -> None:
    for path in client_types.sources():
        text = path.read_text("utf-8")
        if path.suffix == ".js":
            assert Source(text).translated().count("\n") == text.count("\n"), path


# --- tsc ---

WRONG = """
/** @param {{ value: number, name?: string }} props */
const Die = ({ value }) => html`<b>${value}</b>`;
/** @param {{ n: number }} props */
export const Dice = ({ n }) => html`<p>
  <${Die} value=${n} name="six" key="a" />
  <${Die} vlaue=${n} />
  <${Die} name="six" />
  <${Die} value=${String(n)} />
</p>`;
export const read = async () => (await get("/me")).nmae;
"""


@pytest.fixture
def written(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The client as tsc gets it, where it finds the types of its libraries."""
    if not client_types.TSC.exists():
        pytest.skip("the compiler is not installed: make check does that")
    out = client_types.ROOT / "build" / tmp_path_factory.mktemp("types").name
    assert client_types.write(out) == []
    yield out
    shutil.rmtree(out)


@pytest.mark.slow
def test_a_wrong_property_and_a_wrong_field_of_an_answer_fail(written: Path) -> None:
    head = 'import { get } from "../core/base/api.js";\nimport { html } from "../core/base/html.js";\n'
    (written / CLIENT / "pages/wrong.js").write_text(Source(head + WRONG).translated(), "utf-8")
    said = client_types.check(written)
    found = [line for line in said if line.startswith("src/")]
    assert [int(line.split(":")[1]) for line in found] == [9, 10, 11, 13], said
    assert "'\"vlaue\"' does not exist" in "".join(said)
    assert "nmae" in found[3]
