import FilterAST
package import FilterAnalysis
import FilterExplanation
package import FilterSemantics
package import FilterParser
import FilterPrinter
import FilterText

/// The public JSON forms. They are written down in the DocC article on the command line and tested as whole lines.
package enum QueryJSON {
  /// The line `parse --json` prints for a text.
  package static func line(_ findings: QueryFindings) -> String {
    var json = JSONText()
    write(findings, to: &json)
    return json.text
  }

  /// The same, written to a text that may have an output.
  package static func write(_ findings: QueryFindings, to json: inout JSONText) {
    json.object { json in
      json.pair("source", findings.tree.source.description)
      json.pair("outcome", findings.outcome.rawValue)
      json.key("canonical")
      json.string { findings.tree.writeCanonicalText($0) }
      json.key("query")
      if findings.outcome == .empty { json.null() } else { writeQuery(of: findings.tree, to: &json) }
      writeDiagnostics(findings.digest, to: &json)
    }
  }

  /// Writes the line `check --json` prints for a query that begins at a line (counted from one) of a file.
  package static func writeCheck(_ findings: QueryFindings, file: String?, line: Int, to json: inout JSONText) {
    json.object { json in
      json.key("file")
      if let file { json.string(file) } else { json.null() }
      json.pair("line", line)
      json.pair("source", findings.tree.source.description)
      json.pair("outcome", findings.outcome.rawValue)
      writeDiagnostics(findings.digest, withRelated: true, to: &json)
    }
  }

  /// The line `explain --json` prints for a text.
  package static func explanationLine(_ query: AnalyzedQuery) -> String {
    let explanation = query.englishExplanation
    var json = JSONText()
    json.object { json in
      json.pair("source", query.source.description)
      json.pair("explanation", explanation.description)
      json.key("phrases")
      json.array { json in
        for phrase in explanation.phrases {
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
    return json.text
  }

  /// The line `simplify --json` prints for a text.
  package static func simplificationLine(_ parsed: ParsedQuery, _ simplified: SimplifiedQuery?) -> String {
    var json = JSONText()
    json.object { json in
      json.pair("source", parsed.source.description)
      json.pair("simplified", simplified?.query.canonicalText ?? "")
      json.key("steps")
      json.array { json in
        for step in simplified?.steps ?? [] {
          json.object { json in
            json.pair("rule", step.rule.rawValue)
            json.key("path")
            json.array { json in for place in step.path { json.number(place) } }
            json.pair("before", step.before.canonicalText)
            json.pair("after", step.after.canonicalText)
          }
        }
      }
    }
    return json.text
  }

  private static func writeQuery(of tree: SyntaxTree, to json: inout JSONText) {
    tree.walkQuery { step in
      switch step {
      case .term(let term, isLast: _): write(term, to: &json)
      case .begin(isOr: let isOr, let polarity, isLast: _):
        json.begin("{")
        json.pair("kind", isOr ? "or" : "and")
        json.pair("polarity", polarity.rawValue)
        json.key("children")
        json.begin("[")
      case .between: break
      case .end:
        json.end("]")
        json.end("}")
      }
    }
  }

  private static func write(_ term: FilterTerm, to json: inout JSONText) {
    json.object { json in
      switch term {
      case .name(let polarity, exact: let exact, let name):
        json.pair("kind", "name")
        json.pair("polarity", polarity.rawValue)
        json.pair("exact", exact)
        json.pair("value", name.text)
        json.pair("quoted", name.form == .quoted)
      case .filter(let polarity, field: let field, let comparison, let value):
        json.pair("kind", "filter")
        json.pair("polarity", polarity.rawValue)
        json.pair("field", field.text)
        json.pair("comparison", comparison.rawValue)
        json.pair("value", value.text)
        json.pair("quoted", value.form == .quoted)
      case .regex(let polarity, field: let field, let comparison, let pattern):
        json.pair("kind", "regex")
        json.pair("polarity", polarity.rawValue)
        json.pair("field", field.text)
        json.pair("comparison", comparison.rawValue)
        json.pair("pattern", pattern.text)
      }
    }
  }

  private static func writeDiagnostics(
    _ digest: DiagnosticDigest, withRelated: Bool = false, to json: inout JSONText
  ) {
    json.key("diagnostics")
    json.array { json in
      for diagnostic in digest.first {
        json.object { json in
          json.pair("code", diagnostic.id.name)
          json.pair("severity", diagnostic.severity.rawValue)
          write(diagnostic.range, to: &json)
          json.pair("message", diagnostic.message)
          json.key("fixes")
          json.array { json in
            for fix in diagnostic.fixes { write(fix, to: &json) }
          }
          if withRelated { write(diagnostic.related, to: &json) }
        }
      }
    }
    if digest.total > digest.first.count { writeMore(digest, to: &json) }
  }

  /// How many diagnostics of each severity are left out.
  private static func writeMore(_ digest: DiagnosticDigest, to json: inout JSONText) {
    json.key("more")
    json.object { json in
      for severity in Severity.allCases {
        let rest = (digest.counts[severity] ?? 0) - digest.first.count { $0.severity == severity }
        if rest > 0 { json.pair(severity.rawValue, rest) }
      }
    }
  }

  private static func write(_ related: [RelatedPlace], to json: inout JSONText) {
    json.key("related")
    json.array { json in
      for place in related {
        json.object { json in
          write(place.range, to: &json)
          json.pair("message", place.message)
        }
      }
    }
  }

  private static func write(_ range: SourceRange, to json: inout JSONText) {
    json.key("range")
    json.object { json in
      json.pair("start", range.start)
      json.pair("end", range.end)
    }
  }

  private static func write(_ fix: Fix, to json: inout JSONText) {
    json.object { json in
      json.pair("title", fix.title)
      json.key("edits")
      json.array { json in
        for edit in fix.edits {
          json.object { json in
            json.pair("start", edit.range.start)
            json.pair("end", edit.range.end)
            json.pair("text", edit.replacement)
          }
        }
      }
    }
  }
}
