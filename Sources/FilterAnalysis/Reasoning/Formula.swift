import FilterAST
import FilterSemantics
import FilterVocabulary

/// A query for reasoning: literals joined by "all of" and "any of", with negations pushed down to the literals.
///
/// Directives are left out. The nodes are in one array, children before their parents.
struct Formula {
  enum Kind: Hashable {
    /// A leaf by its index, positive or negated.
    case literal(leaf: Int, Polarity)
    case all
    case any
  }

  struct Node {
    let kind: Kind
    let children: [Int]
    /// The leaves under the node, including directives between them.
    let leaves: Range<Int>
  }

  private(set) var nodes: [Node] = []
  /// The root of the query; nil if it has no condition.
  private(set) var root: Int?

  /// The formula of a query; `isCondition` tells which leaves are conditions.
  init(_ query: FilterQuery<FilterTerm>, isCondition: (Int) -> Bool) {
    var leaf = 0
    root = add(query, within: .positive, leaf: &leaf, isCondition: isCondition)
  }

  private mutating func add(
    _ query: FilterQuery<FilterTerm>, within outer: Polarity, leaf: inout Int, isCondition: (Int) -> Bool
  ) -> Int? {
    let polarity = outer.applied(to: query.polarity)
    let start = leaf
    let operands: [FilterQuery<FilterTerm>]
    let isAnd: Bool
    switch query {
    case .term:
      leaf += 1
      guard isCondition(start) else { return nil }
      nodes.append(Node(kind: .literal(leaf: start, polarity), children: [], leaves: start..<leaf))
      return nodes.count - 1
    case .and(_, let children): (operands, isAnd) = (children, true)
    case .or(_, let children): (operands, isAnd) = (children, false)
    }
    let kind: Kind = isAnd == (polarity == .positive) ? .all : .any
    var children: [Int] = []
    for operand in operands {
      guard let child = add(operand, within: polarity, leaf: &leaf, isCondition: isCondition) else { continue }
      // A negated group within a group of the other connective is of the same kind: `-(a or b) c` has three operands.
      if nodes[child].kind == kind {
        children += nodes[child].children
        nodes.removeLast()
      } else {
        children.append(child)
      }
    }
    if children.count < 2 { return children.first }
    nodes.append(Node(kind: kind, children: children, leaves: start..<leaf))
    return nodes.count - 1
  }

  /// The literals among the children of a node.
  func literals(of node: Int) -> [Literal] {
    nodes[node].children.compactMap { child in
      if case .literal(let leaf, let polarity) = nodes[child].kind { return Literal(leaf: leaf, polarity: polarity) }
      return nil
    }
  }
}

/// A leaf that is asked for or excluded.
struct Literal: Hashable {
  let leaf: Int
  let polarity: Polarity

  var negated: Literal { Literal(leaf: leaf, polarity: polarity.negated) }
}
