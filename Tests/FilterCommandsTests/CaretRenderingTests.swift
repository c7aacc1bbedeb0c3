import FilterQueryKit
import TerminalUI
import Testing
import _FilterTestSupport

@testable import FilterCommands
@testable import FilterLists
@testable import FilterREPL
@testable import FilterReports

@Suite struct CaretRenderingTests {
  private func rendering(_ source: SourceText, prefix: String = "") -> CaretRendering {
    let style = TerminalStyle(isTerminal: false, environment: [:])
    return CaretRendering(lines: LineTable(source), style: style, prefix: prefix)
  }

  /// A diagnostic about a range of a text, drawn.
  private func draw(
    _ range: Range<Int>, of text: String, message: String = "Hm", fixes: [Fix] = [], severity: Severity = .error
  ) -> [String] {
    let source = SourceText(text)
    var rendering = rendering(source)
    return rendering.draw(
      Diagnostic(
        id: DiagnosticID(declaration: "someId"), severity: severity, range: SourceRange(range), message: message,
        fixes: fixes), in: source)
  }

  /// The text above the carets, by columns.
  private func marked(_ lines: [String]) -> String {
    let start = lines[2].prefix { $0 == " " }.count
    var column = 0
    var marked = ""
    for scalar in lines[1].unicodeScalars where CharacterWidth.of(scalar) > 0 {
      if column >= start && column < lines[2].count { marked.unicodeScalars.append(scalar) }
      column += CharacterWidth.of(scalar)
    }
    return marked
  }

  @Test func aDiagnostic() {
    #expect(draw(2..<5, of: "t:elf c:g") == ["1:3: error: Hm [some-id]", "  t:elf c:g", "    ^^^"])
    #expect(draw(0..<0, of: "") == ["1:1: error: Hm [some-id]", "  ", "  ^"])
    #expect(draw(5..<5, of: "t:elf") == ["1:6: error: Hm [some-id]", "  t:elf", "       ^"])
  }

  @Test func severities() {
    #expect(draw(0..<1, of: "a", severity: .warning)[0] == "1:1: warning: Hm [some-id]")
    #expect(draw(0..<1, of: "a", severity: .information)[0] == "1:1: note: Hm [some-id]")
    #expect(draw(0..<1, of: "a", severity: .hint)[0] == "1:1: hint: Hm [some-id]")
  }

  @Test func aDiagnosticOfSeveralLinesIsShownOnItsFirst() {
    #expect(draw(2..<7, of: "ab cd\r\nef") == ["1:3: error: Hm [some-id]", "  ab cd", "    ^^^"])
    #expect(draw(7..<9, of: "ab cd\r\nef") == ["2:1: error: Hm [some-id]", "  ef", "  ^^"])
  }

  @Test func theCaretIsBelowTheRange() {
    #expect(marked(draw(2..<3, of: "\t\tx")) == "x")
    #expect(marked(draw(6..<7, of: "\u{6F22}\u{5B57}x")) == "x")
    #expect(marked(draw(3..<6, of: "\u{6F22}\u{5B57}x")) == "\u{5B57}")
    #expect(marked(draw(3..<4, of: "e\u{301}x")) == "x")
    #expect(marked(draw(4..<5, of: "\u{1F9DD}x")) == "x")
    #expect(marked(draw(1..<2, of: "a\u{1B}b")) == "␛")
  }

  @Test func aLineThatFitsIsShownWhole() {
    let line = String(repeating: "a", count: 99) + "x"
    for start in [0, 49, 50, 51, 99] {
      let drawn = draw(start..<(start + 1), of: line)
      #expect(drawn[1] == "  " + line)
      #expect(drawn[2] == String(repeating: " ", count: start + 2) + "^")
    }
  }

  @Test func aLongLineIsCutAroundTheDiagnostic() {
    let left = String(repeating: "l", count: 200)
    let right = String(repeating: "r", count: 200)
    func indent(_ count: Int) -> String { String(repeating: " ", count: count) }
    let around = ["  …\(left.suffix(48))xyz\(right.prefix(47))…", "\(indent(51))^^^"]
    #expect(Array(draw(200..<203, of: "\(left)xyz\(right)").dropFirst()) == around)
    #expect(Array(draw(0..<1, of: "x\(right)").dropFirst()) == ["  x\(right.prefix(97))…", "  ^"])
    #expect(Array(draw(200..<200, of: left).dropFirst()) == ["  …\(left.suffix(97))", "\(indent(100))^"])
    // The rest of the line on one side fits.
    #expect(draw(2..<3, of: "abx\(right)")[1] == "  abx\(right.prefix(95))…")
  }

