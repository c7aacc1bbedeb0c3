import FilterAnalysis
import FilterSemantics
package import FilterParser
package import FilterText
package import FilterVocabulary

/// The syntax of a query and the first of its findings. However many there are, the others take no memory.
package struct QueryFindings {
  /// How many findings are shown: of a query by `parse`, in one run by `check`. The others are counted.
  package static let mostShown = 50
  /// Bytes of a query that is held against a vocabulary; of a longer one only the syntax is checked, which is said.
  package static let longestAnalyzed = 1 << 17

  package let tree: SyntaxTree
  package let outcome: ParsedQuery.Outcome
  /// The first findings, and how many there are.
  package private(set) var digest: DiagnosticDigest

  /// Finds what the syntax, and a vocabulary if there is one, say of a query. So many findings are kept.
  package init(_ source: SourceText, _ vocabulary: Vocabulary?, first limit: Int = QueryFindings.mostShown) {
    if let vocabulary, source.length <= QueryFindings.longestAnalyzed {
      let query = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary)
      tree = query.parsed.tree
      outcome = query.parsed.outcome
      digest = DiagnosticDigest(query.diagnostics, first: limit)
      return
    }
    let syntax = SyntaxCheck(source, first: limit)
    tree = syntax.tree
    outcome = syntax.outcome
    digest = syntax.digest
    if vocabulary != nil { noteUnchecked(syntax.digest, first: limit) }
  }

  private mutating func noteUnchecked(_ syntax: DiagnosticDigest, first limit: Int) {
    digest = DiagnosticDigest(limit: limit)
    // At the start of the query, so that it is among the first.
    digest.add(
      Diagnostic(
        id: DiagnosticID(declaration: "uncheckedQuery"), severity: .warning, range: SourceRange(at: 0),
        message: "query longer than \(Counted.grouped(QueryFindings.longestAnalyzed)) bytes; only its syntax is checked"
      ))
    for diagnostic in syntax.first { digest.add(diagnostic) }
    digest.finish()
    for (severity, count) in syntax.counts {
      let kept = syntax.first.count { $0.severity == severity }
      digest.count(severity, count - kept)
    }
  }
}
