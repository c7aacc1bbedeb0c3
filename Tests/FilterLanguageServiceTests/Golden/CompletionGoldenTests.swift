import FilterCompletion
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import FilterLanguageService

/// One example a rule; `CompletionTests` has the laws. The first three items at a caret: label, kind and detail, and
/// the text after accepting each.
@Suite struct CompletionGoldenTests {
  static let engine = CompletionEngine(
    vocabulary: .scryfall,
    catalogs: CompletionCatalogs([
      CompletionCatalog(
        "card-names",
        entries: [
          CatalogEntry("Lightning Bolt", popularity: 9), CatalogEntry("Lightning Helix", popularity: 5),
          CatalogEntry("Lim-Dûl's Vault", popularity: 2), CatalogEntry("Sword of Fire and Ice", popularity: 4),
          CatalogEntry("Dark Ritual", popularity: 6), CatalogEntry("Llanowar Elves", popularity: 8),
        ]),
      CompletionCatalog("artist-names", entries: [CatalogEntry("Rebecca Guay"), CatalogEntry("John Avon")]),
      CompletionCatalog(
        "oracle-tags", entries: [CatalogEntry("removal"), CatalogEntry("ramp"), CatalogEntry("card-advantage")]),
    ]),
    history: CompletionHistory.empty.recording(
      [
        CompletionHistory.Use("t:elf c:g mv<=2", at: 10), CompletionHistory.Use("t:goblin (c:r or c:b)", at: 20),
        CompletionHistory.Use("f:modern id<=esper", at: 30), CompletionHistory.Use("t:elk\n  pow>3", at: 30),
      ],
      vocabulary: .scryfall
    ).pinning("is:commander f:edh", vocabulary: .scryfall))

  @Test func items() throws {
    try GoldenTable("Completions+Items", GoldenCompletions.items).check { place in
      let list = place.document.completion(at: place.caret ?? -1, engine: Self.engine, limit: 3)
      let items = list.items.map { item in
        let detail = item.item.detail.isEmpty ? "" : " · " + item.item.detail
        return "\(GoldenPlace.line(item.item.label)) · \(item.item.kind)\(detail) → "
          + Self.accepted(item, place.document)
      }
      return items + (list.missingCatalogs.isEmpty ? [] : ["missing: " + list.missingCatalogs.joined(separator: ", ")])
    }
  }

  /// The document after accepting an item, with the caret.
  private static func accepted(_ item: DocumentCompletion.Item, _ document: DocumentSnapshot) -> String {
    let all = item.additionalEdits + [TextEdit(range: item.replaceRange, replacement: item.newText)]
    let edits = all.sorted { $0.range < $1.range }
    let before = item.additionalEdits.filter { $0.range.end <= item.replaceRange.start }
    let start = item.replaceRange.start - before.reduce(0) { $0 + $1.range.length }
    let after = document.source.edited(edits)
    return GoldenPlace.line(after, caret: min(start + item.caret, after.length))
  }

  /// The inline completions at a caret: their kind and text.
  @Test func rests() throws {
    try GoldenTable("Completions+Rests", GoldenCompletions.rests).check { place in
      place.document.inlineCompletions(at: place.caret ?? -1, engine: Self.engine, now: 100).map {
        "\($0.kind) " + GoldenPlace.line("‹\($0.insertText)›")
      }
    }
  }
}

/// The tables of completions.
enum GoldenCompletions {}
