"""The parts of the language, in the regular expression syntax common to the engines of the three editors.

One grammar is for both syntaxes: what one of them reads as more than words and values is read so here.
"""

import re

NAME = r"[@$#]?[\p{L}_][\p{L}\p{M}\p{Nd}_@$#-]*(?:\.[\p{L}\p{M}\p{Nd}_@$#-]+)*"
SIGN = r"==|=~|!~|!=|<>|<=|>=|=<|=>|[=<>]"
OPERATOR = rf":(?:{SIGN})?|{SIGN}|~"
# The operators before a pattern.
MATCH = r":?(?:=~|!~)"
WORD_END = r"(?=[\s()/]|$)"
WORD = r"(?:\{[^{}()\s]*\}|[^\s()/])+"
DOUBLE, SINGLE = '["“”]', "['‘’]"
# A name in quotes, or `*` for every text.
QUOTED_NAME = r'"(?:\\.|[^"\\])*"|`[^`]*`|\*(?=:)'
MEMBER = r"(?i:(?:not[ \t]+)?in)"
# What makes a name a field.
HEAD_END = rf"(?=[ \t]*(?:{OPERATOR})|[ \t]+{MEMBER}[ \t]*[(\[@])"
FILTER = rf"(?:{NAME}|{QUOTED_NAME}){HEAD_END}"
# Blanks between an operator and its value: before a connective or another filter, the value is missing.
BLANKS = rf"[ \t]+(?=https?:|(?!{FILTER})(?![\s()/,|:=<>~#]|!=|!~|&&|-(?![0-9]))(?!(?i:or|and){WORD_END}).)"
PATTERN_BLANKS = r"[ \t]+(?=[^\s)&|])"
# A brace opens a list or a range if it closes after a comma or blank; `{2/w}` is a value.
BRACKET = r"\[|\{(?=[^{}()]*(?:,[ \t]|[ \t]TO[ \t])[^{}()]*[\]})])"
NEGATION = rf"-|NOT(?![^\s(])(?![ \t]*(?:{OPERATOR}))|(?i:not)(?:(?=[ \t]*\()|(?=[ \t]+{FILTER}))|!(?=\(|{FILTER})"
LOGICAL = rf"(?i:or|and){WORD_END}|(?:&&|\|\|)(?={FILTER}|[\s()/]|$)"
EXACT = r"!(?![=\s()/]|$)"
# Before a quote, only the prefix matches: the quoted text is highlighted as a string.
EXACT_WORD = f"(?!{DOUBLE}|{SINGLE}){WORD}"

# Several values. In a value, a slash before a filter is that between two terms.
SLASH = rf"(?<=[:/])/|/(?!{NAME}(?:{OPERATOR}))"
VALUE = rf"(?:\{{[^{{}}()\s]*\}}|{SLASH}|\.{{3,}}|\.(?!\.)|&(?!&)|[^\s()/,|*.&])+"
BRACKET_VALUE = r"(?:\.{3,}|\.(?!\.)|&(?!&)|[^\s,|*.&\]})])+"
VALUE_END = rf"(?=[\s(),|\]}}]|\.\.(?!\.)|&&|/{NAME}(?:{OPERATOR})|$)"
GROUPED = r"-?[0-9]{1,3}(?=(?:,[0-9]{3})*,0)(?:,[0-9]{3})+"
NUMBER = rf"(?:{GROUPED}|[-+]?(?:[0-9]+(?:\.(?!\.)[0-9]*)?|\.[0-9]+)){VALUE_END}"
NULL = rf"(?i:null){VALUE_END}"
RANGE = r"\.\.(?!\.)"
SEPARATOR = r",|\|(?!\|)"
VALUE_LOGICAL = rf"(?<![^\s(),|\[{{])(?i:or|and)(?=[\s(),|\]}}]|$)|&&|\|\|"
VALUE_NEGATION = r"-(?![0-9])|!(?![=~])|NOT(?=[\s(),|])"
REGEX_START = r"(?<![^\s(,|\[{])/"
BARE_PATTERN = r"(?:\\.|\((?:\\.|[^()\s])*\)|&(?!&)|\|(?!\|)|[^\s()&|\\])+"
# The end of the values of a term without delimiters.
VALUES_END = rf"(?=[\s()]|&&|\|\||$)|(?!\G)(?=/{NAME}(?:{OPERATOR}))|(?<=[\"“”'‘’])(?![,|.])"

# At the start of a line or after white space.
COMMENT = r"(?<!\S)#.*"
# A query, and an unclosed text in it, continues on lines that start with white space.
QUERY_END = r"^(?=\S|\s*$)"


def names(vocabulary):
    """The names of fields and of directives, longest first: an alternation takes the first match."""
    fields, directives = set(), set()
    for field in vocabulary["fields"]:
        target = directives if field["kind"] == "directive" else fields
        target.update([field["name"], *field.get("aliases", [])])
    return [sorted(group, key=lambda name: (-len(name), name)) for group in (fields, directives)]


def heads(vocabulary):
    """The names before operators: their patterns and scopes."""
    groups = zip(names(vocabulary), ["support.type.field", "keyword.other.directive"])
    found = [(rf"(?i:{'|'.join(map(re.escape, group))}){HEAD_END}", scope) for group, scope in groups if group]
    return [*found, (rf"(?:{NAME}|{QUOTED_NAME}){HEAD_END}", "variable.other.field")]


def presence(vocabulary):
    """`has` and `no`, after which a field is named, unless they are fields themselves."""
    fields, directives = names(vocabulary)
    return "|".join(name for name in ["has", "no"] if name not in fields + directives)


# The parts of values, and their scopes. A list in brackets has other bare values.
PIECES = [
    (RANGE, "keyword.operator.range"),
    (SEPARATOR, "punctuation.separator.value"),
    (NUMBER, "constant.numeric"),
    (NULL, "constant.language"),
    (r"\*", "keyword.operator.wildcard"),
]
BARE = "string.unquoted.value"
OPENING, CLOSING = "punctuation.section.group.begin", "punctuation.section.group.end"
COMPARISON, MEMBERSHIP = "keyword.operator.comparison", "keyword.operator.membership"
