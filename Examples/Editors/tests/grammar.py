#!/usr/bin/env python3
"""Tokenizes lines with the TextMate grammar and compares the scopes. Exits with 77 if no engine for it is installed.

The engine is that of the editor babi, with Oniguruma, which VS Code uses too: pip install babi
"""

import pathlib
import shutil
import sys
import tempfile

try:
    from babi.highlight import Grammars, highlight_line
except ImportError:
    sys.exit(77)

GRAMMAR = pathlib.Path(__file__).resolve().parent.parent / "vscode/syntaxes/filterquery.tmLanguage.json"

# A text, and its tokens with their innermost scopes; tokens without a scope of their own are left out.
SAMPLES = [
    ("# t:elf or", [("# t:elf or", "comment.line.number-sign")]),
    ("\t# t:elf", [("# t:elf", "comment.line.number-sign")]),
    ("a#b -#c (#d) # e", [("-", "keyword.operator.negation"), ("(", "punctuation.section.group.begin"), (")", "punctuation.section.group.end"), ("# e", "comment.line.number-sign")]),
    ("t:elf", [("t", "support.type.field"), (":", "keyword.operator.comparison"), ("elf", "string.unquoted.value")]),
    (
        "-POW>=3",
        [
            ("-", "keyword.operator.negation"),
            ("POW", "support.type.field"),
            (">=", "keyword.operator.comparison"),
            ("3", "constant.numeric"),
        ],
    ),
    ("usd<.5", [("usd", "support.type.field"), ("<", "keyword.operator.comparison"), (".5", "constant.numeric")]),
    ("pow=1a", [("pow", "support.type.field"), ("=", "keyword.operator.comparison"), ("1a", "string.unquoted.value")]),
    # Only whole names match, the longest first.
    ("colors!=2", [("colors", "support.type.field"), ("!=", "keyword.operator.comparison"), ("2", "constant.numeric")]),
    ("tt:x", [("tt", "variable.other.field"), (":", "keyword.operator.comparison"), ("x", "string.unquoted.value")]),
    ("order:usd", [("order", "keyword.other.directive"), (":", "keyword.operator.comparison"), ("usd", "string.unquoted.value")]),
    ("++ @@ +1", [("++", "keyword.other.directive"), ("@@", "keyword.other.directive")]),
    (
        "(a OR b)and(c)",
        [
            ("(", "punctuation.section.group.begin"),
            ("OR", "keyword.operator.logical"),
            (")", "punctuation.section.group.end"),
            ("and", "keyword.operator.logical"),
            ("(", "punctuation.section.group.begin"),
            (")", "punctuation.section.group.end"),
        ],
    ),
    # A word is one token, whatever it contains.
    ("orc urza's fire-ice 2x:y a\"b", []),
    ("t:", [("t", "support.type.field"), (":", "keyword.operator.comparison")]),
    ("t: elf", [("t", "support.type.field"), (":", "keyword.operator.comparison")]),
    (
        "o:/a (b\\/c/ d",
        [
            ("o", "support.type.field"),
            (":", "keyword.operator.comparison"),
            ("/", "punctuation.definition.string.begin"),
            ("a (b", "string.regexp"),
            ("\\/", "constant.character.escape"),
            ("c", "string.regexp"),
            ("/", "punctuation.definition.string.end"),
        ],
    ),
    ("a/b //", []),
    ("m:{2/w}", [("m", "support.type.field"), (":", "keyword.operator.comparison"), ("{2/w}", "string.unquoted.value")]),
    (
        "-!'a b' !or",
        [
            ("-", "keyword.operator.negation"),
            ("!", "keyword.operator.exact"),
            ("'", "punctuation.definition.string.begin"),
            ("a b", "string.quoted.single"),
            ("'", "punctuation.definition.string.end"),
            ("!", "keyword.operator.exact"),
            ("or", "entity.name.exact"),
        ],
    ),
    (
        'o:"a \\" b"',
        [
            ("o", "support.type.field"),
            (":", "keyword.operator.comparison"),
            ('"', "punctuation.definition.string.begin"),
            ("a ", "string.quoted.double"),
            ('\\"', "constant.character.escape"),
            (" b", "string.quoted.double"),
            ('"', "punctuation.definition.string.end"),
        ],
    ),
    # An unclosed text extends over the indented lines of its query only.
    (
        'o:"a\n  or\nor',
        [
            ("o", "support.type.field"),
            (":", "keyword.operator.comparison"),
            ('"', "punctuation.definition.string.begin"),
            ("a\n", "string.quoted.double"),
            ("  or\n", "string.quoted.double"),
            ("or", "keyword.operator.logical"),
        ],
    ),
    (
        "'a\n\n b or",
        [
            ("'", "punctuation.definition.string.begin"),
            ("a\n", "string.quoted.single"),
            ("or", "keyword.operator.logical"),
        ],
    ),
]


def pieces(compiler, text):
    state = compiler.root_state
    for number, line in enumerate(text.splitlines(keepends=True)):
        state, regions = highlight_line(compiler, state, line if line.endswith("\n") else line + "\n", number == 0)
        for region in regions:
            scope = region.scope[-1].removesuffix(".filterquery")
            if scope != "source" and line[region.start : region.end]:
                yield line[region.start : region.end], scope


def main():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(GRAMMAR, pathlib.Path(folder, "source.filterquery.json"))
        compiler = Grammars(folder).compiler_for_scope("source.filterquery")
    failures = 0
    for text, expected in SAMPLES:
        found = list(pieces(compiler, text))
        if found != expected:
            failures += 1
            print(f"{text!r} is read as\n  {found}, not as\n  {expected}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
