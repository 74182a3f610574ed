"""Every special text of an action card, and every advantage card, in play."""

from __future__ import annotations

import pytest

from chancellery.engine.prose import Prose
from chancellery.games.europe_divided.board import ADVANTAGE_IDS, CARD_IDS, CONTENT, SIDE_IDS
from chancellery.games.europe_divided.game import EUROPE_DIVIDED
from chancellery.games.europe_divided.records import AddInfluence
from tests.games.europe_divided.positions import Table, card

# --- special texts: a table, what the sides do, what must be so afterwards ---


def test_ru_news_media() -> None:
    t = Table(dice="russia poland 1, russia baltics 2, russia ukraine 3, russia georgia 4")
    t.use("ru_news_media")
    t.do("russia", "special", "raise poland", "raise baltics", "raise georgia")
    assert [t.die("russia", at) for at in ("poland", "baltics", "ukraine", "georgia")] == [2, 3, 3, 5]


@pytest.mark.parametrize(("answer", "money", "die"), [("pay", 0, 4), ("refuse", 2, 3)])
def test_ru_energy_sector(answer: str, money: int, die: int) -> None:
    t = Table(dice="eu poland 4, nato ukraine 4", money=(2, 0))
    t.use("ru_energy_sector")
    t.do("russia", "special")
    assert t.legal("russia") == {"lower-eu poland"}
    t.do("russia", "lower-eu poland")
    t.do("europe", answer)
    assert (t.money("europe"), t.die("eu", "poland")) == (money, die)


def test_ru_energy_sector_without_the_money_nobody_is_asked() -> None:
    t = Table(dice="eu poland 4", money=(1, 0))
    t.use("ru_energy_sector")
    t.do("russia", "special", "lower-eu poland")
    assert (t.money("europe"), t.die("eu", "poland"), t.question()) == (1, 3, "CommitCards")


def test_ru_fsb() -> None:
    t = Table(dice="eu poland 6, nato ukraine 2, eu hungary 1, russia georgia 3")
    t.use("ru_fsb")
    t.do("russia", "special")
    assert t.legal("russia") == {"lower-eu poland", "lower-nato ukraine"}
    t.do("russia", "lower-eu poland")
    assert t.die("eu", "poland") == 5


def test_ce_poland() -> None:
    t = Table(dice="nato poland 5, nato baltics 2", money=(2, 0))
    t.use("ce_poland")
    t.do("europe", "build-army", "raise baltics")
    assert t.die("nato", "baltics") == 3


def test_ce_baltics() -> None:
    t = Table(dice="nato baltics 5", money=(2, 2))
    t.use("ce_baltics")
    t.do("europe", "build-army")
    assert t.legal("russia") == {"build kaliningrad", "decline"}
    t.do("russia", "build kaliningrad")
    assert (t.army("russia", "kaliningrad"), t.money("russia")) == (1, 0)


@pytest.mark.parametrize("action", ["increase-nato", "move-army", "increase-eu"])
def test_ce_belarus(action: str) -> None:
    t = Table(dice="nato belarus 5, eu belarus 5, russia belarus 2", armies="europe france 1")
    t.use("ce_belarus")
    t.do("europe", action, "to germany" if action == "move-army" else "raise belarus")
    if action == "increase-eu":
        assert t.question() == "CommitCards"
        return
    assert t.legal("russia") == {"raise belarus", "decline"}
    t.do("russia", "raise belarus")
    assert t.die("russia", "belarus") == 3


def test_ce_ukraine() -> None:
    t = Table(dice="nato ukraine 5", armies="russia moscow 2", money=(2, 1))
    t.use("ce_ukraine")
    t.do("europe", "build-army")
    assert t.legal("russia") == {"army moscow", "decline"}
    t.do("russia", "army moscow", "to ukraine")
    assert (t.army("europe", "ukraine"), t.army("russia", "ukraine"), t.money("russia")) == (0, 0, 0)
    assert t.question() == "CommitCards"


@pytest.mark.parametrize("region", ["poland", "hungary"])
def test_ce_czechia_slovakia(region: str) -> None:
    t = Table(dice="eu czechia_slovakia 5, eu poland 1, eu hungary 1, nato czechia_slovakia 5")
    t.use("ce_czechia_slovakia")
    t.do("europe", "increase-eu", "raise czechia_slovakia")
    assert t.legal("europe") == {"raise poland", "raise hungary", "decline"}
    t.do("europe", f"raise {region}")
    assert t.die("eu", region) == 2
    t.use("ce_czechia_slovakia")
    t.do("europe", "increase-nato", "raise czechia_slovakia")
    assert t.question() == "CommitCards"


