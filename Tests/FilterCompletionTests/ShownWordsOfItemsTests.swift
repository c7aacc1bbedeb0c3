import FilterAST
import FilterCompletion
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// The detail and the documentation of an item are help for players.
@Suite struct ShownWordsOfItemsTests {
  private let vocabulary = Vocabulary.scryfall

  private func expectHelp(_ item: CompletionItem, _ place: String) {
    #expect(!item.detail.isEmpty && !item.documentation.isEmpty, "\(place): \(item.label)")
    for text in [item.detail, item.documentation] {
      #expect(!text.contains("\n") && InternalNotes.found(in: text) == [], "\(place): \(text)")
    }
    #expect(!InternalNotes.hasUnderscore(item.documentation), "\(place): \(item.documentation)")
  }

  @Test func fields() throws {
    for field in vocabulary.fields {
      let marked = String(field.name.dropLast()) + "\u{2038}"
      let item = try #require(Offered(marked, limit: 100).item(field.name), "\(marked)")
      expectHelp(item, marked)
    }
  }

  @Test func flags() throws {
    for flag in vocabulary.values(of: try #require(vocabulary.field(named: "is"))) {
      let marked = "is:" + flag.text.dropLast() + "\u{2038}"
      let item = try #require(Offered(marked, limit: 100).item(flag.text), "\(marked)")
      expectHelp(item, marked)
      #expect(item.documentation == flag.summary, "\(marked)")
    }
  }

  /// The values of the other closed lists; detail and documentation may be one text.
  @Test func values() throws {
    for field in vocabulary.fields where field.isClosed && field.kind != .flag && field.kind != .absentFlag {
      for value in vocabulary.values(of: field) {
        let marked = "\(field.name):" + value.text.dropLast() + "\u{2038}"
        guard let item = Offered(marked, limit: 60).item(value.text) else { continue }
        expectHelp(item, marked)
      }
    }
  }
}
