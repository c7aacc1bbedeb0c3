import Foundation
import Testing
import _FilterTestSupport

/// `--vocabulary FILE` works in every command, with the vocabularies of the examples.
@Suite struct VocabularyOptionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples/Vocabularies").standardizedFileURL

  private static func path(_ name: String) -> String { folder.appending(path: name + ".json").path }

  private static let queries = [
    "people": "bolt birthday>=1990 -is:nonsense", "issues": "is:open label:bug -author:bob",
  ]

  @Test(arguments: ["people", "issues"])
  func everyCommandTakesIt(name: String) throws {
    let query = try #require(Self.queries[name])
    let option = "--vocabulary=\(Self.path(name))"
    for command in [
      ["parse"], ["parse", "--json"], ["explain"], ["explain", "--json"], ["simplify"], ["simplify", "--json"],
    ] {
      let result = run(command + [option, query], bytes: [])
      // A value that people do not have is an error, which the status of `parse` tells.
      let hasError = name == "people" && command[0] == "parse"
      #expect(result.status == (hasError ? 1 : 0), "\(command): \(result)")
      #expect(result.errors == "" && !result.output.isEmpty, "\(command)")
    }
    for command in [["check", "--lines"], ["check", "--json", "--lines"], ["format", "--style", "long"], ["repl"]] {
      let result = run(command + [option], bytes: Array((query + "\n").utf8))
      #expect(result.status <= 1 && result.errors == "", "\(command): \(result)")
    }
    let list = run(["vocabulary", option], bytes: [])
    #expect(list.status == 0 && list.lines.count > 8)
  }

  @Test func anotherListHasOtherDiagnostics() {
    let option = "--vocabulary=\(Self.path("issues"))"
    let result = run(["check", "--lines", option], bytes: Array("is:open label:bug\nis:opne\nt:elf\n".utf8))
    #expect(result.status == 1)
    #expect(result.lines.filter { $0.contains(": error: ") }.count == 2)
    #expect(run(["explain", option, "is:open"], bytes: []).output.contains("issues"))
  }

  @Test func aFileWithErrors() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file(
        "v.json", "{\n  \"name\": \"x\",\n  \"fields\": [{\"name\": \"a\", \"knd\": \"text\"}]\n}\n")
      let result = run("explain", "--vocabulary", path, "a")
      #expect(result.status == 2)
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("filterq: invalid vocabulary '\(path)'\n\(path):3:"))
      let missing = run("check", "--vocabulary", folder.path("missing"), input: "a\n")
      #expect(missing.errors == "filterq: there is no file '\(folder.path("missing"))'\n")
      #expect(missing.status == 2)
    }
  }

  @Test func aVocabularyPrintedIsAVocabulary() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("v.json", run("vocabulary", "--json").output)
      #expect(run("vocabulary", "--json", "--vocabulary", path) == run("vocabulary", "--json"))
      #expect(run("check", "--lines", "--vocabulary", path, input: "f:modern pow>tou\n") == RunResult(printing: ""))
    }
  }

  /// Devices and endless files are refused at once.
  @Test func specialFiles() throws {
    #expect(
      run("check", "--vocabulary", "/dev/zero", input: "a\n").errors == "filterq: '/dev/zero' is not a regular file\n")
    try withTemporaryFolder { folder in
      let large = try folder.file("large.json", "")
      truncate(large, 10 << 30)
      let result = run("check", "--vocabulary", large, input: "a\n")
      #expect(result.errors == "filterq: '\(large)' is larger than 16 MB\n")
      #expect(result.status == 2)
    }
  }
}
