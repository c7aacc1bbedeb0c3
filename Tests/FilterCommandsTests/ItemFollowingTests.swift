import FilterCommands
import FilterReports
import Foundation
import Testing
import _FilterTestSupport

/// Files that grow, and streams that are interrupted. No test waits: each wait of the search makes the next change.
@Suite struct ItemFollowingTests {
  /// The output of a search for changes made while it waits. After the last one, Ctrl-C is sent.
  private final class Session {
    let output = Collector()
    let errors = Collector()
    private var steps: [() throws -> Void]
    private(set) var isEnded = false
    /// The output before each change, since the previous one.
    private(set) var printed: [String] = []

    init(_ steps: [() throws -> Void]) { self.steps = steps }

    func wait() {
      printed.append(String(decoding: output.pieces.joined(), as: UTF8.self))
      output.pieces = []
      if steps.isEmpty {
        isEnded = true
        return
      }
      do { try steps.removeFirst()() } catch { Issue.record(error) }
    }

    func run(_ arguments: [String], input: LineReader = LineReader(bytes: []), terminal: Bool = false) -> RunResult {
      var console = Console(
        input: input, output: OutputBuffer { self.output.take($0) }, errors: OutputBuffer { self.errors.take($0) },
        outputIsTerminal: terminal, environment: environmentOfTests,
        interruption: Interruption(isRequested: { self.isEnded }, wait: { self.wait() }))
      let status = FilterCommand.run(arguments, on: &console)
      return RunResult(
        status: status, output: output.bytes, errors: String(decoding: errors.bytes, as: UTF8.self))
    }
  }

  private static func line(_ level: String, _ number: Int) -> String { "{\"level\":\"\(level)\",\"n\":\(number)}\n" }

  private static func nothing() {}

