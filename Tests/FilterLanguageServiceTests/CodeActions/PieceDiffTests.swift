import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct PieceDiffTests {
  private func edits(_ old: String, _ new: String) -> [String] {
    let source = SourceText(old)
    return PieceDiff(source, range: source.range, text: new).edits.map { $0.description }
  }

  /// The text after the edits: the new text, with the white space of the old one.
  private func result(_ old: String, _ new: String) -> String? {
    let source = SourceText(old)
    return source.applying(PieceDiff(source, range: source.range, text: new).edits)?.description
  }

  @Test func onlyWhatIsNewIsWritten() {
    #expect(edits("a b c", "a b c") == [])
    #expect(edits("a b c", "a x c") == ["2..<3 -> \"x\""])
    #expect(edits("a b c", "a b (c)") == ["4..<4 -> \"(\"", "5..<5 -> \")\""])
    #expect(edits("t:elf c:g", "t:elf -c:g") == ["6..<6 -> \"-\""])
    #expect(edits("t:elf t:orc", "t:elf t:orb") == ["10..<11 -> \"b\""])
    #expect(edits("-(a or b)", "-a -b") == ["1..<2 -> \"\"", "4..<7 -> \"-\"", "8..<9 -> \"\""])
  }

  @Test func whiteSpaceStays() {
    let rows: [(old: String, new: String, result: String)] = [
      ("a  b   c", "a b c", "a  b   c"),
      ("a  b   c", "a c", "a  c"),
      ("a\n  b c", "a c", "a\n  c"),
      ("a b\n  c", "a c", "a\n  c"),
      ("a\t\tc", "a b c", "a\t\tb c"),
      ("a\n  or b", "a -b", "a\n  -b"),
      ("a or\n  b", "a -b", "a\n  -b"),
      ("a(b)", "a b", "a b"),
      ("( a )", "a", "a"),
      ("a , b", "a b c", "a , b c"),
      ("a/b", "-(a b)", "-(a/b)"),
      ("", "a", "a"),
      ("a", "", ""),
    ]
    for row in rows { #expect(result(row.old, row.new) == row.result, "\(row)") }
  }

  /// The offset of the range applies to the edits; text outside it does not matter.
  @Test func partOfAText() {
    let source: SourceText = "x a b y"
    let edits = PieceDiff(source, range: SourceRange(start: 2, end: 5), text: "a c").edits
    #expect(source.applying(edits) == "x a c y")
  }

  /// Whatever the texts, the result has the pieces of the new one.
  @Test func piecesOfTheNewText() {
    func pieces(_ text: String) -> [String] {
      let source = SourceText(text)
      return Lexer.tokens(in: source).filter { !$0.kind.isTrivia }.map { source[$0.range] }
    }
    let words = ["a", "b", "t:elf", "-", "(", ")", "or", "and", "c:g", "o:\"x y\""]
    func text(_ random: inout SeededGenerator) -> String {
      (0..<random.below(9)).map { _ in words[random.below(words.count)] }.joined(separator: " ")
    }
    let failure = checkProperty(
      "a difference leads to the new text", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 31), generate: { [text(&$0), text(&$0)] }, shrink: { _ in [] },
      describe: { "\($0)" },
      law: { texts in
        guard let result = result(texts[0], texts[1]) else { return "the edits are unsorted" }
        return pieces(result) == pieces(texts[1]) ? nil : "`\(result)`"
      })
    #expect(failure == nil)
  }

  /// Texts too long to be compared piece by piece are compared from both ends.
  @Test func longTexts() {
    let old = "x " + (0..<900).map { "a\($0)" }.joined(separator: " ") + " y"
    let new = "x " + (0..<900).map { "b\($0)" }.joined(separator: " ") + " y"
    #expect(result(old, new) == new)
    #expect(edits(old, new).count == 1)
  }

  @Test func smallestEdit() {
    func edit(_ old: String, _ new: String) -> String? {
      TextEdit(replacing: Array(old.utf8)[...], at: 10, with: Array(new.utf8))?.description
    }
    #expect(edit("abc", "abc") == nil)
    #expect(edit("abc", "axc") == "11..<12 -> \"x\"")
    #expect(edit("aaa", "aa") == "12..<13 -> \"\"")
    #expect(edit("", "b") == "10..<10 -> \"b\"")
    // Scalars with common first or last bytes are not split.
    #expect(edit("\u{E9}", "\u{E8}") == "10..<12 -> \"\u{E8}\"")
    #expect(edit("x\u{1F9DD}y", "x\u{1F9DE}y") == "11..<15 -> \"\u{1F9DE}\"")
    #expect(edit("\u{129}", "\u{E9}") == "10..<12 -> \"\u{E9}\"")
    // Bytes that are not valid UTF-8 cannot be inserted by an edit.
    #expect(TextEdit(replacing: [0x61], at: 0, with: [0xFF]) == nil)
    #expect(TextEdit(replacing: [0xFF, 0x61], at: 0, with: [0xFF, 0x62])?.description == "1..<2 -> \"b\"")
  }

  @Test func anySmallestEdit() {
    let failure = checkProperty(
      "a smallest edit does it", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 32),
      generate: { [RandomText.bytes(length: 12, using: &$0), RandomText.bytes(length: 12, using: &$0)] },
      shrink: { _ in [] }, describe: { "\($0.map { $0.bytes })" },
      law: { texts in
        guard let edit = TextEdit(replacing: texts[0].bytes[...], at: 0, with: texts[1].bytes) else {
          return texts[0] == texts[1] || !texts[1].isValidUTF8 ? nil : "none"
        }
        return texts[0].applying([edit]) == texts[1] ? nil : "\(edit)"
      })
    #expect(failure == nil)
  }
}
