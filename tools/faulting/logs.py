"""A log cut anywhere and with flipped bits: each is noticed, and a cut one is gone on with."""
import time


def run(instance, tries, until, report):
    random = instance.random
    counts = dict(cuts=0, flips=0, unseen=0, unreadable=0)
    instance.up()
    for pose in ("landscapeLeft", "portrait", "landscapeRight"):
        instance.swivel("rotate", pose)
    instance.down()
    whole = instance.log.read_bytes()
    first = whole.index(b"\n") + 1
    copy = instance.folder / "damaged.swivel"
    for number in range(tries):
        if time.monotonic() >= until:
            break
        if number % 2:
            place = random.randrange(len(whole) * 8)
            data = bytearray(whole)
            data[place // 8] ^= 1 << place % 8
            copy.write_bytes(data)
            counts["flips"] += 1
            if instance.swivel("log", "verify", str(copy)).returncode != 1:
                counts["unseen"] += 1
                report(f"bit {place % 8} of byte {place // 8} flipped, and log verify saw nothing")
        else:
            cut = random.randrange(first, len(whole) + 1)
            copy.write_bytes(whole[:cut])
            counts["cuts"] += 1
            # A cut between a header and the launch's outcome has nothing to compare.
            ran = instance.swivel("replay", str(copy))
            if ran.returncode not in (0, 6 if whole[:cut].count(b"\n") < 2 else 0):
                counts["unreadable"] += 1
                report(f"cut after byte {cut}: replay exits {ran.returncode}: {ran.stderr[-200:]}")
    return counts
