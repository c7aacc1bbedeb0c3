import FilterItems
import FilterLists
import FilterReports
import FilterText
import FilterVocabulary
import TerminalUI
import Testing
import _FilterTestSupport

/// Tables and bars of items.
@Suite struct ItemTableTests {
  private let vocabulary = Vocabulary(
    name: "test", summary: "",
    fields: [
      Field("name", .text, summary: "", phrase: ""), Field("n", .number, summary: "", phrase: ""),
      Field("note", .text, summary: "", phrase: ""),
    ])

  private func table(_ rows: [[String]], width: Int?) -> [String] {
    let columns = ["name", "n", "note"].map { ItemColumn($0, in: vocabulary) }
    var table = ItemTable(columns, width: width, style: TerminalStyle(isTerminal: false, environment: [:]))
    return rows.flatMap { table.add($0) } + table.finish()
  }

  @Test func nothingIsCutWhereThereIsRoom() {
    #expect(
      table([["ann", "7", "a long note about her"], ["bo", "123", ""]], width: 80) == [
        "name    n  note", "ann     7  a long note about her", "bo    123",
      ])
  }

  @Test func theWidestColumnIsCutFirst() {
    let lines = table([["annabelle", "7", "a long note about her and others"]], width: 30)
    #expect(lines == ["name       n  note", "annabelle  7  a long note abo…"])
    #expect(lines.allSatisfy { CharacterWidth.of($0) <= 30 })
  }

  @Test func aNarrowTerminalShowsTheFirstColumns() {
    #expect(table([["annabelle", "7", "note"]], width: 8) == ["name", "annabel…"])
    for width in 1...40 {
      let lines = table([["日本語の名前", "7", "é̈"], ["a\nb", "", "x\ty"]], width: width)
      #expect(lines.allSatisfy { CharacterWidth.of($0) <= width }, "\(width): \(lines)")
    }
  }

  @Test func rowsAfterTheFirstKeepTheWidths() {
    let rows = (0..<60).map { ["name \($0)", "\($0)", ""] }
    let lines = table(rows + [["a much longer name", "1234567", "x"]], width: nil)
    #expect(lines.count == 62)
    #expect(lines.last == "a much longer name  1234567  x")
  }

  private func summary(_ values: [ItemValue], isHistogram: Bool) -> [String] {
    var summary = ItemSummary(ItemColumn("n", in: vocabulary), isHistogram: isHistogram)
    for value in values { summary.add(value) }
    return summary.rows.map { "\($0.text): \($0.count)" }
  }

  @Test func valuesAreCounted() {
    let values: [ItemValue] = [.text("b"), .text("a"), .text("b"), .nothing, .list([.text("a"), .text("b")])]
    #expect(summary(values, isHistogram: false) == ["b: 3", "a: 2", "(none): 1"])
  }

  @Test func numbersAreCountedInBins() {
    #expect(summary([1, 2, 2, 5].map { .number("\($0)") }, isHistogram: true) == ["1: 1", "2: 2", "5: 1"])
    let many = summary((0..<100).map { .number("\($0)") }, isHistogram: true)
    #expect(many.first == "0 to <10: 10")
    #expect(many.count == 10)
    let odd = summary([.number("0.1"), .text("x"), .nothing], isHistogram: true)
    #expect(odd == ["0.1: 1", "(none): 1", "x: 1"])
    for seed in 0..<50 {
      var random = SeededGenerator(seed: UInt64(seed))
      let numbers = (0..<40).map { _ in Double(random.below(1_000_000)) / Double(1 + random.below(1_000)) - 300 }
      let rows = summary(numbers.map { .number("\($0)") }, isHistogram: true)
      #expect(rows.count <= 13, "\(seed)")
      #expect(rows.compactMap { Int($0.split(separator: " ").last ?? "") }.reduce(0, +) == 40, "\(seed)")
    }
  }

  /// Values in plain letters are drawn at once, which takes a twentieth of the time; others look the same beside them.
  @Test func manyValuesAreDrawnAtOnce() {
    var summary = ItemSummary(ItemColumn("name", in: vocabulary), isHistogram: false)
    for value in 0..<2_000 { summary.add(.text("value \(value)")) }
    summary.add(.text("a much longer value than the others"))
    for (colored, expected) in [
      (false, ["a much long…  1  █████████████████████", "value 0       1  █████████████████████"]),
      (true, ["a much long…  1  \u{1B}[36m█████████████████████\u{1B}[m"]),
    ] {
      let style = TerminalStyle(isTerminal: colored, environment: [:])
      #if DEBUG
        var lines: [String] = []
        #expect(StepTally.steps { lines = summary.lines(width: 38, style: style) } == 0)
      #else
        let lines = summary.lines(width: 38, style: style)
      #endif
      #expect(lines.count == 2_001)
      #expect(Array(lines.prefix(expected.count)) == expected)
    }
    var mixed = ItemSummary(ItemColumn("name", in: vocabulary), isHistogram: false)
    for text in ["plain", "plain", "日本語の名前です", "tab\there", "é"] { mixed.add(.text(text)) }
    #expect(
      mixed.lines(width: 30, style: TerminalStyle(isTerminal: false, environment: [:])) == [
        "plain       2  ███████████████", "tab␉here    1  ███████▌", "é           1  ███████▌", "日本語の…   1  ███████▌",
      ])
  }

  @Test func barsFitTheWidth() {
    var summary = ItemSummary(ItemColumn("name", in: vocabulary), isHistogram: false)
    for (text, count) in [("a", 10), ("a very long value of a text field", 3), ("b", 1)] {
      for _ in 0..<count { summary.add(.text(text)) }
    }
    let style = TerminalStyle(isTerminal: false, environment: [:])
    for width in [20, 40, 80] {
      #expect(summary.lines(width: width, style: style).allSatisfy { CharacterWidth.of($0) <= width })
    }
    #expect(summary.lines(width: 40, style: style).first == "a              10  █████████████████████")
  }
}
