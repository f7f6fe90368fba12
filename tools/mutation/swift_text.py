"""Swift source as a planter of faults needs it: comments blanked, strings filled, and what each line stands in."""
import re

# Stands for every character inside a string literal, quotes included: neither a blank nor a token.
FILL = '"'


class SwiftText:
    """One file: `lines` as they are, `code` with comments blanked and strings filled, of the same lengths."""

    def __init__(self, text):
        self.lines = text.split("\n")
        self.code = _blank(text).split("\n")
        self.heads = []  # for each line, the texts before the braces and brackets that are open where it starts
        opened = []
        head = ""
        for line in self.code:
            self.heads.append(list(opened))
            for character in line:
                if character in "{([":
                    opened.append(character + head.strip())
                    head = ""
                elif character in ")]":
                    # What is before the bracket goes on after it: a function's name up to its brace.
                    head = (opened.pop()[1:] if opened else "") + "()"
                elif character in "};":
                    if character == "}" and opened:
                        opened.pop()
                    head = ""
                else:
                    head += character
            head = head + " " if _continues(head) else ""

    def is_statement(self, index):
        """Whether line `index` begins and ends a statement: inside braces, and no part of an expression."""
        heads = self.heads[index]
        if not heads or heads[-1][0] != "{":
            return False
        after = self.heads[index + 1] if index + 1 < len(self.heads) else []
        if after != heads:
            return False
        before = self._near(index, -1)
        if before and not re.search(r"[{};:)\]\w\"?!]$", before) or re.search(r"(=|->|\breturn|\belse|\btry)$", before):
            return False
        return not re.match(r"[.?:,)\]+\-*/&|<>=]", self._near(index, 1))

    def is_answer(self, index):
        """Whether line `index` is all there is in the braces of something that has a value."""
        opening = self._near(index, -1)
        if not self._near(index, 1).startswith("}"):
            return False
        # The value of a closure whose result goes somewhere: without it the closure's type would be another.
        if re.search(r"(=|\breturn\b).*\{(\s*[\w\[\](),:. ]*\bin)?$", opening) and not re.match(r"(if|guard|while|for)\b", opening):
            return True
        return opening.endswith("{") and bool(re.search(r"->|\bvar\b|\bget$", self.heads[index][-1]))

    def _near(self, index, step):
        """The next line with code in that direction, stripped."""
        index += step
        while 0 <= index < len(self.code):
            if self.code[index].strip():
                return self.code[index].strip()
            index += step
        return ""


def _continues(head):
    """Whether a head may go on in the next line: a function's, whose brace is still to come."""
    return bool(re.search(r"\b(func|init|subscript)\b|[,=(]\s*$|->\s*$", head))


def _blank(text):
    """`text` with comments as blanks and string literals as `FILL`; lines stay lines."""
    out = []
    at = 0

    def skip(count, character):
        nonlocal at
        for one in text[at : at + count]:
            out.append("\n" if one == "\n" else character)
        at += count

    def literal(match):
        """From the opening quotes to the closing ones, interpolations included."""
        hashes, quotes = match.group(1), match.group(2)
        skip(len(match.group()), FILL)
        while at < len(text):
            if text.startswith("\\" + hashes + "(", at):
                skip(2 + len(hashes), FILL)
                depth = 1
                while at < len(text) and depth:
                    inner = re.compile(r'(#*)("""|")').match(text, at)
                    if inner:
                        literal(inner)
                        continue
                    depth += {"(": 1, ")": -1}.get(text[at], 0)
                    skip(1, FILL)
            elif text.startswith("\\" + hashes, at):
                skip(2 + len(hashes), FILL)
            elif text.startswith(quotes + hashes, at):
                skip(len(quotes) + len(hashes), FILL)
                return
            else:
                skip(1, FILL)

    while at < len(text):
        if text.startswith("//", at):
            end = text.find("\n", at)
            skip((end if end >= 0 else len(text)) - at, " ")
        elif text.startswith("/*", at):
            depth, end = 1, at + 2
            while end < len(text) and depth:
                mark = text[end : end + 2]
                depth += {"/*": 1, "*/": -1}.get(mark, 0)
                end += 2 if mark in ("/*", "*/") else 1
            skip(end - at, " ")
        else:
            match = re.compile(r'(#*)("""|")').match(text, at)
            if match:
                literal(match)
            else:
                out.append(text[at])
                at += 1
    return "".join(out)
