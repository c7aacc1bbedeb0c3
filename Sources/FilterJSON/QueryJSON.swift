import FilterAST
package import FilterAnalysis
package import FilterDocuments
import FilterExplanation
package import FilterParser
import FilterPrinter
public import FilterSemantics
package import FilterText

/// The JSON forms of the commands, a contract: see the article on the command line.
///
/// ```swift
/// let query = AnalyzedQuery(parsing: typed, vocabulary: .scryfall)
/// response.body = QueryJSON.line(query)     // as `filterq parse --json` prints it
/// ```
///
/// The nodes of a query have the form that `FilterQuery` encodes. They are written from the syntax tree, which may be
/// too deep or too large for a query in memory.
public enum QueryJSON {
  /// The line `parse --json --vocabulary` prints for a query: its text, outcome, tree, and the first 50 diagnostics with
  /// their fixes, in the form that `Diagnostic` encodes; how many more there are is said under `more`.
  public static func line(_ query: AnalyzedQuery) -> String { line(QueryDiagnostics(query)) }

  /// The line `explain --json` prints for a query: its English as a whole and in phrases, each with its range.
  public static func explanation(of query: AnalyzedQuery) -> String {
    var json = JSONWriter()
    writeExplanation(of: query, to: &json)
    return json.text
  }

  /// The line `parse --json` prints for a text.
  package static func line(_ query: QueryDiagnostics) -> String {
    var json = JSONWriter()
    write(query, to: &json)
    return json.text
  }

  /// Writes the line `parse --json` prints for a text.
  package static func write(_ query: QueryDiagnostics, to json: inout JSONWriter) {
    json.object { json in
      json.pair("source", query.tree.source.description)
      json.pair("outcome", query.outcome.rawValue)
      json.key("canonical")
      json.string { query.tree.writeCanonicalText($0) }
      json.key("query")
      if query.outcome == .empty { json.null() } else { writeQuery(of: query.tree, to: &json) }
      writeDiagnostics(query.digest, to: &json)
    }
  }

  /// Writes the line `check --json` prints for a query. The file of a query on standard input is null.
  ///
  /// - Parameters:
  ///   - digest: The diagnostics to write.
  ///   - locations: The start and the end of each diagnostic in the file.
  package static func writeCheck(
    _ query: QueryDiagnostics, _ digest: DiagnosticDigest, at origin: QueryOrigin,
    locations: [(start: SourcePosition, end: SourcePosition)] = [], to json: inout JSONWriter
  ) {
    json.object { json in
      origin.writeWithFile(to: &json)
      json.pair("source", query.tree.source.description)
      json.pair("outcome", query.outcome.rawValue)
      writeDiagnostics(digest, withRelated: true, locations: locations, to: &json)
    }
  }

  /// Writes the line that `search --queries` prints for a query: how many items it finds and the first of them, unless
  /// `count` is nil because the query was not run. Ranges are those of the written query.
  ///
  /// - Parameter rows: Writes the members about the rows and about what changed.
  package static func writeAnswer(
    to query: AnalyzedQuery, as expanded: ExpandedQuery, at origin: QueryOrigin, count: Int?, refusal: String?,
    ignored: [IgnoredTerm], isJudged: Bool = true, rows: (inout JSONWriter) -> Void, to json: inout JSONWriter
  ) {
    json.object { json in
      origin.write(to: &json)
      json.pair("query", expanded.written.description)
      if !expanded.isAsWritten { json.pair("expanded", expanded.source.description) }
      json.key("count")
      if let count { json.json("\(count)".utf8) } else { json.null() }
      if let refusal { json.pair("refusal", refusal) }
      rows(&json)
      json.key("ignored")
      json.array(ignored) { json, term in
        json.object { json in
          json.pair("text", term.text)
          write(expanded.writtenRange(of: term.range), to: &json)
          json.pair("reason", term.reason)
        }
      }
      writeDiagnostics(isJudged ? QueryDiagnostics(query, as: expanded).digest : DiagnosticDigest(limit: 0), to: &json)
    }
  }

  /// Writes the line `explain --json` prints for a text, with its place in a document. Ranges are those of the
  /// written query.
  package static func writeExplanation(
    of query: AnalyzedQuery, as expanded: ExpandedQuery? = nil, at origin: QueryOrigin = QueryOrigin(),
    to json: inout JSONWriter
  ) {
    let explanation = query.englishExplanation
    json.object { json in
      origin.write(to: &json)
      json.pair("source", (expanded?.written ?? query.source).description)
      if let expanded, !expanded.isAsWritten { json.pair("expanded", query.source.description) }
      json.pair("explanation", explanation.description)
      json.key("phrases")
      json.array(explanation.phrases) { json, phrase in
        json.object { json in
          json.pair("text", phrase.text)
          if let range = phrase.range {
            write(expanded?.writtenRange(of: range) ?? range, to: &json)
          } else {
            json.key("range")
            json.null()
          }
        }
      }
    }
  }

