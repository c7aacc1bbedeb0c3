extension GoldenHovers {
  static let mistakes = ##"""
    foo:bar
      [foo:bar] unknown: unknown field foo
        The vocabulary 'scryfall' has no such field
        Perhaps meant: 'fo:bar'
    fo‸rmats:modern
      [formats:modern] unknown: unknown field formats
        The vocabulary 'scryfall' has no such field
        Perhaps meant: 'format:modern', 'f:modern', 'is:modern'
    types:‸elf
      [types:elf] unknown: unknown field types
        The vocabulary 'scryfall' has no such field
        The field for that is 'type'
        Perhaps meant: 't:elf', 'type:elf'
    n:‸bolt
      [n:bolt] unknown: unknown field n
        The vocabulary 'scryfall' has no such field
        The field for that is 'name'
        Perhaps meant: 'name:bolt', 'o:bolt', 't:bolt'
    released:‸2020
      [released:2020] unknown: unknown field released
        The vocabulary 'scryfall' has no such field
        The field for that is 'date'
        Perhaps meant: 'date:2020'
    salt:‸3
      [salt:3] unknown: unknown field salt
        The vocabulary 'scryfall' has no such field
        Perhaps meant: 'set:3', 'art:3'
    subtype>=elf
      [subtype>=elf] unknown: unknown field subtype
        The vocabulary 'scryfall' has no such field
        The field for that is 'type'
    f:‸modren
      [modren] value: not a value of format
        Takes one of 23 words: 'alchemy', 'brawl', 'commander', 'competitivebrawl', 'duel', 'future', 'gladiator', 'historic', …
        Perhaps meant: 'f:modern'
    r:‸epic
      [epic] value: not a value of rarity
        Takes one of 6 words: 'common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'
        Perhaps meant: 'kw:epic'
    c:‸xyz
      [xyz] value: not a value of color
        Takes letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or how many
    c:‸wc
      [wc] value: not a value of color
        Takes letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or how many
        Perhaps meant: 'c:w'
    c:‸6
      [6] value: not a value of color
        Takes letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or how many
    m:‸{q}
      [{q}] value: not a value of mana cost
        Takes symbols such as '{W}', '{U}', '{B}', '{R}', or a pattern between slashes
    m:‸2wz
      [2] value: {2}: 2 generic
        '{2}': 2 generic
        '{W}': white
        '{Z}': any amount
        Together worth 3
        Finds cards with {2}{W}{Z} in their mana cost
    devotion:‸wu
      [wu] value: not a value of devotion
        Takes one symbol, repeated, such as '{W}'
    pow>‸big
      [big] value: not a value of power
        Takes a number, or another column such as 'manavalue', 'toughness', 'powtou', …
    pow>‸pow
      [pow] value: not a value of power
        Takes a number, or another column such as 'manavalue', 'toughness', 'powtou', …
    pow=‸99999999999
      [99999999999] value: not a value of power
        Takes a number, or another column such as 'manavalue', 'toughness', 'powtou', …
    date>‸2020-13-01
      [2020-13-01] value: not a value of release date
        Takes a day, a month or a year: '2020-03-17', '2020-03', '2020', or 'now', 'today', or the code of what was released that day
    date>‸yesterday
      [yesterday] value: not a value of release date
        Takes a day, a month or a year: '2020-03-17', '2020-03', '2020', or 'now', 'today', or the code of what was released that day
    year:‸99
      [99] value: not a value of release year
        Takes a year of four digits
    is:‸shiny
      [shiny] value: not a value of property
        Takes one of 257 properties: 'permanent', 'spell', 'historic', 'party', 'outlaw', 'modal', 'vanilla', 'frenchvanilla', …
    is:‸"foil"
      ["foil"] value: not a value of property
        Takes one of 257 properties: 'permanent', 'spell', 'historic', 'party', 'outlaw', 'modal', 'vanilla', 'frenchvanilla', …
        Perhaps meant: 'is:foil', 'new:"foil"', 'is:flip'
    lang:‸klingon
      [klingon] value: not a value of language
        Takes one of 19 words: 'any', 'ar', 'de', 'en', 'es', 'fr', 'grc', 'he', …
        Perhaps meant: 't:klingon'
    s:‸zzzz
      [zzzz] value: “zzzz”
        Not among the names that are known, which may be fewer than there are
        Finds cards from “zzzz”
    kw:‸flyng
      [flyng] value: “flyng”
        Not among the names that are known, which may be fewer than there are
        Finds cards with the keyword “flyng”
    order:‸price
      [price] value: not a value of order
        Takes one of 17 words: 'name', 'set', 'released', 'rarity', 'color', 'usd', 'tix', 'eur', …
    oracleid:‸123
      [123] value: not a value of Oracle id
        Takes a UUID: 32 hexadecimal digits in five groups
    mtgoid:‸abc
      [abc] value: not a value of Magic Online id
        Takes a whole number
    pow‸>
      [>] comparison: power is more than the number
    pow>‸
      [>] comparison: power is more than the number
    ‸t:
      [t] field: type line
        Type line: supertypes, card types, subtypes
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': type line has that type word, or contains that text when it is not a known type word
        Also written 'type'
        - t:creature: creatures
        - t:"legendary creature": legendary creatures
        - type:goblin: Goblin cards
    t:‸
      [:] comparison: type line contains the text
        ':': type line has that type word, or contains that text when it is not a known type word
    -‸t:
      [t] field: type line
        Type line: supertypes, card types, subtypes
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': type line has that type word, or contains that text when it is not a known type word
        Also written 'type'
        - t:creature: creatures
        - t:"legendary creature": legendary creatures
        - type:goblin: Goblin cards
    o:"draw‸ a
      ["draw a] value: “draw a”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “draw a” in their rules text
    o:""‸
      [""] value: not a value of rules text
        Takes a word, or a text in quotes, or a pattern between slashes
    t: ‸elf
      [elf] name: name “elf”
        Without quotes only letters and digits count; capitals, accents, spaces and punctuation make no difference
        Finds cards with “elf” in their name
        = Finds cards with “elf” in their name; “t:” is unfinished
    pow=1‸a
      [1a] value: not a value of power
        Takes a number, or another column such as 'manavalue', 'toughness', 'powtou', …
    t:goblin‸,
      [goblin,] value: “goblin,”
        No word that is known, so it may stand inside of others
        Finds cards with “goblin,” in their type line
    cn:‸1-5
      [1-5] value: “1-5”
        Finds cards with a collector number of 1-5
    new:‸car
      [car] value: not a value of novelty
        Takes one of 14 words: 'rarity', 'art', 'artist', 'flavor', 'frame', 'language', 'foil', 'nonfoil', …
        Perhaps meant: 'new:card', 'new:cardboard'
    """##
}
