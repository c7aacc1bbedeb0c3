import FilterReports
import FilterText
import TerminalUI

/// What became of scripts, in the XML that build servers read (JUnit's): a suite a file, a case an expectation.
package struct JUnitReport {
  package let outcomes: [ScriptOutcome]

  package init(outcomes: [ScriptOutcome]) {
    self.outcomes = outcomes
  }

  /// Scalars of a query or an expectation in a name; what is longer is cut.
  private static let longestName = 200

  /// The document.
  package var text: String {
    var xml = XMLText()
    let suites = outcomes.map { Suite($0) }
    var attributes = [("name", "filterq test")]
    attributes += counts(
      tests: suites.reduce(0) { $0 + $1.tests }, failures: suites.reduce(0) { $0 + $1.failures },
      errors: suites.reduce(0) { $0 + $1.errors }, suites.reduce(.zero) { $0 + $1.duration })
    xml.element("testsuites", attributes) { xml in
      for suite in suites { write(suite, to: &xml) }
    }
    return xml.text
  }

  private struct Suite {
    let outcome: ScriptOutcome
    var tests: Int { outcome.trials.count + errors }
    var failures: Int { outcome.failureCount }
    var errors: Int { outcome.mistakeCount }
    var duration: Duration { outcome.trials.reduce(.zero) { $0 + $1.duration } }

    init(_ outcome: ScriptOutcome) {
      self.outcome = outcome
    }
  }

  private func write(_ suite: Suite, to xml: inout XMLText) {
    let outcome = suite.outcome
    let script = outcome.script
    var names = CaseNames()
    let attributes =
      [("name", outcome.file)]
      + counts(tests: suite.tests, failures: suite.failures, errors: suite.errors, suite.duration)
    xml.element("testsuite", attributes) { xml in
      if let obstacle = outcome.obstacle {
        let attributes = [("classname", outcome.file), ("name", outcome.file), ("time", seconds(.zero))]
        xml.element("testcase", attributes) { xml in
          xml.element("error", [("message", obstacle), ("type", "unreadable-file")]) { $0.line(obstacle) }
        }
      }
      for trial in outcome.trials {
        let entry = script.entries[trial.entry]
        let start = trial.range == entry.range ? script.start(of: entry) : trial.range.start
        let name = names.name(name(of: entry, trial.text, in: script))
        xml.element("testcase", testcase(outcome, name, line: script.lines.line(of: start), trial.duration)) { xml in
          guard let failure = trial.failure else { return }
          xml.element("failure", [("message", failure), ("type", "expectation")]) { xml in
            xml.line("\(outcome.file):\(script.lines.position(of: start, in: .utf32))")
            xml.line(ScriptText.cut(script.text(entry.range), to: 2_000))
            xml.line(ScriptText.cut(trial.text, to: 2_000))
            xml.line(failure)
          }
        }
      }
      for mistake in script.mistakes {
        let entry = mistake.entry.map { script.entries[$0] }
        let name = names.name(name(of: entry, script.text(mistake.expectation), in: script))
        let line = script.lines.line(of: mistake.range.start)
        xml.element("testcase", testcase(outcome, name, line: line, .zero)) { xml in
          xml.element("error", [("message", mistake.message), ("type", mistake.problem.id.name)]) { xml in
            xml.line("\(outcome.file):\(script.lines.position(of: mistake.range.start, in: .utf32))")
            xml.line(ScriptText.cut(script.text(mistake.expectation), to: 2_000))
            xml.line(mistake.message)
          }
        }
      }
    }
  }

  private func name(of entry: QueryScript.Entry?, _ expectation: String, in script: QueryScript) -> String {
    let expectation = ScriptText.cut(expectation, to: Self.longestName)
    guard let entry else { return expectation }
    return ScriptText.cut(entry.title ?? script.text(entry.range), to: Self.longestName) + ": " + expectation
  }

  private func testcase(
    _ outcome: ScriptOutcome, _ name: String, line: Int, _ duration: Duration
  ) -> [(String, String)] {
    [
      ("classname", outcome.file), ("name", name), ("file", outcome.file), ("line", "\(line + 1)"),
      ("time", seconds(duration)),
    ]
  }

  private func counts(tests: Int, failures: Int, errors: Int, _ duration: Duration) -> [(String, String)] {
    [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)"), ("time", seconds(duration))]
  }

  /// Seconds with three digits behind the point: `0.012`.
  private func seconds(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    let rest = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}

/// Names that tell cases apart: build servers take two of one name for one.
private struct CaseNames {
  private var uses: [String: Int] = [:]

  mutating func name(_ wish: String) -> String {
    uses[wish, default: 0] += 1
    guard let count = uses[wish], count > 1 else { return wish }
    return name("\(wish) (\(count))")
  }
}
