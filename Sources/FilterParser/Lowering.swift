import FilterAST
import FilterLexer
import FilterText

/// Makes the terms of one kind of query from term nodes.
protocol TermMaker {
  associatedtype Term: FilterQueryTerm

  /// Whether the values of a group are terms, and not the group.
  static var dividesValues: Bool { get }

  /// The bytes, tokens and nodes of the text.
  var source: TermSource { get }

  /// The term of a node; nil if the query has none for it.
  func term(of node: SyntaxTree.Node) -> Term?
}

/// Makes the flattened query of a tree, with its leaves in the order of the text.
///
/// The complete and the partial query of a text come from the same walk and differ only in their terms
/// (`CompleteTerms`, `PartialTerms`).
struct Lowering<Maker: TermMaker> {
  typealias Query = FilterQuery<Maker.Term>

  // The memory of both buffers must outlive the lowering.
  let nodes: UnsafeBufferPointer<SyntaxTree.Node>
  let tokens: UnsafeBufferPointer<Token>
  let maker: Maker
  private(set) var steps = 0
  /// Whether the operator of the values is `!=`, so that `or` between them is read as `and`, and `and` as `or`.
  private var isInverted = false

  init(nodes: UnsafeBufferPointer<SyntaxTree.Node>, tokens: UnsafeBufferPointer<Token>, maker: Maker) {
    (self.nodes, self.tokens, self.maker) = (nodes, tokens, maker)
  }

  /// The query; nil if the text has no condition.
  mutating func run() -> Query? { lowerContent(of: nodes.count - 1) }

  private mutating func lower(_ index: Int) -> Query? {
    steps &+= 1
    let node = nodes[index]
    switch node.kind {
    case .nameTerm, .exactNameTerm, .filterTerm, .regexTerm, .shorthandTerm, .valueTerm, .valueRange:
      guard let term = maker.term(of: node) else { return nil }
      return .term(term)
    case .conjunction, .disjunction:
      return lowerBranches(node)
    case .group:
      let content = lowerContent(of: index)
      return Polarity(of: node, tokens) == .negative ? content?.negated : content
    case .valueGroup:
      if !Maker.dividesValues { return maker.term(of: node).map { .term($0) } }
      isInverted = ValueGroupScope.isInverted(index, maker.source)
      let content = lowerContent(of: index)
      isInverted = false
      return Polarity(of: node, tokens) == .negative ? content?.negated : content
    default:
      return nil
    }
  }

  private mutating func lowerContent(of index: Int) -> Query? {
    guard let content = content(of: index) else { return nil }
    return lower(content)
  }

  /// The content of a group or of the root: its only child that is a condition.
  @inline(__always)
  private mutating func content(of index: Int) -> Int? {
    var child = nodes[index].firstChild
    while child >= 0 {
      let node = nodes[child]
      if !node.kind.isUnexpected && !node.kind.isMissing { return child }
      steps &+= 1
      child = node.nextSibling
    }
    return nil
  }

  /// The operands of `and` or `or`.
  private mutating func lowerBranches(_ node: SyntaxTree.Node) -> Query? {
    let isOr = (node.kind == .disjunction) != isInverted
    var count = 0
    var isFlat = true
    var child = node.firstChild
    while child >= 0 {
      count += 1
      let kind = nodes[child].kind
      if !kind.isTerm && !kind.isUnexpected && !kind.isMissing { isFlat = false }
      child = nodes[child].nextSibling
    }
    var operands: [Query] = []
    operands.reserveCapacity(count)
    if isFlat {
      appendTerms(of: node, to: &operands)
    } else {
      collect(node, into: &operands, isOr: isOr)
    }
    if operands.count < 2 { return operands.first }
    return isOr ? .or(.positive, operands) : .and(.positive, operands)
  }

  /// Appends the operands of a branch without groups and branches in it, as most are.
  private mutating func appendTerms(of node: SyntaxTree.Node, to operands: inout [Query]) {
    var child = node.firstChild
    while child >= 0 {
      let operand = nodes[child]
      if operand.kind.isTerm, let term = maker.term(of: operand) { operands.append(.term(term)) }
      steps &+= 1
      child = operand.nextSibling
    }
  }

  /// Appends the operands of a branch. Those of a positive group of the same connective are appended one by one, so no
  /// list is copied from group to group.
  private mutating func collect(_ node: SyntaxTree.Node, into operands: inout [Query], isOr: Bool) {
    var child = node.firstChild
    while child >= 0 {
      if nodes[child].kind == .group, let inner = spliced(child, isOr: isOr) {
        collect(nodes[inner], into: &operands, isOr: isOr)
      } else {
        switch lower(child) {
        case nil: break
        // Two negations, `-(-(a b))`, leave a positive group, which is spliced in too.
        case .and(.positive, let inner)? where !isOr: operands += inner
        case .or(.positive, let inner)? where isOr: operands += inner
        case let operand?: operands.append(operand)
        }
      }
      child = nodes[child].nextSibling
    }
  }

  /// The branch of the same connective inside a positive group, through groups of one; nil for any other group.
  @inline(never)
  private mutating func spliced(_ index: Int, isOr: Bool) -> Int? {
    var index = index
    while nodes[index].kind == .group, Polarity(of: nodes[index], tokens) == .positive {
      guard let content = content(of: index) else { return nil }
      if nodes[content].kind == (isOr != isInverted ? .disjunction : .conjunction) { return content }
      index = content
      steps &+= 1
    }
    return nil
  }
}

extension SyntaxTree.Node {
  /// The number of `-` before a term or group, and the first token after them and after stray slashes and commas.
  @inline(__always)
  func prefixes(_ tokens: UnsafeBufferPointer<Token>) -> (count: Int, end: Int) {
    var token = firstToken
    while token < endToken, tokens[token].kind == .minus { token += 1 }
    let count = token - firstToken
    while token < endToken, tokens[token].kind.isTrivia { token += 1 }
    return (count, token)
  }
}

extension Polarity {
  /// The polarity that results from the prefixes of a term or group; two cancel.
  init(of node: SyntaxTree.Node, _ tokens: UnsafeBufferPointer<Token>) {
    self.init(prefixes: node.prefixes(tokens).count)
  }

  /// The polarity that results from a number of prefixes.
  @inline(__always)
  init(prefixes count: Int) { self = count & 1 == 1 ? .negative : .positive }
}
