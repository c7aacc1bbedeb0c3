import FilterLexer
import FilterText

/// Reads the damage out of a finished tree: one finding a cause, in the order of the text.
///
/// The parser leaves missing and unexpected nodes; this pass names them (`SyntaxProblem`), words them (`SyntaxMessages`) and
/// proposes repairs (`SyntaxDiagnostics+Fixes`). It runs only where there is damage, and is linear in the tree.
struct SyntaxDiagnostics {
  let tree: SyntaxTree
  var removal: SyntaxRemoval
  /// Whether a node holds a term.
  private let hasTerm: [Bool]
  /// Whether a node stands inside a group that is reported as a whole.
  private let isCovered: [Bool]
  private(set) lazy var gaps = OperatorGaps(in: tree)
  /// Whether groups are nested too deeply: then the closing of a group may not close it.
  let isTooDeep: Bool
  /// The outermost group that is still open and holds no term, if any.
  let openGroupWithoutTerm: Int?
  private var hasReportedNesting = false
  private var found: DiagnosticDigest

  /// The first findings of a tree, and how many turns the loops made.
  static func of(_ tree: SyntaxTree, first limit: Int) -> (digest: DiagnosticDigest, steps: Int) {
    var pass = SyntaxDiagnostics(tree, limit)
    for index in tree.nodes.indices { pass.visit(index) }
    pass.found.finish()
    return (pass.found, tree.nodes.count * 3 + pass.removal.steps)
  }

  private init(_ tree: SyntaxTree, _ limit: Int) {
    self.found = DiagnosticDigest(limit: limit)
    self.tree = tree
    self.removal = SyntaxRemoval(tree)
    // Children come before their parents in the list, so one pass up and one pass down are enough.
    var hasTerm = tree.nodes.map { $0.kind.isTerm }
    for (index, node) in tree.nodes.enumerated() where hasTerm[index] && node.parent >= 0 {
      hasTerm[node.parent] = true
    }
    var isCovered = Array(repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let parent = tree.nodes[index].parent
      guard parent >= 0 else { continue }
      isCovered[index] = isCovered[parent] || (tree.nodes[parent].kind == .group && !hasTerm[parent])
    }
    self.hasTerm = hasTerm
    self.isCovered = isCovered
    self.openGroupWithoutTerm =
      tree.nodes.last {
        $0.kind == .missingClosingParenthesis && !hasTerm[$0.parent] && !isCovered[$0.parent]
      }?.parent
    self.isTooDeep = tree.hasExcessNesting
  }

  private mutating func visit(_ index: Int) {
    let node = tree.nodes[index]
    if node.kind == .excessNesting { return reportNesting(index) }
    if isCovered[index] { return }
    switch node.kind {
    case .group where !hasTerm[index]:
      let opening = range(ofFirst: .leftParenthesis, in: node)
      let isClosed = tree.child(.missingClosingParenthesis, of: SyntaxNodeID(index)) == nil
      let whole = tree.range(ofTokens: node.firstToken..<node.endToken)
      report(
        isClosed ? .emptyGroup : .unclosedGroup, isClosed ? whole : opening,
        fixes: removalFix(index, FixTitle.removeGroup))
    case .missingClosingParenthesis where hasTerm[node.parent]:
      let opening = range(ofFirst: .leftParenthesis, in: tree.nodes[node.parent])
      report(.unclosedGroup, opening, fixes: closingFix(ofGroup: node.parent))
    case .leadingConnective: reportConnective(.leadingConnective, node)
    case .repeatedConnective: reportConnective(.repeatedConnective, node)
    case .surplusParenthesis:
      let run = node.firstToken..<node.endToken
      report(.surplusParenthesis, tree.range(ofTokens: run), fixes: deletionFix([run], FixTitle.remove(")")))
    case .repeatedMinus: reportRepeatedMinus(node)
    case .strayPunctuation: reportStrayPunctuation(node)
    case .doubledOperator: reportDoubledOperator(index)
    case .missingOperand: reportMissingOperand(index)
    case .missingName: reportMissingName(index)
    case .missingField: reportMissingField(index)
    case .missingValue: reportMissingValue(index)
    case .missingClosingQuote, .missingClosingSlash:
      let token = tree.tokens[node.firstToken - 1]
      let mark = QuoteClosing(of: token, in: tree.source)
      let problem: SyntaxProblem = node.kind == .missingClosingSlash ? .unclosedRegex : .unclosedQuote
      let opening = SourceRange(start: token.range.start, end: token.range.start + mark.openingLength)
      report(problem, opening, fixes: closingFix(""))
    case .missingSpace:
      let before = tree.tokens[node.firstToken - 1].range
      let edit = TextEdit.insert(" ", at: before.end)
      report(
        .missingSpace, SourceRange(at: before.end), about: SourceRange(start: before.end - 1, end: before.end),
        fixes: [Fix(title: FixTitle.insertSpace, edits: [edit])])
    case .nameTerm, .exactNameTerm, .filterTerm: reportUnopenedQuote(node)
    default: break
    }
  }

  mutating func report(
    _ problem: SyntaxProblem, _ range: SourceRange, about subject: SourceRange? = nil, related: [RelatedPlace] = [],
    fixes: [Fix] = []
  ) {
    // A message is not worded for a finding that is only counted.
    guard found.keeps(at: range.start) else { return found.count(problem.severity) }
    found.add(
      Diagnostic(
        id: problem.id, severity: problem.severity, range: range,
        message: problem.message(about: tree.source[subject ?? range]), related: related, fixes: fixes))
  }

  /// The excess is one finding, however often it occurs.
  private mutating func reportNesting(_ index: Int) {
    if hasReportedNesting { return }
    hasReportedNesting = true
    let node = tree.nodes[index]
    report(.nestingTooDeep, tree.range(ofTokens: node.firstToken..<node.endToken))
  }

  private mutating func reportConnective(_ problem: SyntaxProblem, _ node: SyntaxTree.Node) {
    let run = node.firstToken..<node.endToken
    let range = tree.range(ofTokens: run)
    report(problem, range, fixes: deletionFix([run], FixTitle.remove(tree.source[tree.tokens[node.firstToken].range])))
  }

  private mutating func reportMissingOperand(_ index: Int) {
    let level = removal.level(of: removal.container(of: index))
    let dangling = level.gaps[level.gaps.count - 1].map { $0.tokens }
    guard let first = dangling.first else { return }
    let word = tree.range(ofTokens: first)
    let text = tree.source[word]
    report(
      .missingOperand, SourceRange(at: tree.offset(ofToken: tree.nodes[index].firstToken)), about: word,
      related: [RelatedPlace(range: word, message: "'\(text)' joins what stands before it with nothing")],
      fixes: deletionFix(dangling, FixTitle.remove(text)))
  }

  func range(ofFirst kind: TokenKind, in node: SyntaxTree.Node) -> SourceRange {
    for token in node.firstToken..<node.endToken where tree.tokens[token].kind == kind {
      return tree.tokens[token].range
    }
    return tree.range(ofTokens: node.firstToken..<node.endToken)
  }
}
