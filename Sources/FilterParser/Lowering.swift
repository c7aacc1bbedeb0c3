import FilterAST
import FilterLexer

/// Makes the two queries of a tree: the one of everything that was typed, and the one of all that is complete.
///
/// Both come out flattened, and their leaves stand in the order of the text, so that the i-th leaf belongs to the i-th node
/// of `partialLeaves` or `leaves`.
struct Lowering {
  /// What a node amounts to; nil where nothing of it is a condition.
  struct Result {
    var partial: FilterQuery<PartialFilterTerm>?
    var complete: FilterQuery<FilterTerm>?
  }

  let tree: SyntaxTree
  private(set) var partialLeaves: [SyntaxNodeID] = []
  private(set) var leaves: [SyntaxNodeID] = []
  private(set) var steps = 0

  init(_ tree: SyntaxTree) {
    self.tree = tree
  }

  mutating func run() -> Result {
    lowerContent(of: tree.nodes.count - 1)
  }

  private mutating func lower(_ index: Int) -> Result {
    steps &+= 1
    let node = tree.nodes[index]
    switch node.kind {
    case .conjunction: return lowerConjunction(index)
    case .disjunction: return lowerDisjunction(index)
    case .group:
      let content = lowerContent(of: index)
      var token = node.firstToken
      while tree.tokens[token].kind == .minus { token += 1 }
      guard (token - node.firstToken) & 1 == 1 else { return content }
      return Result(partial: content.partial?.negated, complete: content.complete?.negated)
    case .nameTerm, .exactNameTerm, .filterTerm, .regexTerm, .shorthandTerm:
      let term = lowerTerm(node)
      partialLeaves.append(SyntaxNodeID(index))
      if term.complete != nil { leaves.append(SyntaxNodeID(index)) }
      return Result(partial: .term(term.partial), complete: term.complete.map { .term($0) })
    default:
      return Result()
    }
  }

  /// The inside of a group or of the text: its one child that is a condition.
  private mutating func lowerContent(of index: Int) -> Result {
    var child = tree.nodes[index].firstChild
    while child >= 0 {
      let node = tree.nodes[child]
      if !node.kind.isUnexpected && !node.kind.isMissing { return lower(child) }
      steps &+= 1
      child = node.nextSibling
    }
    return Result()
  }

  private mutating func lowerConjunction(_ index: Int) -> Result {
    var partials: [FilterQuery<PartialFilterTerm>] = []
    var completes: [FilterQuery<FilterTerm>] = []
    var child = tree.nodes[index].firstChild
    while child >= 0 {
      let lowered = lower(child)
      if let partial = lowered.partial {
        if case .and(.positive, let operands) = partial { partials += operands } else { partials.append(partial) }
      }
      if let complete = lowered.complete {
        if case .and(.positive, let operands) = complete { completes += operands } else { completes.append(complete) }
      }
      child = tree.nodes[child].nextSibling
    }
    return Result(
      partial: partials.count > 1 ? .and(.positive, partials) : partials.first,
      complete: completes.count > 1 ? .and(.positive, completes) : completes.first)
  }

  private mutating func lowerDisjunction(_ index: Int) -> Result {
    var partials: [FilterQuery<PartialFilterTerm>] = []
    var completes: [FilterQuery<FilterTerm>] = []
    var child = tree.nodes[index].firstChild
    while child >= 0 {
      let lowered = lower(child)
      if let partial = lowered.partial {
        if case .or(.positive, let operands) = partial { partials += operands } else { partials.append(partial) }
      }
      if let complete = lowered.complete {
        if case .or(.positive, let operands) = complete { completes += operands } else { completes.append(complete) }
      }
      child = tree.nodes[child].nextSibling
    }
    return Result(
      partial: partials.count > 1 ? .or(.positive, partials) : partials.first,
      complete: completes.count > 1 ? .or(.positive, completes) : completes.first)
  }
}
