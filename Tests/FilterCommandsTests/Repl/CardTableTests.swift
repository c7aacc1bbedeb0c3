import FilterText
import TerminalUI
import Testing
import _FilterTestSupport

@testable import DataStreams
@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports
@testable import ScryfallCards
@testable import ScryfallDialect

/// A table fits its width, for any content.
@Suite struct CardTableTests {
  private static let rows = [
    row("Fire // Ice", "{1}{R} // {1}{U}", "Instant // Instant", "", "apc", "uncommon"),
    row(
      "Ḱöniglicher 漢字の龍 mit einem langen Namen", "{W}{U}{B}{R}{G}", "Legendary Creature — 龍 Dragon", "10/10", "khm",
      "mythic"),
    row("Ant", "", "Creature — Insect", "1/1", "", ""),
  ]

  private static func row(
    _ name: String, _ cost: String, _ type: String, _ stats: String, _ set: String, _ rarity: String
  ) -> CardRow {
    CardRow(
      name: name, cost: cost, type: type, stats: stats, set: set, number: "1", rarity: rarity, day: "2020-01-01",
      language: "en")
  }

  private func table(_ width: Int) -> [String] { Self.table(Self.rows, width: width).lines.map { $0.text } }

  private static func table(_ rows: [CardRow], width: Int, marks: CardMarks = CardMarks()) -> FittedTable {
    FittedTable(CardTable.columns, rows: rows.map { marks.cells(of: $0) }, width: width)
  }

  @Test func wide() {
    #expect(
      table(120) == [
        "Name                                         Cost              Type                                   Set  Rarity",
        "Fire // Ice                                  {1}{R} // {1}{U}  Instant // Instant                     apc  uncommon",
        "Ḱöniglicher 漢字の龍 mit einem langen Namen  {W}{U}{B}{R}{G}   Legendary Creature — 龍 Dragon  10/10  khm  mythic",
        "Ant                                                            Creature — Insect               1/1",
      ])
  }

  @Test func usual() {
    #expect(
      table(80) == [
        "Name                  Cost           Type                          Set  Rarity",
        "Fire // Ice           {1}{R} // {1…  Instant // Instant            apc  uncommon",
        "Ḱöniglicher 漢字の…   {W}{U}{B}{R}…  Legendary Creature —…  10/10  khm  mythic",
        "Ant                                  Creature — Insect      1/1",
      ])
  }

  /// The widths at which columns appear.
  @Test func columnsThatFit() {
    let rows: [(Int, String)] = [
      (31, "Name"), (32, "Name Type"), (47, "Name Type"), (48, "Name Cost Type"), (63, "Name Cost Type"),
      (64, "Name Cost Type Set Rarity"),
    ]
    for (width, titles) in rows {
      let head = Self.table([], width: width).head.text.split(separator: " ")
      #expect(head.joined(separator: " ") == titles, "\(width)")
    }
  }

  @Test func narrow() {
    #expect(
      table(60) == [
        "Name                 Cost         Type", "Fire // Ice          {1}{R} // …  Instant // Instant",
        "Ḱöniglicher 漢字の…  {W}{U}{B}{…  Legendary Creature…  10/10",
        "Ant                               Creature — Insect    1/1",
      ])
    #expect(
      table(40) == [
        "Name                 Type", "Fire // Ice          Instant // Instant",
        "Ḱöniglicher 漢字の…  Legendary Creature…", "Ant                  Creature — Insect",
      ])
    #expect(table(20) == ["Name", "Fire // Ice", "Ḱöniglicher 漢字の…", "Ant"])
    #expect(table(8) == ["Name", "Fire //…", "Ḱönigli…", "Ant"])
    #expect(table(1) == ["…", "…", "…", "…"])
    #expect(table(0) == ["", "", "", ""])
  }

  @Test func noRowsHaveNoHead() {
    #expect(Self.table([], width: 80).lines == [])
  }

  /// Marks are kept in a cell that is cut.
  @Test(arguments: [
    (80, 0, "«Fire» // Ice"), (22, 1, "Ḱöniglicher «漢字の龍» …"), (20, 1, "Ḱöniglicher «漢字の…»"),
    (16, 1, "Ḱöniglicher «漢…»"), (12, 1, "Ḱöniglicher…"),
  ])
  func marks(width: Int, row: Int, expected: String) {
    let marks = CardMarks(
      name: [row == 0 ? SourceRange(start: 0, end: 4) : SourceRange(start: 15, end: 27)])
    let line = Self.table(Self.rows, width: width, marks: marks).line(row)
    #expect(line.foundMarked.hasPrefix(expected), "\(line.foundMarked)")
  }

  @Test func columnsMarkedAsAWhole() {
    let line = Self.table(Self.rows, width: 120, marks: CardMarks(whole: [.cost, .set, .rarity, .type])).line(0)
    #expect(
      line.foundMarked.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        == "Fire // Ice «{1}{R} // {1}{U}» Instant // Instant «apc» «uncommon»")
  }

  @Test func theLeadIsNotPartOfTheWidth() {
    let table = Self.table(Self.rows, width: 20)
    for row in Self.rows.indices {
      #expect(table.line(row, after: ScreenLine("+ ")).text == "+ " + table.line(row).text)
    }
  }

  /// No line exceeds the width, and the columns of all lines are aligned.
  @Test func linesFit() {
    let pieces = ["Ant", "漢字", "é", "e\u{301}", "👩‍👩‍👧", " ", "—", "{W}", "\u{1B}[31m", "\t", "🇩🇪", "\u{202E}"]
    let failure = checkProperty(
      "lines fit", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 5),
      generate: { generator -> (rows: [[String]], width: Int) in
        let rows = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          (0..<6).map { _ in
            (0..<Int.random(in: 0...9, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
              .joined()
          }
        }
        return (rows, Int.random(in: 0...130, using: &generator))
      },
      shrink: { sample in shorterArrays(sample.rows).map { (rows: $0, width: sample.width) } },
      describe: { "\($0)" },
      law: { sample in
        let rows = sample.rows.map { Self.row($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
        let table = Self.table(rows, width: sample.width)
        for place in rows.indices {
          let bytes = rows[place].name.utf8.count
          let marks = CardMarks(name: bytes > 2 ? [SourceRange(start: 1, end: bytes - 1)] : [])
          let line = Self.table(rows, width: sample.width, marks: marks).line(place)
          if line.width > sample.width { return "\(line.width) columns: \(line.text)" }
          if line.text.unicodeScalars.contains(where: { $0.value < 0x20 }) { return "a control character" }
          if line != table.line(place), line.text != table.line(place).text { return "marks change the text" }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
