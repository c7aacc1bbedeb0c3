import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText

/// A walk over the tree of a query that collects its hints in the order of the text. Offsets are those of the query.
struct InlayHintWalk {
  private let analysis: AnalyzedQuery
  private let options: InlayHintOptions
  private(set) var hints: [InlayHint] = []
  /// The first leaf that was not passed yet: the walk comes by in the order of the leaves.
  private var leaf = 0
  /// The terms that are instructions.
  private let directives: Set<SyntaxNodeID>
  /// Whether one more level of parentheses would still be read.
  private let mayNest: Bool

  init(_ analysis: AnalyzedQuery, _ options: InlayHintOptions) {
    self.analysis = analysis
    self.options = options
    directives = Set(analysis.leaves.lazy.filter { $0.isDirective }.map { $0.node })
    mayNest = InlayHintWalk.depth(analysis.parsed.tree) < ParsedQuery.maximumNesting
  }

  private var tree: SyntaxTree { analysis.parsed.tree }

  mutating func run() {
    visit(tree.root)
  }

  // The parser bounds the nesting, so the recursion is bounded too.
  private mutating func visit(_ node: SyntaxNodeID) {
    switch tree.kind(of: node) {
    case .conjunction: visitConjunction(node)
    case .nameTerm, .exactNameTerm, .filterTerm, .regexTerm, .shorthandTerm: visitTerm(node)
    default:
      for child in tree.children(of: node) { visit(child) }
    }
  }

  private mutating func visitConjunction(_ node: SyntaxNodeID) {
    let isNearOr = tree.parent(of: node).map { tree.kind(of: $0) == .disjunction } ?? false
    let operands = tree.children(of: node).filter { tree.kind(of: $0).isOperand }
    // Instructions are lifted out before the connectives are read: they are joined to nothing.
    let isLifted = operands.map { directives.contains($0) }
    let range = tree.range(of: node)
    let isGroup = options.groups && isNearOr && operands.count > 1 && isLifted.allSatisfy { !$0 }
    let pair = isGroup ? groupEdits(range) : []
    if isGroup { addGroup("(", at: range.start, pair) }
    for (index, operand) in operands.enumerated() {
      if index > 0, !isLifted[index - 1], !isLifted[index], options.connectives != .none,
        isNearOr || options.connectives == .everywhere
      {
        addConnective(between: operands[index - 1], and: operand)
      }
      visit(operand)
    }
    if isGroup { addGroup(")", at: range.end, pair) }
  }

  /// Shows `and` before an operand that nothing but separators joins to the one before it.
  private mutating func addConnective(between left: SyntaxNodeID, and right: SyntaxNodeID) {
    let gap = tree.tokens(of: left).upperBound..<tree.tokens(of: right).lowerBound
    guard tree.tokens[gap].allSatisfy({ $0.kind.isTrivia }) else { return }
    let offset = tree.range(of: right).start
    let hasSpace = gap.upperBound > gap.lowerBound && tree.tokens[gap.upperBound - 1].kind == .whitespace
    hints.append(
      InlayHint(
        offset: offset, label: "and", kind: .connective, tooltip: "Terms side by side must all hold",
        edits: [.insert(hasSpace ? "and " : " and ", at: offset)], paddingBefore: !hasSpace, paddingAfter: true))
  }

  private mutating func addGroup(_ label: String, at offset: Int, _ edits: [TextEdit]) {
    hints.append(
      InlayHint(
        offset: offset, label: label, kind: .group, tooltip: "'or' binds weaker than 'and', so this is one alternative",
        edits: edits))
  }

  /// The edits that put a branch into parentheses; none where those would be swallowed or passed over.
  private func groupEdits(_ range: SourceRange) -> [TextEdit] {
    guard mayNest, let last = lastToken(endingAt: range.end) else { return [] }
    switch last {
    // A text without its closing mark takes in whatever follows, and half an operator would become a part of a name.
    case .unclosedQuoted, .unclosedRegex, .halfComparison: return []
    default: return [.insert("(", at: range.start), .insert(")", at: range.end)]
    }
  }

  private func lastToken(endingAt end: Int) -> TokenKind? {
    var low = 0
    var high = tree.tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tree.tokens[middle].range.end < end { low = middle + 1 } else { high = middle }
    }
    return low < tree.tokens.count ? tree.tokens[low].kind : nil
  }

  private mutating func visitTerm(_ node: SyntaxNodeID) {
    guard options.aliases, let leaf = nextLeaf(at: node) else { return }
    if let hint = AliasHint(analysis.vocabulary).hint(for: leaf) { hints.append(hint) }
  }

  private mutating func nextLeaf(at node: SyntaxNodeID) -> AnalyzedLeaf? {
    while leaf < analysis.leaves.count, analysis.leaves[leaf].node < node { leaf += 1 }
    return leaf < analysis.leaves.count && analysis.leaves[leaf].node == node ? analysis.leaves[leaf] : nil
  }

  /// How many groups stand inside one another; as many as are read where more were passed over.
  private static func depth(_ tree: SyntaxTree) -> Int {
    if tree.hasExcessNesting { return ParsedQuery.maximumNesting }
    var depth = 0
    var deepest = 0
    for token in tree.tokens {
      switch token.kind {
      case .leftParenthesis:
        depth += 1
        deepest = max(deepest, depth)
      case .rightParenthesis: depth = max(0, depth - 1)
      default: break
      }
    }
    return deepest
  }
}
