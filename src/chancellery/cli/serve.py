"""`chancellery serve`: the server for people and their bots."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer
from platformdirs import user_data_path

from chancellery.cli import browser, terminal
from chancellery.cli.store import Db, NoBackup, opened
from chancellery.cli.users import account
from chancellery.engine.errors import BadOption
from chancellery.engine.overlays import ENVIRONMENT
from chancellery.games import places
from chancellery.lab.engines import processors
from chancellery.web.server.listening import listen, run
from chancellery.web.server.settings import LOOPBACK, Settings, counted_together, kept_secret
from chancellery.web.server.single_server import hold_alone

if TYPE_CHECKING:
    from chancellery.store.store import Store

GRACE = 2
# A connection that is idle is kept longer than proxies keep theirs (Caddy two minutes): one that was closed just when a
# proxy sends an action on it is an error to whoever acted.
KEEP_ALIVE = 150
MOST_BOT_PROCESSES = 4
OPEN_TO_ALL = (
    "Warning: the server is open to others without --origin: it believes every name it is asked by, and passwords and"
    " cookies travel without TLS."
)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=1, max=65535, help="The port.")] = 8000,
    db: Db = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64, help="Processes.")] = 1,
    origin: Annotated[str | None, typer.Option("--origin", metavar="URL", help="Public URL of the server.")] = None,
    operator: Annotated[
        list[str] | None, typer.Option("--operator", metavar="ID", help="An account that may manage the server.")
    ] = None,
    bot_processes: Annotated[
        int | None,
        typer.Option(
            "--bot-processes",
            metavar="N",
            min=1,
            max=64,
            help="Processes that bots think in; one for each core to spare.",
        ),
    ] = None,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", metavar="N", min=0.1, help="How long a bot may think.")
    ] = 20.0,
    hint_seconds: Annotated[
        float, typer.Option("--hint-seconds", metavar="N", min=0.01, help="How long to think about a hint.")
    ] = 1.5,
    review_seconds: Annotated[
        float,
        typer.Option("--review-seconds", metavar="N", min=0.0, help="What the review of a finished match counts for."),
    ] = 10.0,
    smtp: Annotated[
        str | None,
        typer.Option("--smtp", metavar="URL", envvar="CHANCELLERY_SMTP", help="A mail server for notifications."),
    ] = None,
    sender: Annotated[str, typer.Option("--sender", metavar="ADDRESS", help="Sender address of mails.")] = (
        "chancellery@localhost"
    ),
    webhooks: Annotated[
        bool, typer.Option("--webhooks", metavar=" ", help="Let people have notifications sent to a web address.")
    ] = False,
    private_webhooks: Annotated[
        bool,
        typer.Option("--private-webhooks", metavar=" ", help="Let web addresses lead into your own network."),
    ] = False,
    push: Annotated[bool, typer.Option("--push/--no-push", metavar=" ", help="Notify people on their devices.")] = True,
    private_push: Annotated[
        bool,
        typer.Option("--private-push", metavar=" ", help="Allow push services in your own network."),
    ] = False,
    rates: Annotated[
        float, typer.Option("--rates", metavar="FACTOR", min=0, help="Multiplies rate limits; 0 is none.")
    ] = 1.0,
    keep_all: Annotated[
        bool, typer.Option("--keep-all", metavar=" ", help="Never delete old guests, tables or matches automatically.")
    ] = False,
    log_level: Annotated[str, typer.Option("--log-level", metavar="LEVEL", help="INFO, WARNING or ERROR.")] = "WARNING",
    no_backup: NoBackup = False,
    browse: Annotated[
        bool, typer.Option("--open", metavar=" ", help="Open the page in a browser, at the next free port.")
    ] = False,
) -> None:
    """Open the server; on this machine alone if no address is given."""
    if os.environ.get(ENVIRONMENT):
        raise BadOption(
            f"a server plays with the games' own figures; unset {ENVIRONMENT}",
            "server-with-overlay",
            variable=ENVIRONMENT,
        )
    shown = f"[{host}]" if ":" in host else host
    if browse:
        if browser.answers(f"http://{shown}:{port}"):
            terminal.console().print(f"Chancellery is already running, at http://{shown}:{port}.", soft_wrap=True)
            browser.open_page(f"http://{shown}:{port}", wait=True)
            return
        port = browser.free_port(host, port)
    if origin is not None and not origin.startswith(("http://", "https://")):
        raise BadOption("the origin begins with http:// or https://", "web-address-scheme", known="http://, https://")
    if log_level.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadOption(
            f"there is no log level '{log_level}'; there are INFO, WARNING and ERROR",
            "no-such-log-level",
            level=log_level,
        )
    # A game that is named in the environment and cannot be loaded is a wrong setting: better now than at every request.
    places()
    if smtp is not None:
        from chancellery.web.http.addresses import check_smtp

        check_smtp(smtp)
    if host not in LOOPBACK and origin is None:
        typer.echo(OPEN_TO_ALL, err=True)
    with opened(db, no_backup) as store:
        require_known_rules(store)
        if workers > 1 and not store.database.postgres:
            raise BadOption(
                "several workers need PostgreSQL; give one with --db postgresql://…", "workers-need-postgresql"
            )
        for id in operator or []:
            appoint(store, id)
        file = store.database.engine.url.database
        alone = None if store.database.postgres or not file else hold_alone(Path(file))
    settings = Settings(
        db=db,
        secret=os.environ.get("CHANCELLERY_SECRET") or kept_secret(user_data_path("chancellery")),
        hosts=known_hosts(host, origin),
        origin=origin.rstrip("/") if origin else None,
        rates=rates,
        bot_processes=bot_processes or cores_to_spare(workers),
        bot_seconds=bot_seconds,
        hint_seconds=hint_seconds,
        review_seconds=review_seconds,
        expires=origin is not None and not keep_all,
        smtp=smtp,
        sender=sender,
        webhooks=webhooks or private_webhooks,
        private_webhooks=private_webhooks,
        push=push,
        private_push=private_push,
        log_level=log_level.upper(),
    )
    settings.to_environment()
    listeners = listen(host, port)
    if browse:
        browser.open_page(f"http://{shown}:{port}")
    terminal.console().print(
        f"Chancellery is at {origin or f'http://{shown}:{port}'} (Ctrl-C stops it).", soft_wrap=True
    )
    # Slow to import, and no other command needs it.
    from uvicorn import Config

    with counted_together(workers):
        run(
            Config(
                "chancellery.web.app:create",
                factory=True,
                workers=workers,
                http="chancellery.web.http.connections:CarefulHttp",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_keep_alive=KEEP_ALIVE,
                timeout_graceful_shutdown=GRACE,
                proxy_headers=origin is not None,
            ),
            listeners,
        )
    if alone is not None:
        alone.release()


def require_known_rules(store: Store) -> None:
    """Refuse a store in which a newer version has brought matches to rules that this one does not have."""
    from chancellery.games import find_game, installed_rules
    from chancellery.store.errors import StoreError

    for id, rules in store.matches.newer_rules(installed_rules()):
        game = find_game(id)
        raise StoreError(
            f"a newer version of Chancellery wrote this store: it has matches of version {rules} of the rules of"
            f" {game.title}, and this version has {game.rules}; install that version again, or restore the backup that"
            " it made",
            "store-of-newer-rules",
            rules=rules,
            game=game.title,
            installed=game.rules,
        )


def cores_to_spare(workers: int) -> int:
    """Processes for the bots of each worker: one for every core that the workers leave over, and never many."""
    return max(1, min(MOST_BOT_PROCESSES, (processors() - workers) // workers))


def known_hosts(host: str, origin: str | None) -> tuple[str, ...]:
    """The names that requests may ask for; any, if the server is open to others and does not know its own."""
    here = tuple(name.strip("[]") for name in LOOPBACK)
    if origin is not None:
        return (*here, urlsplit(origin).hostname or "")
    return here if host in LOOPBACK else ()


def appoint(store: Store, id: str) -> None:
    """Make an account an operator, if it is none yet."""
    user = account(store, id)
    if not user.operator:
        store.people.set_operator(user.id, True)
        store.audit.write("chancellery serve", "appoint operator", user.id, user.name)
