import FilterAnalysis
import FilterDocuments
import FilterJSON
package import FilterLists
import FilterText

/// The forms of the report of `filterq test`.
///
/// | form | read by | written |
/// |---|---|---|
/// | `text` | people | what is not met, file by file, and the numbers |
/// | `json` | programs | an object a query, file by file |
/// | `junit` | build servers | XML, a case an expectation, at the end |
package enum ScriptForm: String, CaseIterable, Sendable {
  case text
  case json
  case junit
}

/// The report of a script as JSON: an object a query, and one for each error of the script, with the members that
/// `check --json` gives a query.
package struct ScriptJSON {
  private let outcome: ScriptOutcome
  private let file: String?
  private var cursor: PositionCursor

  /// Creates a report.
  ///
  /// - Parameter file: The path of the script; nil for standard input.
  package init(_ outcome: ScriptOutcome, file: String?) {
    self.outcome = outcome
    self.file = file
    cursor = PositionCursor(outcome.script.lines, encoding: .utf32)
  }

  private var script: QueryScript { outcome.script }

  /// Prints the report.
  package mutating func print(on console: inout Console) {
    let directives = script.queries.directives
    var results = outcome.results[...]
    for index in script.entries.indices {
      let ofQuery = results.prefix { $0.entry == index }
      results = results.dropFirst(ofQuery.count)
      // A query has no results if the engine did not answer it, or if none of its expectations can be read.
      if ofQuery.isEmpty { continue }
      let origin = QueryOrigin(index, of: script.queries, directives, file: file)
      let locations = ofQuery.map { location(of: $0.range) }
      let source = script.queries.source(ofQuery: index).description
      console.writeJSONLine { json in
        object(origin, source, to: &json) { json in
          json.pair("passed", ofQuery.allSatisfy { $0.failure == nil })
          json.key("expectations")
          json.array(zip(ofQuery, locations)) { json, row in
            json.object { json in
              json.pair("text", row.0.text)
              json.pair("passed", row.0.failure == nil)
              json.pair("failure", row.0.failure)
              QueryJSON.write(row.1, to: &json)
            }
          }
        }
      }
    }
    for error in script.errors { print(error, on: &console) }
  }

  private mutating func print(_ error: QueryScript.ScriptError, on console: inout Console) {
    let start = error.expectation.start
    let diagnostic = error.diagnostic.shifted(by: -start)
    let location = location(of: error.range)
    let origin = QueryOrigin(file: file, line: script.lines.line(of: start) + 1)
    console.writeJSONLine { json in
      object(origin, script.lines.source[error.expectation], to: &json) { json in
        QueryJSON.writeDiagnostics(
          DiagnosticDigest([diagnostic], first: .max), withRelated: true, locations: [location], to: &json)
      }
    }
  }

  private mutating func location(of range: SourceRange) -> (start: SourcePosition, end: SourcePosition) {
    let start = cursor.position(of: range.start)
    return (start, cursor.position(of: range.end))
  }

  private func object(
    _ origin: QueryOrigin, _ source: String, to json: inout JSONWriter, _ members: (inout JSONWriter) -> Void
  ) {
    json.object { json in
      origin.writeWithFile(to: &json)
      json.pair("source", source)
      members(&json)
    }
  }
}
