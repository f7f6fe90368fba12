"""Being asked to leave by a signal: at once, except within what must not be cut short, such as a start that nobody knew of then."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from types import FrameType
from typing import Iterator, Optional


class Leaving(BaseException):
    """This process was asked to leave, by the signal of this number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


_asked: Optional[int] = None
_held = 0


def listen() -> None:
    """From now on SIGINT, SIGTERM and SIGHUP raise `Leaving` in the main thread, once; what is ignored stays so."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _hear)


def _hear(number: int, _: Optional[FrameType]) -> None:
    global _asked
    if _asked is not None:
        return
    _asked = number
    if not _held:
        raise Leaving(number)


@contextmanager
def held() -> Iterator[None]:
    """What is done within is not cut short: who is asked to leave meanwhile leaves after it."""
    global _held
    before = _asked
    _held += 1
    try:
        yield
    finally:
        _held -= 1
        if _asked is not None and before is None and not _held:
            raise Leaving(_asked)
