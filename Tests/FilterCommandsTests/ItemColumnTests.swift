import Foundation
import Testing
import _FilterTestSupport

/// The names of columns on the command line: a name that no item has is an error, with what was probably meant.
@Suite struct ItemColumnTests {
  private static let log = """
    {"time":"2026-01-01T10:00:00Z","level":"info","user":{"login":"ann"},"took":"2ms"}
    {"time":"2026-01-01T10:00:01Z","level":"warn","user":{"login":"bo"},"took":"1.5s"}

    """

  private func search(_ arguments: String...) -> RunResult {
    run(["search", ""] + arguments + ["-"], bytes: Array(Self.log.utf8))
  }

  @Test(arguments: [
    ("tokk", "unknown field 'tokk' in OPTION; did you mean 'took'?"),
    ("levle", "unknown field 'levle' in OPTION; did you mean 'level'?"),
    ("qqqqqq", "unknown field 'qqqqqq' in OPTION; the fields are time, level, user.login, took"),
    ("order", "'order' in OPTION is a field without a column"),
  ])
  func unknownNamesAreErrors(name: String, message: String) {
    for option in ["--columns", "--sort", "--count-by", "--histogram", "--unique"] {
      for more in TestTier.some(of: [[], ["--count"], ["--format", "csv"]], every: 3) {
        let result = run(["search", "", option, name] + more + ["-"], bytes: Array(Self.log.utf8))
        #expect(result.status == 2)
        #expect(result.output == "")
        let expected = "filterq: \(message.replacing("OPTION", with: option))\n"
        #expect(result.errors.hasSuffix(expected), "\(option) \(more): \(result.errors)")
      }
    }
    #expect(search("--sort", "-\(name)").status == 2)
    #expect(search("--columns", "level,\(name)").status == 2)
  }

  @Test func knownNamesAreColumns() {
    let rows: [String] = ["level", "LEVEL", "user.login", "login", "/user/login", "/none"]
    for name in rows {
      for option in ["--columns", "--sort", "--count-by", "--histogram", "--unique"] {
        #expect(search(option, name).status == 0, "\(name): \(option)")
      }
    }
  }

  @Test func columnsAddUp() {
    let both = "took\tlevel\n2ms\tinfo\n1.5s\twarn\n"
    #expect(search("--columns", "took", "--columns", "level").output == both)
    #expect(search("--columns", "took,level").output == both)
    #expect(search("--columns", " took , level ").output == both)
    #expect(search("--columns", ",").errors.hasSuffix("filterq: --columns names no column\n"))
  }

  /// A vocabulary need not have a field for each column of its file.
  @Test func columnsWithoutAFieldOfTheVocabulary() throws {
    let folder = try TemporaryFolder()
    let vocabulary = try folder.write(
      "v.json", #"{"name":"log","fields":[{"name":"level","kind":"text"}]}"#)
    let log = try folder.write("log.jsonl", Self.log)
    let found = run("search", "", log, "--vocabulary", vocabulary, "--columns", "level,took")
    #expect(found.output == "level\ttook\ninfo\t2ms\nwarn\t1.5s\n", "\(found)")
    let missing = run("search", "", log, "--vocabulary", vocabulary, "--columns", "level,tokk")
    #expect(missing.status == 2)
    #expect(
      missing.errors.hasSuffix("filterq: unknown field 'tokk' in --columns; the fields are level\n"), "\(missing)")
  }

  /// A pipe can be read once only.
  @Test func theVocabularyMayBeAPipe() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write("log.jsonl", Self.log)
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(#"{"name":"log","fields":[{"name":"level","kind":"text"}]}"#.utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(run("search", "level:warn", log, "--vocabulary", path, "--count") == RunResult(printing: "1\n"))
  }

  /// So are those of lines of JSON, which are printed for many queries.
  @Test func columnsOfAnswers() throws {
    let folder = try TemporaryFolder()
    let log = try folder.write("log.jsonl", Self.log)
    let result = run("search", "--items", log, "--columns", "tokk", "--queries", "-", input: "level:info\n")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasSuffix("filterq: unknown field 'tokk' in --columns; did you mean 'took'?\n"))
  }
}