@pytest.mark.parametrize(("die", "allowed"), [(5, False), (6, True)])
def test_ce_hungary(die: int, allowed: bool) -> None:
    t = Table(dice=f"eu hungary {die}, eu poland 1, eu czechia_slovakia 2")
    t.use("ce_hungary")
    assert t.may("europe", "special-eu") is allowed
    assert not t.may("europe", "special-nato")
    if allowed:
        t.do("europe", "special-eu", "raise poland", "raise czechia_slovakia")
        assert (t.die("eu", "poland"), t.die("eu", "czechia_slovakia")) == (3, 4)


@pytest.mark.parametrize("bloc", ["eu", "nato"])
def test_ce_croatia_slovenia(bloc: str) -> None:
    t = Table(dice=f"{bloc} croatia_slovenia 5, {bloc} western_balkans 1, {bloc} armenia 5")
    t.use("ce_croatia_slovenia")
    t.do("europe", f"increase-{bloc}", "raise armenia")
    t.do("europe", "raise western_balkans")
    assert t.die(bloc, "western_balkans") == 2


@pytest.mark.parametrize("action", ["increase-nato", "build-army"])
def test_ce_western_balkans(action: str) -> None:
    t = Table(dice="nato western_balkans 5, russia eastern_balkans 1, russia western_balkans 1", money=(2, 0))
    t.use("ce_western_balkans")
    t.do("europe", action)
    if action == "increase-nato":
        t.do("europe", "raise western_balkans")
    assert t.legal("russia") == {"raise western_balkans", "raise eastern_balkans", "decline"}
    t.do("russia", "raise eastern_balkans")
    assert t.die("russia", "eastern_balkans") == 2


def test_ce_eastern_balkans() -> None:
    t = Table(dice="nato eastern_balkans 5", armies="europe greece 1", money=(3, 0))
    t.use("ce_eastern_balkans")
    t.do("europe", "build-army")
    assert t.legal("europe") == {"army eastern_balkans", "army greece", "decline"}
    t.do("europe", "army greece")
    assert t.legal("europe") == {"to black_sea"}
    t.do("europe", "to black_sea")
    assert (t.army("europe", "black_sea"), t.money("europe")) == (1, 0)


def test_ce_georgia() -> None:
    t = Table(dice="nato georgia 5", money=(2, 2))
    t.use("ce_georgia")
    t.do("europe", "build-army")
    t.do("russia", "build southern_fd")
    assert t.army("russia", "southern_fd") == 1


def test_ce_armenia() -> None:
    t = Table(dice="eu armenia 5, eu georgia 1, eu azerbaijan 1")
    t.use("ce_armenia")
    t.do("europe", "special", "raise georgia", "raise azerbaijan")
    assert (t.die("eu", "georgia"), t.die("eu", "azerbaijan")) == (2, 2)


@pytest.mark.parametrize(
    ("dice", "gained"),
    [("eu azerbaijan 5", 2), ("eu azerbaijan 5, eu georgia 3, eu eastern_balkans 2", 3)],
)
def test_ce_azerbaijan(dice: str, gained: int) -> None:
    t = Table(dice=dice, money=(0, 0))
    t.use("ce_azerbaijan")
    t.do("europe", "special")
    assert t.money("europe") == gained


@pytest.mark.parametrize("region", ["poland", "baltics"])
def test_cr_poland(region: str) -> None:
    t = Table(armies="russia volga_fd 1", money=(2, 0))
    t.use("cr_poland")
    t.do("russia", "move-army", "to western_fd")
    assert t.legal("europe") == {"place poland", "place baltics", "decline"}
    t.do("europe", f"place {region}")
    assert (t.die("nato", region), t.money("europe")) == (1, 0)


@pytest.mark.parametrize(("money", "left"), [(5, 3), (1, 0)])
def test_cr_baltics(money: int, left: int) -> None:
    t = Table(money=(money, 0))
    t.use("cr_baltics")
    t.do("russia", "special")
    assert t.money("europe") == left


def test_cr_belarus() -> None:
    t = Table(dice="russia baltics 1, nato baltics 1", money=(0, 2))
    t.use("cr_belarus")
    t.do("russia", "build-army", "raise baltics")
    t.do("europe", "raise baltics")
    assert (t.die("russia", "baltics"), t.die("nato", "baltics")) == (2, 2)


