extension GoldenHovers {
  static let fields = ##"""
    p‸ow>=8
      [pow] field: power
        Printed power; *, ? and X count as 0
        A number, or another field such as 'manavalue', 'toughness', 'powtou', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'power'
        - pow>=8: cards with a power of at least 8
        - pow>tou: cards with a power greater than their toughness
        - pow=*: cards with a power of * (counts as 0)
    ‸t:elf
      [t] field: type line
        Words of the type line: supertypes, card types and subtypes
        A word or quoted text, or a pattern between slashes
        Operators: ':' '=' contains
        ':': type line has this type, or contains this text if it is no type
        Also written 'type'
        - t:creature: creatures
        - t:"legendary creature": legendary creatures
        - type:goblin: Goblin cards
    na‸me:bolt
      [name] field: name
        Words in the card's name
        A word or quoted text, or a pattern between slashes
        Operators: ':' '=' contains
        ':': name contains …
        - name:bolt: cards with “bolt” in their name
        - name:"fire // ice": cards with “fire // ice” in their name
        - name:/^lightning /: cards that match the pattern /^lightning / in their name
    m‸ana:2ww
      [mana] field: mana cost
        Symbols in the mana cost
        Symbols such as '{W}', '{U}', '{B}', '{R}', or a pattern between slashes
        Operators: ':' '>=' includes, '=' is exactly, '!=' is not exactly, '<' is a proper part of, '<=' fits within, '>' includes more than
        ':' reads as '>=': at least these symbols
        Also written 'm'
        - mana:{G}{U}: cards with {U}{G} in their mana cost
        - m:2WW: cards with {2}{W}{W} in their mana cost
        - m>3WU: cards with {3}{W}{U} and more in their mana cost
    dev‸otion:ww
      [devotion] field: devotion
        Devotion a permanent adds, to one color or one hybrid pair
        One symbol, repeated, such as '{W}'
        Operators: ':' '>=' is at least, '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than
        ':' reads as '>=': at least this much
        - devotion:{u/b}{u/b}{u/b}: cards with a devotion of at least {U/B}{U/B}{U/B}
        - devotion:rrr: cards with a devotion of at least {R}{R}{R}
        - devotion>=ww: cards with a devotion of at least {W}{W}
    fo‸rmat:pauper
      [format] field: format
        Format the card may be played in
        One of 23 words: 'commander', 'modern', 'standard', 'pioneer', 'pauper', 'legacy', 'vintage', 'historic', …
        Operators: ':' '=' legal or restricted in …
        Also written 'f', 'legal'
        - f:pauper: cards that are legal in Pauper
        - format:modern: cards that are legal in Modern
        - -f:legacy: cards that are not legal in Legacy
    rar‸ity<uncommon
      [rarity] field: rarity
        Rarity of the printing, from common to mythic
        One of 6 words: 'common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'
        Operators: ':' '=' is, '!=' is not, '<' is more common than, '<=' is at most, '>' is rarer than, '>=' is at least
        Also written 'r'
        - r:common: common cards
        - r>=r: cards that are rare or rarer
        - rarity<uncommon: cards that are more common than uncommon
    i‸s:commander
      [is] field: property
        A named property of the card or the printing
        One of 257 properties: 'spell', 'permanent', 'foil', 'reprint', 'historic', 'paupercommander', 'universesbeyond', 'party', …
        Operators: ':' '=' has the property
        Also written 'has'
        - is:commander: cards that can be your commander
        - is:foil: cards that exist in foil
        - has:watermark: cards with a watermark
    da‸te>=2015-08-18
      [date] field: release date
        Release date of the printing
        A date, month or year: '2020-03-17', '2020-03', '2020', or 'now', 'today', or the code of a release
        Operators: ':' '=' falls on, '!=' does not fall on, '<' is before, '<=' is no later than, '>' is after, '>=' is no earlier than
        ':': released on this day, or in this month or year; a set stands for its release day
        - date>=2015-08-18: cards that were released on or after August 18, 2015
        - date<=2020: cards that were released in 2020 or earlier
        - date>war: cards that were released after the day War of the Spark was released
    ye‸ar<=1994
      [year] field: release year
        Release year of the printing
        A year of four digits
        Operators: ':' '=' is, '!=' is not, '<' is before, '<=' is no later than, '>' is after, '>=' is no earlier than
        - year=2024: cards that were released in 2024
        - year<=1994: cards that were released in 1994 or earlier
    num‸ber>50
      [number] field: collector number
        Collector number; <, <=, > and >= look at the number it begins with
        A number or text; '<', '<=', '>', '>=' compare the leading number, or another field such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        ':': collector number is …
        Also written 'cn'
        - cn:123a: cards with a collector number of 123a
        - number>50: cards with a collector number of more than 50
        - cn=★12: cards with a collector number of ★12
    ke‸yword:flying
      [keyword] field: keyword
        Keyword abilities, keyword actions and ability words
        A name; 368 known: 'flying', 'enchant', 'trample', 'vigilance', 'haste', 'equip', 'flash', 'mill', …
        Operators: ':' '=' has this keyword
        Also written 'kw', 'keywords'
        Everyday verbs such as tap, discard and vote are not keywords
        - kw:flying: cards with flying
        - keyword:"first strike": cards with first strike
        - -kw:ward: cards that do not have ward
    oracle‸id:1
      [oracleid] field: Oracle id
        Scryfall's id of the card, the same for all its printings
        A UUID: 32 hexadecimal digits, with or without hyphens
        Operators: ':' '=' is
        Also written 'oracle_id'
        - oracleid:5d131784-c1a3-463e-a37b-b720af67ab62: cards with the Oracle id 5d131784-c1a3-463e-a37b-b720af67ab62
    mtgo‸id:1
      [mtgoid] field: Magic Online id
        Id of the printing in Magic Online
        A whole number
        Operators: ':' '=' is
        Also written 'mtgo_id', 'mtgo'
        - mtgoid:12345: cards with the Magic Online id 12345
    or‸der:cmc
      [order] field: order
        What the results are sorted by
        One of 17 words: 'name', 'set', 'released', 'rarity', 'color', 'usd', 'tix', 'eur', …
        Also written 'sort'
        - order:cmc: sorted by mana value
    spell‸book:bolt
      [spellbook] field: spellbook
        Cards in the Alchemy spellbook of another card
        A word or quoted text
        Operators: ':' '=' contains
        ':': in the spellbook of …
    $‸>1
      [$>1] name: name “$>1”
        Without quotes, only letters and digits matter; case, accents, spaces and punctuation are ignored
        Finds cards with “$>1” in their name
    """##

  static let operators = ##"""
    pow‸>=3
      [>=] comparison: power is at least the number
        Finds cards with a power of at least 3
    pow‸=>3
      [=>] comparison: power is at least the number
        Read as '>='
        Finds cards with a power of at least 3
    pow‸!
      [!] comparison: power is other than the number
        Incomplete '!='
    pow‸>tou
      [>] comparison: power is more than toughness
        Finds cards with a power greater than their toughness
    mv‸:even
      [:] comparison: mana value is even
        Finds cards with an even mana value
    c‸:rg
      [:] comparison: color includes the colors
        ':' reads as '>=': at least these colors; a number means exactly that many, and c no color
        Finds cards that are red and green
    c‸<rg
      [<] comparison: color is a proper part of the colors
        Finds cards with no colors other than red and green, and not both of them
    c‸>=2
      [>=] comparison: color by number of colors
        Finds cards with at least two colors
    id‸:rg
      [:] comparison: color identity fits within the colors
        ':' reads as '<=': fits into a deck of these colors; a number means exactly that many colors
        Finds cards with a color identity that fits within red and green
    m‸>2ww
      [>] comparison: mana cost includes more than the cost
        Finds cards with {2}{W}{W} and more in their mana cost
    devotion‸>ww
      [>] comparison: devotion is more than the symbols
        Finds cards with a devotion of more than {W}{W}
    date‸:2020
      [:] comparison: release date falls in the year 2020
        ':': released on this day, or in this month or year; a set stands for its release day
        Finds cards that were released in 2020
    date‸!=2020-03
      [!=] comparison: release date does not fall in March 2020
        Finds cards that were not released in March 2020
    date‸=2020-03-17
      [=] comparison: release date falls on March 17, 2020
        Finds cards that were released on March 17, 2020
    date‸>=war
      [>=] comparison: release date is no earlier than the date
        Finds cards that were released on or after the day War of the Spark was released
    year‸!=2020
      [!=] comparison: release year is not the year 2020
        Finds cards that were not released in 2020
    r‸<rare
      [<] comparison: rarity is more common than the given value
        Finds cards that are more common than rare
    cn‸>12
      [>] comparison: collector number is more than the number or text
        Finds cards with a collector number of more than 12
    o‸:draw
      [:] comparison: rules text contains the text
        ':': rules text without reminder text contains …
        Finds cards with “draw” in their rules text
    o‸:/draw/
      [:] comparison: rules text matches the pattern
        Finds cards that match the pattern /draw/ in their rules text
    s‸:neo
      [:] comparison: printed in this set
        Finds cards from Kamigawa: Neon Dynasty
    banned‸:legacy
      [:] comparison: banned in …
        Finds cards that are banned in Legacy
    is‸:foil
      [:] comparison: has the property
        Finds cards that exist in foil
    not‸:foil
      [:] comparison: lacks the property
        Finds cards that do not exist in foil
    oracleid‸:5d131784-c1a3-463e-a37b-b720af67ab62
      [:] comparison: Oracle id is the UUID
        Finds cards with the Oracle id 5d131784-c1a3-463e-a37b-b720af67ab62
    order‸:usd
      [:] comparison: what the results are sorted by
        Results: sorted by price in US dollars
    t‸>=elf
      [>=] comparison: type line does not support >=
        Operators: ':' '=' contains
    t:‸
      [:] comparison: type line contains the text
        ':': type line has this type, or contains this text if it is no type
    """##

  static let values = ##"""
    pow>=‸3
      [3] value: the number 3
        Finds cards with a power of at least 3
    pow=‸*
      [*] value: the number 0
        '*' counts as 0
        Finds cards with a power of * (counts as 0)
    pow>‸tou
      [tou] value: toughness
        Another field of the same card
        Finds cards with a power greater than their toughness
    mv:‸even
      [even] value: even numbers
        Finds cards with an even mana value
    date=‸2020
      [2020] value: the year 2020
        Finds cards that were released in 2020
    date=‸1993-08
      [1993-08] value: August 1993
        Finds cards that were released in August 1993
    date=‸1993-08-05
      [1993-08-05] value: August 5, 1993
        Finds cards that were released on August 5, 1993
    date>‸today
      [today] value: today
        The day the query runs
        Finds cards that were released after today
    date<‸neo
      [neo] value: the release day of Kamigawa: Neon Dynasty
        Released 2022-02-18
        Finds cards that were released before the day Kamigawa: Neon Dynasty was released
    date<‸zzz
      [zzz] value: ZZZ
        Read as the code of a release, for its day
        Finds cards that were released before the day ZZZ was released
    c:‸wu
      [wu] value: white and blue
        Finds cards that are white and blue
    c:‸colorless
      [colorless] value: no colors
        Finds colorless cards
    c:‸2
      [2] value: any 2 colors
        Finds cards with exactly two colors
    id<=‸abzan
      [abzan] value: Abzan
        White, black and green, as letters 'wbg'
        Kind of name: wedge
        Finds cards with a color identity that fits within Abzan (white, black and green)
    id:‸lorehold
      [lorehold] value: Lorehold
        White and red, as letters 'wr'
        Kind of name: college
        Finds cards with a color identity that fits within Lorehold (white and red)
    m:{2}{w/u}{g/p}‸
      [{g/p}] value: {G/P}: green, or two life
        '{2}': 2 generic
        '{W/U}': white or blue
        '{G/P}': green, or two life
        Total value: 4
        Finds cards with {2}{W/U}{G/P} in their mana cost
    m:2‸ww
      [w] value: {W}: white
        '{2}': 2 generic
        '{W}' twice: white
        Total value: 4
        Finds cards with {2}{W}{W} in their mana cost
    m:{‸½}
      [{½}] value: {½}
        '{½}': half a generic
        Total value: 0.5
        Finds cards with {½} in their mana cost
    m:‸0
      [0] value: {0}
        '{0}': 0 generic
        Total value: 0
        Finds cards with {0} in their mana cost
    m:{100‸0000}
      [{1000000}] value: {1000000}
        '{1000000}': 1000000 generic
        Total value: 1000000
        Finds cards with {1000000} in their mana cost
    devotion:‸ww
      [w] value: {W}: white
        '{W}' twice: white
        Finds cards with a devotion of at least {W}{W}
    f:‸edh
      [edh] value: Commander
        Singleton decks of 100 cards with a commander
        Also written 'commander'
        Finds cards that are legal in Commander
    r:‸m
      [m] value: mythic rare
        The rarest in boosters
        Also written 'mythic'
        Finds mythic rare cards
    s:‸neo
      [neo] value: Kamigawa: Neon Dynasty
        Released 2022-02-18
        Also written 'Kamigawa Neon Dynasty'
        Finds cards from Kamigawa: Neon Dynasty
    s:‸zzzz
      [zzzz] value: “zzzz”
        Not in the list of known names, which may be incomplete
        Finds cards from “zzzz”
    kw:‸deathtouch
      [deathtouch] value: deathtouch
        Finds cards with deathtouch
    is:‸dfc
      [dfc] value: dfc
        Cards with two faces back to back
        Also written 'doublefaced', 'doublesided'
        Finds cards with two faces back to back
    not:‸reprint
      [reprint] value: reprint
        Printings of cards that were printed before
        Finds cards that are not reprints
    frame:‸old
      [old] value: old (1993 or 1997)
        The frames of 1993 and 1997
        Stands for '1993', '1997'
        Also written 'retro'
        Finds cards with the old (1993 or 1997) frame
    lang:‸jp
      [jp] value: Japanese
        Also written 'ja', 'japanese'
        Finds cards that are printed in Japanese
    cn:‸★12
      [★12] value: “★12”
        Finds cards with a collector number of ★12
    t:‸goblin
      [goblin] value: Goblin
        Finds Goblin cards
    t:‸legend
      [legend] value: “legend”
        Not a known word; matches inside other words
        Finds cards with “legend” in their type line
    o:‸draw
      [draw] value: “draw”
        Matches inside words, ignoring case; quote a text with spaces
        Finds cards with “draw” in their rules text
    o:"‸draw a card"
      ["draw a card"] value: “draw a card”
        In quotes, spaces and punctuation matter; case does not
        Finds cards with “draw a card” in their rules text
    name:‸bolt
      [bolt] value: “bolt”
        Without quotes, only letters and digits matter; case, accents, spaces and punctuation are ignored
        Finds cards with “bolt” in their name
    order:‸released
      [released] value: release date
        The newest first
        Results: sorted by release date
    prefer:‸usd-low
      [usd-low] value: the cheapest (in dollars)
        The cheapest printing in US dollars
        Results: preferring the cheapest printings in US dollars
    include:‸multilingual
      [multilingual] value: multilingual
        Printings in every language
        Results: including all languages
    mtgoid:‸12345
      [12345] value: 12345
        Finds cards with the Magic Online id 12345
    """##
}
