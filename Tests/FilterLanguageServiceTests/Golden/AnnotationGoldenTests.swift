import FilterText
import Testing

@testable import FilterLanguageService

/// The annotations of an editor: hints, lenses, links.
@Suite struct AnnotationGoldenTests {
  /// The text with its hints between ‹ and ›; below it the tooltips, and the text with the edits of each hint that has
  /// some.
  @Test(arguments: GoldenHints.tables.keys.sorted())
  func hints(_ name: String) throws {
    try GoldenTable("Hints+\(name)", GoldenHints.tables[name] ?? "").check { place in
      let source = place.document.source
      let hints = place.document.inlayHints(in: source.range)
      if hints.isEmpty { return [] }
      var shown = ""
      var cursor = 0
      for hint in hints {
        shown += source[SourceRange(start: cursor, end: hint.offset)]
        shown += "‹" + (hint.paddingBefore ? " " : "") + hint.label + (hint.paddingAfter ? " " : "") + "›"
        cursor = hint.offset
      }
      var lines = [GoldenPlace.line(shown + source[SourceRange(start: cursor, end: source.length)])]
      for hint in hints {
        let after = hint.edits.isEmpty ? "" : " → " + GoldenPlace.line(source.edited(hint.edits).description)
        let line = hint.tooltip + after
        if !lines.contains(line) { lines.append(line) }
      }
      return lines
    }
  }

  /// The first line of each query that has lenses, and their words.
  @Test func lenses() throws {
    try GoldenTable("Lenses+Queries", GoldenLenses.queries).check { place in
      place.document.codeLenses(in: place.document.source.range).map {
        "[\(place.document.source[$0.range])] \($0.query): \(place.document.title(of: $0))"
      }
    }
  }

  /// The links of the comments, and the address of each query.
  @Test func links() throws {
    try GoldenTable("Links+Documents", GoldenLinks.documents).check { place in
      let document = place.document
      let links = document.links(in: document.source.range).map { "[\(document.source[$0.range])] \($0.address)" }
      let searches = document.queries.indices.map {
        "\($0): " + (document.searchLink(forQuery: $0, searchAddress: "https://a.b/?q={query}") ?? "none")
      }
      return links + searches
    }
  }
}

/// The tables of hints.
enum GoldenHints {
  static let tables = ["Connectives": connectives, "Names": names]
}

/// The tables of lenses.
enum GoldenLenses {}

/// The tables of links.
enum GoldenLinks {}
