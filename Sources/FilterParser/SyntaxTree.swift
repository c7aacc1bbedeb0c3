public import FilterLexer
public import FilterText

/// Identifies a node of one ``SyntaxTree``. Identifiers of terms ascend in the order of the text.
public struct SyntaxNodeID: Hashable, Comparable, Sendable {
  let index: Int

  init(_ index: Int) { self.index = index }

  /// Orders children before their parents and earlier siblings before later ones.
  public static func < (left: SyntaxNodeID, right: SyntaxNodeID) -> Bool { left.index < right.index }
}

/// The lossless tree of a text: it covers every byte, errors are nodes of their own, and printing it gives the text.
///
/// The nodes are stored in one list; a node refers to a run of tokens, its parent and its first child. Tokens that no
/// child covers (white space, parentheses, connectives) belong to the node itself.
public struct SyntaxTree: Hashable, Sendable {
  /// The text of the tree.
  public let source: SourceText
  /// The tokens of the text, which cover it without gaps.
  public let tokens: [Token]
  /// The syntax of the tokens, without its fields of paths: whether there are any.
  package let base: SyntaxOptions.Base
  let hasPathFields: Bool
  /// The syntax if it tells names apart by their letter case.
  let spelling: SyntaxOptions?
  /// The nodes, children before parents; the root is last.
  @usableFromInline let nodes: NodeList

  @inline(__always)
  init(source: SourceText, tokens: [Token], _ syntax: SyntaxOptions, nodes: NodeList) {
    self.source = source
    self.tokens = tokens
    self.base = syntax.base
    self.hasPathFields = syntax.hasPathFields
    self.spelling = syntax.hasSpelledFields ? syntax : nil
    self.nodes = nodes
  }

  /// The node of the whole text, of kind ``SyntaxKind/query``.
  public var root: SyntaxNodeID { SyntaxNodeID(nodes.count - 1) }

  /// The number of nodes, at least one.
  @inlinable package var nodeCount: Int { nodes.count }

