import FilterText
import Foundation
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Highlights, references, linked ranges and renames at a caret.
@Suite struct PlaceGoldenTests {
  /// Occurrences with the same meaning in `[…]`, with the opposite meaning in `{…}`; references only if they differ.
  @Test(arguments: GoldenPlaces.tables.keys.sorted())
  func places(_ name: String) throws {
    try DocumentTable("places-" + name, GoldenPlaces.tables[name] ?? "").check { subject in
      let marked = MarkedText(subject)
      let document = DocumentTable.document(marked)
      let caret = marked.caret ?? 0
      let highlights = document.highlights(at: caret)
      var result: [String] = []
      if !highlights.isEmpty {
        result += drawn(
          "highlights", document.source,
          highlights.map { $0.kind == .same ? ($0.range, "[", "]") : ($0.range, "{", "}") })
      }
      let references = document.references(at: caret)
      if !references.isEmpty, references != highlights.map({ $0.range }) {
        result += drawn("references", document.source, references.map { ($0, "[", "]") })
      }
      if let definition = document.definition(at: caret) {
        result.append("first \(document.lines.line(of: definition.start) + 1): \(document.source[definition])")
      }
      if let linked = document.linkedRanges(at: caret) {
        result += drawn("linked", document.source, linked.ranges.map { ($0, "[", "]") })
      }
      return result
    }
  }

  /// Renames: the new text is after `=>` in the last line.
  @Test(arguments: GoldenRenames.tables.keys.sorted())
  func renames(_ name: String) throws {
    try DocumentTable("renames-" + name, GoldenRenames.tables[name] ?? "").check { subject in
      guard let arrow = subject.range(of: " => ") else { return ["no new text"] }
      let marked = MarkedText(String(subject[..<arrow.lowerBound]))
      let document = DocumentTable.document(marked)
      let caret = marked.caret ?? 0
      var result: [String] = []
      if let target = document.prepareRename(at: caret) {
        let typed = document.source[target.range]
        result.append(
          "\(target.kind) ‹\(typed)›" + (typed == target.placeholder ? "" : " shown as ‹\(target.placeholder)›"))
      }
      do throws(RenameRefusal) {
        let edits = try document.rename(at: caret, to: String(subject[arrow.upperBound...]))
        return result + Drawing.lines(Drawing.edits(edits, in: document.source)).map { "| " + $0 }
      } catch {
        return result + [error.message]
      }
    }
  }

  private func drawn(
    _ name: String, _ source: SourceText, _ ranges: [(range: SourceRange, open: String, close: String)]
  ) -> [String] {
    let lines = Drawing.lines(Drawing.marked(source, ranges))
    return lines.count == 1 ? ["\(name): \(lines[0])"] : [name] + lines.map { "| " + $0 }
  }
}

/// The tables of carets.
enum GoldenPlaces {
  static let tables: [String: String] = ["terms": terms, "marks": marks]
}

/// The tables of renames.
enum GoldenRenames {
  static let tables: [String: String] = ["values": values, "names": names]
}
