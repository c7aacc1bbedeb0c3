import FilterAST
import FilterLexer
import FilterParser
import FilterText
import Testing

/// The bare values of fields of paths, in which slashes are ordinary characters.
@Suite struct PathParsingTests {
  private static let syntax = SyntaxOptions(.cards, pathFields: ["Path", "file"])

  private func tokens(_ text: String) -> [String] {
    let source = SourceText(text)
    return ParsedQuery(parsing: source, syntax: Self.syntax).tree.tokens.filter { !$0.kind.isTrivia }
      .map { "\($0.kind) \(source[$0.range])" }
  }

  @Test func slashesBelongToTheValuesOfPathFields() {
    #expect(tokens("path:src/a.swift b") == ["field path", "comparison :", "value src/a.swift", "word b"])
    #expect(
      tokens("PATH=/health/live x/y") == ["field PATH", "comparison =", "value /health/live", "word x", "word y"])
    #expect(tokens("-file:/a or (path:b/c)").filter { $0.hasPrefix("value") } == ["value /a", "value b/c"])
    #expect(tokens("path:\"a b/c\"") == ["field path", "comparison :", "quoted \"a b/c\""])
    #expect(
      tokens("o:/a b/ path: x") == ["field o", "comparison :", "regex /a b/", "field path", "comparison :", "word x"])
    #expect(tokens("path:/a b/").filter { $0.hasPrefix("regex") } == [])
    #expect(tokens("paths:a/b") == ["field paths", "comparison :", "value a", "word b"])
  }

  /// The printed query needs no knowledge of fields.
  @Test func printingAndPlainParsing() {
    let rows: [String] = [
      "path:src/**/*.swift", "-path:/health", "path=a/b", "file:/x/", "path:/", "path:a", "path:{a/b}",
    ]
    for text in rows {
      let query = ParsedQuery(parsing: text, syntax: Self.syntax).query
      let printed = query.map { "\($0)" } ?? ""
      #expect(ParsedQuery(parsing: printed).query == query, "\(text)")
      #expect(ParsedQuery(parsing: printed, syntax: Self.syntax).query == query, "\(text)")
    }
  }

  @Test func everyPrefixParses() {
    let text = "t:elf path:/a/b.swift -(file=c/*/d or o:/x y/) path:\"e f\""
    for length in 0...text.utf8.count {
      let source = SourceText(bytes: Array(text.utf8.prefix(length)))
      let parsed = ParsedQuery(parsing: source, syntax: Self.syntax)
      #expect(parsed.tree.tokens.map { $0.range.length }.reduce(0, +) == length)
      #expect(parsed.tree.tokens.allSatisfy { $0.range.end <= length })
      let closed = ParsedQuery(parsing: parsed.autoclosed, syntax: Self.syntax)
      #expect([.valid, .empty].contains(closed.outcome), "\(source)")
    }
  }
}
