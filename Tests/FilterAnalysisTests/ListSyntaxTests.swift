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
}
