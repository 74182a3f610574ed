"""Repository of devices on which people are called, when they do not want to be, and when they last looked."""

from __future__ import annotations

from hashlib import sha256
from threading import Lock
from typing import Any, Final

import msgspec
from cachetools import TTLCache
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from chancellery.store.database import Database
from chancellery.store.errors import NoSuchUser
from chancellery.store.schema import callings, devices
from chancellery.table.seating import new_id

# A person has no more devices; the one that was longest not called makes room.
MOST_DEVICES: Final = 10
# One that has not taken anything so many times in a row is given up.
MOST_FAILURES: Final = 8
# Every action asks who is to be called about it. A device that was added through another process is known after so many
# seconds: until then its person has just looked.
KNOWN_SECONDS: Final = 20.0
MOST_KNOWN: Final = 10_000


class Device(msgspec.Struct):
    """A browser that is called: the address and the keys that it gave."""

    id: str
    user: str
    session: str
    endpoint: str
    key: str
    auth: str
    created: float
    used: float | None
    failures: int


class Calling(msgspec.Struct):
    """How somebody wants to be called: not from one minute of the day to another, in a zone; and their last look."""

    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str | None = None
    looked: float = 0.0
    place: str = ""


class Devices:
    """The repository of devices."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: TTLCache[str, list[str]] = TTLCache(MOST_KNOWN, KNOWN_SECONDS)
        self.lock = Lock()

    def add(self, user: str, session: str, endpoint: str, key: str, auth: str, now: float) -> Device:
        """A device of a person, known by its session; an address that somebody else had here is theirs no longer."""
        device = Device(new_id(), user, session, endpoint, key, auth, now, None, 0)
        digest = sha256(endpoint.encode()).hexdigest()
        try:
            with self.database.writing() as connection:
                connection.execute(delete(devices).where(or_(devices.c.session == session, devices.c.digest == digest)))
                self.make_room(connection, user)
                connection.execute(insert(devices).values(**msgspec.structs.asdict(device), digest=digest))
        except IntegrityError:
            raise NoSuchUser(user) from None
        self.forget()
        return device

    def make_room(self, connection: Connection, user: str) -> None:
        query = select(devices.c.id, devices.c.used, devices.c.created).where(devices.c.user == user)
        rows = sorted(connection.execute(query), key=lambda row: (row.used or 0.0, row.created), reverse=True)
        old = [row.id for row in rows[MOST_DEVICES - 1 :]]
        connection.execute(delete(devices).where(devices.c.id.in_(old)))

    def of(self, user: str) -> list[Device]:
        """A person's devices, the oldest first."""
        return self.find(devices.c.user == user)

    def ids_of(self, user: str) -> list[str]:
        """A person's devices by their ids, as they were some seconds ago: one of them may be gone."""
        with self.lock:
            ids = self.known.get(user)
        if ids is None:
            ids = [device.id for device in self.of(user)]
            with self.lock:
                self.known[user] = ids
        return ids

    def forget(self) -> None:
        """Ask anew whose devices there are."""
        with self.lock:
            self.known.clear()

    def at(self, session: str | None) -> Device | None:
        """The device of a session."""
        return next(iter(self.find(devices.c.session == session)), None)

    def by_id(self, id: str) -> Device | None:
        return next(iter(self.find(devices.c.id == id)), None)

    def find(self, condition: Any) -> list[Device]:
        columns = [devices.c[name] for name in Device.__struct_fields__]
        with self.database.reading() as connection:
            query = select(*columns).where(condition).order_by(devices.c.created, devices.c.id)
            return [Device(*row) for row in connection.execute(query)]

    def drop(self, id: str, user: str | None = None) -> bool:
        """Forget a device, or a person's own; whether there was one."""
        condition = devices.c.id == id
        if user is not None:
            condition &= devices.c.user == user
        with self.database.writing() as connection:
            dropped = connection.execute(delete(devices).where(condition)).rowcount > 0
        self.forget()
        return dropped

    def took(self, id: str, now: float) -> None:
        """A device has taken what was sent."""
        with self.database.writing() as connection:
            connection.execute(update(devices).where(devices.c.id == id).values(used=now, failures=0))

    def failed(self, id: str) -> bool:
        """A device has not taken what was sent; whether it is given up."""
        with self.database.writing() as connection:
            count = (
                update(devices)
                .where(devices.c.id == id)
                .values(failures=devices.c.failures + 1)
                .returning(devices.c.failures)
            )
            failures = connection.execute(count).scalar()
            if failures is not None and failures < MOST_FAILURES:
                return False
            connection.execute(delete(devices).where(devices.c.id == id))
        self.forget()
        return True

    # --- how a person wants to be called ---

    def calling(self, user: str) -> Calling:
        columns = [callings.c[name] for name in Calling.__struct_fields__]
        with self.database.reading() as connection:
            row = connection.execute(select(*columns).where(callings.c.user == user)).one_or_none()
            return Calling() if row is None else Calling(*row)

    def set_quiet(self, user: str, quiet: tuple[int, int, str] | None) -> None:
        """When a person does not want to be called, in minutes of the day and a zone; None is never."""
        start, end, zone = quiet or (None, None, None)
        self.change(user, quiet_from=start, quiet_to=end, zone=zone)

    def look(self, user: str, place: str, now: float) -> None:
        """A person looks at a match, or with "" at the list of all."""
        self.change(user, looked=now, place=place)

    def change(self, user: str, **values: Any) -> None:
        with self.database.writing() as connection:
            changed = connection.execute(update(callings).where(callings.c.user == user).values(**values))
            if changed.rowcount == 0:
                row = {**msgspec.structs.asdict(Calling()), **values}
                connection.execute(insert(callings).values(user=user, **row))
