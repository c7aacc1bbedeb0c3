import FilterCompletion
import FilterLanguageService
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct CommitCharactersTests {
  /// A space ends a term, so it accepts the completion if the typed value is invalid.
  @Test func whereATermWouldBeAnError() {
    let rows: [(String, Bool)] = [
      ("f:mod‸", true), ("(r:rar‸", true), ("is:fo‸ t:elf", true),
      // A known value.
      ("f:modern‸", false), ("f:pauper‸ t:elf", false),
      // Nothing typed, any text, quotes, names, comments.
      ("f:‸", false), ("o:draw‸", false), ("t:el‸", false), ("f:\"mod‸", false), ("mod‸", false), ("# f:mod‸", false),
      ("‸", false),
    ]
    for (marked, commits) in rows {
      let text = MarkedText(marked)
      let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
      let completion = document.completion(at: text.caret ?? 0, engine: Self.engine)
      #expect(completion.commitCharacters == (commits ? [" ", ")"] : []), "\(marked)")
    }
  }

  @Test(arguments: [-1, 99]) func outside(offset: Int) {
    let document = DocumentSnapshot("f:mod", vocabulary: .scryfall)
    #expect(document.completion(at: offset, engine: Self.engine).commitCharacters.isEmpty)
  }

  private static let engine = CompletionEngine(vocabulary: .scryfall)
}
