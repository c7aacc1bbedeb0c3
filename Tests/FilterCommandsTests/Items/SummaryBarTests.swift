import FilterItems
import FilterLists
import FilterReports
import FilterVocabulary
import TerminalUI
import Testing

/// Bars and tables of items, character for character.
@Suite struct SummaryBarTests {
  private let vocabulary = Vocabulary(
    name: "test", summary: "",
    fields: [
      Field("name", .text, summary: "", phrase: ""), Field("n", .number, summary: "", phrase: ""),
      Field("took", .duration, summary: "", phrase: ""), Field("flag", .boolean, summary: "", phrase: ""),
      Field("note", .text, summary: "", phrase: ""),
    ])
  private let plain = TerminalStyle(isTerminal: false, environment: [:])

  private func bars(_ counts: [(String, Int)], width: Int) -> [String] {
    var summary = ItemSummary(ItemColumn("name", in: vocabulary), isHistogram: false)
    for (text, count) in counts { for _ in 0..<count { summary.add(text.isEmpty ? .nothing : .text(text)) } }
    return summary.lines(width: width, style: plain)
  }

  @Test func lengthsOfBars() {
    #expect(
      bars([("a", 8), ("b", 7), ("c", 4), ("d", 1)], width: 14) == [
        "a  8  ████████", "b  7  ███████", "c  4  ████", "d  1  █",
      ])
    #expect(
      bars([("a", 64), ("b", 63), ("c", 57), ("d", 1)], width: 15) == [
        "a  64  ████████", "b  63  ███████▉", "c  57  ███████▏", "d   1  ▏",
      ])
    // A count above zero has a bar, however small its share is.
    #expect(bars([("a", 1_000), ("b", 1)], width: 20).last == "b     1  ▏")
    #expect(bars([], width: 20) == [])
    #expect(bars([("", 2)], width: 14) == ["(none)  2  ███"])
  }

  @Test func widthsOfLabels() {
    let label = "a label of 21 columns"
    #expect(bars([(label, 1)], width: 66) == ["\(label)  1  " + String(repeating: "█", count: 40)])
    #expect(bars([(label, 1)], width: 60) == ["a label of 21 colum…  1  " + String(repeating: "█", count: 35)])
    #expect(bars([(label, 1)], width: 63) == ["\(label)  1  " + String(repeating: "█", count: 37)])
    #expect(bars([("漢字", 1), ("a", 1)], width: 20) == ["a     1  ███████████", "漢字  1  ███████████"])
    #expect(bars([("a\u{1B}b", 1)], width: 16) == ["a␛b  1  ████████"])
    // At least ten columns, and one for the bar.
    #expect(bars([("123456789012", 1)], width: 12) == ["123456789…  1  █"])
  }

  /// The most frequent first, and equal ones by their texts.
  @Test func orderOfRows() {
    var summary = ItemSummary(ItemColumn("name", in: vocabulary), isHistogram: true)
    for text in ["b", "a", "c", "c", "10", "9"] { summary.add(.text(text)) }
    #expect(summary.rows.map { "\($0.text) \($0.count)" } == ["c 2", "10 1", "9 1", "a 1", "b 1"])
    var numbers = ItemSummary(ItemColumn("n", in: vocabulary), isHistogram: true)
    for text in ["10", "9", "x", "9.5", "y", "y"] { numbers.add(.text(text)) }
    #expect(numbers.rows.map { "\($0.text) \($0.count)" } == ["9 1", "9.5 1", "10 1", "y 2", "x 1"])
  }

  @Test func amountsAndBins() {
    func rows(_ count: Int) -> [String] {
      var summary = ItemSummary(ItemColumn("n", in: vocabulary), isHistogram: true)
      for number in 1...count { summary.add(.number("\(number)")) }
      return summary.rows.map { "\($0.text): \($0.count)" }
    }
    // Twelve amounts have a row each; thirteen are put into bins.
    #expect(rows(12) == (1...12).map { "\($0): 1" })
    #expect(
      rows(13) == [
        "0 to <2: 1", "2 to <4: 2", "4 to <6: 2", "6 to <8: 2", "8 to <10: 2", "10 to <12: 2", "12 to <14: 2",
      ])
    #expect(rows(24).count == 5)
    #expect(rows(23) == ["0 to <2: 1"] + (1...11).map { "\($0 * 2) to <\($0 * 2 + 2): 2" })
  }

  private func table(_ names: [String], _ rows: [[String]], width: Int?, minimumWidth: Int = 6) -> [String] {
    var table = ItemTable(
      names.map { ItemColumn($0, in: vocabulary) }, width: width, minimumWidth: minimumWidth, style: plain)
    return rows.flatMap { table.add($0) } + table.finish()
  }

  @Test func columnsOfATable() {
    let rows = [["annabelle", "7", "yes", "a note"], ["bo", "123", "no", ""]]
    #expect(
      table(["name", "n", "flag", "note"], rows, width: 31) == [
        "name         n  flag  note", "annabelle    7  yes   a note", "bo         123  no",
      ])
    // 28 columns are what it needs.
    #expect(table(["name", "n", "flag", "note"], rows, width: 28)[1] == "annabelle    7  yes   a note")
    // The last column is left out before that of names is cut.
    #expect(table(["name", "n", "flag", "note"], rows, width: 27)[1] == "annabelle    7  yes")
    #expect(table(["name", "n", "flag", "note"], rows, width: 19)[0] == "name        n  flag")
    #expect(
      table(["note", "took"], [["x", "1.5s"], ["y", "200ms"]], width: nil) == [
        "note   took", "x      1.5s", "y     200ms",
      ])
  }

  /// Fifty rows determine the widths; a row after them keeps what it has.
  @Test func rowsThatDetermineTheWidths() {
    var table = ItemTable(
      ["name", "n"].map { ItemColumn($0, in: vocabulary) }, width: nil, style: plain)
    for number in 1...49 { #expect(table.add(["x", "\(number)"]).isEmpty) }
    #expect(table.add(["x", "50"]).count == 51)
    #expect(table.add(["longer", "1"]) == ["longer  1"])
    #expect(table.finish() == [])
    var short = ItemTable(["name"].map { ItemColumn($0, in: vocabulary) }, width: nil, style: plain)
    #expect(short.add(["a\nb\tc"]) == [])
    #expect(short.finish() == ["name", "a b␉c"])
    #expect(short.finish() == [])
    #expect(short.add(["after"]) == ["after"])
  }

  @Test func kindsOfColumns() {
    let kinds: [(ValueKind, Bool, Bool)] = [
      (.number, true, false), (.size, true, false), (.duration, true, false), (.year, true, false),
      (.integerID, true, false), (.boolean, false, true), (.text, false, false), (.date, false, false),
      (.numberOrText, false, false), (.instant, false, false),
    ]
    for (kind, isNumber, isBoolean) in kinds {
      let vocabulary = Vocabulary(name: "test", fields: [Field("x", kind, summary: "", phrase: "")])
      let column = ItemColumn("X", in: vocabulary)
      #expect(column.name == "x" && column.kind == kind)
      #expect(column.isNumber == isNumber && column.isBoolean == isBoolean, "\(kind)")
    }
    let other = ItemColumn("Y.z", in: vocabulary)
    #expect(other.name == "Y.z" && other.kind == nil && !other.isNumber && !other.isBoolean)
  }
}
