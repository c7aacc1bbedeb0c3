extension GoldenHovers {
  static let operators = ##"""
    pow‸:3
      [:] comparison: power is exactly the number
        Finds cards with a power of 3
    pow‸=3
      [=] comparison: power is exactly the number
        Finds cards with a power of 3
    pow‸!=3
      [!=] comparison: power is other than the number
        Finds cards with a power other than 3
    pow‸<3
      [<] comparison: power is less than the number
        Finds cards with a power of less than 3
    pow‸<=3
      [<=] comparison: power is at most the number
        Finds cards with a power of at most 3
    pow‸>3
      [>] comparison: power is more than the number
        Finds cards with a power of more than 3
    pow‸>=3
      [>=] comparison: power is at least the number
        Finds cards with a power of at least 3
    pow‸=>3
      [=>] comparison: power is at least the number
        Read as '>='
        Finds cards with a power of at least 3
    pow‸=<3
      [=<] comparison: power is at most the number
        Read as '<='
        Finds cards with a power of at most 3
    pow‸!
      [!] comparison: power is other than the number
        The first half of '!='
    c‸:rg
      [:] comparison: color includes the colors
        ':' reads as '>=': superset; a bare digit means exact count; colorless means exactly none
        Finds cards that are red and green
    c‸=rg
      [=] comparison: color is exactly the colors
        Finds cards that are exactly red and green
    c‸!=rg
      [!=] comparison: color is not exactly the colors
        Finds cards that are not exactly red and green
    c‸<rg
      [<] comparison: color is only a part of the colors
        Finds cards with no colors other than red and green, and not both of them
    c‸<=rg
      [<=] comparison: color fits within the colors
        Finds cards with no colors other than red and green
    c‸>rg
      [>] comparison: color includes more than the colors
        Finds cards that are red, green and at least one other color
    c‸>=rg
      [>=] comparison: color includes the colors
        Finds cards that are red and green
    id‸:rg
      [:] comparison: color identity fits within the colors
        ':' reads as '<=': subset, i.e. fits into a deck of those colors; a bare digit means exact count
        Finds cards with a color identity that fits within red and green
    id‸>=rg
      [>=] comparison: color identity includes the colors
        Finds cards with a color identity that includes red and green
    c‸>=2
      [>=] comparison: color by how many there are
        Finds cards with at least two colors
    c‸!=0
      [!=] comparison: color by how many there are
        Finds cards that are not colorless
    c‸:c
      [:] comparison: color by how many there are
        ':' reads as '>=': superset; a bare digit means exact count; colorless means exactly none
        Finds colorless cards
    c‸<m
      [<] comparison: color by how many there are
        Finds cards that are not multicolored
    produces‸:any
      [:] comparison: produced mana by how many there are
        ':' reads as '>=': superset
        Finds cards that can produce at least one kind of mana
    m‸:2ww
      [:] comparison: mana cost includes the cost
        ':' reads as '>=': contains at least these symbols
        Finds cards with {2}{W}{W} in their mana cost
    m‸=2ww
      [=] comparison: mana cost is exactly the cost
        Finds cards with exactly {2}{W}{W} in their mana cost
    m‸!=2ww
      [!=] comparison: mana cost is not exactly the cost
        Finds cards that do not have exactly {2}{W}{W} in their mana cost
    m‸<2ww
      [<] comparison: mana cost is only a part of the cost
        Finds cards with only a part of {2}{W}{W} in their mana cost
    m‸<=2ww
      [<=] comparison: mana cost fits within the cost
        Finds cards with nothing beyond {2}{W}{W} in their mana cost
    m‸>2ww
      [>] comparison: mana cost includes more than the cost
        Finds cards with {2}{W}{W} and more in their mana cost
    m‸>=2ww
      [>=] comparison: mana cost includes the cost
        Finds cards with {2}{W}{W} in their mana cost
    devotion‸>ww
      [>] comparison: devotion is more than the symbols
        Finds cards with a devotion of more than {W}{W}
    devotion‸!=ww
      [!=] comparison: devotion is other than the symbols
        Finds cards with a devotion other than {W}{W}
    mv‸:even
      [:] comparison: mana value is even
        Finds cards with an even mana value
    mv‸=odd
      [=] comparison: mana value is odd
        Finds cards with an odd mana value
    pow‸>tou
      [>] comparison: power is more than toughness
        Finds cards with a power greater than their toughness
    pow‸!=tou
      [!=] comparison: power is other than toughness
        Finds cards with a power different from their toughness
    usd‸<eur
      [<] comparison: price in US dollars is less than price in euros
        Finds cards with a price in US dollars less than their price in euros
    date‸:2020
      [:] comparison: release date falls in the year 2020
        ':': released on that day, month, year, or on that set's release day
        Finds cards that were released in 2020
    date‸!=2020
      [!=] comparison: release date does not fall in the year 2020
        Finds cards that were not released in 2020
    date‸<2020
      [<] comparison: release date is before the year 2020
        Finds cards that were released before 2020
    date‸<=2020
      [<=] comparison: release date is no later than the year 2020
        Finds cards that were released in 2020 or earlier
    date‸>2020
      [>] comparison: release date is after the year 2020
        Finds cards that were released after 2020
    date‸>=2020-03
      [>=] comparison: release date is no earlier than March 2020
        Finds cards that were released in March 2020 or later
    date‸=2020-03-17
      [=] comparison: release date falls on March 17, 2020
        Finds cards that were released on March 17, 2020
    date‸>=war
      [>=] comparison: release date is no earlier than the date
        Finds cards that were released on or after the day War of the Spark was released
    year‸!=2020
      [!=] comparison: release year is not the year 2020
        Finds cards that were not released in 2020
    r‸:rare
      [:] comparison: rarity is the one given
        Finds rare cards
    r‸!=rare
      [!=] comparison: rarity is not the one given
        Finds cards that are not rare
    r‸<rare
      [<] comparison: rarity is more common than the one given
        Finds cards that are more common than rare
    r‸<=rare
      [<=] comparison: rarity is at most the one given
        Finds cards that are rare or more common
    r‸>rare
      [>] comparison: rarity is rarer than the one given
        Finds cards that are rarer than rare
    r‸>=rare
      [>=] comparison: rarity is at least the one given
        Finds cards that are rare or rarer
    cn‸:12a
      [:] comparison: collector number is the number or text
        ':': collector number is exactly this text
        Finds cards with a collector number of 12a
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
    a‸=guay
      [=] comparison: artist contains the text
        Finds cards that were illustrated by “guay”
    kw‸:flying
      [:] comparison: has exactly this keyword
        Finds cards with flying
    s‸:neo
      [:] comparison: printed in exactly this set (code, or quoted name)
        Finds cards from Kamigawa: Neon Dynasty
    f‸:edh
      [:] comparison: legal or restricted in …
        Finds cards that are legal in Commander
    banned‸:legacy
      [:] comparison: banned in …
        Finds cards that are banned in Legacy
    is‸:foil
      [:] comparison: has the property
        Finds cards that exist in foil
    not‸:foil
      [:] comparison: lacks the property
        Finds cards that do not exist in foil
    in‸:ja
      [:] comparison: the card was ever printed there
        Finds cards that were ever printed in Japanese
    game‸:paper
      [:] comparison: printing exists in this game
        Finds cards that are available on paper
    new‸:frame
      [:] comparison: this printing introduced something new to the card
        Finds cards with new frames
    cube‸:vintage
      [:] comparison: included in this curated cube
        Finds cards that are in the vintage cube
    cheapest‸:tix
      [:] comparison: is the lowest-priced printing of its card
        Finds cards that are the cheapest printing of their card in tickets
    st‸:core
      [:] comparison: set is of this kind
        Finds cards from core sets
    otag‸:ramp
      [:] comparison: carries this Tagger card tag (or a descendant)
        Finds cards that are tagged “ramp”
    oracleid‸:5d131784-c1a3-463e-a37b-b720af67ab62
      [:] comparison: Oracle id is the UUID
        Finds cards with the Oracle id 5d131784-c1a3-463e-a37b-b720af67ab62
    mtgoid‸:12345
      [:] comparison: Magic Online id is the number
        Finds cards with the Magic Online id 12345
    order‸:usd
      [:] comparison: sort key
        Results: sorted by price in US dollars
    include‸:extras
      [:] comparison: show cards hidden by default
        Results: including extras
    t‸>=elf
      [>=] comparison: type line does not take >=
        Operators: ':' '=' contains
    f‸!=modern
      [!=] comparison: format does not take !=
        Operators: ':' '=' legal or restricted in …
    """##
}
