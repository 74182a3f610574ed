"""Who plays here: the lists of players, and a search by name."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter

from chancellery.web.api.common import Given, problems
from chancellery.web.api.games import GameId, existing_game
from chancellery.web.http.identity import Caller
from chancellery.web.people.directory import Directory
from chancellery.web.schemas.profiles import FoundPlayer, RatingList

After = Annotated[int, QueryParameter(ge=0, le=100_000, description="How many of the list you have already.")]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
PartOfName = Annotated[str, QueryParameter(min_length=2, max_length=40, description="What their name has in it.")]


@get("/games/{game:str}/ratings", responses=problems(401, 404))
async def get_ratings(
    caller: Given[Caller], directory: Given[Directory], game: GameId, after: After = 0, limit: Limit = 50
) -> RatingList:
    """Who is how strong in a game: accounts that let themselves be listed, the strongest first."""
    id = existing_game(game)
    return await caller.in_lane(lambda: directory.ratings(id, caller.find_user(), after, limit))


@get("/people", responses=problems(401))
async def find_people(caller: Given[Caller], directory: Given[Directory], name: PartOfName) -> list[FoundPlayer]:
    """People by a part of their name: at most twenty accounts that let themselves be listed."""
    return await caller.in_lane(lambda: directory.named(name, caller.find_user()))


router = Router("/", route_handlers=[get_ratings, find_people], tags=["People"])
