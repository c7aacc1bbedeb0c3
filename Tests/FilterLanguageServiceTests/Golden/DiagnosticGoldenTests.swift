import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterParser
import FilterRegex
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// All diagnostics of a text, drawn under it, each with its fixes and their results; `*` marks a certain fix.
@Suite struct DiagnosticGoldenTests {
  @Test(arguments: GoldenDiagnostics.tables.keys.sorted())
  func diagnostics(_ name: String) throws {
    try DocumentTable("diagnostics-" + name, GoldenDiagnostics.tables[name] ?? "").check { subject in
      let source = SourceText(subject)
      let document = DocumentSnapshot(
        source, vocabulary: .scryfall, names: name == "names" ? GoldenDiagnostics.catalogs : .none)
      return document.diagnostics().flatMap { lines(for: $0, in: document) }
    }
  }

  /// The tables have an example of every diagnostic but those of lists and of several lines.
  @Test func everyKind() {
    var ids = SyntaxDiagnosticKind.allCases.map { $0.id.name } + SemanticDiagnosticKind.allCases.map { $0.id.name }
    ids += LogicDiagnosticKind.allCases.map { $0.id.name } + RegexDiagnosticKind.allCases.map { $0.id.name }
    let text = GoldenDiagnostics.tables.values.joined(separator: "\n")
    let lists = [
      SemanticDiagnosticKind.unreadTerm.id.name, SemanticDiagnosticKind.numberList.id.name,
      SemanticDiagnosticKind.spacedUnit.id.name, SemanticDiagnosticKind.lineBreakInQuotes.id.name,
      SyntaxDiagnosticKind.misplacedFilter.id.name,
    ]
    ids.removeAll { lists.contains($0) }
    let missing = ids.filter { !text.contains(" " + $0 + ":") }
    #expect(missing == [])
  }

  private func lines(for diagnostic: Diagnostic, in document: DocumentSnapshot) -> [String] {
    let place = drawn(diagnostic.range, in: document)
    var result = ["\(place) \(diagnostic.severity.rawValue) \(diagnostic.id): \(diagnostic.message)"]
    for related in diagnostic.related { result.append("\(drawn(related.range, in: document)) … \(related.message)") }
    let actions = document.codeActions(in: diagnostic.range, kinds: [.quickFix]).filter {
      $0.diagnostic?.id == diagnostic.id
    }
    for fix in diagnostic.fixes {
      let action = actions.first { $0.edits == fix.edits }
      let after = document.source.applying(fix.edits)?.description ?? "refused"
      let mark = action == nil ? "?" : action?.isPreferred == true ? "*" : "-"
      result.append("  \(mark) \(fix.title): \(Drawing.line(after, most: 80))")
    }
    return result
  }

  /// The range as a line under the text; of a long text, or one of several lines, its columns.
  private func drawn(_ range: SourceRange, in document: DocumentSnapshot) -> String {
    let text = document.source
    if text.length > 80 || text.bytes.contains(0x0A) || text.bytes.contains(0x0D) {
      let line = document.lines.line(of: range.start)
      let start = range.start - document.lines.content(ofLine: line).start
      return "\(line + 1):\(start + 1)+\(range.length)"
    }
    let before = text[SourceRange(start: 0, end: range.start)].unicodeScalars.count
    // Answers are indented by two below the text.
    if before < 2 { return text[range].isEmpty ? "at \(before)" : "‘\(text[range])’" }
    return String(repeating: " ", count: before - 2)
      + String(repeating: "^", count: max(1, text[range].unicodeScalars.count))
  }
}

/// The tables of ``DiagnosticGoldenTests``.
enum GoldenDiagnostics {
  static let tables: [String: String] = [
    "syntax": syntax, "terms": terms, "patterns": patterns, "logic": logic, "names": names,
  ]

  /// The catalogs of the table of names.
  static let catalogs = CompletionCatalogs([
    CompletionCatalog("card-names", entries: ["Lightning Bolt", "Forest", "Fire // Ice"].map { CatalogEntry($0) }),
    CompletionCatalog("artist-names", entries: ["Rebecca Guay"].map { CatalogEntry($0) }),
  ])
}
