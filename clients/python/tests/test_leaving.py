"""A server that is asked to leave by a signal: what it started ends with it, whenever that comes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Dict

import pytest

# Stands for the program: says in a file what it was asked and when it was done, and waits within what is to be met by the signal.
PROGRAM = """#!/bin/sh
echo "$1 begins" >>"$FOLDER/said"
if [ "$1" = "$MET" ]; then echo >"$FOLDER/met"; read -r _ <"$FOLDER/go"; fi
echo "$1 ends" >>"$FOLDER/said"
"""
UP = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "up", "arguments": {"name": "left"}}}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("met", ["up", "nothing", "down"])
def test_what_was_started_ends_with_the_server(tmp_path: Path, met: str, number: signal.Signals) -> None:
    """The signal meets the server as it starts a device, while it waits, or as it stops the device since its input has ended."""
    program = tmp_path / "swivel"
    program.write_text(PROGRAM)
    program.chmod(0o700)
    for name in ("met", "go"):
        os.mkfifo(tmp_path / name)
    environment: Dict[str, str] = {**os.environ, "SWIVEL": str(program), "FOLDER": str(tmp_path), "MET": met}
    server = subprocess.Popen(
        [sys.executable, "-m", "swivel_client.mcp_server"], env=environment, text=True, stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    assert server.stdin is not None and server.stdout is not None
    with server:
        server.stdin.write(json.dumps(UP) + "\n")
        server.stdin.flush()
        if met != "up":
            assert json.loads(server.stdout.readline())["id"] == 1
        if met == "down":
            server.stdin.close()
        if met != "nothing":
            (tmp_path / "met").read_text()
        server.send_signal(number)
        if met != "nothing":
            (tmp_path / "go").write_text("\n")
        assert server.wait(30) == 128 + number
    assert (tmp_path / "said").read_text().split("\n") == ["up begins", "up ends", "down begins", "down ends", ""]
