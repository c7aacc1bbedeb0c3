import Foundation
import Testing

/// The railroad diagrams, and the pages that show them, are those of the rules. `Grammar/railroad` makes them.
@Suite struct DiagramTests {
  private static let catalog = Grammar.root.appending(path: "Sources/FilterQueryKit/FilterQueryKit.docc")

  let grammar: Grammar

  init() throws { grammar = try Grammar.load() }

  @Test func everyRuleHasOneDiagram() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.catalog.appending(path: "Diagrams").path)
    #expect(names.sorted() == grammar.rules.map { $0.diagram }.sorted())
  }

  /// A diagram carries its name and the text that it was drawn from.
  @Test func diagramsAreDrawnFromTheRules() throws {
    for rule in grammar.rules {
      let file = Self.catalog.appending(path: "Diagrams/\(rule.diagram)")
      let picture = try String(contentsOf: file, encoding: .utf8)
      #expect(element("title", of: picture) == rule.name, "\(rule.diagram)")
      #expect(element("desc", of: picture) == rule.text, "\(rule.diagram) is not current: run Grammar/railroad")
    }
  }

  @Test func thePageShowsEveryRule() throws {
    let page = try MarkdownPage(contentsOf: Grammar.root.appending(path: "Grammar/Grammar.md"))
    #expect(page.names(inTable: "Rule").sorted() == grammar.rules.map { $0.name }.sorted())
    for row in page.rows(ofTable: "Rule") {
      let rule = grammar.rule(row.code(0) ?? "")
      #expect(rule.map { row.cells[1].hasSuffix("/Diagrams/\($0.diagram))") } == true, "\(row.cells)")
    }
  }

  @Test func theArticleShowsEveryRule() throws {
    let file = Self.catalog.appending(path: "GrammarRules.md")
    let sections = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n### ").dropFirst()
    try #require(sections.count == grammar.rules.count)
    for (rule, section) in zip(grammar.rules, sections) {
      let words = section.split { $0.isWhitespace }.joined(separator: " ")
      #expect(section.hasPrefix(rule.name + "\n"))
      #expect(words.contains(rule.reason.split { $0.isWhitespace }.joined(separator: " ")), "\(rule.name)")
      #expect(section.contains("](\(rule.diagram))"), "\(rule.name)")
      #expect(section.contains("```ebnf\n\(rule.text)\n```"), "\(rule.name)")
      for example in rule.examples where rule.name != "excess nesting" {
        #expect(section.contains("`\(example)`"), "\(rule.name)")
      }
    }
  }

  /// The text of the only element with a name.
  private func element(_ name: String, of picture: String) -> String? {
    let parts = picture.components(separatedBy: "<\(name)>")
    guard parts.count == 2, let text = parts[1].components(separatedBy: "</\(name)>").first else { return nil }
    return text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
      .replacingOccurrences(of: "&amp;", with: "&")
  }
}

extension Rule {
  /// The name of the file with its diagram.
  fileprivate var diagram: String { name.replacingOccurrences(of: " ", with: "-") + ".svg" }
}