def test_cr_ukraine() -> None:
    t = Table(armies="russia moscow 1", money=(0, 2))
    t.use("cr_ukraine")
    t.do("russia", "build-army")
    # Moscow is too far without money.
    assert t.legal("russia") == {"army ukraine", "decline"}
    t.do("russia", "army ukraine", "to black_sea")
    assert t.army("russia", "black_sea") == 1


def test_cr_czechia_slovakia() -> None:
    t = Table(dice="eu czechia_slovakia 2, eu poland 1, eu hungary 6, eu ukraine 6, nato poland 6")
    t.use("cr_czechia_slovakia")
    t.do("russia", "special")
    assert t.legal("russia") == {"lower-eu czechia_slovakia", "lower-eu hungary"}
    t.do("russia", "lower-eu hungary")
    assert t.die("eu", "hungary") == 5


def test_cr_hungary() -> None:
    t = Table(dice="russia poland 1, russia czechia_slovakia 1")
    t.use("cr_hungary")
    t.do("russia", "special", "raise poland", "done")
    assert (t.die("russia", "poland"), t.die("russia", "czechia_slovakia")) == (2, 1)


def test_cr_croatia_slovenia() -> None:
    t = Table(dice="russia poland 1", money=(2, 0))
    t.use("cr_croatia_slovenia")
    t.do("russia", "increase-russia", "raise poland")
    t.do("europe", "place croatia_slovenia")
    assert t.die("eu", "croatia_slovenia") == 1


def test_cr_western_balkans() -> None:
    t = Table(dice="russia poland 1, russia eastern_balkans 1")
    t.use("cr_western_balkans")
    t.do("russia", "increase-russia", "raise poland", "by 2", "raise eastern_balkans")
    assert t.die("russia", "eastern_balkans") == 2


@pytest.mark.parametrize("space", ["greece", "turkey"])
def test_cr_eastern_balkans(space: str) -> None:
    t = Table(money=(2, 2))
    t.use("cr_eastern_balkans")
    t.do("russia", "build-army")
    assert t.legal("europe") == {"build greece", "build turkey", "decline"}
    t.do("europe", f"build {space}")
    assert (t.army("europe", space), t.money("europe")) == (1, 0)


def test_cr_georgia() -> None:
    t = Table(dice="nato georgia 3, nato armenia 3", money=(0, 2))
    t.use("cr_georgia")
    t.do("russia", "build-army")
    assert t.legal("russia") == {"lower-nato georgia", "decline"}
    t.do("russia", "lower-nato georgia")
    assert t.die("nato", "georgia") == 2


@pytest.mark.parametrize("region", ["georgia", "azerbaijan"])
def test_cr_armenia(region: str) -> None:
    t = Table(dice="russia georgia 1, russia azerbaijan 1", money=(0, 2))
    t.use("cr_armenia")
    t.do("russia", "build-army", f"raise {region}")
    assert t.die("russia", region) == 2


@pytest.mark.parametrize(("dice", "gained"), [("", 1), ("russia georgia 3, russia armenia 6, russia azerbaijan 2", 3)])
def test_cr_azerbaijan(dice: str, gained: int) -> None:
    t = Table(dice=dice, money=(0, 0))
    t.use("cr_azerbaijan")
    t.do("russia", "special")
    assert t.money("russia") == gained


# --- advantage cards ---


def playing(side: str, id: str, table: Table) -> Table:
    """A side that holds an advantage card and plays it in its own actions."""
    table.hold(side, id)
    table.actions_of(side, "eu_france" if side == "europe" else "ru_foreign_minister")
    table.do(side, f"play {id}")
    return table


def test_ae_us_sanctions() -> None:
    t = playing("europe", "ae_us_sanctions", Table())
    assert t.forbidden("russia") == {"gain_money", "build_army"}
    assert t.forbidden("europe") == set()


def test_ae_cohesion_funds() -> None:
    t = playing("europe", "ae_cohesion_funds", Table(dice="eu poland 2, nato poland 1"))
    assert t.legal("europe") == {"raise poland"}
    t.do("europe", "raise poland")
    assert (t.die("eu", "poland"), t.die("nato", "poland")) == (4, 1)


