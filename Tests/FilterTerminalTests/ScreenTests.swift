import FilterTestSupport
import Testing

@testable import FilterTerminal

@Suite struct ScreenTests {
  @Test(
    arguments: [
      ("a", 1), ("漢", 2), ("e\u{301}", 1), ("\u{301}", 0), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("👍🏽", 2), ("\u{7}", 1),
    ] as [(Character, Int)])
  func widths(character: Character, width: Int) {
    #expect(CharacterWidth.of(character) == width)
  }

  @Test func linesAreCutAndWrapped() {
    let line = ScreenLine("ab漢字cd")
    #expect(line.width == 8)
    #expect(line.fitted(to: 8).text == "ab漢字cd")
    #expect(line.fitted(to: 7).text == "ab漢字…")
    #expect(line.fitted(to: 6).text == "ab漢…")
    #expect(line.fitted(to: 1).text == "…")
    #expect(line.fitted(to: 0).text == "")
    #expect(line.wrapped(to: 3).map { $0.text } == ["ab", "漢", "字c", "d"])
    #expect(line.wrapped(to: 1).map { $0.text } == ["a", "b", "漢", "字", "c", "d"])
    #expect(ScreenLine().wrapped(to: 5).count == 1)
    #expect(ScreenLine("a\u{1B}[2Jb\n\u{202E}").text == "a␛[2Jb␊\u{FFFD}")
  }

  @Test func styles() {
    var line = ScreenLine("t", TextStyle(.blue, .bold))
    line.append(":")
    line.append("elf", TextStyle(.green))
    #expect(line.sequence(hasColor: true) == "\u{1B}[1;34mt\u{1B}[m:\u{1B}[32melf\u{1B}[m")
    #expect(line.sequence(hasColor: false) == "\u{1B}[1mt\u{1B}[m:elf\u{1B}[m")
    #expect(
      ScreenLine("x", TextStyle(nil, [.reversed, .underlined])).sequence(hasColor: false) == "\u{1B}[4;7mx\u{1B}[m")
  }

  /// Whatever is drawn over whatever, wherever on the screen it begins: the terminal shows the picture, what was above is still
  /// there or scrolled away whole, and the caret is where it belongs.
  @Test func picturesAreSeen() {
    struct Scene {
      var columns: Int
      var rows: Int
      var above: Int
      var pictures: [ScreenPicture]
    }
    let pieces = ["a", "bc ", "漢", "👨‍👩‍👧", "e\u{301}", "    ", "xyzxyzxyz"]
    let failure = checkProperty(
      "a terminal shows what was drawn", cases: PropertyCases.count(default: 600), seed: PropertyCases.seed(default: 3),
      generate: { random -> Scene in
        let columns = Int.random(in: 2...24, using: &random)
        let rows = Int.random(in: 1...9, using: &random)
        let pictures = (0..<Int.random(in: 1...7, using: &random)).map { _ -> ScreenPicture in
          let lines = (0..<Int.random(in: 0...11, using: &random)).map { _ -> ScreenLine in
            var line = ScreenLine()
            for _ in 0..<Int.random(in: 0...9, using: &random) {
              line.append(pieces.randomElement(using: &random)!, random.chance(3) ? TextStyle(.red, .bold) : .plain)
            }
            return line
          }
          return ScreenPicture(
            lines: lines,
            caret: (Int.random(in: -1...12, using: &random), Int.random(in: -1...30, using: &random)))
        }
        return Scene(columns: columns, rows: rows, above: Int.random(in: 0...12, using: &random), pictures: pictures)
      },
      shrink: { scene in
        shorterArrays(scene.pictures).map {
          Scene(columns: scene.columns, rows: scene.rows, above: scene.above, pictures: $0)
        }
      },
      describe: { "\($0)" },
      law: { scene in
        var terminal = TerminalModel(columns: scene.columns, rows: scene.rows)
        let above = (0..<scene.above).map { "\($0 % 10)" }
        for line in above { terminal.write(line + "\r\n") }
        var painter = ScreenPainter()
        for (number, picture) in scene.pictures.enumerated() {
          terminal.write(painter.draw(picture, columns: scene.columns, rows: scene.rows))
          if let error = terminal.errors.first { return "\(error) in picture \(number)" }
          let surplus = max(0, picture.lines.count - scene.rows)
          let line = max(0, min(picture.caret.line, picture.lines.count - 1))
          let left = min(surplus, line)
          let lines = picture.lines.dropFirst(left).dropLast(surplus - left).map { line -> String in
            var text = line.fitted(to: scene.columns).text
            while text.last == " " { text.removeLast() }
            return text
          }
          let top = terminal.row - (line - left)
          if top < 0 { return "the picture begins above the screen" }
          let seen = Array(terminal.text[top...])
          if Array(seen.prefix(lines.count)) != lines { return "picture \(number): \(seen), not \(lines)" }
          if seen.dropFirst(lines.count).contains(where: { !$0.isEmpty }) { return "something below picture \(number)" }
          let column = max(0, min(picture.caret.column, scene.columns - 1))
          if terminal.column != column { return "column \(terminal.column), not \(column)" }
          if !terminal.isCaretVisible { return "no caret" }
          let kept = terminal.scrolled.filter { !$0.isEmpty && Int($0) != nil } + terminal.text[..<top]
          if !above.isEmpty, Array(kept.prefix(above.count)) != above { return "above: \(kept), not \(above)" }
        }
        terminal.write(painter.leave())
        if terminal.column != 0 { return "left in a line" }
        return terminal.errors.first
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// What did not change is not written again.
  @Test func onlyChangedLinesAreWritten() {
    var painter = ScreenPainter(hasColor: false)
    let first = painter.draw(
      ScreenPicture(lines: [ScreenLine("one"), ScreenLine("two"), ScreenLine("three")], caret: (0, 3)), columns: 20,
      rows: 9)
    #expect(first.contains("one") && first.contains("two") && first.contains("three"))
    let second = painter.draw(
      ScreenPicture(lines: [ScreenLine("one"), ScreenLine("2"), ScreenLine("three")], caret: (1, 1)), columns: 20,
      rows: 9)
    #expect(second.contains("2") && !second.contains("one") && !second.contains("three"))
    let wider = painter.draw(
      ScreenPicture(lines: [ScreenLine("one"), ScreenLine("2")], caret: (1, 1)), columns: 40, rows: 9)
    #expect(wider.contains("one") && wider.contains("2"))
  }
}
