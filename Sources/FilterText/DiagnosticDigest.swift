/// The first diagnostics of a text, in the order of the text, and how many there are of each severity.
///
/// Diagnostics may come in any order; no more than twice as many as are kept are held.
package struct DiagnosticDigest: Hashable, Sendable {
  /// How many are kept.
  private let limit: Int
  /// The first ones, once ``finish()`` was called. Those at one place stay in the order in which they came.
  package private(set) var first: [Diagnostic] = []
  private var errors = 0
  private var warnings = 0
  private var notes = 0
  private var hints = 0
  /// None from here on belongs to the first.
  private var bound = Int.max

  /// A digest of none, that will keep so many.
  package init(limit: Int) {
    self.limit = max(0, limit)
    if limit <= 0 { bound = 0 }
  }

  /// The digest of some, finished.
  package init(_ diagnostics: [Diagnostic], first limit: Int) {
    self.init(limit: limit)
    for diagnostic in diagnostics { add(diagnostic) }
    finish()
  }

  /// How many there are.
  package var total: Int { errors + warnings + notes + hints }

  /// How many there are of each severity, kept or not.
  package var counts: [Severity: Int] { [.error: errors, .warning: warnings, .information: notes, .hint: hints] }

  /// Whether a diagnostic that starts at an offset may be one of the first.
  package func keeps(at offset: Int) -> Bool { offset < bound }

  /// Counts some that need not be kept.
  package mutating func count(_ severity: Severity, _ number: Int = 1) {
    switch severity {
    case .error: errors += number
    case .warning: warnings += number
    case .information: notes += number
    case .hint: hints += number
    }
  }

  /// Adds one.
  package mutating func add(_ diagnostic: Diagnostic) {
    count(diagnostic.severity)
    guard keeps(at: diagnostic.range.start) else { return }
    first.append(diagnostic)
    if first.count / 2 > limit { finish() }
  }

  /// Sorts those that are kept and drops the others.
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
