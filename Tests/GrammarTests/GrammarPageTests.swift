import FilterAST
import FilterLexer
import FilterParser
import FilterText
import Foundation
import Testing

/// The tables of `Grammar/Grammar.md` agree with the parser.
@Suite struct GrammarPageTests {
  let page: MarkdownPage

  init() throws {
    page = try MarkdownPage(contentsOf: Grammar.root.appending(path: "Grammar/Grammar.md"))
  }

  @Test func linkedFilesExist() {
    #expect(page.links.count > 5)
    for link in page.links {
      let file = Grammar.root.appending(path: "Grammar").appending(path: link).standardized
      #expect(FileManager.default.fileExists(atPath: file.path(percentEncoded: false)), "\(link)")
    }
  }

  @Test func tablesAreComplete() {
    #expect(page.names(inTable: "Node") == SyntaxKind.allCases.map { "\($0)" })
    #expect(page.names(inTable: "Token") == TokenKind.allCases.map { "\($0)" })
    #expect(page.names(inTable: "Diagnostic") == SyntaxDiagnosticKind.allCases.map { $0.id.name }.sorted())
    #expect(page.names(inTable: "outcome") == ParsedQuery.Outcome.allCases.map { $0.rawValue })
  }

  @Test func examplesAreTrue() {
    for row in page.rows(ofTable: "Node") {
      guard let example = row.code(1), let name = row.code(0) else { continue }
      #expect(readings(of: example).contains { $0.tree.kinds.contains(name) }, "`\(example)`")
    }
    for row in page.rows(ofTable: "Token") {
      guard let example = row.code(1), let name = row.code(0) else { continue }
      #expect(readings(of: example).contains { $0.tree.tokenKinds.contains(name) }, "`\(example)`")
    }
    for row in page.rows(ofTable: "Diagnostic") {
      guard let example = row.code(1), let name = row.code(0) else { continue }
      #expect(readings(of: example).contains { $0.diagnostics.map { $0.id.name } == [name] }, "`\(example)`")
    }
  }

  /// An example in the syntax of cards and in that of lists.
  private func readings(of example: String) -> [ParsedQuery] {
    [SyntaxOptions.cards, .lists].map { ParsedQuery(parsing: example, syntax: $0) }
  }

  @Test func textsAreReadAsShown() {
    let rows = page.rows(ofTable: "Text")
    #expect(rows.count > 40)
    for row in rows {
      let text = row.code(0) ?? ""
      #expect(ParsedQuery(parsing: text).query?.description == row.code(1), "`\(text)`")
    }
  }

  @Test func limitIsNamed() {
    #expect(page.text.contains("\(ParsedQuery.maximumNesting) deep"))
    #expect(page.text.contains("\(ParsedQuery.maximumNesting + 1) times"))
  }
}
