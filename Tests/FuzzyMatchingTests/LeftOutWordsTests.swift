import FuzzyMatching
import Testing

/// If nothing has all typed words, one of them is left out.
@Suite struct LeftOutWordsTests {
  private func found(_ typed: String) -> [(name: String, match: FuzzyMatch)] {
    InventedNames.index.best(10, for: typed).map { (InventedNames.index[$0.id], $0) }
  }

  @Test func oneWordButNoMore() {
    let rows: [(String, String?)] = [
      ("ember lantern foil", "Ember Lantern"), ("xq ember lantern", "Ember Lantern"), ("reed zzzz hut ritual", nil),
      ("skullclasp promo", "Skullclasp"), ("zzzz qqqq", nil), ("zzzz", nil), ("brass zzzz master", "Brass Master"),
    ]
    for (typed, name) in rows {
      #expect(found(typed).first?.name == name, "\(typed)")
    }
  }

  @Test func itIsSaid() {
    #expect(found("ember lantern foil").allSatisfy { !$0.match.meetsAllWords })
    #expect(found("ember lantern").allSatisfy { $0.match.meetsAllWords })
  }

  @Test func theShorterTheWordTheLessIsLost() throws {
    let short = try #require(found("ember lantern zz").first).match.quality
    let long = try #require(found("ember lantern zzzzzzzz").first).match.quality
    let whole = try #require(found("ember lantern").first).match.quality
    #expect(whole > short && short > long)
  }

  @Test func eachNameStandsOnce() {
    // Without the first word and without the second the same names are found.
    for typed in ["reed zzzz", "zzzz reed", "ember zzzz lantern"] {
      let names = found(typed).map { $0.name }
      #expect(Set(names).count == names.count && !names.isEmpty, "\(typed)")
    }
  }

  @Test func manyWordsAreASentenceAndNoName() {
    #expect(found("ember lantern zzzz a b c d e f").isEmpty)
  }

  @Test func theRanksAreInOrder() {
    for typed in ["ember lantern foil", "ritual zzzz", "reed zzzz"] {
      let scores = found(typed).map { $0.match.score }
      #expect(scores == scores.sorted(by: >), "\(typed)")
    }
  }
}
