import FilterDocuments
import FilterText
import ScryfallCards
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLists
@testable import FilterReports

/// Properties of scripts of any bytes.
@Suite struct ScriptLawTests {
  private static func outcome(_ bytes: [UInt8]) -> ScriptOutcome {
    ScriptOutcome(
      QueryScript(SourceText(bytes: bytes)), file: "f\u{1B}", in: .sample, vocabulary: .scryfall,
      measure: { work in
        work()
        return .zero
      })
  }

  private func check(
    _ name: String, cases: Int, seed: UInt64, sourceLocation: SourceLocation = #_sourceLocation,
    law: ([UInt8]) -> String?
  ) {
    let failure = checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: seed),
      generate: { randomScript(&$0) }, shrink: { shorterArrays($0) }, describe: { shown($0) }, law: law)
    #expect(failure == nil, sourceLocation: sourceLocation)
  }

  /// Each expectation is run or reported as an error, and every outcome is in the reports.
  @Test func noLineIsSkipped() {
    check("nothing is passed over", cases: 300, seed: 31) { bytes in
      let outcome = Self.outcome(bytes)
      let script = outcome.script
      let written = script.entries.reduce(0) { $0 + $1.expectations.count }
      let silent = script.entries.count { !$0.hasExpectations }
      // A query with an error that no expectation is about fails by itself.
      let added = outcome.results.count { result in
        let entry = script.entries[result.entry]
        return entry.hasExpectations && entry.range == result.range && result.failure != nil
      }
      if outcome.results.count != written + silent + added {
        return "\(outcome.results.count) of \(written) + \(silent) results"
      }
      if outcome.errorCount != script.errors.count { return "errors are lost" }
      for entry in script.entries where !entry.hasExpectations && !entry.expectations.isEmpty {
        return "an entry denies its expectations"
      }
      var report = ScriptReport(isVerbose: true, style: TerminalStyle(isTerminal: false, environment: [:]))
      let lines = report.lines(outcome)
      let failed = lines.count { $0.hasPrefix("  failed  ") }
      let passed = lines.count { $0.hasPrefix("  passed  ") }
      if failed != outcome.failureCount { return "\(failed) of \(outcome.failureCount) failures are reported" }
      let reported = failed + passed
      return reported == outcome.results.count ? nil : "\(reported) of \(outcome.results.count) are reported"
    }
  }

  /// Queries are independent: a script appended after a blank line gives the same results as alone.
  @Test func scriptsCanBeJoined() {
    check("scripts can be joined", cases: 200, seed: 32) { bytes in
      var random = SeededGenerator(seed: UInt64(bytes.count))
      let other = Array("t:elf\n".utf8) + randomScript(&random)
      let alone = Self.outcome(bytes)
      let second = Self.outcome(other)
      let joined = Self.outcome(bytes + Array("\n\n".utf8) + other)
      let expected = alone.results.map { $0.failure } + second.results.map { $0.failure }
      if joined.results.map({ $0.failure }) != expected { return "the results are \(joined.results)" }
      let errors = alone.script.errors.map { $0.message } + second.script.errors.map { $0.message }
      return joined.script.errors.map { $0.message } == errors ? nil : "errors: \(joined.script.errors)"
    }
  }

  /// No text of a script affects a terminal; colors are those of the report.
  @Test func outputCannotControlATerminal() {
    let style = TerminalStyle(isTerminal: true, environment: [:])
    check("a terminal is not stirred", cases: 200, seed: 33) { bytes in
      var report = ScriptReport(isVerbose: true, style: style)
      let damage: [UInt8] = [0x1B, 0x5B, 0x32, 0x4A, 0x07]
      let lines = report.lines(Self.outcome(bytes + damage + Array(" t:elf\nexpect canonical ".utf8) + damage))
      for line in lines + [report.summary] {
        let plain = TestText.plain(line)
        for scalar in plain.unicodeScalars where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value {
          return "U+\(String(scalar.value, radix: 16)) in \(plain.debugDescription)"
        }
      }
      return nil
    }
  }

  /// Comments and blank lines after an expectation change nothing but the lines that are named.
  @Test func commentsChangeNothing() {
    check("comments change nothing", cases: 200, seed: 34) { bytes in
      let script = Self.outcome(bytes)
      let more = Self.outcome(Array("# a comment\n\n#\n\n".utf8) + bytes + Array("\n\n# another\n".utf8))
      if more.results.map({ $0.failure }) != script.results.map({ $0.failure }) {
        return "other results: \(more.results)"
      }
      if more.script.entries.map({ $0.title }) != script.script.entries.map({ $0.title }) { return "other titles" }
      return more.errorCount == script.errorCount ? nil : "other errors"
    }
  }

  @Test func titles() {
    let rows: [(String, String?)] = [
      ("# a\nt:elf", "a"), ("#a", nil), ("#\nt:elf", nil), ("# a\n\nt:elf", nil), ("## a ##\nt:elf", "a ##"),
      ("# a\n#\n# b\nt:elf", "a b"), ("# a\n  t:elf", "a"), ("t:goblin\n# a\nt:elf", "a"),
      ("# \u{E9}\r\nt:elf", "\u{E9}"),
      ("# a\nexpect no errors\nt:elf", nil),
    ]
    for (text, title) in rows {
      #expect(QueryScript(SourceText(text)).entries.last?.title == title, "\(text)")
    }
  }
}
