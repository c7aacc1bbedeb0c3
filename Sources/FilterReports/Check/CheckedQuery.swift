import FilterAnalysis
package import FilterCompletion
package import FilterDocuments
import FilterJSON
import FilterSQL
package import FilterText

/// A query and its place in a file or in standard input.
package struct CheckedQuery {
  package let source: SourceText
  /// `nil` for standard input.
  package let file: String?
  /// The name that `# name:` gives it.
  package var name: String?
  /// The comment above the query.
  package var title: String?
  /// The lines of the text around the query.
  package let lines: LineTable
  /// The number of lines before the first one of `lines`.
  package var lineOffset = 0
  /// The range of the text for a range of the query.
  package let place: (SourceRange) -> SourceRange
  /// The edits of the text for edits of the query; nil if they cannot be made there.
  package var edits: ([TextEdit]) -> [TextEdit]? = { $0 }
  /// A diagnostic about the query among others: its place in its document, or another one that finds the same.
  package var misplacement: Diagnostic?
  /// The query with what its document gives it; nil for one that stands alone.
  package var expanded: ExpandedQuery?
  /// The diagnostics of a line of a document that is no query.
  package var found: [Diagnostic]?
  /// The catalogs that its names are looked up in.
  package var names = CompletionCatalogs.none
  /// The diagnostics that comments turn off.
  package var ignored = IgnoredDiagnostics.none

  package init(
    _ source: SourceText, file: String?, lines: LineTable, place: @escaping (SourceRange) -> SourceRange = { $0 }
  ) {
    self.source = source
    self.file = file
    self.lines = lines
    self.place = place
  }

  /// The line where the query starts, counted from one.
  package var line: Int { lines.line(of: place(SourceRange(at: 0)).start) + lineOffset + 1 }

  /// Its place in JSON.
  var origin: QueryOrigin { QueryOrigin(file: file, line: line, name: name, title: title) }

  /// The name of the file in reports.
  var fileName: String { file ?? "<stdin>" }
}

/// Places diagnostics in their files.
struct DiagnosticPlaces {
  private var uses: [String: Int] = [:]
  private var paths = RepositoryPaths()

  /// The file of a query as readers of reports know it.
  mutating func path(of query: CheckedQuery) -> String { query.file.map { paths.path(of: $0) } ?? query.fileName }

  /// The diagnostics of a query with their places, in their order.
  mutating func reported(_ diagnostics: [Diagnostic], of query: CheckedQuery) -> [ReportedDiagnostic] {
    if diagnostics.isEmpty { return [] }
    var cursor = PositionCursor(query.lines, encoding: .utf32)
    func position(of offset: Int) -> SourcePosition {
      let position = cursor.position(of: offset)
      return SourcePosition(line: position.line + query.lineOffset, column: position.column)
    }
    let file = path(of: query)
    return diagnostics.map { diagnostic in
      let range = query.place(diagnostic.range)
      let fixes = diagnostic.fixes.compactMap { fix in
        query.edits(fix.edits).flatMap { $0.isEmpty ? nil : $0 }.map { edits in
          ReportedDiagnostic.Fix(
            title: fix.title,
            edits: edits.map { (position(of: $0.range.start), position(of: $0.range.end), $0.replacement) })
        }
      }
      let (start, end) = (position(of: range.start), position(of: range.end))
      return ReportedDiagnostic(
        file: file, start: start, end: end, severity: diagnostic.severity, code: diagnostic.id.name,
        message: diagnostic.message, fixes: fixes, fingerprint: fingerprint(of: diagnostic, in: query, file))
    }
  }

  /// A checksum of what stays while other lines change; the second of two that are the same gets another one.
  private mutating func fingerprint(of diagnostic: Diagnostic, in query: CheckedQuery, _ file: String) -> String {
    let texts = [
      file, diagnostic.id.name, query.source.description, "\(diagnostic.range)", diagnostic.message,
    ]
    let first = SQLAbout.checksum(of: [texts.map { .text($0) }])
    uses[first, default: 0] += 1
    guard let count = uses[first], count > 1 else { return first }
    return SQLAbout.checksum(of: [(texts + ["\(count)"]).map { .text($0) }])
  }
}
