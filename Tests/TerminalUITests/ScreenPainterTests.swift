import Testing
import _FilterTestSupport

@testable import TerminalUI

@Suite struct ScreenPainterTests {
  private enum Step {
    case draw(ScreenPicture)
    case insert([ScreenLine])
    case clear
    case resize(columns: Int, rows: Int)
  }

  private struct Scene {
    var columns: Int
    var rows: Int
    var above: Int
    var steps: [Step]
  }

  private static let pieces = ["a", "bc ", "漢", "👨‍👩‍👧", "e\u{301}", "    ", "xyzxyzxyz", "🇩🇪", "\u{301}"]

  private static func line(_ random: inout SeededGenerator) -> ScreenLine {
    var line = ScreenLine()
    for _ in 0..<random.below(9) {
      line.append(random.pick(pieces) ?? "", random.chance(30) ? TextStyle(.red, .bold) : .plain)
    }
    return line
  }

  private static func picture(_ random: inout SeededGenerator) -> ScreenPicture {
    ScreenPicture(
      lines: (0..<random.below(11)).map { _ in line(&random) }, caret: (random.below(13) - 1, random.below(32) - 1))
  }

  private static func scene(_ random: inout SeededGenerator, isResized: Bool) -> Scene {
    // Many lines, so that pictures are next to each other in size, and lines stay.
    var last = picture(&random)
    let steps = (0..<1 + random.below(8)).map { _ -> Step in
      switch random.below(10) {
      case 0: return .clear
      case 1, 2: return .insert((0..<random.below(4)).map { _ in line(&random) })
      case 3,
        4 where isResized:
        return .resize(columns: 2 + random.below(23), rows: 1 + random.below(9))
      case 5...7:
        if let place = last.lines.indices.randomElement(using: &random) { last.lines[place] = line(&random) }
        return .draw(last)
      default:
        last = picture(&random)
        return .draw(last)
      }
    }
    return Scene(columns: 2 + random.below(23), rows: 1 + random.below(9), above: random.below(13), steps: steps)
  }

  /// The rows in which a terminal shows lines: wrapped, without trailing spaces.
  private static func rows(_ lines: [ScreenLine], _ columns: Int) -> [String] {
    lines.flatMap { $0.trimmed.wrapped(to: columns).map { seen($0.text) } }
  }

