import FilterCompletion
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// A question about one query does not analyze the others, and the work for long texts is linear.
@Suite struct EditingCostTests {
  private static let engine = CompletionEngine(vocabulary: .scryfall)

  private func analyzed(_ ask: (DocumentSnapshot) -> Void) -> [Int] {
    let document = DocumentSnapshot(SourceText(String(repeating: "(t:elf)\n", count: 9)), vocabulary: .scryfall)
    ask(document)
    return document.entries.indices.filter { document.entries[$0].isAnalyzed }
  }

  @Test func onlyTheQueryAtTheCaret() {
    // The style tidy only parses.
    #expect(analyzed { _ = $0.formattingEdits() } == [])
    #expect(analyzed { _ = $0.formattingEdits(onTyping: ")", at: 39) } == [4])
    #expect(analyzed { _ = $0.prepareRename(at: 36) } == [4])
    #expect(analyzed { _ = $0.references(at: 33) } == [4])
    #expect(analyzed { _ = $0.definition(at: 37) } == [0, 4])
    #expect(analyzed { _ = $0.completion(at: 37, engine: Self.engine) } == [4])
    #expect(analyzed { _ = $0.inlineCompletions(at: 38, engine: Self.engine, now: 0) } == [4])
  }

  /// An edit of one query leaves all others read, whatever they refer to and whatever narrows them.
  @Test(arguments: [
    "# name: big\n" + (0..<60).map { "o:word\($0)" }.joined(separator: " or ") + "\n"
      + String(repeating: "@big\n", count: 40),
    "# all: f:modern\n" + String(repeating: "t:elf c:g\n", count: 400),
  ])
  func onlyTheEditedQuery(_ shared: String) {
    let edited = shared + "t:el c:r\n"
    let document = DocumentSnapshot(SourceText(edited), vocabulary: .scryfall)
    for entry in document.entries { _ = entry.meaning }
    #expect(document.unreadLength == 0)
    let next = document.replacing(SourceRange(at: shared.utf8.count + 4), with: "f")
    let new = next.entries.indices.filter { next.entries[$0] !== document.entries[$0] }
    #expect(new == [next.entries.count - 1])
    #expect(next.entries.indices.filter { next.entries[$0].isUnread } == (shared.contains("# all") ? new : []))
    #expect(next.expandedAnew.count == (shared.contains("# all") ? 1 : 0))
  }

  /// Queries that were changed by an edit elsewhere stay unread until they are read, and no longer.
  @Test func unreadQueries() {
    let document = DocumentSnapshot("# name: big\nt:elf\n\n@big c:g\n@big c:r\nt:orc\n", vocabulary: .scryfall)
    let changed = document.replacing(SourceRange(at: 16), with: "f")
    #expect(changed.unreadLength == 2 * "(t:elff) c:g".utf8.count)
    let later = changed.replacing(SourceRange(at: changed.source.length - 2), with: "c")
    #expect(later.unreadLength == changed.unreadLength)
    for entry in later.entries { _ = entry.meaning }
    #expect(later.unreadLength == 0)
    #expect(later.replacing(SourceRange(at: later.source.length - 2), with: "c").unreadLength == 0)
  }

  /// Four times the text takes about four times the steps; a quadratic step would take sixteen times.
  @Test func longLinesTakeLinearSteps() {
    let options = FormattingOptions(style: .short, lineWidth: 40)
    func steps(_ count: Int) -> Int {
      let source = SourceText(String(repeating: "(t:elf OR  -o:\"a b\") ", count: count))
      let document = DocumentSnapshot(source, vocabulary: .scryfall)
      let parsed = document.queries[0].analysis.parsed
      let formatted = ParsedQuery(parsing: source.edited(document.formattingEdits(options: options)))
      return QueryLayout(formatted, options: options, lineEnding: [0x0A]).steps
        + TextDifference.run(from: parsed, to: formatted).steps + Lexer.run(on: source).steps
    }
    let short = steps(500)
    #expect(short > 5_000)
    #expect(steps(2_000) < 5 * short)
  }

  /// The features that look at all terms of a document find them all on a long line.
  @Test func longLinesAreCovered() throws {
    let text = String(repeating: "(t:elf OR  -o:\"a b\") ", count: 2_000)
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    #expect(document.references(at: 3).count == 2_000)
    #expect(try document.rename(at: 4, to: "orc").count == 2_000)
    #expect(!document.completion(at: text.utf8.count, engine: Self.engine).items.isEmpty)
    #expect(document.inlineCompletions(at: text.utf8.count, engine: Self.engine, now: 0).isEmpty)
  }
}
