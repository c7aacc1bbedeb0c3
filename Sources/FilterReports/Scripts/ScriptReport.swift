import FilterAnalysis
import FilterDocuments
package import FilterLists
import FilterText
import TerminalUI

/// The report of scripts for people, file by file.
///
/// ```text
/// goblins.filterq-test:2:1: failed: t:goblin mv<=3 — goblins that are cheap
///   failed  expect count > 40
///           found 8 cards
/// 1 query, 3 expectations, 1 failed
/// ```
package struct ScriptReport {
  /// Whether met expectations are listed too.
  package let isVerbose: Bool
  package let style: TerminalStyle
  private var queries = 0
  private var expectations = 0
  private var failures = 0
  private var errors = 0

  /// Scalars of a query or an expectation; a longer one is cut.
  private static let maximumTextLength = 300

  package init(isVerbose: Bool, style: TerminalStyle) {
    self.isVerbose = isVerbose
    self.style = style
  }

  /// The lines about a file.
  package mutating func lines(_ outcome: ScriptOutcome) -> [String] {
    queries += outcome.script.entries.count
    expectations += outcome.results.count
    failures += outcome.failureCount
    errors += outcome.errorCount
    var lines: [String] = []
    let script = outcome.script
    var rendering = CaretRendering(lines: script.lines, style: style, prefix: "\(outcome.file):")
    for error in script.errors {
      // A fix is shown in its line.
      let line = script.lines.content(ofLine: script.lines.line(of: error.range.start))
      let source = SourceText(bytes: Array(script.lines.source.bytes[line.start..<line.end]))
      lines += rendering.draw(error.diagnostic.shifted(by: -line.start), in: source, at: error.range)
    }
    var next = 0
    for (index, entry) in script.entries.enumerated() {
      let start = next
      while next < outcome.results.count, outcome.results[next].entry == index { next += 1 }
      lines += self.lines(entry, results: outcome.results[start..<next], of: outcome)
    }
    return lines
  }

  private func lines(
    _ entry: QueryScript.Entry, results: ArraySlice<ScriptOutcome.Result>, of outcome: ScriptOutcome
  ) -> [String] {
    let failed = results.contains { $0.failure != nil }
    // A query whose expectations cannot be read has neither passed nor failed.
    if results.isEmpty || !failed && !isVerbose { return [] }
    let script = outcome.script
    let position = script.lines.position(of: script.start(of: entry), in: .utf32)
    let location = style.bold(CharacterWidth.visible("\(outcome.file):\(position):"))
    let title = entry.title.map { style.dim(" — " + shown($0)) } ?? ""
    var lines = ["\(location) \(verdict(failed)): \(shown(script.text(entry.range)))\(title)"]
    for result in results where result.failure != nil || isVerbose {
      lines.append("  \(verdict(result.failure != nil))  \(shown(result.text))")
      if let failure = result.failure { lines.append("          \(CharacterWidth.visible(failure))") }
    }
    return lines
  }

  /// `12 queries, 31 expectations, 2 failed`
  package var summary: String {
    let text = ScriptOutcome.summary(
      queries: queries, expectations: expectations, failures: failures, errors: errors)
    return failures + errors > 0 ? style.bold(style.red(text)) : style.bold(style.green(text))
  }

  private func verdict(_ failed: Bool) -> String { failed ? style.red("failed") : style.green("passed") }

  private func shown(_ text: String) -> String {
    CharacterWidth.visible(ShortText.cut(text, to: Self.maximumTextLength))
  }
}
