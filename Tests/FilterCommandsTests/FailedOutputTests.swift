import Foundation
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import TerminalUI

/// Results that cannot be written are never lost in silence.
@Suite struct FailedOutputTests {
  private static let document = "T:elf   (c:g)\nt: or\n"

  /// A command line of each subcommand that prints something, and its input.
  private static let commands: [(arguments: [String], input: String)] = [
    (["parse", "t:elf"], ""), (["parse", "--json"], "t:elf\nc:g\n"), (["format"], document),
    (["check"], document), (["check", "--json"], document), (["check", "--fix"], "t: elf\n"),
    (["explain", "t:elf"], ""), (["explain", "--json"], "t:elf\n"), (["simplify", "t:elf t:elf"], ""),
    (["compare", "t:elf", "c:g"], ""), (["complete", "t:el"], ""), (["complete", "--json", "--stdin"], "t:el|\n"),
    (["search", "t:elf"], ""),
    (["search", "--json", "t:elf"], ""), (["search", "--count", "t:elf"], ""), (["test", "-"], "t:elf\n"),
    (["test", "--junit", "-", "-"], "t:elf\n"), (["cards", "show"], ""), (["items", "prepare", "--help"], ""),
    (["sql", "t:elf"], ""), (["sql", "--schema"], ""), (["sql", "--explain", "t:elf"], ""),
    (["catalogs", "list", "--catalogs", "/there/is/no/store"], ""), (["vocabulary"], ""),
    (["vocabulary", "power"], ""), (["repl", "--plain"], "t:elf\n"), (["--help"], ""), (["--version"], ""),
    (["completions", "bash"], ""),
  ]

  /// Runs a command line whose output fails after `room` bytes.
  private func run(_ arguments: [String], input: String, room: Int = 0, _ failure: OutputFailure) -> RunResult {
    let errors = Collector()
    var room = room
    var console = Console(
      input: LineReader(bytes: Array(input.utf8)),
      output: OutputBuffer(capacity: 16) { bytes throws(OutputFailure) in
        room -= bytes.count
        if room < 0 { throw failure }
      }, errors: OutputBuffer { errors.bytes += $0 }, environment: environmentOfTests)
    console.inputIsData = !input.isEmpty
    let status = FilterCommand.run(arguments, on: &console)
    return RunResult(status: status, output: [], errors: String(decoding: errors.bytes, as: UTF8.self))
  }

  @Test func everySubcommandIsTried() {
    // The server writes on its own.
    #expect(Set(HelpTests.subcommands).subtracting(["lsp"]).isSubset(of: Self.commands.map { $0.arguments[0] }))
  }

