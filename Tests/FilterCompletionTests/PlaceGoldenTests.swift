import FilterAST
import FilterCompletion
import FilterParser
import FilterText
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing

/// What the caret stands in, at every caret of some queries: a line a caret. After a change that is meant to change them:
/// `FILTERQ_RECORD=/tmp/tables swift test --filter PlaceGoldenTests` writes the tables anew.
@Suite struct PlaceGoldenTests {
  @Test(arguments: GoldenPlaces.tables.keys.sorted())
  func places(_ name: String) throws {
    let table = (GoldenPlaces.tables[name] ?? "").split(separator: "\n").map { String($0) }
    let found = table.filter { !$0.hasPrefix("  ") }.flatMap { block($0) }
    if let folder = ProcessInfo.processInfo.environment["FILTERQ_RECORD"] {
      let file = "\(folder)/caret-places-\(name).txt"
      try found.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); review it, then run without FILTERQ_RECORD")
      return
    }
    #expect(!found.isEmpty)
    for difference in found.difference(from: table) {
      switch difference {
      case .insert(offset: let line, element: let text, associatedWith: _): Issue.record("found, line \(line): \(text)")
      case .remove(offset: let line, element: let text, associatedWith: _): Issue.record("gone, line \(line): \(text)")
      }
    }
  }

  private func block(_ text: String) -> [String] {
    let parsed = ParsedQuery(parsing: text)
    return [text]
      + (0...text.utf8.count).map { caret in
        let place = CompletionPlace(of: caret, in: parsed, .scryfall)
        let bytes = Array(text.utf8)
        let before = String(decoding: bytes[..<caret], as: UTF8.self)
        let behind = String(decoding: bytes[caret...], as: UTF8.self)
        var line = "  \(before)‸\(behind)  \(place.kind)"
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
}
