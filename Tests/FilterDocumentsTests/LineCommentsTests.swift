import FilterDocuments
import FilterText
import Testing
import _FilterTestSupport

/// Comments of query documents are found by the tokens of the lexer.
@Suite struct LineCommentsTests {
  @Test func commentsAreOutsideOfTextsAndPatterns() {
    let table: [(text: String, comments: [String])] = [
      ("t:elf # c", ["# c"]),
      ("c#d (#a) -#b !#e x:#f \\# # c", ["# c"]),
      ("\"a # b\" 'c # d' “e # f” ‘g # h’ # c", ["# c"]),
      // Straight and curly quotes of a family close each other; those of the other one do not.
      ("“a # b\" # c", ["# c"]),
      ("\"a # b' # c", []),
      ("\"a \\\" # b\" # c", ["# c"]),
      ("don't x:\" # c", []),
      ("don't # c '", ["# c '"]),
      ("!\"a # b\" !/\"c # d\" !=\"e # f\" # c", ["# c"]),
      // A field may have signs, dots and letters of other scripts.
      ("$a:\"b # c\" # d", ["# d"]),
      ("@a=/b # c/ # d", ["# d"]),
      ("a#b=\"c # d\" a$!='e # f' # g", ["# g"]),
      ("a.b-c>=\"d # e\" é:'f # g' # h", ["# h"]),
      ("9:\"a # b\" # c", ["# b\" # c"]),
      ("m:{2/w} x:{ # c", ["# c"]),
      // A pattern that is not closed in its line hides nothing.
      ("o:/a # b/ # c", ["# c"]),
      ("o:/a \\/ # b/ # c", ["# c"]),
      ("path:/etc # c", ["# c"]),
      ("path:/etc \"a # b\" # c", ["# c"]),
      ("path:/a # b\n  c/ # d", ["# b", "# d"]),
      // A text goes on in the next line of the query, and of no other.
      ("\"a # b\n  # c\" # d", ["# d"]),
      ("‘a\r\n\t# b\\\r\n\t' # c", ["# c"]),
      ("\"a\n\n  # c", ["# c"]),
      ("\"a\nb # c", ["# c"]),
      ("\"a\n# b\n  \" # c", ["# b", "# c"]),
      ("\u{FEFF}# a\n\u{FEFF}# b", ["# a"]),
      ("$a = \"b # c\" # d\n  \" # e", ["# d"]),
      ("$a = \"b\n  # c", ["# c"]),
    ]
    for row in table {
      let document = QueryDocument(SourceText(row.text))
      #expect(document.comments.map { document.lines.source[$0] } == row.comments, "\(row.text.debugDescription)")
    }
  }

  private static let pieces = [
    " ", " ", "  ", "\t", "\n", "\n", "\r\n", "\r", "\n ", "\r\n\t", " #", "#", "# c", "a", "or", "t:", "o:", "t:", "!",
    "!=",
    ">=", "=<", "-", "(", ")", "/", "/", "{", "}", "{2/w}", "\"", "\"", "'", "“", "’", "\\", ",", "++", "@", "$",
    "$a =", ".",
    "é", "_x", "9", "\u{FEFF}",
  ]

  /// Documents are divided as the rules say, read plainly.
  @Test func documentsAreDividedAsTheRulesSay() {
    let failure = checkProperty(
      "division of documents", cases: PropertyCases.count(long: 20_000), seed: PropertyCases.seed(default: 63),
      generate: { generator in (0..<generator.below(24)).map { _ in generator.pick(Self.pieces) ?? "" }.joined() },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { text in
        let document = QueryDocument(SourceText(text))
        let expected = PlainDivision(text)
        if document.comments != expected.comments {
          return "comments \(document.comments), not \(expected.comments)"
        }
        return document.queries == expected.queries ? nil : "queries \(document.queries), not \(expected.queries)"
      })
    #expect(failure == nil)
  }

  /// Texts and patterns that nothing closes are not read again and again.
  @Test func divisionIsLinear() {
    let word = "zzdivided"
    let lines: [(line: String, count: Int)] = [
      (String(repeating: "o:/\(word) \\/ # ", count: 400), 1), (String(repeating: "\"\(word)' ", count: 401), 1),
      (" x:\"\(word)", 400), (" x:/\(word) '", 400), (" \(word) # \" '", 400),
    ]
    for (line, count) in lines {
      let text = "a\n" + Array(repeating: line, count: count).joined(separator: "\n") + "\n # c"
      StepCounter.lexed.watch(word)
      defer { StepCounter.lexed.stop(word) }
      let document = QueryDocument(SourceText(text))
      #expect(document.queries.count <= 2)
      let lexed = StepCounter.lexed.texts(with: word).reduce(0) { $0 + $1.utf8.count }
      #expect(lexed > 0 && lexed <= 2 * text.utf8.count + count, "\(line.prefix(20))")
    }
  }
}

