"""Groups of spaces and cards, as scripts write them, for the tests of Europe in Turmoil."""

from __future__ import annotations

FRANCE = (
    "brittany_normandy picardy beau_monde french_writers french_catholic_church fauvism paris french_armed_forces "
    "bordeaux dijon nice colonials "
)
GERMANY = (
    "hanover_oldenburg kiel jugendstil east_prussia imperial_army wilhelm_ii berlin silesia alsace_lorraine "
    "industrialists saxony bavaria "
)
AUSTRIA_HUNGARY = (
    "bohemia moravia galicia_przemysl viennese_secession vienna budapest alto_adige trieste "
    "austrian_catholic_church dual_monarchy transylvania croatia "
)
RUSSIA = (
    "finland siberia saint_petersburg russian_bourgeoisie baltic_states nicolas_ii moscow symbolism poland "
    "tsarist_army belarus ukraine orthodox_church crimea "
)
INDEPENDENTS = (  # without Norway, which is closed at first
    "sweden denmark netherlands belgium switzerland spain_portugal morocco algeria tunisia italy libya constantinople"
)
FARMERS = (
    "brittany_normandy bordeaux nice east_prussia transylvania croatia belarus ukraine crimea bulgaria spain_portugal"
)
WORKERS = "picardy dijon silesia alsace_lorraine saxony bavaria bohemia moravia baltic_states romania belgium"
ARMIES = "french_armed_forces kiel east_prussia imperial_army galicia_przemysl tsarist_army serbia"
BOURGEOISIE = "beau_monde colonials industrialists trieste russian_bourgeoisie greece switzerland"
INTELLECTUALS = "french_writers fauvism jugendstil viennese_secession siberia symbolism bosnia denmark"
LIBERAL_STABILITY = (
    "workers_unite farmer_collectives testimonials popular_uproar intelligentsia left_wing_governments "
    "anarchist_attack blockade silent_majority most_favoured_nation_liberal"
)


def each(verb: str, names: str, *but: str) -> str:
    """An action for each of the things named, but for some."""
    return ", ".join(f"{verb} {name}" for name in names.split() if name not in but)
