package import FilterAST
import FilterLexer
import FilterText

/// One step of a walk over the query of a tree.
package enum QueryStep {
  /// A term; `isLast` if no operand of its group follows.
  case term(FilterTerm, isLast: Bool)
  /// An `and` or `or` begins; it has at least two operands.
  case begin(isOr: Bool, Polarity, isLast: Bool)
  /// The next operand of the innermost group follows.
  case between
  /// The innermost group ends.
  case end
}

extension SyntaxTree {
  /// Visits what ``ParsedQuery/query`` of the text would be, without making it: there a term takes 56 bytes, and a text
  /// may have one for every second byte. Calls `body` with the steps in the order of the text, never if there is no
  /// query. Returns the number of loop iterations.
  ///
  /// Linear in the nodes. Takes one byte per node besides the tree.
  @discardableResult
  package func walkQuery(_ body: (QueryStep) -> Void) -> Int {
    // Asked outside of the closure, which would copy the tree.
    let (isOfLists, hasPathFields, spelling) = (base == .lists, self.hasPathFields, self.spelling)
    return withUnsafeBuffers { bytes, tokens, nodes in
      let terms = CompleteTerms(
        source: TermSource(bytes: bytes, tokens: tokens, nodes: nodes), isOfLists: isOfLists,
        hasPathFields: hasPathFields, spelling: spelling)
      var walk = QueryWalk(nodes, maker: terms)
      walk.run(body)
      return walk.steps
    }
  }
}

/// The walk. Property tests check that it agrees with ``Lowering``; it recurses where that does.
private struct QueryWalk {
  /// A term, or a branch of at least two operands, reached through groups and branches of one.
  private struct Operand {
    let node: Int
    let isNegated: Bool
  }

  private let nodes: UnsafeBufferPointer<SyntaxTree.Node>
  private let maker: CompleteTerms
  /// Whether a node contains a complete term.
  private let isLive: [Bool]
  /// Whether a field has several values.
  private let hasValues: Bool
  private(set) var steps = 0

  init(_ nodes: UnsafeBufferPointer<SyntaxTree.Node>, maker: CompleteTerms) {
    self.nodes = nodes
    self.maker = maker
    // Children come before their parents.
    var isLive = nodes.map { $0.isComplete }
    for index in nodes.indices where isLive[index] && nodes[index].parent >= 0 { isLive[nodes[index].parent] = true }
    self.isLive = isLive
    hasValues = nodes.contains { $0.kind == .valueGroup }
    steps = nodes.count
  }

  mutating func run(_ body: (QueryStep) -> Void) {
    let root = nodes.count - 1
    if isLive[root] { emit(operand(root), isLast: true, body) }
  }

  /// The operand that a node with a complete term reduces to.
  private mutating func operand(_ index: Int) -> Operand {
    var index = index
    var isNegated = false
    while !nodes[index].kind.isTerm {
      var (first, count) = (-1, 0)
      var child = nodes[index].firstChild
      while child >= 0, count < 2 {
        steps &+= 1
        if isLive[child] {
          if count == 0 { first = child }
          count += 1
        }
        child = nodes[child].nextSibling
      }
      if count > 1 { break }
      if nodes[index].kind.isGroup, Polarity(of: nodes[index], maker.source.tokens) == .negative { isNegated.toggle() }
      index = first
    }
    return Operand(node: index, isNegated: isNegated)
  }

  /// Whether a branch joins its operands by `or`.
  private func isOr(_ index: Int) -> Bool {
    let isWritten = nodes[index].kind == .disjunction
    if !hasValues { return isWritten }
    let group = ValueGroupScope.group(around: index, in: nodes)
    return group < 0 ? isWritten : isWritten != ValueGroupScope.isInverted(group, maker.source)
  }

  private mutating func emit(_ operand: Operand, isLast: Bool, _ body: (QueryStep) -> Void) {
    let node = nodes[operand.node]
    if node.kind.isTerm {
      if let term = maker.term(of: node) { body(.term(operand.isNegated ? term.negated : term, isLast: isLast)) }
      return
    }
    let isOr = isOr(operand.node)
    body(.begin(isOr: isOr, operand.isNegated ? .negative : .positive, isLast: isLast))
    var waiting: Operand?
    emitOperands(of: operand.node, isOr: isOr, after: &waiting, body)
    if let waiting { emit(waiting, isLast: true, body) }
    body(.end)
  }

  /// Emits the operands of a branch except the last one, which waits until it is known whether another follows.
  /// Operands of a positive branch of the same connective are spliced in.
  private mutating func emitOperands(
    of branch: Int, isOr: Bool, after waiting: inout Operand?, _ body: (QueryStep) -> Void
  ) {
    var child = nodes[branch].firstChild
    while child >= 0 {
      steps &+= 1
      if isLive[child] {
        let next = operand(child)
        if !next.isNegated, !nodes[next.node].kind.isTerm, self.isOr(next.node) == isOr {
          emitOperands(of: next.node, isOr: isOr, after: &waiting, body)
        } else {
          if let previous = waiting {
            emit(previous, isLast: false, body)
            body(.between)
          }
          waiting = next
        }
      }
      child = nodes[child].nextSibling
    }
  }
}
