"""The faults a line of Swift can have: what is found where, and how the line reads with the fault behind a switch.

A line keeps its length in lines and its types. An operator becomes one of its own with the same precedence, a condition
is followed by one that takes it as met, unmet or the other way round, a literal becomes a choice of two, a dropped call
stands under an `if`. `_planted(n)` says whether fault n is the one switched on.
"""
import re
from dataclasses import dataclass, field

KINDS = ("operator", "bound", "condition", "dropped")
# Stands in a template for the fault's number, and for the number as characters an operator's name may have.
NUMBER, MARK = "\0", "\1"


@dataclass
class Fault:
    """One place and what is wrong there when it is switched on."""

    file: str
    line: int  # from 1
    text: str  # the line as it is, stripped
    kind: str
    what: str  # such as "`<` becomes `<=`"
    template: str  # the whole line with the switch in it
    support: str = ""  # what the module must declare for it
    twin: int = 0  # how many lines before this one in the file read the same and have the same fault
    number: int = field(default=0, compare=False)

    @property
    def key(self):
        """What names the fault from one run to the next."""
        return f"{self.file}|{self.text}|{self.what}|{self.twin}"

    def rewritten(self):
        return _fill(self.template, self.number)

    def declarations(self):
        return _fill(self.support, self.number)


def mark(number):
    """The number in two characters of braille, which operators may be spelled with."""
    return chr(0x2801 + number // 255) + chr(0x2801 + number % 255)


def _fill(text, number):
    return text.replace(NUMBER, str(number)).replace(MARK, mark(number))


# --- operators of their own -------------------------------------------------------------------------------------------

_INFIX = "infix operator {0}\1: {1}Precedence\n"


def _binary(precedence, *functions):
    return lambda token: _INFIX.format(token, precedence) + "".join(f.replace("OP", token + "\1") + "\n" for f in functions)


def _compared(was, becomes):
    return _binary(
        "Comparison", f"func OP <T: Comparable>(a: T, b: T) -> Bool {{ _planted(\0) ? a {becomes} b : a {was} b }}")


def _equated(was, becomes):
    body = f"{{ _planted(\0) ? a {becomes} b : a {was} b }}"
    return _binary(
        "Comparison", f"func OP <T: Equatable>(a: T, b: T) -> Bool {body}",
        f"func OP <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {body}")


def _identical(was, becomes):
    return _binary(
        "Comparison", f"func OP (a: AnyObject?, b: AnyObject?) -> Bool {{ _planted(\0) ? a {becomes} b : a {was} b }}")


def _summed(was, becomes):
    body = f"{{ _planted(\0) ? a {becomes} b : a {was} b }}"
    return _binary(
        "Addition", f"func OP <T: AdditiveArithmetic>(a: T, b: T) -> T {body}",
        f"func OP <T: SIMD>(a: T, b: T) -> T where T.Scalar: FloatingPoint {body}")


def _multiplied(was, becomes):
    body = f"{{ _planted(\0) ? a {becomes} b : a {was} b }}"
    return _binary(
        "Multiplication", f"func OP <T: BinaryInteger>(a: T, b: T) -> T {body}",
        f"func OP <T: FloatingPoint>(a: T, b: T) -> T {body}",
        f"func OP <T: SIMD>(a: T, b: T.Scalar) -> T where T.Scalar: FloatingPoint {body}")


def _assigned(was, becomes):
    return _binary(
        "Assignment",
        f"func OP <T: AdditiveArithmetic>(a: inout T, b: T) {{ if _planted(\0) {{ a {becomes} b }} else {{ a {was} b }} }}")


def _joined(was, becomes, precedence):
    swapped = "(try b()) || a" if becomes == "||" else "(try b()) && a"
    return _binary(
        precedence,
        "func OP (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
        f"{{ _planted(\0) ? {swapped} : try a {was} b() }}")


_DEFAULT = _binary(
    "NilCoalescing",
    *(f"func OP <T>(a: T?, b: @autoclosure () throws -> {t}) rethrows -> {t} {{ _planted(\0) ? try b() : try a ?? b() }}"
      for t in ("T", "T?")))
_HALF_OPEN = _binary(
    "RangeFormation",
    "func OP <T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger "
    "{ _planted(\0) ? a..<max(a, b.advanced(by: -1)) : a..<b }")
_CLOSED = _binary(
    "RangeFormation",
    "func OP <T: Strideable>(a: T, b: T) -> ClosedRange<T> where T.Stride: SignedInteger "
    "{ _planted(\0) ? a...max(a, b.advanced(by: -1)) : a...b }")

# Token, what becomes of it, its kind, and what declares it.
_INFIXES = [
    ("<", "`<` becomes `<=`", "bound", _compared("<", "<=")),
    ("<=", "`<=` becomes `<`", "bound", _compared("<=", "<")),
    (">", "`>` becomes `>=`", "bound", _compared(">", ">=")),
    (">=", "`>=` becomes `>`", "bound", _compared(">=", ">")),
    ("<", "`<` becomes `>=`", "operator", _compared("<", ">=")),
    (">", "`>` becomes `<=`", "operator", _compared(">", "<=")),
    ("==", "`==` becomes `!=`", "operator", _equated("==", "!=")),
    ("!=", "`!=` becomes `==`", "operator", _equated("!=", "==")),
    ("===", "`===` becomes `!==`", "operator", _identical("===", "!==")),
    ("!==", "`!==` becomes `===`", "operator", _identical("!==", "===")),
    ("+", "`+` becomes `-`", "operator", _summed("+", "-")),
    ("-", "`-` becomes `+`", "operator", _summed("-", "+")),
    ("*", "`*` becomes `/`", "operator", _multiplied("*", "/")),
    ("/", "`/` becomes `*`", "operator", _multiplied("/", "*")),
    ("+=", "`+=` becomes `-=`", "operator", _assigned("+=", "-=")),
    ("-=", "`-=` becomes `+=`", "operator", _assigned("-=", "+=")),
    ("&&", "`&&` becomes `||`", "condition", _joined("&&", "||", "LogicalConjunction")),
    ("||", "`||` becomes `&&`", "condition", _joined("||", "&&", "LogicalDisjunction")),
    ("??", "what stands before `??` is taken as nil", "condition", _DEFAULT),
]
_RANGES = [
    (r"(?<=[\w)\]])\.\.<(?=[\w(])", "..<", "the last of `..<` is left out", _HALF_OPEN),
    (r"(?<=[\w)\]])\.\.\.(?=[\w(])", "...", "the last of `...` is left out", _CLOSED),
]
_NOT = "prefix operator !\1\nprefix func !\1 (a: Bool) -> Bool { _planted(\0) ? a : !a }\n"
_MINUS = "prefix operator -\1\nprefix func -\1 <T: SignedNumeric>(a: T) -> T { _planted(\0) ? a : -a }\n"


def _condition(sign, taken):
    """An operator below all others of a condition, and above `?:`; of the fault's own, as modules see each other's."""
    return (
        f"precedencegroup Planted\0 {{ higherThan: TernaryPrecedence lowerThan: LogicalDisjunctionPrecedence }}\n"
        f"infix operator {sign}\1: Planted\0\nfunc {sign}\1 (a: Bool, n: Int) -> Bool {{ _planted(n) ? {taken} : a }}\n")


# What every module with faults declares.
SUPPORT = """// Planted by tools/mutants: the switch, and what takes conditions and extremes for others.
import Glibc

private let _active = getenv("PLANTED_FAULT").map { Int(atoi($0)) } ?? -1

/// A byte for each fault, in a file, so that what was reached is known however the process ends.
nonisolated(unsafe) private let _reached: UnsafeMutablePointer<UInt8>? = {
  guard let path = getenv("PLANTED_REACHED") else { return nil }
  let file = open(path, O_RDWR)
  guard file >= 0, let map = mmap(nil, COUNT, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), map != MAP_FAILED else {
    return nil
  }
  return map.assumingMemoryBound(to: UInt8.self)
}()

func _planted(_ n: Int) -> Bool {
  if let _reached { _reached[n] = 1 }
  return n == _active
}

func _plantedMin<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> T { _planted(n) ? max(a, b) : min(a, b) }
func _plantedMax<T: Comparable>(_ n: Int, _ a: T, _ b: T) -> T { _planted(n) ? min(a, b) : max(a, b) }
"""

# --- finding ----------------------------------------------------------------------------------------------------------

# Lines no fault says anything about the product on: our own mistakes, declarations of names and types, room set aside.
_BARREN = re.compile(
    r"\b(precondition|assert|preconditionFailure|assertionFailure|fatalError|reserveCapacity)\b|^\s*(@|#|import\b|typealias\b|infix\b)"
    r"|^\s*(\w+ )*extension\b|\bfunc\s*[^\w\s`]|^\s*(indirect )?case `?\w+`?(\(.*\))? = |\bavailable\b")
# Bodies that only word something for people.
_WORDING = re.compile(r"\bvar (description|debugDescription|errorDescription|testDescription)\b")
_CONDITIONS = [
    re.compile(r"\b(?:if|while) (?P<list>[^{]*?) \{"), re.compile(r"\bguard (?P<list>.*?) else \{"),
    re.compile(r"\bwhere (?P<list>[^{]*?) \{$")]
_TAKEN = [("|¬|", "!a", "turned round"), ("|∨|", "true", "taken as met"), ("|∧|", "false", "taken as unmet")]
_NOT_BOOLEAN = re.compile(r"^\s*(let|var|case|#|_\b)| \? ")
# A declaration's where clause on a line of its own.
_TYPES = re.compile(r"^\s*where [\w.]+ == [A-Z][\w.]* \{$")
# One type is another, which stands nowhere but in such clauses.
_ALIKE = re.compile(r"(?<![\w.])[A-Z]\w*(\.[A-Z]\w*)* == [A-Z]\w*(\.[A-Z]\w*)*(?=[\s,]|$)")
_NOT_A_CALL = re.compile(
    r"^(return|let|var|if|guard|case|for|while|throw|else|switch|static|public|private|internal|fileprivate|func|init|"
    r"default|defer|do|catch|repeat|break|continue|final|override|mutating|lazy|weak|unowned|super\.init|self\.init)\b")
_ASSIGNMENT = re.compile(r"^[a-zA-Z_][\w.\[\]!?]* (=|\+=|-=|\*=|/=) \S")


def find(path, text):
    """Every fault the file's lines can have, in order of line and place."""
    found, twins = [], {}
    for index, code in enumerate(text.code):
        if not code.strip() or _BARREN.search(code) or any(_WORDING.search(head) for head in text.heads[index]):
            continue
        line = _Line(path, index, text)
        for look in (_operators, _bounds, _conditions, _dropped):
            look(line)
        for fault in line.faults:
            fault.twin = twins.get((fault.text, fault.what), 0)
        twins |= {(fault.text, fault.what): fault.twin + 1 for fault in line.faults}
        found += line.faults
    return found


class _Line:
    """A line being looked at, and what was found on it."""

    def __init__(self, path, index, text):
        self.path, self.index, self.all = path, index, text
        self.raw, self.code = text.lines[index], text.code[index]
        self.faults = []

    def plant(self, kind, what, start, end, new, support=""):
        template = self.raw[:start] + new + self.raw[end:]
        self.faults.append(Fault(self.path, self.index + 1, self.raw.strip(), kind, what, template, support))


def _is_type_constraint(line):
    """Whether `==` may stand in a declaration's where clause."""
    return bool(
        re.search(r"\b(func|struct|class|enum|protocol|init)\b.*\bwhere\b|^\s*where\b", line.code) or _ALIKE.search(line.code))


def _may_be_numbers(token, right):
    """Whether what stands right of an operator can be what the operators of our own take: no list, no text, no tuple."""
    if token in ("+", "+=", "-=") and (right[0] in '["' or (right[0] == "(" and '"' in right)):
        return False
    inside = right[1:_closing(right)] if right[0] == "(" else ""
    return not (token in ("<", "<=", ">", ">=", "==", "!=") and len(_clauses(inside)) > 1)


def _closing(text):
    """Where the bracket that opens a text is closed; its end when it is not."""
    depth = 0
    for at, character in enumerate(text):
        depth += (character in "([{") - (character in ")]}")
        if depth == 0:
            return at
    return len(text)


def _operators(line):
    for match in re.finditer(r"(?<=[^\s(\[{,]) ([<>=!+\-*/&|?]+) (?=\S)", line.code):
        for token, what, kind, support in _INFIXES:
            if token != match.group(1) or (token == "==" and _is_type_constraint(line)):
                continue
            # Joined text is a message.
            if token == "+" and (line.code[match.start() - 1] == '"' or line.code[match.end()] == '"'):
                continue
            if not _may_be_numbers(token, line.code[match.end():]):
                continue
            line.plant(kind, what, match.start(1), match.end(1), token + MARK, support(token))
    for match in re.finditer(r"(?<![\w)\]!])!(?=[a-zA-Z_(])", line.code):
        line.plant("operator", "`!` is left out", match.start(), match.end(), "!" + MARK, _NOT)
    for match in re.finditer(r"(?<=[\s(\[,:])-(?=[a-zA-Z_(])", line.code):
        line.plant("operator", "the sign is left out", match.start(), match.end(), "-" + MARK, _MINUS)


def _bounds(line):
    for pattern, token, what, support in _RANGES:
        for match in re.finditer(pattern, line.code):
            line.plant("bound", what, match.start(), match.end(), token + MARK, support(token))
    for match in re.finditer(r"(?<![\w.$#\"])(?<!\de-)((?<=[\s(\[,:])-)?(\d[\d_]*(?:\.\d+)?)(?![\w.\"]|\.\d)", line.code):
        was, sign, number = match.group(), match.group(1) or "", match.group(2).replace("_", "")
        other = f"{sign}{float(number) * 2 or 1.0}" if "." in number else f"{sign}{int(number) + 1}"
        line.plant("bound", f"{was} becomes {other}", match.start(), match.end(), f"(_planted({NUMBER}) ? {other} : {was})")
    for match in re.finditer(r"(?<![.\w])(?<!func )(min|max)\((?=\S)", line.code):
        other = "max" if match.group(1) == "min" else "min"
        line.plant(
            "bound", f"`{match.group(1)}` becomes `{other}`", match.start(), match.end(),
            f"_planted{match.group(1).capitalize()}({NUMBER}, ")


def _conditions(line):
    ends = set()
    for pattern in _CONDITIONS:
        for match in pattern.finditer(line.code):
            ends |= {match.start("list") + end for clause, end in _clauses(match.group("list"))
                     if not _NOT_BOOLEAN.search(clause) and not _ALIKE.search(clause) and not _TYPES.search(line.code)}
    for match in re.finditer(r"(?<=\S) \?(?= \S)", line.code):
        ends.add(match.start())
    for end in sorted(ends):
        for sign, taken, what in _TAKEN:
            tail = " ".join(line.raw[:end].split()[-4:])
            line.plant(
                "condition", f"the condition ending in `{tail}` is {what}", end, end, f" {sign}{MARK} {NUMBER}",
                _condition(sign, taken))
    for match in re.finditer(r"(?<![\w.`])(?<!keepingCapacity: )(true|false)\b(?!:)", line.code):
        other = "false" if match.group(1) == "true" else "true"
        line.plant(
            "condition", f"{match.group(1)} becomes {other}", match.start(), match.end(),
            f"(_planted({NUMBER}) ? {other} : {match.group(1)})")


def _clauses(text):
    """The parts between the commas of a list of conditions, each with where it ends."""
    parts, depth, start = [], 0, 0
    for at, character in enumerate(text + ","):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append((text[start:at], at))
            start = at + 1
    return parts


def _dropped(line):
    statement = line.code.strip()
    if _NOT_A_CALL.search(statement) or not line.all.is_statement(line.index):
        return
    if line.all.is_answer(line.index):
        return
    start = len(line.code) - len(line.code.lstrip())
    end = len(line.code.rstrip())
    # What an initializer sets must be set.
    inside_init = any(re.search(r"^\{.*\binit\b", head) for head in line.all.heads[line.index])
    if re.match(r"^(try )?[a-zA-Z_][\w.!?]*\(.*\)$", statement) and _is_one_call(statement):
        what = "the call is dropped"
    elif _ASSIGNMENT.match(statement) and not inside_init and not _is_first_value(line, statement):
        what = "the assignment is dropped"
    else:
        return
    line.plant("dropped", what, start, end, f"if !_planted({NUMBER}) {{ {line.raw[start:end]} }}")


def _is_first_value(line, statement):
    """Whether it gives a constant its value, which must have one: `let a: A` stands in one of the lines before."""
    name = re.match(r"\w+", statement).group()
    declared = re.compile(rf"^\s*let {name}: [^=]+$")
    return any(declared.match(code) for code in line.all.code[max(0, line.index - 20):line.index])


def _is_one_call(statement):
    """Whether the line's brackets close only at its end or before a further member: no `a(b) + c(d)`."""
    depth = 0
    outside = ""
    for character in statement:
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif depth == 0:
            outside += character
    return depth == 0 and not re.search(r"[<>=+*/&|-]|\s(?!$)", outside.removeprefix("try "))
