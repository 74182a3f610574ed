"""A bot on a client that was generated from the API's description: every answer has a type, boards too.

docs/api.md says how the client is made. Then:

    python examples/typed_bot.py http://127.0.0.1:8000 europe-divided
"""

import random
import sys
import time

from chancellery_client.api.games import api_games_get_game
from chancellery_client.api.matches import api_matches_create_match, api_matches_view_get_view
from chancellery_client.api.people import api_me_tokens_new_token
from chancellery_client.api.playing import api_matches_actions_act
from chancellery_client.client import AuthenticatedClient
from chancellery_client.models.act import Act
from chancellery_client.models.done import Done
from chancellery_client.models.europe_divided_board import EuropeDividedBoard
from chancellery_client.models.game_data import GameData
from chancellery_client.models.match_summary import MatchSummary
from chancellery_client.models.new_match import NewMatch
from chancellery_client.models.new_match_seats_type_0 import NewMatchSeatsType0
from chancellery_client.models.new_seat import NewSeat
from chancellery_client.models.new_seat_kind import NewSeatKind
from chancellery_client.models.new_token import NewToken
from chancellery_client.models.token import Token
from chancellery_client.models.view import View
from chancellery_client.models.view_status import ViewStatus


def standing(board: EuropeDividedBoard) -> str:
    """Where a match of Europe Divided stands, from its board."""
    sides = board.sides.additional_properties
    return f"turn {board.turn}: " + ", ".join(f"{name} {side.prestige} prestige" for name, side in sides.items())


def choose(view: View) -> str | None:
    """One of the answers to what is asked, or None if nothing is."""
    position = view.position
    if position is None or not position.legal:
        return None
    if position.game == "europe-divided" and view.ply % 50 == 0:
        print(standing(position.board))
    legal: list[str] = position.legal
    return random.choice(legal)


def lay(client: AuthenticatedClient, game_id: str) -> MatchSummary:
    """A new match: the first seat is mine, bots have the others."""
    game = api_games_get_game.sync(game_id, client=client)
    assert isinstance(game, GameData), game
    seats = NewMatchSeatsType0()
    for number, seat in enumerate(game.seats[str(game.players[0])]):
        seats[seat.id] = NewSeat(kind=NewSeatKind.BOT if number else NewSeatKind.ME)
    made = api_matches_create_match.sync(client=client, body=NewMatch(game=game_id, seats=seats))
    assert isinstance(made, MatchSummary), made
    return made


def play(client: AuthenticatedClient, match: str) -> View:
    """Play to the end: the last view."""
    while True:
        view = api_matches_view_get_view.sync(match, client=client)
        assert isinstance(view, View), view
        if view.status != ViewStatus.RUNNING:
            return view
        action = choose(view)
        if action is None:
            time.sleep(0.05)
            continue
        done = api_matches_actions_act.sync(match, client=client, body=Act(action=action, ply=view.ply))
        if not isinstance(done, Done):
            print(done)


def main(server: str, game: str) -> None:
    # Whoever has no token yet is a guest, and asks for one.
    nobody = AuthenticatedClient(server, token="", prefix="")
    token = api_me_tokens_new_token.sync(client=nobody, body=NewToken(label="typed bot"))
    assert isinstance(token, Token), token
    with AuthenticatedClient(server, token.token) as client:
        match = lay(client, game)
        print(f"match {match.id}: I am {match.yours[0]}")
        result = play(client, match.id).position
        assert result is not None
        assert result.result is not None
        print("won by", " and ".join(result.result.winners) or "nobody", "with", result.result.scores)


if __name__ == "__main__":
    main(*sys.argv[1:3])
