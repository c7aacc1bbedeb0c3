import Testing

@testable import TerminalUI

/// The output for a picture, byte for byte.
@Suite struct PaintedScreenTests {
  private func picture(_ lines: [String], _ line: Int = 0, _ column: Int = 0) -> ScreenPicture {
    ScreenPicture(lines: lines.map { ScreenLine($0) }, caret: (line, column))
  }

  private func shown(_ text: String) -> String { text.replacing("\u{1B}", with: "␛") }

  @Test func changedLinesOnly() {
    var painter = ScreenPainter()
    #expect(
      shown(painter.draw(picture(["a", "b"], 0, 1), columns: 10, rows: 5))
        == "␛[?25l␛[?7l\r␛[K␛[C␛[J\r␛[Ka\r\n␛[Kb␛[1A\r␛[1C␛[?7h␛[?25h")
    #expect(painter.draw(picture(["a", "b"], 0, 1), columns: 10, rows: 5) == "")
    #expect(
      shown(painter.draw(picture(["a", "c"], 1, 1), columns: 10, rows: 5))
        == "␛[?25l␛[?7l\r\r\n␛[Kc\r␛[1C␛[?7h␛[?25h")
    #expect(
      shown(painter.draw(picture(["a"], 0, 0), columns: 10, rows: 5))
        == "␛[?25l␛[?7l␛[1A\r\r\n␛[K␛[C␛[J\r␛[1A\r␛[?7h␛[?25h")
    #expect(shown(painter.draw(picture([]), columns: 10, rows: 5)) == "␛[?25l␛[?7l\r␛[K␛[C␛[J\r\r␛[?7h␛[?25h")
    // Another size draws everything again.
    #expect(shown(painter.draw(picture([]), columns: 9, rows: 5)).hasPrefix("␛[?25l␛[?7l\r␛[K␛[C␛[J\r"))
    #expect(painter.draw(picture([]), columns: 9, rows: 5) == "")
    #expect(painter.draw(picture([]), columns: 9, rows: 6) != "")
  }

  @Test func linesAbove() {
    var painter = ScreenPainter(hasColor: false)
    _ = painter.draw(picture(["> x"], 0, 3), columns: 10, rows: 5)
    #expect(
      shown(painter.insertAbove([ScreenLine("out", TextStyle(.red))], columns: 10, rows: 5))
        == "␛[?25l␛[?7l\r␛[?7h␛[Kout␛[m\r\n␛[?7l␛[K> x\r␛[3C␛[?7h␛[?25h")
    #expect(
      shown(painter.insertAbove([ScreenLine("12345678901")], columns: 10, rows: 5))
        == "␛[?25l␛[?7l\r␛[K␛[C␛[J\r␛[?7h12345678901\r\n␛[?7l␛[K> x\r␛[3C␛[?7h␛[?25h")
  }

  @Test func theEnd() {
    var painter = ScreenPainter()
    _ = painter.draw(picture(["a", "b", "c"], 1, 0), columns: 10, rows: 5)
    #expect(shown(painter.leave()) == "␛[1B\r\n")
    #expect(shown(painter.leave()) == "\r\n")
    _ = painter.draw(picture(["a", "b"], 1, 0), columns: 10, rows: 5)
    #expect(shown(painter.leave()) == "\r\n")
  }

  @Test func aClearScreen() {
    var painter = ScreenPainter()
    _ = painter.draw(picture(["a", "b"], 1, 1), columns: 10, rows: 5)
    #expect(
      shown(painter.clearScreen(columns: 10, rows: 5))
        == "␛[?25l␛[?7l␛[1A\r␛[H␛[2J␛[Ka\r\n␛[Kb\r␛[1C␛[?7h␛[?25h")
    painter.forget()
    #expect(shown(painter.draw(picture(["a"]), columns: 10, rows: 5)).contains("␛[Ka"))
  }
}
