"""The page's sounds, heard: rendered offline in a real browser, and measured; and that nobody hears one unasked."""

from __future__ import annotations

import base64
import math
import random
from array import array
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

import numpy as np
import pytest
from playwright.sync_api import Page, expect

from chancellery.web.http.client_files import CLIENT
from tests.browser.axe import serious
from tests.browser.playing import act_by_chance, call, lay, sit

RATE = 48_000
LIMIT = -20.0
NAMES = ("turn", "stamp", "die", "card")
SOURCE = (CLIENT / "core/base/sounds.js").read_text("utf-8").replace("export function", "function")
RENDER = """async ([names, loud, still]) => {
  const context = new OfflineAudioContext(1, 96000, 48000);
  for (const name of names) sound(context, name, loud, still);
  const bytes = new Uint8Array((await context.startRendering()).getChannelData(0).buffer);
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
}"""


def biquad(samples: Sequence[float], b: tuple[float, float, float], a: tuple[float, float]) -> Iterator[float]:
    """A filter of second order, as ITU-R BS.1770 draws it."""
    z1 = z2 = 0.0
    for x in samples:
        y = b[0] * x + z1
        z1 = b[1] * x - a[0] * y + z2
        z2 = b[2] * x - a[1] * y
        yield y


def loudness(samples: Sequence[float]) -> float:
    """The loudest 400 ms in LUFS: K-weighting of ITU-R BS.1770 at 48 kHz, blocks that overlap by three quarters."""
    shelf = list(
        biquad(
            samples,
            (1.53512485958697, -2.69169618940638, 1.19839281085285),
            (-1.69065929318241, 0.73248077421585),
        )
    )
    weighted = list(biquad(shelf, (1.0, -2.0, 1.0), (-1.99004745483398, 0.99007225036621)))
    block, step = RATE * 4 // 10, RATE // 10
    squares = [0.0]
    for one in weighted:
        squares.append(squares[-1] + one * one)
    loudest = max((squares[at + block] - squares[at]) / block for at in range(0, len(samples) - block + 1, step))
    return -0.691 + 10 * math.log10(max(loudest, 1e-12))


def true_peak(samples: Sequence[float]) -> float:
    """What a loudspeaker is asked for between the samples too: eight times as many, all of one band."""
    spectrum = np.fft.rfft(np.asarray(samples, dtype=float))
    return float(np.abs(np.fft.irfft(spectrum, len(samples) * 8)).max() * 8)


def rendered(page: Page, names: Sequence[str], loud: float, still: bool) -> array[float]:
    return array("f", base64.b64decode(page.evaluate(RENDER, [names, loud, still])))


def test_the_measures_are_those_of_the_standard() -> None:
    """A sine of 997 Hz at full scale in one channel has -3.01 LUFS; one sampled beside its crests still has them."""
    sine = [math.sin(2 * math.pi * 997 * i / RATE) for i in range(RATE)]
    assert abs(loudness(sine) + 3.01) < 0.05
    beside = [math.sin(math.pi * i / 2 + math.pi / 4) for i in range(4_800)]
    assert max(beside) < 0.71
    assert abs(true_peak(beside) - 1) < 0.01


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_sounds_have_no_click_do_not_clip_and_are_quiet(page: Page, still: bool) -> None:
    page.goto("/healthz")
    page.evaluate(f"() => {{ {SOURCE}; globalThis.sound = sound; }}")
    heard = {}
    for name in NAMES:
        samples = rendered(page, [name], 1, still)
        peak, height = true_peak(samples), max(map(abs, samples))
        sounding = [i for i, one in enumerate(samples) if abs(one) > 1e-6]
        first, last = sounding[0], sounding[-1]
        heard[name] = samples
        assert 0.01 < peak < 0.9, f"{name} can be heard and does not clip"
        # A block that is being played already would swallow how it begins.
        assert RATE // 100 < first < RATE // 20, f"{name} begins in a block that is still to come, and at once"
        assert abs(samples[first]) < 1e-3, f"{name} begins in silence"
        assert abs(samples[last]) < 1e-3, f"{name} ends in silence"
        assert last < 1.1 * RATE, f"{name} is short"
        # No jump from one sample to the next that is not part of the sound itself, and none where it comes and goes.
        jumps = [abs(b - a) for a, b in pairwise(samples)]
        assert max(jumps) < height, f"{name} has a click"
        edge = RATE // 500
        at_edges = max(jumps[first - 1 : first + edge] + jumps[last - edge : last + 1])
        assert at_edges < height / 4, f"{name} clicks where it begins or ends"
        assert loudness(samples) <= LIMIT, f"{name} is too loud"
        quiet = rendered(page, [name], 0.35, still)
        assert loudness(quiet) < loudness(samples) - 6
    together = rendered(page, NAMES, 1, still)
    assert true_peak(together) < 0.9, "all at once do not clip"
    assert loudness(together) <= LIMIT
    # Where nothing shall move, a die falls once.
    rattles = max(i for i, one in enumerate(heard["die"]) if abs(one) > 1e-4) > RATE // 8
    assert rattles is not still


def test_the_table_asks_once_whether_it_may_sound(new_page: Callable[..., Page]) -> None:
    page = new_page(permissions=[])
    page.goto("/workshop")
    match = lay(page, seats={"liberal": {"kind": "me"}, "authoritarian": {"kind": "bot", "bot": "random"}})
    note = page.locator(".soundnote")
    sit(page, match)
    expect(note).to_have_count(0)
    luck = random.Random(4)
    while call(page, f"/matches/{match}")["ply"] < 6:
        act_by_chance(page, match, luck)
    expect(note).to_contain_text("Sounds for dice, cards and your turn?")
    for shape in ((1366, 650), (390, 844)):
        page.set_viewport_size({"width": shape[0], "height": shape[1]})
        answer = page.locator(".prompt .a button, .board .legal, .prompt.calm").first
        expect(answer).to_be_attached()
        box = note.bounding_box()
        assert box is not None
        covers = page.evaluate(
            "(b) => [...document.querySelectorAll('.boardw, .prompt, #hand')].some((one) => { const r ="
            " one.getBoundingClientRect(); return r.width && r.top < b.y + b.height - 1 && r.bottom > b.y + 1 &&"
            " r.left < b.x + b.width && r.right > b.x; })",
            box,
        )
        assert not covers, "it lies over nothing"
    assert serious(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    asked = page.locator(".boardw").bounding_box()
    note.get_by_role("button", name="No").click()
    expect(note).to_have_count(0)
    assert page.locator(".boardw").bounding_box() == asked, "the board is where it was"
    page.reload()
    expect(page.locator("main.table[data-ply]")).to_be_visible()
    expect(note).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.settings).sound") == "off"
