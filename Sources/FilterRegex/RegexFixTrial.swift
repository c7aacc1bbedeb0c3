import FilterText

/// Tries a fix out: it must remove its finding, make no new one, and leave the slashes of the pattern harmless.
///
/// In a pattern anything may change the meaning of anything else (a bracket more, and the rest is a class), so whether a
/// repair repairs is not argued but seen.
struct RegexFixTrial {
  private let source: SourceText
  private let limits: RegexLimits?
  private let before: [RegexProblem: Int]
  private let slashesBefore: Slashes

  init(of syntax: RegexSyntax, limits: RegexLimits?, findings: [RegexFinding]) {
    self.source = syntax.source
    self.limits = limits
    self.before = RegexFixTrial.counts(findings)
    self.slashesBefore = Slashes(in: syntax.source)
  }

  /// Whether a fix of a finding of this kind keeps its promise.
  func passes(_ fix: Fix, _ problem: RegexProblem) -> Bool {
    for edit in fix.edits where Slashes(in: SourceText(edit.replacement)).bare > 0 { return false }
    guard let mended = fix.applied(to: source) else { return false }
    let slashes = Slashes(in: mended)
    if slashes.bare > slashesBefore.bare || slashes.isOpen && !slashesBefore.isOpen { return false }
    let after = RegexFixTrial.counts(RegexSyntax(parsing: mended).findings(limits: limits))
    for (found, count) in after where count > (before[found] ?? 0) - (found == problem ? 1 : 0) { return false }
    return true
  }

  private static func counts(_ findings: [RegexFinding]) -> [RegexProblem: Int] {
    var counts: [RegexProblem: Int] = [:]
    for finding in findings { counts[finding.problem, default: 0] += 1 }
    return counts
  }

  /// The slashes of a text that no backslash protects, and whether a slash behind the text would be protected: both decide
  /// where the pattern ends within a query.
  private struct Slashes {
    var bare = 0
    var isOpen = false

    init(in source: SourceText) {
      for byte in source.bytes {
        if byte == UInt8(ascii: "/"), !isOpen { bare += 1 }
        isOpen = byte == UInt8(ascii: "\\") && !isOpen
      }
    }
  }
}