def test_ae_nato_summit() -> None:
    t = playing("europe", "ae_nato_summit", Table(dice="nato poland 2, nato baltics 1, nato georgia 6"))
    t.do("europe", "raise poland", "raise baltics")
    assert (t.die("nato", "poland"), t.die("nato", "baltics"), t.question()) == (3, 2, "Segment")


def test_ae_rapid_reaction() -> None:
    t = playing("europe", "ae_rapid_reaction", Table(armies="europe germany 1, europe greece 1", money=(0, 0)))
    t.do("europe", "army germany")
    assert t.may("europe", "to ukraine")
    assert not t.may("europe", "to georgia")
    t.do("europe", "to ukraine", "army greece", "to black_sea")
    assert (t.army("europe", "ukraine"), t.army("europe", "black_sea"), t.money("europe")) == (1, 1, 0)


@pytest.mark.parametrize(("side", "id"), [("europe", "ae_stability_mechanism"), ("russia", "ar_oil_boom")])
def test_ae_stability_mechanism_and_ar_oil_boom(side: str, id: str) -> None:
    assert playing(side, id, Table(money=(1, 1))).money(side) == 6


@pytest.mark.parametrize(
    ("side", "id", "first"),
    [("europe", "ae_shuttle_diplomacy", "europe"), ("russia", "ar_back_channel", "europe")],
)
def test_ae_shuttle_diplomacy_and_ar_back_channel(side: str, id: str, first: str) -> None:
    t = Table()
    t.hold(side, id)
    t.choose(("eu_france", "eu_benelux"), ("ru_president", "ru_fsb"))
    t.do(side, f"first {first}")
    assert (t.asked(), t.question()) == ((first,), "Segment")
    assert t.g.advantages == [[], []]


def test_ae_colour_revolution() -> None:
    t = playing("europe", "ae_colour_revolution", Table(dice="russia poland 6, eu poland 3"))
    t.do("europe", "lower-russia poland")
    assert (t.die("russia", "poland"), t.die("eu", "poland")) == (4, 3)


def test_ar_fracture_eu() -> None:
    t = playing("russia", "ar_fracture_eu", Table())
    t.do("russia", "fracture turkey")
    assert t.g.view(0)["board"]["fracture"] == "turkey"


def test_ar_little_green_men() -> None:
    t = playing("russia", "ar_little_green_men", Table(dice="russia ukraine 1, russia hungary 3, russia georgia 1"))
    assert t.legal("russia") == {"build ukraine", "build georgia"}
    t.do("russia", "build ukraine")
    assert (t.army("russia", "ukraine"), t.money("russia")) == (1, 3)


def test_ar_troll_factory() -> None:
    t = playing("russia", "ar_troll_factory", Table(dice="eu poland 3, nato poland 6, eu hungary 1"))
    assert t.legal("russia") == {"lower-eu poland"}
    t.do("russia", "lower-eu poland", "lower-nato poland")
    assert (t.die("eu", "poland"), t.die("nato", "poland")) == (2, 5)


def test_ar_troll_factory_with_dice_of_one_bloc_alone() -> None:
    t = playing("russia", "ar_troll_factory", Table(dice="nato poland 6"))
    t.do("russia", "lower-nato poland")
    assert t.question() == "Segment"


def test_ar_snap_exercise() -> None:
    t = playing("russia", "ar_snap_exercise", Table(armies="russia moscow 2", money=(0, 0)))
    t.do("russia", "to ukraine")
    question = t.g.view(SIDE_IDS.index("russia"))["prompt"]
    assert question is not None
    assert (question["key"], question["args"]["most"]) == ("choose-army", 2)
    t.do("russia", "army moscow", "to belarus")
    assert (t.army("russia", "ukraine"), t.army("russia", "belarus")) == (1, 1)


def test_ar_compatriots() -> None:
    t = playing("russia", "ar_compatriots", Table(dice="russia baltics 1, russia poland 1"))
    assert t.legal("russia") == {"raise baltics"}
    t.do("russia", "raise baltics")
    assert t.die("russia", "baltics") == 3


