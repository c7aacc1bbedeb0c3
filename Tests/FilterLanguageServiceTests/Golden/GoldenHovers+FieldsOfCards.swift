extension GoldenHovers {
  static let fieldsOfCards = ##"""
    name:"fire // ice"
      [name] field: name
        Card name
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': name contains …
        - name:bolt: cards with “bolt” in their name
        - name:"fire // ice": cards with “fire // ice” in their name
        - name:/^lightning /: cards that match the pattern /^lightning / in their name
      [:] comparison: name contains the text
        ':': name contains …
        Finds cards with “fire // ice” in their name
      ["fire // ice"] value: “fire // ice”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “fire // ice” in their name
    type:creature
      [type] field: type line
        Type line: supertypes, card types, subtypes
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': type line has that type word, or contains that text when it is not a known type word
        Also written 't'
        - t:creature: creatures
        - t:"legendary creature": legendary creatures
        - type:goblin: Goblin cards
      [:] comparison: type line contains the text
        ':': type line has that type word, or contains that text when it is not a known type word
        Finds creatures
      [creature] value: creature
        Finds creatures
    oracle:"draw a card"
      [oracle] field: rules text
        Oracle rules text, reminder text removed
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': rules text without reminder text contains …
        Also written 'o'
        - o:"draw a card": cards with “draw a card” in their rules text
        - o:flying: cards with “flying” in their rules text
        - o:/\bflash\b/: cards that match the pattern /\bflash\b/ in their rules text
      [:] comparison: rules text contains the text
        ':': rules text without reminder text contains …
        Finds cards with “draw a card” in their rules text
      ["draw a card"] value: “draw a card”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “draw a card” in their rules text
    fulloracle:"without paying"
      [fulloracle] field: full rules text
        Oracle rules text including reminder text
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': rules text with reminder text contains …
        Also written 'fo'
        - fo:"without paying": cards with “without paying” in their full rules text
        - fo:/\(.*\)/: cards that match the pattern /\(.*\)/ in their full rules text
      [:] comparison: full rules text contains the text
        ':': rules text with reminder text contains …
        Finds cards with “without paying” in their full rules text
      ["without paying"] value: “without paying”
        In quotes spaces and punctuation count; capitals make no difference
        Finds cards with “without paying” in their full rules text
    keyword:"first strike"
      [keyword] field: keyword
        Keyword ability, keyword action or ability word
        A name; 368 are known: 'absorb', 'affinity', 'afflict', 'afterlife', 'aftermath', 'amplify', 'annihilator', 'ascend', …
        Operators: ':' '=' has exactly this keyword
        Also written 'kw', 'keywords'
        Common verbs such as tap and vote are not keywords.
        - kw:flying: cards with flying
        - keyword:"first strike": cards with first strike
        - -kw:ward: cards that do not have ward
      [:] comparison: has exactly this keyword
        Finds cards with first strike
      ["first strike"] value: first strike …
    flavor:mizzium
      [flavor] field: flavor text
        Flavor text of the printing
        A word, or a text in quotes, or a pattern between slashes
        Operators: ':' '=' contains
        ':': flavor text contains …
        Also written 'ft', 'flavortext', 'flavor_text'
        - ft:jace: cards with “jace” in their flavor text
        - flavor:"mizzium": cards with “mizzium” in their flavor text
        - ft:/orcs?\b/: cards that match the pattern /orcs?\b/ in their flavor text
      [:] comparison: flavor text contains the text
        ':': flavor text contains …
        Finds cards with “mizzium” in their flavor text
      [mizzium] value: “mizzium”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards with “mizzium” in their flavor text
    lore:jaya
      [lore] field: lore
        Loose search of story-bearing text
        A word, or a text in quotes
        Operators: ':' '=' contains
        ':': any of name, flavor name, flavor text, rules text, type line contains …
        Shows extras.
        - lore:jaya: cards that mention “jaya” in their lore
        - lore:"urza": cards that mention “urza” in their lore
      [:] comparison: lore contains the text
        ':': any of name, flavor name, flavor text, rules text, type line contains …
        Finds cards that mention “jaya” in their lore
      [jaya] value: “jaya”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards that mention “jaya” in their lore
    layout:saga
      [layout] field: layout
        Scryfall layout code
        A name; 25 are known: 'adventure', 'art_series', 'augment', 'battle', 'case', 'class', 'double_faced_token', 'emblem', …
        Operators: ':' '=' layout is …
        - layout:saga: cards with the saga layout
        - layout:modal_dfc: cards with the modal dfc layout
      [:] comparison: layout is …
        Finds cards with the saga layout
      [saga] value: saga
        Saga layout
        Finds cards with the saga layout
    color>=uw
      [color] field: color
        Colors of the card (mana cost plus color indicator)
        Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or how many
        Operators: ':' '>=' includes, '=' is exactly, '!=' is not exactly, '<' is only a part of, '<=' fits within, '>' includes more than
        ':' reads as '>=': superset; a bare digit means exact count; colorless means exactly none
        Also written 'c', 'colors', 'colour', 'colours'
        - c:rg: cards that are red and green
        - c=esper: cards that are exactly Esper (white, blue and black)
        - c>=wu: cards that are white and blue
      [>=] comparison: color includes the colors
        Finds cards that are white and blue
      [uw] value: white and blue …
    identity<=esper
      [identity] field: color identity
        Color identity (cost, rules-text symbols, indicator, all faces)
        Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or how many
        Operators: ':' '<=' fits within, '=' is exactly, '!=' is not exactly, '<' is only a part of, '>' includes more than, '>=' includes
        ':' reads as '<=': subset, i.e. fits into a deck of those colors; a bare digit means exact count
        Also written 'id', 'ci', 'commander'
        - id<=esper: cards with a color identity that fits within Esper (white, blue and black)
        - id:c: cards with a colorless color identity
        - id=wu: cards with a color identity of exactly white and blue
      [<=] comparison: color identity fits within the colors
        Finds cards with a color identity that fits within Esper (white, blue and black)
      [esper] value: Esper
        White, blue and black, in letters 'wub'
        Kind of name: shard
        Finds cards with a color identity that fits within Esper (white, blue and black)
    produces:wu
      [produces] field: produced mana
        Kinds of mana the card can produce; colorless counts as a sixth kind
        Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, 'c' colorless mana, or names such as 'azorius', 'dimir', …, or how many
        Operators: ':' '>=' includes, '=' is exactly, '!=' is not exactly, '<' is only a part of, '<=' fits within, '>' includes more than
        ':' reads as '>=': superset
        Only the letter c stands for colorless; the words colorless and brown are refused.
        - produces:wu: cards that can produce white and blue mana
        - produces=c: cards that can produce exactly colorless mana
        - produces>=2: cards that can produce at least two kinds of mana
      [:] comparison: produced mana includes the colors
        ':' reads as '>=': superset
        Finds cards that can produce white and blue mana
      [wu] value: white and blue
        Finds cards that can produce white and blue mana
    mana:2ww
      [mana] field: mana cost
        Mana cost as a multiset of symbols
        Symbols such as '{W}', '{U}', '{B}', '{R}', or a pattern between slashes
        Operators: ':' '>=' includes, '=' is exactly, '!=' is not exactly, '<' is only a part of, '<=' fits within, '>' includes more than
        ':' reads as '>=': contains at least these symbols
        Also written 'm'
        - mana:{G}{U}: cards with {U}{G} in their mana cost
        - m:2WW: cards with {2}{W}{W} in their mana cost
        - m>3WU: cards with {3}{W}{U} and more in their mana cost
      [:] comparison: mana cost includes the cost
        ':' reads as '>=': contains at least these symbols
        Finds cards with {2}{W}{W} in their mana cost
      [2] value: {2}: 2 generic
        '{2}': 2 generic
        '{W}' twice: white
        Together worth 4
        Finds cards with {2}{W}{W} in their mana cost
      [w] value: {W}: white …
      [w] value: {W}: white …
    manavalue=3
      [manavalue] field: mana value
        Mana value (converted mana cost)
        A number, or 'even', 'odd', or another column such as 'power', 'toughness', 'powtou', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'mv', 'cmc'
        - mv=5: cards with a mana value of 5
        - cmc>=3: cards with a mana value of at least 3
        - mv:even: cards with an even mana value
      [=] comparison: mana value is exactly the number
        Finds cards with a mana value of 3
      [3] value: the number 3 …
    devotion:{u/b}{u/b}
      [devotion] field: devotion
        Devotion a permanent contributes; one color or one hybrid pair, repeated
        One symbol, repeated, such as '{W}'
        Operators: ':' '>=' is at least, '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than
        ':' reads as '>=': at least this much
        - devotion:{u/b}{u/b}{u/b}: cards with a devotion of at least {U/B}{U/B}{U/B}
        - devotion:rrr: cards with a devotion of at least {R}{R}{R}
        - devotion>=ww: cards with a devotion of at least {W}{W}
      [:] comparison: devotion is at least the symbols
        ':' reads as '>=': at least this much
        Finds cards with a devotion of at least {U/B}{U/B}
      [{u/b}] value: {U/B}: blue or black
        '{U/B}' twice: blue or black
        Finds cards with a devotion of at least {U/B}{U/B}
      [{u/b}] value: {U/B}: blue or black …
    power>=8
      [power] field: power
        Printed power; * ? X count as 0
        A number, or another column such as 'manavalue', 'toughness', 'powtou', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'pow'
        - pow>=8: cards with a power of at least 8
        - pow>tou: cards with a power greater than their toughness
        - pow=*: cards with a power of * (counts as 0)
      [>=] comparison: power is at least the number
        Finds cards with a power of at least 8
      [8] value: the number 8 …
    toughness<power
      [toughness] field: toughness
        Printed toughness
        A number, or another column such as 'manavalue', 'power', 'powtou', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'tou'
        - tou>=5: cards with a toughness of at least 5
        - tou<=pow: cards with a toughness no greater than their power
      [<] comparison: toughness is less than power
        Finds cards with a toughness less than their power
      [power] value: power
        Another column of the same card
        Finds cards with a toughness less than their power
    powtou=2
      [powtou] field: total of power and toughness
        Power plus toughness of the front face
        A number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'pt'
        - pt>=10: cards with a total power and toughness of at least 10
        - powtou=2: cards with a total power and toughness of 2
      [=] comparison: total of power and toughness is exactly the number
        Finds cards with a total power and toughness of 2
      [2] value: the number 2 …
    loyalty=3
      [loyalty] field: loyalty
        Starting loyalty of a planeswalker
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'loy'
        - loy=3: cards with a loyalty of 3
        - loyalty>=6: cards with a loyalty of at least 6
      [=] comparison: loyalty is exactly the number
        Finds cards with a loyalty of 3
      [3] value: the number 3 …
    defense>4
      [defense] field: defense
        Starting defense of a battle
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'def'
        Scryfall ignores it with a warning.
        - def>=5: cards with a defense of at least 5
        - defense=4: cards with a defense of 4
      [>] comparison: defense is more than the number
        Finds cards with a defense of more than 4
      [4] value: the number 4 …
    edhrec<=100
      [edhrec] field: EDHREC rank
        EDHREC popularity rank (1 is most played)
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'edhrecrank', 'edhrec_rank'
        - edhrec<=100: cards with an EDHREC rank of at most 100
      [<=] comparison: EDHREC rank is at most the number
        Finds cards with an EDHREC rank of at most 100
      [100] value: the number 100 …
    """##
}
