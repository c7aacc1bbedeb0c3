import FilterJSON
import FilterLanguageService
import FilterLists
import FilterSemantics
package import FilterText
package import FilterVocabulary

/// The diagnostics of a run of `filterq check`, drawn as they come, and their summary.
package struct CheckReport {
  /// The position of a query in a file or in standard input.
  package struct Location {
    /// `nil` for standard input.
    package let file: String?
    /// The lines of the text around the query.
    package let lines: LineTable
    /// The line where the query starts, counted from one.
    package let line: Int
    /// The number of lines before the first one of `lines`.
    package let lineOffset: Int
    /// The range of the text for a range of the query.
    package let place: (SourceRange) -> SourceRange

    package init(
      file: String?, lines: LineTable, line: Int, lineOffset: Int, place: @escaping (SourceRange) -> SourceRange
    ) {
      self.file = file
      self.lines = lines
      self.line = line
      self.lineOffset = lineOffset
      self.place = place
    }

    /// The position of a query that begins at an offset of the text.
    package init(file: String?, lines: LineTable, line: Int, lineOffset: Int, shift: Int) {
      self.init(file: file, lines: lines, line: line, lineOffset: lineOffset) { $0.shifted(by: shift) }
    }
  }

  package init() {}

  private var queries = 0
  private var counts: [Severity: Int] = [:]
  private var fixes = 0
  private var drawn = 0
  private var hidden: [Severity: Int] = [:]

  /// Whether there was an error or a warning.
  package var hasErrorsOrWarnings: Bool { (counts[.error] ?? 0) + (counts[.warning] ?? 0) > 0 }

  /// Checks a query and draws its diagnostics, or prints them as JSON.
  ///
  /// - Parameter misplacement: A diagnostic about the place of the query in its document.
  package mutating func check(
    _ source: SourceText, at location: Location, vocabulary: Vocabulary, json: Bool, misplacement: Diagnostic? = nil,
    toErrors: Bool, on console: inout Console
  ) {
    let query = QueryDiagnostics(
      source, vocabulary: vocabulary, after: misplacement, first: limit(for: source, json: json))
    let digest = query.digest
    queries += 1
    for (severity, count) in digest.counts {
      counts[severity, default: 0] += count
      hidden[severity, default: 0] += count
    }
    if json {
      return console.writeJSONLine { QueryJSON.writeCheck(query, file: location.file, line: location.line, to: &$0) }
    }
    let style = toErrors ? console.errorStyle : console.style
    var rendering = CaretRendering(lines: location.lines, style: style, prefix: "\(location.file ?? "<stdin>"):")
    rendering.lineOffset = location.lineOffset
    for diagnostic in digest.first {
      drawn += 1
      hidden[diagnostic.severity, default: 0] -= 1
      for line in rendering.draw(diagnostic, in: source, at: location.place(diagnostic.range)) {
        if toErrors { console.errors.line(line) } else { console.output.line(line) }
      }
    }
  }

  /// The number of diagnostics of a query to show. JSON has all diagnostics of an analyzed query; a longer one may have
  /// as many as it has bytes.
  private func limit(for source: SourceText, json: Bool) -> Int {
    if !json { return QueryDiagnostics.maximumShown - drawn }
    return source.length <= QueryDiagnostics.maximumAnalyzedLength ? .max : QueryDiagnostics.maximumShown
  }

  /// A query with its certain fixes applied.
  package mutating func fix(_ source: SourceText, vocabulary: Vocabulary) -> SourceText {
    if source.length > QueryDiagnostics.maximumAnalyzedLength { return source }
    let fixed = FixedQuery(source, vocabulary: vocabulary)
    fixes += fixed.count
    return fixed.text
  }

  /// The edits of a document that apply the certain fixes of its queries and keep their comments. A query that would
  /// be divided differently, such as one that would become a comment, is left as it is.
  package mutating func fixes(of document: QueryDocument, vocabulary: Vocabulary) -> [TextEdit] {
    var result: [TextEdit] = []
    for (index, range) in document.queries.enumerated() where range.length <= QueryDiagnostics.maximumAnalyzedLength {
      let source = document.source(ofQuery: index)
      let fixed = FixedQuery(source, vocabulary: vocabulary)
      guard fixed.count > 0, source.isValidUTF8, fixed.text.isValidUTF8 else { continue }
      let edits = TextDifference.edits(from: vocabulary.parse(source), to: vocabulary.parse(fixed.text))
      guard let placed = document.documentEdits(ofQuery: index, edits) else { continue }
      fixes += fixed.count
      result += placed
    }
    return result
  }

  /// Prints the numbers of diagnostics, after those that were not drawn; nothing if there are none and nothing was
  /// fixed.
  package func drawSummary(toErrors: Bool, on console: inout Console) {
    let found = Self.list(counts)
    if found.isEmpty, fixes == 0 { return }
    let style = toErrors ? console.errorStyle : console.style
    var lines: [String] = []
    let more = Self.list(hidden)
    if !more.isEmpty {
      lines.append("… and \(Counted.grouped(hidden.values.reduce(0, +))) more: \(more.joined(separator: ", "))")
    }
    let parts = (fixes > 0 ? ["\(Counted.grouped(fixes)) fixed"] : []) + found
    lines.append(style.bold(parts.joined(separator: ", ") + " in " + Counted.of(queries, "query", "queries")))
    for line in lines { if toErrors { console.errors.line(line) } else { console.output.line(line) } }
  }

  /// The counts by severity, the highest first: `2 errors`, `1 note`.
  private static func list(_ counts: [Severity: Int]) -> [String] {
    let order: [Severity] = [.error, .warning, .information, .hint]
    return order.compactMap { severity in
      counts[severity].flatMap { $0 > 0 ? Counted.of($0, severity.word) : nil }
    }
  }
}
