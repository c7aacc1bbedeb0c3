import FilterAnalysis
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Queries for cards that are written as queries over lists, offered in the words of cards.
@Suite struct ListSyntaxTests {
  @Test func listsAreOfferedAsCards() {
    let rows = [
      ("c!=(r or g)", "c!=r c!=g"), ("name=~\"^bol\"", "name:/^bol/"), ("t in (elf, goblin)", "t=elf or t=goblin"),
      ("t in (elf, goblin) c:g", "(t=elf or t=goblin) c:g"),
      ("o=~\"^draw\" mv<3", "o:/^draw/ mv<3"),
    ]
    for (text, fixed) in rows {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      let fixes = query.diagnostics.flatMap { $0.fixes }.compactMap { $0.applied(to: query.source)?.description }
      #expect(fixes.contains(fixed), "\(text): \(query.diagnostics.map { $0.message }), \(fixes)")
    }
  }

  @Test func otherQueriesStayAsTheyAre() {
    for text in ["dwell in (silence)", "o:\"in (a)\"", "name!=(", "t:elf in (c:g)", "o:=~"] {
      let query = AnalyzedQuery(parsing: text, vocabulary: .scryfall)
      #expect(!query.diagnostics.contains { $0.message.hasPrefix("this is the syntax of lists") }, "\(text)")
    }
  }

  /// The ends of a range that are written the other way round.
  @Test func endsAreSwapped() throws {
    let vocabulary = try Vocabulary(
      json: #"{"name":"x","fields":[{"name":"took","kind":"duration"},{"name":"n","kind":"number"}]}"#)
    for (text, fixed) in [
      ("n:3..1", "n:1..3"), ("n:{5 TO 1}", "n:{1 TO 5}"), ("took:3s..1s", "took:1s..3s"),
      ("n:5 or n:(9 or 3..1)", "n:5 or n:(9 or 1..3)"),
    ] {
      let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
      let diagnostic = try #require(query.diagnostics.first, "\(text)")
      #expect(diagnostic.message.hasPrefix("the range from "), "\(text)")
      #expect(diagnostic.fixes.first?.applied(to: query.source)?.description == fixed, "\(text)")
    }
  }
}
