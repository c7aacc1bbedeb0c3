import FilterCommands
import FilterReports
import Foundation
import Testing
import _FilterTestSupport

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
        columns.output.contains(
          #""line":2,"title":"people","query":"age>10","count":2,"rows":[{"age":41}],"names":["Ana"],"ignored":[],"#),
        "\(columns)")
      let count = run("search", "--queries", queries, "--count", "--items", items)
      #expect(count.output.contains(#""query":"age>10","count":2,"ignored":[],"diagnostics":[]}"#))
    }
  }

  /// A broken query is not run, and the others are.
  @Test func brokenAndIgnored() throws {
    try withFiles("((\nage>10 colour:red\nage>1\n") { queries, items in
      let result = run("search", "--queries", queries, "--count", items)
      #expect(try counts(result.output) == [-1, -1, 3])
      #expect(result.status == 2)
      #expect("\(try answers(result.output)[1]["diagnostics"] ?? "")".contains("unknown-field"))
      let tolerant = run("search", "--queries", queries, "--count", "--tolerant", items)
      let ignored = try answers(tolerant.output)[1]["ignored"] as? [[String: Any]]
      #expect(ignored?.map { $0["text"] as? String } == ["colour:red"])
      #expect(ignored?.first?["reason"] as? String == "unknown field")
      let diagnostics = try answers(result.output)[0]["diagnostics"]
      #expect("\(diagnostics ?? "")".contains("unclosed-group"))
      #expect(try counts(tolerant.output) == [3, 2, 3])
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

  /// The zone of the queries' dates, and that of the items' if they have none.
  @Test func timeZones() throws {
    let folder = try TemporaryFolder()
    let items = try folder.write("at.jsonl", "{\"at\":\"2026-01-01T23:30:00Z\"}\n{\"at\":\"2026-01-02T23:30:00Z\"}\n")
    let queries = try folder.write("q.filterq", "at=2026-01-01\nat=2026-01-02\nat=2026-01-03\n")
    func found(_ arguments: String...) throws -> [Int] {
      try counts(run(["search", "--queries", queries, items] + arguments, bytes: []).output)
    }
    #expect(try found() == [1, 1, 0])
    #expect(try found("--time-zone", "+02:00") == [0, 1, 1])
    let wrong = run("search", "--queries", queries, items, "--time-zone", "Berlin")
    #expect(wrong.status == 2 && wrong.output == "")
    // The dates of prepared items were read before.
    let prepared = folder.path("at.items")
    #expect(run("items", "prepare", items, "-o", prepared, "--time-zone", "+02:00").status == 0)
    #expect(try counts(run("search", "--queries", queries, prepared).output) == [0, 1, 1])
    #expect(run("search", "--queries", queries, prepared, "--time-zone", "+02:00").status == 1)
    let other = run("search", "at=2026-01-01", prepared, "--time-zone", "+03:00")
    #expect(other.status == 2)
    #expect(other.errors.contains("were read in the zone +02:00; prepare its source with --time-zone +03:00"))
  }

  /// Ctrl-C ends with the answers so far, whether the queries come from a file or one after another.
  @Test(arguments: 0...3)
  func interrupts(after number: Int) throws {
    try withFiles("age>10\nage>1\nage>40\n") { queries, items in
      let (output, errors) = (Collector(), Collector())
      func run(_ arguments: [String], _ input: LineReader, _ isRequested: @escaping () -> Bool) -> Int32 {
        output.bytes = []
        var console = Console(
          input: input, output: OutputBuffer { output.take($0) }, errors: OutputBuffer { errors.take($0) },
          environment: environmentOfTests, interruption: Interruption(isRequested: isRequested))
        return FilterCommand.run(["search", "--count"] + arguments, on: &console)
      }
      let expected = Array([2, 3, 1].prefix(number))
      var asked = 0
      let status = run(["--queries", queries, items], LineReader(bytes: [])) {
        asked += 1
        return asked > number
      }
      #expect(status == 130)
      let answered = try counts(String(decoding: output.bytes, as: UTF8.self))
      #expect(answered == expected)
      if number == 0 { return }
      // Waiting for a line of standard input ends too, as if there were no more.
      var lines = ["age>10\n", "age>1\n", "age>40\n"].prefix(number)
      let ended = run([items, "--queries", "-"], LineReader { lines.popFirst().map { Array($0.utf8) } }) {
        lines.isEmpty
      }
      #expect(ended == 130)
      // Queries read before the interrupt are not answered.
      let streamed = try counts(String(decoding: output.bytes, as: UTF8.self))
      #expect(streamed == expected.dropLast(number == 1 ? 1 : 0))
    }
  }

  @Test(arguments: [
    (["--queries", "nowhere.filterq"], "nowhere.filterq"),
    (["--queries", "q", "--why", "Ana"], "--queries takes"), (["--queries", "q", "--offset", "1"], "--queries takes"),
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
