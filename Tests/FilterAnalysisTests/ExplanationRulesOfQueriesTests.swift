import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import Testing

/// One example for each rule of English: directives, terms without effect, and terms that share a sentence. Each query
/// has its explanation below it.
@Suite struct ExplanationRulesOfQueriesTests {
  @Test func sentences() {
    expectSentences(Self.table)
  }

  private static let table = #"""
    t:elf unique:prints
      Elf cards; one row per printing
    t:elf unique:art
      Elf cards; one row per artwork
    t:elf unique:cards
      Elf cards; one row per card
    t:elf ++
      Elf cards; one row per printing
    t:elf @@
      Elf cards; one row per artwork
    t:elf order:cmc
      Elf cards; sorted by mana value
    t:elf order:usd
      Elf cards; sorted by price in US dollars
    t:elf order:edhrec
      Elf cards; sorted by EDHREC rank
    t:elf order:review
      Elf cards; in the order of set reviews
    t:elf order:spoiled
      Elf cards; sorted by the time they were previewed
    t:elf order:imageupdated
      Elf cards; sorted by the time of their scan
    t:elf dir:asc
      Elf cards; in ascending order
    t:elf dir:desc
      Elf cards; in descending order
    t:elf dir:auto
      Elf cards; in natural order
    t:elf order:cmc dir:desc
      Elf cards; sorted by mana value, in descending order
    t:elf prefer:oldest
      Elf cards; preferring the oldest printings
    t:elf prefer:newest
      Elf cards; preferring the newest printings
    t:elf prefer:usd-low
      Elf cards; preferring the cheapest printings in US dollars
    t:elf prefer:usd-high
      Elf cards; preferring the most expensive printings in US dollars
    t:elf prefer:promo
      Elf cards; preferring promotional printings
    t:elf prefer:default
      Elf cards; preferring ordinary printings
    t:elf prefer:atypical
      Elf cards; preferring special printings
    t:elf prefer:ub
      Elf cards; preferring Universes Beyond printings
    t:elf prefer:notub
      Elf cards; preferring in-universe printings
    t:elf display:grid
      Elf cards; shown as images
    t:elf display:checklist
      Elf cards; shown as a checklist
    t:elf display:full
      Elf cards; shown with full details
    t:elf display:text
      Elf cards; shown as text
    t:elf include:extras
      Elf cards; including extras
    t:elf include:variations
      Elf cards; including variations
    t:elf include:multilingual
      Elf cards; including all languages
    t:elf include:all
      Elf cards; including everything that is hidden
    t:elf include:extras include:variations
      Elf cards; including extras and variations
    unique:prints
      all cards; one row per printing
    order:usd
      all cards; sorted by price in US dollars
    t:elf order:cmc order:name
      Elf cards; sorted by name; “order:cmc” is overridden by a later term
    t:elf foo:bar
      Elf cards; the term “foo:bar” is not understood
    t:elf f:modren pow>
      Elf cards; the term “f:modren” is not understood; “pow>” is unfinished
    foo:bar
      the term “foo:bar” is not understood
    t:elf (c:g or kw:flying)
      Elf cards that are green or have flying
    t:elf -(c:g or kw:flying)
      Elf cards that are not green and do not have flying
    t:elf -(c:g kw:flying)
      Elf cards that are not green or do not have flying
    (t:elf c:g) or (t:goblin c:r)
      green Elf cards or red Goblin cards
    -(t:elf c:g)
      cards that are not both Elf cards and green
    -(t:elf or c:g)
      cards that are neither Elf cards nor green
    t:elf c:g pow>=3 kw:flying f:modern e:war
      green Elf cards from War of the Spark that have a power of at least 3 and flying, and are legal in Modern
    c:c t:creature -kw:flying
      colorless creatures that do not have flying
    r:mythic e:war is:foil
      mythic rare cards from War of the Spark that exist in foil
    t:land -t:basic is:fetchland
      fetch lands that are not basic
    c>=2 c<=3
      cards with at least two and at most three colors
    pow>=3 pow<=5
      cards with a power of at least 3 and at most 5
    mv>=3 mv<=5 mv!=4
      cards with a mana value of at least 3 and at most 5, and a mana value other than 4
    usd<1 r:rare f:modern
      rare cards that cost less than 1 US dollar and are legal in Modern
    is:reprint e:war
      reprints from War of the Spark
    e:war is:promo
      promotional printings from War of the Spark
    is:fetchland e:war
      fetch lands from War of the Spark
    is:bear e:war
      2/2 creatures for two mana from War of the Spark
    is:modal e:dgm
      cards from Dragon's Maze that offer a choice of modes
    is:hires is:vanilla
      creatures without rules text with a high-resolution scan
    is:permanent is:historic e:dom
      historic cards from Dominaria that can stay on the battlefield
    cn<100 or cn=100
      cards with a collector number of less than 100 or exactly 100
    pow<2 or pow=5
      cards with a power of less than 2 or exactly 5
    pow=1 or pow=2
      cards with a power of 1 or 2
    -(c<=3)
      cards with more than three colors
    -m<=3wu
      cards with something beyond {3}{W}{U} in their mana cost
    t:creature is:reprint
      creatures that are reprints
    t:creature e:war -is:reprint
      creatures from War of the Spark that are not reprints
    (e:war or e:m21) t:elf
      Elf cards from either War of the Spark or Core Set 2021
    in:lea or in:booster
      cards that were ever printed in Limited Edition Alpha or found in booster packs
    -in:lea -in:booster
      cards that were never printed in Limited Edition Alpha or found in booster packs
    """#
}
