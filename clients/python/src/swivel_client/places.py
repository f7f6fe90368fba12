"""Where the sockets of instances are, and whether they are this user's alone: what another user made there would answer, too."""

from __future__ import annotations

import fcntl
import os
import re
import stat

from .errors import NothingRunning, SwivelError, Untrusted


def instances_directory() -> str:
    """The directory that holds all instances of this user; relative paths are passed over, as the XDG specification asks."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    if runtime.startswith("/"):
        return f"{runtime}/swivel"
    temporary = os.environ.get("TMPDIR", "")
    if not temporary.startswith("/"):
        temporary = "/tmp"
    return f"{temporary.rstrip('/') or '/'}/swivel-{os.getuid()}"


def control_socket(name: str, role: str) -> str:
    """The path of a control socket, proved to be this user's alone.

    The directory of the instance and the one above it have to be this user's, with mode 0700 and no links; whoever could exchange
    what lies in those above must be trusted with everything: root, and this user (SECURITY.md).
    """
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,32}", name, re.ASCII) or name in (".", ".."):
        raise SwivelError(f"{name!r} is no instance name: 1 to 32 letters, digits, '.', '_' or '-', not '.' or '..'")
    base = instances_directory()
    directory = f"{base}/{name}"
    path = f"{directory}/{role}.control"
    try:
        _check_ancestors(os.path.dirname(base) or ".")
        for private in (base, directory):
            _check_private(private)
        status = os.lstat(path)
    except FileNotFoundError:
        raise NothingRunning(
            f"nothing runs under the name '{name}'; start it with: swivel up --detach --name {name}") from None
    if not stat.S_ISSOCK(status.st_mode) or status.st_uid != os.getuid():
        raise Untrusted(f"{path} is no socket of yours; nothing in it is used")
    return path


def is_led(name: str) -> bool:
    """Whether a launcher lives in an instance's directory: it holds the lock on its file for as long as it does."""
    try:
        file = os.open(f"{instances_directory()}/{name}/launcher", os.O_RDWR | os.O_NOFOLLOW | os.O_CLOEXEC | os.O_NONBLOCK)
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(file)
    return False


def _check_private(path: str) -> None:
    status = os.lstat(path)
    if not stat.S_ISDIR(status.st_mode):
        raise Untrusted(f"{path} is a link or no directory; nothing in it is used")
    if status.st_uid != os.getuid():
        raise Untrusted(f"{path} belongs to user {status.st_uid}, and you are user {os.getuid()}; nothing in it is used")
    if status.st_mode & 0o077:
        raise Untrusted(f"{path} has mode {status.st_mode & 0o777:04o}: others can enter it; nothing in it is used")


def _check_ancestors(path: str) -> None:
    """Checks every directory on the way, by the names it is written with and by those they lead to."""
    root = os.lstat("/").st_uid
    for way in {os.path.abspath(path), os.path.realpath(path)}:
        prefix = "/"
        for component in ["", *way.split("/")]:
            prefix = os.path.join(prefix, component) if component else prefix
            status = os.lstat(prefix)
            # Where user identifiers are mapped, root's directories look like those of whoever owns the first.
            if status.st_uid not in (0, os.getuid(), root):
                raise Untrusted(f"{prefix} belongs to user {status.st_uid}, who could exchange what lies in it")
            if not stat.S_ISDIR(status.st_mode) or status.st_mode & stat.S_ISVTX:
                continue
            # A group of this user's own name may write where the user may; any other group is somebody else.
            group = status.st_mode & 0o020 and status.st_gid != os.getgid()
            if status.st_mode & 0o002 or group:
                raise Untrusted(f"{prefix} has mode {status.st_mode & 0o777:04o}: others could exchange what lies in it")
