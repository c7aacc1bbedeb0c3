public import FilterText

extension ParsedQuery {
  /// The nodes of the leaves of ``query``, in order: the i-th leaf was made from the i-th node. Linear in the tree.
  public var leafNodes: [SyntaxNodeID] {
    tree.nodes.indices.filter { tree.nodes[$0].isComplete }.map { SyntaxNodeID($0) }
  }

  /// The nodes of the leaves of ``partialQuery``, in order: all terms. Linear in the tree.
  public var partialLeafNodes: [SyntaxNodeID] { tree.terms }

  /// The index among the leaves of ``query`` of the term `node`; nil where the node is no complete term. Linear in the tree.
  public func leafIndex(of node: SyntaxNodeID) -> Int? {
    leafNodes.firstIndex(of: node)
  }

  /// The index among the leaves of ``partialQuery`` of the term `node`; nil where the node is no term. Linear in the tree.
  public func partialLeafIndex(of node: SyntaxNodeID) -> Int? {
    partialLeafNodes.firstIndex(of: node)
  }

  /// The bytes a leaf of ``query`` was made from; nil for an index outside the leaves.
  public func range(ofLeaf index: Int) -> SourceRange? {
    let nodes = leafNodes
    return nodes.indices.contains(index) ? tree.range(of: nodes[index]) : nil
  }

  /// Where in the text something that may be a term stands, finished or not, in order.
  ///
  /// The ranges are what a search bar draws as tokens, or hands one by one to `PartialFilterTerm(parsing:)`.
  public var termRanges: [SourceRange] {
    partialLeafNodes.map { tree.range(of: $0) }
  }
}
