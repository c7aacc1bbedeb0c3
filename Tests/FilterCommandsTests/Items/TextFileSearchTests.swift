import Foundation
import Testing
import _FilterTestSupport

/// Lines of text and logs on the command line.
@Suite struct TextFileSearchTests {
  private static let syslog = """
    Nov 20 03:23:30 web1 sshd[812]: Accepted publickey for ann
    Nov 20 03:23:31 web1 kernel: eth0: link up
    -- Boot 8fd2 --
    Nov 20 03:24:00 web1 sshd[813]: Failed password for bob

    """

  @Test func linesArePrintedAsTheyAre() throws {
    try withTemporaryFolder { folder in
      let bytes = Array("a\tb  \nß second\n\nthird caf".utf8) + [0xE9, 0x0A]
      let path = try folder.file("notes.txt", bytes: bytes)
      #expect(run(["search", "", "--format", "raw", path], bytes: []).outputBytes == bytes)
      let log = try folder.file("syslog", Self.syslog)
      #expect(run("search", "", log).output == Self.syslog)
      #expect(run("search", "program:sshd", "--count", log).output == "2\n")
      #expect(run("search", "ann", log, "--columns", "program,pid").output == "program\tpid\nsshd\t812\n")
      #expect(
        run("search", "boot", "--format", "jsonl", log, "--columns", "message").output
          == "{\"message\":\"-- Boot 8fd2 --\"}\n")
    }
  }

  @Test func theNoteNamesTheForm() throws {
    try withTemporaryFolder { folder in
      let file = try folder.file("syslog", Self.syslog)
      let date = Date(timeIntervalSince1970: 1_733_000_000)
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file)
      let said =
        "filterq: read as syslog, 3 of 4 records fit; the times of 'time' have no year: they are the last ones up to "
        + "2024-12-01\n"
      let result = run("search", "ann", file)
      #expect(result.errors == said, "\(result.errors)")
    }
    let said = "filterq: read as lines of text"
    #expect(run("search", "x", "-", input: "x\ny\n").errors == "\(said)\n")
    #expect(run("search", "x", "-", "--quiet", input: "x\ny\n").errors.isEmpty)
    let all = run("search", "x", "-", "--verbose", input: "x\ny\n").errors
    #expect(all == "\(said); fields inferred: line (text), number (number)\n")
  }

  /// A level is a letter in these lines, so that the word asked for is not in them.
  @Test func levelsSpelledOtherwiseAreFound() throws {
    let lines = (1...3).map { "\($0 == 2 ? "E" : "I")1120 10:00:00.00000\($0)       1 main.go:1] step \($0)\n" }
    for field in ["level:catalog", "level:text"] {
      for query in ["level:err", "level=error", "error"] {
        let found = run("search", query, "-", "--field", field, input: lines.joined())
        #expect(found.output == lines[1], "\(field) \(query): \(found.errors)")
      }
    }
  }

  @Test func severalFilesAndPipesAreRead() throws {
    try withTemporaryFolder { folder in
      let (one, two) = (try folder.file("a.txt", "alpha\nbravo\n"), try folder.file("b.txt", "alphabet\ncharlie\n"))
      #expect(run("search", "alpha", one, two).output == "alpha\nalphabet\n")
      #expect(run("search", "alpha", one, "-", input: "alpha 3\n").output == "alpha\nalpha 3\n")
    }
  }

  /// The patterns of a vocabulary file are tried in their order.
  @Test func linesAreReadByPatterns() throws {
    try withTemporaryFolder { folder in
      let fields = """
        [{"name":"id","kind":"number"},{"name":"state","kind":"text"},{"name":"took","kind":"duration"},
        {"name":"level","kind":"text"},{"name":"message","kind":"text"}]
        """
      let patterns = #"["/^(?<id>\\d+) (?<state>\\w+) took (?<took>\\S+)$/", "^\\[(?<level>\\w+)\\] (?<message>.*)"]"#
      let vocabulary = try folder.file(
        "jobs.json", "{\"name\":\"jobs\",\"fields\":\(fields),\"lines\":\(patterns)}")
      let lines = "17 done took 3s\n[WARN] late again\n18 failed took 90s\nsomething else\n"
      let log = try folder.file("jobs.log", lines)
      func found(_ query: String) -> [String] { run("search", query, "--vocabulary", vocabulary, log).lines }
      #expect(found("took>1m") == ["18 failed took 90s"])
      #expect(found("level:warn") == ["[WARN] late again"])
      #expect(found("something") == ["something else"])
      #expect(found("") == lines.split(separator: "\n").map { String($0) })
      #expect(run("search", "state:done", "--vocabulary", vocabulary, "-", input: lines).lines == ["17 done took 3s"])
      let prepared = folder.path("jobs.items")
      #expect(run("items", "prepare", log, "--vocabulary", vocabulary, "--output", prepared).status == 0)
      #expect(run("search", "id>17", prepared).lines == ["18 failed took 90s"])
      let wrong = try folder.file("wrong.json", "{\"name\":\"x\",\"fields\":\(fields),\"lines\":\"(a)\"}")
      let result = run("search", "x", "--vocabulary", wrong, log)
      #expect(result.status == 2)
      #expect(result.errors.contains("'(a)': the pattern has no named group such as (?<status>\\d+)"), "\(result)")
    }
  }

  @Test func damagedLinesAreReported() throws {
    let bytes = Array("plaîn\ncaf".utf8) + [0xE9] + Array("\n".utf8)
    let result = run(["search", "caf", "-"], bytes: bytes)
    #expect(result.errors.contains("<stdin>:2:4: invalid UTF-8, read as U+FFFD"))
    let binary = run(["search", "caf", "-"], bytes: Array("caf\0\u{1}\u{2}".utf8))
    #expect(binary.status == 2)
    #expect(binary.errors == "filterq: '<stdin>' is binary data\n")
  }
}
