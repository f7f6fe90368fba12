"""The `swivel` program: where it is, and what it answers."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Sequence

from .errors import SwivelError


def program() -> str:
    """The program to run: `$SWIVEL`, else `swivel` on the PATH, else `tools/swivel` of the repository this file is in."""
    named = os.environ.get("SWIVEL")
    if named:
        return named
    found = shutil.which("swivel")
    if found:
        return found
    for folder in Path(__file__).resolve().parents:
        script = folder / "tools" / "swivel"
        if script.exists():
            return str(script)
    raise SwivelError("no program 'swivel' on the PATH; install Swivel, or name it with the variable SWIVEL")


def run(arguments: Sequence[str], timeout: float = 600) -> "subprocess.CompletedProcess[str]":
    """Runs a verb to its end; its code is in `returncode`."""
    try:
        return subprocess.run(
            [program(), *arguments], capture_output=True, text=True, timeout=timeout, stdin=subprocess.DEVNULL
        )
    except OSError as error:
        raise SwivelError(f"{program()}: {error.strerror}") from error
    except subprocess.TimeoutExpired as error:
        raise SwivelError(f"swivel {' '.join(arguments)}: no end within {timeout} s") from error
