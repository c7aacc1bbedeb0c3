import Foundation
import Testing
import _FilterTestSupport

@testable import FilterReports

/// `filterq test` over items of files. Whole reports are compared.
@Suite struct TestCommandItemTests {
  private static let lists = URL(filePath: #filePath).appending(path: "../../../../Examples/Lists").standardizedFileURL

  private static let vocabulary = """
    {"name": "log", "item": "line", "items": "lines", "nameField": "message", "fields": [
      {"name": "message", "kind": "text", "summary": "The message"},
      {"name": "level", "kind": "enumeration", "summary": "The level", "values": ["error", "info", "debug"]},
      {"name": "status", "kind": "number", "summary": "The status"},
      {"name": "order", "kind": "directive", "summary": "The order", "values": ["status"]}]}
    """
  private static let log = """
    {"message": "The disk is full", "level": "error", "status": 500}
    {"message": "Ready", "level": "info", "status": 200}
    {"message": "No page", "level": "error", "status": 404}
    {"message": "Ready again", "level": "info"}
    {"message": "ready", "level": "debug"}

    """

  /// Runs a script over the log.
  private func test(_ script: String, log: String = TestCommandItemTests.log, _ options: String...) throws -> RunResult
  {
    var result = RunResult(printing: "")
    try withTemporaryFolder { folder in
      let items = try folder.file("app.jsonl", log)
      let vocabulary = try folder.file("log.json", Self.vocabulary)
      result = run(
        ["test", "--items", items, "--vocabulary", vocabulary] + options + ["-"], bytes: Array(script.utf8))
    }
    return result
  }

  @Test func isMet() throws {
    let rows: [(String, String)] = [
      ("level:error", "count = 2"), ("level:error", "includes \"the disk is FULL\", 'No page'"),
      ("level:error", "excludes \"Ready again\""), ("status>0 order:status", "first \"Ready\""),
      ("level:error", "same as -level:info -level:debug"), ("status>0 or -status>0", "count = 5"),
      ("level:error", "no diagnostics"),
      // Several items have the title.
      ("level:debug", "includes \"Ready\""), ("level:error or", "refused"),
      ("level:error or", "diagnostic missing-operand"),
      ("((level:error))", "canonical level:error"), ("level:fatal", "diagnostic unknown-value"),
    ]
    for (query, expectation) in rows {
      let result = try test("\(query)\n  expect \(expectation)")
      #expect(result == RunResult(printing: "1 query, 1 expectation, 0 failed\n"), "\(query), \(expectation)")
    }
  }

  @Test func isNotMet() throws {
    let rows: [(String, String, String)] = [
      ("level:error", "count > 2", "found 2 lines"), ("level:debug", "count = 0", "found 1 line"),
      ("level:error foo:bar", "count = 3", "query refused: unknown field 'foo'; the query is refused"),
      ("level:eror", "count = 2", "query refused: unknown value 'eror' for 'level'; did you mean 'error'?"),
      ("level:error", "includes \"Ready again\"", "did not find \"Ready again\""),
      ("level:error", "includes \"No pag\"", "no line named \"No pag\" (did you mean \"No page\"?)"),
      ("level:error", "excludes \"no PAGE\"", "found \"No page\""),
      ("level:error", "first \"No page\"", "the first is \"The disk is full\""),
      ("status>900", "first \"No page\"", "found nothing"),
      (
        "level:error", "same as level:info status>0",
        "found 2 lines (\"The disk is full\" and \"No page\") that the other query does not find; did not find 1 line "
          + "(\"Ready\") that the other query finds"
      ),
      (
        "level:error", "same as level:info or",
        "the other query has an error: missing term after 'or' [missing-operand]"
      ),
      ("level:error", "refused", "query not refused"),
      ("level:error or", "count = 2", "query refused: missing term after 'or'"),
      ("level:error or", "same as level:info", "query refused: missing term after 'or'"),
    ]
    for (query, expectation, sentence) in rows {
      let result = try test("\(query)\n  expect \(expectation)")
      #expect(result.lines.dropFirst(2).first == "          " + sentence, "\(query), \(expectation): \(result)")
      #expect(result.status == 1, "\(query), \(expectation)")
    }
  }

  /// Without a vocabulary one is inferred, which is reported on a terminal only.
  @Test func inferred() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.jsonl", Self.log)
      let result = run(
        "test", "--items", path, "-", input: "level:error status>=500\nexpect includes \"The disk is full\"")
      #expect(result.output == "1 query, 1 expectation, 0 failed\n")
      #expect(result.errors.isEmpty, "\(result.errors)")
      #expect(result.status == 0)
    }
  }

  /// Unreadable records are reported; the rest is tested.
  @Test func damagedRecords() throws {
    let result = try test("level:error\nexpect count = 2", log: Self.log + "{\"message\": }\n")
    #expect(result.output == "1 query, 1 expectation, 0 failed\n")
    #expect(result.errors.contains("app.jsonl:6:13: "), "\(result.errors)")
  }

  @Test(arguments: [
    (["--items", "/no/such/file"], "there is no file '/no/such/file'"),
    (["--items", "a", "--cards", "b"], "--cards and files of items cannot be combined"),
    (["--items", "a", "--strict"], "--strict is for cards, not for other lists"),
    (["--items", "-"], "standard input has the queries; name a file of items"),
  ])
  func failures(options: [String], message: String) {
    #expect(
      run(["test"] + options + ["-"], bytes: []) == RunResult(status: 2, output: [], errors: "filterq: \(message)\n"))
  }

  @Test func itemsOnStandardInput() throws {
    try withTemporaryFolder { folder in
      let script = try folder.file("s.filterq-test", "level:error\n  expect count = 2\n")
      #expect(run("test", "--items", "-", script, input: Self.log).status == 0)
    }
  }

  @Test func theExampleIsGreen() throws {
    let (items, script) = (Self.lists.appending(path: "issues.json"), Self.lists.appending(path: "issues.filterq-test"))
    let result = run("test", "--items", items.path, script.path)
    #expect(result.output == "6 queries, 12 expectations, 0 failed\n")
    #expect(result.status == 0)
  }
}
