import FilterAnalysis
import FilterParser
import FilterText
import FilterVocabulary

/// What `filterq check` has found so far, and how it tells of it.
struct CheckReport {
  /// Where a query stands in what the reader sees.
  struct Place {
    /// Nil for standard input.
    let file: String?
    /// The lines of the text around the query.
    let lines: LineTable
    /// The line the query begins at, counted from one.
    let line: Int
    /// How many lines stand before the first one of `lines`.
    let lineOffset: Int
    /// Where the query begins in the text.
    let shift: Int
  }

  /// How many findings are drawn in one run; the others are counted.
  static let mostDrawn = 50
  /// Bytes of a query that is held against the vocabulary; of a longer one only the syntax is checked, which is said.
  static let longestAnalyzed = 1 << 17

  private var queries = 0
  private var counts: [Severity: Int] = [:]
  private var repairs = 0
  private var drawn = 0
  private var hidden: [Severity: Int] = [:]

  private var findings: Int { (counts[.error] ?? 0) + (counts[.warning] ?? 0) }
  private var notes: Int { (counts[.information] ?? 0) + (counts[.hint] ?? 0) }

  /// Whether there was anything but notes and hints.
  var hasFindings: Bool { findings > 0 }

  /// Checks a query and draws what is found, or prints it as JSON.
  mutating func check(
    _ source: SourceText, _ place: Place, _ vocabulary: Vocabulary, json: Bool, toErrors: Bool,
    on console: inout Console
  ) {
    let (outcome, digest) = Self.digest(of: source, vocabulary, first: json ? .max : Self.mostDrawn - drawn)
    queries += 1
    for (severity, count) in digest.counts {
      counts[severity, default: 0] += count
      hidden[severity, default: 0] += count
    }
    if json {
      var text = JSONText(onto: console.output)
      QueryJSON.writeCheck(source, outcome, digest.first, file: place.file, line: place.line, to: &text)
      console.output = text.endLine()
      return
    }
    let style = toErrors ? console.errorStyle : console.style
    var rendering = CaretRendering(lines: place.lines, style: style, prefix: "\(place.file ?? "<stdin>"):")
    rendering.lineOffset = place.lineOffset
    for diagnostic in digest.first {
      drawn += 1
      hidden[diagnostic.severity, default: 0] -= 1
      for line in rendering.draw(diagnostic, in: source, shift: place.shift) {
        if toErrors { console.errors.line(line) } else { console.output.line(line) }
      }
    }
  }

  /// The first findings of a query, and how many there are.
  private static func digest(
    of source: SourceText, _ vocabulary: Vocabulary, first limit: Int
  ) -> (outcome: ParsedQuery.Outcome, digest: DiagnosticDigest) {
    if source.length <= longestAnalyzed {
      let query = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary)
      return (query.parsed.outcome, DiagnosticDigest(query.diagnostics, first: limit))
    }
    var digest = DiagnosticDigest(limit: limit)
    let syntax = SyntaxCheck(source, first: limit)
    // At the start of the query, so that it is among the first.
    digest.add(
      Diagnostic(
        id: DiagnosticID(declaration: "uncheckedQuery"), severity: .warning, range: SourceRange(at: 0),
        message: "query longer than \(Counted.grouped(longestAnalyzed)) bytes; only its syntax is checked"))
    for diagnostic in syntax.digest.first { digest.add(diagnostic) }
    digest.finish()
    for (severity, count) in syntax.digest.counts {
      let kept = syntax.digest.first.count { $0.severity == severity }
      digest.count(severity, count - kept)
    }
    return (syntax.outcome, digest)
  }

  /// A query, mended where that is certain.
  mutating func mend(_ source: SourceText, _ vocabulary: Vocabulary) -> SourceText {
    if source.length > Self.longestAnalyzed { return source }
    let mending = QueryMending(source, vocabulary)
    repairs += mending.repairs
    return mending.text
  }

  /// A document, each query mended where that is certain. A query that would become a comment is left as it is.
  mutating func mend(_ document: QueryDocument, _ vocabulary: Vocabulary) -> SourceText {
    let source = document.lines.source
    var bytes: [UInt8] = []
    var end = 0
    for (index, range) in document.queries.enumerated() where range.length <= Self.longestAnalyzed {
      let mending = QueryMending(document.source(ofQuery: index), vocabulary)
      let becomesComment = mending.text.bytes.first == UInt8(ascii: "#")
      bytes += source.bytes[end..<range.start]
      bytes += becomesComment ? Array(source.bytes[range.start..<range.end]) : mending.text.bytes
      if !becomesComment { repairs += mending.repairs }
      end = range.end
    }
    bytes += source.bytes[end...]
    return SourceText(bytes: bytes)
  }

  /// How much was found, and before that how much of it was not drawn. Nothing where nothing was.
  func drawSummary(mendsInput: Bool, on console: inout Console) {
    var parts: [String] = []
    if repairs > 0 { parts.append("\(counted(repairs, "finding")) mended") }
    if findings > 0 { parts.append(counted(findings, "finding") + (repairs > 0 ? " left" : "")) }
    if notes > 0 { parts.append(counted(notes, "note")) }
    if parts.isEmpty { return }
    let order: [(Severity, String)] = [
      (.error, "error"), (.warning, "warning"), (.information, "note"), (.hint, "hint"),
    ]
    let more = order.compactMap { severity, word in
      hidden[severity].flatMap { $0 > 0 ? Counted.of($0, word) : nil }
    }
    if !more.isEmpty {
      let rest = "… and \(Counted.grouped(hidden.values.reduce(0, +))) more: \(more.joined(separator: ", "))"
      if mendsInput { console.errors.line(rest) } else { console.output.line(rest) }
    }
    let summary = parts.joined(separator: ", ") + " in \(counted(queries, "query", "queries"))"
    if mendsInput {
      console.errors.line(console.errorStyle.bold(summary))
    } else {
      console.output.line(console.style.bold(summary))
    }
  }

  private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
