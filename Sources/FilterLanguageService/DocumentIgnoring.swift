import FilterAnalysis
package import FilterDocuments
import FilterParser
import FilterRegex
package import FilterText

extension DocumentSnapshot {
  /// The list that the document is for, as `# list:` names it; nil if it does not.
  package var listName: String? { expanded.directives.listName }

  /// The name of a query, that of `# name:` or the comment above it; nil without one.
  package func name(ofQuery index: Int) -> String? { expanded.directives.name(ofQuery: index) }

  /// Whether comments may turn diagnostics off. Linear in the comments.
  package var mayIgnoreDiagnostics: Bool {
    layout.comments.contains { comment in
      IgnoredDiagnostics.none.adding(comment: source.bytes[comment.start..<comment.end]) != .none
    }
  }

  /// The diagnostics of a query that comments turn off, besides those that a text around the document turns off.
  package func ignoredDiagnostics(
    ofQuery index: Int, besides others: IgnoredDiagnostics = .none
  ) -> IgnoredDiagnostics {
    layout.ignoredDiagnostics(ofQuery: index, besides: others)
  }
}

/// The codes of diagnostics, which settings and comments name.
package enum DiagnosticCodes {
  /// Those of queries, sorted.
  private static let ofQueries: [String] = {
    let kinds =
      SyntaxDiagnosticKind.allCases.map { $0.id } + SemanticDiagnosticKind.allCases.map { $0.id }
      + LogicDiagnosticKind.allCases.map { $0.id } + RegexDiagnosticKind.allCases.map { $0.id }
    return kinds.map { $0.name }.sorted()
  }()

  /// Those about a query among others, which are known only where all of them are checked, and about names, which are
  /// known only where there are catalogs.
  private static let ofDocuments = [
    "misplacedIndentation", "uncheckedQuery", "unknownCode", "unneededIgnore", "duplicateQuery",
    "unknownName",
  ].map { DiagnosticID(declaration: $0).name }

  /// All codes, sorted.
  package static let all = (ofQueries + ofDocuments).sorted()

  /// `unknown code 'unknwon-field'; did you mean 'unknown-field'?`
  package static func unknown(_ code: String) -> String {
    let meant = SpellingDistance.closest(to: code, in: all)
    return "unknown code '\(Diagnostic.quotation(of: code))'" + (meant.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// Whether a code is known not to occur if the diagnostics of a query lack it.
  fileprivate static func isOfQueries(_ code: String) -> Bool { ofQueries.contains(code) }
}

extension IgnoredDiagnostics {
  /// The diagnostics of a query that are not turned off, and those about comments that turn off what they need not, or
  /// that name an unknown code.
  package func applied(to all: [Diagnostic]) -> [Diagnostic] {
    self == .none ? all : all.filter { !contains($0.id) } + notes(hiding: all)
  }

  private func notes(hiding all: [Diagnostic]) -> [Diagnostic] {
    func note(_ id: String, _ severity: Severity, _ message: String) -> Diagnostic {
      Diagnostic(
        id: DiagnosticID(declaration: id), severity: severity, range: SourceRange(at: 0), message: message)
    }
    var notes: [Diagnostic] = []
    for code in codes {
      if !DiagnosticCodes.all.contains(code) {
        notes.append(note("unknownCode", .warning, DiagnosticCodes.unknown(code) + " (in 'filterq: ignore')"))
      } else if DiagnosticCodes.isOfQueries(code), !all.contains(where: { $0.id.name == code }) {
        notes.append(note("unneededIgnore", .hint, "no '\(code)' to ignore here; remove it from 'filterq: ignore'"))
      }
    }
    if isAll, all.isEmpty {
      notes.append(note("unneededIgnore", .hint, "nothing to ignore here; remove 'filterq: ignore'"))
    }
    return notes
  }
}
