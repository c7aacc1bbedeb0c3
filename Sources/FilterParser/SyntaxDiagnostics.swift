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
  /// The severity of the findings that may be kept; nil for any.
  private let wanted: Severity?

  /// The first findings of a tree, of any severity or of one, and how many turns the loops made. All findings are counted.
  static func of(
    _ tree: SyntaxTree, first limit: Int, only wanted: Severity? = nil
  ) -> (digest: DiagnosticDigest, steps: Int) {
    var pass = SyntaxDiagnostics(tree, limit, wanted)
    for index in tree.nodes.indices { pass.visit(index) }
    pass.found.finish()
    return (pass.found, tree.nodes.count * 3 + pass.removal.steps)
  }

  private init(_ tree: SyntaxTree, _ limit: Int, _ wanted: Severity?) {
    self.found = DiagnosticDigest(limit: limit)
    self.wanted = wanted
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
      report(isClosed ? .emptyGroup : .unclosedGroup, isClosed ? whole : opening) {
        $0.removalFix(index, FixTitle.removeGroup)
      }
    case .missingClosingParenthesis where hasTerm[node.parent]:
      let opening = range(ofFirst: .leftParenthesis, in: tree.nodes[node.parent])
      report(.unclosedGroup, opening) { $0.closingFix(ofGroup: node.parent) }
    case .leadingConnective: reportConnective(.leadingConnective, node)
    case .repeatedConnective: reportConnective(.repeatedConnective, node)
    case .surplusParenthesis:
      let run = node.firstToken..<node.endToken
      report(.surplusParenthesis, tree.range(ofTokens: run)) { $0.deletionFix([run], FixTitle.remove(")")) }
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
      report(problem, opening) { $0.closingFix("") }
    case .missingSpace:
      let before = tree.tokens[node.firstToken - 1].range
      let mark = SourceRange(start: before.end - 1, end: before.end)
      report(.missingSpace, SourceRange(at: before.end), about: mark) { _ in
        [Fix(title: FixTitle.insertSpace, edits: [.insert(" ", at: before.end)])]
      }
    case .nameTerm, .exactNameTerm, .filterTerm: reportUnopenedQuote(node)
    default: break
    }
  }

  /// Reports a finding. No message is worded and no fix is made for one that is only counted: fixes can cost more than all
  /// the rest.
  mutating func report(
    _ problem: SyntaxProblem, _ range: SourceRange, about subject: SourceRange? = nil, related: [RelatedPlace] = [],
    fixes: (inout SyntaxDiagnostics) -> [Fix] = { _ in [] }
  ) {
    guard keeps(problem, at: range.start) else { return }
    let fixes = fixes(&self)
    found.add(
      Diagnostic(
        id: problem.id, severity: problem.severity, range: range,
        message: problem.message(about: tree.source[subject ?? range]), related: related, fixes: fixes))
  }

  /// Whether a finding may be one of the first; counts it where it is not.
  private mutating func keeps(_ problem: SyntaxProblem, at offset: Int) -> Bool {
    let isWanted = wanted == nil || problem.severity == wanted
    if isWanted && found.keeps(at: offset) { return true }
    found.count(problem.severity)
    return false
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
    report(problem, tree.range(ofTokens: run)) {
      $0.deletionFix([run], FixTitle.remove($0.tree.source[$0.tree.tokens[node.firstToken].range]))
    }
  }

  private mutating func reportMissingOperand(_ index: Int) {
    let place = SourceRange(at: tree.offset(ofToken: tree.nodes[index].firstToken))
    guard keeps(.missingOperand, at: place.start) else { return }
    let level = removal.level(of: removal.container(of: index))
    let dangling = level.gap(level.operandCount).map { $0.tokens }
    guard let first = dangling.first else { return }
    let word = tree.range(ofTokens: first)
    let text = tree.source[word]
    let related = [RelatedPlace(range: word, message: "'\(text)' joins what stands before it with nothing")]
    report(.missingOperand, place, about: word, related: related) {
      $0.deletionFix(dangling, FixTitle.remove(text))
    }
  }

  func range(ofFirst kind: TokenKind, in node: SyntaxTree.Node) -> SourceRange {
    for token in node.firstToken..<node.endToken where tree.tokens[token].kind == kind {
      return tree.tokens[token].range
    }
    return tree.range(ofTokens: node.firstToken..<node.endToken)
  }
}
