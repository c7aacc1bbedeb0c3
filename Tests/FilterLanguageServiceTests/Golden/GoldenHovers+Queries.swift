extension GoldenHovers {
  static let names = ##"""
    bo‸lt
      [bolt] name: name “bolt”
        Without quotes, only letters and digits matter; case, accents, spaces and punctuation are ignored
        Finds cards with “bolt” in their name
    "lightning‸ bolt"
      ["lightning bolt"] name: name “lightning bolt”
        In quotes, spaces and punctuation matter; case does not
        Finds cards with “lightning bolt” in their name
    ‸!"Lightning Bolt"
      [!"Lightning Bolt"] name: exact name “Lightning Bolt”
        Matches the whole name
        Finds the card named exactly “Lightning Bolt”
    ‸++
      [++] shorthand: shorthand ++
        Short for 'unique:prints'
        Results: one row per printing
    """##

  static let patterns = ##"""
    o:/^tap/
      [o] field: rules text
        Rules text, without reminder text
        A word or quoted text, or a pattern between slashes
        Operators: ':' '=' contains
        ':': rules text without reminder text contains …
        Also written 'oracle'
        - o:"draw a card": cards with “draw a card” in their rules text
        - o:flying: cards with “flying” in their rules text
        - o:/\bflash\b/: cards that match the pattern /\bflash\b/ in their rules text
      [:] comparison: rules text matches the pattern
        Finds cards that match the pattern /^tap/ in their rules text
      [/^tap/] pattern: pattern
        The pattern: '^' the beginning of a line, 'tap'
        Finds cards that match the pattern /^tap/ in their rules text
      [^] pattern: the beginning of a line …
      [tap] pattern: the text 'tap' …
    o:‸/\d+ [a-z]+?(?:draw|~) \sm/
      [/\d+ [a-z]+?(?:draw|~) \sm/] pattern: pattern
        The pattern: '\d' any digit, '+' one or more times, as many as possible, ' ' a space, '[' one of these characters, 'a-z' any character from 'a' to 'z', ']' the end of the characters, '+?' one or more times, as few as possible, '(?:' a group, 'draw', '|' or, '~' the card's own name or self reference, ')' the end of the group, ' ' a space, '\sm' any mana symbol
        Finds cards that match the pattern /\d+ [a-z]+?(?:draw|~) \sm/ in their rules text
    o:/draw‸ a/
      [draw a] pattern: the text 'draw a'
        Finds cards that match the pattern /draw a/ in their rules text
    a:/‸guay/
      [guay] pattern: the text 'guay'
        Artist does not support patterns
    o:/‸[/
      [[] pattern: unclosed '['
        Finds cards that match the pattern /[/ in their rules text
    o:/‸draw
      [draw] pattern: the text 'draw'
        Finds cards that match the pattern /draw/ in their rules text
    """##

  static let groups = ##"""
    ‸-t:elf
      [-] negation: not
        Leaves out Elf cards
        Finds cards that are not Elf cards
    ‸--t:elf
      [--] negation: not, 2 times
        An even number of minuses cancels out
        Finds Elf cards
    ‸-order:cmc
      [-] negation: not
        '-' has no effect on a directive
    ‸-(t:elf c:g)
      [-] negation: not
        Leaves out green Elf cards
        Finds cards that are not both Elf cards and green
    ‸-(t:elf or c:g)
      [-] negation: not
        Leaves out Elf cards or green cards
        Finds cards that are neither Elf cards nor green
    ‸-()
      [-] negation: not
        An empty group has no effect
    ‸(t:elf c:g mv<=2)
      [(t:elf c:g mv<=2)] group: group
        Finds green Elf cards with a mana value of at most 2
    ((t:elf or c:g) ‸(pow>2 tou>2))
      [(pow>2 tou>2)] group: group
        Finds cards with a power of more than 2 and a toughness of more than 2
    t:elf ‸or c:g
      [or] connective: or: at least one must match
        Finds Elf cards or green cards
    t:elf ‸OR c:g d
      [OR] connective: or: at least one must match
        Finds Elf cards, or green cards with “d” in their name
        'or' binds loosest: each side is one group
    t:elf ‸and c:g
      [and] connective: and: all must match
        Finds green Elf cards
        Between two terms 'and' may be left out
    t:elf ‸or
      [or] connective: or: at least one must match
        Finds Elf cards
    """##

  static let errors = ##"""
    foo:bar
      [foo:bar] unknown: unknown field foo
        Not a field of the vocabulary 'scryfall'
    types:‸elf
      [types:elf] unknown: unknown field types
        Not a field of the vocabulary 'scryfall'
        Use 'type'
        Did you mean 't:elf', 'type:elf'?
    f:‸modren
      [modren] value: not a value of format
        Takes one of 23 words: 'commander', 'modern', 'standard', 'pioneer', 'pauper', 'legacy', 'vintage', 'historic', …
        Did you mean 'f:modern'?
    is:‸"foil"
      ["foil"] value: not a value of property
        Takes one of 257 properties: 'spell', 'permanent', 'foil', 'reprint', 'historic', 'paupercommander', 'universesbeyond', 'party', …
        Did you mean 'is:foil', 'is:flip', 'is:ffi'?
    pow>‸big
      [big] value: not a value of power
        Takes a number, or another field such as 'manavalue', 'toughness', 'powtou', …
    m:‸{q}
      [{q}] value: not a value of mana cost
        Takes symbols such as '{W}', '{U}', '{B}', '{R}', or a pattern between slashes
    o:""‸
      [""] value: not a value of rules text
        Takes a word or quoted text, or a pattern between slashes
    t: ‸elf
      [elf] name: name “elf”
        Without quotes, only letters and digits matter; case, accents, spaces and punctuation are ignored
        Finds cards with “elf” in their name
        = Finds cards with “elf” in their name; “t:” is unfinished
    """##

  static let documents = ##"""
    # elves‸⏎t:elf
      nothing
    t:elf⏎  c‸:g⏎  -is:reprint
      [:] comparison: color includes the colors
        ':' reads as '>=': at least these colors; a number means exactly that many, and c no color
        Finds green cards
        = Finds green Elf cards that are not reprints
    🧝 t:e‸lf 🧝
      [elf] value: Elf
        Finds Elf cards
        = Finds Elf cards with “🧝” in their name; “🧝” is repeated
    t:¿‸x
      [�x] value: “�x”
        Not a known word; matches inside other words
        Finds cards with “�x” in their type line
    t:elf order:‸cmc t:orc
      [cmc] value: mana value
        Also written 'mv', 'manavalue'
        Results: sorted by mana value
        = Finds Elf Orc cards; sorted by mana value
    """##

  static let markdown = ##"""
    p‸ow>3
      **power**
      Printed power; \*, ? and X count as 0
      A number, or another field such as `manavalue`, `toughness`, `powtou`, …
      Operators: `:` `=` is exactly, `!=` is other than, `<` is less than, `<=` is at most, `>` is more than, `>=` is at least
      Also written `power`
      - `pow>=8` cards with a power of at least 8
      - `pow>tou` cards with a power greater than their toughness
      - `pow=*` cards with a power of \* (counts as 0)
    o:"a *b* _c_ ‸`d` [e](f) <i>g</i> | ~h"
      **“a \*b\* \_c\_ \`d\` \[e\](f) \<i\>g\</i\> \| \~h”**
      In quotes, spaces and punctuation matter; case does not
      Finds cards with “a \*b\* \_c\_ \`d\` \[e\](f) \<i\>g\</i\> \| \~h” in their rules text
    m:{2}{w/u}{g/p}‸
      **{G/P}: green, or two life**
      `{2}`: 2 generic
      `{W/U}`: white or blue
      `{G/P}`: green, or two life
      Total value: 4
      Finds cards with {2}{W/U}{G/P} in their mana cost
    t:elf ‸or c:g d
      **or: at least one must match**
      Finds Elf cards, or green cards with “d” in their name
      `or` binds loosest: each side is one group
    fo‸o:bar t:elf
      **unknown field foo**
      Not a field of the vocabulary 'scryfall'
      ---
      Finds Elf cards; the term “foo:bar” is not understood
    o:/^(?:a|b)[*_]‸`+/
      **'\`'**
      The pattern: `^` the beginning of a line, `(?:` a group, `a`, `|` or, `b`, `)` the end of the group, `[` one of these characters, `*` '\*', `_` '\_', `]` the end of the characters, `` ` ``, `+` one or more times, as many as possible
      Finds cards that match the pattern /^(?:a\|b)\[\*\_\]\`+/ in their rules text
    "1. x‸"
      **name “1. x”**
      In quotes, spaces and punctuation matter; case does not
      Finds cards with “1. x” in their name
    """##
}
