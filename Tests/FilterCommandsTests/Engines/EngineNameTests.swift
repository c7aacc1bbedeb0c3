import FilterEngines
import FilterLists
import FilterReports
import FilterSemantics
import Testing
import _FilterTestSupport

/// Items of a database by their names, and pages of them.
@Suite(.enabled(if: TestedAddress.hasSQLite, "the package was built without SQLite")) struct EngineNameTests {
  private func address(_ count: Int, in folder: TemporaryFolder) throws -> String {
    let lines = (1...count).map { "{\"name\":\"Newt \($0)\",\"legs\":\(10 - $0)}\n" }.joined()
    let path = folder.path("newts-\(count).db")
    #expect(run("items", "export", try folder.file("newts-\(count).jsonl", lines), path).status == 0)
    return "sqlite:\(path)"
  }

  /// Three other names are shown, and that there are more.
  @Test func namesThatAlsoMatch() throws {
    let rows: [(count: Int, errors: String)] = [
      (1, ""), (2, "Newt 2"), (4, "Newt 2, Newt 3, Newt 4"), (5, "Newt 2, Newt 3, Newt 4, …"),
    ]
    try withTemporaryFolder { folder in
      for row in rows {
        let result = run("search", "--engine", try address(row.count, in: folder), "--why", "newt", "legs>8")
        #expect(result.errors == (row.errors.isEmpty ? "" : "filterq: 'newt' also matches \(row.errors)\n"))
        #expect(result.lines.first == "Newt 1 matches")
        let cards = (1...row.count).map {
          "{\"object\":\"card\",\"name\":\"Newt \($0)\",\"oracle_text\":\"\",\"type_line\":\"Instant\"}"
        }
        let file = try folder.file("cards.json", "[\(cards.joined(separator: ",\n"))]")
        let ofCards = run("search", "--cards", file, "--why", "newt", "t:instant")
        #expect(ofCards.errors == (row.errors.isEmpty ? "" : "filterq: 'newt' also matches \(row.errors)\n"))
      }
    }
  }

  /// Pages of the items in the order of the database, and in the order of a query.
  @Test func pages() throws {
    let rows: [(query: String, offset: Int, limit: Int, items: [Int])] = [
      ("", 0, 2, [0, 1]), ("", 1, 2, [1, 2]), ("", 2, 1, [2]), ("", 4, 2, [4]), ("", 5, 2, []), ("", 1, 0, []),
      ("order:legs", 0, 2, [4, 3]), ("order:legs", 1, 2, [3, 2]), ("order:name direction:desc", 1, 3, [3, 2, 1]),
      ("legs<9", 1, 2, [2, 3]), ("", -1, 2, [0, 1]), ("", 1, -1, []), ("", .max, 2, []),
    ]
    try withTemporaryFolder { folder in
      let list = SearchableList(EngineAnswers(try OpenedEngine(try address(5, in: folder))))
      for row in rows {
        let plan = list.plan(AnalyzedQuery(parsing: row.query, vocabulary: list.vocabulary))
        let page = try list.page(of: plan, RowRequest(limit: row.limit, offset: row.offset))
        #expect(page.rows.map { $0.item } == row.items, "\(row.query), \(row.limit) from \(row.offset)")
      }
    }
  }
}