  /// Calls `body` with the bytes, the tokens and the nodes in memory that is valid during the call.
  @inline(__always)
  func withUnsafeBuffers<Result>(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<Token>, UnsafeBufferPointer<Node>) -> Result
  ) -> Result {
    source.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in nodes.withUnsafeBufferPointer { body(bytes, tokens, $0) } }
    }
  }

  /// The kind of a node. Traps if the node belongs to a larger tree.
  public func kind(of node: SyntaxNodeID) -> SyntaxKind { nodes[node.index].kind }

  /// The indices of the tokens a node covers, children included. Empty for a missing node.
  public func tokens(of node: SyntaxNodeID) -> Range<Int> {
    nodes[node.index].firstToken..<nodes[node.index].endToken
  }

  /// The bytes of a node, without surrounding white space except for the root, which covers the text. The range of a
  /// missing node is empty, at the offset where it is expected.
  public func range(of node: SyntaxNodeID) -> SourceRange { range(ofTokens: tokens(of: node)) }

  /// The bytes of a run of tokens; an empty run gives the gap before its first token.
  func range(ofTokens run: Range<Int>) -> SourceRange {
    if run.isEmpty { return SourceRange(at: offset(ofToken: run.lowerBound)) }
    return SourceRange(start: tokens[run.lowerBound].range.start, end: tokens[run.upperBound - 1].range.end)
  }

  /// The offset of a token; the end of the text for `tokens.count`.
  func offset(ofToken index: Int) -> Int { index < tokens.count ? tokens[index].range.start : source.length }

  /// The token that opens a group or the values of a field; nil for a list of values and any other node.
  package func opening(ofGroup node: SyntaxNodeID) -> Int? {
    var token = nodes[node.index].firstToken
    let end = nodes[node.index].endToken
    let kind = nodes[node.index].kind
    while kind == .group, token < end, tokens[token].kind != .leftParenthesis { token += 1 }
    if kind == .group { return token < end ? token : nil }
    guard kind == .valueGroup else { return nil }
    while token < end, tokens[token].kind != .comparison { token += 1 }
    return token + 1 < end && tokens[token + 1].kind == .valueOpening ? token + 1 : nil
  }

  /// The token of the operator that a value of a group has from the group; nil for any other node.
  package func sharedOperator(of node: SyntaxNodeID) -> Int? {
    if !nodes[node.index].kind.isValue { return nil }
    guard let group = valueGroup(of: node) else { return nil }
    return tokens(of: group).first { tokens[$0].kind == .comparison }
  }

  /// The mark that closes a group or the values of a field. A blank precedes a brace, since `{a}` is a bare value.
  package func closing(ofGroup node: SyntaxNodeID) -> String {
    opening(ofGroup: node).map { closing(ofToken: $0) } ?? ")"
  }

  /// The mark that closes what a token opens; see ``closing(ofGroup:)``.
  package func closing(ofToken opening: Int) -> String {
    switch source.bytes[tokens[opening].range.start] {
    case UInt8(ascii: "["): "]"
    case UInt8(ascii: "{"): " }"
    default: ")"
    }
  }

  /// The group of values that a value belongs to; nil for any other node.
  package func valueGroup(of node: SyntaxNodeID) -> SyntaxNodeID? {
    nodes[node.index].kind.isValue ? enclosingValueGroup(of: node).map { SyntaxNodeID($0) } : nil
  }

  /// The text of a node, without surrounding white space.
  public func text(of node: SyntaxNodeID) -> String { source[range(of: node)] }

  /// The parent of a node; nil for the root.
  public func parent(of node: SyntaxNodeID) -> SyntaxNodeID? {
    let parent = nodes[node.index].parent
    return parent < 0 ? nil : SyntaxNodeID(parent)
  }

  /// The children of a node in the order of the text.
  public func children(of node: SyntaxNodeID) -> SyntaxChildren {
    SyntaxChildren(tree: self, upcoming: nodes[node.index].firstChild)
  }

  /// The first child of a kind; nil if there is none.
  public func child(_ kind: SyntaxKind, of node: SyntaxNodeID) -> SyntaxNodeID? {
    children(of: node).first { self.kind(of: $0) == kind }
  }

  /// Whether groups are nested deeper than ``ParsedQuery/maximumNesting``, so that some parentheses were ignored.
  package var hasExcessNesting: Bool { nodes.contains { $0.kind == .excessNesting } }

  /// Whether there is any term, including damaged ones.
  package var hasTerms: Bool { nodes.contains { $0.kind.isTerm } }

  /// The number of complete terms. Linear in the tree.
  package var completeNodeCount: Int {
    var count = 0
    for index in 0..<nodes.count where nodes[index].isComplete { count += 1 }
    return count
  }

  /// The complete term after another node; the first one for nil.
  package func completeNode(after node: SyntaxNodeID?) -> SyntaxNodeID? {
    var index = node.map { $0.index + 1 } ?? 0
    while index < nodes.count {
      if nodes[index].isComplete { return SyntaxNodeID(index) }
      index += 1
    }
    return nil
  }

  /// All terms, including damaged ones, in the order of the text.
  public var terms: [SyntaxNodeID] {
    nodes.indices.lazy.filter { nodes[$0].kind.isTerm }.map { SyntaxNodeID($0) }
  }
}

/// The children of a node, in the order of the text.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
  let tree: SyntaxTree
  private var upcoming: Int

  init(tree: SyntaxTree, upcoming: Int) {
    self.tree = tree
    self.upcoming = upcoming
  }

  /// The next child; nil after the last one.
  public mutating func next() -> SyntaxNodeID? {
    if upcoming < 0 { return nil }
    #if DEBUG && !hasFeature(Embedded)
      StepTally.add(1)
    #endif
    defer { upcoming = tree.nodes[upcoming].nextSibling }
    return SyntaxNodeID(upcoming)
  }
}

extension SyntaxTree: CustomStringConvertible {
  /// The text of the tree, concatenated from the tokens of its nodes: always equal to the source.
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

extension SyntaxTree {
  /// The nodes of a part of the tree, with a root of their own. Linear in the part.
  func part(_ id: SyntaxNodeID, dropsPrefixes: Bool) -> NodeList {
    if id == root { return nodes }
    var part: [Node] = []
    let top = copy(id.index, into: &part)
    let node = part[top]
    if let group = enclosingValueGroup(of: id) {
      if dropsPrefixes { dropPrefixes(of: top, in: &part) }
      return partOfValues(part, below: group)
    }
    if dropsPrefixes { dropPrefixes(of: top, in: &part) }
    var root = Node(kind: .query, firstToken: part[top].firstToken, endToken: node.endToken)
    root.firstChild = top
    part[top].parent = part.count
    part.append(root)
    return NodeList(part)
  }

  private func dropPrefixes(of top: Int, in part: inout [Node]) {
    let node = part[top]
    var first = node.firstToken
    while first < node.endToken, tokens[first].kind == .minus || tokens[first].kind == .whitespace { first += 1 }
    var bare = Node(kind: node.kind, firstToken: first, endToken: node.endToken)
    bare.isComplete = node.isComplete
    bare.firstChild = node.firstChild
    part[top] = bare
  }