  private func append(_ text: String, to path: String) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  @Test func recordsArePrintedAsTheyArrive() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.log", Self.line("info", 1) + Self.line("error", 2))
      let session = Session([
        { try append(Self.line("warn", 3) + Self.line("info", 4), to: path) },
        { try append("{\"level\":\"er", to: path) },
        { try append("ror\",\"n\":5}\n", to: path) },
      ])
      let result = session.run(["search", "--follow", path, "level>=warn"])
      #expect(session.printed == [Self.line("error", 2), Self.line("warn", 3), "", Self.line("error", 5)])
      #expect(result.status == 130)
    }
  }

  /// A line of text is printed at once, and the last record of a log once it has not grown for a while.
  @Test func linesOfTextArePrintedAsTheyArrive() throws {
    try withTemporaryFolder { folder in
      let entry = "2026-11-20 03:23:30 ERROR app: "
      let path = try folder.file("app.log", "\(entry)one\n\(entry)two\n")
      let session = Session([
        { try append("  at two\n\(entry)three\n", to: path) }, { try append("\(entry)fo", to: path) },
        { try append("ur\n", to: path) },
      ])
      let result = session.run(["search", "--follow", path, "level:error"])
      #expect(
        session.printed == [
          "\(entry)one\n\(entry)two\n", "\(entry)three\n", "", "\(entry)four\n",
        ])
      #expect(result.status == 130)
      let plain = try folder.file("notes.txt", "alpha\nbravo\n")
      let lines = Session([{ try append("alpha 2\nother\n", to: plain) }])
      _ = lines.run(["search", "--follow", plain, "alpha"])
      #expect(lines.printed.joined() == "alpha\nalpha 2\n")
    }
  }

  @Test func rotationsLoseNothing() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.log", Self.line("error", 1))
      let session = Session([
        {
          try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
          try append("{\"level\":\"error\",\"n\":2}", to: path + ".1")
        }, Self.nothing, { _ = try folder.file("app.log", Self.line("error", 3)) },
        { try append(Self.line("error", 4), to: path + ".1") }, Self.nothing,
        { try append(Self.line("error", 5), to: path) },
        // Copied and cut, as `logrotate` does with `copytruncate`.
        {
          let file = try FileHandle(forWritingTo: URL(filePath: path))
          try file.truncate(atOffset: 0)
          try file.close()
        }, { try append(Self.line("error", 6), to: path) },
      ])
      let result = session.run(["search", "--follow", path, "level:error"])
      // Bytes appended to the old file after its replacement continue its last line.
      #expect(result.output.contains(Self.line("error", 1)))
      for number in [3, 5, 6] { #expect(result.output.contains(Self.line("error", number)), "\(number)") }
      #expect(result.errors.contains("app.log:2:"), "\(result.errors)")
    }
  }

  @Test func aLastLineWithoutALineBreakCountsWhenTheFileIsReplaced() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.log", Self.line("error", 1) + "{\"level\":\"error\",\"n\":2}")
      let session = Session([
        {
          try FileManager.default.moveItem(atPath: path, toPath: path + ".1")
          _ = try folder.file("app.log", Self.line("error", 3))
        }, Self.nothing,
      ])
      let result = session.run(["search", "--follow", path, "level:error"])
      #expect(result.output == (1...3).map { Self.line("error", $0) }.joined())
    }
  }

  @Test func aHeaderIsReadInEveryFile() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.csv", "level,n\nerror,1\n")
      let session = Session([
        {
          try FileManager.default.removeItem(atPath: path)
          _ = try folder.file("app.csv", "n,level\n2,error\n3,info\n")
        }, Self.nothing,
      ])
      let result = session.run(["search", "--follow", path, "level:error", "--columns", "n"])
      #expect(result.output == "n\n1\n2\n")
    }
  }

  @Test func waitsForTheFirstRecord() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.log", "")
      let session = Session([{ try append(Self.line("info", 1) + Self.line("warn", 2), to: path) }])
      let result = session.run(["search", "--follow", path, "level:warn", "--verbose"])
      #expect(result.output == Self.line("warn", 2))
      #expect(result.errors.hasPrefix("filterq: fields inferred: level"), "\(result.errors)")
      #expect(Session([]).run(["search", "--follow", try folder.file("none", ""), "--count", "x"]).output == "0\n")
    }
  }

  @Test func severalFilesAreFollowed() throws {
    try withTemporaryFolder { folder in
      let one = try folder.file("one.log", Self.line("warn", 1))
      let two = try folder.file("two.log", Self.line("warn", 2))
      let session = Session([
        { try append(Self.line("warn", 3), to: one) }, { try append(Self.line("warn", 4), to: two) },
      ])
      let result = session.run(["search", "--follow", one, "--follow", two, "level:warn"])
      #expect(Set(session.printed[0].split(separator: "\n")).count == 2)
      #expect(session.printed[1...] == [Self.line("warn", 3), Self.line("warn", 4)])
      #expect(result.status == 130)
    }
  }

  @Test func ctrlCPrintsTheCountSoFar() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.log", Self.line("warn", 1) + Self.line("error", 2))
      func counted(_ arguments: String...) -> RunResult {
        Session([Self.nothing]).run(["search", "--follow", path, "level>=warn"] + arguments)
      }
      #expect(counted("--count").output == "2\n")
      #expect(counted("--count-by", "level").output.split(separator: "\n").count == 2)
      #expect(counted("--sort=-n", "--columns", "n").output == "n\n2\n1\n")
      let stats = counted("--stats", "--count")
      #expect(stats.errors.contains("2 records read, 2 found"), "\(stats.errors)")
      #expect(stats.status == 130)
    }
  }

  @Test func aLimitEndsIt() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.log", Self.line("warn", 1))
      let session = Session([{ try append(Self.line("warn", 2) + Self.line("warn", 3), to: path) }])
      let result = session.run(["search", "--follow", path, "level:warn", "--limit", "2"])
      #expect(result.output == Self.line("warn", 1) + Self.line("warn", 2))
      #expect(result.status == 0)
    }
  }

  /// A stream whose chunks come one by one; nil is Ctrl-C.
  private func stream(_ chunks: [String], _ arguments: [String], terminal: Bool = false) -> (Session, RunResult) {
    let session = Session(Array(repeating: Self.nothing, count: chunks.count))
    var rest = chunks[...]
    let input = LineReader {
      session.wait()
      return rest.popFirst().map { Array($0.utf8) }
    }
    return (session, session.run(["search"] + arguments + ["-"], input: input, terminal: terminal))
  }

  @Test func streamsAreInterruptedToo() {
    let (session, result) = stream([Self.line("warn", 1), Self.line("info", 2), Self.line("warn", 3)], ["level:warn"])
    #expect(session.printed == ["", Self.line("warn", 1), "", Self.line("warn", 3)])
    #expect(result.status == 130)
    #expect(stream([Self.line("warn", 1)], ["level:warn", "--count"]).1.output == "1\n")
  }

  @Test func tablesArePrintedAsRowsArrive() {
    let (session, _) = stream(
      [Self.line("warn", 1), Self.line("error", 2)], ["level>=warn", "--color", "never"], terminal: true)
    #expect(session.printed == ["", "level  n\nwarn   1\n", "error  2\n"])
  }

  @Test func plainFilesAreInterrupted() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.log", (0..<10).map { Self.line("warn", $0) }.joined())
      var asked = 0
      let output = Collector()
      var console = Console(
        input: LineReader(bytes: []), output: OutputBuffer { output.take($0) }, errors: OutputBuffer { _ in },
        environment: environmentOfTests,
        interruption: Interruption(isRequested: {
          asked += 1
          return asked > 5
        }))
      #expect(FilterCommand.run(["search", "level:warn", path], on: &console) == 130)
      #expect(String(decoding: output.bytes, as: UTF8.self) == (0..<4).map { Self.line("warn", $0) }.joined())
    }
  }

  @Test(arguments: [
    ["--follow", "-", "x"], ["--follow", "/there/is/no/file", "x"], ["--follow", "/dev/null", "x"],
    ["--follow", PackageFolder.path(of: "Examples/Lists/todo.tsv"), "x", "-"],
  ])
  func refusesFilesThatCannotBeFollowed(arguments: [String]) {
    let result = Session([]).run(["search"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("filterq: "), "\(result.errors)")
  }
}
