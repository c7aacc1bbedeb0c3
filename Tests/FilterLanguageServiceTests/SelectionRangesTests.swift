import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct SelectionRangesTests {
  /// The texts of the selections at the caret of a marked text, the innermost first.
  private func selections(_ marked: String) throws -> [String] {
    let marked = MarkedText(marked)
    let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
    return document.selectionRanges(at: try #require(marked.caret)).map { document.source[$0] }
  }

  @Test func terms() throws {
    let rows: [(String, [String])] = [
      ("t:e‸lf", ["elf", "t:elf"]),
      ("t‸:elf", ["t", "t:elf"]),
      ("t:‸elf", ["elf", "t:elf"]),
      ("‸t:elf", ["t", "t:elf"]),
      ("t:elf‸", ["elf", "t:elf"]),
      ("pow>‸=3", [">=", "pow>=3"]),
      ("-t:e‸lf", ["elf", "t:elf", "-t:elf"]),
      ("‸-t:elf", ["-t:elf"]),
      ("--t:e‸lf", ["elf", "t:elf", "--t:elf"]),
      ("fire-i‸ce", ["ice", "fire-ice"]),
      ("ur‸za's", ["urza's"]),
      ("++‸", ["++"]),
      ("t:‸", [":", "t:"]),
      (">=‸3", ["3", ">=3"]),
      ("-‸", ["-"]),
    ]
    for (marked, expected) in rows {
      #expect(try selections(marked) == expected, "\(marked)")
    }
  }

  @Test func quotes() throws {
    let rows: [(String, [String])] = [
      ("-o:\"draw a ca‸rd\"", ["card", "draw a card", "\"draw a card\"", "o:\"draw a card\"", "-o:\"draw a card\""]),
      ("o:\"‸draw a\"", ["draw", "draw a", "\"draw a\"", "o:\"draw a\""]),
      ("o:‸\"draw a\"", ["\"draw a\"", "o:\"draw a\""]),
      ("o:\"a‸ b", ["a", "a b", "\"a b", "o:\"a b"]),
      ("o:\"\"‸", ["\"\"", "o:\"\""]),
      ("“Wind‸fall”", ["Windfall", "“Windfall”"]),
      ("!'a ‸b'", ["b", "a b", "'a b'", "!'a b'"]),
      ("\"é‸lan\"", ["élan", "\"élan\""]),
      ("\"a  ‸  b\"", ["a    b", "\"a    b\""]),
    ]
    for (marked, expected) in rows {
      #expect(try selections(marked) == expected, "\(marked)")
    }
  }

  @Test(arguments: [
    ("o:/\\bfl‸ash\\b/", ["flash", "\\bflash\\b", "/\\bflash\\b/", "o:/\\bflash\\b/"]),
    (
      "o:/(draw (a|tw‸o)+)x/",
      [
        "two", "a|two", "(a|two)", "(a|two)+", "draw (a|two)+", "(draw (a|two)+)", "(draw (a|two)+)x",
        "/(draw (a|two)+)x/", "o:/(draw (a|two)+)x/",
      ]
    ),
    ("o:/[a-‸z]/", ["a-z", "[a-z]", "/[a-z]/", "o:/[a-z]/"]),
    ("o:/a‸", ["a", "/a", "o:/a"]),
  ])
  func patterns(marked: String, expected: [String]) throws {
    #expect(try selections(marked) == expected)
  }

  @Test func groups() throws {
    let rows: [(String, [String])] = [
      ("a -(b‸ c or d) e", ["b", "b c", "b c or d", "(b c or d)", "-(b c or d)", "a -(b c or d) e"]),
      ("a -(b c or d‸) e", ["d", "b c or d", "(b c or d)", "-(b c or d)", "a -(b c or d) e"]),
      ("(a)‸", ["(a)"]),
      ("‸(a)", ["(a)"]),
      ("( ‸  a b )", ["(   a b )"]),
      ("(  ‸a b )", ["a", "a b", "(  a b )"]),
      ("(‸a b", ["a", "a b", "(a b"]),
      ("(a b‸", ["b", "a b", "(a b"]),
      ("a o‸r b and c", ["or", "a or b and c"]),
      ("a or b an‸d c", ["and", "b and c", "a or b and c"]),
      ("()‸", ["()"]),
      ("a‸)", ["a", "a)"]),
      ("a ‸  b", ["a   b"]),
    ]
    for (marked, expected) in rows {
      #expect(try selections(marked) == expected, "\(marked)")
    }
  }

  @Test func linesAndSections() throws {
    let text = "x\n\n## A\n# title\nt:a c:‸g\n  b\ny\n### C\nz\n\nw\n## D\nv\n"
    let query = "t:a c:g\n  b"
    let paragraph = "## A\n# title\n\(query)\ny"
    let section = "\(paragraph)\n### C\nz\n\nw"
    #expect(
      try selections(text) == [
        "g", "c:g", query, "# title\n\(query)", paragraph, section, "x\n\n\(section)\n## D\nv\n",
      ])
    #expect(
      try selections("## A\nx\n### B\n‸z\n\nw") == ["z", "### B\nz", "### B\nz\n\nw", "## A\nx\n### B\nz\n\nw"])
  }

  @Test func comments() throws {
    #expect(
      try selections("#  draw ca‸rds \n# x\n\n") == [
        "cards", "draw cards", "#  draw cards ", "#  draw cards \n# x", "#  draw cards \n# x\n\n",
      ])
    #expect(try selections("‸# a b\n") == ["# a b", "# a b\n"])
    #expect(try selections("## A‸ ##") == ["A", "## A ##"])
    #expect(try selections("#‸\n") == ["#", "#\n"])
  }

  @Test func nothingToSelect() throws {
    #expect(try selections("‸") == [""])
    #expect(try selections("a\n\n‸\n\nb") == ["a\n\n\n\nb"])
    let document = DocumentSnapshot("t:elf\n", vocabulary: .scryfall)
    #expect(document.selectionRanges(at: -5).map(\.description) == ["0..<1", "0..<5", "0..<6"])
    #expect(document.selectionRanges(at: 99).map(\.description) == ["0..<6"])
    #expect(DocumentSnapshot("", vocabulary: .scryfall).selectionRanges(at: 3) == [SourceRange(at: 0)])
  }

  @Test func onlyTheQueryIsAnalyzed() {
    let document = DocumentSnapshot("t:a\nt:b\n\nt:c\n", vocabulary: .scryfall)
    _ = document.selectionRanges(at: 5)
    #expect(document.entries.map { $0.isAnalyzed } == [false, true, false])
  }

  // MARK: Laws

  /// Each range touches the caret and is inside the next, larger one; the last is the document.
  private func laws(_ source: SourceText) -> String? {
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    for offset in stride(from: -1, through: source.length + 1, by: source.length > 2_000 ? 611 : 1) {
      let ranges = document.selectionRanges(at: offset)
      if ranges.last != source.range { return "the last at \(offset) is not the document" }
      let caret = min(max(offset, 0), source.length)
      if ranges.contains(where: { !$0.touches(caret) }) { return "\(ranges) do not touch \(offset)" }
      for (inner, outer) in zip(ranges, ranges.dropFirst()) where !outer.encloses(inner) || outer == inner {
        return "\(inner) does not grow to \(outer)"
      }
      if ranges.dropLast().contains(where: \.isEmpty) { return "an empty range at \(offset)" }
    }
    return nil
  }

  @Test func lawsHoldForRandomTexts() {
    let failure = checkProperty(
      "selections", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 31),
      generate: { random in
        (0..<random.below(5)).map { _ in
          (random.pick(["", "", "# ", "## ", "  "]) ?? "") + RandomText.text(length: 7, using: &random)
        }.joined(separator: random.pick(["\n", "\r\n", "\r", "\n\n"]) ?? "\n")
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription }, law: { laws(SourceText($0)) })
    #expect(failure == nil)
  }

  @Test func lawsHoldForRandomBytes() {
    let failure = checkProperty(
      "selections in bytes", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 32),
      generate: { RandomText.bytes(length: 40, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" }, law: { laws($0) })
    #expect(failure == nil)
  }

  @Test func hardDocuments() {
    #expect(laws(SourceText(bytes: Array("# 🧝\r\no:\"🧝 é\r\n 🧝\" ‘a’\rx".utf8) + [0xF0, 0x9F, 0x22, 0xC3])) == nil)
    #expect(laws(SourceText(String(repeating: "(", count: 1_000) + "a")) == nil)
    #expect(laws(SourceText("o:/" + String(repeating: "(", count: 500) + "a")) == nil)
    #expect(laws(SourceText(String(repeating: "t:elf ", count: 16_000))) == nil)
  }
}
