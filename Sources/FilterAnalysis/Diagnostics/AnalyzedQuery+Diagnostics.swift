import FilterAST
import FilterParser
public import FilterSemantics
public import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// All diagnostics of the query (syntax, terms and logic) in the order of the text, with fixes that were checked to
  /// help.
  ///
  /// Computed at each call. A query without diagnostics costs little more than reading its terms; otherwise each fix
  /// costs one more analysis. Fixes are offered for texts of up to 4,096 bytes, for the first 32 only.
  public var diagnostics: [Diagnostic] {
    let isShort = source.length <= FixTrial.maximumLength
    let found = uncheckedDiagnostics(FixBudget(isShort ? FixTrial.maximumTrials : 0))
    if found.isEmpty { return documentErrors }
    let checked = FixTrial(of: self, found).diagnostics
    if documentErrors.isEmpty { return checked }
    return (documentErrors + checked).sorted { $0.range.start < $1.range.start }
  }

  /// The errors of what is missing beside the query: the values of its parameters, and what its document says. Unlike
  /// others they refuse the query wherever it is read.
  package var inputErrors: [Diagnostic] { ParameterDiagnostics.unset(self) + documentErrors }

  /// The diagnostics with unchecked fixes, as many as the budget allows.
  func uncheckedDiagnostics(_ budget: FixBudget) -> [Diagnostic] {
    var found = ordinaryDiagnostics(budget)
    if let rewrite = ForeignText.rewrite(of: self) {
      found = diagnostics(found, with: [rewrite], budget: budget)
    } else if let rewrite = ListSyntax.rewrite(of: self) {
      found = diagnostics(found, with: [rewrite], budget: budget)
    } else {
      let rewrites = ForeignSyntax.rewrites(of: self)
      if !rewrites.isEmpty {
        found = diagnostics(found, with: rewrites, budget: budget)
      } else if budget.isOpen {
        found = correctingAll(found)
      }
    }
    found = refusingForeignSyntax(found)
    if found.count < 2 { return found }
    let sorted = found.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return sorted.map { $0.element }
  }

  /// The diagnostics with errors for the warnings about operators and connectives of other languages: over lists what is not
  /// understood refuses a query, instead of finding something else or nothing. Signs that a text may have are warnings.
  private func refusingForeignSyntax(_ found: [Diagnostic]) -> [Diagnostic] {
    if !vocabulary.isOfLists { return found }
    return found.map { diagnostic in
      guard diagnostic.severity == .warning, Self.foreignKinds.contains(diagnostic.id),
        !isMarkBetweenWords(diagnostic.range)
      else { return diagnostic }
      return Diagnostic(
        id: diagnostic.id, severity: .error, range: diagnostic.range, message: diagnostic.message,
        related: diagnostic.related, fixes: diagnostic.fixes)
    }
  }

  private static let foreignKinds: Set<DiagnosticID> = [
    SemanticDiagnosticKind.foreignConnective.id, SemanticDiagnosticKind.foreignOperator.id,
    SemanticDiagnosticKind.strayOperator.id,
  ]

  /// Whether a range is `&` or `|` between words, which may be a text: `salt & pepper`.
  private func isMarkBetweenWords(_ range: SourceRange) -> Bool {
    guard let index = leaves.firstIndex(where: { $0.range == range }), ["&", "|", "&&", "||"].contains(source[range])
    else { return false }
    return leaves[max(0, index - 1)...min(leaves.count - 1, index + 1)].allSatisfy { $0.field == nil }
  }

  /// The diagnostics of the query as it is read, in no order.
  func ordinaryDiagnostics(_ budget: FixBudget) -> [Diagnostic] {
    var found = parsed.diagnostics.filter { !MisreadWords.explains($0, in: self) }
    if budget.isOpen { found = found.map { SyntaxFixes.added(to: $0, of: self) } }
    found += TermDiagnostics.of(self, budget: budget)
    found += DirectiveDiagnostics.of(self, budget: budget)
    found += WholeQueryDiagnostics.of(self, budget: budget)
    found += RegexDiagnostics.of(self)
    found += NumberLists.of(self, budget: budget)
    found += LogicDiagnostics.of(self, budget: budget)
    ParameterDiagnostics.add(to: &found, of: self)
    for leaf in leaves {
      guard case .element(let element)? = leaf.condition, !element.query.source.isEmpty else { continue }
      found += element.query.uncheckedDiagnostics(budget).map { $0.shifted(by: leaf.value.start) }
    }
    return found
  }
}

/// Offers a fix only if applying it removes its diagnostic and adds none.
///
/// Changing one term may affect any other (a hint may become a contradiction), so each fix is applied and the result
/// analyzed.
struct FixTrial {
  /// The diagnostics with the fixes that passed.
  let diagnostics: [Diagnostic]

  static let maximumLength = 4_096
  static let maximumTrials = 32

  init(of query: AnalyzedQuery, _ found: [Diagnostic]) {
    let counts = FixTrial.counts(found)
    let isShort = query.source.length <= FixTrial.maximumLength
    var trials = 0
    diagnostics = found.map { diagnostic -> Diagnostic in
      if diagnostic.fixes.isEmpty { return diagnostic }
      var fixes: [Fix] = []
      for fix in diagnostic.fixes where !fixes.contains(where: { $0.edits == fix.edits }) {
        trials += 1
        // Fixes that are not checked are not offered.
        guard isShort, trials <= FixTrial.maximumTrials, let fixed = fix.applied(to: query.source),
          fixed != query.source
        else { continue }
        let after = AnalyzedQuery(query.vocabulary.parse(fixed), vocabulary: query.vocabulary).uncheckedDiagnostics(
          FixBudget(0))
        if FixTrial.helps(diagnostic.id, before: counts, after: FixTrial.counts(after)) { fixes.append(fix) }
      }
      return Diagnostic(
        id: diagnostic.id, severity: diagnostic.severity, range: diagnostic.range,
        message: DidYouMean.message(of: diagnostic, offering: fixes.first), related: diagnostic.related, fixes: fixes)
    }
  }

  private static func helps(_ id: DiagnosticID, before: [DiagnosticID: Int], after: [DiagnosticID: Int]) -> Bool {
    if (after[id] ?? 0) >= (before[id] ?? 0) { return false }
    return after.allSatisfy { $0.value <= (before[$0.key] ?? 0) }
  }

  private static func counts(_ diagnostics: [Diagnostic]) -> [DiagnosticID: Int] {
    var counts: [DiagnosticID: Int] = [:]
    for diagnostic in diagnostics { counts[diagnostic.id, default: 0] += 1 }
    return counts
  }
}
