/// The first diagnostics of a text, in the order of the text, and how many there are of each severity.
///
/// Diagnostics may be added in any order. At most twice the limit is held at a time.
package struct DiagnosticDigest: Hashable, Sendable {
  /// How many diagnostics are kept.
  private let limit: Int
  /// The first diagnostics, valid after ``finish()``. Those with the same start keep the order in which they were
  /// added.
  package private(set) var first: [Diagnostic] = []
  private var errors = 0
  private var warnings = 0
  private var notes = 0
  private var hints = 0
  /// Diagnostics that start here or later are not among the first.
  private var bound = Int.max

  /// An empty digest that keeps at most `limit` diagnostics.
  package init(limit: Int) {
    self.limit = max(0, limit)
    if limit <= 0 { bound = 0 }
  }

  /// The finished digest of a list.
  package init(_ diagnostics: [Diagnostic], first limit: Int) {
    self.init(limit: limit)
    for diagnostic in diagnostics { add(diagnostic) }
    finish()
  }

  /// The number of diagnostics, kept or not.
  package var total: Int { errors + warnings + notes + hints }

  /// The number of diagnostics of each severity, kept or not.
  package var counts: [Severity: Int] { [.error: errors, .warning: warnings, .information: notes, .hint: hints] }

  /// This digest with other ones in place of the first diagnostics, of the same number, places and severities.
  package func mapped(_ transform: ([Diagnostic]) -> [Diagnostic]) -> DiagnosticDigest {
    var digest = self
    digest.first = transform(first)
    return digest
  }

  /// Whether a diagnostic that starts at `offset` can be among the first.
  package func keeps(at offset: Int) -> Bool { offset < bound }

  /// Counts diagnostics that are not kept.
  package mutating func count(_ severity: Severity, times number: Int = 1) {
    switch severity {
    case .error: errors += number
    case .warning: warnings += number
    case .information: notes += number
    case .hint: hints += number
    }
  }

  /// Counts a diagnostic and keeps it if it can be among the first.
  package mutating func add(_ diagnostic: Diagnostic) {
    count(diagnostic.severity)
    guard keeps(at: diagnostic.range.start) else { return }
    first.append(diagnostic)
    if first.count / 2 > limit { finish() }
  }

  /// Sorts the diagnostics that are kept and drops the others.
  package mutating func finish() {
    if first.count > 1 {
      let sorted = first.enumerated().sorted {
        ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
      }
      first = sorted.prefix(limit).map { $0.element }
    }
    if first.count == limit, let last = first.last { bound = min(bound, last.range.start) }
  }
}