@pytest.mark.parametrize(
    ("id", "dice", "actions", "asked", "places"),
    [
        ("ce_poland", "nato poland 5", "build-army", "europe", "baltics"),
        ("ce_belarus", "nato belarus 5", "increase-nato, raise belarus", "russia", "belarus"),
        (
            "ce_czechia_slovakia",
            "eu czechia_slovakia 5",
            "increase-eu, raise czechia_slovakia",
            "europe",
            "poland hungary",
        ),
        (
            "ce_croatia_slovenia",
            "nato croatia_slovenia 5",
            "increase-nato, raise croatia_slovenia",
            "europe",
            "western_balkans",
        ),
        ("ce_western_balkans", "nato western_balkans 5", "build-army", "russia", "western_balkans eastern_balkans"),
        ("cr_poland", "", "move-army, to western_fd", "europe", "poland baltics"),
        ("cr_belarus", "", "build-army", "russia", "baltics"),
        ("cr_belarus", "", "build-army, decline", "europe", "baltics"),
        ("cr_croatia_slovenia", "russia armenia 1", "increase-russia, raise armenia", "europe", "croatia_slovenia"),
        ("cr_western_balkans", "russia armenia 4", "increase-russia, raise armenia, by 1", "russia", "eastern_balkans"),
        ("cr_armenia", "", "build-army", "russia", "georgia azerbaijan"),
    ],
)
def test_a_die_may_be_placed_where_a_text_finds_none(id: str, dice: str, actions: str, asked: str, places: str) -> None:
    t = Table(dice=dice, armies="russia volga_fd 1", money=(4, 4))
    t.use(id)
    t.do(t.asked()[0], *actions.split(", "))
    assert t.legal(asked) == {*(f"place {region}" for region in places.split()), "decline"}


# --- what the texts say agrees with what may be done ---

# How a text says that fewer regions will do.
FEWER = {"en": ("up to", "or in both"), "fr": ("au plus", "ou dans les deux")}
STOPS = {
    "ru_news_media": ("russia poland 1, russia ukraine 1", "special, raise poland"),
    "ce_hungary": ("eu hungary 6, eu poland 1, eu czechia_slovakia 1", "special-eu, raise poland"),
    "ce_armenia": ("eu armenia 5, eu georgia 1, eu azerbaijan 1", "special, raise georgia"),
    "cr_hungary": ("russia poland 1, russia czechia_slovakia 1", "special, raise poland"),
}


def words(language: str) -> Prose:
    return Prose(language, [EUROPE_DIVIDED.folder / "text"], EUROPE_DIVIDED.nouns, strict=True)


@pytest.mark.parametrize("language", FEWER)
def test_a_text_about_several_regions_says_that_fewer_will_do(language: str) -> None:
    """Ruling 74: from one region up to the number that is named."""
    prose = words(language)
    several = {
        id: prose.text(f"card-{id}", special.kind)
        for id, record in CONTENT.cards.items()
        for special in record.special
        if any(isinstance(step, AddInfluence) and step.targets > 1 for step in special.steps)
    }
    assert several.keys() == STOPS.keys()
    assert [id for id, text in several.items() if not any(said in text for said in FEWER[language])] == []
    assert any(said in prose.text("advantage-ae_nato_summit", "text") for said in FEWER[language])


@pytest.mark.parametrize("id", STOPS)
def test_one_may_stop_after_the_first_region(id: str) -> None:
    dice, actions = STOPS[id]
    t = Table(dice=dice)
    t.use(id)
    side = t.asked()[0]
    t.do(side, *actions.split(", "))
    assert t.may(side, "done")


@pytest.mark.parametrize("language", FEWER)
@pytest.mark.parametrize(
    ("mine", "theirs", "warned"),
    [("eu_france", 1, "none"), ("eu_france", 0, "nothing"), ("ce_baltics", 0, "reactions")],
)
def test_sanctions_that_come_too_late_are_warned_of(language: str, mine: str, theirs: int, warned: str) -> None:
    """Russia has used its cards: only a reaction to Europe's own card is left to be stopped (ruling 80)."""
    t = Table()
    t.hold("europe", "ae_us_sanctions")
    t.g.committed[1] = [card("ru_president")] * theirs
    t.actions_of("europe", mine)
    asked = t.g.prompt(0)
    assert asked is not None
    assert asked.args["late"] == warned
    assert t.may("europe", "play ae_us_sanctions")
    prose = words(language)
    named = prose.text("advantage-ae_us_sanctions")
    assert (named in prose.reason(asked)) is (warned != "none")


def test_every_special_text_and_advantage_card_has_its_test() -> None:
    special = [id for id, record in zip(CARD_IDS, CONTENT.cards.values(), strict=True) if record.special]
    names = " ".join(name for name in globals() if name.startswith("test_"))
    assert [id for id in (*special, *ADVANTAGE_IDS) if id not in names] == []
