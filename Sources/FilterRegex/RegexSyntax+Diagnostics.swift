public import FilterText

extension RegexSyntax {
  /// What is wrong with the pattern, in the order of the text, each with its repairs. Empty for a sound pattern, the empty
  /// one included.
  ///
  /// Ranges and edits are offsets of the pattern (UTF-8 bytes); whoever embeds it shifts them. A fix never brings a slash
  /// that would end the pattern. It is offered only where trying it out shows that it removes its finding and makes no new
  /// one, with the same `limits`: for the first ``mendedFindings`` of a pattern of at most ``longestMended`` bytes.
  ///
  /// - Parameter limits: Where given, exceeding one is an error too, reported where it is first exceeded.
  public func diagnostics(limits: RegexLimits? = nil) -> [Diagnostic] {
    let found = findings(limits: limits)
    let trial = RegexFixTrial(of: self, limits: limits, findings: found)
    var result: [Diagnostic] = []
    result.reserveCapacity(found.count)
    for finding in found {
      let problem = finding.problem
      let isMended = result.count < RegexSyntax.mendedFindings && source.length <= RegexSyntax.longestMended
      let fixes =
        isMended ? RegexFixes(syntax: self, finding: finding).candidates.filter { trial.passes($0, problem) } : []
      result.append(
        Diagnostic(
          id: problem.id, severity: problem.severity, range: finding.range,
          message: problem.message(about: source[finding.range], limits: limits), fixes: fixes))
    }
    return result
  }

  /// How many findings of a pattern carry fixes. Each is tried out, which costs as much as reading the pattern again.
  public static let mendedFindings = 16

  /// How many bytes a pattern with fixes may have: as many as a whole query may have characters.
  public static let longestMended = 1_000
}
