import FilterAST
import FilterAnalysis
import FilterParser
import FilterPrinter
import FilterText

/// The public JSON forms. They are written down in the DocC article on the command line and tested as whole lines.
enum QueryJSON {
  /// The line `parse --json` prints for a text.
  static func line(_ parsed: ParsedQuery, _ diagnostics: [Diagnostic]) -> String {
    var json = JSONText()
    write(parsed, diagnostics, to: &json)
    return json.text
  }

  /// The same, written to a text that may have an output.
  static func write(_ parsed: ParsedQuery, _ diagnostics: [Diagnostic], to json: inout JSONText) {
    json.object { json in
      json.pair("source", parsed.source.description)
      json.pair("outcome", parsed.outcome.rawValue)
      json.pair("canonical", parsed.query?.canonicalText ?? "")
      json.key("query")
      if let query = parsed.query { write(query, to: &json) } else { json.null() }
      writeDiagnostics(diagnostics, to: &json)
    }
  }

  /// The line `check --json` prints for a query that begins at a line (counted from one) of a file.
  static func checkLine(_ parsed: ParsedQuery, _ diagnostics: [Diagnostic], file: String?, line: Int) -> String {
    var json = JSONText()
    writeCheck(parsed.source, parsed.outcome, diagnostics, file: file, line: line, to: &json)
    return json.text
  }

  /// The same, written to a text that may have an output.
  static func writeCheck(
    _ source: SourceText, _ outcome: ParsedQuery.Outcome, _ diagnostics: [Diagnostic], file: String?, line: Int,
    to json: inout JSONText
  ) {
    json.object { json in
      json.key("file")
      if let file { json.string(file) } else { json.null() }
      json.pair("line", line)
      json.pair("source", source.description)
      json.pair("outcome", outcome.rawValue)
      writeDiagnostics(diagnostics, withRelated: true, to: &json)
    }
  }

  /// The line `explain --json` prints for a text.
  static func explanationLine(_ query: AnalyzedQuery) -> String {
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
  static func simplificationLine(_ parsed: ParsedQuery, _ simplified: SimplifiedQuery?) -> String {
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

  private static func write(_ query: FilterQuery<FilterTerm>, to json: inout JSONText) {
    switch query {
    case .term(let term): write(term, to: &json)
    case .and(let polarity, let operands): write("and", polarity, operands, to: &json)
    case .or(let polarity, let operands): write("or", polarity, operands, to: &json)
    }
  }

  private static func write(
    _ kind: String, _ polarity: Polarity, _ operands: [FilterQuery<FilterTerm>], to json: inout JSONText
  ) {
    json.object { json in
      json.pair("kind", kind)
      json.pair("polarity", polarity.rawValue)
      json.key("children")
      json.array { json in
        for operand in operands { write(operand, to: &json) }
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
    _ diagnostics: [Diagnostic], withRelated: Bool = false, to json: inout JSONText
  ) {
    json.key("diagnostics")
    json.array { json in
      for diagnostic in diagnostics {
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
