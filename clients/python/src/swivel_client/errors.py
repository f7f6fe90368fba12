"""What can go wrong, each with the words a person needs."""


class SwivelError(Exception):
    """Every error of this package."""


class NothingRunning(SwivelError):
    """No instance of this name runs."""


class Untrusted(SwivelError):
    """Somebody else could have made what lies where an instance of this user would be."""


class NoAnswer(SwivelError):
    """A process gave no answer in time."""


class WrongVersion(SwivelError):
    """The processes speak another version of the protocol."""


class Refused(SwivelError):
    """What was asked cannot be done; the text says why."""


class Unsettled(SwivelError):
    """Layout did not settle."""


class Crashed(SwivelError):
    """The app ended its process on the input."""
