"""Kills of all four processes while commands run, with a pause after each in which sensor and host are compared."""
import signal
import time

import bus

# KiB: small enough for some kills to meet a log that is gone on with in another file.
SMALL_PARTS = ("--log-part", "4")
TAPS = ("open-b", "open-second", "nothing")


def _act(instance, random, epoch, numbers):
    """Gives one command; its kind, and the cause that was acknowledged, or None."""
    kind = random.choice(("hold", "hold", "hold", "lock", "tap", "pop"))
    if kind in ("hold", "lock"):
        content = bus.field(1, random.randint(1, 6) if kind == "hold" else random.randint(0, 1))
        answer = instance.sensor.ask(bus.HOLD if kind == "hold" else bus.LOCK, content)
        if not answer or bus.ACCEPTED not in answer:
            return kind, None
        cause = bus.fields(bus.fields(answer[bus.ACCEPTED][0])[1][0])
        return kind, (cause[1][0], cause[2][0])
    numbers[0] += 1
    cause = bus.field(1, epoch) + bus.field(2, numbers[0])
    tap = bus.field(1, random.randint(1, 2)) + bus.field(2, random.choice(TAPS))
    verb = bus.field(2, tap) if kind == "tap" else bus.field(4, bus.field(1, 1))
    answer = instance.host.ask(bus.COMMAND, bus.field(1, cause) + verb)
    return kind, (epoch, numbers[0]) if answer and bus.RECEIPT in answer else None


def run(instance, kills, until, report):
    """Returns counts; a line for each fault goes to `report`."""
    random = instance.random
    counts = dict(kills=0, commands=0, unanswered=0, lost=0, diverged=0, unreplayed=0, orphans=0, parts=0)
    epoch, numbers, acknowledged = random.getrandbits(52) | 1, [0], []
    instance.up(*SMALL_PARTS)
    while counts["kills"] < kills and time.monotonic() < until:
        roles = ["sensor", "host", "host", "monitor"] + (["launcher"] if random.random() < 0.05 else [])
        role, number = random.choice(roles), random.choice((signal.SIGKILL, signal.SIGKILL, signal.SIGTERM))
        target = instance.processes() if role == "launcher" else instance.children()
        for _ in range(random.randint(0, 3)):
            kind, cause = _act(instance, random, epoch, numbers)
            counts["commands"] += 1
            if cause:
                acknowledged.append((kind, cause))
            else:
                counts["unanswered"] += 1
                report(f"kill {counts['kills']}: a {kind} was not answered")
        # A command on its way, so that the kill meets something that is being done.
        instance.sensor.socket.send(bus.envelope(bus.HOLD, bus.field(1, random.randint(1, 6))))
        time.sleep(random.random() * 0.01)
        if role in target and instance.kill(target[role], number if role != "launcher" else signal.SIGKILL):
            counts["kills"] += 1
        if role == "launcher":
            instance.disconnect()
            _check_log(instance, acknowledged, counts, report)
            acknowledged.clear()
            instance.up(*SMALL_PARTS)
            continue
        said, agreed = instance.agree()
        if not agreed:
            counts["diverged"] += 1
            report(f"after kill {counts['kills']} of the {role} with signal {int(number)}: sensor and host say {said}")
            instance.down()
            instance.up(*SMALL_PARTS)
            acknowledged.clear()
    instance.down()
    _check_log(instance, acknowledged, counts, report)
    counts["orphans"] += len(instance.orphans())
    return counts


def _check_log(instance, acknowledged, counts, report):
    """Every acknowledged cause that reached the host's own log is there, and a replay gives the same."""
    time.sleep(0.3)
    text = "".join(part.read_text(errors="replace") for part in instance.log_parts())
    counts["parts"] += len(instance.log_parts())
    for kind, (epoch, n) in acknowledged:
        # A sensor's word is the sensor's; a killed sensor's stream ends, and the state was compared instead.
        if kind not in ("hold", "lock") and f'"cause":{{"epoch":{epoch},"n":{n}}}' not in text:
            counts["lost"] += 1
            report(f"{kind} {n} of stream {epoch} was acknowledged and is not in the log")
    for words in (("log", "verify", str(instance.log)), ("replay", str(instance.log))):
        ran = instance.swivel(*words, seconds=120)
        torn = words[0] == "log" and "after the last whole line" in ran.stdout
        if ran.returncode != 0 and not torn:
            counts["unreplayed"] += 1
            report(f"{' '.join(words[:2])}: exit {ran.returncode}: {ran.stdout[-300:]}{ran.stderr[-300:]}")

