"""`chancellery users`: what an operator does for people."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from chancellery.cli import terminal
from chancellery.cli.arguments import Json
from chancellery.cli.store import Db, opened, well
from chancellery.engine.errors import BadOption

if TYPE_CHECKING:
    from chancellery.store.people import User
    from chancellery.store.store import Store

SHORTEST_PASSWORD = 8

app = typer.Typer(help="Manage accounts.", no_args_is_help=False, add_completion=False, rich_markup_mode=None)

Name = Annotated[str, typer.Argument(metavar="NAME", help="The person's name.")]


@app.callback()
def users() -> None:
    """Manage accounts."""


def person(store: Store, name: str) -> User:
    from chancellery.store.errors import NoSuchUser

    user = store.people.by_name(name)
    if user is None:
        raise NoSuchUser(name)
    return user


def account(store: Store, id: str) -> User:
    """The account with an id: a name can be given up and taken by somebody else."""
    from chancellery.store.errors import NoSuchUser

    by_id = store.people.by_id(id)
    user = by_id or store.people.by_name(id)
    if user is None:
        raise NoSuchUser(id)
    if user.guest:
        raise BadOption(
            f"{user.name} is a guest; an operator needs an account with a password", "guest-no-operator", name=user.name
        )
    if by_id is None:
        raise BadOption(
            f"operators are appointed by id; the account '{user.name}' has the id {user.id}",
            "operator-by-id",
            name=user.name,
            id=user.id,
        )
    return user


def write_down(store: Store, deed: str, user: User) -> None:
    """Keep what was done here where operators can read it on their page."""
    store.audit.write("chancellery users", deed, user.id, user.name)


@app.command("list")
def list_users(
    db: Db = None,
    guests: Annotated[bool, typer.Option("--guests", metavar=" ", help="Guests too.")] = False,
    json: Json = False,
) -> None:
    """List everybody who has an account."""
    with opened(db) as store:
        users = [user for user in store.people.all() if guests or not user.guest]
    if json:
        terminal.print_json([msgspec.to_builtins(user) for user in users])
        return
    table = terminal.listing("name", "id", "since", "")
    for user in users:
        since = time.strftime("%Y-%m-%d", time.gmtime(user.created))
        table.add_row(user.name, user.id, since, "operator" if user.operator else "guest" if user.guest else "")
    terminal.console().print(table if users else "Nobody has an account yet.")


@app.command("operator")
def operator(
    id: Annotated[str, typer.Argument(metavar="ID", help="The account's id; `users list` has them.")],
    off: Annotated[bool, typer.Option("--off", metavar=" ", help="No longer an operator.")] = False,
    db: Db = None,
) -> None:
    """Grant or revoke operator rights."""
    with opened(db) as store:
        user = account(store, id)
        store.people.set_operator(user.id, not off)
        write_down(store, "dismiss operator" if off else "appoint operator", user)
    well(f"{user.name} is {'no longer' if off else 'now'} an operator.")


@app.command("password")
def password(
    name: Name,
    new: Annotated[
        str,
        typer.Option("--new", prompt="New password", hide_input=True, confirmation_prompt=True, help="The password."),
    ],
    db: Db = None,
) -> None:
    """Give somebody a new password; every session and token of theirs ends."""
    from argon2 import PasswordHasher

    if len(new) < SHORTEST_PASSWORD:
        raise BadOption(
            f"a password has at least {SHORTEST_PASSWORD} characters", "password-length", least=SHORTEST_PASSWORD
        )
    with opened(db) as store:
        user = person(store, name)
        if user.guest:
            raise BadOption(f"{user.name} is a guest and has no password", "guest-no-password", name=user.name)
        store.people.set_password(user.id, PasswordHasher().hash(new))
        ended = store.people.revoke_all(user.id)
        write_down(store, "new password", user)
    well(f"{user.name} has a new password; {ended} sessions have ended.")


@app.command("revoke")
def revoke(name: Name, db: Db = None) -> None:
    """End every session and token of a person."""
    with opened(db) as store:
        user = person(store, name)
        ended = store.people.revoke_all(user.id)
        write_down(store, "end sessions", user)
    well(f"{ended} sessions of {user.name} have ended.")


@app.command("export")
def export(name: Name, db: Db = None) -> None:
    """Print all that is kept about a person, as JSON."""
    with opened(db) as store:
        terminal.print_json(store.people.export(person(store, name).id))


@app.command("delete")
def delete(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", metavar=" ", help="Do not ask.")] = False,
    db: Db = None,
) -> None:
    """Delete an account: its seats resign, and finished matches keep a player without a name."""
    with opened(db) as store:
        user = person(store, name)
        if not yes:
            typer.confirm(f"Delete {user.name} and all messages of theirs for good?", abort=True)
        store.people.delete(user.id)
        write_down(store, "delete account", user)
    well(f"{user.name} is forgotten.")
