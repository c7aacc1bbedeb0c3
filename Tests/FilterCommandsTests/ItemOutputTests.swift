import Testing
import _FilterTestSupport

/// The output of found items: colors, headers, widths, time zones.
@Suite struct ItemOutputTests {
  private static let people = "name,born\nAnna Marie,1980-02-03\n\"Bo, Jr.\",1990-01-01\nmaria,\n"

  private func found(_ arguments: String..., terminal: Bool = false, environment: [String: String] = [:]) -> RunResult {
    run(
      ["search"] + arguments + ["-"], bytes: Array(Self.people.utf8), terminal: terminal,
      environment: environmentOfTests.merging(environment) { $1 })
  }

  @Test func rawRecordsOfColumnsHaveTheirHeader() throws {
    #expect(found("name:mari").output == "name,born\nAnna Marie,1980-02-03\nmaria,\n")
    #expect(found("name:mari", "--sort=-name").output == "name,born\nmaria,\nAnna Marie,1980-02-03\n")
    #expect(found("name:nobody").output == "name,born\n")
    #expect(found("name:mari", "--limit", "1", "--offset", "1").output == "name,born\nmaria,\n")
    // As it is written.
    let quoted = "\u{FEFF}\"na me\";x\r\n1;2\r\n"
    #expect(run(["search", "", "-"], bytes: Array(quoted.utf8)).output == "\"na me\";x\n1;2\n")
    #expect(run(["search", "", "--no-header", "--delimiter", ",", "-"], bytes: Array("1,2\n".utf8)).output == "1,2\n")
    try withTemporaryFolder { folder in
      let one = try folder.file("one.csv", "a,b\n1,2\n")
      let two = try folder.file("two.csv", "a,b\n3,4\n")
      #expect(run("search", "", one, two).output == "a,b\n1,2\n3,4\n")
    }
  }

  @Test func tablesHaveColorsOnRequest() {
    let plain = "name        born\nAnna Marie  1980-02-03\nmaria\n"
    let colored =
      "\u{1B}[1mname\u{1B}[m        \u{1B}[1mborn\u{1B}[m\nAnna \u{1B}[1;4mMari\u{1B}[me  1980-02-03\n\u{1B}[1;4mmari\u{1B}[ma\n"
    #expect(found("name:mari", terminal: true).output == colored)
    #expect(found("name:mari", terminal: true, environment: ["NO_COLOR": "1"]).output == plain)
    #expect(found("name:mari", "--color", "never", terminal: true).output == plain)
    #expect(found("name:mari", "--color", "auto", terminal: true).output == colored)
    #expect(
      found("name:mari", "--color", "always", "--format", "table", environment: ["NO_COLOR": "1"]).output == colored)
    #expect(found("name:mari", "--format", "table").output == plain)
    #expect(found("name:mari", "--color", "always").output == "name,born\nAnna Marie,1980-02-03\nmaria,\n")
    #expect(found("name:mari", "--color", "purple").status == 2)
  }

  @Test func cardsAreColoredToo() {
    let plain = run("search", "t:goblin t:pirate", "--color", "never", terminal: true)
    #expect(plain.output.hasPrefix("Name "), "\(plain)")
    #expect(!plain.output.contains("\u{1B}"))
  }

  /// A long text is cut only where the terminal is too narrow for it.
  @Test func laterRowsUseFreeSpace() {
    let lines =
      (0..<60).map { "{\"name\":\"n\($0)\",\"note\":\"x\"}\n" } + [
        "{\"name\":\"a name that is longer\",\"note\":\"y\"}\n"
      ]
    func last(_ columns: String) -> String? {
      run(
        ["search", "", "--color", "never", "-"], bytes: Array(lines.joined().utf8), terminal: true,
        environment: environmentOfTests.merging(["COLUMNS": columns]) { $1 }
      ).lines.last
    }
    #expect(last("80") == "a name that is longer  y")
    #expect(last("24") == "a name that is longer  y")
    #expect(last("23") == "a name that is long…  y")
    #expect(last("7") == "a name…")
  }

  private static let log = """
    {"time":"2025-12-31T21:59:59Z","day":"x"}
    {"time":"2025-12-31T22:00:00Z","day":"x"}
    {"time":"2026-01-01T23:59:59+02:00","day":"x"}
    {"time":"2026-01-01T22:00:00Z","day":"x"}
    {"time":"2026-01-01T00:00:00","day":"x"}

    """

  @Test func daysUseTheTimeZone() {
    let rows: [(String, [Int]?)] = [
      ("Z", [2, 3, 4]), ("+02:00", [1, 2, 4]), ("+0200", [1, 2, 4]), ("+02", [1, 2, 4]), ("-05:00", [2, 3, 4]),
      ("-23:00", nil), ("Europe/Berlin", [2, 3, 4]), ("Europe/Atlantis", nil), ("2", nil), ("", nil),
    ]
    for (zone, expected) in rows {
      let lines = Self.log.split(separator: "\n")
      let result = run("search", "time:2026-01-01", "--time-zone", zone, "-", input: Self.log)
      if let expected {
        #expect(result.lines == expected.map { String(lines[$0]) }, "\(zone)")
      } else {
        #expect(result.status == 2, "\(zone)")
        #expect(result.errors.contains("--time-zone takes a zone such as"), "\(zone): \(result.errors)")
      }
    }
  }

  @Test func givenVocabulariesUseTheTimeZone() throws {
    try withTemporaryFolder { folder in
      let data = try folder.file("log.jsonl", Self.log)
      let path = try folder.file("log.json", run("vocabulary", "infer", data).output)
      func count(_ arguments: String...) -> String {
        run(["search", "time<2026-01-01", data, "--count"] + arguments, bytes: []).output
      }
      #expect(count("--vocabulary", path) == "2\n")
      #expect(count("--vocabulary", path, "--time-zone", "+02:00") == "1\n")
      let zoned = try folder.file("zoned.json", run("vocabulary", "infer", data, "--time-zone", "+02:00").output)
      #expect(try folder.text("zoned.json").contains("\"timeZone\""))
      #expect(count("--vocabulary", zoned) == "1\n")
      #expect(count("--vocabulary", zoned, "--time-zone", "Z") == "2\n")
    }
  }
}
