import FilterReports
import Foundation
import Testing
import _FilterTestSupport

/// `search --queries F --name N` answers one query, and `--since LAST.json` prints what changed since a former output.
@Suite struct FormerAnswersTests {
  private static let queries = """
    # name: elves
    # small ones
    age>10

    age>100

    """
  private static let before = """
    {"name": "Ana", "age": 41}
    {"name": "Bo", "age": 7}
    {"name": "Cy", "age": 30}
    {"name": "Cy", "age": 31}

    """
  private static let after = """
    {"name": "Cy", "age": 41}
    {"name": "Bo", "age": 17}
    {"name": "Ana", "age": 300}

    """

  private func withFiles(
    _ body: (_ folder: TemporaryFolder, _ queries: String, _ before: String, _ after: String) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try body(
      folder, try folder.write("q.filterq", Self.queries), try folder.write("before.jsonl", Self.before),
      try folder.write("after.jsonl", Self.after))
  }

  @Test func oneQueryByItsName() throws {
    try withFiles { _, queries, items, _ in
      let result = run("search", "--queries", queries, "--name", "ELVES", "--count", items)
      #expect(result.status == 0)
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result)")
      #expect(answer["file"] as? String == queries && answer["line"] as? Int == 3, "\(result)")
      #expect(answer["name"] as? String == "elves" && answer["title"] as? String == "small ones", "\(result)")
      #expect(answer["count"] as? Int == 3)
      let unknown = run("search", "--queries", queries, "--name", "elvs", items)
      #expect(unknown.status == 2 && unknown.output.isEmpty, "\(unknown)")
      #expect(unknown.errors.contains("is named 'elvs'; did you mean 'elves'?"), "\(unknown)")
      for arguments in [["--name", "elves", items], ["--queries", "-", "--name", "elves", items]] {
        let refused = run(["search"] + arguments, bytes: [])
        #expect(refused.status == 2 && refused.errors.contains("--name needs the file of its query"), "\(refused)")
      }
    }
  }

  @Test func changes() throws {
    try withFiles { folder, queries, before, after in
      let last = try folder.write("last.json", run("search", "--queries", queries, before).output)
      let same = run("search", "--queries", queries, before, "--since", last)
      #expect(same.output == "elves: 3 items, unchanged\nage>100: 0 items, unchanged\n")
      let changed = run("search", "--queries", queries, after, "--since", last)
      #expect(
        changed.output == """
          elves: 3 → 3 items: 1 added, 1 removed
            + Bo
            - Cy
          age>100: 0 → 1 item: 1 added, 0 removed
            + Ana

          """)
      let json = run("search", "--queries", queries, after, "--since", last, "--json")
      #expect(json.output.contains(#""since":{"count":3,"added":["Bo"],"removed":["Cy"]}"#), "\(json)")
      // The output is a former one for the next run.
      let next = try folder.write("next.json", json.output)
      #expect(run("search", "--queries", queries, after, "--since", next).output.contains("elves: 3 items, unchanged"))
      let one = run("search", "--queries", queries, after, "--since", last, "--name", "elves", "--limit", "0")
      #expect(one.output == "elves: 3 → 3 items: 1 added, 1 removed\n  + … and 1 more\n  - … and 1 more\n")
    }
  }

  @Test func otherQueries() throws {
    try withFiles { folder, queries, before, after in
      let last = try folder.write("last.json", run("search", "--queries", queries, before).output)
      let edited = try folder.write("e.filterq", "# name: Elves\nage>20\n\nname:b\n")
      let result = run("search", "--queries", edited, before, "--since", last)
      #expect(result.output.contains("Elves: 3 items, unchanged\n  the query was 'age>10'\n"), "\(result)")
      #expect(result.output.contains("name:b: 1 item; not in \(last)\n"), "\(result)")
      #expect(result.output.contains("age>100: only in \(last)\n"), "\(result)")
      let json = run("search", "--queries", edited, before, "--since", last, "--json")
      #expect(json.output.contains(#""query":"age>10""#) && json.output.contains(#""since":null"#), "\(json)")
      #expect(json.errors.contains("age>100: only in"), "\(json)")
    }
  }

  /// Without the names of all rows of the former answer, it is not known which rows are new.
  @Test func incompleteNames() throws {
    try withFiles { folder, queries, before, after in
      let last = try folder.write("last.json", run("search", "--queries", queries, before, "--limit", "1").output)
      let result = run("search", "--queries", queries, after, "--since", last, "--name", "elves")
      #expect(
        result.output == """
          elves: 3 items, as many as before
            \(last) names 1 of 3 items; written with --limit 3, all of them

          """)
      let counts = try folder.write("counts.json", run("search", "--queries", queries, before, "--count").output)
      let counted = run("search", "--queries", queries, after, "--since", counts, "--count")
      #expect(counted.output == "elves: 3 items, as many as before\nage>100: 0 → 1 item\n")
    }
  }

  @Test func queriesThatWereNotRun() throws {
    try withFiles { folder, _, before, _ in
      let broken = try folder.write("b.filterq", "# name: x\nagee>1\n")
      let right = try folder.write("r.filterq", "# name: x\nage>1\n")
      let last = try folder.write("last.json", run("search", "--queries", broken, before).output)
      #expect(
        run("search", "--queries", right, before, "--since", last).output.hasPrefix("x: 4 items; not run in "))
      let failed = run("search", "--queries", broken, before, "--since", last)
      #expect(failed.status == 2 && failed.output.hasPrefix("x: not run: unknown field 'agee'"), "\(failed)")
    }
  }

  @Test(arguments: [
    ("", "is no answer of 'search --queries': it is empty"), ("[]", ":1 is no answer"), ("{}", "'query' is missing"),
    (#"{"query":"a"}"#, "'count' is missing"), (#"{"query":1,"count":1}"#, "expected a string at byte 10"),
    (#"{"query":"a","count":-1}"#, "'count' is no number of rows"),
    (#"{"query":"a","count":1.5}"#, "'count' is no number of rows"),
    (#"{"query":"a","count":1e30}"#, "'count' is no number of rows"),
    (#"{"query":"a","count":1,"names":["x","y"]}"#, "more names than rows"),
    (#"{"query":"a","count":1,"count":2}"#, "'count' is written twice"),
    (#"{"query":"a","count":1} x"#, "unexpected text"), ("{\"query\":\"a\",\"count\":1}\nnonsense", ":2 is no answer"),
  ])
  func foreignFiles(_ text: String, _ reason: String) throws { try expectRefusal(of: text, reason) }

  @Test func aFileNestedDeeply() throws {
    try expectRefusal(of: #"{"query":"a","count":1,"rows":"# + String(repeating: "[", count: 500_000), "nested deeper")
  }

  /// A search refuses former answers, and says why.
  private func expectRefusal(of text: String, _ reason: String) throws {
    try withFiles { folder, queries, items, _ in
      let last = try folder.write("last.json", text)
      let result = run("search", "--queries", queries, items, "--since", last)
      #expect(result.status == 2 && result.output.isEmpty && result.errors.contains(reason), "\(result.errors)")
    }
  }

  /// Any damage to an output is refused, or read without a trap.
  @Test func damagedFiles() throws {
    try withFiles { folder, queries, items, _ in
      let output = Array(run("search", "--queries", queries, items).output.utf8)
      var random = SeededGenerator(seed: PropertyCases.seed(default: 36))
      for _ in 0..<PropertyCases.count(long: 100) {
        var bytes = output
        let index = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(random.below(256))
        default: bytes.removeSubrange(index...)
        }
        let file = folder.path("damaged.json")
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        do throws(CommandFailure) { _ = try FormerAnswers(reading: file) } catch {
          #expect(error.message.contains("is no answer of 'search --queries'"), "\(error.message)")
        }
      }
    }
  }
}
