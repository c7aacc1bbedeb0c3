extension GoldenHovers {
  static let fieldsOfPlay = ##"""
    format:pauper
      [format] field: format
        Format legality
        One of 23 words: 'alchemy', 'brawl', 'commander', 'competitivebrawl', 'duel', 'future', 'gladiator', 'historic', …
        Operators: ':' '=' legal or restricted in …
        Also written 'f', 'legal'
        - f:pauper: cards that are legal in Pauper
        - format:modern: cards that are legal in Modern
        - -f:legacy: cards that are not legal in Legacy
      [:] comparison: legal or restricted in …
        Finds cards that are legal in Pauper
      [pauper] value: Pauper
        Commons only
        Finds cards that are legal in Pauper
    banned:legacy
      [banned] field: ban
        Banned in the format
        One of 23 words: 'alchemy', 'brawl', 'commander', 'competitivebrawl', 'duel', 'future', 'gladiator', 'historic', …
        Operators: ':' '=' banned in …
        - banned:legacy: cards that are banned in Legacy
      [:] comparison: banned in …
        Finds cards that are banned in Legacy
      [legacy] value: Legacy
        Eternal with bans
        Finds cards that are banned in Legacy
    restricted:vintage
      [restricted] field: restriction
        Restricted in the format
        One of 23 words: 'alchemy', 'brawl', 'commander', 'competitivebrawl', 'duel', 'future', 'gladiator', 'historic', …
        Operators: ':' '=' restricted in …
        - restricted:vintage: cards that are restricted in Vintage
      [:] comparison: restricted in …
        Finds cards that are restricted in Vintage
      [vintage] value: Vintage
        Eternal with restricted list
        Finds cards that are restricted in Vintage
    is:commander
      [is] field: property
        Named property of the card or printing; has is a full alias
        One of 257 properties: 'permanent', 'spell', 'historic', 'party', 'outlaw', 'modal', 'vanilla', 'frenchvanilla', …
        Operators: ':' '=' has the property
        Also written 'has'
        - is:commander: cards that can be your commander
        - is:foil: cards that exist in foil
        - has:watermark: cards with a watermark
      [:] comparison: has the property
        Finds cards that can be your commander
      [commander] value: commander
        May lead a Commander deck
        Known by: legendary creature, or legendary Vehicle/Spacecraft with power and toughness, or Background, or text says it can be your commander; and not banned in commander
        Finds cards that can be your commander
    not:reprint
      [not] field: missing property
        Same as a negated is:
        One of 257 properties: 'permanent', 'spell', 'historic', 'party', 'outlaw', 'modal', 'vanilla', 'frenchvanilla', …
        Operators: ':' '=' lacks the property
        - not:reprint: cards that are not reprints
      [:] comparison: lacks the property
        Finds cards that are not reprints
      [reprint] value: reprint
        Earlier printing exists
        Known by: reprint = true
        Finds cards that are not reprints
    usd>=0.50
      [usd] field: price in US dollars
        US-dollar price; falls back to the foil price when no nonfoil price
        A number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - usd<1: cards that cost less than 1 US dollar
        - usd>=20: cards that cost at least 20 US dollars
      [>=] comparison: price in US dollars is at least the number
        Finds cards that cost at least 0.50 US dollars
      [0.50] value: the number 0.5 …
    usdfoil<usd
      [usdfoil] field: foil price in US dollars
        US-dollar foil price
        A number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - usdfoil<1: cards that cost less than 1 US dollar in foil
        - usdfoil>=20: cards that cost at least 20 US dollars in foil
      [<] comparison: foil price in US dollars is less than price in US dollars
        Finds cards with a foil price in US dollars less than their price in US dollars
      [usd] value: price in US dollars
        Another column of the same card
        Finds cards with a foil price in US dollars less than their price in US dollars
    eur>=20.00
      [eur] field: price in euros
        Euro price; same fallback
        A number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - eur<1: cards that cost less than 1 euro
        - eur>=20: cards that cost at least 20 euros
      [>=] comparison: price in euros is at least the number
        Finds cards that cost at least 20.00 euros
      [20.00] value: the number 20 …
    tix>15.00
      [tix] field: price in tickets
        Magic Online ticket price
        A number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - tix<1: cards that cost less than 1 Magic Online ticket
        - tix>=20: cards that cost at least 20 Magic Online tickets
      [>] comparison: price in tickets is more than the number
        Finds cards that cost more than 15.00 Magic Online tickets
      [15.00] value: the number 15 …
    cheapest:usd
      [cheapest] field: cheapest printing
        The cheapest printing in the chosen currency
        One of 3 words: 'usd', 'eur', 'tix'
        Operators: ':' '=' is the lowest-priced printing of its card
        - cheapest:usd: cards that are the cheapest printing of their card in US dollars
      [:] comparison: is the lowest-priced printing of its card
        Finds cards that are the cheapest printing of their card in US dollars
      [usd] value: US dollars
        Cheapest in US dollars
        Also written '$', 'dollar'
        Finds cards that are the cheapest printing of their card in US dollars
    spellbook:bolt
      [spellbook] field: spellbook
        Membership of an Alchemy spellbook
        A word, or a text in quotes
        Operators: ':' '=' contains
        ':': card in the Alchemy spellbook of …
        How the source reads it is a guess
      [:] comparison: spellbook contains the text
        ':': card in the Alchemy spellbook of …
        Finds cards that are in the spellbook of “bolt”
      [bolt] value: “bolt”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards that are in the spellbook of “bolt”
    oracletag:removal
      [oracletag] field: tag
        Community tag on what the card does
        A name from a list that grows by itself
        Operators: ':' '=' carries this Tagger card tag (or a descendant)
        Also written 'otag', 'function', 'oracle_tag'
        - otag:removal: cards that are tagged “removal”
        - function:ramp: cards that are tagged “ramp”
      [:] comparison: carries this Tagger card tag (or a descendant)
        Finds cards that are tagged “removal”
      [removal] value: “removal” …
    arttag:squirrel
      [arttag] field: art tag
        Community tag on what the picture shows
        A name from a list that grows by itself
        Operators: ':' '=' carries this Tagger art tag (or a descendant)
        Also written 'atag', 'art', 'art_tag'
        - art:squirrel: cards with art tagged “squirrel”
        - atag:waterfall: cards with art tagged “waterfall”
      [:] comparison: carries this Tagger art tag (or a descendant)
        Finds cards with art tagged “squirrel”
      [squirrel] value: “squirrel” …
    oracleid:5d131784-c1a3-463e-a37b-b720af67ab62
      [oracleid] field: Oracle id
        Oracle identity
        A UUID: 32 hexadecimal digits in five groups
        Operators: ':' '=' is
        Also written 'oracle_id'
        - oracleid:5d131784-c1a3-463e-a37b-b720af67ab62: cards with the Oracle id 5d131784-c1a3-463e-a37b-b720af67ab62
      [:] comparison: Oracle id is the UUID
        Finds cards with the Oracle id 5d131784-c1a3-463e-a37b-b720af67ab62
      [5d131784-c1a3-463e-a37b-b720af67ab62] value: 5d131784-c1a3-463e-a37b-b720af67ab62 …
    scryfallid:5d131784-c1a3-463e-a37b-b720af67ab62
      [scryfallid] field: Scryfall id
        Printing id
        A UUID: 32 hexadecimal digits in five groups
        Operators: ':' '=' is
        Also written 'scryfall_id'
        - scryfallid:5d131784-c1a3-463e-a37b-b720af67ab62: cards with the Scryfall id 5d131784-c1a3-463e-a37b-b720af67ab62
      [:] comparison: Scryfall id is the UUID
        Finds cards with the Scryfall id 5d131784-c1a3-463e-a37b-b720af67ab62
      [5d131784-c1a3-463e-a37b-b720af67ab62] value: 5d131784-c1a3-463e-a37b-b720af67ab62 …
    illustrationid:5d131784-c1a3-463e-a37b-b720af67ab62
      [illustrationid] field: illustration id
        Artwork id
        A UUID: 32 hexadecimal digits in five groups
        Operators: ':' '=' is
        Also written 'illustration_id'
        - illustrationid:5d131784-c1a3-463e-a37b-b720af67ab62: cards with the illustration id 5d131784-c1a3-463e-a37b-b720af67ab62
      [:] comparison: illustration id is the UUID
        Finds cards with the illustration id 5d131784-c1a3-463e-a37b-b720af67ab62
      [5d131784-c1a3-463e-a37b-b720af67ab62] value: 5d131784-c1a3-463e-a37b-b720af67ab62 …
    mtgoid:12345
      [mtgoid] field: Magic Online id
        Magic Online id
        A whole number
        Operators: ':' '=' is
        Also written 'mtgo_id', 'mtgo'
        - mtgoid:12345: cards with the Magic Online id 12345
      [:] comparison: Magic Online id is the number
        Finds cards with the Magic Online id 12345
      [12345] value: 12345 …
    arenaid:12345
      [arenaid] field: Arena id
        Arena id
        A whole number
        Operators: ':' '=' is
        Also written 'arena_id', 'arena'
        - arenaid:12345: cards with the Arena id 12345
      [:] comparison: Arena id is the number
        Finds cards with the Arena id 12345
      [12345] value: 12345 …
    multiverseid:12345
      [multiverseid] field: Gatherer id
        Gatherer id
        A whole number
        Operators: ':' '=' is
        Also written 'multiverse_id', 'multiverse'
        - multiverseid:12345: cards with the Gatherer id 12345
      [:] comparison: Gatherer id is the number
        Finds cards with the Gatherer id 12345
      [12345] value: 12345 …
    tcgplayerid:12345
      [tcgplayerid] field: TCGplayer id
        TCGplayer product id
        A whole number
        Operators: ':' '=' is
        Also written 'tcgplayer_id', 'tcgplayer'
        - tcgplayerid:12345: cards with the TCGplayer id 12345
      [:] comparison: TCGplayer id is the number
        Finds cards with the TCGplayer id 12345
      [12345] value: 12345 …
    unique:prints
      [unique] field: rows
        How duplicates are rolled up
        One of 3 words: 'cards', 'prints', 'art'
        - unique:prints: one row per printing
      [:] comparison: how duplicates are rolled up
        Results: one row per printing
      [prints] value: printings
        Every printing
        Results: one row per printing
    order:cmc
      [order] field: order
        Sort key
        One of 17 words: 'name', 'set', 'released', 'rarity', 'color', 'usd', 'tix', 'eur', …
        Also written 'sort'
        - order:cmc: sorted by mana value
      [:] comparison: sort key
        Results: sorted by mana value
      [cmc] value: mana value
        Also written 'mv', 'manavalue'
        Results: sorted by mana value
    direction:asc
      [direction] field: direction
        Sort direction
        One of 3 words: 'auto', 'asc', 'desc'
        Also written 'dir'
        - direction:asc: in ascending order
      [:] comparison: sort direction
        Results: in ascending order
      [asc] value: ascending
        Also written 'up'
        Results: in ascending order
    prefer:oldest
      [prefer] field: preferred printing
        Which printing represents a card when unique:cards
        One of 13 words: 'oldest', 'newest', 'usd-low', 'usd-high', 'eur-low', 'eur-high', 'tix-low', 'tix-high', …
        - prefer:oldest: preferring the oldest printings
      [:] comparison: which printing represents a card when unique:cards
        Results: preferring the oldest printings
      [oldest] value: oldest
        Earliest printing
        Results: preferring the oldest printings
    display:grid
      [display] field: display
        Result layout on the website
        One of 4 words: 'grid', 'checklist', 'full', 'text'
        Also written 'as'
        - display:grid: shown as images
        - as:full: shown with full details
      [:] comparison: result layout on the website
        Results: shown as images
      [grid] value: images
        Card images
        Results: shown as images
    include:extras
      [include] field: extras
        Show cards hidden by default
        One of 6 words: 'extras', 'variations', 'multilingual', 'all', 'funny', 'digital'
        A minus before it has no effect.
        - include:extras: including extras
      [:] comparison: show cards hidden by default
        Results: including extras
      [extras] value: extras
        Tokens, planes, schemes, oversized, memorabilia and so on
        Also written 'extra'
        Results: including extras
    """##
}
