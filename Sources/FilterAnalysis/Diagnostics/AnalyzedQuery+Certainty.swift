import FilterAST
import FilterParser
public import FilterSemantics
public import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// Whether a fix of one of the findings may be applied without asking anybody: the query finds the same after it, or there is
  /// only one thing that can be meant (`t: elf`).
  ///
  /// Parses the mended text, and compares the meaning where the two are written differently.
  public func isCertain(_ fix: Fix, of diagnostic: Diagnostic) -> Bool {
    guard let mended = fix.applied(to: source) else { return false }
    if AnalyzedQuery.hasOneRepair(diagnostic) { return fix == diagnostic.fixes.first }
    let after = ParsedQuery(parsing: mended).query
    guard let before = parsed.query, let after else { return parsed.query == after }
    if before == after || vocabulary.key(of: before) == vocabulary.key(of: after) { return true }
    // What a directive shows is not part of what is found.
    guard SearchRequest(before, in: vocabulary).directives == SearchRequest(after, in: vocabulary).directives else {
      return false
    }
    return before.isEquivalent(to: after, in: vocabulary).isYes
  }

  /// Findings whose first fix is the only reading there is, although what is found changes. Where the vocabulary knows two
  /// (`usd:1,5` is a list or a fraction) neither is certain.
  private static func hasOneRepair(_ diagnostic: Diagnostic) -> Bool {
    if SemanticProblem.allCases.contains(where: { $0.hasOneRepair && $0.id == diagnostic.id }) {
      return diagnostic.fixes.count == 1
    }
    return SyntaxProblem.allCases.contains {
      switch $0 {
      case .spaceAfterOperator, .spaceBeforeOperator, .doubledOperator: $0.id == diagnostic.id
      default: false
      }
    }
  }
}
