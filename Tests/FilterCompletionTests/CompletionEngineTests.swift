import ScryfallDialect
import FilterCompletion
import FilterText
import Testing

@Suite struct CompletionEngineTests {
  @Test func nothingKnownNothingOffered() {
    #expect(CompletionEngine(vocabulary: .scryfall).complete("", at: 0).replace.isEmpty)
  }
}
