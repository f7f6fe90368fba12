"""What is said of each fault as it is judged, and of all of them at the end."""
import sys
import threading
from dataclasses import asdict, dataclass


@dataclass
class Verdict:
    """What came of one fault."""

    verdict: str  # killed, survived, not reached
    suite: str = ""
    how: str = ""
    test: str = ""
    said: str = ""


class Report:
    def __init__(self, copy, equivalents):
        self._copy, self._equivalents = copy, equivalents
        self._faults, self._verdicts = [], {}
        self._lock = threading.Lock()

    def say(self, text):
        print(f"mutants: {text}", file=sys.stderr, flush=True)

    def begin(self, faults, kept):
        """The faults to judge. When `kept`, those that were killed before are not run again."""
        self._faults = faults
        if kept:
            before = self._copy.read("results.json", {})
            self._verdicts = {f.key: Verdict(**before[f.key]) for f in faults
                              if before.get(f.key, {}).get("verdict") == "killed"}

    def knows(self, fault):
        return fault.key in self._verdicts

    def note(self, fault, verdict, suite, outcome):
        with self._lock:
            self._verdicts[fault.key] = Verdict(verdict, suite, outcome.how, outcome.test, outcome.said)
            self._copy.write("results.json", {key: asdict(v) for key, v in self._verdicts.items()})
            self.say(f"{len(self._verdicts)} of {len(self._faults)}: {fault.number} {self._worded(fault)}")

    def argument(self, fault):
        return self._equivalents.get((fault.file, fault.text, fault.what))

    def _worded(self, fault):
        v = self._verdicts[fault.key]
        if v.verdict == "killed":
            return f"killed {v.how}: {v.suite}, {v.test}" + (f" ({v.said})" if v.how != "by a test" else "")
        return v.verdict

    def lines(self):
        """The faults in order, each with its place, what was wrong, and what came of it; those that were judged."""
        for fault in filter(self.knows, self._faults):
            verdict = self._worded(fault)
            if self._verdicts[fault.key].verdict != "killed" and self.argument(fault):
                verdict = f"equivalent: {self.argument(fault)}"
            yield f"{fault.number:4}  {fault.file}:{fault.line}  {fault.kind}: {fault.what}\n      {verdict}"
            if self._verdicts[fault.key].verdict != "killed":
                yield f"      {fault.text}"

    def counts(self):
        """(killed, of those by crash, by time, equivalent, survived, not reached)"""
        verdicts = [(f, self._verdicts[f.key]) for f in self._faults if self.knows(f)]
        killed = [v for _, v in verdicts if v.verdict == "killed"]
        others = [(f, v) for f, v in verdicts if v.verdict != "killed"]
        argued = [f for f, _ in others if self.argument(f)]
        open_ones = [v.verdict for f, v in others if not self.argument(f)]
        return (len(killed), sum(v.how == "by a crash" for v in killed), sum(v.how == "by time" for v in killed),
                len(argued), open_ones.count("survived"), open_ones.count("not reached"))

    def finish(self):
        """Prints everything; 0 when nothing survives without an argument."""
        for line in self.lines():
            print(line)
        killed, crashed, late, argued, survived, unreached = self.counts()
        judged = killed + argued + survived + unreached
        share = 100 * killed / judged if judged else 0.0
        left = f"; {len(self._faults) - judged} not judged" if judged < len(self._faults) else ""
        print(
            f"\n{killed} of {judged} killed ({share:.1f} %), of them {crashed} by a crash and {late} by time; "
            f"{argued} equivalent, {survived} survived, {unreached} not reached{left}")
        return 0 if survived + unreached == 0 else 1
