import FilterParser
public import FilterText

extension AnalyzedQuery {
  /// stub
  public var diagnostics: [Diagnostic] {
    (parsed.diagnostics + LogicDiagnostics.of(self)).sorted { $0.range.start < $1.range.start }
  }
}
