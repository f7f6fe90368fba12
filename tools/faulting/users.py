"""Another user of the machine: folders made before ours, ports of pages and phones, the instance's own sockets."""
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

# A user that owns nothing: nobody's number on Debian.
OTHER = 65534

# A log in which a device was launched, and what a film is made of.
_FORGED = '{"v":1,"record":"header","device":"iphone-8","era":"15","apps":["Alternates"]}'

_ASK = """
import socket, sys
s = socket.create_connection(("127.0.0.1", int(sys.argv[1])), 5)
s.settimeout(10)
try:
    s.sendall(b"POST / HTTP/1.1\\r\\nHost: 127.0.0.1:%d\\r\\nContent-Length: 9\\r\\n\\r\\n1,0,9.8,0" % int(sys.argv[1]))
    print(len(s.recv(100)))
except OSError:
    print(0)
"""
_CONNECT = """
import socket, sys
s = socket.socket(socket.AF_UNIX)
try:
    s.connect(sys.argv[1])
    print("in")
except OSError as error:
    print(error.__class__.__name__)
"""


def run(instance, report):
    counts = dict(attempts=0, letin=0, signalled=0, skipped=0, orphans=0)
    if os.geteuid() != 0 or not shutil.which("setpriv"):
        counts["skipped"] = 1
        report("skipped: only root can be two users, by setpriv")
        return counts
    _folders(instance, counts, report)
    instance.up()
    _sockets(instance, counts, report)
    for words, name in ((("monitor", "--web"), "the page"), (("sensor", "listen", "--http", "0"), "a phone's port"),
                        (("sensor", "listen", "--ws", "0"), "a phone's WebSocket")):
        _port(instance, words, name, counts, report)
    _datagrams(instance, counts, report)
    instance.down()
    counts["orphans"] = len(instance.orphans())
    return counts


def _as(user, *words, **more):
    return subprocess.run(["setpriv", "--reuid", str(user), "--regid", str(user), "--clear-groups", *words],
                          capture_output=True, text=True, timeout=60, **more)


def _folders(instance, counts, report):
    """The folder that `swivel` would use, made by somebody else first, with a number to signal in it."""
    place = pathlib.Path(tempfile.mkdtemp(prefix="swu"))
    place.chmod(0o1777)
    victim = subprocess.Popen(["sleep", "600"])
    try:
        name = place / f"swivel-{os.geteuid()}"
        _as(OTHER, "sh", "-c", f"umask 0; mkdir -p {name}/default && printf '{victim.pid}\\n' > {name}/default/launcher && "
            f"printf '%s\\n' '{_FORGED}' > {name}/default/host.swivel")
        environment = {key: value for key, value in instance.environment.items() if key != "XDG_RUNTIME_DIR"}
        for words in (["down"], ["rotate", "portrait"], ["get"], ["ps"], ["log", "tail"], ["up", "--detach"],
                      ["record", str(instance.folder / "session.swivel")]):
            counts["attempts"] += 1
            ran = subprocess.run([str(instance.programs / "swivel"), *words], env=dict(environment, TMPDIR=str(place)),
                                 capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
            if ran.returncode != 3 or "belongs to user" not in ran.stderr:
                counts["letin"] += 1
                report(f"{' '.join(words)} in another user's folder: exit {ran.returncode}: {ran.stdout}{ran.stderr}")
        if victim.poll() is not None:
            counts["signalled"] += 1
            report(f"a process whose number another user wrote was signalled: {victim.returncode}")
    finally:
        victim.kill()
        victim.wait()
        shutil.rmtree(place)


def _sockets(instance, counts, report):
    for name in ("sensor.events", "sensor.control", "host.state", "host.control", "monitor.control"):
        counts["attempts"] += 1
        said = _as(OTHER, "python3", "-c", _CONNECT, str(instance.directory / name)).stdout.strip()
        if said != "PermissionError":
            counts["letin"] += 1
            report(f"another user at {name}: {said}")


def _port(instance, words, name, counts, report):
    process, port = _listening(instance, words)
    try:
        counts["attempts"] += 1
        mine = subprocess.run(["python3", "-c", _ASK, port], capture_output=True, text=True, timeout=60).stdout.strip()
        other = _as(OTHER, "python3", "-c", _ASK, port).stdout.strip()
        if other != "0" or mine in ("", "0"):
            counts["letin"] += 1
            report(f"{name}: another user read {other or 'nothing'} bytes, this user {mine or 'nothing'}")
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)


def _datagrams(instance, counts, report):
    process, port = _listening(instance, ("sensor", "listen", "--udp", "0", "--seconds", "4"))
    send = ("import socket, sys, time\ns = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)\n"
            "for n in range(50): s.sendto(b'%f,0,9.8,0' % (n * 0.02), ('127.0.0.1', int(sys.argv[1]))); time.sleep(0.01)\n")
    counts["attempts"] += 1
    _as(OTHER, "python3", "-c", send, port)
    said = process.communicate(timeout=60)[0]
    if "played 0 readings" not in said:
        counts["letin"] += 1
        report(f"another user's datagrams: {said}")


def _listening(instance, words):
    process = subprocess.Popen([str(instance.programs / "swivel"), *words], env=instance.environment, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    line = process.stdout.readline()
    return process, re.search(r"(?:127\.0\.0\.1|http|ws|udp):(\d+)", line).group(1)
