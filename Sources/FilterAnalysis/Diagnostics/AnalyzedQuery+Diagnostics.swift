import FilterParser
public import FilterSemantics
public import FilterText

extension AnalyzedQuery {
  /// Everything there is to say about the query, in the order of the text: findings of the syntax, of the terms and of the
  /// logic, each with the fixes that were tried out and help.
  ///
  /// Made at each call. A query without a finding costs little more than reading its terms; with findings, each fix is one more
  /// analysis, for texts of up to 4,096 bytes and the first 32 fixes. Beyond, none are offered, and nobody is asked whether a
  /// word was meant as something else.
  public var diagnostics: [Diagnostic] {
    let isShort = source.length <= FixTrial.longestText
    let findings = findings(FixBudget(isShort ? FixTrial.mostTrials : 0))
    if findings.isEmpty { return [] }
    return FixTrial(of: self, findings).diagnostics
  }

  /// The findings, with fixes as they are proposed for as many of them as the budget allows.
  func findings(_ budget: FixBudget) -> [Diagnostic] {
    var findings = parsed.diagnostics
    if budget.isOpen { findings = findings.map { SyntaxRepairs.added(to: $0, of: self) } }
    findings += TermDiagnostics.of(self, budget)
    findings += DirectiveDiagnostics.of(self, budget)
    findings += WholeQueryDiagnostics.of(self, budget)
    findings += RegexDiagnostics.of(self)
    findings += LogicDiagnostics.of(self, budget)
    if findings.count < 2 { return findings }
    let sorted = findings.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return sorted.map { $0.element }
  }
}

/// How many findings may still get fixes. Working one out takes time in proportion to the query, so not every finding of a long
/// text can have some.
final class FixBudget {
  private var left: Int

  init(_ count: Int) {
    left = count
  }

  /// Whether fixes are worked out at all.
  var isOpen: Bool { left > 0 }

  /// Takes one out, if there is one.
  func spend() -> Bool {
    if left == 0 { return false }
    left -= 1
    return true
  }
}
