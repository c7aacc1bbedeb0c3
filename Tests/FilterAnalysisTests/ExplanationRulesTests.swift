import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// One example for each rule of English: names, texts, colors, costs and numbers. Each query has its explanation below
/// it.
@Suite struct ExplanationRulesTests {
  @Test func sentences() {
    expectSentences(Self.table)
  }

  private static let table = #"""
    bolt
      cards with “bolt” in their name
    kaboom!
      cards with “kaboom!” in their name
    !bolt
      the card named exactly “bolt”
    -!bolt
      cards that are not named exactly “bolt”
    !bolt or !shock
      the cards named exactly “bolt” or “shock”
    name:bolt
      cards with “bolt” in their name
    name:/^lightning /
      cards that match the pattern /^lightning / in their name
    t:creature
      creatures
    -t:creature
      cards that are not creatures
    t:elf
      Elf cards
    -t:elf
      cards that are not Elf cards
    t:elf t:elf
      Elf cards; “t:elf” is repeated
    t:elf elf
      Elf cards with “elf” in their name
    t:elf t:warrior
      Elf Warrior cards
    t:elf t:"elf warrior"
      Elf Warrior cards
    t:"elf warrior" c:g t:elf
      green Elf Warrior cards
    t:elf or t:elf
      Elf cards; “t:elf” is repeated
    t:creature t:creature
      creatures; “t:creature” is repeated
    o:draw o:draw
      cards with “draw” in their rules text; “o:draw” is repeated
    t:"legendary creature"
      legendary creatures
    -t:"legendary creature"
      cards that are not legendary creatures
    t:"elf warrior"
      Elf Warrior cards
    t:"legendary elf warrior creature"
      legendary Elf Warrior creatures
    t:/elf/
      cards that match the pattern /elf/ in their type line
    t:blorp
      cards with “blorp” in their type line
    -t:blorp
      cards that do not have “blorp” in their type line
    t:land t:artifact
      lands that are artifacts
    t:instant or t:sorcery
      instants or sorceries
    t:snow t:land
      snow lands
    o:flying
      cards with “flying” in their rules text
    o:"draw a card"
      cards with “draw a card” in their rules text
    o:/^tap/
      cards that match the pattern /^tap/ in their rules text
    -o:/^tap/
      cards that do not match the pattern /^tap/ in their rules text
    fo:flying
      cards with “flying” in their full rules text
    ft:jace
      cards with “jace” in their flavor text
    lore:jaya
      cards that mention “jaya” in their lore
    kw:flying
      cards with flying
    -kw:flying
      cards that do not have flying
    kw:flying kw:haste
      cards with flying and haste
    kw:flying or kw:haste
      cards with flying or haste
    kw:"first strike"
      cards with first strike
    kw:blorp
      cards with the keyword “blorp”
    layout:saga
      cards with the saga layout
    -layout:saga
      cards that do not have the saga layout
    c:r
      red cards
    -c:r
      cards that are not red
    c=r
      cards that are exactly red
    -c=r
      cards that are not exactly red
    c!=r
      cards that are not exactly red
    c>r
      cards that are red and at least one other color
    c>=r
      red cards
    c<r
      colorless cards
    c<=r
      cards with no color other than red
    -c<=r
      cards with a color other than red
    c:rg
      cards that are red and green
    -c:rg
      cards that are not both red and green
    c=rg
      cards that are exactly red and green
    c!=rg
      cards that are not exactly red and green
    c>rg
      cards that are red, green and at least one other color
    c<rg
      cards with no colors other than red and green, and not both of them
    c<=rg
      cards with no colors other than red and green
    c:esper
      cards that are Esper (white, blue and black)
    c<=esper
      cards with no colors outside Esper (white, blue and black)
    c:c
      colorless cards
    c!=c
      cards that are not colorless
    c>c
      cards with at least one color
    c>=c
      cards with any number of colors
    c<c
      cards with fewer than zero colors
    c<=c
      colorless cards
    -c:c
      cards that are not colorless
    c:m
      multicolored cards
    -c:m
      cards that are not multicolored
    c!=m
      cards that are not multicolored
    c<m
      cards that are not multicolored
    c<=m
      cards with any number of colors
    c:0
      colorless cards
    c:1
      cards with exactly one color
    c:2
      cards with exactly two colors
    c:3
      cards with exactly three colors
    c!=3
      cards that do not have exactly three colors
    c>3
      cards with more than three colors
    c>=3
      cards with at least three colors
    c<3
      cards with fewer than three colors
    c<=3
      cards with at most three colors
    -c<=3
      cards with more than three colors
    c<=1
      cards with at most one color
    c:wubrg
      cards that are white, blue, black, red and green
    c<=wubrg
      cards with no colors other than white, blue, black, red and green
    id<=wub
      cards with a color identity that fits within white, blue and black
    id:esper
      cards with a color identity that fits within Esper (white, blue and black)
    -id:esper
      cards that do not have a color identity that fits within Esper (white, blue and black)
    id=esper
      cards with a color identity of exactly Esper (white, blue and black)
    id>esper
      cards with a color identity that includes Esper (white, blue and black) and at least one other color
    id>=esper
      cards with a color identity that includes Esper (white, blue and black)
    id<esper
      cards with a color identity that fits within Esper (white, blue and black) but is smaller
    id:c
      cards with a colorless color identity
    id!=c
      cards that do not have a colorless color identity
    id>c
      cards with a color identity of at least one color
    id>=c
      cards with a color identity of any number of colors
    id<c
      cards with a color identity of fewer than zero colors
    id:m
      cards with a multicolored color identity
    id<m
      cards that do not have a multicolored color identity
    id:2
      cards with a color identity of exactly two colors
    id<=3
      cards with a color identity of at most three colors
    id>3
      cards with a color identity of more than three colors
    id!=2
      cards that do not have a color identity of exactly two colors
    id>=r
      cards with a color identity that includes red
    produces:w
      cards that can produce white mana
    produces=wu
      cards that can produce exactly white and blue mana
    produces!=w
      cards that cannot produce exactly white mana
    produces<wu
      cards that can produce some but not all of white and blue mana
    produces<=wu
      cards that can produce only white or blue mana
    produces>w
      cards that can produce white and at least one other kind of mana
    produces:c
      cards that can produce colorless mana
    produces:any
      cards that can produce at least one kind of mana
    produces>=2
      cards that can produce at least two kinds of mana
    produces:2
      cards that can produce exactly two kinds of mana
    produces<3
      cards that can produce fewer than three kinds of mana
    produces:all
      cards that can produce exactly six kinds of mana
    produces!=any
      cards that can produce at least one kind of mana
    produces<=any
      cards that can produce at most one kind of mana
    -produces:w
      cards that cannot produce white mana
    m:2ww
      cards with {2}{W}{W} in their mana cost
    -m:2ww
      cards that do not have {2}{W}{W} in their mana cost
    m={R/P}
      cards with exactly {R/P} in their mana cost
    m!=2ww
      cards that do not have exactly {2}{W}{W} in their mana cost
    m>3wu
      cards with {3}{W}{U} and more in their mana cost
    m<3wu
      cards with only a part of {3}{W}{U} in their mana cost
    m<=3wu
      cards with nothing beyond {3}{W}{U} in their mana cost
    m:/^{x}+$/
      cards that match the pattern /^{x}+$/ in their mana cost
    m:{x}
      cards with {X} in their mana cost
    mv=5
      cards with a mana value of 5
    mv:5
      cards with a mana value of 5
    mv!=5
      cards with a mana value other than 5
    mv>5
      cards with a mana value of more than 5
    mv>=5
      cards with a mana value of at least 5
    mv<5
      cards with a mana value of less than 5
    mv<=5
      cards with a mana value of at most 5
    -mv=5
      cards that do not have a mana value of 5
    -mv>=5
      cards that do not have a mana value of at least 5
    mv:even
      cards with an even mana value
    mv:odd
      cards with an odd mana value
    -mv:even
      cards that do not have an even mana value
    mv=pow
      cards with a mana value equal to their power
    mv>pow
      cards with a mana value greater than their power
    mv=0.5
      cards with a mana value of 0.5
    mv=x
      cards with a mana value of x (counts as 0)
    mv=*
      cards with a mana value of * (counts as 0)
    devotion:rrr
      cards with a devotion of at least {R}{R}{R}
    devotion=rr
      cards with a devotion of exactly {R}{R}
    devotion!=rr
      cards with a devotion other than {R}{R}
    devotion<rr
      cards with a devotion of less than {R}{R}
    devotion<=rr
      cards with a devotion of at most {R}{R}
    devotion>rr
      cards with a devotion of more than {R}{R}
    devotion:{u/b}{u/b}
      cards with a devotion of at least {U/B}{U/B}
    -devotion:rrr
      cards that do not have a devotion of at least {R}{R}{R}
    pow=3
      cards with a power of 3
    pow=1
      cards with a power of 1
    pow=*
      cards with a power of * (counts as 0)
    pow>=*
      cards with a power of at least * (counts as 0)
    pow<*
      cards with a power of less than * (counts as 0)
    pow=x
      cards with a power of x (counts as 0)
    pow=-1
      cards with a power of -1
    pow!=*
      cards with a power other than * (counts as 0)
    -pow=*
      cards that do not have a power of * (counts as 0)
    pow>tou
      cards with a power greater than their toughness
    pow>=tou
      cards with a power no less than their toughness
    pow<tou
      cards with a power less than their toughness
    pow<=tou
      cards with a power no greater than their toughness
    pow=tou
      cards with a power equal to their toughness
    pow!=tou
      cards with a power different from their toughness
    -pow>tou
      cards that do not have a power greater than their toughness
    pow=0
      cards with a power of 0
    tou<=3
      cards with a toughness of at most 3
    tou=1+*
      the term “tou=1+*” is not understood
    pt>=10
      cards with a total power and toughness of at least 10
    pt=2
      cards with a total power and toughness of 2
    pt=pow
      cards with a total of power and toughness equal to their power
    loy=3
      cards with a loyalty of 3
    loy<3
      cards with a loyalty of less than 3
    loy=x
      cards with a loyalty of x (counts as 0)
    def>=5
      cards with a defense of at least 5
    edhrec<=100
      cards with an EDHREC rank of at most 100
    edhrec>100
      cards with an EDHREC rank of more than 100
    edhrec=1
      cards with an EDHREC rank of 1
    """#
}

/// Expects the sentences of a table: each query has its explanation on the next line, indented.
func expectSentences(_ table: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let lines = table.split(separator: "\n").map(String.init)
  #expect(lines.count % 2 == 0, sourceLocation: sourceLocation)
  for index in stride(from: 0, to: lines.count - 1, by: 2) {
    let sentence = AnalyzedQuery(parsing: lines[index], vocabulary: .scryfall).englishExplanation.description
    #expect("  " + sentence == lines[index + 1], "\(lines[index])", sourceLocation: sourceLocation)
  }
}
