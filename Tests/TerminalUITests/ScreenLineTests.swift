import Testing
import _FilterTestSupport

@testable import TerminalUI

@Suite struct ScreenLineTests {
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
    #expect(ScreenLine("a\u{1B}[2Jb\n\u{202E}\r\n\u{7F}").text == "a␛[2Jb␊\u{FFFD}␍␊␡")
  }

  @Test func wordsAreWrapped() {
    func wrapped(_ text: String, _ columns: Int, _ indent: Int = 0) -> [String] {
      ScreenLine(text).wrappedWords(to: columns, indent: indent).map { $0.text }
    }
    #expect(wrapped("draw a card", 11) == ["draw a card"])
    #expect(wrapped("draw a card", 10) == ["draw a", "card"])
    #expect(wrapped("draw a card", 6, 2) == ["draw a", "  card"])
    #expect(wrapped("draw  a   card ", 7) == ["draw  a", "card "])
    #expect(wrapped("draw a     card", 6) == ["draw a", "card"])
    #expect(wrapped("  draw a card", 8, 4) == ["  draw a", "    card"])
    #expect(wrapped("a longestword b", 5, 2) == ["a", "  lon", "  ges", "  two", "  rd", "  b"])
    #expect(wrapped("ab cd", 2, 9) == ["ab", " c", " d"])
    #expect(wrapped("漢字 漢字", 5) == ["漢字", "漢字"])
    #expect(wrapped("abc", 0) == ["a", "b", "c"])
    #expect(wrapped("", 5) == [""])
    #expect(wrapped("a      ", 3) == ["a"])
    #expect(wrapped("      a", 3) == ["a"])
  }

  /// Whatever is wrapped: no line is too wide, and the words are all there.
  @Test func nothingIsLostInWrapping() {
    let failure = checkProperty(
      "wrapped words", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 4),
      generate: { random -> [String] in
        (0..<random.below(20)).map { _ in
          random.pick(["a", "draw", " ", "  ", "漢", "e\u{301}", "longestword", "✅"]) ?? ""
        }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { pieces in
        let text = pieces.joined()
        for columns in [2, 3, 5, 8, 30] {
          for indent in [0, 1, 4] {
            let lines = ScreenLine(text).wrappedWords(to: columns, indent: indent)
            if let line = lines.first(where: { $0.width > columns && $0.count > indent + 1 }) {
              return "wide: \(line.text)"
            }
            let found = lines.map { $0.text }.joined().filter { $0 != " " }
            if found != text.filter({ $0 != " " }) { return "\(lines.map { $0.text })" }
          }
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
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

  /// A text may be added in pieces that cut a character, as tokens of a query do.
  @Test func piecesOfACharacterAreOne() {
    var line = ScreenLine("e", TextStyle(.red))
    line.append("\u{301}x", TextStyle(.green))
    #expect(line.text == "e\u{301}x" && line.count == 2 && line.width == 2)
    line.append("🇩")
    line.append("🇪")
    line.append("👩")
    line.append("\u{200D}💻")
    #expect(line.count == 4 && line.width == 6)
    #expect(line.sequence(hasColor: true) == "\u{1B}[31me\u{301}\u{1B}[m\u{1B}[32mx\u{1B}[m🇩🇪👩\u{200D}💻")
    #expect(ScreenLine("\u{301}").text == "◌\u{301}" && ScreenLine("\u{301}").width == 1)
  }

  @Test func addedAndHighlighted() {
    var line = ScreenLine("t:", TextStyle(.blue))
    line.append(ScreenLine("elf", TextStyle(.green, .bold)))
    #expect(line.width == 5)
    line.highlight(1..<3, traits: .underlined)
    #expect(
      line.sequence(hasColor: true)
        == "\u{1B}[34mt\u{1B}[m\u{1B}[4;34m:\u{1B}[m\u{1B}[1;4;32me\u{1B}[m\u{1B}[1;32mlf\u{1B}[m")
    let before = line
    line.highlight(5..<9, traits: .dim)
    line.highlight(-3..<0, traits: .dim)
    #expect(line == before)
    line.highlight(-3..<99, traits: .reversed)
    #expect(line.text == "t:elf" && line != before)
  }

  @Test func textsOfSequences() {
    let rows: [(String, [String])] = [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\n\n", ["a", "b", ""]), ("a\rb", ["a␍b"]),
      ("\u{1B}[1mt\u{1B}[0m:\u{1B}[32melf\u{1B}[m", ["t:elf"]), ("\u{1B}[38;5;12ma\u{1B}[48;2;1;2;3mb", ["ab"]),
      ("\u{1B}[2J", ["␛[2J"]), ("\u{1B}[?25l", ["␛[?25l"]), ("\u{1B}", ["␛"]), ("\u{1B}[1", ["␛[1"]),
      ("\u{1B}]0;x\u{7}", ["␛]0;x␇"]),
      ("\u{1B}[1\u{1B}[1mx", ["␛[1x"]), ("\u{1B}[99999999999999999999m", ["␛[99999999999999999999m"]),
    ]
    for (text, lines) in rows {
      #expect(ScreenLine.lines(ofSequences: text).map { $0.text } == lines, "\(text)")
    }
  }

  @Test func stylesOfSequences() {
    func styles(_ text: String) -> [TextStyle] {
      ScreenLine.lines(ofSequences: text).flatMap { $0.cells.map { $0.style } }
    }
    #expect(styles("\u{1B}[1;2;3;4;7;31ma") == [TextStyle(.red, [.bold, .dim, .italic, .underlined, .reversed])])
    #expect(
      styles("\u{1B}[1m\u{1B}[36ma\u{1B}[22mb\u{1B}[39mc") == [TextStyle(.cyan, .bold), TextStyle(.cyan), .plain])
    #expect(
      styles("\u{1B}[3;4;7ma\u{1B}[23mb\u{1B}[24mc\u{1B}[27md").map { $0.traits } == [
        [.italic, .underlined, .reversed], [.underlined, .reversed], .reversed, [],
      ])
    #expect(styles("\u{1B}[31ma\nb\u{1B}[mc") == [TextStyle(.red), TextStyle(.red), .plain])
    #expect(styles("\u{1B}[31;0;1ma") == [TextStyle(nil, .bold)])
    #expect(styles("\u{1B}[91ma\u{1B}[38;5;34mb\u{1B}[;mc") == [TextStyle(.red), TextStyle(.red), .plain])
    // A sequence between a letter and its mark.
    #expect(styles("e\u{1B}[31m\u{301}") == [.plain])
  }

  /// Lines survive being written and parsed.
  @Test func thereAndBack() {
    let pieces = [
      "a", "bc ", "漢", "👨‍👩‍👧", "e\u{301}", "\u{301}", "  ", "\u{1B}[31m", "\n", "🇩", "\u{200D}", "[m", "m", "\u{200B}",
    ]
    let failure = checkProperty(
      "lines are read as they are written", cases: PropertyCases.count(long: 1_000),
      seed: PropertyCases.seed(default: 6),
      generate: { random -> [ScreenLine] in
        (0..<random.below(4)).map { _ in
          var line = ScreenLine()
          for _ in 0..<random.below(7) {
            let color = random.chance(50) ? TextStyle.Color(rawValue: UInt8(random.below(8))) : nil
            let style = TextStyle(color, .init(rawValue: random.chance(50) ? UInt8(random.below(32)) : 0))
            line.append(random.pick(pieces) ?? "", style)
          }
          return line
        }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0.map { $0.sequence(hasColor: true) })" },
      law: { lines in
        let text = lines.map { $0.sequence(hasColor: true) + "\n" }.joined()
        let found = ScreenLine.lines(ofSequences: text)
        return found == lines ? nil : "\(found.map { $0.sequence(hasColor: true) })"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
