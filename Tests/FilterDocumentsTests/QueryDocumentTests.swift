import FilterDocuments
import FilterText
import Testing
import _FilterTestSupport

@Suite struct QueryDocumentTests {
  /// Comments become spaces in the source of a query.
  @Test func aDocumentIsAQueryALine() {
    let table: [(String, [String])] = [
      ("", []),
      ("t:elf", ["t:elf"]),
      ("t:elf\nc:g\n", ["t:elf", "c:g"]),
      // Blank lines separate; comments are left out.
      ("# cheap elves\nt:elf", ["t:elf"]),
      ("t:elf\n\n \t\n# c\n#\nc:g", ["t:elf", "c:g"]),
      ("# a\n# b", []),
      (" \n\t\n", []),
      // White space continues.
      ("t:elf mv<=2\n  -is:reprint\n\nt:goblin", ["t:elf mv<=2\n  -is:reprint", "t:goblin"]),
      ("t:elf\n\tc:g\n or\n c:w\nx", ["t:elf\n\tc:g\n or\n c:w", "x"]),
      ("t:elf\n\u{0B}a\n\u{0C}b", ["t:elf\n\u{0B}a\n\u{0C}b"]),
      // A continuation with nothing above it is a query itself, and may be continued.
      ("  t:elf\nc:g", ["  t:elf", "c:g"]),
      ("t:elf\n\n  c:g\n  c:w", ["t:elf", "  c:g\n  c:w"]),
      // A comment within a query does not end it.
      ("t:elf\n# c\n  c:g", ["t:elf\n   \n  c:g"]),
      ("t:elf\n # c\n#\n  c:g\n# d\nc:w", ["t:elf\n    \n \n  c:g", "c:w"]),
      ("t:elf\n# c\n\n  c:g", ["t:elf", "  c:g"]),
      // A mark after white space begins a comment, unless it is in a quoted text, a pattern or a word.
      ("t:elf\n # c", ["t:elf"]),
      ("t:elf # c", ["t:elf    "]),
      ("t:elf\t#c \"\n  c:g # '", ["t:elf\t    \n  c:g    "]),
      ("c#d (#a) -#b !#e x:#f", ["c#d (#a) -#b !#e x:#f"]),
      ("o:\"a # b\" 'c # d' “e # f” # g", ["o:\"a # b\" 'c # d' “e # f”    "]),
      ("don't # c", ["don't    "]),
      ("o:/a # b/ # c", ["o:/a # b/    "]),
      ("path:/etc # c", ["path:/etc    "]),
      ("o:\"a\n  # b\" # c", ["o:\"a\n  # b\"    "]),
      ("o:\"a # b", ["o:\"a # b"]),
      // Every line ending counts, and trailing blanks belong to the line.
      ("a\r\n b\r\nc\rd\r\r\n e", ["a\r\n b", "c", "d", " e"]),
      ("a  \n b  ", ["a  \n b  "]),
      // Only ASCII white space is white space.
      ("a\n\u{A0}b", ["a", "\u{A0}b"]),
    ]
    for (text, queries) in table {
      let document = QueryDocument(SourceText(text))
      let found = document.queries.indices.map { document.source(ofQuery: $0).description }
      #expect(found == queries, "\(text.debugDescription)")
    }
  }

  @Test func rangesLeaveOutTheLastLineBreak() {
    let marked = MarkedText("# elves\r\n①t:elf\r\n  c:g②\r\n\r\n③t:orc④\r\n")
    let document = QueryDocument(SourceText(marked.text))
    #expect(document.queries == [marked.range(from: 1, to: 2), marked.range(from: 3, to: 4)])
    #expect(document.lines.lineCount == 6)
    #expect(QueryDocument(document.lines) == document)
  }

  @Test func aCaretAtEitherEndIsInTheQuery() {
    let marked = MarkedText("①# c②\n③t:elf④\r⑤\n⑥\n⑦c:g⑧")
    let document = QueryDocument(SourceText(marked.text))
    let expected: [Int?] = [nil, nil, 0, 0, nil, nil, 1, 1]
    #expect(marked.offsets.map { document.query(at: $0) } == expected)
    #expect(document.query(at: -1) == nil)
    #expect(document.query(at: Int.max) == nil)
    #expect(QueryDocument("").query(at: 0) == nil)
  }

  @Test func aQueryOutsideTheListIsEmpty() {
    let document = QueryDocument("t:elf")
    #expect(document.source(ofQuery: 0) == "t:elf")
    #expect(document.source(ofQuery: 1).isEmpty)
    #expect(document.source(ofQuery: -1).isEmpty)
  }

