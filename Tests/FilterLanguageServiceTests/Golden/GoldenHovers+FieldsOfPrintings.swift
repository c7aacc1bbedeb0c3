extension GoldenHovers {
  static let fieldsOfPrintings = ##"""
    artist:guay
      [artist] field: artist
        Artist name
        A word, or a text in quotes
        Operators: ':' '=' contains
        ':': artist credit contains …
        Also written 'a'
        - a:nielsen: cards that were illustrated by “nielsen”
        - artist:"proce": cards that were illustrated by “proce”
      [:] comparison: artist contains the text
        ':': artist credit contains …
        Finds cards that were illustrated by “guay”
      [guay] value: “guay”
        It may stand inside of a word; capitals make no difference, and spaces need quotes
        Finds cards that were illustrated by “guay”
    watermark:orzhov
      [watermark] field: watermark
        Watermark in the text box
        A name; 74 are known: 'abzan', 'agentsofsneak', 'arena', 'atarka', 'azorius', 'boros', 'brokers', 'cabaretti', …
        Operators: ':' '=' exact watermark name
        Also written 'wm'
        - wm:orzhov: cards with the orzhov watermark
      [:] comparison: exact watermark name
        Finds cards with the orzhov watermark
      [orzhov] value: orzhov …
    illustrations>3
      [illustrations] field: number of illustrations
        Number of different illustrations
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - illustrations=1: cards with 1 distinct illustration
        - illustrations>3: cards with more than 3 distinct illustrations
      [>] comparison: number of illustrations is more than the number
        Finds cards with more than 3 distinct illustrations
      [3] value: the number 3 …
    artists=1
      [artists] field: number of artists
        Number of credited artists
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - artists=1: cards that are credited to 1 artist
        - artists>3: cards that are credited to more than 3 artists
      [=] comparison: number of artists is exactly the number
        Finds cards that are credited to 1 artist
      [1] value: the number 1 …
    border:borderless
      [border] field: border
        Border color
        One of 6 words: 'black', 'borderless', 'gold', 'silver', 'white', 'yellow'
        Operators: ':' '=' border color is …
        - border:borderless: borderless cards
      [:] comparison: border color is …
        Finds borderless cards
      [borderless] value: borderless
        Borderless border
        Finds borderless cards
    frame:showcase
      [frame] field: frame
        Card frame edition or effect
        One of 32 words: '1993', '1997', '2003', '2015', 'future', 'old', 'new', 'modern', …
        Operators: ':' '=' printed with this frame or frame effect
        - frame:2003: cards with the 2003 frame
        - frame:showcase: cards with the showcase frame
        - frame:old: cards with the old (1993 or 1997) frame
      [:] comparison: printed with this frame or frame effect
        Finds cards with the showcase frame
      [showcase] value: showcase
        Showcase frame effect
        Finds cards with the showcase frame
    stamp:acorn
      [stamp] field: security stamp
        Shape of the security stamp
        One of 6 words: 'acorn', 'arena', 'circle', 'heart', 'oval', 'triangle'
        Operators: ':' '=' security stamp is …
        - stamp:acorn: cards with the acorn security stamp
      [:] comparison: security stamp is …
        Finds cards with the acorn security stamp
      [acorn] value: acorn
        Acorn stamp
        Finds cards with the acorn security stamp
    set:war
      [set] field: set
        Set of the printing
        A name; 578 are known: 'mbc', 'sds', 'trc', 'trk', 'fra', 'frc', 'hob', 'hoc', …
        Operators: ':' '=' printed in exactly this set (code, or quoted name)
        Also written 's', 'e', 'edition'
        Titles are written without punctuation; part of a title finds nothing.
        - e:war: cards from War of the Spark
        - set:lea: cards from Limited Edition Alpha
        - s:"war of the spark": cards from War of the Spark
      [:] comparison: printed in exactly this set (code, or quoted name)
        Finds cards from War of the Spark
      [war] value: War of the Spark
        Released 2019-05-03
        Finds cards from War of the Spark
    block:zen
      [block] field: block
        Block of the set
        A name; 578 are known: 'mbc', 'sds', 'trc', 'trk', 'fra', 'frc', 'hob', 'hoc', …
        Operators: ':' '=' set belongs to this block (any member code, or block name)
        Also written 'b'
        Shows extras.
        - b:zen: cards from the Zendikar block
        - block:wwk: cards from the Worldwake block
      [:] comparison: set belongs to this block (any member code, or block name)
        Finds cards from the Zendikar block
      [zen] value: Zendikar
        Released 2009-10-02
        Finds cards from the Zendikar block
    group:znr
      [group] field: set family
        Set family
        A name; 578 are known: 'mbc', 'sds', 'trc', 'trk', 'fra', 'frc', 'hob', 'hoc', …
        Operators: ':' '=' set is this set, its parent, a sibling or a child
        Also written 'g'
        Shows extras.
        - g:znr: cards from the Zendikar Rising family of sets
      [:] comparison: set is this set, its parent, a sibling or a child
        Finds cards from the Zendikar Rising family of sets
      [znr] value: Zendikar Rising
        Released 2020-09-25
        Finds cards from the Zendikar Rising family of sets
    settype:masters
      [settype] field: set type
        Set type
        One of 24 words: 'alchemy', 'archenemy', 'arsenal', 'box', 'commander', 'core', 'draft_innovation', 'duel_deck', …
        Operators: ':' '=' set is of this kind
        Also written 'st', 'set_type'
        - st:masters: cards from masters sets
        - st:draft_innovation: cards from draft innovation sets
      [:] comparison: set is of this kind
        Finds cards from masters sets
      [masters] value: masters
        Masters product
        Finds cards from masters sets
    cube:vintage
      [cube] field: cube
        Cube list membership
        A name; 14 are known: 'amaz', 'april', 'arena', 'chromatic', 'chuck', 'grixis', 'legacy', 'livethedream', …
        Operators: ':' '=' included in this curated cube
        - cube:vintage: cards that are in the vintage cube
      [:] comparison: included in this curated cube
        Finds cards that are in the vintage cube
      [vintage] value: vintage
        Vintage cube
        Finds cards that are in the vintage cube
    number>50
      [number] field: collector number
        Collector number; comparisons use its leading integer
        A text, of which '<', '<=', '>', '>=' compare the number it begins with, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        ':': collector number is exactly this text
        Also written 'cn'
        - cn:123a: cards with a collector number of 123a
        - number>50: cards with a collector number of more than 50
        - cn=★12: cards with a collector number of ★12
      [>] comparison: collector number is more than the number or text
        Finds cards with a collector number of more than 50
      [50] value: the number 50 …
    collector>=300
      [collector] field: collector number
        Numeric part of the collector number
        A whole number
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        Also written 'collectornumber'
        A symbol after the number, such as ★, finds nothing.
        - collector>=300: cards with a collector number of at least 300
      [>=] comparison: collector number is at least the number
        Finds cards with a collector number of at least 300
      [300] value: the number 300 …
    rarity<uncommon
      [rarity] field: rarity
        Rarity of the printing
        One of 6 words: 'common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'
        Operators: ':' '=' is, '!=' is not, '<' is more common than, '<=' is at most, '>' is rarer than, '>=' is at least
        Also written 'r'
        - r:common: common cards
        - r>=r: cards that are rare or rarer
        - rarity<uncommon: cards that are more common than uncommon
      [<] comparison: rarity is more common than the one given
        Finds cards that are more common than uncommon
      [uncommon] value: uncommon
        Less frequent
        Also written 'u'
        Finds cards that are more common than uncommon
    in:booster
      [in] field: appearance
        Any printing in that set, set type, game, language, rarity, frame year or booster
        A name; 640 are known: 'booster', 'mbc', 'sds', 'trc', 'trk', 'fra', 'frc', 'hob', …
        Operators: ':' '=' the card was ever printed there
        - in:rare: cards that were ever printed at rare
        - in:lea: cards that were ever printed in Limited Edition Alpha
        - in:mtgo: cards that were ever printed on Magic Online
      [:] comparison: the card was ever printed there
        Finds cards that were ever found in booster packs
      [booster] value: boosters
        Was ever in booster packs
        Finds cards that were ever found in booster packs
    new:art
      [new] field: novelty
        First printing with a new rarity, art, artist, flavor, frame, language, finish or game
        One of 14 words: 'rarity', 'art', 'artist', 'flavor', 'frame', 'language', 'foil', 'nonfoil', …
        Operators: ':' '=' this printing introduced something new to the card
        - new:rarity: cards with new rarities
        - new:art: cards with new artworks
      [:] comparison: this printing introduced something new to the card
        Finds cards with new artworks
      [art] value: artworks
        New illustration
        Also written 'illustration'
        Finds cards with new artworks
    date>=2015-08-18
      [date] field: release date
        Release date of the printing
        A day, a month or a year: '2020-03-17', '2020-03', '2020', or 'now', 'today', or the code of what was released that day
        Operators: ':' '=' falls on, '!=' does not fall on, '<' is before, '<=' is no later than, '>' is after, '>=' is no earlier than
        ':': released on that day, month, year, or on that set's release day
        - date>=2015-08-18: cards that were released on or after August 18, 2015
        - date<=2020: cards that were released in 2020 or earlier
        - date>war: cards that were released after the day War of the Spark was released
      [>=] comparison: release date is no earlier than August 18, 2015
        Finds cards that were released on or after August 18, 2015
      [2015-08-18] value: August 18, 2015 …
    year<=1994
      [year] field: release year
        Release year of the printing; whole number only
        A year of four digits
        Operators: ':' '=' is, '!=' is not, '<' is before, '<=' is no later than, '>' is after, '>=' is no earlier than
        - year=2024: cards that were released in 2024
        - year<=1994: cards that were released in 1994 or earlier
      [<=] comparison: release year is no later than the year 1994
        Finds cards that were released in 1994 or earlier
      [1994] value: the year 1994 …
    prints=1
      [prints] field: number of printings
        Number of printings
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - prints=1: cards with 1 printing
        - prints>3: cards with more than 3 printings
      [=] comparison: number of printings is exactly the number
        Finds cards with 1 printing
      [1] value: the number 1 …
    sets>3
      [sets] field: number of sets
        Number of sets printed in
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - sets=1: cards that have been printed in 1 set
        - sets>3: cards that have been printed in more than 3 sets
      [>] comparison: number of sets is more than the number
        Finds cards that have been printed in more than 3 sets
      [3] value: the number 3 …
    paperprints=1
      [paperprints] field: number of paper printings
        Number of paper printings
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - paperprints=1: cards with 1 paper printing
        - paperprints>3: cards with more than 3 paper printings
      [=] comparison: number of paper printings is exactly the number
        Finds cards with 1 paper printing
      [1] value: the number 1 …
    papersets>3
      [papersets] field: number of paper sets
        Number of paper sets printed in
        A whole number, or another column such as 'manavalue', 'power', 'toughness', …
        Operators: ':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least
        - papersets=1: cards that have been printed in 1 paper set
        - papersets>3: cards that have been printed in more than 3 paper sets
      [>] comparison: number of paper sets is more than the number
        Finds cards that have been printed in more than 3 paper sets
      [3] value: the number 3 …
    game:arena
      [game] field: game
        Platform of the printing
        One of 5 words: 'paper', 'mtgo', 'arena', 'astral', 'sega'
        Operators: ':' '=' printing exists in this game
        - game:arena: cards that are available on Arena
        - -game:paper: cards that are not available on paper
      [:] comparison: printing exists in this game
        Finds cards that are available on Arena
      [arena] value: Arena
        MTG Arena
        Also written 'mtga'
        Finds cards that are available on Arena
    language:ja
      [language] field: language
        Language of the printing
        One of 19 words: 'any', 'ar', 'de', 'en', 'es', 'fr', 'grc', 'he', …
        Operators: ':' '=' printed in this language; any widens to all
        Also written 'lang'
        - lang:ja: cards that are printed in Japanese
        - lang:any: cards that are printed in any language
        - language:phyrexian: cards that are printed in Phyrexian
      [:] comparison: printed in this language; any widens to all
        Finds cards that are printed in Japanese
      [ja] value: Japanese
        Also written 'jp', 'japanese'
        Finds cards that are printed in Japanese
    """##
}
