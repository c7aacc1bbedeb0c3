import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import ScryfallCards

/// What the wordings of the dialect say of real cards.
@Suite struct WordingTests {
  /// Cards have the newer words more often than the older ones.
  @Test(.needsRealCards) func cardsHaveTheNewerWords() throws {
    let library = CardLibrary(TestCards.real)
    func count(_ field: String, _ text: String) -> Int {
      library.search(CardSearch("\(field):\"\(text)\"")).count
    }
    let wordings = Vocabulary.scryfall.wordings.filter {
      ["oracle", "type"].contains($0.field) && $0.extent != .term && !$0.replacement.isEmpty
    }
    #expect(wordings.count > 40)
    var found = 0
    for wording in wordings {
      let (old, new) = (count(wording.field, wording.words), count(wording.field, wording.replacement))
      #expect(old <= new, "\(wording)")
      found += new > old ? 1 : 0
    }
    #expect(found > 25)
  }
}
