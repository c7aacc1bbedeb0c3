import FilterLexer
import FilterParser

extension SyntaxTree {
  /// All nodes, children before their parent: the order in which rules of the grammar end.
  var postorder: [SyntaxNodeID] { postorder(from: root) }

  private func postorder(from node: SyntaxNodeID) -> [SyntaxNodeID] {
    children(of: node).flatMap { postorder(from: $0) } + [node]
  }

  /// The case names of the kinds of all nodes.
  var kinds: Set<String> { Set(postorder.map { "\(kind(of: $0))" }) }

  /// The case names of the kinds of all tokens.
  var tokenKinds: Set<String> { Set(tokens.map { "\($0.kind)" }) }
}
