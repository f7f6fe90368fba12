"""An instance in one network namespace asked from another: with keys, without, with a key nobody knows, and what a listener on the way sees."""
import os
import shutil
import socket
import subprocess
import threading

# Addresses no network has (RFC 5737); the two namespaces know only each other.
SERVER, CLIENT = "192.0.2.1", "192.0.2.2"
PORT = 5570
ETHERNET = 3


def run(instance, report):
    counts = dict(attempts=0, unanswered=0, letin=0, readable=0, skipped=0, orphans=0)
    if os.geteuid() != 0 or not shutil.which("ip"):
        counts["skipped"] = 1
        report("skipped: only root can make network namespaces, by ip")
        return counts
    spaces = [f"swf{os.getpid()}{side}" for side in "ab"]
    try:
        _wire(spaces)
        _ask(instance, spaces, counts, report)
    finally:
        for space in spaces:
            subprocess.run(["ip", "netns", "del", space], check=False, capture_output=True)
    counts["orphans"] = len(instance.orphans())
    return counts


def _wire(spaces):
    first, second = spaces
    words = [f"netns add {first}", f"netns add {second}",
             f"link add swa netns {first} type veth peer name swb netns {second}",
             f"-n {first} addr add {SERVER}/24 dev swa", f"-n {second} addr add {CLIENT}/24 dev swb",
             f"-n {first} link set swa up", f"-n {second} link set swb up", f"-n {first} link set lo up",
             f"-n {second} link set lo up"]
    for line in words:
        subprocess.run(["ip", *line.split()], check=True, capture_output=True)


def _ask(instance, spaces, counts, report):
    folder, program = instance.folder, str(instance.programs / "swivel")

    def swivel(space, *words, seconds=60):
        return subprocess.run(["ip", "netns", "exec", space, program, *words], env=instance.environment, text=True,
                              capture_output=True, timeout=seconds, stdin=subprocess.DEVNULL)

    public = {}
    for name in ("server", "mine", "stranger"):
        public[name] = instance.swivel("keys", "new", str(folder / f"{name}.key")).stdout.strip()
    (folder / "allowed").write_text(public["mine"] + "\n")
    address = f"tcp://{SERVER}:{PORT}"
    counts["attempts"] += 1
    bare = swivel(spaces[0], "up", "--detach", "--listen", address)
    if bare.returncode != 3:
        counts["letin"] += 1
        report(f"up --listen without keys: exit {bare.returncode}: {bare.stderr}")
    up = swivel(spaces[0], "up", "--detach", "--listen", address, "--keys", str(folder / "server.key"), "--allow",
                str(folder / "allowed"))
    if up.returncode != 0:
        raise RuntimeError(f"up --listen: exit {up.returncode}: {up.stderr}")
    heard = _Listener(spaces[0])

    def turn(space, key, server, pose, seconds="20"):
        counts["attempts"] += 1
        return swivel(space, "rotate", pose, "--connect", address, "--keys", str(folder / f"{key}.key"), "--server",
                      public[server], "--timeout", seconds)

    for number in range(10):
        ran = turn(spaces[1], "mine", "server", ("landscapeLeft", "portrait")[number % 2])
        if ran.returncode != 0 or "settled" not in ran.stdout:
            counts["unanswered"] += 1
            report(f"turn {number} from the other namespace: exit {ran.returncode}: {ran.stdout}{ran.stderr}")
    for key, server in (("stranger", "server"), ("mine", "stranger")):
        ran = turn(spaces[1], key, server, "landscapeRight", "3")
        if ran.returncode == 0 or "settled" in ran.stdout:
            counts["letin"] += 1
            report(f"a turn with the key of {key} for {server}: exit {ran.returncode}: {ran.stdout}")
    seen = heard.end()
    counts["bytes on the wire"] = len(seen)
    for word in (b"orientation", b"state/", b"landscape", b"settled"):
        if word in seen:
            counts["readable"] += 1
            report(f"{word.decode()} is read on the wire")
    if not seen:
        counts["unanswered"] += 1
        report("nothing was seen on the wire")
    swivel(spaces[0], "down")


class _Listener:
    """All bytes that come into a namespace."""

    def __init__(self, space):
        self._bytes, self._over = bytearray(), threading.Event()
        started = threading.Event()
        self._thread = threading.Thread(target=self._listen, args=(space, started))
        self._thread.start()
        started.wait(10)

    def _listen(self, space, started):
        # A thread of Linux's can be in a network namespace of its own; its sockets stay there.
        with open(f"/run/netns/{space}") as place:
            os.setns(place.fileno(), os.CLONE_NEWNET) if hasattr(os, "setns") else _setns(place.fileno())
        link = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(ETHERNET))
        link.settimeout(0.2)
        started.set()
        while not self._over.is_set():
            try:
                self._bytes += link.recv(1 << 16)
            except TimeoutError:
                pass

    def end(self):
        self._over.set()
        self._thread.join()
        return bytes(self._bytes)


def _setns(descriptor):
    import ctypes

    if ctypes.CDLL(None, use_errno=True).setns(descriptor, 0x40000000) != 0:
        raise OSError(ctypes.get_errno(), "setns")