  private static func seen(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// For any sequence of pictures, starting in any row: the terminal shows the picture, the text above is unchanged or
  /// scrolled away, and the caret is correct.
  @Test func picturesAreSeen() {
    check("a terminal shows what was drawn", cases: 800, seed: 3, isResized: false) { scene in
      var terminal = TerminalModel(columns: scene.columns, rows: scene.rows)
      var above = (0..<scene.above).map { "\($0 % 10)" }
      for line in above { terminal.write(line + "\r\n") }
      var painter = ScreenPainter()
      var picture = ScreenPicture()
      for (number, step) in scene.steps.enumerated() {
        switch step {
        case .draw(let next):
          picture = next
          terminal.write(painter.draw(next, columns: scene.columns, rows: scene.rows))
        case .insert(let lines):
          above += Self.rows(lines, scene.columns)
          terminal.write(painter.insertAbove(lines, columns: scene.columns, rows: scene.rows))
        case .clear:
          above = terminal.scrolled
          terminal.write(painter.clearScreen(columns: scene.columns, rows: scene.rows))
          if terminal.row != picture.fitted(columns: scene.columns, rows: scene.rows).caret.line {
            return "not at the top"
          }
        case .resize: break
        }
        if let error = Self.error(terminal, picture) { return "\(error) after step \(number)" }
        let top = terminal.row - picture.fitted(columns: scene.columns, rows: scene.rows).caret.line
        let kept = terminal.scrolled + terminal.text[..<top]
        if kept != above { return "above: \(kept), not \(above) after step \(number)" }
      }
      terminal.write(painter.leave())
      return terminal.column != 0 ? "left in a line" : terminal.errors.first
    }
  }

  /// The same with resizes in between. As long as the picture fits, no part of an older one remains above it.
  @Test func picturesAreSeenInOtherSizes() {
    check("a terminal of another size shows what was drawn", cases: 1_500, seed: 5, isResized: true) { scene in
      var terminal = TerminalModel(columns: scene.columns, rows: scene.rows)
      terminal.isLikeTmux = scene.above % 2 == 0
      // One column wide: no terminal breaks them.
      var above = (0..<scene.above).map { "\($0 % 10)" }
      for line in above { terminal.write(line + "\r\n") }
      var painter = ScreenPainter()
      var picture = ScreenPicture()
      var size = (columns: scene.columns, rows: scene.rows)
      var isMixed = false
      for (number, step) in scene.steps.enumerated() {
        switch step {
        case .draw(let next):
          picture = next
          terminal.write(painter.draw(next, columns: size.columns, rows: size.rows))
        case .insert(let lines):
          let short = lines.map { $0.count == 0 ? ScreenLine("-") : ScreenLine("+") }
          above += short.map { $0.text }
          terminal.write(painter.insertAbove(short, columns: size.columns, rows: size.rows))
        case .clear:
          above = terminal.scrolled
          isMixed = false
          terminal.write(painter.clearScreen(columns: size.columns, rows: size.rows))
        case .resize(let columns, let rows):
          size = (columns, rows)
          let top = terminal.row - painter.rowsAboveCaret(terminal.columns)
          let scrolled = terminal.scrolled.count
          terminal.resize(columns: columns, rows: rows)
          // A part of the picture left the screen at the top: it is lost.
          if terminal.scrolled.count - scrolled > top { isMixed = true }
          // Lines may be inserted before the first picture.
          terminal.write(
            number % 2 == 0
              ? painter.draw(picture, columns: size.columns, rows: size.rows)
              : painter.insertAbove([], columns: size.columns, rows: size.rows))
        }
        if let error = Self.error(terminal, picture) { return "\(error) after step \(number)" }
        let top = terminal.row - picture.fitted(columns: size.columns, rows: size.rows).caret.line
        let kept = terminal.scrolled + terminal.text[..<top]
        if isMixed {
          var rest = kept[...]
          for line in above {
            guard let place = rest.firstIndex(of: line) else { return "\(line) is lost above: \(kept)" }
            rest = rest[(place + 1)...]
          }
        } else if kept != above {
          return "above: \(kept), not \(above) after step \(number)"
        }
      }
      return terminal.errors.first
    }
  }

  /// After any number of resizes, seen or not, and drawings for a size that the terminal no longer has, repainting
  /// shows the last lines and the picture, and nothing else.
  @Test func aStormOfResizesLeavesNoOldLines() {
    check("a repainted terminal shows nothing old", cases: 800, seed: 7, isResized: true) { scene in
      var terminal = TerminalModel(columns: scene.columns, rows: scene.rows)
      terminal.isLikeTmux = scene.above % 2 == 0
      var painter = ScreenPainter()
      let lines = (0..<scene.above).map { ScreenLine("\($0 % 10)") }
      terminal.write(painter.insertAbove(lines, columns: scene.columns, rows: scene.rows))
      var picture = ScreenPicture()
      for (number, step) in scene.steps.enumerated() {
        switch step {
        case .draw(let next):
          picture = next
          terminal.write(painter.draw(next, columns: scene.columns, rows: scene.rows))
        case .resize(let columns, let rows): terminal.resize(columns: columns, rows: rows)
        case .insert, .clear: break
        }
        if number % 3 > 0 { continue }
        terminal.write(
          painter.repaint(picture, below: lines, columns: terminal.columns, rows: terminal.rows))
        if let error = Self.error(terminal, picture) { return "\(error) after step \(number)" }
        let top = terminal.row - picture.fitted(columns: terminal.columns, rows: terminal.rows).caret.line
        let room = terminal.rows - max(1, min(picture.lines.count, terminal.rows))
        let expected = lines.suffix(max(0, room)).map { $0.text }
        if Array(terminal.text[..<top]) != expected { return "above: \(terminal.text[..<top]), not \(expected)" }
        // The rest is drawn for this size.
        if (terminal.columns, terminal.rows) != (scene.columns, scene.rows) {
          terminal.resize(columns: scene.columns, rows: scene.rows)
        }
      }
      return nil
    }
  }

  private func check(
    _ name: String, cases: Int, seed: UInt64, isResized: Bool, law: (Scene) -> String?
  ) {
    let failure = checkProperty(
      name, cases: PropertyCases.count(long: cases), seed: PropertyCases.seed(default: seed),
      generate: { Self.scene(&$0, isResized: isResized) },
      shrink: { scene in
        shorterArrays(scene.steps).map {
          Scene(columns: scene.columns, rows: scene.rows, above: scene.above, steps: $0)
        }
          + (0..<scene.above).map {
            Scene(columns: scene.columns, rows: scene.rows, above: $0, steps: scene.steps)
          }
      },
      describe: { scene in
        let steps = scene.steps.map { step -> String in
          switch step {
          case .draw(let picture): "draw \(picture.lines.map { $0.text }) caret \(picture.caret)"
          case .insert(let lines): "insert \(lines.map { $0.text })"
          case .clear: "clear"
          case .resize(let columns, let rows): "resize \(columns) \(rows)"
          }
        }
        return "\(scene.columns)x\(scene.rows) below \(scene.above): \(steps)"
      }, law: law)
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// An error in the display of a terminal; nil if it shows the picture with its caret, and nothing below.
  private static func error(_ terminal: TerminalModel, _ picture: ScreenPicture) -> String? {
    if let error = terminal.errors.first { return error }
    let surplus = max(0, picture.lines.count - terminal.rows)
    let line = max(0, min(picture.caret.line, picture.lines.count - 1))
    let left = min(surplus, line)
    let lines = picture.lines.dropFirst(left).dropLast(surplus - left).map {
      seen($0.fitted(to: terminal.columns).text)
    }
    let top = terminal.row - (line - left)
    if top < 0 { return "the picture begins above the screen" }
    let rows = Array(terminal.text[top...])
    if Array(rows.prefix(lines.count)) != lines { return "\(rows), not \(lines)" }
    if rows.dropFirst(lines.count).contains(where: { !$0.isEmpty }) { return "something below: \(rows), only \(lines)" }
    let column = max(0, min(picture.caret.column, terminal.columns - 1))
    if terminal.column != column { return "column \(terminal.column), not \(column)" }
    return terminal.isCaretVisible && terminal.isWrappingOn ? nil : "the modes are others"
  }

  private let picture = ScreenPicture(
    lines: [ScreenLine("one"), ScreenLine("two"), ScreenLine("three")], caret: (0, 3))

  /// Unchanged lines are not written again.
  @Test func onlyChangedLinesAreWritten() {
    var painter = ScreenPainter(hasColor: false)
    let first = painter.draw(picture, columns: 20, rows: 9)
    #expect(first.contains("one") && first.contains("two") && first.contains("three"))
    var next = picture
    next.lines[1] = ScreenLine("2")
    next.caret = (1, 1)
    let second = painter.draw(next, columns: 20, rows: 9)
    #expect(second.contains("2") && !second.contains("one") && !second.contains("three"))
    let same = painter.draw(next, columns: 20, rows: 9)
    #expect(same == "")
    next.caret = (0, 0)
    let moved = painter.draw(next, columns: 20, rows: 9)
    #expect(moved != "" && !moved.contains("one"))
    let wider = painter.draw(next, columns: 40, rows: 9)
    #expect(wider.contains("one") && wider.contains("2"))
    let lower = painter.draw(next, columns: 40, rows: 8)
    #expect(lower.contains("one") && lower.contains("2"))
  }

  @Test func linesComeAboveThePicture() {
    var painter = ScreenPainter(hasColor: false)
    var terminal = TerminalModel(columns: 8, rows: 6)
    terminal.write(painter.draw(picture, columns: 8, rows: 6))
    terminal.write(painter.insertAbove([ScreenLine("found 12 cards")], columns: 8, rows: 6))
    #expect(terminal.text == ["found 12", " cards", "one", "two", "three", ""])
    #expect(terminal.row == 2 && terminal.column == 3)
    // The line is one for the terminal: it is unwrapped if there is room.
    terminal.resize(columns: 20, rows: 6)
    terminal.write(painter.draw(picture, columns: 20, rows: 6))
    #expect(terminal.text == ["found 12 cards", "one", "two", "three", "", ""])
    terminal.write(painter.clearScreen(columns: 20, rows: 6))
    #expect(terminal.text == ["one", "two", "three", "", "", ""])
  }

  /// After `forget()`, text above belongs to another program.
  @Test func forgottenPicturesAreDrawnAnew() {
    var painter = ScreenPainter(hasColor: false)
    var terminal = TerminalModel(columns: 8, rows: 6)
    terminal.write(painter.draw(picture, columns: 8, rows: 6))
    terminal.write("\r\n$ fg\r\n")
    painter.forget()
    terminal.write(painter.draw(picture, columns: 8, rows: 6))
    #expect(terminal.text == ["one", "$ fg", "one", "two", "three", ""])
    #expect(terminal.row == 2 && terminal.errors == [])
  }

  /// Rows of a terminal that broke lines when it became narrower.
  @Test func rowsAboveTheCaret() {
    let lines = [ScreenLine("abcdefgh"), ScreenLine(), ScreenLine("漢漢漢"), ScreenLine("xyz")]
    func rows(_ line: Int, _ column: Int, _ columns: Int) -> Int {
      ScreenPicture(lines: lines, caret: (line, column)).rowsAboveCaret(columns)
    }
    #expect(rows(0, 0, 80) == 0)
    #expect(rows(0, 7, 4) == 1)
    #expect(rows(0, 3, 4) == 0)
    #expect(rows(1, 0, 4) == 2)
    #expect(rows(1, 30, 4) == 2)
    #expect(rows(2, 2, 3) == 5)
    #expect(rows(3, 0, 3) == 7)
    #expect(rows(3, 3, 3) == 7)
    #expect(ScreenPicture().rowsAboveCaret(3) == 0)
  }
}
