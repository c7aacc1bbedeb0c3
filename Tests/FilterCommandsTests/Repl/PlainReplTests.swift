import DataStreams
import FilterCompletion
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// The REPL without a line editor: its output, messages and exit status.
@Suite struct PlainReplTests {
  /// The results and messages of a session.
  private func session(
    _ input: String, typed: Bool = false, shown: Bool = false, errors: Bool = false,
    history: CompletionHistory = .empty,
    forget: @escaping (String) -> String? = { _ in nil }
  ) -> RunResult {
    let (output, messages) = (Collector(), Collector())
    var console = Console(
      input: LineReader(bytes: Array(input.utf8)), output: OutputBuffer { output.bytes += $0 },
      errors: OutputBuffer { messages.bytes += $0 }, outputIsTerminal: shown, inputIsTerminal: typed,
      errorsIsTerminal: errors, environment: ["NO_COLOR": "1"])
    var repl = PlainRepl(
      environment: QueryEnvironment.make(.sample, history: history), options: ReplOptions(), forget: forget)
    let status = repl.run(on: &console)
    console.output.flush()
    console.errors.flush()
    return RunResult(
      status: status.rawValue, output: output.bytes, errors: String(decoding: messages.bytes, as: UTF8.self))
  }

  @Test func promptsAppearAtTerminalsOnly() {
    #expect(session(":print a\n") == RunResult(printing: "a\n"))
    #expect(session(":print a\n", shown: true) == RunResult(printing: "a\n"))
    #expect(session(":print a\n", errors: true) == RunResult(printing: "a\n"))
    // Results go to a file: the prompt must not.
    #expect(
      session(":print a\n", typed: true, errors: true)
        == RunResult(status: 0, output: Array("a\n".utf8), errors: "filterq> filterq> "))
    #expect(session(":print a\n", typed: true) == RunResult(printing: "a\n"))
    #expect(
      session(":print a\n", typed: true, shown: true).output
        == "filterq. Type a query; :help for help, Ctrl-D to quit\nfilterq> a\nfilterq> \n")
  }

  @Test func statuses() {
    let rows: [(String, Int32)] = [
      ("", 0), ("t:elf\n", 0), ("t:elf t:goblin\n", 0), ("foo:bar\n", 2), ("t:elf\nexpect count = 7\n", 0),
      ("t:elf\nexpect count = 8\n", 1), ("t:elf\nexpect count = 8\nexpect count = 7\n", 1), (":x\n", 2),
      ("t:elf\n:x\nexpect count = 8\n", 2), ("t:elf\nexpect count = 8\n:x\n", 2), (":load /no/such/file\n", 2),
      (":set foo\n", 2), (":help foo\n", 2), ("expect x\n", 2), ("t:elf\nexpect count = 8\n:quit\n:x\n", 1),
      (":x\n:quit\n", 2), (":forget t:elf\n", 2), (":clear\n", 0), (":set rows 3\n", 0),
    ]
    for (input, status) in rows {
      #expect(session(input).status == status, "\(input)")
    }
  }

  @Test func forgetting() {
    let history = CompletionHistory.empty.recording(use: "t:elf", at: 5, vocabulary: .scryfall)
    let output = Collector()
    let result = session(":history\n:forget t:elf\n:history\n", history: history) {
      output.bytes += Array($0.utf8)
      return "a notice"
    }
    #expect(result.output == "t:elf\nremoved: t:elf\nthe history is empty\n")
    #expect(result.errors == "filterq: a notice\n")
    #expect(result.status == 0)
    #expect(String(decoding: output.bytes, as: UTF8.self) == "t:elf")
  }

  @Test func aLastLineWithoutAnEnd() {
    #expect(session(":print a").output == "a\n")
    #expect(session(":print a\r\n:print b").output == "a\nb\n")
  }

  /// An indented line is a separate input, not a continuation.
  @Test func eachLineIsOneInput() {
    #expect(session(":print a\n  :print b\n").output == "a\nb\n")
    #expect(session("t:elf t:druid\n  t:goblin t:pirate\n").output.contains("Goblin Pirate cards"))
  }

  @Test func groupedNumbers() {
    let rows: [(Int, String)] = [
      (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (30_563, "30,563"), (1_234_567, "1,234,567"),
      (-1_234, "-1,234"),
      (-100, "-100"),
    ]
    for (number, text) in rows {
      #expect(Counted.grouped(number) == text, "\(number)")
    }
  }

  @Test func countedThings() {
    #expect(Counted.of(1, "card") == "1 card")
    #expect(Counted.of(0, "card") == "0 cards")
    #expect(Counted.of(12_000, "printing") == "12,000 printings")
    #expect("é".filled(to: 3) == "é  ")
    #expect("abc".filled(to: 2) == "abc")
    #expect("é".rightAligned(to: 3) == "  é")
    #expect("abc".rightAligned(to: 2) == "abc")
  }

  /// `filterq search` at a terminal highlights matches in the same table.
  @Test func searchHasTheSameTable() {
    let lines = run("search", "t:goblin t:pirate", terminal: true).lines
    #expect(
      lines == [
        "\u{1B}[1mName\u{1B}[m                \u{1B}[1mCost\u{1B}[m  \u{1B}[1mType\u{1B}[m                           "
          + "\u{1B}[1mSet\u{1B}[m  \u{1B}[1mRarity\u{1B}[m",
        "Kelp-Rope Saboteur  {R}   Creature — \u{1B}[1;4mGoblin\u{1B}[m \u{1B}[1;4mPirate\u{1B}[m  1/1  tid  common",
        "\u{1B}[2m1 card\u{1B}[m",
      ])
    let plain = run(
      "search", "t:goblin t:pirate", terminal: true, environment: ["NO_COLOR": "1", "XDG_DATA_HOME": "/no/such/folder"])
    #expect(plain.lines == lines.map { TestText.plain($0).replacing("\u{1B}[m", with: "") })
  }
}
