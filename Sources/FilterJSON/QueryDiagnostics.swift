import FilterAnalysis
package import FilterCompletion
package import FilterDocuments
import FilterLanguageService
package import FilterParser
package import FilterSemantics
package import FilterText
package import FilterVocabulary

/// The syntax of a query and its first diagnostics. The others are only counted.
package struct QueryDiagnostics {
  /// How many diagnostics are shown: per query by `parse`, per run by `check`.
  package static let maximumShown = 50
  /// Bytes of a query that is analyzed under a vocabulary. A longer query gets its syntax checked and a diagnostic that
  /// says so.
  package static let maximumAnalyzedLength = 1 << 17

  package let tree: SyntaxTree
  package let outcome: ParsedQuery.Outcome
  package private(set) var digest: DiagnosticDigest

  /// The diagnostics of an analyzed query. Keeps `limit` of them.
  package init(_ query: AnalyzedQuery, first limit: Int = QueryDiagnostics.maximumShown) {
    tree = query.parsed.tree
    outcome = query.parsed.outcome
    digest = DiagnosticDigest(query.diagnostics, first: limit)
  }

  /// The diagnostics of a query of a document, in offsets of the written text. Keeps `limit` of them.
  package init(
    _ query: ExpandedQuery, vocabulary: Vocabulary, names: CompletionCatalogs = .none, after first: Diagnostic? = nil,
    first limit: Int = QueryDiagnostics.maximumShown
  ) {
    guard query.written.length <= QueryDiagnostics.maximumAnalyzedLength else {
      self.init(query.written, vocabulary: vocabulary, after: first, first: limit)
      return
    }
    self.init(query.analyzed(vocabulary), as: query, names: names, first: limit)
    if let first { note(first, limit: limit) }
  }

  /// The diagnostics of an analyzed query of a document, in offsets of the written text. Keeps `limit` of them.
  package init(
    _ analyzed: AnalyzedQuery, as query: ExpandedQuery, names: CompletionCatalogs = .none,
    first limit: Int = QueryDiagnostics.maximumShown
  ) {
    let written = query.isAsWritten ? analyzed.parsed : analyzed.vocabulary.parse(query.written)
    tree = written.tree
    outcome = written.outcome
    digest = DiagnosticDigest(query.diagnostics(of: analyzed, names: names), first: limit)
  }

  /// The diagnostics of a line of a document that is no query.
  package init(line: SourceText, _ diagnostics: [Diagnostic]) {
    tree = ParsedQuery(parsing: line).tree
    outcome = .empty
    digest = DiagnosticDigest(diagnostics, first: .max)
  }

  /// Checks the syntax, and the meaning if there is a vocabulary. Keeps `limit` diagnostics, the first of which may be
  /// one about the place of the query in its document.
  package init(
    _ source: SourceText, vocabulary: Vocabulary?, after first: Diagnostic? = nil,
    first limit: Int = QueryDiagnostics.maximumShown
  ) {
    defer { if let first { note(first, limit: limit) } }
    if let vocabulary, source.length <= QueryDiagnostics.maximumAnalyzedLength {
      let query = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary)
      tree = query.parsed.tree
      outcome = query.parsed.outcome
      digest = DiagnosticDigest(query.diagnostics, first: limit)
      return
    }
    let syntax = SyntaxCheck(source, syntax: vocabulary?.syntax ?? .cards, first: limit)
    tree = syntax.tree
    outcome = syntax.outcome
    digest = syntax.digest
    if vocabulary != nil { note(QueryDiagnostics.unchecked, limit: limit) }
  }

  /// The syntax of a parsed query. Keeps `limit` diagnostics.
  package init(_ parsed: ParsedQuery, first limit: Int = QueryDiagnostics.maximumShown) {
    tree = parsed.tree
    outcome = parsed.outcome
    digest = DiagnosticDigest(parsed.diagnostics, first: limit)
  }

  /// A warning at the start of the query, so that it is among the first.
  private static let unchecked = Diagnostic(
    id: DiagnosticID(declaration: "uncheckedQuery"), severity: .warning, range: SourceRange(at: 0),
    message:
      "query longer than \(FoundCount.grouped(QueryDiagnostics.maximumAnalyzedLength)) bytes; only its syntax is checked"
  )

  /// Puts a diagnostic before the others.
  private mutating func note(_ diagnostic: Diagnostic, limit: Int) {
    let others = digest
    digest = DiagnosticDigest(limit: limit)
    digest.add(diagnostic)
    for diagnostic in others.first { digest.add(diagnostic) }
    digest.finish()
    for (severity, count) in others.counts {
      let kept = others.first.count { $0.severity == severity }
      digest.count(severity, times: count - kept)
    }
  }
}

/// A query with its certain fixes applied: what `filterq check --fix` does.
///
/// Each fix removes its diagnostic and causes no other, so this ends, and a fixed query has nothing left to fix.
package struct FixedQuery {
  package private(set) var text: SourceText
  /// How many fixes were applied.
  package private(set) var count = 0

  /// Fixes per query: each costs an analysis of the whole query.
  private static let maximumCount = 100

  package init(_ source: SourceText, vocabulary: Vocabulary) {
    text = source
    while count < Self.maximumCount {
      let query = AnalyzedQuery(ParsedQuery(parsing: text), vocabulary: vocabulary)
      guard let fixed = Self.nextFix(of: query)?.applied(to: text), fixed != text else { return }
      text = fixed
      count += 1
    }
  }

  private static func nextFix(of query: AnalyzedQuery) -> Fix? {
    for diagnostic in query.diagnostics {
      if let fix = diagnostic.fixes.first(where: { query.isCertain($0, of: diagnostic) }) { return fix }
    }
    return nil
  }
}