  @Test func everyCaretAgreesWithALinearScan() {
    let failure = check("query(at:) finds what a scan finds", seed: 27) { bytes in
      let document = QueryDocument(SourceText(bytes: bytes))
      for offset in [Int.min, Int.max] + Array(-1...bytes.count + 1) {
        let comment = document.comments.last { $0.start <= offset && offset <= $0.end }
        let isAtStart = comment.map { $0.start == 0 || [0x0A, 0x0D].contains(bytes[$0.start - 1]) } ?? false
        let isInComment = comment.map { $0.start < offset || isAtStart } ?? false
        let expected = isInComment ? nil : document.queries.firstIndex { $0.start <= offset && offset <= $0.end }
        let actual = document.query(at: offset)
        if actual != expected { return "\(offset) is in \(actual as Any), not \(expected as Any)" }
      }
      return nil
    }
    #expect(failure == nil)
  }

  /// Each line is in a query, blank or a comment; queries start and end at line boundaries.
  @Test func everyLineHasItsPlace() {
    let spaces: [UInt8] = [0x20, 0x09, 0x0B, 0x0C]
    let failure = check("queries are made of whole lines", seed: 28) { bytes in
      let document = QueryDocument(SourceText(bytes: bytes))
      var previousWasQuery = false
      var comments: [SourceRange] = []
      for (lineStart, contentEnd, _) in slowLines(of: bytes) {
        let start = lineStart == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStart
        // The texts have no quotes and no patterns.
        let mark = (start..<contentEnd).first {
          bytes[$0] == UInt8(ascii: "#") && ($0 == start || spaces.contains(bytes[$0 - 1]))
        }
        if let mark { comments.append(SourceRange(start: mark, end: contentEnd)) }
        let isQuery = !bytes[start..<(mark ?? contentEnd)].allSatisfy { spaces.contains($0) }
        let isBlank = mark == nil && !isQuery
        let touching = document.queries.filter { $0.start <= contentEnd && start <= $0.end }
        if isQuery, touching.count != 1 { return "line at \(start) is in \(touching)" }
        if isBlank, !touching.isEmpty { return "blank line at \(start) is in \(touching)" }
        if let query = touching.first, isQuery {
          let continues = previousWasQuery && bytes[start..<contentEnd].first.map { spaces.contains($0) } ?? false
          if continues != (query.start < start) { return "line at \(start) in \(query), continues: \(continues)" }
          if query.end < contentEnd { return "\(query) ends inside the line at \(start)" }
        }
        if isQuery || isBlank { previousWasQuery = isQuery }
      }
      return document.comments == comments ? nil : "the comments are \(document.comments), not \(comments)"
    }
    #expect(failure == nil)
  }

  @Test func indentationWithNothingAboveIsADiagnostic() {
    let document = QueryDocument("  t:elf\n  c:g\n# c\n  c:w\n\n# d\n\tc:u\nt:orc\n  mv<=2\n")
    let found = document.queries.indices.map { document.misplacedIndentation(ofQuery: $0)?.range }
    #expect(found == [SourceRange(start: 0, end: 2), SourceRange(start: 0, end: 1), nil])
    #expect(
      document.misplacedIndentation(ofQuery: 0)?.description
        == "0..<2 warning: this indented line continues no query, since none is directly above it [misplaced-indentation]"
    )
    #expect(QueryDocument(single: "  t:elf").misplacedIndentation(ofQuery: 0) == nil)
  }

  /// Edits of a query leave its comments where they are.
  @Test func editsKeepComments() throws {
    let document = QueryDocument("a\n\nt:elf  # one\n# two\n   or c:g # three\n")
    func edited(_ old: String, _ new: String) throws -> String? {
      let source = document.source(ofQuery: 1)
      let start = try #require(source.description.firstRange(of: old))
      let edit = TextEdit(range: SourceRange(start, in: source.description), replacement: new)
      guard let edits = document.documentEdits(ofQuery: 1, [edit]) else { return nil }
      return document.lines.source.applying(edits)?.description
    }
    #expect(try edited("t:elf", "t:orc") == "a\n\nt:orc  # one\n# two\n   or c:g # three\n")
    #expect(try edited("  \("     ")\n     \n   ", "\n  ") == "a\n\nt:elf  # one\n# two\n   or c:g # three\n")
    #expect(try edited("t:elf       \n     \n   or ", "") == nil)
    #expect(try edited("elf       \n     \n   or c:", "x ") == "a\n\nt:x  # one\n# two\n   g # three\n")
    // A word must not become a comment, and a line must not end the query.
    #expect(try edited("c:g", "#g") == nil)
    #expect(try edited("c:g", "(#g)") == "a\n\nt:elf  # one\n# two\n   or (#g) # three\n")
    #expect(try edited("c:g", "c:g\nx") == nil)
    #expect(try edited("c:g", "\"c:g") == nil)
  }

  private func check(_ name: String, seed: UInt64, law: ([UInt8]) -> String?) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: 3_000), seed: PropertyCases.seed(default: seed),
      generate: { generator in
        let pieces = [
          "t:elf", "a", " ", "\t", "  b", "#", "# c", " # d", "\n", "\n", "\n ", "\r\n", "\r\n\t", "\r", "\u{0B}", "é",
        ]
        return (0..<generator.below(14)).flatMap { _ in Array((generator.pick(pieces) ?? "").utf8) }
      },
      shrink: shorterArrays, describe: shown, law: law)
  }
}
