"""A thousand samples a second for as long as there is time: what is still settled, and what the processes have grown by."""
import math
import subprocess
import time

from messages import size

RATE = 1000
# Seconds of samples in a file that is played again and again.
PART = 20
# Seconds the samples of a file may take, which come a thousand a second.
PATIENCE = PART * 6
# MiB a process may have grown by when it has settled in: a leak of a hundred bytes a sample would pass it in ten minutes.
GROWTH = 60


def run(instance, until, report):
    counts = dict(samples=0, turns=0, lost=0, late=0, diverged=0, unreplayed=0, grown=0, orphans=0)
    trace = instance.folder / "turning.csv"
    with open(trace, "w") as file:
        file.write("t,x,y,z\n")
        for number in range(RATE * PART):
            t = number / RATE
            # Two seconds in each pose, a quick turn in between.
            quarter = math.floor(t / 2) * math.pi / 2 + min(1, max(0, t % 2 - 1.8) / 0.2) * math.pi / 2
            file.write(f"{t:.3f},{math.sin(quarter):.4f},{-math.cos(quarter):.4f},0.05\n")
    instance.up()
    first = sizes = {}
    while not counts["samples"] or time.monotonic() + PART < until:
        try:
            ran = instance.swivel("sensor", "play", str(trace), "--json", seconds=PATIENCE)
        except subprocess.TimeoutExpired:
            # What is not over by now may never be: nothing that follows would say more.
            counts["late"] += 1
            report(f"{PART} s of samples were not played within {PATIENCE} s")
            break
        counts["samples"] += RATE * PART
        turns = ran.stdout.count('"deviceOrientation"') or ran.stdout.count('"seq"')
        counts["turns"] += turns
        if ran.returncode != 0 or turns < PART // 2 - 2:
            counts["lost"] += 1
            report(f"{turns} turns, exit {ran.returncode}: {ran.stderr}")
        said, agreed = instance.agree()
        if not agreed:
            counts["diverged"] += 1
            report(f"sensor and host say {said}")
        sizes = {role: size(process) for role, process in instance.children().items()}
        first = first or sizes
        for role in sizes:
            counts[f"{role}, MiB more"] = round(sizes[role] - first[role])
    counts["grown"] = sum(sizes[role] - first[role] > GROWTH for role in sizes)
    instance.down()
    if instance.swivel("replay", str(instance.log), seconds=300).returncode != 0:
        counts["unreplayed"] = 1
        report("the log does not replay")
    counts["orphans"] = len(instance.orphans())
    return counts
