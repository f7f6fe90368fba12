"""Runs a program that ends with whoever holds the other end of standard input. A process of its own, because a worker that is
killed can end nothing any more: the system closes its pipe, and this notices."""

import os
import select
import signal
import subprocess
import sys
from typing import List

#: Seconds for the program to tell what it has after it was asked to end; an exploration needs less than one.
GRACE = 10.0


def main(words: List[str]) -> int:
    """Runs the words; the program's exit code, 128 and the signal's number when one ended it."""
    try:
        # A group of its own, which ends as a whole: a program may have started others.
        program = subprocess.Popen(words, stdin=subprocess.DEVNULL, start_new_session=True)
    except OSError as error:
        print(f"{words[0]}: {error.strerror}", file=sys.stderr)
        return 127
    handle = os.pidfd_open(program.pid)
    waiting = select.poll()
    waiting.register(handle, select.POLLIN)
    waiting.register(sys.stdin.fileno(), select.POLLIN | select.POLLHUP)
    is_over = any(descriptor == handle for descriptor, _ in waiting.poll())
    if not is_over:
        _signal(program.pid, signal.SIGTERM)
        waiting.unregister(sys.stdin.fileno())
        waiting.poll(GRACE * 1000)
    # What the program left behind is nobody's.
    _signal(program.pid, signal.SIGKILL)
    code = program.wait()
    return code if code >= 0 else 128 - code


def _signal(group: int, number: int) -> None:
    try:
        os.killpg(group, number)
    except ProcessLookupError:
        pass  # all of it has ended


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
