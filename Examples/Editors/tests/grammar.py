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
    (
        "a#b -#c (#d) # e",
        [
            ("-", "keyword.operator.negation"),
            ("(", "punctuation.section.group.begin"),
            (")", "punctuation.section.group.end"),
            ("# e", "comment.line.number-sign"),
        ],
    ),
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
    (
        "order:usd",
        [
            ("order", "keyword.other.directive"),
            (":", "keyword.operator.comparison"),
            ("usd", "string.unquoted.value"),
        ],
    ),
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
    (
        "t: -elf",
        [("t", "support.type.field"), (":", "keyword.operator.comparison"), ("-", "keyword.operator.negation")],
    ),
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
    (
        "m:{2/w}",
        [("m", "support.type.field"), (":", "keyword.operator.comparison"), ("{2/w}", "string.unquoted.value")],
    ),
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

# What is read as in the syntax of lists: lines, and below each character the letter of its innermost scope.
LETTERS = {
    " ": "source",
    "f": "variable.other.field",
    "F": "support.type.field",
    "h": "keyword.other.presence",
    "=": "keyword.operator.comparison",
    "i": "keyword.operator.membership",
    "l": "keyword.operator.logical",
    "-": "keyword.operator.negation",
    "!": "keyword.operator.exact",
    "e": "entity.name.exact",
    "(": "punctuation.section.group.begin",
    ")": "punctuation.section.group.end",
    ",": "punctuation.separator.value",
    ".": "keyword.operator.range",
    "*": "keyword.operator.wildcard",
    "1": "constant.numeric",
    "0": "constant.language",
    "v": "string.unquoted.value",
    "[": "punctuation.definition.string.begin",
    "q": "string.quoted.double",
    "]": "punctuation.definition.string.end",
    "/": "string.regexp",
}
LISTS = """
state:(open or -draft)
fffff=(vvvv ll -vvvvv)
state:(open, draft|new)
fffff=(vvvv, vvvvv,vvv)
state!=(open and (a b))
fffff==(vvvv lll (v v))
state:(open && !new || NOT old)
fffff=(vvvv ll -vvv ll --- vvv)
items:(sku:x qty>2)
fffff=(fff=v fff=1)
took:(>=1 <3)
ffff=(==1 =1)
tags:a,b|"c d" x
ffff=v,v,[qqq]
tags:[a, b]
ffff=(v, v)
state in (a, b)
fffff ii (v, v)
state not in [a, b]
fffff iiiiii (v, v)
level in @levels.txt
fffff ii vvvvvvvvvvv
took:1..3
ffff=1..1
took:1.. took:..3,7
ffff=1.. ffff=..1,1
took:1...3
ffff=vvvvv
took:1.5..2.5s
ffff=111..vvvv
took:[1 TO 3]
ffff=(1 .. 1)
took:{1 TO *} x
ffff=(1 .. *)
took:[1 TO 3) x
ffff=(1 .. 1)
amount:1,000 status:200,404
ffffff=11111 ffffff=111,111
took > 1
ffff = 1
took : fast
ffff = vvvv
took:>1 took==1
ffff==1 ffff==1
took<>1 took!=1
ffff==1 ffff==1
amount:12.5% x
ffffff=vvvvv
colour : x or y
FFFFFF = v ll
colour: or y
FFFFFF= ll
colour: size:1
FFFFFF= ffff=1
colour:-1
FFFFFF=11
msg~out
fff=vvv
msg=~"^o.t"
fff==[qqqq]
msg!~/x y/ z
fff==[///]
msg =~ ^a(b|c)$ z
fff == ////////
a && b || c
  ll   ll
colour:1||size:2
FFFFFF=1llffff=1
NOT a NOT (b)
---   --- ( )
not colour:x
--- FFFFFF=v
not (a) not a
--- ( )
!colour:x !(a) !a
-FFFFFF=v -( ) !e
no:colour colour:*
hh=ffffff FFFFFF=*
colour:null colour:nullable
FFFFFF=0000 FFFFFF=vvvvvvvv
title:lib* title:*b title=a*c
fffff=vvv* fffff=*v fffff=v*v
@timestamp:x user.login:ann
ffffffffff=v ffffffffff=vvv
größe>3 $a_1.0-b#:x
fffff=1 fffffffff=v
"Unit Price ($)">4
ffffffffffffffff=1
*:word * a:*b
f=vvvv   F=*v
`First Name` : Ann
ffffffffffff = vvv
"two words" x
[qqqqqqqqq]
path:src/*.swift type:text/html
ffff=vvvv*vvvvvv FFFF=vvvvvvvvv
url:https://example.org:80/a
fff=vvvvvvvvvvvvvvvvvvvvvvvv
date:2012/01/01
FFFF=vvvvvvvvvv
t:elf/c:g
F=vvv F=v
m:{w/u},{g}
F=vvvvv,vvv
x:(a
f=(v
""".strip("\n").split("\n")


def letters(compiler, line):
    """The letters of the scopes of a line."""
    _, regions = highlight_line(compiler, compiler.root_state, line + "\n", True)
    known = {scope: letter for letter, scope in LETTERS.items()}
    found = ""
    for region in regions:
        found += known.get(region.scope[-1].removesuffix(".filterquery"), "?") * (region.end - region.start)
    return found[: len(line)].rstrip()


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
    for line, expected in zip(LISTS[::2], LISTS[1::2]):
        found = letters(compiler, line)
        if found != expected:
            failures += 1
            print(f"{line!r} is read as\n  {found}, not as\n  {expected}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
