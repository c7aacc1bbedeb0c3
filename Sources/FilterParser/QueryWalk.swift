package import FilterAST
import FilterLexer
import FilterText

/// One step of a walk over the query of a tree.
package enum QueryStep {
  /// A term; `isLast` where no operand of its group follows.
  case term(FilterTerm, isLast: Bool)
  /// An `and` or `or` begins; it has at least two operands.
  case begin(isOr: Bool, Polarity, isLast: Bool)
  /// The next operand of the innermost group follows.
  case between
  /// The innermost group ends.
  case end
}

extension SyntaxTree {
  /// Goes through what ``ParsedQuery/query`` of the text is, without making it: a term takes 56 bytes there, and a text may
  /// have one for every second byte. Calls `body` with the steps in the order of the text, never where there is no query,
  /// and answers how many turns the loops made.
  ///
  /// Linear in the nodes. Beside the tree it takes a byte a node.
  @discardableResult
  package func walkQuery(_ body: (QueryStep) -> Void) -> Int {
    source.bytes.withUnsafeBufferPointer { bytes in
      tokens.withUnsafeBufferPointer { tokens in
        nodes.withUnsafeBufferPointer { nodes in
          var walk = QueryWalk(nodes, CompleteTerms(source: TermSource(bytes: bytes, tokens: tokens)))
          walk.run(body)
          return walk.steps
        }
      }
    }
  }
}

/// The walk. It agrees with ``Lowering`` (a property test holds the two together) and recurses where that does.
private struct QueryWalk {
  /// What a node comes to without the groups and branches of one around it: a term, or a branch of at least two operands.
  private struct Operand {
    let node: Int
    let isNegated: Bool
  }

  private let nodes: UnsafeBufferPointer<SyntaxTree.Node>
  private let maker: CompleteTerms
  /// Whether a node holds a complete term.
  private let isLive: [Bool]
  private(set) var steps = 0

  init(_ nodes: UnsafeBufferPointer<SyntaxTree.Node>, _ maker: CompleteTerms) {
    self.nodes = nodes
    self.maker = maker
    // Children come before their parents.
    var isLive = nodes.map { $0.isComplete }
    for index in nodes.indices where isLive[index] && nodes[index].parent >= 0 { isLive[nodes[index].parent] = true }
    self.isLive = isLive
    steps = nodes.count
  }

  mutating func run(_ body: (QueryStep) -> Void) {
    let root = nodes.count - 1
    if isLive[root] { emit(operand(root), isLast: true, body) }
  }

  /// What a node that holds a complete term comes to.
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
      if nodes[index].kind == .group, Polarity(of: nodes[index], maker.source.tokens) == .negative {
        isNegated.toggle()
      }
      index = first
    }
    return Operand(node: index, isNegated: isNegated)
  }

  private mutating func emit(_ operand: Operand, isLast: Bool, _ body: (QueryStep) -> Void) {
    let node = nodes[operand.node]
    if node.kind.isTerm {
      if let term = maker.term(of: node) { body(.term(operand.isNegated ? term.negated : term, isLast: isLast)) }
      return
    }
    let isOr = node.kind == .disjunction
    body(.begin(isOr: isOr, operand.isNegated ? .negative : .positive, isLast: isLast))
    var waiting: Operand?
    emitOperands(of: operand.node, isOr: isOr, after: &waiting, body)
    if let waiting { emit(waiting, isLast: true, body) }
    body(.end)
  }

  /// Emits the operands of a branch but for the last one, which waits: only where another follows is it known not to be the
  /// last. Those of a positive branch of the same connective are spliced in.
  private mutating func emitOperands(
    of branch: Int, isOr: Bool, after waiting: inout Operand?, _ body: (QueryStep) -> Void
  ) {
    var child = nodes[branch].firstChild
    while child >= 0 {
      steps &+= 1
      if isLive[child] {
        let next = operand(child)
        if !next.isNegated, nodes[next.node].kind == (isOr ? .disjunction : .conjunction) {
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
