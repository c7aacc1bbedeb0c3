import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Reads the structure and meaning of the nodes of a valid query, also with nodes replaced.
struct QueryTreeReader {
  typealias Query = FilterQuery<FilterTerm>

  let analysis: AnalyzedQuery
  private let leaves: [SyntaxNodeID: AnalyzedLeaf]
  private let directives: [SourceRange]

  var parsed: ParsedQuery { analysis.parsed }
  var tree: SyntaxTree { analysis.parsed.tree }
  var source: SourceText { analysis.source }
  var vocabulary: Vocabulary { analysis.vocabulary }

  init(_ analysis: AnalyzedQuery) {
    self.analysis = analysis
    var leaves: [SyntaxNodeID: AnalyzedLeaf] = [:]
    var directives: [SourceRange] = []
    for leaf in analysis.leaves {
      leaves[leaf.node] = leaf
      if analysis.vocabulary.isDirective(leaf.term) { directives.append(leaf.range) }
    }
    self.leaves = leaves
    self.directives = directives
  }

  func leaf(_ node: SyntaxNodeID) -> AnalyzedLeaf? { leaves[node] }

  /// Whether a node is or contains a directive. Such a node is never moved or put into parentheses.
  func holdsDirective(_ node: SyntaxNodeID) -> Bool {
    let range = tree.range(of: node)
    let index = directives.partitioningIndex(where: { $0.start >= range.start })
    return index < directives.count && range.encloses(directives[index])
  }

  /// The content of a group or of the query: a term, a group or a branch.
  func content(of container: SyntaxNodeID) -> SyntaxNodeID? {
    tree.children(of: container).first { !tree.kind(of: $0).isMissing && !tree.kind(of: $0).isUnexpected }
  }

  /// The operands of a branch; of any other node the node itself.
  func operands(of node: SyntaxNodeID) -> [SyntaxNodeID] {
    switch tree.kind(of: node) {
    case .conjunction, .disjunction:
      tree.children(of: node).filter { !tree.kind(of: $0).isMissing && !tree.kind(of: $0).isUnexpected }
    default: [node]
    }
  }

  /// Whether a node is a branch of two or more operands.
  func isLevel(_ node: SyntaxNodeID) -> Bool {
    let kind = tree.kind(of: node)
    return kind == .conjunction || kind == .disjunction
  }

  /// The operands of a group without minus whose content is the given kind of branch; `nil` for other nodes.
  func operands(ofGroup node: SyntaxNodeID, joinedBy kind: SyntaxKind) -> [SyntaxNodeID]? {
    guard tree.kind(of: node) == .group, !isNegated(node), let content = content(of: node),
      tree.kind(of: content) == kind
    else { return nil }
    return operands(of: content)
  }

  /// Whether a term or group begins with a minus.
  func isNegated(_ node: SyntaxNodeID) -> Bool {
    let first = tree.tokens(of: node).lowerBound
    return tree.kind(of: node).isOperand && tree.tokens.indices.contains(first) && tree.tokens[first].kind == .minus
  }

  /// The range of a term or group after its minuses.
  func rangeAfterPrefix(_ node: SyntaxNodeID) -> SourceRange {
    let run = tree.tokens(of: node)
    let first = run.first { tree.tokens[$0].kind != .minus && !tree.tokens[$0].kind.isTrivia } ?? run.lowerBound
    return SourceRange(start: tree.tokens[first].range.start, end: tree.range(of: node).end)
  }

  /// The flattened meaning of the query with adjacent operands replaced by a query.
  func query(replacing nodes: [SyntaxNodeID], with query: Query) -> Query? {
    var substitution = Substitution()
    for (index, node) in nodes.enumerated() {
      if index == 0 { substitution.queries[node] = query } else { substitution.dropped.insert(node) }
    }
    return self.query(substitution)
  }

  /// The flattened meaning of the query with nodes replaced.
  func query(_ substitution: Substitution) -> Query? {
    query(of: tree.root, substitution)?.flattened()
  }

  /// The meaning of a node, not flattened; `nil` for a node without a condition.
  func query(of node: SyntaxNodeID, _ substitution: Substitution = Substitution()) -> Query? {
    if let other = substitution.queries[node] { return other }
    if substitution.dropped.contains(node) { return nil }
    switch tree.kind(of: node) {
    case .query: return content(of: node).flatMap { query(of: $0, substitution) }
    case .group:
      let inner = content(of: node).flatMap { query(of: $0, substitution) }
      return isNegated(node) ? inner?.negated : inner
    case .valueGroup: return parsed.part(of: node).query
    case .conjunction: return .and(.positive, tree.children(of: node).compactMap { query(of: $0, substitution) })
    case .disjunction: return .or(.positive, tree.children(of: node).compactMap { query(of: $0, substitution) })
    default:
      guard let leaf = leaves[node] else { return nil }
      return .term(leaf.term.with(polarity: leaf.minus.isEmpty ? .positive : .negative))
    }
  }
}

/// Replacements and removals of nodes.
struct Substitution {
  var queries: [SyntaxNodeID: FilterQuery<FilterTerm>] = [:]
  var dropped: Set<SyntaxNodeID> = []
}
