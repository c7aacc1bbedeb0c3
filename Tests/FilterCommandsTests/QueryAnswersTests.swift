import FilterTestSupport
import Foundation
import Testing

/// `search --queries`: each query is answered with a line of JSON, in one process.
@Suite struct QueryAnswersTests {
  private static let people = """
    {"name": "Ana", "age": 41}
    {"name": "Bo", "age": 7}
    {"name": "Cy", "age": 30}

    """

  /// The count of each answer; -1 if a query was not run.
  private func counts(_ output: String) throws -> [Int] {
    try answers(output).map { $0["count"] as? Int ?? -1 }
  }

  private func answers(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func withFiles(_ queries: String, _ body: (_ queries: String, _ items: String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try body(try folder.write("q.filterq", queries), try folder.write("people.jsonl", Self.people))
  }

  @Test func aFileOfQueries() throws {
    try withFiles("# people\nage>10\n\nana\n  or bo\nage>100\n") { queries, items in
      let result = run("search", "--queries", queries, items)
      #expect(try counts(result.output) == [2, 2, 0])
      #expect(result.status == 1)
      let first = try #require(try answers(result.output).first)
      #expect(first["query"] as? String == "age>10")
      #expect((first["rows"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Ana", "Cy"])
      let columns = run("search", "--queries", queries, "--columns", "age", "--limit", "1", items)
      #expect(
        columns.output.hasPrefix(#"{"query":"age>10","count":2,"rows":[{"age":41}],"ignored":[],"diagnostics":[]}"#))
      let count = run("search", "--queries", queries, "--count", "--items", items)
      #expect(count.output.hasPrefix(#"{"query":"age>10","count":2,"ignored":[],"diagnostics":[]}"#))
    }
  }

  /// A broken query is not run, and the others are.
  @Test func brokenAndIgnored() throws {
    try withFiles("((\nage>10 colour:red\nage>1\n") { queries, items in
      let result = run("search", "--queries", queries, "--count", items)
      #expect(try counts(result.output) == [-1, 2, 3])
      #expect(result.status == 2)
      let ignored = try answers(result.output)[1]["ignored"] as? [[String: Any]]
      #expect(ignored?.map { $0["text"] as? String } == ["colour:red"])
      #expect(ignored?.first?["reason"] as? String == "unknown field")
      let diagnostics = try answers(result.output)[0]["diagnostics"]
      #expect("\(diagnostics ?? "")".contains("unclosed-group"))
      #expect(try counts(run("search", "--queries", queries, "--count", "--tolerant", items).output) == [3, 2, 3])
    }
  }

  /// Queries on standard input are taken as such when the items are elsewhere.
  @Test func queriesOnStandardInput() throws {
    let folder = try TemporaryFolder()
    let items = try folder.write("people.jsonl", Self.people)
    let lines = try counts(run("search", "--items", items, input: "age>10\n# no\n\nbo\n").output)
    #expect(lines == [2, 1])
    let dash = try counts(run("search", "--queries", "-", items, input: "age>10").output)
    #expect(dash == [2])
    // Without any, all items are listed.
    #expect(run("search", "--items", items, "--count", input: " \n").output == "3\n")
    #expect(run("search", "--queries", "-", items, input: "").output == "")
    let cards = run("search", input: "t:goblin\nt:goblin mv>90\n")
    #expect(cards.status == 1)
    let found = try counts(cards.output)
    #expect(found[0] > 0 && found[1] == 0)
    let rows = try answers(cards.output)[0]["rows"]
    #expect("\(rows ?? "")".contains("Goblin"))
  }

  @Test(arguments: [
    (["--queries", "nowhere.filterq"], "nowhere.filterq"),
    (["--queries", "q", "--why", "Ana"], "--queries takes"), (["--queries", "q", "--sort", "age"], "--queries takes"),
    (["--queries", "q", "-"], "cannot search standard input"),
  ])
  func refused(_ arguments: [String], _ message: String) throws {
    try withFiles("age>1") { queries, items in
      let arguments = arguments.map { $0 == "q" ? queries : $0 }
      let result = run(["search"] + arguments + (arguments.last == "-" ? [] : [items]), bytes: [])
      #expect(result.status == 2)
      #expect(result.errors.contains(message), "\(result.errors)")
      #expect(result.output == "")
    }
  }
}
