import FilterLists
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterREPL
@testable import FilterReports

/// The order, the number and the repetition of the rows of the last result: `:sort`, `:limit`, `:unique`.
@Suite struct RowChoiceTests {
  private func session() throws -> AnsweredSession { AnsweredSession(try AnimalItems.collection(), plain: true) }

  /// The names in the rows of an answer.
  private func names(_ lines: [String]) -> [String] {
    lines.dropFirst().dropLast().map { line in
      let row = line.drop { $0.isNumber || $0 == " " }
      return String(row.prefix { $0 != "," }.split(separator: "  ").first ?? "")
    }
  }

  /// The rows are those of `filterq search` with the same options.
  @Test(arguments: [
    ["--sort", "name"], ["--sort=-weight"], ["--sort", "weight", "--limit", "2"], ["--limit", "0"],
    ["--unique", "kind"],
    ["--unique", "kind", "--sort=-weight"], ["--unique", "legs", "--limit", "1"],
    ["--unique", "kind", "--sort", "name", "--limit", "2"], ["--limit", "99"],
  ])
  func theyAreThoseOfASearch(options: [String]) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("animals.csv", AnimalItems.csv)
    let queries = ["legs=2 or legs=4", "weight>1 order:name direction:desc"]
    for query in queries {
      let expected = run(["search", query, path, "--columns", "name"] + options, bytes: []).lines.dropFirst()
      var session = try session()
      _ = session.answer(":columns name")
      var lines = session.lines(query)
      for (name, value) in commands(options) { lines = session.lines(":\(name) \(value)") }
      #expect(names(lines) == expected.map { String($0.prefix { $0 != "," }) }, "\(query) \(options)")
    }
  }

  /// The names and values of options.
  private func commands(_ options: [String]) -> [(name: String, value: String)] {
    let words = options.flatMap { $0.split(separator: "=", maxSplits: 1).map { String($0) } }
    return stride(from: 0, to: words.count, by: 2).map { (String(words[$0].dropFirst(2)), words[$0 + 1]) }
  }

  @Test func theyCombineUntilTheNextQuery() throws {
    var session = try session()
    let all = session.lines("legs=4 or legs=2")
    #expect(session.lines(":sort -weight").last?.hasPrefix("6 of 6 items · sorted by -weight · ") == true)
    let three = session.lines(":limit 3")
    #expect(names(three) == ["Otter", "Crane", "Grey Heron"])
    #expect(three.last?.hasPrefix("6 of 6 items · sorted by -weight · first 3 · ") == true)
    #expect(session.lines(":more") == ["no more rows"])
    #expect(session.lines(":show 2").contains("name  : Crane, the Elder"))
    #expect(session.lines(":show 4") == ["there is no row 4; the last query finds 3 rows"])
    #expect(session.lines(":why 2").contains { $0.contains("Crane") })
    let one = session.lines(":unique kind")
    #expect(names(one) == ["Otter", "Grey Heron", "Newt"])
    #expect(one.last?.hasPrefix("3 of 6 items · one for each kind · sorted by -weight · first 3 · ") == true)
    #expect(session.lines(":why 2").contains { $0.contains("Grey Heron") })
    // A summary is of all that is found.
    #expect(session.lines(":count-by kind").last == "kind of 6 items")
    for command in [":unique", ":limit"] { _ = session.answer(command) }
    #expect(session.lines(":sort") == all)
    _ = session.answer(":sort -name")
    #expect(session.lines("legs=4 or legs=2") == all)
  }

  /// Row numbers are those of the rows that are shown, in a list without names too.
  @Test func rowNumbers() throws {
    let items = try AnimalItems.collection("state,total\nopen,3.5\npaid,9\nopen,1\nvoid,7\n", "orders.csv")
    var session = AnsweredSession(items, plain: true)
    for input in ["total>0", ":unique state", ":sort total"] { _ = session.answer(input) }
    #expect(session.lines(":why 1").last == "  yes  total>0  3.5")
    #expect(session.lines(":why 2").last == "  yes  total>0  7")
    #expect(session.lines(":show 2").contains("total: 7"))
    #expect(session.lines(":why 4") == ["there is no row 4; the last query finds 3 rows"])
  }

  /// The chosen order goes before that of the query.
  @Test func theOrderOfTheQuery() throws {
    var session = try session()
    #expect(session.lines("legs=4 order:weight").last?.hasSuffix("sorted by weight") == true)
    let lines = session.lines(":sort -name")
    #expect(names(lines) == ["Stoat", "Otter", "Newt"])
    #expect(lines.last?.hasSuffix("items with legs 4") == true, "\(lines)")
  }

  @Test func pagesGoOn() throws {
    var session = try session()
    session.answerer.options.rows = 2
    _ = session.answer("legs=4 or legs=2")
    #expect(names(session.lines(":sort name")) == ["Crane", "Grey Heron"])
    #expect(names(session.lines(":limit 3")) == ["Crane", "Grey Heron"])
    let rest = session.lines(":more")
    #expect(names(rest) == ["Newt"])
    #expect(rest.last == "rows 3 to 3 · 6 of 6 items · sorted by name · first 3")
    _ = session.answer(":unique legs")
    #expect(names(session.lines(":more")) == [])
  }

  /// The rows that are shown are exported.
  @Test func exports() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("out.csv")
    var session = try session()
    for input in ["legs=4 or legs=2", ":columns name", ":sort -name", ":limit 2", ":export \(path)"] {
      _ = session.answer(input)
    }
    #expect(try folder.bytes("out.csv") == Array("name\nWren\nStoat\n".utf8))
  }

  @Test(arguments: [
    (":sort wieght", "unknown field 'wieght'; did you mean 'weight'?"),
    (":unique knd", "unknown field 'knd'; did you mean 'kind'?"),
    (":limit some", ":limit takes a number of rows, not 'some'"), (":limit -1", ":limit must be at least 0, not -1"),
  ])
  func faults(input: String, message: String) throws {
    var session = try session()
    let before = session.lines("legs=2")
    #expect(session.lines(input).first == message)
    #expect(session.answer(input).isError)
    #expect(session.lines(":sort") == before)
  }

  /// Without a query, all items.
  @Test func withoutAQuery() throws {
    var session = try session()
    #expect(names(session.lines(":sort -weight")).prefix(2) == ["Otter", "Crane"])
    var cards = AnsweredSession(plain: true)
    #expect(names(cards.lines("t:goblin")).first == "A-Grubb Sixpenny")
    #expect(cards.lines(":unique rarity").last?.hasPrefix("2 of 237 cards · one for each rarity · ") == true)
  }

  @Test func columnsAreCompleted() throws {
    var session = SessionDriver(items: try AnimalItems.collection())
    session.type("legs=2<Enter>:sort -we<Tab>")
    #expect(session.line == ":sort -weight|")
    session.type("<C-u>:unique <Tab>")
    #expect(session.line == ":unique name|")
  }
}
