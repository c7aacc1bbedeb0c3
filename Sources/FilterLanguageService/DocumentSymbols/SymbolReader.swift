import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Makes the entries of the groups and terms of one query. Groups nest no deeper than the parser allows, so it recurses.
struct SymbolReader {
  let query: DocumentQuery
  let analysis: AnalyzedQuery

  /// The entries within a query; none for a query of a single term, which would say it twice.
  func children(of tree: SyntaxTree) -> [DocumentSymbol] {
    let found = members(of: tree.root, in: tree)
    return found.count == 1 && found[0].kind != .group ? [] : found
  }

  /// The outermost groups and terms in a node. The order of `and` and `or` is no level of its own.
  private func members(of node: SyntaxNodeID, in tree: SyntaxTree) -> [DocumentSymbol] {
    var found: [DocumentSymbol] = []
    collect(node, in: tree, into: &found)
    return found
  }

  private func collect(_ node: SyntaxNodeID, in tree: SyntaxTree, into found: inout [DocumentSymbol]) {
    for child in tree.children(of: node) {
      let kind = tree.kind(of: child)
      if kind == .conjunction || kind == .disjunction {
        collect(child, in: tree, into: &found)
      } else if kind == .group {
        let content = members(of: child, in: tree)
        found.append(symbol(child, in: tree, .group, SymbolReader.detail(ofGroup: child, in: tree), content))
      } else if kind.isTerm {
        let (kind, detail) = style(ofTerm: child, in: tree)
        found.append(symbol(child, in: tree, kind, detail, []))
      }
    }
  }

  private func symbol(
    _ node: SyntaxNodeID, in tree: SyntaxTree, _ kind: DocumentSymbolKind, _ detail: String,
    _ children: [DocumentSymbol]
  ) -> DocumentSymbol {
    let range = query.documentRange(tree.range(of: node))
    let selected = query.documentRange(tree.rangeBehindMinuses(of: node))
    return DocumentSymbol(
      name: OneLineText.of(tree.tokens[tree.tokens(of: node)], in: tree.source), detail: detail, kind: kind,
      range: range, selectionRange: selected.isEmpty ? range : selected, children: children)
  }

  /// How many conditions of a group must hold: `any of 3`.
  private static func detail(ofGroup node: SyntaxNodeID, in tree: SyntaxTree) -> String {
    let isNegative = tree.minusCount(of: node) % 2 == 1
    for child in tree.children(of: node) {
      let kind = tree.kind(of: child)
      if kind == .conjunction || kind == .disjunction {
        var count = 0
        for operand in tree.children(of: child) where !tree.kind(of: operand).isMissing { count += 1 }
        if count < 2 { return isNegative ? "not" : "" }
        switch (kind == .disjunction, isNegative) {
        case (true, false): return "any of \(count)"
        case (true, true): return "none of \(count)"
        case (false, false): return "all of \(count)"
        case (false, true): return "not all of \(count)"
        }
      }
      if kind.isOperand { return isNegative ? "not" : "" }
    }
    return "empty"
  }

  /// What a term is, and the label of its field.
  private func style(ofTerm node: SyntaxNodeID, in tree: SyntaxTree) -> (DocumentSymbolKind, String) {
    switch tree.kind(of: node) {
    case .nameTerm: return (.name, "name")
    case .exactNameTerm: return (.name, "exact name")
    case .shorthandTerm: return (.directive, "shorthand")
    default: break
    }
    guard let name = tree.fieldName(of: node) else { return (.filter, "") }
    guard let field = analysis.vocabulary.field(named: name) else { return (.filter, "unknown field") }
    return (field.isDirective ? .directive : .filter, field.label)
  }
}
