import FilterCompletion
import FilterText
import Testing

@Suite struct CompletionEngineTests {
  @Test func nothingKnownNothingOffered() {
    #expect(CompletionEngine().complete("", at: 0).replace.isEmpty)
  }
}