/// The division of a document by the rules of the article, with a regular expression for each kind of token.
private struct PlainDivision {
  private(set) var comments: [SourceRange] = []
  private(set) var queries: [SourceRange] = []

  init(_ text: String) {
    var isOpen = false
    var quote: Character?
    let bytes = Array(text.utf8)
    for (lineStart, end, _) in slowLines(of: bytes) {
      let start = lineStart == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStart
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      let isIndented = line.prefixMatch(of: Self.blanks) != nil
      if line.wholeMatch(of: Self.blanks) != nil || line.isEmpty {
        isOpen = false
        continue
      }
      if line.utf8.first == UInt8(ascii: "#") {
        comments.append(SourceRange(start: start, end: end))
        continue
      }
      let isDefinition = line.prefixMatch(of: Self.definition) != nil
      let continues = isOpen && isIndented
      if !continues { quote = nil }
      let offset = Self.comment(in: line, &quote)
      if let offset { comments.append(SourceRange(start: start + offset, end: end)) }
      if isDefinition {
        isOpen = false
        continue
      }
      if let offset, line.utf8.prefix(offset).allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { continue }
      if continues, let last = queries.popLast() {
        queries.append(SourceRange(start: last.start, end: end))
      } else {
        queries.append(SourceRange(start: start, end: end))
      }
      isOpen = true
    }
  }

  private static func plain(_ pattern: String) -> Regex<AnyRegexOutput> {
    // The patterns are constants.
    // swift-format-ignore: NeverUseForceTry
    (try! Regex(pattern)).matchingSemantics(.unicodeScalar)
  }

  private static let name = "[A-Za-z_é][A-Za-z0-9_é@$#-]*(?:\\.[A-Za-z0-9_é@$#-]+)*"
  private static let parameter = "[A-Za-z_é][A-Za-z0-9_é-]*(?:\\.[A-Za-z0-9_é-]+)*"
  nonisolated(unsafe) private static let blanks = plain("[\\t\\x0B\\x0C ]+")
  nonisolated(unsafe) private static let definition = plain("\\$\(parameter)[\\t\\x0B\\x0C ]+=(?:[\\t\\x0B\\x0C ]|$)")
  nonisolated(unsafe) private static let comparison = plain("(?:[@$#]?\(name))?(?:!=|=[<>]|[<>]=|[:<=>])")
  nonisolated(unsafe) private static let pattern = plain("/(?:\\\\.|[^/\\\\])*/")
  nonisolated(unsafe) private static let exact = plain("!(?:/+(?![\\t\\x0B\\x0C ()/=]|$))?")
  nonisolated(unsafe) private static let sign = plain("[()/-]")
  nonisolated(unsafe) private static let word = plain("(?:\\{[^\\t\\x0B\\x0C (){}]*\\}|[^\\t\\x0B\\x0C ()/])+")
  nonisolated(unsafe) private static let double = plain("(?:\\\\.|[^\\\\\"“”])*[\"“”]")
  nonisolated(unsafe) private static let single = plain("(?:\\\\.|[^\\\\'‘’])*['‘’]")

  /// The offset of the comment of a line. `quote` is the one that is open.
  private static func comment(in line: String, _ quote: inout Character?) -> Int? {
    let scalars = line.unicodeScalars
    var place = scalars.startIndex
    var isAfterBlank = false
    func skip(_ regex: Regex<AnyRegexOutput>) -> Bool {
      guard let match = line[place...].prefixMatch(of: regex) else { return false }
      place = match.range.upperBound
      return true
    }
    /// Skips a text after its quote; false at the end of the line.
    func skipText() -> Bool {
      guard skip("\"“”".unicodeScalars.contains(quote!.unicodeScalars.first!) ? double : single) else { return false }
      quote = nil
      return true
    }
    /// Skips a text or a word.
    func skipValue() -> Bool {
      guard place < scalars.endIndex else { return true }
      if "\"“”'‘’".unicodeScalars.contains(scalars[place]) {
        quote = Character(scalars[place])
        place = scalars.index(after: place)
        return skipText()
      }
      _ = skip(word)
      return true
    }
    if quote != nil, !skipText() { return nil }
    while place < scalars.endIndex {
      if scalars[place] == "#", isAfterBlank {
        return line.utf8.distance(from: line.startIndex, to: place)
      }
      isAfterBlank = skip(blanks)
      if isAfterBlank { continue }
      if skip(comparison) {
        if place < scalars.endIndex, scalars[place] == "/" {
          if !skip(pattern) { place = scalars.index(after: place) }
        } else if !skipValue() {
          return nil
        }
      } else if skip(exact) {
        if !skipValue() { return nil }
      } else if !skip(sign), !skipValue() {
        return nil
      }
    }
    return nil
  }
}
