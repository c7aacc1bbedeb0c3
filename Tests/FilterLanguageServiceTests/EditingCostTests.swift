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
