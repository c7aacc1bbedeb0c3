import FilterAST
package import FilterAnalysis
import FilterExplanation
package import FilterParser
import FilterPrinter
package import FilterSemantics
package import FilterText

/// The JSON forms of the commands, a contract: see the article on the command line.
///
/// The nodes of a query have the form that `FilterQuery` encodes. They are written from the syntax tree, which may be
/// too deep or too large for a query in memory.
package enum QueryJSON {
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

  /// Writes the line `check --json` prints for a query that begins at a line (counted from one) of a file.
  package static func writeCheck(
    _ query: QueryDiagnostics, file: String?, line: Int, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("file")
      if let file { json.string(file) } else { json.null() }
      json.pair("line", line)
      json.pair("source", query.tree.source.description)
      json.pair("outcome", query.outcome.rawValue)
      writeDiagnostics(query.digest, withRelated: true, to: &json)
    }
  }

  /// Writes the line that `search --queries` prints for a query: how many items it finds and the first of them, unless
  /// `count` is nil because the query was not run.
  package static func writeAnswer(
    to query: AnalyzedQuery, count: Int?, refusal: String?, ignored: [IgnoredTerm],
    rows: ((inout JSONWriter) -> Void)?, to json: inout JSONWriter
  ) {
    json.object { json in
      json.pair("query", query.source.description)
      json.key("count")
      if let count { json.json("\(count)".utf8) } else { json.null() }
      if let refusal { json.pair("refusal", refusal) }
      if let rows {
        json.key("rows")
        rows(&json)
      }
      json.key("ignored")
      json.array(ignored) { json, term in
        json.object { json in
          json.pair("text", term.text)
          write(term.range, to: &json)
          json.pair("reason", term.reason)
        }
      }
      writeDiagnostics(QueryDiagnostics(query).digest, to: &json)
    }
  }

  /// Writes the line `explain --json` prints for a text.
  package static func writeExplanation(of query: AnalyzedQuery, to json: inout JSONWriter) {
    let explanation = query.englishExplanation
    json.object { json in
      json.pair("source", query.source.description)
      json.pair("explanation", explanation.description)
      json.key("phrases")
      json.array(explanation.phrases) { json, phrase in
        json.object { json in
          json.pair("text", phrase.text)
          if let range = phrase.range {
            write(range, to: &json)
          } else {
            json.key("range")
            json.null()
          }
        }
      }
    }
  }

  /// Writes the line `simplify --json` prints for a text.
  package static func writeSimplification(
    of parsed: ParsedQuery, _ simplified: SimplifiedQuery?, to json: inout JSONWriter
  ) {
    json.object { json in
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
      }
    }
  }

  package static func writeDiagnostics(
    _ digest: DiagnosticDigest, withRelated: Bool = false, to json: inout JSONWriter
  ) {
    json.key("diagnostics")
    json.array(digest.first) { json, diagnostic in
      json.object { json in
        json.pair("code", diagnostic.id.name)
        json.pair("severity", diagnostic.severity.rawValue)
        write(diagnostic.range, to: &json)
        json.pair("message", diagnostic.message)
        json.key("fixes")
        json.array(diagnostic.fixes) { write($1, to: &$0) }
        if withRelated { write(diagnostic.related, to: &json) }
      }
    }
    if digest.total > digest.first.count { writeMore(digest, to: &json) }
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
