import FilterTestSupport
import FilterText
import Testing

@Suite struct QueryDocumentTests {
  @Test func aDocumentIsAQueryALine() {
    let table: [(String, [String])] = [
      ("", []),
      ("t:elf", ["t:elf"]),
      ("t:elf\nc:g\n", ["t:elf", "c:g"]),
      // Comments and blank lines separate.
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
      ("t:elf\n# c\n  c:g", ["t:elf", "  c:g"]),
      // A mark that is not the first character is none.
      ("t:elf\n # c", ["t:elf\n # c"]),
      ("t:elf # c", ["t:elf # c"]),
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
        let expected = document.queries.firstIndex { $0.start <= offset && offset <= $0.end }
        let actual = document.query(at: offset)
        if actual != expected { return "\(offset) is in \(actual as Any), not \(expected as Any)" }
      }
      return nil
    }
    #expect(failure == nil)
  }

  /// Each line is in a query, blank or a comment; queries start and end at line boundaries.
  @Test func everyLineHasItsPlace() {
    let failure = check("queries are made of whole lines", seed: 28) { bytes in
      let document = QueryDocument(SourceText(bytes: bytes))
      var previousWasQuery = false
      for (start, contentEnd, _) in slowLines(of: bytes) {
        let text = bytes[start..<contentEnd]
        let isBlank = text.allSatisfy { [0x20, 0x09, 0x0B, 0x0C].contains($0) }
        let isQuery = !isBlank && text.first != UInt8(ascii: "#")
        let touching = document.queries.filter { $0.start <= contentEnd && start <= $0.end }
        if touching.count != (isQuery ? 1 : 0) { return "line at \(start) is in \(touching)" }
        if let query = touching.first {
          let continues = previousWasQuery && [0x20, 0x09, 0x0B, 0x0C].contains(text.first)
          if continues != (query.start < start) { return "line at \(start) in \(query), continues: \(continues)" }
          if query.end < contentEnd { return "\(query) ends inside the line at \(start)" }
        }
        previousWasQuery = isQuery
      }
      return nil
    }
    #expect(failure == nil)
  }

  private func check(_ name: String, seed: UInt64, law: ([UInt8]) -> String?) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(default: 3_000), seed: PropertyCases.seed(default: seed),
      generate: { generator in
        let pieces = [
          "t:elf", "a", " ", "\t", "  b", "#", "# c", "\n", "\n", "\n ", "\r\n", "\r\n\t", "\r", "\u{0B}", "é",
        ]
        return (0..<generator.below(14)).flatMap { _ in Array((generator.pick(pieces) ?? "").utf8) }
      },
      shrink: shorterArrays, describe: shown, law: law)
  }
}
