import DataStreams
import FilterEvaluation
import FilterSemantics
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Rows of a result as a table, from anywhere on.
@Suite struct ListTableTests {
  private static let list = SearchableList(.sample)

  private static func plan(_ query: String) -> FilterPlan {
    list.plan(AnalyzedQuery(parsing: query, vocabulary: .scryfall))
  }

  @Test func rows() throws {
    let rows: [(Int, Int, Int)] = [
      (0, 1_000, 9), (0, 3, 3), (3, 3, 3), (7, 3, 2), (9, 3, 0), (90, 3, 0), (-4, 3, 3), (0, 0, 0), (4, -1, 0),
      (0, 100_000, 9),
    ]
    let table = ListTable(of: Self.list, columns: nil)
    let plan = Self.plan("t:goblin")
    for (first, limit, count) in rows {
      let page = try Self.list.page(of: plan, table.request(limit: limit, offset: first))
      #expect(page.rows.count == count, "\(first), \(limit)")
      #expect(page.end.total == 9, "\(first), \(limit)")
      let lines = table.lines(of: page.rows, width: 80, marking: plan)
      #expect(lines.count == (count == 0 ? 0 : count + 1), "\(first), \(limit)")
    }
  }

  @Test func totals() throws {
    let rows: [(String, String)] = [
      ("t:goblin t:pirate", "1 of 237 cards"), ("t:goblin t:elf", "0 of 237 cards"),
      ("t:goblin unique:prints", "10 printings of 9 cards"), ("t:goblin unique:art", "11 pictures of 10 cards"),
      ("t:pirate t:goblin unique:prints", "1 printing of 1 card"),
      ("t:goblin t:elf unique:art", "0 pictures of 0 cards"),
    ]
    for (query, total) in rows {
      let plan = Self.plan(query)
      #expect(try Self.list.total(Self.list.counted(plan).count, of: plan) == total, "\(query)")
    }
  }

  /// The timed parts of an answer; a refused query is not run.
  @Test func times() {
    func names(_ query: String, _ list: SearchableList?) -> [String] {
      let times = QueryTimes(AnalyzedQuery(parsing: query, vocabulary: .scryfall), in: list)
      #expect(times.parts.allSatisfy { $0.duration >= .zero })
      #expect(times.parts.last?.duration == times.parts.dropLast().reduce(.zero) { $0 + $1.duration })
      return times.parts.map { $0.name }
    }
    #expect(names("t:goblin", Self.list) == ["parse", "analysis", "plan", "run", "rows", "all"])
    #expect(
      names("(t:goblin", SearchableList.sample.reading(ListReading(.strict))) == [
        "parse", "analysis", "plan", "all",
      ])
    #expect(names("t:goblin", nil) == ["parse", "analysis", "all"])
  }
}