  @Test func aLongDiagnosticIsCutItself() {
    let text = "ab " + String(repeating: "x", count: 300) + " cd"
    #expect(
      draw(3..<303, of: text).dropFirst() == [
        "  …" + String(repeating: "x", count: 98) + "…", "   " + String(repeating: "^", count: 98),
      ])
  }

  /// Neither the text nor the marks are wider than the line, whatever the letters and the place.
  @Test func noExcerptIsWiderThanTheLine() {
    let texts = ["a", "\u{6F22}", "a\u{6F22}", "e\u{301}", "\u{1F469}\u{200D}\u{1F680}"].map {
      String(repeating: $0, count: 120)
    }
    for text in texts + texts.map({ "x" + $0 }) + [String(repeating: "a", count: 100)] {
      for start in stride(from: 0, through: text.utf8.count, by: 37) {
        for length in [0, 1, 20, 300] where start + length <= text.utf8.count {
          for line in draw(start..<start + length, of: text)[1...2] {
            #expect(CharacterWidth.of(line) <= 102, "\(start) \(length) \(line)")
          }
        }
      }
    }
  }

  /// Columns are counted, not letters, and no letter is torn.
  @Test func wideLettersAreCutByTheirColumns() {
    let wide = String(repeating: "\u{6F22}", count: 300)
    let drawn = draw(300..<303, of: wide)
    #expect(drawn[1] == "  …" + wide.prefix(24) + "\u{6F22}" + wide.prefix(24) + "…")
    #expect(marked(drawn) == "\u{6F22}")
    let elves = String(repeating: "\u{1F9DD}", count: 300)
    #expect(draw(401..<405, of: "a" + elves)[1].unicodeScalars.contains("\u{FFFD}") == false)
  }

  @Test func fixesShowTheirResult() {
    let remove = Fix(title: "Remove it", edits: [.delete(SourceRange(start: 1, end: 3))])
    let insert = Fix(title: "Break \u{1B}", edits: [.insert("\n", at: 1)])
    let empty = Fix(title: "Remove all", edits: [.delete(SourceRange(start: 0, end: 3))])
    #expect(
      draw(0..<1, of: "a b", fixes: [remove, insert, empty]).dropFirst(3) == [
        "  fix: Remove it → a", "  fix: Break ␛ → a␊ b", "  fix: Remove all",
      ])
  }

  @Test func aLongResultIsNotShown() {
    let fix = Fix(title: "Remove it", edits: [.delete(SourceRange(start: 0, end: 1))])
    let line = String(repeating: "a", count: 101)
    #expect(draw(0..<1, of: line, fixes: [fix]).last == "  fix: Remove it → " + line.dropFirst())
    #expect(draw(0..<1, of: line + "a", fixes: [fix]).last == "  fix: Remove it")
    #expect(draw(0..<1, of: String(repeating: "a", count: 10_000), fixes: [fix]).last == "  fix: Remove it")
  }

  @Test func queryTextIsNeverRaw() {
    let drawn = draw(0..<3, of: "\u{9B}b", message: "No '\u{9B}'")
    #expect(drawn == ["1:1: error: No '\u{FFFD}' [some-id]", "  \u{FFFD}b", "  ^^"])
    var rendering = rendering("a", prefix: "\u{1B}:")
    let diagnostic = Diagnostic(
      id: DiagnosticID(declaration: "someId"), severity: .error, range: SourceRange(at: 0), message: "Hm")
    #expect(rendering.draw(diagnostic, in: "a")[0] == "␛:1:1: error: Hm [some-id]")
  }

  /// Positions are computed incrementally; they must equal those of the line table.
  @Test func positionsAreThoseOfTheLineTable() {
    let failure = checkProperty(
      "positions of diagnostics", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 71),
      generate: { RandomText.bytes(length: 60, using: &$0) },
      shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.description.debugDescription },
      law: { source in
        let parsed = ParsedQuery(parsing: source)
        var rendering = rendering(source)
        for diagnostic in parsed.diagnostics {
          let position = LineTable(source).position(of: diagnostic.range.start, in: .utf32)
          let drawn = rendering.draw(diagnostic, in: source)[0]
          if !drawn.hasPrefix("\(position): ") { return "\(drawn) is at \(position)" }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
