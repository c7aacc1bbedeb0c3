import FilterParser
public import FilterText

extension AnalyzedQuery {
  /// Everything there is to say about the query, in the order of the text: findings of the syntax, of the terms and of the
  /// logic, each with the fixes that were tried out and help.
  ///
  /// Made at each call. A query without a finding costs little more than reading its terms; with findings, each fix is one more
  /// analysis, for texts of up to 4,096 bytes and the first 32 fixes. Beyond, only the fixes of the syntax are offered.
  public var diagnostics: [Diagnostic] {
    let findings = diagnosticsWithoutTrial
    if findings.isEmpty { return [] }
    return FixTrial(of: self, findings).diagnostics
  }

  /// The findings with fixes as they are proposed.
  var diagnosticsWithoutTrial: [Diagnostic] {
    var findings = parsed.diagnostics.map { SyntaxRepairs.added(to: $0, of: self) }
    findings += TermDiagnostics.of(self)
    findings += DirectiveDiagnostics.of(self)
    findings += WholeQueryDiagnostics.of(self)
    findings += RegexDiagnostics.of(self)
    findings += LogicDiagnostics.of(self)
    if findings.count < 2 { return findings }
    let sorted = findings.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return sorted.map { $0.element }
  }
}
