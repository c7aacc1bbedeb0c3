import FilterText
import Testing
import _FilterTestSupport

@Suite struct LineTableTests {
  @Test func everyEndingEndsALine() {
    let table: [(String, [String])] = [
      ("", [""]),
      ("t:elf", ["t:elf"]),
      ("a\nb\r\nc\rd", ["a", "b", "c", "d"]),
      ("a\n", ["a", ""]),
      ("\r\n", ["", ""]),
      ("\n\r", ["", "", ""]),
      ("\r\r\n\n", ["", "", "", ""]),
      // Other breaks are ordinary characters, as the Language Server Protocol has it.
      ("a\u{2028}b\u{85}c\u{0B}d\u{0C}e", ["a\u{2028}b\u{85}c\u{0B}d\u{0C}e"]),
    ]
    for (text, lines) in table {
      let table = LineTable(SourceText(text))
      #expect(table.lineCount == lines.count, "\(text.debugDescription)")
      let contents = (0..<table.lineCount).map { table.source[table.content(ofLine: $0)] }
      #expect(contents == lines, "\(text.debugDescription)")
    }
  }

  @Test func aLineOutsideTheTextIsClamped() {
    let marked = MarkedText("①a②\n③b④\r\n⑤c⑥")
    let table = LineTable(SourceText(marked.text))
    #expect(
      [-9, 0, 1, 2, 9].map { table.content(ofLine: $0) } == [
        marked.range(from: 1, to: 2), marked.range(from: 1, to: 2), marked.range(from: 3, to: 4),
        marked.range(from: 5, to: 6), marked.range(from: 5, to: 6),
      ])
    #expect(
      [-9, 0, 1, 2, 9].map { table.range(ofLine: $0) } == [
        marked.range(from: 1, to: 3), marked.range(from: 1, to: 3), marked.range(from: 3, to: 5),
        marked.range(from: 5, to: 6), marked.range(from: 5, to: 6),
      ])
  }

  @Test func columnsAreCountedInTheAskedUnit() {
    let marked = MarkedText("# 🐉\r\nt:①é②稲③🐉④e\u{301}⑤f")
    let table = LineTable(SourceText(marked.text))
    let columns: [PositionEncoding: [Int]] = [
      .utf8: [2, 4, 7, 11, 14], .utf16: [2, 3, 4, 6, 8], .utf32: [2, 3, 4, 5, 7],
    ]
    for encoding in PositionEncoding.allCases {
      let positions = marked.offsets.map { table.position(of: $0, in: encoding) }
      #expect(positions.map(\.line) == [1, 1, 1, 1, 1])
      #expect(positions.map(\.column) == columns[encoding], "\(encoding)")
      #expect(positions.map { table.offset(of: $0, in: encoding) } == marked.offsets, "\(encoding)")
    }
  }

  @Test func aColumnInsideAScalarGoesToItsStart() {
    let marked = MarkedText("a①🐉②b")
    let table = LineTable(SourceText(marked.text))
    #expect(table.offset(of: SourcePosition(line: 0, column: 2), in: .utf16) == marked.offset(1))
    #expect(table.offset(of: SourcePosition(line: 0, column: 3), in: .utf16) == marked.offset(2))
    for column in 1...4 {
      #expect(table.offset(of: SourcePosition(line: 0, column: column), in: .utf8) == marked.offset(1), "\(column)")
      #expect(table.position(of: column, in: .utf16) == SourcePosition(line: 0, column: 1), "\(column)")
    }
  }

  @Test func aPlaceAfterTheLineGoesToItsEnd() {
    let marked = MarkedText("ab①\r\ncd②")
    let table = LineTable(SourceText(marked.text))
    #expect(table.position(of: 3, in: .utf16) == SourcePosition(line: 0, column: 2))
    #expect(table.offset(of: SourcePosition(line: 0, column: 99), in: .utf16) == marked.offset(1))
    #expect(table.offset(of: SourcePosition(line: 1, column: 99), in: .utf16) == marked.offset(2))
    #expect(table.offset(of: SourcePosition(line: 1, column: -1), in: .utf16) == 4)
    #expect(table.offset(of: SourcePosition(line: 2, column: 0), in: .utf16) == 6)
    #expect(table.offset(of: SourcePosition(line: -1, column: 9), in: .utf16) == 0)
    #expect(table.position(of: 99, in: .utf16) == SourcePosition(line: 1, column: 2))
    #expect(table.position(of: -1, in: .utf16) == SourcePosition(line: 0, column: 0))
  }

  @Test func rangesConvertBothWays() {
    let marked = MarkedText("t:①elf\nc:②g")
    let table = LineTable(SourceText(marked.text))
    let range = SourceRange(start: 2, end: 8)
    #expect(marked.range(from: 1, to: 2) == range)
    let (start, end) = table.positions(of: range, in: .utf16)
    #expect(start == SourcePosition(line: 0, column: 2))
    #expect(end == SourcePosition(line: 1, column: 2))
    #expect(table.range(from: start, to: end, in: .utf16) == range)
    #expect(table.range(from: end, to: start, in: .utf16) == SourceRange(at: 8))
  }
}
