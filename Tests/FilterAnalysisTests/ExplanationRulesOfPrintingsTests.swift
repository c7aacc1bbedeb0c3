import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import Testing

/// One example for each rule of English: formats, properties, prices, sets, appearances, dates and looks. Each query is
/// followed by its explanation.
@Suite struct ExplanationRulesOfPrintingsTests {
  @Test func sentences() {
    expectSentences(Self.table)
  }

  private static let table = #"""
    f:modern
      cards that are legal in Modern
    -f:modern
      cards that are not legal in Modern
    f:modern f:legacy
      cards that are legal in Modern and Legacy
    f:modern -f:legacy
      cards that are legal in Modern and are not legal in Legacy
    f:modern or f:legacy
      cards that are legal in Modern or Legacy
    restricted:vintage
      cards that are restricted in Vintage
    banned:modern or restricted:vintage
      cards that are banned in Modern or restricted in Vintage
    is:foil
      cards that exist in foil
    -is:foil
      cards that do not exist in foil
    not:foil
      cards that do not exist in foil
    -not:foil
      cards that exist in foil
    is:vanilla
      creatures without rules text
    is:vanilla e:dgm
      creatures without rules text from Dragon's Maze
    is:vanilla t:land f:modern
      lands that are legal in Modern and creatures without rules text
    is:reprint
      reprints
    is:commander
      cards that can be your commander
    is:spell
      cards that can be cast
    is:permanent
      cards that can stay on the battlefield
    is:bear
      2/2 creatures for two mana
    is:fetchland
      fetch lands
    is:modal
      cards that offer a choice of modes
    is:split
      split cards
    is:mdfc
      modal double-faced cards
    is:token
      tokens
    is:promo
      promotional printings
    is:digital
      digital-only printings
    is:fullart
      full-art printings
    is:firstprint
      first printings
    is:companion
      cards with companion
    is:partner
      cards with partner or one of its variants
    is:historic
      historic cards
    is:universesbeyond
      cards that belong to Universes Beyond
    is:watermark
      cards with a watermark
    is:hires
      cards with a high-resolution scan
    is:showcase
      cards with a showcase frame
    is:vanilla t:creature c:g
      green creatures without rules text
    is:vanilla is:foil
      creatures without rules text that exist in foil
    not:vanilla
      cards that are not creatures without rules text
    not:reprint not:promo
      cards that are neither reprints nor promotional printings
    is:reprint -is:promo
      reprints that are not promotional printings
    is:vanilla or is:bear
      creatures without rules text or 2/2 creatures for two mana
    usd<1
      cards that cost less than 1 US dollar
    usd=1
      cards that cost 1 US dollar
    usd=0.5
      cards that cost 0.5 US dollars
    usd!=1
      cards with a price in US dollars other than 1
    usd>eur
      cards with a price in US dollars greater than their price in euros
    usdfoil<1
      cards that cost less than 1 US dollar in foil
    eur<1
      cards that cost less than 1 euro
    tix<1
      cards that cost less than 1 Magic Online ticket
    cheapest:usd
      cards that are the cheapest printing of their card in US dollars
    -cheapest:usd
      cards that are not the cheapest printing of their card in US dollars
    e:war
      cards from War of the Spark
    e:dgm
      cards from Dragon's Maze
    e:xyzzy
      cards from “xyzzy”
    e:war or e:m21
      cards from War of the Spark or Core Set 2021
    e:war e:m21
      cards from War of the Spark and Core Set 2021
    b:zen
      cards from the Zendikar block
    -b:zen
      cards that are not from the Zendikar block
    g:znr
      cards from the Zendikar Rising family of sets
    st:masters
      cards from masters sets
    st:draft_innovation
      cards from draft innovation sets
    cube:vintage
      cards that are in the vintage cube
    -cube:vintage
      cards that are not in the vintage cube
    cn:123a
      cards with a collector number of 123a
    cn=5
      cards with a collector number of 5
    cn!=5
      cards with a collector number other than 5
    cn<=100
      cards with a collector number of at most 100
    cn>=100
      cards with a collector number of at least 100
    cn<100
      cards with a collector number of less than 100
    cn>100
      cards with a collector number of more than 100
    -cn<=100
      cards that do not have a collector number of at most 100
    cn=★12
      cards with a collector number of ★12
    r:common
      common cards
    r:mythic
      mythic rare cards
    -r:mythic
      cards that are not mythic rare
    r!=common
      cards that are not common
    r>=r
      cards that are rare or rarer
    r>r
      cards that are rarer than rare
    r<=u
      cards that are uncommon or more common
    r<uncommon
      cards that are more common than uncommon
    r:c or r:u
      cards that are common or uncommon
    r:special
      cards that are of special rarity
    in:mythic
      cards that were ever printed at mythic rare
    -in:mythic
      cards that were never printed at mythic rare
    in:special
      cards that were ever printed at special rarity
    in:lea
      cards that were ever printed in Limited Edition Alpha
    -in:lea
      cards that were never printed in Limited Edition Alpha
    in:mtgo
      cards that were ever printed on Magic Online
    in:paper
      cards that were ever printed on paper
    in:arena
      cards that were ever printed on Arena
    in:ja
      cards that were ever printed in Japanese
    -in:ja
      cards that were never printed in Japanese
    in:booster
      cards that were ever found in booster packs
    -in:booster
      cards that were never found in booster packs
    -in:core
      cards that were never printed in core sets
    in:masters
      cards that were ever printed in masters sets
    in:2003
      cards that were ever printed in the 2003 frame
    in:future
      cards that were ever printed in the future frame
    in:blorp
      cards that were ever printed in “blorp”
    in:lea in:mythic
      cards that were ever printed in Limited Edition Alpha and at mythic rare
    in:mtgo or in:arena
      cards that were ever printed on Magic Online or on Arena
    -in:lea -in:mythic
      cards that were never printed in Limited Edition Alpha or at mythic rare
    new:rarity
      cards with new rarities
    new:art
      cards with new artworks
    -new:art
      cards that do not have new artworks
    new:flavor
      cards with new flavor text
    date>=2015-08-18
      cards that were released on or after August 18, 2015
    date<=2020
      cards that were released in 2020 or earlier
    date>2020
      cards that were released after 2020
    date<2020
      cards that were released before 2020
    date:2020
      cards that were released in 2020
    date=2020-03
      cards that were released in March 2020
    date>2020-03
      cards that were released after March 2020
    date<=2020-03
      cards that were released in March 2020 or earlier
    date>=2020-03
      cards that were released in March 2020 or later
    date!=2020
      cards that were not released in 2020
    -date>2020
      cards that were not released after 2020
    date>war
      cards that were released after the day War of the Spark was released
    date:war
      cards that were released on the day War of the Spark was released
    date>=war
      cards that were released on or after the day War of the Spark was released
    date<war
      cards that were released before the day War of the Spark was released
    date<=war
      cards that were released on or before the day War of the Spark was released
    date!=war
      cards that were not released on the day War of the Spark was released
    date>now
      cards that were released after today
    date>=now
      cards that were released today or later
    date<now
      cards that were released before today
    date<=now
      cards that were released today or earlier
    date=now
      cards that were released today
    date!=now
      cards that were not released today
    -date>now
      cards that were not released after today
    date>xyz
      cards that were released after the day XYZ was released
    year=2024
      cards that were released in 2024
    year<=1994
      cards that were released in 1994 or earlier
    year!=2020
      cards that were not released in 2020
    -year=2020
      cards that were not released in 2020
    prints=1
      cards with 1 printing
    prints>3
      cards with more than 3 printings
    prints<3
      cards with fewer than 3 printings
    prints<=1
      cards with at most 1 printing
    prints!=1
      cards with a number of printings other than 1
    prints=sets
      cards with a number of printings equal to their number of sets
    -prints>3
      cards that do not have more than 3 printings
    sets=1
      cards that have been printed in 1 set
    sets>3
      cards that have been printed in more than 3 sets
    -sets>3
      cards that have not been printed in more than 3 sets
    sets<3
      cards that have been printed in fewer than 3 sets
    papersets=1
      cards that have been printed in 1 paper set
    paperprints=1
      cards with 1 paper printing
    game:arena
      cards that are available on Arena
    -game:paper
      cards that are not available on paper
    game:mtgo
      cards that are available on Magic Online
    lang:ja
      cards that are printed in Japanese
    -lang:ja
      cards that are not printed in Japanese
    lang:any
      cards that are printed in any language
    -lang:any
      cards that are not printed in any language
    spellbook:x
      cards that are in the spellbook of “x”
    a:nielsen
      cards that were illustrated by “nielsen”
    -a:nielsen
      cards that were not illustrated by “nielsen”
    a:nielsen -a:proce
      cards that were illustrated by “nielsen” and were not illustrated by “proce”
    artists=1
      cards that are credited to 1 artist
    artists>3
      cards that are credited to more than 3 artists
    -artists>1
      cards that are not credited to more than 1 artist
    artists!=1
      cards with a number of artists other than 1
    artists<3
      cards that are credited to fewer than 3 artists
    illustrations=1
      cards with 1 distinct illustration
    illustrations>3
      cards with more than 3 distinct illustrations
    wm:orzhov
      cards with the orzhov watermark
    border:borderless
      borderless cards
    border:black
      cards with a black border
    frame:2003
      cards with the 2003 frame
    frame:showcase
      cards with the showcase frame
    frame:old
      cards with the old (1993 or 1997) frame
    stamp:acorn
      cards with the acorn security stamp
    otag:removal
      cards that are tagged “removal”
    otag:ramp or otag:removal
      cards that are tagged “ramp” or “removal”
    art:squirrel
      cards with art tagged “squirrel”
    oracleid:5d131784-c1a3-463e-a37b-b720af67ab62
      cards with the Oracle id 5d131784-c1a3-463e-a37b-b720af67ab62
    multiverseid:12
      cards with the Gatherer id 12
    """#
}
