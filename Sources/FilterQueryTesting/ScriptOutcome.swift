package import FilterReports
package import FilterText
import TerminalUI

/// What became of a file of queries with expectations.
package struct ScriptOutcome: Sendable {
  /// An expectation that was held against its query.
  package struct Trial: Hashable, Sendable {
    /// The place of the query among the entries of the script.
    package let entry: Int
    /// Where the expectation stands; where nothing is expected of a query, the query.
    package let range: SourceRange
    /// What is expected, as it is written: `expect count > 40`.
    package let text: String
    /// What is instead; nil where the query is as expected.
    package let failure: String?
    /// How long it took. The first one of a query reads and runs it.
    package let duration: Duration
  }

  /// The name of the file; `<stdin>` for standard input.
  package let file: String
  /// The script; of a file that cannot be read an empty one.
  package let script: QueryScript
  /// Each expectation, in the order of the text.
  package var trials: [Trial] = []
  /// Why the file cannot be read; nil where it can.
  package var obstacle: String?

  /// How many expectations are not met.
  package var failureCount: Int { trials.count { $0.failure != nil } }
  /// How many mistakes are in the way of the rest.
  package var mistakeCount: Int { script.mistakes.count + (obstacle == nil ? 0 : 1) }

  /// Holds the expectations of a script against its queries.
  ///
  /// - Parameter measure: Does something and tells how long it took.
  package init(
    _ script: QueryScript, file: String, world: QueryEnvironment, isStrict: Bool, includesExtras: Bool,
    measure: (() -> Void) -> Duration
  ) {
    self.file = file
    self.script = script
    for (index, entry) in script.entries.enumerated() {
      var trial = QueryTrial(
        TriedQuery(
          source: script.source(of: entry), world: world, isStrict: isStrict, includesExtras: includesExtras))
      var wanted = entry.expectations.map { ($0.expectation, $0.range, script.text($0.range)) }
      if !entry.hasExpectations { wanted = [(.noErrors, entry.range, "expect no errors")] }
      for (expectation, range, text) in wanted {
        var failure: String?
        let duration = measure { failure = trial.failure(of: expectation) }
        trials.append(Trial(entry: index, range: range, text: text, failure: failure, duration: duration))
      }
    }
  }

  /// A file that cannot be read.
  package init(file: String, obstacle: String) {
    self.file = file
    self.script = QueryScript(SourceText(bytes: []))
    self.obstacle = obstacle
  }
}
