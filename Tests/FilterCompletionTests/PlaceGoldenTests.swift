import FilterAST
import FilterCompletion
import FilterParser
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// What the caret stands in, at every caret of some queries: a line a caret.
@Suite struct PlaceGoldenTests {
  @Test(arguments: GoldenPlaces.tables.keys.sorted())
  func places(_ name: String) throws {
    try Golden.expectAnswers(inTable: GoldenPlaces.tables[name] ?? "", named: "caret-places-\(name)") { text in
      let parsed = ParsedQuery(parsing: text)
      return (0...text.utf8.count).map { place(of: $0, in: parsed) }
    }
  }

  private func place(of caret: Int, in parsed: ParsedQuery) -> String {
    let place = CompletionPlace(of: caret, in: parsed, .scryfall)
    let bytes = parsed.source.bytes
    let before = String(decoding: bytes[..<caret], as: UTF8.self)
    let after = String(decoding: bytes[caret...], as: UTF8.self)
    var line = "\(before)‸\(after)  \(place.kind)"
    if !place.typed.isEmpty { line += " '\(place.typed)'" }
    if !place.replace.isEmpty { line += " replaces '\(parsed.source[place.replace])'" }
    if place.polarity == .negative { line += " negative" }
    if let field = place.fieldName { line += " of \(field)\(place.comparison?.rawValue ?? "")" }
    if let quote = place.quote { line += " in \(quote)" }
    if place.run.count > 1 { line += " run of \(place.run.count)" }
    if place.groupDepth > 0 { line += " in \(place.groupDepth), \(place.unclosedGroups) open" }
    if place.followsConnective { line += " behind a connective" }
    return line
  }
}
