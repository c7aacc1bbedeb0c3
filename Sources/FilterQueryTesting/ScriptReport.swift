package import FilterReports
import FilterText
import TerminalUI

/// Tells people what became of scripts, file by file.
///
/// ```text
/// goblins.filterq-test:2:1: failed: t:goblin mv<=3 — goblins that are cheap
///   failed  expect count > 40
///           it finds 8 cards
/// 1 query, 3 expectations, 1 failed
/// ```
package struct ScriptReport {
  /// Whether what is as expected is listed too.
  package let isVerbose: Bool
  package let style: TerminalStyle
  private var queries = 0
  private var expectations = 0
  private var failures = 0
  private var mistakes = 0

  /// Columns of a query or an expectation; what is longer is cut.
  private static let longestText = 300

  package init(isVerbose: Bool, style: TerminalStyle) {
    self.isVerbose = isVerbose
    self.style = style
  }

  /// The lines about a file.
  package mutating func lines(_ outcome: ScriptOutcome) -> [String] {
    queries += outcome.script.entries.count
    expectations += outcome.trials.count
    failures += outcome.failureCount
    mistakes += outcome.mistakeCount
    var lines: [String] = []
    let script = outcome.script
    var rendering = CaretRendering(lines: script.lines, style: style, prefix: "\(outcome.file):")
    for mistake in script.mistakes {
      let diagnostic = Diagnostic(
        id: mistake.problem.id, severity: .error, range: mistake.range, message: mistake.message)
      lines += rendering.draw(diagnostic, in: script.lines.source)
    }
    var next = 0
    for (index, entry) in script.entries.enumerated() {
      let start = next
      while next < outcome.trials.count, outcome.trials[next].entry == index { next += 1 }
      lines += self.lines(entry, outcome.trials[start..<next], of: outcome)
    }
    return lines
  }

  private func lines(
    _ entry: QueryScript.Entry, _ trials: ArraySlice<ScriptOutcome.Trial>, of outcome: ScriptOutcome
  ) -> [String] {
    let failed = trials.contains { $0.failure != nil }
    // Of a query whose expectations cannot be read nothing is known.
    if trials.isEmpty || !failed && !isVerbose { return [] }
    let script = outcome.script
    let position = script.lines.position(of: script.start(of: entry), in: .utf32)
    let place = style.bold(CharacterWidth.visible("\(outcome.file):\(position):"))
    let title = entry.title.map { style.dim(" — " + shown($0)) } ?? ""
    var lines = ["\(place) \(verdict(failed)): \(shown(script.text(entry.range)))\(title)"]
    for trial in trials where trial.failure != nil || isVerbose {
      lines.append("  \(verdict(trial.failure != nil))  \(shown(trial.text))")
      if let failure = trial.failure { lines.append("          \(CharacterWidth.visible(failure))") }
    }
    return lines
  }

  /// `12 queries, 31 expectations, 2 failed`
  package var summary: String {
    var text = counted(queries, "query", "queries") + ", " + counted(expectations, "expectation", "expectations")
    text += ", \(failures) failed"
    if mistakes > 0 { text += ", " + counted(mistakes, "mistake", "mistakes") }
    return failures + mistakes > 0 ? style.bold(style.red(text)) : style.bold(style.green(text))
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }

  private func verdict(_ failed: Bool) -> String { failed ? style.red("failed") : style.green("passed") }

  private func shown(_ text: String) -> String { CharacterWidth.visible(ScriptText.cut(text, to: Self.longestText)) }
}
