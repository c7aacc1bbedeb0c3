import FilterCompletion
import FilterText
import ScryfallDialect
import Testing

@Suite struct CompletionEngineTests {
  @Test func nothingKnownNothingOffered() {
    #expect(CompletionEngine(vocabulary: .scryfall).complete("", at: 0).replace.isEmpty)
  }

  /// An engine that was prepared, its copies, and one that was not complete alike.
  @Test func preparingChangesNothing() {
    let engine = CompletionEngine(vocabulary: .scryfall)
    let copies = [engine, engine.replacing(catalogs: .none), engine.replacing(history: .empty)]
    engine.prepare()
    let expected = CompletionEngine(vocabulary: .scryfall).complete("t:elf r:", at: 4)
    #expect(!expected.items.isEmpty)
    for copy in copies { #expect(copy.complete("t:elf r:", at: 4) == expected) }
  }
}
