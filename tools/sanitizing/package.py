"""Package.swift as text: its test targets, and the same with a few of them."""
import re

_BEGINS = "\n    .testTarget("


def _blocks(text):
    """Where each test target stands, with the comma behind it, and its name."""
    at = text.find(_BEGINS)
    while at >= 0:
        end, depth = at + len(_BEGINS), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        end += text[end] == ","
        yield at, end, re.search(r'name: "(\w+)"', text[at:end]).group(1)
        at = text.find(_BEGINS, end)


def test_targets(text):
    return [name for _, _, name in _blocks(text)]


def with_tests(text, kept):
    """The package with these test targets alone, so that only what they need is compiled."""
    parts, done = [], 0
    for begin, end, name in _blocks(text):
        if name not in kept:
            parts.append(text[done:begin])
            done = end
    return "".join([*parts, text[done:]])
