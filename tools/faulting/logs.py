"""A session's log in several parts, cut anywhere and with flipped bits: each is noticed, and what is whole of a cut one is run again."""
import shutil
import time

import bus

# Bytes of a part, in KiB: a session of a few dozen inputs has several.
PART = 4


def _session(instance):
    """Turns, taps, segues, windows, waits and what is refused."""
    window = bus.field(1, 1)
    commands = [bus.field(2, window + bus.field(2, "open-b")), bus.field(2, window + bus.field(2, "back")),
                bus.field(5, bus.field(1, 2)), bus.field(5, bus.field(2, 1)), bus.field(21, bus.field(1, 0.25)),
                bus.field(4, bus.field(1, 7)), bus.field(22, window + bus.field(2, "„Grüße“ \u001b[31m"))]
    for number in range(1, 36):
        if number % 3 == 0:
            instance.sensor.ask(bus.HOLD, bus.field(1, 1 + number % 4))
        else:
            cause = bus.field(1, bus.field(1, 77) + bus.field(2, number))
            instance.host.ask(bus.COMMAND, cause + commands[number % len(commands)])
    instance.agree()


def run(instance, tries, until, report):
    random = instance.random
    counts = dict(lines=0, parts=0, cuts=0, flips=0, unseen=0, unreadable=0)
    instance.up("--log-part", str(PART))
    _session(instance)
    instance.down()
    whole = {path.name: path.read_bytes() for path in instance.log_parts()}
    last = max(whole, key=lambda name: (len(name), name))
    counts["lines"], counts["parts"] = sum(data.count(b"\n") for data in whole.values()), len(whole)
    folder = instance.folder / "damaged"
    for number in range(tries):
        if time.monotonic() >= until:
            break
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        name = random.choice(sorted(whole))
        data = whole[name]
        if number % 2:
            place = random.randrange(len(data) * 8)
            data = bytearray(data)
            data[place // 8] ^= 1 << place % 8
            counts["flips"] += 1
        else:
            cut = random.randrange(len(data) + 1)
            data = data[:cut]
            counts["cuts"] += 1
        for other, content in whole.items():
            (folder / other).write_bytes(data if other == name else content)
        first = str(folder / "host.swivel")
        if number % 2:
            if instance.swivel("log", "verify", first).returncode != 1:
                counts["unseen"] += 1
                report(f"bit {place % 8} of byte {place // 8} of {name} flipped, and log verify saw nothing")
            continue
        ran = instance.swivel("replay", first)
        # What is whole is run; a launch without its outcome has nothing to compare. A part that is not the last is refused by name.
        is_whole = cut >= whole[name].rindex(b"\n", 0, len(whole[name]) - 1) + 1
        expected = (0, 6) if data.count(b"\n") < 2 else (0,)
        if name != last and not is_whole:
            expected = (2,)
        elif data.count(b"\n") < 1:
            expected = (0, 2)
        if ran.returncode not in expected or (ran.returncode == 2 and f"{folder}/host." not in ran.stderr):
            counts["unreadable"] += 1
            report(f"{name} cut after byte {cut}: replay exits {ran.returncode}: {ran.stderr[-200:]}")
    return counts
