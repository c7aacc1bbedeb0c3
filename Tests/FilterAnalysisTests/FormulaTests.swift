import FilterAST
import FilterParser
import FilterVocabulary
import Testing

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// Queries with their negations pushed to the leaves.
@Suite struct FormulaTests {
  /// The formula of a query as a text: `(&…)` for all, `(|…)` for any, leaves by number.
  private func formula(_ text: String, without skipped: Set<Int> = []) -> String {
    guard let query = ParsedQuery(parsing: text).query else { return "" }
    let formula = Formula(query) { !skipped.contains($0) }
    guard let root = formula.root else { return "nothing" }
    return self.text(of: root, formula)
  }

  private func text(of node: Int, _ formula: Formula) -> String {
    let children = formula.nodes[node].children.map { text(of: $0, formula) }.joined(separator: " ")
    switch formula.nodes[node].kind {
    case .literal(let leaf, let polarity): return "\(polarity)\(leaf)"
    case .all: return "(& \(children))"
    case .any: return "(| \(children))"
    }
  }

  @Test func negationsArePushedIn() {
    let rows: [(String, String)] = [
      ("a", "0"), ("-a", "-0"), ("a b", "(& 0 1)"), ("a or b", "(| 0 1)"), ("a b or c", "(| (& 0 1) 2)"),
      ("-(a b)", "(| -0 -1)"), ("-(a or b)", "(& -0 -1)"), ("-(a or b) c", "(& -0 -1 2)"),
      ("-(a b) or c", "(| -0 -1 2)"),
      ("-(a or -(b c))", "(& -0 1 2)"), ("-(a -(b or c)) d", "(& (| -0 1 2) 3)"), ("a (b (c d))", "(& 0 1 2 3)"),
      ("a (b or (c or d))", "(& 0 (| 1 2 3))"),
    ]
    for (text, expected) in rows {
      #expect(formula(text) == expected, "\(text)")
    }
  }

  @Test func leavesThatAreNoConditionsAreGone() {
    #expect(formula("a b c", without: [1]) == "(& 0 2)")
    #expect(formula("a (b or c)", without: [1, 2]) == "0")
    #expect(formula("a or b", without: [0]) == "1")
    #expect(formula("a b", without: [0, 1]) == "nothing")
  }

  @Test func everyNodeIsReached() {
    let query = ParsedQuery(parsing: "-(a or -(b c)) (d or -(e f)) g").query
    guard let query else { return #expect(Bool(false)) }
    let formula = Formula(query) { _ in true }
    var seen: Set<Int> = []
    var pending = formula.root.map { [$0] } ?? []
    while let node = pending.popLast() {
      seen.insert(node)
      pending += formula.nodes[node].children
    }
    #expect(seen.count == formula.nodes.count)
    for (index, node) in formula.nodes.enumerated() {
      for child in node.children {
        #expect(child < index && node.leaves.contains(formula.nodes[child].leaves.lowerBound))
      }
    }
  }
}
