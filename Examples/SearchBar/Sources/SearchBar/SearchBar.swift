import FilterCompletion
import ScryfallDialect

/// Types a query into a search field and shows the list after every key: `swift run SearchBar`.
@main struct SearchBar {
  /// Invented names in place of a catalog.
  static let names = [
    "Moss Harrier", "Mossback Ferryman", "Lantern of Two Winters", "Tallow Knight", "Brine Scholar", "Ash-Coat Juggler",
    "Quiet Thunder", "Rook of the Ninth Bell", "Saltmarsh Oracle", "Thistle Warden", "Underbough Cellist",
    "Vane of Dusk",
  ]

  /// The keys that are typed; the list is shown after each.
  static let script = ["t", "y", "p", "⇥", "e", "l", "f", " ", "m", "o", "s", "s", "⇥"]

  @MainActor static func main() async {
    let catalog = CompletionCatalog("card-names", entries: names.map { CatalogEntry($0) })
    let engine = CompletionEngine(vocabulary: .scryfall, catalogs: CompletionCatalogs([catalog]))
    let field = SearchField(session: CompletionSession(engine: engine, debounce: .milliseconds(5)))
    for key in script {
      if key == "⇥" { await field.accept() } else { await field.type(key) }
      print(picture(of: field))
    }
  }

  /// The text with its caret, then the first rows of the list.
  @MainActor static func picture(of field: SearchField) -> String {
    let bytes = Array(field.text.utf8)
    let before = String(decoding: bytes[..<field.caret], as: UTF8.self)
    let text = before + "│" + String(decoding: bytes[field.caret...], as: UTF8.self)
    let rows = field.list.prefix(3).enumerated().map { ($0 == field.selected ? "▸" : " ") + $1.label }
    return ([text] + rows).joined(separator: "  ")
  }
}
