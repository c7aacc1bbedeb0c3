import DataStreams
import Foundation
import ListFiles
import ScryfallCards
import ScryfallDialect
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

/// Matched texts without a column are quoted below their row, with the match visible.
@Suite struct TextExcerptsTests {
  private static let lines = """
    {"object":"card","name":"Ash Elf","type_line":"Creature — Elf","artist":"Ann Ash","flavor_text":"Ash to ash.",\
    "oracle_text":"When Ash Elf enters, scry 1. (Look at it.)\\nWhenever another creature you control with power greater than its \
    own base power dies, each opponent who controls no such creature discards a card, then draw a card for each of them.",\
    "set":"aaa","collector_number":"1"}
    {"object":"card","name":"Fire // Ice","layout":"split","type_line":"Instant // Instant","set":"aaa","collector_number":"2",\
    "card_faces":[{"name":"Fire","type_line":"Instant","oracle_text":"Fire deals 2 damage."},\
    {"name":"Ice","type_line":"Instant","oracle_text":"Tap target permanent.\\nDraw a card."}]}
    {"object":"card","name":"Reed Goblin","type_line":"Creature — Goblin","set":"aaa","collector_number":"3"}

    """

  /// The lines below the rows of a result from prepared cards.
  private func excerpts(_ query: String, columns: Int = 80) throws -> [String] {
    var below: [String] = []
    try withTemporaryFolder { folder in
      let path = try folder.file("cards.jsonl", Self.lines)
      let prepared = folder.path("my.cards")
      _ = try CardCollection.open(path).prepare(to: prepared)
      var session = AnsweredSession(
        QueryEnvironment.make(SearchableList(try CardCollection.open(prepared), named: prepared)))
      // A wide terminal has the numbers of the rows at the left.
      let margin = columns < 60 ? "" : "  "
      below = session.answer(query, columns: columns).lines.map { $0.foundMarked }
        .filter { $0.hasPrefix(margin + "    ") }.map { String($0.dropFirst(margin.count)) }
    }
    return below
  }

  @Test func belowTheRows() throws {
    let rows: [(String, [String])] = [
      ("o:scry", ["    When Ash Elf enters, «scry» 1."]),
      ("o:SCRY", ["    When Ash Elf enters, «scry» 1."]),
      ("fo:\"look at\"", ["    When Ash Elf enters, scry 1. («Look at» it.)"]),
      ("o:\"when ~ enters\"", ["    «When ~ enters», scry 1."]),
      ("ft:ash", ["    «Ash» to ash."]),
      ("a:ash", ["    Ann «Ash»"]),
      ("o:/s..y/", ["    When Ash Elf enters, «scry» 1."]),
      ("o:damage", ["    Fire deals 2 «damage»."]),
      ("o:target o:tap", ["    «Tap» «target» permanent."]),
      ("o:tap o:draw", ["    «Tap» target permanent.", "    «Draw» a card."]),
      (
        "o:enters o:scry o:dies o:draw",
        [
          "    When Ash Elf «enters», «scry» 1.",
          "    …than its own base power «dies», each opponent who controls no such creatur…",
        ]
      ),
      ("-o:scry o:draw", ["    «Draw» a card."]),
      ("-(-o:draw) o:tap", ["    «Draw» a card.", "    «Tap» target permanent."]),
      ("o:scry or t:goblin", ["    When Ash Elf enters, «scry» 1."]),
      ("-o:scry", []), ("t:elf", []), ("elf", []), ("name:/elf/", []), ("pow>=1", []), ("o:/$/ t:elf", []),
      ("o:nothing", []),
    ]
    for (query, expected) in rows {
      let shown = try excerpts(query)
      #expect(shown.count == expected.count, "\(query): \(shown)")
      for (line, expected) in zip(shown, expected) { #expect(line.hasPrefix(expected), "\(query): \(line)") }
    }
  }

  /// The line fits and contains the match.
  @Test func widths() throws {
    let rows: [Int] = [20, 24, 30, 40, 60, 80, 120, 300]
    for columns in rows {
      for (query, word) in [
        ("o:draw", "«draw»"), ("o:opponent", "«opponent»"), ("o:whenever", "«Whenever»"), ("o:them", "«them»"),
      ] {
        let line = try #require(try excerpts("\(query) t:elf", columns: columns).first, "\(columns)")
        #expect(line.contains(word), "\(columns): \(line)")
        #expect(CharacterWidth.of(line) - 2 <= columns, "\(columns): \(line)")
      }
    }
  }

  @Test func verySmallTerminals() throws {
    for columns in 0...8 {
      for line in try excerpts("o:draw", columns: columns) { #expect(CharacterWidth.of(line) <= columns + 2) }
    }
  }

  /// To read a file again for each query would take too long.
  @Test func filesAreNotReadAgain() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("cards.jsonl", Self.lines)
      var session = AnsweredSession(QueryEnvironment.make(SearchableList(try CardCollection.open(path), named: path)))
      #expect(session.lines("o:scry").count == 3)
    }
  }

  /// If the file is gone, the table is still shown.
  @Test func recordsThatAreGone() throws {
    try withTemporaryFolder { folder in
      let path = try folder.file("cards.jsonl", Self.lines)
      let cards = try CardCollection.open(path)
      try FileManager.default.removeItem(atPath: path)
      let list = SearchableList(cards)
      let plan = cards.library.plan(CardSearch("o:scry"))
      let excerpts = TextExcerpts(plan, of: try list.page(of: plan, RowRequest()).rows, in: list)
      #expect(excerpts.lines(below: 0, 80) == [])
    }
  }

  @Test func theFirstRowsHaveExcerpts() {
    var session = AnsweredSession()
    let lines = session.lines("fo:/e/")
    let margin = String(repeating: " ", count: 8)
    let rows = lines.dropFirst().dropLast().filter { !$0.hasPrefix(margin) }
    #expect(rows.count > 60)
    #expect(lines.filter { $0.hasPrefix(margin) }.count == 50)
  }
}
