import Testing

@testable import TerminalUI

/// Pictures that are larger than the terminal.
@Suite struct ScreenPictureTests {
  private func fitted(_ count: Int, caret: (line: Int, column: Int), columns: Int, rows: Int) -> String {
    let lines = (0..<count).map { ScreenLine("line \($0)  ") }
    let picture = ScreenPicture(lines: lines, caret: caret).fitted(columns: columns, rows: rows)
    return picture.lines.map { $0.text }.joined(separator: ",") + " \(picture.caret.line):\(picture.caret.column)"
  }

  @Test func rows() {
    #expect(fitted(3, caret: (1, 2), columns: 80, rows: 3) == "line 0,line 1,line 2 1:2")
    #expect(fitted(5, caret: (0, 0), columns: 80, rows: 3) == "line 0,line 1,line 2 0:0")
    #expect(fitted(5, caret: (1, 0), columns: 80, rows: 3) == "line 1,line 2,line 3 0:0")
    #expect(fitted(5, caret: (2, 0), columns: 80, rows: 3) == "line 2,line 3,line 4 0:0")
    #expect(fitted(5, caret: (3, 0), columns: 80, rows: 3) == "line 2,line 3,line 4 1:0")
    #expect(fitted(5, caret: (4, 0), columns: 80, rows: 3) == "line 2,line 3,line 4 2:0")
    #expect(fitted(5, caret: (9, 0), columns: 80, rows: 3) == "line 2,line 3,line 4 2:0")
    #expect(fitted(3, caret: (1, 0), columns: 80, rows: 0) == "line 1 0:0")
    #expect(fitted(0, caret: (4, 4), columns: 80, rows: 3) == " 0:4")
  }

  @Test func columns() {
    #expect(fitted(1, caret: (0, 6), columns: 6, rows: 1) == "line … 0:5")
    #expect(fitted(1, caret: (0, 6), columns: 7, rows: 1) == "line 0… 0:6")
    #expect(fitted(1, caret: (0, 6), columns: 8, rows: 1) == "line 0 0:6")
    #expect(fitted(1, caret: (-1, -1), columns: 8, rows: 1) == "line 0 0:0")
  }

  @Test func blanksAtTheEnd() {
    var line = ScreenLine("a ")
    line.append("  ", TextStyle(.red))
    #expect(line.trimmed.text == "a")
    line.append("  ", TextStyle(nil, .reversed))
    line.append("  ", TextStyle(nil, .bold))
    #expect(line.trimmed.text == "a     ")
    #expect(line.trimmed.width == 6)
    line.append(" ", TextStyle(nil, .underlined))
    #expect(line.trimmed == line)
    #expect(ScreenLine("   ").trimmed == ScreenLine())
  }

  /// A terminal that got narrower shows each line in several rows.
  @Test func rowsAboveTheCaret() {
    func rows(_ texts: [String], _ caret: (line: Int, column: Int), _ columns: Int) -> Int {
      ScreenPicture(lines: texts.map { ScreenLine($0) }, caret: caret).rowsAboveCaret(columns)
    }
    #expect(rows(["abcdef", "gh"], (1, 0), 6) == 1)
    #expect(rows(["abcdef", "gh"], (1, 0), 3) == 2)
    #expect(rows(["abcdef", "gh"], (1, 0), 2) == 3)
    #expect(rows(["abcdef"], (0, 2), 3) == 0)
    #expect(rows(["abcdef"], (0, 3), 3) == 1)
    #expect(rows(["abcdef"], (0, 5), 3) == 1)
    #expect(rows(["abcdef"], (0, 6), 3) == 1)
    #expect(rows(["abcdefg"], (0, 6), 3) == 2)
    #expect(rows([], (0, 0), 3) == 0)
  }

  @Test func sequencesOfStyles() {
    let names: [(TextStyle.Traits, String)] = [
      (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.reversed, "7"),
    ]
    for (trait, code) in names {
      #expect(TextStyle(nil, trait).sequence(around: "x") == "\u{1B}[\(code)mx\u{1B}[m")
    }
    for (number, color) in [TextStyle.Color.black, .red, .green, .yellow, .blue, .magenta, .cyan, .white].enumerated() {
      #expect(TextStyle(color).sequence(around: "x") == "\u{1B}[3\(number)mx\u{1B}[m")
      let read = ["3", "9"].map { ScreenLine.lines(ofSequences: "\u{1B}[\($0)\(number)mx")[0].cells[0].style.color }
      #expect(read == [color, color])
    }
    #expect(TextStyle(.red).sequence(around: "") == "")
    #expect(TextStyle.plain.sequence(around: "x") == "x")
    #expect(TextStyle(.red, [.bold, .reversed]).sequence(hasColor: false) == "\u{1B}[1;7m")
  }

  @Test func otherSequencesOfTheTerminal() {
    func style(_ numbers: String) -> TextStyle? {
      ScreenLine.lines(ofSequences: "\u{1B}[\(numbers)mx").first?.cells.first?.style
    }
    #expect(style("38;5;31;1") == TextStyle(nil, .bold))
    #expect(style("48;2;1;2;3;4") == TextStyle(nil, .underlined))
    #expect(style("29") == .plain)
    #expect(style("38") == .plain)
    #expect(style("38;4") == TextStyle(nil, .underlined))
    #expect(style("1;22;2") == TextStyle(nil, .dim))
    #expect(style("88") == .plain)
    #expect(style("98") == .plain)
  }
}
