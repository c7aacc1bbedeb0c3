import FilterAST
import FilterParser
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// Conditions as sets of cells: which of them share a space, and their cells.
@Suite struct ConditionSpacesTests {
  private func spaces(_ text: String, singleParts: Bool = false) -> ConditionSpaces {
    let terms = ParsedQuery(parsing: text).query?.leaves ?? []
    let conditions = terms.map { Condition(termOrItself: $0.with(polarity: .positive), in: .scryfall) }
    return ConditionSpaces(conditions, in: .scryfall, singleParts: singleParts)
  }

  /// Whether the conditions of two terms are in one space, and one of them is a part of the other there.
  private func relation(_ text: String) -> String {
    let cut = spaces(text)
    guard cut.atoms.count == 2, let first = cut.atoms[0], let second = cut.atoms[1] else { return "?" }
    if first.space != second.space { return "apart" }
    if first.cells == second.cells { return "equal" }
    if first.cells.isDisjoint(with: second.cells) { return "disjoint" }
    if first.cells & second.cells == first.cells { return "narrower" }
    return first.cells & second.cells == second.cells ? "wider" : "crossing"
  }

  @Test func twoTerms() {
    let rows: [(String, String)] = [
      ("mv>3 mv>5", "wider"), ("mv>5 mv>3", "narrower"), ("mv=3 mv>5", "disjoint"), ("mv>2 mv<5", "crossing"),
      ("mv:3 cmc=3.0", "equal"), ("mv>3 pow>3", "apart"), ("mv:even mv=2", "wider"), ("mv:even mv:odd", "disjoint"),
      ("pow>tou tou<pow", "equal"), ("pow>tou pow>=tou", "narrower"), ("pow>tou pow>3", "apart"),
      ("date=2020 year:2020", "equal"), ("date=2020-03 date=2020", "narrower"), ("date>2020 date>=2021", "equal"),
      ("date>now date>2020", "apart"), ("c:rg c>=r", "narrower"), ("c=rg c:gruul", "narrower"),
      ("id:c id<=wubrg", "narrower"),
      ("c:2 c=2", "equal"), ("c:m c>=2", "equal"), ("c:m c<2", "disjoint"), ("c:rg id:rg", "apart"),
      ("r>=rare r:mythic", "wider"),
      ("r<common r:rare", "disjoint"), ("f:edh legal=commander", "equal"), ("f:modern f:legacy", "apart"),
      ("kw:flying kw:haste", "disjoint"),
      ("f:modern banned:modern", "disjoint"), ("restricted:vintage f:vintage", "narrower"),
      ("is:foil is:promo", "apart"),
      ("is:foil not:foil", "disjoint"),
      ("frame:old frame:1993", "wider"), ("o:draw o:\"draw a card\"", "wider"), ("o:draw fo:draw", "apart"),
      ("bolt \"lightning bolt\"", "wider"), ("!bolt bolt", "narrower"), ("bolt name:bolt", "apart"),
      ("t:elf t:\"elf\"", "equal"),
      ("t:creature t:\"legendary creature\"", "wider"), ("t:legend t:legendary", "wider"), ("m:w m:2ww", "wider"),
      ("m=w m:w", "narrower"),
      ("s:war s:\"war of the spark\"", "equal"), ("s:zzz9 s:zzz8", "apart"), ("o:/a/ o:/a/", "equal"),
      ("o:/a/ o:/b/", "apart"),
      ("foo:bar foo:bar", "equal"), ("foo:bar foo:baz", "apart"), ("cn:12a cn:12b", "disjoint"),
      ("cn:12 cn>11", "apart"),
    ]
    for (text, expected) in rows {
      #expect(relation(text) == expected, "\(text)")
    }
  }

  @Test func directivesAreNoConditions() {
    #expect(spaces("order:cmc t:elf").atoms.map { $0 == nil } == [true, false])
  }

  @Test func howManyValuesThereAre() {
    #expect(spaces("mv>3").spaces.map { $0.isMany } == [false])
    #expect(spaces("pow>3").spaces.map { $0.isMany } == [true])
    #expect(spaces("pow>3", singleParts: true).spaces.map { $0.isMany } == [false])
    #expect(spaces("kw:flying").spaces.map { $0.isMany } == [true])
    #expect(spaces("f:modern banned:legacy").spaces.map { $0.isMany } == [false, false])
    #expect(spaces("o:draw", singleParts: true).spaces.map { $0.isMany } == [true])
    #expect(spaces("m:w", singleParts: true).spaces.map { $0.isMany } == [true])
  }

  @Test func whatMayBeMissingHasACellForThat() {
    let price = spaces("usd>3").spaces[0]
    let value = spaces("mv>3").spaces[0]
    #expect(price.all.count == 4)
    #expect(value.all.count == 3)
  }

  @Test func whatDoesNotFitStandsForItself() {
    // Sixty-three numbers have cells; the rest are opaque, and no relation between them is reported.
    let cut = spaces((0..<80).map { "mv>\($0)" }.joined(separator: " "))
    #expect(spaceCount(cut) == 1 + 80 - 63)
    #expect(cut.atoms.allSatisfy { $0 != nil })
    let words = (0..<150).map { "o:w\($0)x" }.joined(separator: " ")
    #expect(spaceCount(spaces(words)) == 1 + 150 - 100)
  }

  private func spaceCount(_ cut: ConditionSpaces) -> Int {
    var numbers: Set<Int> = []
    for case let atom? in cut.atoms { numbers.insert(atom.space) }
    return numbers.count
  }

  @Test func groupsOfLiterals() {
    let cut = spaces("mv>3 t:elf mv<5 c:g t:orc")
    let literals = (0..<5).map { Literal(leaf: $0, polarity: .positive) }
    #expect(cut.groups(of: literals).map { $0.map { $0.leaf } } == [[0, 2], [1, 4], [3]])
    #expect(cut.groups(of: []).isEmpty)
  }
}
