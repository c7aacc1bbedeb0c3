public import FilterText

/// Names a node of one ``RegexSyntax``.
public struct RegexNodeID: Hashable, Sendable {
  let index: Int

  init(_ index: Int) {
    self.index = index
  }
}

extension RegexSyntax {
  /// The node of the whole text, of kind ``RegexNodeKind/pattern``.
  public var root: RegexNodeID { RegexNodeID(nodes.count - 1) }

  /// The number of nodes, at least two: the pattern and a sequence.
  public var nodeCount: Int { nodes.count }

  /// What a node is.
  public func kind(of node: RegexNodeID) -> RegexNodeKind { nodes[node.index].kind }

  /// The bytes of a node, children included. An empty sequence has an empty range at its place.
  public func range(of node: RegexNodeID) -> SourceRange { nodes[node.index].range }

  /// The text of a node.
  public func text(of node: RegexNodeID) -> String { source[range(of: node)] }

  /// The node around a node; nil for the root.
  public func parent(of node: RegexNodeID) -> RegexNodeID? {
    let parent = nodes[node.index].parent
    return parent < 0 ? nil : RegexNodeID(Int(parent))
  }

  /// The children of a node, in the order of the text.
  public func children(of node: RegexNodeID) -> RegexChildren {
    RegexChildren(syntax: self, upcoming: nodes[node.index].firstChild)
  }

  /// A node as it is stored, without a reference. Indices and offsets of 32 bits are enough for any pattern whose nodes fit
  /// into memory.
  struct Node: Hashable, Sendable {
    let kind: RegexNodeKind
    let start: Int32
    let end: Int32
    /// Negative for the root.
    var parent: Int32 = -1
    /// Negative where there is none.
    var firstChild: Int32 = -1
    /// Negative for the last child.
    var nextSibling: Int32 = -1

    init(_ kind: RegexNodeKind, _ start: Int, _ end: Int) {
      self.kind = kind
      self.start = Int32(truncatingIfNeeded: start)
      self.end = Int32(truncatingIfNeeded: end)
    }

    var range: SourceRange { SourceRange(start: Int(start), end: Int(end)) }
  }
}

/// The children of a node, one after another.
public struct RegexChildren: Sequence, IteratorProtocol, Sendable {
  let syntax: RegexSyntax
  private var upcoming: Int32

  init(syntax: RegexSyntax, upcoming: Int32) {
    self.syntax = syntax
    self.upcoming = upcoming
  }

  /// The next child; nil behind the last one.
  public mutating func next() -> RegexNodeID? {
    if upcoming < 0 { return nil }
    defer { upcoming = syntax.nodes[Int(upcoming)].nextSibling }
    return RegexNodeID(Int(upcoming))
  }
}
