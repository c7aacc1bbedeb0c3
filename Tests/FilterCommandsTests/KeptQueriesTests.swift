import FilterCommands
import FilterReports
import Foundation
import Testing
import _FilterTestSupport

/// A query file that is kept for years: names, parameters, references, a default, an order and columns.
@Suite struct KeptQueriesTests {
  private static let people = """
    {"name": "Ana", "age": 41, "team": "red", "since": "2020-03-01"}
    {"name": "Bo", "age": 7, "team": "red", "since": "2026-01-01"}
    {"name": "Cy", "age": 30, "team": "blue", "since": "2024-05-05"}
    {"name": "Di", "age": 52, "team": "blue) or age>0", "since": "2010-05-05"}

    """
  private static let queries = """
    # all: age>5
    # sort: -age

    $least = 10
    $team =

    # name: grown
    # columns: name
    age>=$least

    # name: of-team
    @grown team=$team

    # sort: name
    # columns: name, age
    -@grown or name:cy
    """

  private func withFiles(_ queries: String, _ body: (_ queries: String, _ items: String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try body(try folder.write("q.filterq", queries), try folder.write("people.jsonl", Self.people))
  }

  /// The name, count, rows and first diagnostic of each answer.
  private func answers(_ output: String) throws -> [String] {
    try output.split(separator: "\n").map { line in
      let answer = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let rows = (answer["rows"] as? [[String: Any]])?.map { $0["name"] as? String ?? "?" } ?? []
      let diagnostics = (answer["diagnostics"] as? [[String: Any]])?.map { $0["code"] as? String ?? "?" } ?? []
      let name = answer["name"] as? String ?? "-"
      return ([name, (answer["count"] as? Int).map { "\($0)" } ?? "null"] + rows + diagnostics).joined(separator: " ")
    }
  }

  @Test func searching() throws {
    try withFiles(Self.queries) { queries, items in
      let without = run("search", "--queries", queries, items)
      let answered = try answers(without.output)
      #expect(answered == ["grown 3 Di Ana Cy", "of-team null unset-parameter", "- 2 Bo Cy"], "\(without)")
      #expect(without.status == 2)
      #expect(without.output.contains(#""expanded":"age>5 (age>=10) team=$team""#), "\(without)")
      let given = run("search", "--queries", queries, items, "--arg", "team=blue", "--arg", "least=31")
      #expect(try answers(given.output) == ["grown 2 Di Ana", "of-team 0", "- 2 Bo Cy"])
      // A value is never parsed.
      let hostile = run("search", "--queries", queries, items, "--arg", "team=blue) or age>0")
      #expect(try answers(hostile.output)[1] == "of-team 1 Di")
      let columns = run("search", "--queries", queries, items, "--arg", "team=red", "--columns", "age")
      #expect(columns.output.contains(#""rows":[{"age":52},{"age":41},{"age":30}]"#), "\(columns)")
    }
  }

  @Test func unknownColumns() throws {
    try withFiles("# sort: agee\nage>5\n\n# columns: nme\nage>5\n") { queries, items in
      let result = run("search", "--queries", queries, items)
      #expect(result.status == 2)
      #expect(result.output.contains("'# sort:'; did you mean 'age'?"), "\(result)")
      #expect(result.output.contains("'# columns:'; did you mean 'name'?"), "\(result)")
    }
  }

  @Test func oneQuery() throws {
    try withFiles("") { _, items in
      for arguments in [["search", "team:$me", items], ["search", "--tolerant", "team:$me", items]] {
        let result = run(arguments, bytes: [])
        #expect(result.status == 2 && result.output.isEmpty, "\(result)")
        #expect(result.errors.contains("no value for '$me'; give it with --arg me=VALUE"), "\(result)")
      }
    }
    let cards = run("search", "t:$type")
    #expect(cards.status == 2 && cards.output.isEmpty, "\(cards)")
    #expect(run("search", "--count", "t:$type", "--arg", "type=goblin").status == 0)
  }

  @Test func checking() throws {
    let text = """
      # all: f:modren
      # name: elves
      t:elf mv<$most

      # name: elves
      @elvs -t:orc

      """
    try withFiles(text) { queries, _ in
      let result = run("check", queries)
      #expect(result.status == 1)
      for line in [
        "q.filterq:1:10: ", "unknown value 'modren'", "q.filterq:3:10: ", "no value for '$most'", "q.filterq:5:9: ",
        "the name 'elves' is used twice", "q.filterq:6:1: ", "no query is named 'elvs'; did you mean '@elves'?",
      ] {
        #expect(result.output.contains(line), "\(line) in \(result.output)")
      }
      let json = run("check", "--json", queries).output
      #expect(json.contains(##""line":1,"source":"# all: f:modren","outcome":"empty""##), "\(json)")
      let folder = try TemporaryFolder()
      let right = try folder.write(
        "r.filterq",
        text.replacing("modren", with: "modern").replacing("elvs", with: "elves").replacing(
          "\n# name: elves\n@", with: "\n# name: others\n@"))
      #expect(run("check", right, "--arg", "most=3").status == 0, "\(run("check", right, "--arg", "most=3"))")
    }
  }

  @Test func testing() throws {
    let script = """
      $team = red

      # name: red
      # the red ones
      team=$team
        expect count 2
        expect includes "Ana"

      @red age>10
        expect count 1

      @rde
        expect count 2
      """
    try withFiles(script) { queries, items in
      let result = run("test", "--items", items, queries)
      #expect(result.status == 1)
      #expect(result.output.contains("no query is named 'rde'; did you mean '@red'?"), "\(result)")
      #expect(result.output.contains("3 queries, 4 expectations, 1 failed"), "\(result)")
      let blue = run("test", "--items", items, queries, "--arg", "team=blue")
      #expect(blue.output.contains("— red"), "\(blue)")
    }
  }

  /// The list that a document is for: a regular file in its folder, also through a link.
  @Test func theListOfADocument() throws {
    let folder = try TemporaryFolder()
    let items = try folder.write("people.jsonl", Self.people)
    let vocabulary = run("vocabulary", "infer", items).output
    _ = try folder.write("people.json", vocabulary)
    let inner = try folder.write("q.filterq", "# list: people.jsonl\n\nage>10\n  expect count 3\n")
    let document = try folder.write("d.filterq", "# list: people.jsonl\n\nage>10 tem:red\n")
    #expect(run("test", inner).status == 0, "\(run("test", inner))")
    let checked = run("check", document)
    #expect(checked.output.contains("unknown field 'tem'; did you mean 'team'?"), "\(checked)")
    let found = run("search", "--count", "--queries", try folder.write("s.filterq", "# list: people.jsonl\n\nage>10\n"))
    #expect(
      found.output.hasSuffix(#""line":3,"query":"age>10","count":3,"ignored":[],"diagnostics":[]}"# + "\n"),
      "\(found)")
    let typed = try folder.write("v.filterq", "# list: people.json\n\nage>10 tem:red\n")
    #expect(run("check", typed).output.contains("did you mean 'team'?"), "\(run("check", typed))")
    let refusals = [
      ("/etc/passwd", "is not relative to the document"), ("../people.jsonl", "in the folder of the document"),
      ("../../../../../../../../etc/passwd", "leads out of the folder"), ("none.jsonl", "names no file"),
      (".", "leads out of the folder"),
      ("link", "leads out of the folder"),
    ]
    try FileManager.default.createSymbolicLink(
      atPath: String(items.dropLast("people.jsonl".count)) + "link", withDestinationPath: "/etc/passwd")
    for (name, reason) in refusals {
      let file = try folder.write("h.filterq", "# list: \(name)\n\nage>10\n")
      for arguments in [["test", file], ["search", "--queries", file]] {
        let result = run(arguments, bytes: [])
        #expect(result.status == 2 && result.errors.contains(reason), "\(name): \(result)")
      }
      let checked = run("check", file)
      #expect(checked.status == 1 && checked.output.contains(":1:1: error: '# list: \(name)' "), "\(checked)")
      #expect(checked.output.contains(reason) && checked.output.hasSuffix("1 error in 0 queries\n"), "\(checked)")
    }
    // What the command line names goes first.
    #expect(run("search", "--count", "--queries", document, "--items", items, "--tolerant").status == 0)
  }

  /// Values are given in every command that reads a query.
  @Test func valuesInOtherCommands() throws {
    #expect(run("explain", "t:$type", "--arg", "type=elf").output == run("explain", "t:elf").output)
    let json = run("explain", "--json", "mv>1 t:$type", "--arg", "type=elf").output
    #expect(json.hasPrefix(#"{"source":"mv>1 t:$type","expanded":"mv>1 t:elf","explanation":"#), "\(json)")
    // Ranges are those of what was written.
    #expect(json.contains(#""range":{"start":5,"end":12}"#), "\(json)")
    #expect(run("sql", "t:$type", "--arg", "type=elf").output == run("sql", "t:elf").output)
    #expect(run("sql", "t:$type").status == 2)
    let session = run(["repl", "--arg", "type=goblin"], bytes: Array("t:$type mv=1\nt:goblin mv=1\n".utf8))
    let tables = session.output.components(separatedBy: "Goblin cards")
    #expect(session.status == 0 && tables.count == 3, "\(session)")
  }

  /// `:run` of the session: references, parameters, the default of the file, order and columns.
  @Test func runningInTheSession() throws {
    try withFiles(Self.queries) { queries, items in
      func session(_ lines: String, _ arguments: String...) -> String {
        run(["repl", items] + arguments, bytes: Array(":open \(queries)\n\(lines)\n".utf8)).output
      }
      let red = session(":run of-team", "--arg", "team=red", "--arg", "least=31")
      #expect(red.contains("= age>5 (age>=31) team=red") && red.contains("1 of 4 items"), "\(red)")
      let grown = session(":run grown")
      let rows = grown.split(separator: "\n").filter { $0.contains("Ana") || $0.contains("Cy") || $0.contains("Di") }
      #expect(rows.map { $0.split(separator: " ").last ?? "" } == ["Di", "Ana", "Cy"], "\(grown)")
      #expect(!grown.contains("2020-03-01"), "\(grown)")
      // A query that is typed has the usual columns again.
      #expect(session(":run grown\nage>40").contains("2020-03-01"))
      #expect(session(":run of-team").contains("no value for '$team'"))
    }
    try withFiles("# name: x\n# columns: nme\nage>5\n") { queries, items in
      let result = run("repl", items, input: ":open \(queries)\n:run x\n")
      #expect(result.output.contains("in '# columns:'; did you mean 'name'?"), "\(result)")
    }
  }

  @Test func theSession() {
    let result = run("repl", input: "t:$me\n")
    #expect(result.output.contains("no value for '$me'"), "\(result)")
    #expect(!result.output.contains("cards"), "\(result)")
  }
}
