extension GoldenHovers {
  static let markdown = ##"""
    p‸ow>3
      **power**
      Printed power; \* ? X count as 0
      A number, or another column such as `manavalue`, `toughness`, `powtou`, …
      Operators: `:` `=` is exactly, `!=` is other than, `<` is less than, `<=` is at most, `>` is more than, `>=` is at least
      Also written `power`
      - `pow>=8` cards with a power of at least 8
      - `pow>tou` cards with a power greater than their toughness
      - `pow=*` cards with a power of \* (counts as 0)
    i‸d<=esper
      **color identity**
      Color identity (cost, rules-text symbols, indicator, all faces)
      Letters: `w` white, `u` blue, `b` black, `r` red, `g` green, or names such as `azorius`, `dimir`, …, or how many
      Operators: `:` `<=` fits within, `=` is exactly, `!=` is not exactly, `<` is only a part of, `>` includes more than, `>=` includes
      `:` reads as `<=`: subset, i.e. fits into a deck of those colors; a bare digit means exact count
      Also written `identity`, `ci`, `commander`
      - `id<=esper` cards with a color identity that fits within Esper (white, blue and black)
      - `id:c` cards with a colorless color identity
      - `id=wu` cards with a color identity of exactly white and blue
    id‸<=esper c:g
      **color identity fits within the colors**
      Finds cards with a color identity that fits within Esper (white, blue and black)
      ---
      Finds green cards with a color identity that fits within Esper (white, blue and black)
    id<=es‸per
      **Esper**
      White, blue and black, in letters `wub`
      Kind of name: shard
      Finds cards with a color identity that fits within Esper (white, blue and black)
    o‸:draw
      **rules text contains the text**
      `:`: rules text without reminder text contains …
      Finds cards with “draw” in their rules text
    o:"a *b* _c_ ‸`d` [e](f) <i>g</i> | ~h"
      **“a \*b\* \_c\_ \`d\` \[e\](f) \<i\>g\</i\> \| \~h”**
      In quotes spaces and punctuation count; capitals make no difference
      Finds cards with “a \*b\* \_c\_ \`d\` \[e\](f) \<i\>g\</i\> \| \~h” in their rules text
    m:{2}{w/u}{g/p}‸
      **{G/P}: green, or two life**
      `{2}`: 2 generic
      `{W/U}`: white or blue
      `{G/P}`: green, or two life
      Together worth 4
      Finds cards with {2}{W/U}{G/P} in their mana cost
    f:e‸dh
      **Commander**
      100-card singleton with commander
      Also written `commander`
      Finds cards that are legal in Commander
    date>‸2020-03
      **March 2020**
      Finds cards that were released after March 2020
    r‸<rare
      **rarity is more common than the one given**
      Finds cards that are more common than rare
    pow‸>tou
      **power is more than toughness**
      Finds cards with a power greater than their toughness
    is:‸dfc
      **dfc**
      Two card faces back to back
      Known by: layout in transform, modal\_dfc, art\_series, double\_faced\_token, reversible\_card
      Also written `doublefaced`, `doublesided`
      Finds cards with two faces back to back
    cn:‸★12
      **“★12”**
      Finds cards with a collector number of ★12
    t:elf ‸or c:g d
      **or: one of them is enough**
      Finds Elf cards, or green cards with “d” in their name
      `or` binds weaker than a space: each side is one group
    ‸-(t:elf or c:g)
      **not**
      Leaves out Elf cards or green cards
      Finds cards that are neither Elf cards nor green
    (t:elf or c:g‸)
      **group**
      Finds Elf cards or green cards
    t:elf +‸+
      **shorthand ++**
      Short for `unique:prints`
      Results: one row per printing
      ---
      Finds Elf cards; one row per printing
    fo‸o:bar t:elf
      **unknown field foo**
      The vocabulary 'scryfall' has no such field
      Perhaps meant: `fo:bar`
      ---
      Finds Elf cards; the term “foo:bar” is not understood
    f:mod‸ren
      **not a value of format**
      Takes one of 23 words: `alchemy`, `brawl`, `commander`, `competitivebrawl`, `duel`, `future`, `gladiator`, `historic`, …
      Perhaps meant: `f:modern`
    o:/^(?:a|b)[*_]‸`+/
      **'\`'**
      The pattern: `^` the beginning of a line, `(?:` a group, `a`, `|` or, `b`, `)` the end of the group, `[` one of these characters, `*` '\*', `_` '\_', `]` the end of the characters, `` ` ``, `+` one or more times, as many as possible
      Finds cards that match the pattern /^(?:a\|b)\[\*\_\]\`+/ in their rules text
    !"<b>Bold‸</b>"
      **exact name “\<b\>Bold\</b\>”**
      The whole name must be this one
      Finds the card named exactly “\<b\>Bold\</b\>”
    "# x‸"
      **name “\# x”**
      In quotes spaces and punctuation count; capitals make no difference
      Finds cards with “\# x” in their name
    "1. x‸"
      **name “1. x”**
      In quotes spaces and punctuation count; capitals make no difference
      Finds cards with “1. x” in their name
    "https://a.b/‸c"
      **name “https\://a.b/c”**
      In quotes spaces and punctuation count; capitals make no difference
      Finds cards with “https\://a.b/c” in their name
    o‸rder:cmc
      **order**
      Sort key
      One of 17 words: `name`, `set`, `released`, `rarity`, `color`, `usd`, `tix`, `eur`, …
      Also written `sort`
      - `order:cmc` sorted by mana value
    a‸rtist:guay
      **artist**
      Artist name
      A word, or a text in quotes
      Operators: `:` `=` contains
      `:`: artist credit contains …
      Also written `a`
      - `a:nielsen` cards that were illustrated by “nielsen”
      - `artist:"proce"` cards that were illustrated by “proce”
    $‸>1
      **name “$\>1”**
      Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
      Finds cards with “$\>1” in their name
    """##
}
