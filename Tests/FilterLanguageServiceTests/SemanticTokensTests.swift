import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct SemanticTokensTests {
  /// The tokens of a text as `piece kind modifiers`.
  private func tokens(_ text: String, in range: SourceRange? = nil) -> [String] {
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    return document.semanticTokens(in: range).map { token in
      let modifiers = token.modifiers.isEmpty ? "" : " \(token.modifiers)"
      return "\(document.source[token.range]) \(token.kind)\(modifiers)"
    }
  }

  @Test func valuesByMeaning() {
    let rows: [(String, [String])] = [
      ("t:elf", ["t property", ": operator", "elf type"]),
      // `NOT` is a connective of another language before a field, but a name before a minus.
      ("NOT t:elf", ["NOT keyword unknown", "t property", ": operator", "elf type"]),
      (
        "NOT -t:elf",
        ["NOT variable", "- operator negated", "t property negated", ": operator negated", "elf type negated"]
      ),
      ("t:frobnicating", ["t property", ": operator", "frobnicating string"]),
      ("o:flying", ["o property", ": operator", "flying string"]),
      ("o:\"draw a card\"", ["o property", ": operator", "\"draw a card\" string"]),
      ("pow>=3", ["pow property", ">= operator", "3 number"]),
      ("pow>tou", ["pow property", "> operator", "tou property"]),
      ("mv:even", ["mv property", ": operator", "even enumMember"]),
      ("date>=2020-03", ["date property", ">= operator", "2020-03 number"]),
      ("date>now", ["date property", "> operator", "now enumMember"]),
      ("c:rg", ["c property", ": operator", "rg enumMember"]),
      ("c=2", ["c property", "= operator", "2 number"]),
      ("f:modern", ["f property", ": operator", "modern enumMember"]),
      ("is:foil", ["is property", ": operator", "foil macro"]),
      ("cn:12", ["cn property", ": operator", "12 number"]),
      ("cn:12a", ["cn property", ": operator", "12a string"]),
      ("a:guay", ["a property", ": operator", "guay string"]),
      ("order:cmc", ["order decorator", ": operator", "cmc enumMember"]),
      ("++", ["++ macro"]),
    ]
    for (text, expected) in rows {
      #expect(tokens(text) == expected, "\(text)")
    }
  }

  @Test func namesAndConnectives() {
    let rows: [(String, [String])] = [
      ("bolt", ["bolt variable"]),
      ("\"draw a card\"", ["\"draw a card\" string"]),
      ("!bolt", ["! operator", "bolt variable"]),
      ("!\"Lightning Bolt\"", ["! operator", "\"Lightning Bolt\" string"]),
      ("a OR b and c", ["a variable", "OR keyword", "b variable", "and keyword", "c variable"]),
      ("fire // ice , x", ["fire variable", "ice variable", "x variable"]),
      ("", []),
      ("( )", []),
    ]
    for (text, expected) in rows {
      #expect(tokens(text) == expected, "\(text)")
    }
  }

  @Test(arguments: [
    ("m:{2}{w/u}", ["m property", ": operator", "{2} number", "{w/u} enumMember"]),
    ("m:2ww", ["m property", ": operator", "2 number", "ww enumMember"]),
    ("m:{w}{w}12", ["m property", ": operator", "{w}{w} enumMember", "12 number"]),
    ("m:2k", ["m property", ": operator", "2k enumMember unknown"]),
  ])
  func costs(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  /// Minuses are counted, those of groups too.
  @Test(arguments: [
    ("-t:elf", ["- operator negated", "t property negated", ": operator negated", "elf type negated"]),
    ("--a", ["- operator", "- operator", "a variable"]),
    ("-(a or -b)", ["- operator negated", "a variable negated", "or keyword negated", "- operator", "b variable"]),
    (
      "--(a) -((b) c)",
      ["- operator", "- operator", "a variable", "- operator negated", "b variable negated", "c variable negated"]
    ),
    ("-(--a)", ["- operator negated", "- operator negated", "- operator negated", "a variable negated"]),
  ])
  func negation(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  /// Exactly the terms without effect are marked.
  @Test func damage() {
    let rows: [(String, [String])] = [
      ("foo:bar", ["foo property unknown", ": operator", "bar string"]),
      ("f:modren", ["f property", ": operator", "modren enumMember unknown"]),
      ("is:\"foil\"", ["is property", ": operator", "\"foil\" string unknown"]),
      ("t>=elf", ["t property", ">= operator unknown", "elf string"]),
      ("pow>big", ["pow property", "> operator", "big number unknown"]),
      ("a:/guay/", ["a property", ": operator", "/ regexp unknown", "guay regexp unknown", "/ regexp unknown"]),
      ("or a or or b", ["or keyword unknown", "a variable", "or keyword", "or keyword unknown", "b variable"]),
      ("order:frob", ["order decorator", ": operator", "frob enumMember unknown"]),
      ("-", ["- operator negated"]),
      ("t:", ["t property", ": operator"]),
      ("foo:", ["foo property unknown", ": operator"]),
      (">=3", [">= operator", "3 string"]),
      ("pow!", ["pow property", "! operator"]),
      ("c:>=u", ["c property", ": operator", ">=u string"]),
      ("a )", ["a variable"]),
    ]
    for (text, expected) in rows {
      #expect(tokens(text) == expected, "\(text)")
    }
  }

  @Test func patterns() {
    let rows: [(String, [String])] = [
      ("o:/^tap/", ["/ regexp", "^ keyword", "tap regexp", "/ regexp"]),
      ("o:/a+|\\d/", ["/ regexp", "a regexp", "+ operator", "| operator", "\\d regexp escape", "/ regexp"]),
      ("o:/~ \\sm/", ["/ regexp", "~ variable", "  regexp", "\\sm macro", "/ regexp"]),
      ("o:/(x", ["/ regexp", "( regexp unknown", "x regexp"]),
      (
        "-o:/[a-z]/",
        [
          "/ regexp negated", "[ regexp negated+escape", "a-z regexp negated+escape", "] regexp negated+escape",
          "/ regexp negated",
        ]
      ),
      ("o://", ["/ regexp", "/ regexp"]),
      ("o:/", ["/ regexp"]),
    ]
    for (text, expected) in rows {
      #expect(Array(tokens(text).drop { !$0.hasPrefix("/") }) == expected, "\(text)")
    }
  }

  @Test func documentWithComments() {
    let text = "# plain\r\n## Elves\r\nt:elf\r\n  -b # no\r\n\r\n#\r\nbolt\r\n# end"
    #expect(
      tokens(text) == [
        "# plain comment", "## Elves comment documentation", "t property", ": operator", "elf type",
        "- operator negated", "b variable negated", "# no comment", "# comment", "bolt variable", "# end comment",
      ])
  }

  /// A text over several lines is one piece a line.
  @Test func lineBreaksDivide() {
    #expect(
      tokens("o:\"draw\r\n  a\n card") == ["o property", ": operator", "\"draw string", "  a string", " card string"])
    #expect(tokens("o:/a\n b/") == ["o property", ": operator", "/ regexp", "a regexp", " b regexp", "/ regexp"])
    #expect(tokens("\"a\r\r\n b\"") == ["\"a string", "b\" variable"])
  }

  /// Only the tokens in the range; only their queries are analyzed.
  @Test func ranges() throws {
    let marked = MarkedText("t:a\n# x\nt:①b c②d\n# y\nt:c\n")
    let range = try #require(marked.range(from: 1, to: 2))
    #expect(tokens(marked.text, in: range) == ["b string", "cd variable"])
    #expect(tokens(marked.text, in: SourceRange(start: 5, end: 6)) == ["# x comment"])
    #expect(tokens(marked.text, in: SourceRange(start: 99, end: 200)).isEmpty)
    #expect(tokens(marked.text, in: SourceRange(start: -9, end: 1)) == ["t property"])
    #expect(tokens(marked.text, in: SourceRange(at: 9)).isEmpty)
    let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
    _ = document.semanticTokens(in: range)
    #expect(document.entries.map { $0.isAnalyzed } == [false, true, false])
  }

  @Test func ofOneQuery() {
    let document = DocumentSnapshot("# x\nt:elf\n", vocabulary: .scryfall)
    #expect(
      document.semanticTokens(of: document.queries[0]).map(\.description)
        == ["0..<1 property", "1..<2 operator", "2..<5 type"])
  }

  /// The legend is a contract with editors: its order never changes.
  @Test func legend() {
    #expect(
      SemanticTokenKind.allCases.map(\.name) == [
        "comment", "keyword", "operator", "property", "decorator", "number", "string", "enumMember", "type", "macro",
        "variable", "regexp",
      ])
    #expect(SemanticTokenKind.allCases.map(\.index) == Array(SemanticTokenKind.allCases.indices))
    #expect(SemanticTokenModifiers.names == ["negated", "unknown", "documentation", "escape"])
    #expect(SemanticTokenModifiers([.negated, .escape]).description == "negated+escape")
    #expect(SemanticTokenModifiers(rawValue: 15).description == "negated+unknown+documentation+escape")
  }

  // MARK: Laws

  /// Sorted, never empty, never across a line break; a range gives just what overlaps it.
  private func laws(_ source: SourceText) -> String? {
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    let tokens = document.semanticTokens()
    var end = 0
    for token in tokens {
      if token.range.isEmpty { return "empty: \(token)" }
      if token.range.start < end || token.range.end > source.length { return "out of order: \(token)" }
      if source.bytes[token.range.start..<token.range.end].contains(where: { $0 == 0x0A || $0 == 0x0D }) {
        return "a line break in \(token)"
      }
      end = token.range.end
    }
    for start in stride(from: -1, to: source.length + 2, by: 3) {
      let range = SourceRange(start: start, end: start + 4)
      let inside = tokens.filter { $0.range.overlaps(range) && !range.clamped(to: source.range).isEmpty }
      if document.semanticTokens(in: range) != inside { return "other tokens in \(range)" }
    }
    return encodingLaw(document, tokens)
  }

  /// Decoding gives the tokens back in every encoding.
  private func encodingLaw(_ document: DocumentSnapshot, _ tokens: [SemanticToken]) -> String? {
    for encoding in PositionEncoding.allCases {
      let numbers = SemanticTokenEncoding.encode(tokens, lines: document.lines, in: encoding)
      if decoded(numbers, document.lines, encoding) != tokens { return "decoding \(encoding) gives others" }
    }
    return nil
  }

  private func decoded(_ numbers: [UInt32], _ lines: LineTable, _ encoding: PositionEncoding) -> [SemanticToken] {
    var tokens: [SemanticToken] = []
    var line = 0
    var column = 0
    for place in stride(from: 0, to: numbers.count, by: 5) {
      column = numbers[place] == 0 ? column + Int(numbers[place + 1]) : Int(numbers[place + 1])
      line += Int(numbers[place])
      let range = lines.range(
        from: SourcePosition(line: line, column: column),
        to: SourcePosition(line: line, column: column + Int(numbers[place + 2])), in: encoding)
      tokens.append(
        SemanticToken(
          range: range, kind: SemanticTokenKind.allCases[Int(numbers[place + 3])],
          modifiers: SemanticTokenModifiers(rawValue: numbers[place + 4])))
    }
    return tokens
  }

  @Test func lawsHoldForRandomTexts() {
    let failure = checkProperty(
      "tokens of texts", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 11),
      generate: { RandomText.text(length: 14, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.debugDescription)" }, law: { laws(SourceText($0)) })
    #expect(failure == nil)
  }

  @Test func lawsHoldForRandomBytes() {
    let failure = checkProperty(
      "tokens of bytes", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 12),
      generate: { RandomText.bytes(length: 40, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" }, law: { laws($0) })
    #expect(failure == nil)
  }

  @Test func hardDocuments() {
    #expect(laws(SourceText(bytes: Array("# 🧝\r\no:\"🧝 é\r\n 🧝\" ‘a’\rx".utf8) + [0xF0, 0x9F, 0x22, 0xC3])) == nil)
    #expect(laws(SourceText(String(repeating: "-(", count: 1_000) + "a")) == nil)
  }

  @Test func longLine() {
    let text = String(repeating: "t:elf or ", count: 11_000)
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    let tokens = document.semanticTokens()
    #expect(tokens.count == 44_000)
    #expect(SemanticTokenEncoding.encode(tokens, lines: document.lines, in: .utf16).count == 5 * 44_000)
  }

  // MARK: Numbers

  @Test func encoding() {
    let document = DocumentSnapshot("# 🧝\n\no:\"🧝\" -x\n", vocabulary: .scryfall)
    let tokens = document.semanticTokens()
    #expect(
      SemanticTokenEncoding.encode(tokens, lines: document.lines, in: .utf16) == [
        0, 0, 4, 0, 0,
        2, 0, 1, 3, 0, 0, 1, 1, 2, 0, 0, 1, 4, 6, 0, 0, 5, 1, 2, 1, 0, 1, 1, 10, 1,
      ])
    #expect(SemanticTokenEncoding.encode(tokens, lines: document.lines, in: .utf8)[2] == 6)
    #expect(SemanticTokenEncoding.encode(tokens, lines: document.lines, in: .utf32)[2] == 3)
  }

  /// Tokens of another text do no harm.
  @Test func strangeTokens() {
    let lines = LineTable("abc\nde")
    func encode(_ ranges: [(Int, Int)]) -> [UInt32] {
      SemanticTokenEncoding.encode(
        ranges.map { SemanticToken(range: SourceRange(start: $0.0, end: $0.1), kind: .comment) }, lines: lines,
        in: .utf16)
    }
    #expect(encode([(-5, -1), (1, 1), (0, 99), (5, 2)]) == [0, 0, 3, 0, 0])
    #expect(encode([(3, 5), (5, 99), (50, 60)]) == [1, 1, 1, 0, 0])
    #expect(encode([(4, 5), (0, 2)]) == [1, 0, 1, 0, 0])
  }

  private func apply(_ edits: [SemanticTokenEdit], to old: [UInt32]) -> [UInt32] {
    var numbers = old
    for edit in edits { numbers.replaceSubrange(edit.start..<(edit.start + edit.deleteCount), with: edit.data) }
    return numbers
  }

  @Test func deltas() {
    let a: [UInt32] = [0, 0, 1, 1, 0]
    let b: [UInt32] = [0, 2, 1, 1, 0]
    let c: [UInt32] = [1, 0, 1, 1, 0]
    #expect(SemanticTokenDelta.edits(from: a + b, to: a + b).isEmpty)
    #expect(SemanticTokenDelta.edits(from: [], to: []).isEmpty)
    #expect(
      SemanticTokenDelta.edits(from: a + c, to: a + b + c) == [SemanticTokenEdit(start: 5, deleteCount: 0, data: b)])
    #expect(
      SemanticTokenDelta.edits(from: a + b + c, to: a + c) == [SemanticTokenEdit(start: 5, deleteCount: 5, data: [])])
    #expect(
      SemanticTokenDelta.edits(from: a + b + c, to: a + c + c) == [SemanticTokenEdit(start: 5, deleteCount: 5, data: c)]
    )
    #expect(SemanticTokenDelta.edits(from: [], to: a) == [SemanticTokenEdit(start: 0, deleteCount: 0, data: a)])
    #expect(SemanticTokenDelta.edits(from: a, to: a + a) == [SemanticTokenEdit(start: 5, deleteCount: 0, data: a)])
  }

  /// An edit of one query changes the numbers of few tokens, and applying the change gives the new ones.
  @Test func deltasOfRandomNumbers() {
    let failure = checkProperty(
      "deltas", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 13),
      generate: { random in
        func numbers() -> [UInt32] {
          (0..<random.below(6)).flatMap { _ in [UInt32(random.below(2)), UInt32(random.below(2)), 1, 1, 0] }
        }
        return [numbers(), numbers()]
      },
      shrink: { pair in shorterArrays(pair[0]).map { [$0, pair[1]] } + shorterArrays(pair[1]).map { [pair[0], $0] } },
      describe: { "\($0)" },
      law: { pair in
        let edits = SemanticTokenDelta.edits(from: pair[0], to: pair[1])
        if apply(edits, to: pair[0]) != pair[1] { return "\(edits) give \(apply(edits, to: pair[0]))" }
        let isAligned =
          pair.contains { $0.count % 5 != 0 }
          || edits.allSatisfy {
            $0.start % 5 == 0 && $0.deleteCount % 5 == 0 && $0.data.count % 5 == 0
          }
        return isAligned ? nil : "\(edits) divide a token"
      })
    #expect(failure == nil)
    let before = DocumentSnapshot(SourceText(String(repeating: "t:elf c:g\n", count: 50)), vocabulary: .scryfall)
    let after = before.replacing(SourceRange(at: 250), with: "pow>3\n")
    let old = SemanticTokenEncoding.encode(before.semanticTokens(), lines: before.lines, in: .utf16)
    let new = SemanticTokenEncoding.encode(after.semanticTokens(), lines: after.lines, in: .utf16)
    let edits = SemanticTokenDelta.edits(from: old, to: new)
    #expect(apply(edits, to: old) == new)
    #expect(edits.map(\.data.count) == [15])
  }
}
