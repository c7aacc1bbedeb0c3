import FilterAST
import FilterLanguageService
import FilterParser
package import FilterSemantics
package import FilterText
import FilterVocabulary

/// The JSON form of the tree of a query with the place of each part, to be drawn.
///
/// A group and the connective in it are one node. Damaged terms are nodes, too, so that a query can be drawn while it
/// is typed. The parser limits the nesting, so recursion is safe.
package struct QueryTreeJSON {
  private let query: AnalyzedQuery

  private var tree: SyntaxTree { query.parsed.tree }

  /// Writes the tree of a query: a list of its root, or an empty list.
  package static func write(_ query: AnalyzedQuery, to json: inout JSONWriter) {
    let writer = QueryTreeJSON(query: query)
    json.begin(UInt8(ascii: "["))
    if let operand = writer.operand(of: writer.tree.root) {
      writer.write(operand, isNegated: false, range: writer.tree.range(of: operand), to: &json)
    }
    json.end(UInt8(ascii: "]"))
  }

  /// The first operand of a node: what a group contains.
  private func operand(of node: SyntaxNodeID) -> SyntaxNodeID? {
    tree.children(of: node).first { isDrawn($0) }
  }

  private func isDrawn(_ node: SyntaxNodeID) -> Bool {
    let kind = tree.kind(of: node)
    return kind.isOperand || kind == .conjunction || kind == .disjunction
  }

  private func write(_ node: SyntaxNodeID, isNegated: Bool, range: SourceRange, to json: inout JSONWriter) {
    let kind = tree.kind(of: node)
    if kind.isGroup {
      let isNegated = isNegated != (tree.minusCount(of: node) % 2 == 1)
      guard let operand = operand(of: node) else {
        return writeLeaf(node, kind == .group ? "group" : "filter", isNegated, to: &json)
      }
      return write(operand, isNegated: isNegated, range: range, to: &json)
    }
    if kind.isTerm {
      // A group around a single term negates it together with its own minus.
      return writeLeaf(node, name(of: kind), isNegated != (tree.minusCount(of: node) % 2 == 1), to: &json)
    }
    let operands = tree.children(of: node).filter { isDrawn($0) }
    json.object { json in
      json.pair("kind", kind == .disjunction ? "or" : "and")
      json.pair("polarity", isNegated ? "negative" : "positive")
      json.pair("name", tree.source[range])
      json.pair("detail", "")
      json.key("range")
      json.range(range)
      json.key("children")
      json.array(operands) { write($1, isNegated: false, range: tree.range(of: $1), to: &$0) }
    }
  }

  private func writeLeaf(_ node: SyntaxNodeID, _ kind: String, _ isNegated: Bool, to json: inout JSONWriter) {
    let field = tree.fieldName(of: node).map { query.vocabulary.field(named: $0) }
    json.object { json in
      json.pair("kind", field??.isDirective == true ? "directive" : kind)
      json.pair("polarity", isNegated ? "negative" : "positive")
      let range = tree.rangeAfterMinuses(of: node)
      json.pair("name", range.isEmpty ? tree.text(of: node) : tree.source[range])
      json.pair("detail", field.map { $0?.label ?? "unknown field" } ?? "")
      json.key("range")
      json.range(tree.range(of: node))
      json.key("children")
      json.array([Int]()) { $0.number($1) }
    }
  }

  private func name(of kind: SyntaxKind) -> String {
    switch kind {
    case .nameTerm, .exactNameTerm: "name"
    case .filterTerm, .valueTerm: "filter"
    case .valueRange: "range"
    case .regexTerm: "regex"
    case .shorthandTerm: "directive"
    default: "damage"
    }
  }
}
