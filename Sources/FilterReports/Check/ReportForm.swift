import FilterText

/// The forms of the report of `filterq check`.
///
/// | form | read by | written |
/// |---|---|---|
/// | `text` | people | a diagnostic under its line, as they come |
/// | `json` | programs | an object a query, as they come |
/// | `github` | GitHub Actions | an annotation a diagnostic, as they come |
/// | `gitlab` | GitLab's code quality | an array, at the end |
/// | `sarif` | code scanning, editors | SARIF 2.1.0, at the end |
/// | `junit` | build servers | XML, a case a query, at the end |
package enum ReportForm: String, CaseIterable, Sendable {
  case text
  case json
  case github
  case gitlab
  case sarif
  case junit

  /// Whether the report is one document, written when everything is checked.
  var isWhole: Bool { self == .gitlab || self == .sarif || self == .junit }

  /// Whether every diagnostic is in the report; otherwise the first ones, and how many follow.
  var hasAllDiagnostics: Bool { self != .text }
}

/// A diagnostic with its place in a file, for reports that programs read.
struct ReportedDiagnostic {
  /// A fix with its edits, as positions of the file.
  struct Fix {
    let title: String
    let edits: [(start: SourcePosition, end: SourcePosition, text: String)]
  }

  let file: String
  let start: SourcePosition
  let end: SourcePosition
  let severity: Severity
  let code: String
  let message: String
  let fixes: [Fix]
  /// A name that stays the same while other lines change.
  let fingerprint: String
}

extension ReportedDiagnostic {
  /// The word of a report for the severity.
  func level(error: String, warning: String, other: String) -> String {
    switch severity {
    case .error: error
    case .warning: warning
    case .information, .hint: other
    }
  }

  /// A workflow command of GitHub Actions:
  /// `::error file=a.filterq,line=2,col=3,endLine=2,endColumn=4,title=missing-value::missing value after 't:'`.
  /// (https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands)
  var annotation: String {
    let command = level(error: "error", warning: "warning", other: "notice")
    var text = "::\(command) file=\(Self.escaped(file, isProperty: true)),line=\(start.line + 1)"
    text += ",col=\(start.column + 1),endLine=\(end.line + 1)"
    // GitHub refuses columns of several lines.
    if start.line == end.line, end > start { text += ",endColumn=\(end.column + 1)" }
    text += ",title=\(Self.escaped(code, isProperty: true))::"
    let lines = [message] + fixes.map { "fix: \($0.title)" }
    return text + Self.escaped(lines.joined(separator: "\n"), isProperty: false)
  }

  /// Text with the escapes of workflow commands.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(JSONWriter.isEscaped(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// Writes an element of GitLab's code quality report.
  /// (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format)
  func writeCodeQuality(to json: inout JSONWriter) {
    json.object { json in
      json.pair("description", message)
      json.pair("check_name", code)
      json.pair("fingerprint", fingerprint)
      json.pair("severity", level(error: "major", warning: "minor", other: "info"))
      json.key("location")
      json.object { json in
        json.pair("path", file)
        json.key("positions")
        json.object { json in
          for (name, position) in [("begin", start), ("end", end)] {
            json.key(name)
            json.object { json in
              json.pair("line", position.line + 1)
              json.pair("column", position.column + 1)
            }
          }
        }
      }
    }
  }
}
