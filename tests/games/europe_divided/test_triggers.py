"""Which printed actions set off the effect or the reaction of a card, and which do not."""

from __future__ import annotations

import pytest

from chancellery.games.europe_divided.board import CARD_IDS, CARD_SEAT, CARD_SPACE, CONTENT, CONTESTED, REGION_IDS
from tests.games.europe_divided.positions import Table, card

# The actions after which a text is offered, and to whom.
EFFECTS = {
    "ce_poland": "build-army",
    "ce_czechia_slovakia": "increase-eu",
    "ce_croatia_slovenia": "increase-eu increase-nato",
    "ce_eastern_balkans": "build-army",
    "cr_belarus": "build-army",
    "cr_ukraine": "build-army",
    "cr_western_balkans": "increase-russia",
    "cr_georgia": "build-army",
    "cr_armenia": "build-army",
}
REACTIONS = {
    "ce_baltics": "build-army",
    "ce_belarus": "increase-nato move-army",
    "ce_ukraine": "build-army",
    "ce_western_balkans": "increase-nato build-army",
    "ce_georgia": "build-army",
    "cr_poland": "move-army",
    "cr_belarus": "build-army",
    "cr_croatia_slovenia": "increase-russia",
    "cr_eastern_balkans": "build-army",
}
# How an action is carried out.
ANSWERS = ("raise armenia", "by 1", "place azerbaijan", "army france", "army volga_fd", "to germany", "to western_fd")


def position(id: str) -> Table:
    """Dice, armies and money for every action and for every text."""
    t = Table(
        dice=", ".join(
            f"{bloc} {region} 2" for bloc in ("eu", "nato", "russia") for region in REGION_IDS if region != "azerbaijan"
        ),
        armies="europe france 2, russia volga_fd 2",
        money=(20, 20),
    )
    if CARD_SEAT[card(id)] == 0:
        region = REGION_IDS[CARD_SPACE[card(id)]]
        t.set_dice(f"eu {region} 5, nato {region} 5")
    t.use(id)
    return t


def answers_after(id: str, action: str) -> tuple[tuple[str, ...], bool]:
    """Who is asked after an action, and whether it may be declined: that is how texts ask."""
    t = position(id)
    side = t.asked()[0]
    t.do(side, action)
    while not t.may(t.asked()[0], "decline") and t.question() != "CommitCards":
        t.do(side, next(name for name in ANSWERS if t.may(side, name)))
    return t.asked(), t.question() != "CommitCards"


def test_every_card_with_an_effect_or_a_reaction_is_listed() -> None:
    for kind, listed in (("effect", EFFECTS), ("reaction", REACTIONS)):
        cards = [id for id in CARD_IDS if any(special.kind == kind for special in CONTENT.cards[id].special)]
        assert sorted(cards) == sorted(listed)


@pytest.mark.parametrize("id", [id for id in CARD_IDS if id in EFFECTS or id in REACTIONS])
def test_a_text_is_offered_after_the_actions_that_it_names_and_no_others(id: str) -> None:
    assert CONTESTED[card(id)]
    owner = ("europe", "russia")[CARD_SEAT[card(id)]]
    other = ("europe", "russia")[1 - CARD_SEAT[card(id)]]
    printed = sorted(position(id).legal(owner) - {"pass", "special", "special-eu", "special-nato"})
    assert len(printed) == len(CONTENT.cards[id].actions)
    for action in printed:
        asked, offered = answers_after(id, action)
        if action in EFFECTS.get(id, "").split():
            assert (asked, offered) == ((owner,), True), action
        elif action in REACTIONS.get(id, "").split():
            assert (asked, offered) == ((other,), True), action
        else:
            assert not offered, action


def test_the_eu_earns_nothing_from_a_sea_by_a_nato_action() -> None:
    t = Table(dice="eu poland 5, nato poland 5, nato georgia 1", money=(0, 0))
    t.hold_sea("baltic_sea", "eu")
    t.use("ce_poland")
    t.do("europe", "increase-nato", "raise georgia")
    assert t.money("europe") == 0


def test_a_special_action_with_its_die_but_without_a_target_is_not_offered() -> None:
    t = Table(dice="eu hungary 6, nato poland 1")
    t.use("ce_hungary")
    assert not {"special-eu", "special-nato"} & t.legal("europe")


def test_a_card_that_has_been_shown_is_no_longer_known_to_be_in_hand() -> None:
    t = Table()
    t.choose(("eu_turkey", "eu_denmark"), ("ru_president", "ru_news_media"))
    t.g.known = (1,) * len(CARD_IDS)
    t.do("russia", "use ru_president")
    t.g.hand[1].append(card("ru_president"))
    assert "ru_president" in t.g.view(0)["board"]["sides"]["russia"]["unseen"]
