import FilterAnalysis
package import FilterDocuments
import FilterJSON
import FilterLanguageService
import FilterLists
import FilterParser
import FilterSemantics
package import FilterText
package import FilterVocabulary

/// The report of a run of `filterq check`, in one of the forms of ``ReportForm``.
package struct CheckReport {
  private let form: ReportForm
  private let filter: DiagnosticFilter
  /// Whether only errors are reported, without a summary.
  private let isQuiet: Bool
  /// Whether the report goes to the error output.
  private let usesErrors: Bool

  private var queries = 0
  private var counts: [Severity: Int] = [:]
  private var fixes = 0
  private var drawn = 0
  private var hidden: [Severity: Int] = [:]
  private var places = DiagnosticPlaces()
  /// The diagnostics so far, for a report that is written at the end.
  private var collected: [ReportedDiagnostic] = []
  private var cases = CheckCases()

  package init(
    _ form: ReportForm = .text, filter: DiagnosticFilter = DiagnosticFilter(), isQuiet: Bool = false,
    usesErrors: Bool = false
  ) {
    self.form = form
    self.filter = filter
    self.isQuiet = isQuiet
    self.usesErrors = usesErrors
  }

  /// The numbers of errors and of warnings.
  package var failures: (errors: Int, warnings: Int) { (counts[.error] ?? 0, counts[.warning] ?? 0) }

  /// Checks a query and reports its diagnostics.
  ///
  /// - Parameter severities: The severities of the file, by the codes of diagnostics.
  package mutating func check(
    _ checked: CheckedQuery, vocabulary: Vocabulary, severities: [String: Severity?] = [:], on console: inout Console
  ) {
    var filter = filter
    filter.severities = severities
    let isAnalyzed = checked.source.length <= QueryDiagnostics.maximumAnalyzedLength
    var query: QueryDiagnostics?
    var digest = filter.digest(
      of: checked.source,
      { limit in
        let diagnostics =
          if let found = checked.found {
            QueryDiagnostics(line: checked.source, found)
          } else {
            QueryDiagnostics(
              checked.expanded ?? ExpandedQuery(written: checked.source), vocabulary: vocabulary, names: checked.names,
              after: checked.misplacement, first: limit)
          }
        query = diagnostics
        return diagnostics.digest
      }, ignoring: checked.ignored,
      first: !form.hasAllDiagnostics
        ? QueryDiagnostics.maximumShown - drawn : isAnalyzed ? .max : QueryDiagnostics.maximumShown)
    guard let query else { return }
    if checked.found == nil { queries += 1 }
    for (severity, count) in digest.counts {
      counts[severity, default: 0] += count
      hidden[severity, default: 0] += isQuiet && severity != .error ? 0 : count
    }
    if isQuiet { digest = DiagnosticDigest(digest.first.filter { $0.severity == .error }, first: .max) }
    switch form {
    case .text: draw(digest.first, of: checked, on: &console)
    case .json:
      let reported = places.reported(digest.first, of: checked)
      console.writeJSONLine { json in
        QueryJSON.writeCheck(
          query, digest, at: checked.origin, locations: reported.map { ($0.start, $0.end) }, to: &json)
      }
    case .github:
      for diagnostic in places.reported(digest.first, of: checked) { console.output.line(diagnostic.annotation) }
    case .gitlab, .sarif: collected += places.reported(digest.first, of: checked)
    case .junit: cases.add(places.reported(digest.first, of: checked), of: checked, in: places.path(of: checked))
    }
  }

  /// Reports diagnostics of the directives and parameters of a document, in its order; each line with a diagnostic is
  /// reported like a query.
  ///
  /// - Parameter place: The range of the file for a range of the document.
  package mutating func check(
    _ diagnostics: [Diagnostic], in document: QueryDocument, file: String?, lines: LineTable, vocabulary: Vocabulary,
    severities: [String: Severity?], on console: inout Console, place: @escaping (SourceRange) -> SourceRange
  ) {
    var rest = diagnostics[...]
    while let first = rest.first {
      let range = document.lines.content(ofLine: document.lines.line(of: first.range.start))
      let ofLine = rest.prefix { $0.range.start <= range.end }
      rest = rest.dropFirst(ofLine.count)
      let source = SourceText(bytes: Array(document.lines.source.bytes[range.start..<range.end]))
      var checked = CheckedQuery(source, file: file, lines: lines) { place($0.shifted(by: range.start)) }
      checked.found = ofLine.map { $0.shifted(by: -range.start) }
      checked.edits = {
        $0.map { TextEdit(range: place($0.range.shifted(by: range.start)), replacement: $0.replacement) }
      }
      check(checked, vocabulary: vocabulary, severities: severities, on: &console)
    }
  }

  private mutating func draw(_ diagnostics: [Diagnostic], of checked: CheckedQuery, on console: inout Console) {
    let style = usesErrors ? console.errorStyle : console.style
    var rendering = CaretRendering(lines: checked.lines, style: style, prefix: "\(checked.fileName):")
    rendering.lineOffset = checked.lineOffset
    for diagnostic in diagnostics {
      drawn += 1
      hidden[diagnostic.severity, default: 0] -= 1
      for line in rendering.draw(diagnostic, in: checked.source, at: checked.place(diagnostic.range)) {
        print(line, on: &console)
      }
    }
  }

  private func print(_ line: String, on console: inout Console) {
    if usesErrors { console.errors.line(line) } else { console.output.line(line) }
  }

  /// A query with its certain fixes applied.
  package mutating func fix(_ source: SourceText, vocabulary: Vocabulary) -> SourceText {
    if source.length > QueryDiagnostics.maximumAnalyzedLength { return source }
    let fixed = FixedQuery(source, vocabulary: vocabulary)
    fixes += fixed.count
    return fixed.text
  }

  /// The edits of a document that apply the certain fixes of its queries and keep their comments. A query that would
  /// be divided differently, such as one that would become a comment, is left as it is, and so is one whose
  /// diagnostics a comment turns off, or that would lose a parameter or a reference.
  package mutating func fixes(of document: QueryDocument, vocabulary: Vocabulary) -> [TextEdit] {
    var result: [TextEdit] = []
    for (index, range) in document.queries.enumerated() where range.length <= QueryDiagnostics.maximumAnalyzedLength {
      let source = document.source(ofQuery: index)
      if document.ignoredDiagnostics(ofQuery: index) != .none { continue }
      let fixed = FixedQuery(source, vocabulary: vocabulary)
      guard fixed.count > 0, source.isValidUTF8, fixed.text.isValidUTF8,
        QueryParameters(of: fixed.text, syntax: vocabulary.syntax).names
          == QueryParameters(of: source, syntax: vocabulary.syntax).names
      else { continue }
      let edits = TextDifference.edits(from: vocabulary.parse(source), to: vocabulary.parse(fixed.text))
      guard let placed = document.documentEdits(ofQuery: index, edits) else { continue }
      fixes += fixed.count
      result += placed
    }
    return result
  }

  /// Ends the report: the numbers of diagnostics in a text, the document of a form that has one.
  ///
  /// - Parameters:
  ///   - failures: The messages about files that could not be read.
  ///   - version: The version of the program.
  package mutating func finish(failures: [String], version: String, on console: inout Console) {
    switch form {
    case .text: drawSummary(on: &console)
    case .json, .github: break
    case .gitlab:
      console.writeJSONLine { json in json.array(collected) { $1.writeCodeQuality(to: &$0) } }
    case .sarif:
      let report = SARIFReport(diagnostics: collected, failures: failures, version: version)
      console.writeJSONLine { report.write(to: &$0) }
    case .junit: console.writeText(Array(cases.xml(failures: failures).utf8))
    }
  }

  /// Prints the numbers of diagnostics, after those that were not drawn; nothing if there are none and nothing was
  /// fixed.
  private func drawSummary(on console: inout Console) {
    let found = Self.list(counts)
    if found.isEmpty, fixes == 0 { return }
    let more = Self.list(hidden)
    if !more.isEmpty {
      print(
        "… and \(Counted.grouped(hidden.values.reduce(0, +))) more: \(more.joined(separator: ", "))", on: &console)
    }
    if isQuiet { return }
    let style = usesErrors ? console.errorStyle : console.style
    let parts = (fixes > 0 ? ["\(Counted.grouped(fixes)) fixed"] : []) + found
    print(style.bold(parts.joined(separator: ", ") + " in " + Counted.of(queries, "query", "queries")), on: &console)
  }

  /// The counts by severity, the highest first: `2 errors`, `1 note`.
  private static func list(_ counts: [Severity: Int]) -> [String] {
    let order: [Severity] = [.error, .warning, .information, .hint]
    return order.compactMap { severity in
      counts[severity].flatMap { $0 > 0 ? Counted.of($0, severity.word) : nil }
    }
  }
}
