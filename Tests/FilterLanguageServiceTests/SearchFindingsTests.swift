import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterCompletion
@testable import FilterLanguageService

@Suite struct SearchFindingsTests {
  @Test func counts() {
    let rows: [(FoundCount, String)] = [
      (FoundCount(0, of: 0), "0 of 0"), (FoundCount(12, of: 999), "12 of 999"),
      (FoundCount(237, of: 5_000), "237 of 5,000"), (FoundCount(1_000, of: 1_234_567), "1,000 of 1,234,567"),
      (FoundCount(7, of: 100_000, isAtLeast: true), "at least 7 of 100,000"),
      (FoundCount(-1_234, of: 1), "-1,234 of 1"),
    ]
    for (count, text) in rows {
      #expect(count.text == text, "\(count)")
    }
  }

  /// The part and the whole that a hover asks about.
  @Test(arguments: [
    ("t:e‸lf c:g", "t:elf", "t:elf c:g"), ("-t:e‸lf c:g", "-t:elf", "-t:elf c:g"),
    ("(t:elf o‸r t:orc) c:g", "t:elf or t:orc", "t:elf or t:orc) c:g"),
    ("# c\nt:elf\n  c:‸g", "c:g", "t:elf\n  c:g"),
  ])
  func askedFor(marked: String, part: String, whole: String) {
    let text = MarkedText(marked)
    let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
    var asked: [String] = []
    let card = document.hover(at: text.caret ?? -1) { part, whole in
      asked = [part, whole].map { query in
        let ends = query.leaves.map { $0.range }
        return query.source[SourceRange(start: ends.first?.start ?? 0, end: ends.last?.end ?? 0)]
      }
      return nil
    }
    #expect(card != nil)
    #expect(asked == [part, whole])
  }

  /// The paragraphs that findings add.
  @Test func paragraphs() throws {
    let rows: [(String, SearchFindings, String)] = [
      ("t:e‸lf", SearchFindings(part: FoundCount(3, of: 9), whole: FoundCount(3, of: 9)), "Finds 3 of 9 cards"),
      (
        "t:e‸lf c:g", SearchFindings(part: FoundCount(3, of: 9), whole: FoundCount(1, of: 9)),
        "Alone it finds 3 of 9 cards\nThe query finds 1 of 9 cards"
      ),
      ("t:e‸lf c:g", SearchFindings(whole: FoundCount(1, of: 9)), "The query finds 1 of 9 cards"),
      (
        "t:e‸lf c:g", SearchFindings(part: FoundCount(9, of: 9), unanswered: "the file has no types"),
        "Not searched: the file has no types"
      ),
      (
        "t:e‸lf c:g mv=1",
        SearchFindings(whole: FoundCount(0, of: 9), conflict: ["t:elf", "c:g", "mv=1"]),
        "Nothing matches all terms, because no card matches 't:elf', 'c:g' and 'mv=1'"
      ),
      ("t:e‸lf c:g", SearchFindings(whole: FoundCount(0, of: 9)), "The query finds 0 of 9 cards"),
    ]
    for (marked, findings, lines) in rows {
      let text = MarkedText(marked)
      let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
      let bare = try #require(document.hover(at: text.caret ?? -1), "\(marked), \(findings)")
      let card = try #require(document.hover(at: text.caret ?? -1) { _, _ in findings }, "\(marked), \(findings)")
      #expect(card.body.prefix(bare.body.count) == bare.body[...], "\(marked), \(findings)")
      #expect(
        card.body.dropFirst(bare.body.count).map(\.plainText).joined(separator: "\n") == lines, "\(marked), \(findings)"
      )
    }
  }

  /// Listed values of the field at the caret have their frequency; others have none.
  @Test func frequencies() {
    let vocabulary = Vocabulary.scryfall.counting { value, _ in value.text == "goblin" ? 7 : 0 }
    let engine = CompletionEngine(vocabulary: vocabulary)
    func found(_ marked: String) -> [String: Int?] {
      let text = MarkedText(marked)
      let document = DocumentSnapshot(SourceText(text.text), vocabulary: vocabulary)
      let items = document.completion(at: text.caret ?? -1, engine: engine).items
      return Dictionary(items.map { ($0.item.label, $0.frequency) }) { first, _ in first }
    }
    #expect(found("t:gobl‸")["goblin"] == 7)
    #expect(found("t:el‸")["elf"] == 0)
    #expect(found("ty‸").values.allSatisfy { $0 == nil })
  }
}
