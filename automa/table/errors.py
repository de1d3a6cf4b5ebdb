"""The one error of the table protocol."""


class TableError(ValueError):
    """Bad input. The message is one line for people; nothing was changed."""
