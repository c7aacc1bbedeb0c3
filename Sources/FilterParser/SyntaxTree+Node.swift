extension SyntaxTree {
  /// A node as it is stored: 24 bytes, without a reference. Indices are 32 bits wide, which is enough for any text whose
  /// tokens fit into memory.
  struct Node: Hashable, Sendable {
    let kind: SyntaxKind
    /// For a term: whether it is a condition as it stands, and so a leaf of the query.
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

    /// The token behind the last one.
    var endToken: Int {
      @inline(__always) get { Int(end) }
      @inline(__always) set { end = Int32(truncatingIfNeeded: newValue) }
    }

    /// The node around this one; negative for the root.
    var parent: Int {
      @inline(__always) get { Int(parentIndex) }
      @inline(__always) set { parentIndex = Int32(truncatingIfNeeded: newValue) }
    }

    /// The first child; negative where there is none.
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
