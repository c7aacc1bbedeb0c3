public import FilterLexer
public import FilterText

/// Names a node of one ``SyntaxTree``. Identifiers of terms ascend in the order of the text.
public struct SyntaxNodeID: Hashable, Comparable, Sendable {
  let index: Int

  init(_ index: Int) {
    self.index = index
  }

  /// Orders children before their parents and earlier siblings before later ones.
  public static func < (left: SyntaxNodeID, right: SyntaxNodeID) -> Bool { left.index < right.index }
}

/// The exact form of a text: every byte is in it, damage is in it as nodes of its own, and printing it gives the text back.
///
/// The nodes lie in one array; a node names a run of tokens, its parent and its first child. Tokens that no child covers
/// (white space, parentheses, connectives) belong to the node itself.
public struct SyntaxTree: Hashable, Sendable {
  /// The text.
  public let source: SourceText
  /// The tokens of the text, end to end.
  public let tokens: [Token]
  /// The nodes, children before parents; the last one is the root.
  let nodes: [Node]

  /// The node of the whole text, of kind ``SyntaxKind/query``.
  public var root: SyntaxNodeID { SyntaxNodeID(nodes.count - 1) }

  /// The number of nodes, at least one.
  public var nodeCount: Int { nodes.count }

  /// What a node is.
  public func kind(of node: SyntaxNodeID) -> SyntaxKind { nodes[node.index].kind }

  /// The indices of the tokens a node covers, children included. Empty for a missing node.
  public func tokens(of node: SyntaxNodeID) -> Range<Int> {
    nodes[node.index].firstToken..<nodes[node.index].endToken
  }

  /// The bytes a node covers: without white space around it, but for the root, which covers the text. A missing node has an
  /// empty range at the place where it should stand.
  public func range(of node: SyntaxNodeID) -> SourceRange {
    range(ofTokens: tokens(of: node))
  }

  /// The bytes of a run of tokens; an empty run gives the gap before its first token.
  func range(ofTokens run: Range<Int>) -> SourceRange {
    if run.isEmpty { return SourceRange(at: offset(ofToken: run.lowerBound)) }
    return SourceRange(start: tokens[run.lowerBound].range.start, end: tokens[run.upperBound - 1].range.end)
  }

  /// Where a token begins; the end of the text for the index behind the last one.
  func offset(ofToken index: Int) -> Int {
    index < tokens.count ? tokens[index].range.start : source.length
  }

  /// The text of a node.
  public func text(of node: SyntaxNodeID) -> String { source[range(of: node)] }

  /// The node around a node; nil for the root.
  public func parent(of node: SyntaxNodeID) -> SyntaxNodeID? {
    let parent = nodes[node.index].parent
    return parent < 0 ? nil : SyntaxNodeID(parent)
  }

  /// The children of a node, in the order of the text.
  public func children(of node: SyntaxNodeID) -> SyntaxChildren {
    SyntaxChildren(tree: self, upcoming: nodes[node.index].firstChild)
  }

  /// The first child of a kind.
  public func child(_ kind: SyntaxKind, of node: SyntaxNodeID) -> SyntaxNodeID? {
    children(of: node).first { self.kind(of: $0) == kind }
  }

  /// Whether groups are nested beyond ``ParsedQuery/maximumNesting``, so that some parentheses were passed over.
  public var hasExcessNesting: Bool { nodes.contains { $0.kind == .excessNesting } }

  /// All terms, in the order of the text, the damaged ones included.
  public var terms: [SyntaxNodeID] {
    nodes.indices.lazy.filter { nodes[$0].kind.isTerm }.map { SyntaxNodeID($0) }
  }
}

/// The children of a node, one after another.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
  let tree: SyntaxTree
  private var upcoming: Int

  init(tree: SyntaxTree, upcoming: Int) {
    self.tree = tree
    self.upcoming = upcoming
  }

  /// The next child; nil behind the last one.
  public mutating func next() -> SyntaxNodeID? {
    if upcoming < 0 { return nil }
    defer { upcoming = tree.nodes[upcoming].nextSibling }
    return SyntaxNodeID(upcoming)
  }
}

extension SyntaxTree: CustomStringConvertible {
  /// The text of the tree, put together from the tokens in the order of the nodes: the source, always.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.length)
    collect(root, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func collect(_ node: SyntaxNodeID, into bytes: inout [UInt8]) {
    let run = tokens(of: node)
    var token = run.lowerBound
    for child in children(of: node) {
      let inner = tokens(of: child)
      append(token..<Swift.max(token, inner.lowerBound), to: &bytes)
      collect(child, into: &bytes)
      token = inner.upperBound
    }
    append(token..<Swift.max(token, run.upperBound), to: &bytes)
  }

  private func append(_ run: Range<Int>, to bytes: inout [UInt8]) {
    for token in run {
      let range = tokens[token].range
      bytes.append(contentsOf: source.bytes[range.start..<range.end])
    }
  }
}