  @Test func aFullDiskIsReported() {
    for (arguments, input) in TestTier.some(of: Self.commands, every: 4) {
      // Commands without output lose nothing.
      let printed = FilterCommandsTests.run(arguments, bytes: Array(input.utf8)).outputBytes
      if printed.isEmpty { continue }
      for room in [0, printed.count / 2, printed.count - 1] {
        let result = run(arguments, input: input, room: room, .unwritable("No space left on device"))
        #expect(result.status == 2, "\(arguments)")
        #expect(
          result.errors.hasSuffix("filterq: cannot write to standard output: No space left on device\n"),
          "\(arguments): \(result.errors)")
      }
      #expect(
        !run(arguments, input: input, room: printed.count, .unwritable("x")).errors.contains("cannot write"),
        "\(arguments)")
    }
  }

  @Test func aClosedReaderIsNotAnError() {
    for (arguments, input) in TestTier.some(of: Self.commands, every: 4) {
      let bytes = Array(input.utf8)
      let whole = FilterCommandsTests.run(arguments, bytes: bytes)
      if whole.outputBytes.isEmpty { continue }
      let result = run(arguments, input: input, .readerLeft)
      #expect(result.status == 141, "\(arguments)")
      #expect(!result.errors.contains("cannot write"), "\(arguments)")
    }
  }

  /// No input is read to its end for an output that takes nothing.
  @Test(arguments: [
    ["parse"], ["format", "--lines"], ["explain"], ["simplify"], ["complete", "--stdin"], ["repl", "--plain"],
  ])
  func readingEnds(_ arguments: [String]) {
    let lines = Collector()
    var console = Console(
      input: LineReader {
        lines.bytes.append(0)
        return Array("t:elf\n".utf8)
      },
      output: OutputBuffer(capacity: 16) { _ throws(OutputFailure) in throw .unwritable("x") },
      errors: OutputBuffer { _ in }, environment: environmentOfTests)
    #expect(FilterCommand.run(arguments, on: &console) == 2)
    #expect(lines.bytes.count < 20)
  }

  @Test func theFirstFailureIsKeptAndTheRestDropped() {
    let taken = Collector()
    var buffer = OutputBuffer(capacity: 4) { bytes throws(OutputFailure) in
      taken.take(bytes)
      throw .unwritable("\(taken.pieces.count)")
    }
    for _ in 0..<1_000 { buffer.line("text") }
    buffer.flush()
    #expect(buffer.failure == .unwritable("1"))
    #expect(taken.pieces.count == 1)
  }

  @Test func messagesThatCannotBeWrittenChangeNothing() {
    let output = Collector()
    var console = Console(
      input: LineReader(bytes: Array("t: or\n".utf8)), output: OutputBuffer { output.bytes += $0 },
      errors: OutputBuffer { _ throws(OutputFailure) in throw .unwritable("x") }, environment: environmentOfTests)
    #expect(FilterCommand.run(["format"], on: &console) == 1)
    #expect(output.bytes == Array("t: or\n".utf8))
  }

  #if os(macOS) || os(Linux)
    /// The real program in a shell.
    private static func shell(_ script: String) throws -> RunResult {
      try RunResult(of: "/bin/sh", ["-c", "exec </dev/null\n" + script, Program.path ?? ""])
    }

    @Test(
      .enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"),
      .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"),
      arguments: [
        "echo t:elf | \"$0\" format", "\"$0\" parse t:elf", "echo 't:elf or' | \"$0\" check", "\"$0\" search t:elf",
        "\"$0\" vocabulary", "\"$0\" complete t:el", "echo t:elf | \"$0\" repl", "\"$0\" --help", "\"$0\" --version",
      ])
    func aFullDevice(_ command: String) throws {
      #expect(
        try Self.shell(command + " > /dev/full")
          == RunResult(
            status: 2, output: [], errors: "filterq: cannot write to standard output: No space left on device\n"))
    }

    @Test(.enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"))
    func aClosedOutput() throws {
      for command in ["echo t:elf | \"$0\" format >&-", "\"$0\" search t:elf >&-"] {
        #expect(
          try Self.shell(command)
            == RunResult(
              status: 2, output: [], errors: "filterq: cannot write to standard output: Bad file descriptor\n"))
      }
      // A command without output does not need the stream.
      #expect(try Self.shell("echo t:elf | \"$0\" check >&-") == RunResult(printing: ""))
      #expect(try Self.shell("echo 'T:elf or' | \"$0\" format 2>&-").output == "T:elf or\n")
    }

    /// A file that is opened while the output is closed must not get its number, and with it the results.
    @Test(.enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"))
    func aClosedOutputWritesToNoFile() throws {
      try withTemporaryFolder { folder in
        let path = try folder.file("a.filterq", "(a)\n")
        let report = folder.path("report.xml")
        let script = try folder.file("s", "t:elf\n")
        #expect(try Self.shell("\"$0\" test --junit '\(report)' '\(script)' >&- <&-").status == 2)
        #expect(try folder.text("report.xml").hasSuffix("</testsuites>\n"))
        #expect(try Self.shell("\"$0\" format -i '\(path)' >&- 2>&- <&-").status == 0)
        #expect(try folder.text("a.filterq") == "a\n")
      }
    }

    @Test(.enabled(if: Program.path != nil, "the program 'filterq' was not built beside the tests"))
    func aPipeThatEndsEarly() throws {
      let result = try Self.shell(
        "yes t:elf | \"$0\" parse --json | head -1; trap '' PIPE; yes t:elf | \"$0\" parse | head -1")
      #expect(result.errors == "" || !result.errors.contains("filterq"))
      #expect(result.lines.count == 2)
      #expect(
        try Self.shell("trap '' PIPE; { yes t:elf | \"$0\" parse; echo $? >&2; } | head -1").errors.hasSuffix("141\n"))
    }
  #endif
}
