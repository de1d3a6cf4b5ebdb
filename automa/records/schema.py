"""The tables of the store. A step, once released, never changes: a new one is added after it."""

from __future__ import annotations

import sqlite3

APPLICATION = 0x534F4C53  # "SOLS", so that a file of another program is never taken for ours

STEPS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
        """
        CREATE TABLE campaign (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE,
            status TEXT NOT NULL,
            data TEXT NOT NULL,
            began_at REAL NOT NULL,
            saved_at REAL NOT NULL,
            deleted_at REAL
        )
        """,
        """
        CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE,
            state TEXT NOT NULL,
            reason TEXT NOT NULL,
            kind TEXT NOT NULL,
            campaign TEXT,
            config TEXT NOT NULL,
            start TEXT NOT NULL,
            language TEXT NOT NULL,
            answers INTEGER NOT NULL,
            digest TEXT NOT NULL,
            redo TEXT NOT NULL,
            headline TEXT NOT NULL,
            notes TEXT NOT NULL,
            began_at REAL NOT NULL,
            saved_at REAL NOT NULL,
            seconds REAL NOT NULL,
            revision INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE answer (
            game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            options TEXT NOT NULL,
            PRIMARY KEY (game, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE finished (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE,
            kind TEXT NOT NULL,
            source TEXT NOT NULL,
            mode TEXT NOT NULL,
            date TEXT NOT NULL,
            ended_at REAL NOT NULL,
            seats TEXT NOT NULL,
            scores TEXT NOT NULL,
            winners TEXT NOT NULL,
            reason TEXT NOT NULL,
            difficulty TEXT,
            edition TEXT NOT NULL,
            commons TEXT NOT NULL,
            trade_routes INTEGER NOT NULL,
            variants TEXT NOT NULL,
            way TEXT,
            rounds INTEGER,
            seconds INTEGER,
            decisions INTEGER,
            seed TEXT,
            rolls TEXT NOT NULL,
            points TEXT NOT NULL,
            campaign TEXT,
            line INTEGER,
            note TEXT NOT NULL,
            changed_at REAL NOT NULL,
            deleted_at REAL,
            nation TEXT NOT NULL,
            opponent TEXT,
            score INTEGER,
            opponent_score INTEGER,
            won INTEGER,
            words TEXT NOT NULL
        )
        """,
        "CREATE INDEX finished_newest ON finished (ended_at)",
        "CREATE INDEX finished_campaign ON finished (campaign)",
        """
        CREATE TABLE detail (
            game INTEGER PRIMARY KEY REFERENCES finished (id) ON DELETE CASCADE,
            data BLOB NOT NULL
        )
        """,
        """
        CREATE TABLE opponent (
            id INTEGER PRIMARY KEY,
            uuid TEXT NOT NULL UNIQUE,
            nation TEXT NOT NULL,
            name TEXT NOT NULL,
            content TEXT NOT NULL,
            saved_at REAL NOT NULL,
            deleted_at REAL
        )
        """,
    ),
)
VERSION = len(STEPS)


def version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """From whatever version to this one. Each step is there whole or not at all."""
    while (done := version(connection)) < VERSION:
        connection.execute("BEGIN IMMEDIATE")
        try:
            # Another process may have been quicker while we waited.
            if version(connection) == done:
                for statement in STEPS[done]:
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {done + 1}")
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
