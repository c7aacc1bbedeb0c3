import FilterAST
import FilterParser
import FilterPrinter
import FilterText
import Testing
import _FilterTestSupport

/// The canonical text that is written from a tree is the one the query prints as.
@Suite struct CanonicalTextTests {
  private func text(_ tree: SyntaxTree, changing change: (FilterTerm) -> FilterTerm = { $0 }) -> String {
    var text = ""
    tree.writeCanonicalText(changing: change) { text += $0 }
    return text
  }

  @Test func itIsWhatTheQueryPrintsAs() {
    let failure = checkProperty(
      "canonical text of a tree", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 93),
      generate: { RandomText.text(length: 14, using: &$0) },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { source in
        let parsed = ParsedQuery(parsing: source)
        let written = text(parsed.tree)
        return written == parsed.query?.canonicalText ?? "" ? nil : written
      })
    #expect(failure == nil)
  }

  /// A long text is handed on in pieces and never held whole.
  @Test(arguments: ["a or (b c) ", "\"a b\"", "-(x or y) "])
  func itComesInPieces(_ piece: String) {
    let parsed = ParsedQuery(parsing: String(repeating: piece, count: 5_000))
    var pieces: [String] = []
    parsed.tree.writeCanonicalText { pieces.append($0) }
    #expect(pieces.joined() == parsed.query?.canonicalText)
    #expect(pieces.allSatisfy { $0.utf8.count < 5_000 })
  }

  @Test func termsMayBeChanged() {
    let parsed = ParsedQuery(parsing: "a -(b or (c d)) e")
    #expect(text(parsed.tree, changing: { $0.negated }) == "-a -(-b or -c -d) -e")
  }
}
