import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Outlines, folds and growing selections of whole documents.
@Suite struct StructureGoldenTests {
  /// Each symbol with its kind, its detail, and its selection range if that is not the name.
  @Test func outlines() throws {
    try DocumentTable("structure-outlines", GoldenStructure.outlines).check { subject in
      let document = DocumentSnapshot(SourceText(subject), vocabulary: .scryfall)
      return document.symbols().flatMap { lines($0, in: document, depth: 0) }
    }
  }

  private func lines(_ symbol: DocumentSymbol, in document: DocumentSnapshot, depth: Int) -> [String] {
    let selected = Drawing.line(document.source[symbol.selectionRange])
    let line =
      String(repeating: "  ", count: depth) + "\(symbol.kind) \(symbol.name)"
      + (symbol.detail.isEmpty ? "" : " (\(symbol.detail))") + (selected == symbol.name ? "" : " → \(selected)")
    return [line] + symbol.children.flatMap { lines($0, in: document, depth: depth + 1) }
  }

  /// The symbols found by typed letters in a document of many queries.
  @Test func searches() throws {
    try DocumentTable("structure-searches", GoldenStructure.searches).check { typed in
      let document = DocumentSnapshot(SourceText(GoldenStructure.library), vocabulary: .scryfall)
      return document.symbols(matching: typed, limit: 5).map {
        $0.name + ($0.detail.isEmpty ? "" : " (\($0.detail))")
      }
    }
  }

  /// The lines, the folded text, and the collapsed text.
  @Test func folds() throws {
    try DocumentTable("structure-folds", GoldenStructure.folds).check { subject in
      let document = DocumentSnapshot(SourceText(subject), vocabulary: .scryfall)
      return document.foldingRanges().map { fold in
        "\(fold.startLine + 1)–\(fold.endLine + 1) \(fold.kind) \(fold.collapsedText): "
          + "‹\(Drawing.line(document.source[fold.range], most: 70))›"
      }
    }
  }

  /// The ranges that a selection expands to.
  @Test func selections() throws {
    try DocumentTable("structure-selections", GoldenStructure.selections).check { subject in
      let marked = MarkedText(subject)
      let document = DocumentTable.document(marked)
      return document.selectionRanges(at: marked.caret ?? 0).map { Drawing.line(document.source[$0], most: 90) }
    }
  }
}

/// The tables of ``StructureGoldenTests``.
enum GoldenStructure {}
