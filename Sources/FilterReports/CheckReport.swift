import FilterAnalysis
import FilterSemantics
package import FilterText
package import FilterVocabulary

/// What `filterq check` has found so far, and how it tells of it.
package struct CheckReport {
  /// Where a query stands in what the reader sees.
  package struct Place {
    /// Nil for standard input.
    package let file: String?
    /// The lines of the text around the query.
    package let lines: LineTable
    /// The line the query begins at, counted from one.
    package let line: Int
    /// How many lines stand before the first one of `lines`.
    package let lineOffset: Int
    /// Where the query begins in the text.
    package let shift: Int

    package init(file: String?, lines: LineTable, line: Int, lineOffset: Int, shift: Int) {
      self.file = file
      self.lines = lines
      self.line = line
      self.lineOffset = lineOffset
      self.shift = shift
    }
  }

  /// An empty report.
  package init() {}

  private var queries = 0
  private var counts: [Severity: Int] = [:]
  private var repairs = 0
  private var drawn = 0
  private var hidden: [Severity: Int] = [:]

  private var findings: Int { (counts[.error] ?? 0) + (counts[.warning] ?? 0) }
  private var notes: Int { (counts[.information] ?? 0) + (counts[.hint] ?? 0) }

  /// Whether there was anything but notes and hints.
  package var hasFindings: Bool { findings > 0 }

  /// Checks a query and draws what is found, or prints it as JSON.
  package mutating func check(
    _ source: SourceText, _ place: Place, _ vocabulary: Vocabulary, json: Bool, toErrors: Bool,
    on console: inout Console
  ) {
    let findings = QueryFindings(source, vocabulary, first: limit(for: source, json: json))
    let digest = findings.digest
    queries += 1
    for (severity, count) in digest.counts {
      counts[severity, default: 0] += count
      hidden[severity, default: 0] += count
    }
    if json {
      var text = JSONText(onto: console.output)
      QueryJSON.writeCheck(findings, file: place.file, line: place.line, to: &text)
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

  /// How many findings of a query are shown. JSON has all of those of a query that is analyzed; a longer one may have as many
  /// as bytes.
  private func limit(for source: SourceText, json: Bool) -> Int {
    if !json { return QueryFindings.mostShown - drawn }
    return source.length <= QueryFindings.longestAnalyzed ? .max : QueryFindings.mostShown
  }

  /// A query, mended where that is certain.
  package mutating func mend(_ source: SourceText, _ vocabulary: Vocabulary) -> SourceText {
    if source.length > QueryFindings.longestAnalyzed { return source }
    let mending = QueryMending(source, vocabulary)
    repairs += mending.repairs
    return mending.text
  }

  /// A document, each query mended where that is certain. A query that would become a comment is left as it is.
  package mutating func mend(_ document: QueryDocument, _ vocabulary: Vocabulary) -> SourceText {
    let source = document.lines.source
    var bytes: [UInt8] = []
    var end = 0
    for (index, range) in document.queries.enumerated() where range.length <= QueryFindings.longestAnalyzed {
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
  package func drawSummary(mendsInput: Bool, on console: inout Console) {
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
