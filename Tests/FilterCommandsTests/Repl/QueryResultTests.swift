import DataStreams
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing

@testable import FilterCommands
@testable import FilterQueryTesting
@testable import FilterREPL
@testable import FilterReports

/// Rows of a result, from anywhere on.
@Suite struct QueryResultTests {
  private func result(_ query: String, from first: Int = 0, limit: Int = 1_000) -> QueryResult {
    let collection = CardCollection.sample
    return QueryResult(collection.library.search(CardSearch(query)), in: collection, from: first, limit: limit)
  }

  @Test func rows() {
    let rows: [(Int, Int, Range<Int>)] = [
      (0, 1_000, 0..<9), (0, 3, 0..<3), (3, 3, 3..<6), (7, 3, 7..<9), (9, 3, 9..<9), (90, 3, 9..<9), (-4, 3, 0..<3),
      (0, 0, 0..<0), (4, -1, 4..<4), (0, 100_000, 0..<9),
    ]
    for (first, limit, shown) in rows {
      let result = result("t:goblin", from: first, limit: limit)
      #expect(result.count == 9, "\(first), \(limit)")
      #expect(result.shown == shown, "\(first), \(limit)")
      #expect(result.lines(80).count == (shown.isEmpty ? 0 : shown.count + 1), "\(first), \(limit)")
      let left = 9 - shown.upperBound
      #expect(result.rest == (left == 0 ? nil : "… and \(left) more"), "\(first), \(limit)")
      #expect(result.total == "9 of 237 cards", "\(first), \(limit)")
    }
  }

  @Test func totals() {
    let rows: [(String, String)] = [
      ("t:goblin t:pirate", "1 of 237 cards"), ("t:goblin t:elf", "0 of 237 cards"),
      ("t:goblin unique:prints", "10 printings of 9 cards"), ("t:goblin unique:art", "11 pictures of 10 cards"),
      ("t:pirate t:goblin unique:prints", "1 printing of 1 card"),
      ("t:goblin t:elf unique:art", "0 pictures of 0 cards"),
    ]
    for (query, total) in rows {
      #expect(result(query).total == total, "\(query)")
    }
  }

  @Test func nothingFoundHasNoTable() {
    #expect(result("t:goblin t:elf").lines(80) == [])
    #expect(result("t:goblin t:elf").rest == nil)
  }

  /// The timed parts of an answer; a refused query is not run.
  @Test func times() {
    func names(_ query: String, _ environment: QueryEnvironment = AnsweredSession.environment, isStrict: Bool = false)
      -> [String]
    {
      let times = QueryTimes(CardSearch(query, isStrict: isStrict), environment: environment)
      #expect(times.parts.allSatisfy { $0.duration > .zero })
      #expect(times.parts.last?.duration == times.parts.dropLast().reduce(.zero) { $0 + $1.duration })
      return times.parts.map { $0.name }
    }
    #expect(names("t:goblin") == ["parse", "analysis", "plan", "run", "sort", "all"])
    #expect(names("(t:goblin", isStrict: true) == ["parse", "analysis", "plan", "all"])
    #expect(names("t:goblin", QueryEnvironment.make(cards: nil)) == ["parse", "analysis", "all"])
  }
}
