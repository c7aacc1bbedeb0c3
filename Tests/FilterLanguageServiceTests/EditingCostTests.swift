import FilterCompletion
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import FilterLanguageService

/// What is asked about one query leaves the others alone, and long texts take no more than their share.
@Suite struct EditingCostTests {
  private static let engine = CompletionEngine(vocabulary: .scryfall)

  private func analyzed(_ ask: (DocumentSnapshot) -> Void) -> [Int] {
    let document = DocumentSnapshot(SourceText(String(repeating: "(t:elf)\n", count: 9)), vocabulary: .scryfall)
    ask(document)
    return document.entries.indices.filter { document.entries[$0].isAnalyzed }
  }

  @Test func onlyTheQueryAtTheCaret() {
    #expect(analyzed { _ = $0.formattingEdits(in: SourceRange(at: 34)) } == [4])
    #expect(analyzed { _ = $0.formattingEdits(in: [SourceRange(at: 34), SourceRange(at: 8)]) } == [1, 4])
    #expect(analyzed { _ = $0.formattingEdits(onTyping: ")", at: 39) } == [4])
    #expect(analyzed { _ = $0.prepareRename(at: 36) } == [4])
    #expect(analyzed { _ = $0.references(at: 33) } == [4])
    #expect(analyzed { _ = $0.definition(at: 37) } == [0, 4])
    #expect(analyzed { _ = $0.completion(at: 37, engine: Self.engine) } == [])
    #expect(analyzed { _ = $0.inlineCompletions(at: 38, engine: Self.engine, now: 0) } == [])
  }

  /// Twice the text takes about twice the time: a quadratic step would show as four times, on texts that are long enough.
  @Test func longLinesTakeLinearTime() {
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: "(t:elf OR  -o:\"a b\") ", count: count)
      var best = Double.infinity
      for _ in 0..<2 {
        let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
        let time = ContinuousClock().measure {
          _ = document.formattingEdits(options: FormattingOptions(style: .short, lineWidth: 40))
          _ = document.references(at: 3)
          _ = try? document.rename(at: 4, to: "orc")
          _ = document.completion(at: text.utf8.count, engine: Self.engine)
          _ = document.inlineCompletions(at: text.utf8.count, engine: Self.engine, now: 0)
        }
        best = min(best, Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
      }
      return best
    }
    let short = seconds(500)
    #expect(seconds(2_000) < 9 * short)
  }
}