  /// Writes the line `simplify --json` prints for a text, with its place in a document.
  package static func writeSimplification(
    of parsed: ParsedQuery, _ simplified: SimplifiedQuery?, at origin: QueryOrigin = QueryOrigin(),
    to json: inout JSONWriter
  ) {
    json.object { json in
      origin.write(to: &json)
      json.pair("source", parsed.source.description)
      let isNothing = simplified?.matchesNothing ?? false
      if isNothing {
        json.key("simplified")
        json.null()
      } else {
        json.pair("simplified", simplified?.query.canonicalText ?? "")
      }
      json.pair("matchesNothing", isNothing)
      json.key("steps")
      json.array(simplified?.steps ?? []) { json, step in
        json.object { json in
          json.pair("rule", step.rule.rawValue)
          json.pair("path", step.path)
          json.pair("before", step.before.canonicalText)
          json.pair("after", step.after.canonicalText)
        }
      }
    }
  }

  private static func writeQuery(of tree: SyntaxTree, to json: inout JSONWriter) {
    tree.walkQuery { step in
      switch step {
      case .term(let term, isLast: _): write(term, to: &json)
      case .begin(let isOr, let polarity, isLast: _):
        json.begin(UInt8(ascii: "{"))
        json.pair("kind", isOr ? "or" : "and")
        json.pair("polarity", polarity.rawValue)
        json.key("children")
        json.begin(UInt8(ascii: "["))
      case .between: break
      case .end:
        json.end(UInt8(ascii: "]"))
        json.end(UInt8(ascii: "}"))
      }
    }
  }

  private static func write(_ term: FilterTerm, to json: inout JSONWriter) {
    json.object { json in
      switch term {
      case .name(let polarity, let exact, let name):
        json.pair("kind", "name")
        json.pair("polarity", polarity.rawValue)
        json.pair("exact", exact)
        json.pair("value", name.text)
        json.pair("quoted", name.form == .quoted)
      case .filter(let polarity, let field, let comparison, let value):
        json.pair("kind", "filter")
        json.pair("polarity", polarity.rawValue)
        json.pair("field", field.text)
        json.pair("comparison", comparison.rawValue)
        json.pair("value", value.text)
        json.pair("quoted", value.form == .quoted)
      case .regex(let polarity, let field, let comparison, let pattern):
        json.pair("kind", "regex")
        json.pair("polarity", polarity.rawValue)
        json.pair("field", field.text)
        json.pair("comparison", comparison.rawValue)
        json.pair("pattern", pattern.text)
      case .range(let polarity, let field, let relation, let range):
        json.pair("kind", "range")
        json.pair("polarity", polarity.rawValue)
        json.pair("field", field.text)
        json.pair("comparison", relation.rawValue)
        if let lower = range.lower { write(lower, "lower", to: &json) }
        if let upper = range.upper { write(upper, "upper", to: &json) }
      }
    }
  }

  private static func write(_ end: FilterRange.End, _ key: String, to json: inout JSONWriter) {
    json.key(key)
    json.object { json in
      json.pair("value", end.value.text)
      json.pair("quoted", end.value.form == .quoted)
      json.pair("included", end.isIncluded)
    }
  }

  package static func writeDiagnostics(
    _ digest: DiagnosticDigest, withRelated: Bool = false,
    locations: [(start: SourcePosition, end: SourcePosition)] = [], to json: inout JSONWriter
  ) {
    json.key("diagnostics")
    json.array(digest.first.enumerated()) { json, element in
      let (index, diagnostic) = element
      json.object { json in
        json.pair("code", diagnostic.id.name)
        json.pair("severity", diagnostic.severity.rawValue)
        write(diagnostic.range, to: &json)
        json.pair("message", diagnostic.message)
        json.key("fixes")
        json.array(diagnostic.fixes) { write($1, to: &$0) }
        if withRelated { write(diagnostic.related, to: &json) }
        if locations.indices.contains(index) { write(locations[index], to: &json) }
      }
    }
    if digest.total > digest.first.count { writeMore(digest, to: &json) }
  }

  /// Writes a place in a file, lines and columns in scalars, both counted from one.
  package static func write(_ location: (start: SourcePosition, end: SourcePosition), to json: inout JSONWriter) {
    json.key("location")
    json.object { json in
      json.pair("line", location.start.line + 1)
      json.pair("column", location.start.column + 1)
      json.pair("endLine", location.end.line + 1)
      json.pair("endColumn", location.end.column + 1)
    }
  }

  /// Writes how many diagnostics of each severity are left out.
  private static func writeMore(_ digest: DiagnosticDigest, to json: inout JSONWriter) {
    json.key("more")
    json.object { json in
      for severity in Severity.allCases {
        let rest = (digest.counts[severity] ?? 0) - digest.first.count { $0.severity == severity }
        if rest > 0 { json.pair(severity.rawValue, rest) }
      }
    }
  }

  private static func write(_ related: [RelatedRange], to json: inout JSONWriter) {
    json.key("related")
    json.array(related) { json, range in
      json.object { json in
        write(range.range, to: &json)
        json.pair("message", range.message)
      }
    }
  }

  private static func write(_ range: SourceRange, to json: inout JSONWriter) {
    json.key("range")
    json.range(range)
  }

  private static func write(_ fix: Fix, to json: inout JSONWriter) {
    json.object { json in
      json.pair("title", fix.title)
      json.key("edits")
      json.array(fix.edits) { json, edit in
        json.object { json in
          json.bounds(edit.range)
          json.pair("text", edit.replacement)
        }
      }
    }
  }
}
