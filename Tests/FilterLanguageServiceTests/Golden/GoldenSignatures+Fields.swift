extension GoldenSignatures {
  static let fields = ##"""
    pow>‸
      pow : number | Power is exactly the number
      pow = number | Power is exactly the number
      pow != number | Power is other than the number
      pow < number | Power is less than the number
      pow <= number | Power is at most the number
      → pow > [number] | Power is more than the number
      pow >= number | Power is at least the number
      A number, or another field such as 'manavalue', 'toughness', 'powtou', …
    po‸w>=3
      pow : number | Power is exactly the number
      pow = number | Power is exactly the number
      pow != number | Power is other than the number
      pow < number | Power is less than the number
      pow <= number | Power is at most the number
      pow > number | Power is more than the number
      → [pow] >= number | Power is at least the number
      A number, or another field such as 'manavalue', 'toughness', 'powtou', …
    mv:‸
      → mv : [number] | Mana value is exactly the number
      mv = number | Mana value is exactly the number
      mv != number | Mana value is other than the number
      mv < number | Mana value is less than the number
      mv <= number | Mana value is at most the number
      mv > number | Mana value is more than the number
      mv >= number | Mana value is at least the number
      A number, or 'even', 'odd', or another field such as 'power', 'toughness', 'powtou', …
    c:‸
      → c : [colors] | Color includes the colors | ':' reads as '>=': at least these colors; a number means exactly that many, and c no color
      c = colors | Color is exactly the colors
      c != colors | Color is not exactly the colors
      c < colors | Color is a proper part of the colors
      c <= colors | Color fits within the colors
      c > colors | Color includes more than the colors
      c >= colors | Color includes the colors
      Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or a number of colors
    id<‸=esper
      id : colors | Color identity fits within the colors | ':' reads as '<=': fits into a deck of these colors; a number means exactly that many colors
      id = colors | Color identity is exactly the colors
      id != colors | Color identity is not exactly the colors
      id < colors | Color identity is a proper part of the colors
      → id [<=] colors | Color identity fits within the colors
      id > colors | Color identity includes more than the colors
      id >= colors | Color identity includes the colors
      Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, or names such as 'azorius', 'dimir', …, or a number of colors
    produces:‸
      → produces : [colors] | Produced mana includes the colors | ':' reads as '>=': at least these kinds of mana
      produces = colors | Produced mana is exactly the colors
      produces != colors | Produced mana is not exactly the colors
      produces < colors | Produced mana is a proper part of the colors
      produces <= colors | Produced mana fits within the colors
      produces > colors | Produced mana includes more than the colors
      produces >= colors | Produced mana includes the colors
      Letters: 'w' white, 'u' blue, 'b' black, 'r' red, 'g' green, 'c' colorless mana, or names such as 'azorius', 'dimir', …, or a number of colors
    m>=‸2ww
      m : cost | Mana cost includes the cost | ':' reads as '>=': at least these symbols
      m = cost | Mana cost is exactly the cost
      m != cost | Mana cost is not exactly the cost
      m < cost | Mana cost is a proper part of the cost
      m <= cost | Mana cost fits within the cost
      m > cost | Mana cost includes more than the cost
      → m >= [cost] | Mana cost includes the cost
      Symbols such as '{W}', '{U}', '{B}', '{R}', or a pattern between slashes
    devotion:‸
      → devotion : [symbols] | Devotion is at least the symbols | ':' reads as '>=': at least this much
      devotion = symbols | Devotion is exactly the symbols
      devotion != symbols | Devotion is other than the symbols
      devotion < symbols | Devotion is less than the symbols
      devotion <= symbols | Devotion is at most the symbols
      devotion > symbols | Devotion is more than the symbols
      devotion >= symbols | Devotion is at least the symbols
      One symbol, repeated, such as '{W}'
    t:‸
      → t : [text] | Type line contains the text | ':': type line has this type, or contains this text if it is no type
      t = text | Type line contains the text
      A word or quoted text, or a pattern between slashes
    o:"draw‸
      → o : [text] | Rules text contains the text | ':': rules text without reminder text contains …
      o = text | Rules text contains the text
      A word or quoted text, or a pattern between slashes
    kw:‸
      → kw : [name] | Has this keyword
      kw = name | Has this keyword
      A name; 368 known: 'flying', 'enchant', 'trample', 'vigilance', 'haste', 'equip', 'flash', 'mill', …
    lore:‸
      → lore : [text] | Lore contains the text | ':': name, type line, rules text or flavor text contains …
      lore = text | Lore contains the text
      A word or quoted text
    edhrec<‸
      edhrec : number | EDHREC rank is exactly the number
      edhrec = number | EDHREC rank is exactly the number
      edhrec != number | EDHREC rank is other than the number
      → edhrec < [number] | EDHREC rank is less than the number
      edhrec <= number | EDHREC rank is at most the number
      edhrec > number | EDHREC rank is more than the number
      edhrec >= number | EDHREC rank is at least the number
      A whole number, or another field such as 'manavalue', 'power', 'toughness', …
    s:‸
      → s : [name] | Printed in this set
      s = name | Printed in this set
      A name; 578 known: 'sld', 'prm', 'j22', 'j25', 'cmm', 'clb', 'dbl', 'cmr', …
    cn>‸
      cn : number or text | Collector number is the number or text | ':': collector number is …
      cn = number or text | Collector number is the number or text
      cn != number or text | Collector number is other than the number or text
      cn < number or text | Collector number is less than the number or text
      cn <= number or text | Collector number is at most the number or text
      → cn > [number or text] | Collector number is more than the number or text
      cn >= number or text | Collector number is at least the number or text
      A number or text; '<', '<=', '>', '>=' compare the leading number, or another field such as 'manavalue', 'power', 'toughness', …
    r<‸
      r : value | Rarity is the given value
      r = value | Rarity is the given value
      r != value | Rarity is not the given value
      → r < [value] | Rarity is more common than the given value
      r <= value | Rarity is at most the given value
      r > value | Rarity is rarer than the given value
      r >= value | Rarity is at least the given value
      One of 6 words: 'common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'
    in:‸
      → in : [value] | The card was ever printed there
      in = value | The card was ever printed there
      A name; 640 known: 'booster', 'sld', 'prm', 'j22', 'j25', 'cmm', 'clb', 'dbl', …
    new:‸
      → new : [value] | Printing brought the card a new value of this kind
      new = value | Printing brought the card a new value of this kind
      One of 14 words: 'rarity', 'art', 'artist', 'flavor', 'frame', 'language', 'foil', 'nonfoil', …
    date>‸
      date : date | Release date falls on the date | ':': released on this day, or in this month or year; a set stands for its release day
      date = date | Release date falls on the date
      date != date | Release date does not fall on the date
      date < date | Release date is before the date
      date <= date | Release date is no later than the date
      → date > [date] | Release date is after the date
      date >= date | Release date is no earlier than the date
      A date, month or year: '2020-03-17', '2020-03', '2020', or 'now', 'today', or the code of a release
    year>‸
      year : year | Release year is the year
      year = year | Release year is the year
      year != year | Release year is not the year
      year < year | Release year is before the year
      year <= year | Release year is no later than the year
      → year > [year] | Release year is after the year
      year >= year | Release year is no earlier than the year
      A year of four digits
    prints=‸
      prints : number | Number of printings is exactly the number
      → prints = [number] | Number of printings is exactly the number
      prints != number | Number of printings is other than the number
      prints < number | Number of printings is less than the number
      prints <= number | Number of printings is at most the number
      prints > number | Number of printings is more than the number
      prints >= number | Number of printings is at least the number
      A whole number, or another field such as 'manavalue', 'power', 'toughness', …
    lang:‸
      → lang : [value] | Printed in this language; any means all of them
      lang = value | Printed in this language; any means all of them
      One of 19 words: 'any', 'en', 'ja', 'de', 'fr', 'it', 'es', 'pt', …
    f:‸
      → f : [value] | Legal or restricted in …
      f = value | Legal or restricted in …
      One of 23 words: 'commander', 'modern', 'standard', 'pioneer', 'pauper', 'legacy', 'vintage', 'historic', …
    is:‸
      → is : [property] | Has the property
      is = property | Has the property
      One of 257 properties: 'spell', 'permanent', 'foil', 'reprint', 'historic', 'paupercommander', 'universesbeyond', 'party', …
    not:‸
      → not : [property] | Lacks the property
      not = property | Lacks the property
      One of 257 properties: 'spell', 'permanent', 'foil', 'reprint', 'historic', 'paupercommander', 'universesbeyond', 'party', …
    usd<‸
      usd : number | Price in US dollars is exactly the number
      usd = number | Price in US dollars is exactly the number
      usd != number | Price in US dollars is other than the number
      → usd < [number] | Price in US dollars is less than the number
      usd <= number | Price in US dollars is at most the number
      usd > number | Price in US dollars is more than the number
      usd >= number | Price in US dollars is at least the number
      A number, or another field such as 'manavalue', 'power', 'toughness', …
    cheapest:‸
      → cheapest : [value] | The cheapest printing of its card in …
      cheapest = value | The cheapest printing of its card in …
      One of 3 words: 'usd', 'eur', 'tix'
    otag:‸
      → otag : [name] | Has this tag or a narrower one
      otag = name | Has this tag or a narrower one
      A name from a list that keeps growing
    oracleid:‸
      → oracleid : [uuid] | Oracle id is the UUID
      oracleid = uuid | Oracle id is the UUID
      A UUID: 32 hexadecimal digits, with or without hyphens
    mtgoid:‸
      → mtgoid : [number] | Magic Online id is the number
      mtgoid = number | Magic Online id is the number
      A whole number
    order:‸
      → order : [setting] | What the results are sorted by
      One of 17 words: 'name', 'set', 'released', 'rarity', 'color', 'usd', 'tix', 'eur', …
    include:‸
      → include : [setting] | Shows cards that are otherwise hidden
      One of 6 words: 'extras', 'variations', 'multilingual', 'all', 'funny', 'digital'
    t>=‸elf
      t : text | Type line contains the text | ':': type line has this type, or contains this text if it is no type
      t = text | Type line contains the text
      A word or quoted text, or a pattern between slashes
    pow!‸
      pow : number | Power is exactly the number
      pow = number | Power is exactly the number
      → pow [!=] number | Power is other than the number
      pow < number | Power is less than the number
      pow <= number | Power is at most the number
      pow > number | Power is more than the number
      pow >= number | Power is at least the number
      A number, or another field such as 'manavalue', 'toughness', 'powtou', …
    foo:‸
      nothing
    bolt‸
      nothing
    # pow>‸
      nothing
    t:elf⏎  -pow=<‸3
      pow : number | Power is exactly the number
      pow = number | Power is exactly the number
      pow != number | Power is other than the number
      pow < number | Power is less than the number
      → pow <= [number] | Power is at most the number
      pow > number | Power is more than the number
      pow >= number | Power is at least the number
      A number, or another field such as 'manavalue', 'toughness', 'powtou', …
    """##
}
