import Testing
import _FilterTestSupport

/// Fields that only later records have.
@Suite struct LateFieldTests {
  /// A log in which some lines have an error, after the first 2,000.
  private static func log(_ count: Int, errors: Set<Int>) -> String {
    (0..<count).map { number in
      let error = errors.contains(number) ? #","error":"boom","s":{"state":["open"]},"took":\#(number)"# : ""
      return #"{"n":\#(number),"msg":"request \#(number)"\#(error)}"# + "\n"
    }.joined()
  }

  @Test(arguments: ["error:boom", "s.state:open", "state:open", "took=3001", "took>3000 took<3002"])
  func areSearchedInAFile(_ query: String) throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.jsonl", Self.log(5_000, errors: [3_001]))
      let result = run("search", query, path, "--columns", "n", "--verbose")
      #expect(result.output == "n\n3001\n")
      #expect(result.errors.contains("error (text)") && result.errors.contains("took (number)"), "\(result.errors)")
      #expect(!result.errors.contains("ignored"), "\(result.errors)")
    }
  }

  /// The sample has pieces of a large file only, so that a single record is found when a query names its field.
  @Test func unknownNamesAreSearchedInTheWholeFile() throws {
    let count = TestTier.size(70_000, long: 120_000)
    try withTemporaryFolder { folder in
      let path = try folder.file("app.jsonl", Self.log(count, errors: [61_234]))
      let other = run("search", "--count", "n<3", path)
      #expect(other.output == "3\n" && !other.errors.contains("error (text)"), "\(other)")
      let result = run("search", "error:boom", path, "--columns", "n,took")
      #expect(result.output == "n\ttook\n61234\t61234\n")
      #expect(!result.errors.contains("ignored"), "\(result.errors)")
      #expect(run("search", "n<2", path, "--columns", "n,error", "--format", "csv").output == "n,error\n0,\n1,\n")
      #expect(run("compare", "error:boom", "error:boom n>5", path).errors.contains("ignored") == false)
    }
  }

  @Test func areFoundWhereAllItemsAreRead() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("app.jsonl", Self.log(5_000, errors: [4_567]))
      let prepared = folder.path("app.items")
      #expect(run("items", "prepare", path, "--output", prepared).status == 0)
      #expect(run("search", "error:boom", prepared, "--columns", "n").output == "n\n4567\n")
      let queries = try folder.file("queries.filterq", "error:boom\n")
      #expect(run("search", "--queries", queries, "--items", path, "--count").output.contains("\"count\":1,"))
      let script = try folder.file("a.filterq-test", "error:boom\n  expect count = 1\n")
      #expect(run("test", "--items", path, script).status == 0)
      #expect(run("vocabulary", "infer", path).output.contains(#""name": "error""#))
    }
  }

  /// Fields that appear later on a pipe are unknown unless they are declared.
  @Test func onAPipeAFieldIsDeclared() {
    let log = Self.log(5_000, errors: [3_001])
    func search(_ arguments: String...) -> RunResult { run(["search"] + arguments + ["-"], bytes: Array(log.utf8)) }
    #expect(search("--field", "error", "error:boom", "--columns", "n").output == "n\n3001\n")
    #expect(search("--field", "took:number", "took>3000", "--columns", "n,took").output == "n\ttook\n3001\t3001\n")
    #expect(search("--field", "s.state", "state:open", "--columns", "n").output == "n\n3001\n")
    // A field that is seen can be declared to be of another kind.
    #expect(search("--field", "n:number-or-text", "n:3001", "--columns", "n").output == "n\n3001\n")
    #expect(
      search("error:boom", "--count").errors.contains(
        "filterq: 'error' is not among the fields of the first records; if later ones have it, declare it with "
          + "--field error\n"))
    let wrong = search("--field", "took:nmber", "took>1")
    #expect(wrong.status == 2)
    #expect(wrong.errors == "filterq: --field takes NAME or NAME:KIND, not 'took:nmber'; did you mean 'number'?\n")
    #expect(
      search("--field", ":number", "").errors
        == "filterq: --field takes NAME or NAME:KIND, not ':number'; did you mean 'number'?\n")
  }
}