  /// The group of values around a node in it; nil for any other node.
  private func enclosingValueGroup(of node: SyntaxNodeID) -> Int? {
    var parent = nodes[node.index].parent
    while parent >= 0, nodes[parent].kind != .valueGroup { parent = nodes[parent].parent }
    return parent < 0 ? nil : parent
  }

  /// Nodes of a group of values, with the field and the operator of the group, as a tree of their own.
  private func partOfValues(_ nodes: [Node], below group: Int) -> NodeList {
    var part = nodes
    let whole = self.nodes[group]
    var first = whole.firstToken
    while first < whole.endToken, tokens[first].kind != .field, tokens[first].kind != .comparison { first += 1 }
    for kind in [SyntaxKind.valueGroup, .query] {
      var around = Node(kind: kind, firstToken: first, endToken: whole.endToken)
      around.firstChild = part.count - 1
      part[part.count - 1].parent = part.count
      part.append(around)
    }
    return NodeList(part)
  }

  /// Appends a node after its children and returns its index. Recursion is as deep as the nesting, which is bounded.
  private func copy(_ index: Int, into part: inout [Node]) -> Int {
    var children: [Int] = []
    var child = nodes[index].firstChild
    while child >= 0 {
      children.append(copy(child, into: &part))
      child = nodes[child].nextSibling
    }
    var node = nodes[index]
    node.parent = -1
    node.nextSibling = -1
    node.firstChild = children.first ?? -1
    for (index, child) in children.enumerated() {
      part[child].parent = part.count
      part[child].nextSibling = index + 1 < children.count ? children[index + 1] : -1
    }
    part.append(node)
    return part.count - 1
  }
}

extension SyntaxTree {
  /// A node as it is stored: 24 bytes, without a reference. Indices have 32 bits, enough for any text whose tokens fit
  /// into memory.
  @usableFromInline
  struct Node: Hashable, Sendable {
    let kind: SyntaxKind
    /// For a term: whether it is complete, and so a leaf of the query.
    var isComplete = false
    private var first: Int32
    private var end: Int32
    private var parentIndex: Int32 = -1
    private var childIndex: Int32 = -1
    private var siblingIndex: Int32 = -1

    @inline(__always)
    init(kind: SyntaxKind, firstToken: Int, endToken: Int) {
      self.kind = kind
      self.first = Int32(truncatingIfNeeded: firstToken)
      self.end = Int32(truncatingIfNeeded: endToken)
    }

    /// The first token.
    var firstToken: Int { @inline(__always) get { Int(first) } }

    /// The token after the last one.
    var endToken: Int {
      @inline(__always) get { Int(end) }
      @inline(__always) set { end = Int32(truncatingIfNeeded: newValue) }
    }

    /// The parent; negative for the root.
    var parent: Int {
      @inline(__always) get { Int(parentIndex) }
      @inline(__always) set { parentIndex = Int32(truncatingIfNeeded: newValue) }
    }

    /// The first child; negative if there is none.
    var firstChild: Int {
      @inline(__always) get { Int(childIndex) }
      @inline(__always) set { childIndex = Int32(truncatingIfNeeded: newValue) }
    }

    /// The next child of the same parent; negative for the last one.
    var nextSibling: Int {
      @inline(__always) get { Int(siblingIndex) }
      @inline(__always) set { siblingIndex = Int32(truncatingIfNeeded: newValue) }
    }
  }
}

extension SyntaxTree {
  /// The tree as indented lines: kind, range, and the text of leaves. Used by golden tests and by `filterq parse`.
  ///
  /// ```text
  /// query 0..<13
  ///   conjunction 0..<13
  ///     filterTerm 0..<5 `t:elf`
  ///     group 6..<13
  ///       nameTerm 8..<12 `bolt`
  /// ```
  package var dump: String {
    var text = ""
    dump(root, depth: 0, into: &text)
    return text
  }

  private func dump(_ node: SyntaxNodeID, depth: Int, into text: inout String) {
    if depth > 0 { text += "\n" }
    for _ in 0..<depth { text += "  " }
    text += "\(kind(of: node)) \(range(of: node))"
    let kind = kind(of: node)
    if kind.isTerm || kind == .valueGroup || kind.isUnexpected { text += " `\(self.text(of: node))`" }
    for child in children(of: node) { dump(child, depth: depth + 1, into: &text) }
  }
}
