import FilterEngines
import FilterLists
import FilterReports
import FilterSemantics
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Answers of engines that lack rows, because a pattern that is checked here gave up on a text.
@Suite(.longTier, .enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite"))
struct IncompleteAnswerTests {
  private static let pattern = "/(?=[ab]{250}z)(?=z[ab]{250})a|^ab$/"
  private static let long = String(repeating: "a", count: 100_000) + "b"

  /// Writes a list. A field of it is marked as having texts that the database cannot search, so that they are checked
  /// here.
  private func export(_ arguments: [String], to path: String, checking field: Int) throws -> String {
    #expect(run(["items", "export"] + arguments + [path], bytes: []).status == 0)
    try change(path, "UPDATE fq_about SET value = '\(field)' WHERE name = 'reserved'")
    return "sqlite:\(path)"
  }

  private func change(_ path: String, _ statement: String) throws {
    let script = Process()
    script.executableURL = URL(filePath: "/usr/bin/env")
    script.arguments = [
      "python3", "-c", "import sqlite3,sys; d=sqlite3.connect(sys.argv[1]); d.execute(sys.argv[2]); d.commit()", path,
      statement,
    ]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
  }

  @Test(.enabled(if: PackingTool.hasPython, "there is no Python here")) func items() throws {
    let records = [Self.long, "ab", "b"].enumerated().map { "{\"id\":\($0.offset + 1),\"body\":\"\($0.element)\"}\n" }
    try withTemporaryFolder { folder in
      let address = try export([try folder.file("a.jsonl", records.joined())], to: folder.path("a.db"), checking: 1)
      let result = run("search", "--engine", address, "body:\(Self.pattern)", "--columns", "id")
      #expect(result.output == "id\n2\n")
      #expect(result.errors == "filterq: a pattern hit its step limit on some texts; items may be missing\n")
      #expect(run("search", "--engine", address, "body:/^a?b$/", "--columns", "id").errors == "")
      let count = run("search", "--engine", address, "body:\(Self.pattern)", "--count")
      #expect(count.output == "1\n" && count.errors == result.errors)
      #expect(run("search", "--engine", address, "body:/^a?b$/", "--count").errors == "")
      let script = "body:\(Self.pattern)\n  expect count = 3\n"
      let tested = run("test", "--engine", address, "-", input: script)
      #expect(
        tested.lines.contains(
          "          found 1 item; a pattern hit its step limit on some texts, so items may be missing"), "\(tested)")
      let list = SearchableList(EngineAnswers(try OpenedEngine(address)))
      let plan = list.plan(AnalyzedQuery(parsing: "body:\(Self.pattern)", vocabulary: list.vocabulary))
      let page = try list.page(of: plan, RowRequest(limit: 10))
      #expect(page.end.wasCutShort && page.rows.map { $0.item } == [1])
    }
  }

  @Test(.enabled(if: PackingTool.hasPython, "there is no Python here")) func cards() throws {
    // Patterns on cards have at most fifty repetitions.
    let pattern = "/(?=[ab]{24}z)(?=z[ab]{24})a|^ab$/"
    let cards = [String(repeating: "a", count: 400_000) + "b", "ab", "b"].enumerated().map { index, text in
      "{\"object\":\"card\",\"name\":\"Card \(index)\",\"oracle_text\":\"\(text)\",\"type_line\":\"Instant\"}"
    }
    try withTemporaryFolder { folder in
      let file = try folder.file("cards.json", "[\(cards.joined(separator: ",\n"))]")
      let field = try #require(Vocabulary.scryfall.fieldID(spelled: "o")).index
      let address = try export(["--cards", file], to: folder.path("cards.db"), checking: field)
      let result = run("search", "--engine", address, "o:\(pattern)")
      #expect(result.lines.map { $0.split(separator: "\t").first } == ["Card 1"])
      #expect(result.errors == "filterq: a pattern hit its step limit on some texts; cards may be missing\n")
      #expect(run("search", "--engine", address, "o:/^a?b$/").errors == "")
      let count = run("search", "--engine", address, "o:\(pattern)", "--count")
      #expect(count.output == "1\n" && count.errors == result.errors)
      #expect(run("search", "--engine", address, "o:/^a?b$/", "--count").errors == "")
      let memory = run("search", "--cards", file, "o:\(pattern)")
      #expect(memory.output == result.output && memory.errors == result.errors)
    }
  }
}
