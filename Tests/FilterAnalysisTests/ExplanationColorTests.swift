import Testing

/// Fields of colors with every operator and value, in the words of ``ExplanationVocabulary``. The tables are the
/// specification.
@Suite struct ExplanationColorTests {
  @Test func colors() {
    expect([
      ("c:rg", "cards that are red and green"),
      ("c=rg", "cards that are exactly red and green"),
      ("c<=rg", "cards with no colors other than red and green"),
      ("c<=r", "cards with no color other than red"),
      ("c>rg", "cards that are red, green and at least one other color"),
      ("c<rg", "cards with no colors other than red and green, and not both of them"),
      ("c<wub", "cards with no colors other than white, blue and black, and not all of them"),
      ("c<r", "colorless cards"),
      ("c!=rg", "cards that are not exactly red and green"),
      ("-c:rg", "cards that are not both red and green"),
      ("-c=rg", "cards that are not exactly red and green"),
      ("-c:wub", "cards that are not all of white, blue and black"),
      ("-c:gruul", "cards that are not Gruul (red and green)"),
      ("c:2", "cards with exactly two colors"),
      ("c=2", "cards with exactly two colors"),
      ("c:0", "colorless cards"),
      ("c:1", "cards with exactly one color"),
      ("c>=2", "cards with at least two colors"),
      ("c>2", "cards with more than two colors"),
      ("c<2", "cards with fewer than two colors"),
      ("c<1", "colorless cards"),
      ("c<=1", "cards with at most one color"),
      ("c<=0", "colorless cards"),
      ("c!=1", "cards that do not have exactly one color"),
      ("c!=0", "cards that are not colorless"),
      ("c:c", "colorless cards"),
      ("-c:c", "cards that are not colorless"),
      ("c!=c", "cards that are not colorless"),
      ("c>c", "cards with at least one color"),
      ("c>=c", "cards with any number of colors"),
      ("c<=c", "colorless cards"),
      ("c<c", "cards with fewer than zero colors"),
      ("c:m", "multicolored cards"),
      ("-c:m", "cards that are not multicolored"),
      ("c!=m", "cards that are not multicolored"),
      ("c<m", "cards that are not multicolored"),
      ("c<=m", "cards with any number of colors"),
      ("c:gruul", "cards that are Gruul (red and green)"),
      ("c=gruul", "cards that are exactly Gruul (red and green)"),
      ("c>gruul", "cards that are Gruul (red and green) and at least one other color"),
      ("c:yore-tiller", "cards that are Yore-Tiller (white, blue, black and red)"),
      ("c:red", "red cards"),
      ("c:rainbow", "cards with exactly five colors"),
      ("c:r or c:g", "cards that are red or green"),
      ("-c:w -c:b", "cards that are neither white nor black"),
      ("c=r or c=g", "cards that are exactly red or are exactly green"),
    ])
  }

  @Test func identities() {
    expect([
      ("id:esper", "cards with a color identity that fits within Esper (white, blue and black)"),
      ("id<=wub", "cards with a color identity that fits within white, blue and black"),
      ("id=wu", "cards with a color identity of exactly white and blue"),
      ("id=azorius", "the term “id=azorius” is not understood"),
      ("id>=wu", "cards with a color identity that includes white and blue"),
      ("id>wu", "cards with a color identity that includes white, blue and at least one other color"),
      ("id<wu", "cards with a color identity that fits within white and blue but is smaller"),
      ("id!=wu", "cards with a color identity other than white and blue"),
      ("id:c", "cards with a colorless color identity"),
      ("id>c", "cards with a color identity of at least one color"),
      ("id:m", "cards with a multicolored color identity"),
      ("-id:m", "cards that do not have a multicolored color identity"),
      ("id:2", "cards with a color identity of exactly two colors"),
      ("id<=3", "cards with a color identity of at most three colors"),
      ("id:rainbow", "cards with a color identity of exactly five colors"),
      ("-id:wu", "cards that do not have a color identity that fits within white and blue"),
      ("-id!=wu", "cards that do not have a color identity other than white and blue"),
    ])
  }

  @Test func produced() {
    expect([
      ("produces:wu", "cards that can produce white and blue mana"),
      ("produces:w", "cards that can produce white mana"),
      ("produces:c", "cards that can produce colorless mana"),
      ("-produces:w", "cards that cannot produce white mana"),
      ("-produces:wu", "cards that cannot produce both white and blue mana"),
      ("produces=wu", "cards that can produce exactly white and blue mana"),
      ("produces!=wu", "cards that cannot produce exactly white and blue mana"),
      ("produces<=wu", "cards that can produce only white or blue mana"),
      ("produces<wu", "cards that can produce some but not all of white and blue mana"),
      ("produces>wu", "cards that can produce white, blue and at least one other kind of mana"),
      ("produces:2", "cards that can produce exactly two kinds of mana"),
      ("produces>=2", "cards that can produce at least two kinds of mana"),
      ("produces<2", "cards that can produce fewer than two kinds of mana"),
      ("produces:any", "cards that can produce at least one kind of mana"),
      ("produces!=any", "cards that can produce at least one kind of mana"),
      ("produces=any", "cards that can produce exactly one kind of mana"),
      ("produces>any", "cards that can produce more than one kind of mana"),
      ("produces<=any", "cards that can produce at most one kind of mana"),
      ("produces:m", "cards that can produce two or more kinds of mana"),
      ("produces<m", "cards that can produce exactly one kind of mana"),
      ("produces<=m", "cards that can produce at least one kind of mana"),
    ])
  }

  private func expect(_ rows: [(query: String, sentence: String)]) {
    for row in rows { #expect(english(row.query) == row.sentence, "\(row.query)") }
  }
}
