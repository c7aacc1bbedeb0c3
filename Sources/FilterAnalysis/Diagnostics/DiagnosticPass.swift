import FilterSemantics
import FilterText

/// A pass over a query that collects diagnostics.
protocol DiagnosticPass {
  var query: AnalyzedQuery { get }
  var budget: FixBudget { get }
  var found: [Diagnostic] { get set }
}

extension DiagnosticPass {
  mutating func report(
    _ kind: SemanticDiagnosticKind, at range: SourceRange, _ message: String, related: [RelatedRange] = [],
    fixes: [Fix] = []
  ) {
    found.append(Diagnostic(kind, at: range, message, related: related, fixes: fixes))
  }

  /// A fix that replaces a range.
  func replacing(_ range: SourceRange, with text: String) -> Fix {
    Fix(title: "Change to '\(Diagnostic.quotation(of: text))'", edits: [TextEdit(range: range, replacement: text)])
  }

  /// A fix that removes a term.
  func removing(_ leaf: AnalyzedLeaf) -> [Fix] {
    budget.spend() ? query.removal(of: leaf.node, quoting: leaf.range) : []
  }
}

/// How many diagnostics may still get fixes. Computing a fix takes time linear in the query, so a long text has a
/// limit.
final class FixBudget {
  private var left: Int

  init(_ count: Int) { left = count }

  /// Whether fixes are computed at all.
  var isOpen: Bool { left > 0 }

  /// Uses one fix up; false if none is left.
  func spend() -> Bool {
    if left == 0 { return false }
    left -= 1
    return true
  }
}
