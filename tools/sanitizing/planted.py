"""Faults made on purpose, one for each sanitizer, and the same without the fault: the first must be reported and the second not."""
import pathlib
import subprocess
import tempfile

from lock import LOCK

_THREADS = """
final class Count: @unchecked Sendable {
  var bare = 0
  let locked = Mutex(0)
}
let count = Count()
let threads = (0..<2).map { _ in
  Thread { for _ in 0..<1_000 { COUNTING } }
}
for thread in threads { thread.start() }
while !threads.allSatisfy(\\.isFinished) { usleep(1_000) }
"""
_MEMORY = """\
let numbers = UnsafeMutablePointer<Int>.allocate(capacity: 4)
for n in 0..<LENGTH { numbers[n] = n }
print(numbers[3])
numbers.deallocate()
"""
# By sanitizer: with the fault, and without.
_PROGRAMS = {
    "thread": [LOCK + _THREADS.replace("COUNTING", text) for text in ("count.bare += 1", "count.locked.withLock { $0 += 1 }")],
    "address": [_MEMORY.replace("LENGTH", text) for text in ("5", "4")],
}


def prove(run):
    """Ends with what is wrong unless the sanitizer reports the fault alone."""
    with tempfile.TemporaryDirectory() as place:
        for program, wanted in zip(_PROGRAMS[run.sanitizer], (True, False)):
            source = pathlib.Path(place) / "main.swift"
            source.write_text(program, encoding="utf-8")
            program = pathlib.Path(place) / "planted"
            built = subprocess.run(
                ["swiftc", "-Onone", f"-sanitize={run.sanitizer}", "-swift-version", "6", str(source), "-o", str(program)],
                capture_output=True, text=True)
            if built.returncode != 0:
                raise SystemExit(f"sanitize: a fault made on purpose does not compile:\n{built.stdout}{built.stderr}")
            run.forget()
            subprocess.run([str(program)], env=run.environment(), stdout=subprocess.DEVNULL, check=False)
            if bool(run.found()) != wanted:
                raise SystemExit(f"sanitize: the {run.sanitizer} sanitizer " + (
                    "does not report a fault made on purpose" if wanted else f"reports what is none: {run.found()[0]}"))
    run.forget()
