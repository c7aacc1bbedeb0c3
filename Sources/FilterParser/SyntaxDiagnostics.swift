import FilterAST
import FilterLexer
import FilterText

/// Makes the diagnostics of a tree: one for each cause, in the order of the text.
///
/// The parser leaves missing and unexpected nodes; this pass gives them an id and a message (`SyntaxDiagnosticKind`)
/// and fixes (`SyntaxDiagnostics+Fixes`). It runs only for a text with damage, and is linear in the tree.
struct SyntaxDiagnostics {
  let tree: SyntaxTree
  var removal: SyntaxRemoval
  /// Whether a node contains a term.
  private let hasTerm: [Bool]
  /// Whether a node is inside a group that is reported as a whole.
  private let isCovered: [Bool]
  private(set) lazy var gaps = OperatorGaps(in: tree)
  /// Whether groups are nested too deep; then adding a parenthesis may not close a group.
  let isTooDeep: Bool
  /// The outermost open group without a term; nil if there is none.
  let openGroupWithoutTerm: Int?
  private var hasReportedNesting = false
  private var found: DiagnosticDigest
  /// The severity of the diagnostics to keep; nil for any.
  private let wanted: Severity?

  /// The first diagnostics of a tree, of any severity or of one, and the number of loop iterations. All diagnostics are
  /// counted.
  static func of(
    _ tree: SyntaxTree, _ syntax: SyntaxOptions, first limit: Int, only wanted: Severity? = nil
  ) -> (digest: DiagnosticDigest, steps: Int) {
    let untried = untried(tree, first: limit, only: wanted)
    if tree.base == .cards { return untried }
    return (untried.digest.mapped { FixTrial.tried($0, of: tree, syntax) }, untried.steps)
  }

  /// The same, with fixes that were not tried.
  static func untried(
    _ tree: SyntaxTree, first limit: Int, only wanted: Severity? = nil
  ) -> (digest: DiagnosticDigest, steps: Int) {
    var pass = SyntaxDiagnostics(tree, limit: limit, wanted: wanted)
    for index in tree.nodes.indices { pass.visit(index) }
    pass.found.finish()
    return (pass.found, tree.nodes.count * 3 + pass.removal.steps)
  }

  private init(_ tree: SyntaxTree, limit: Int, wanted: Severity?) {
    self.found = DiagnosticDigest(limit: limit)
    self.wanted = wanted
    self.tree = tree
    self.removal = SyntaxRemoval(tree)
    // Children come before their parents in the list, so one pass up and one pass down suffice.
    var hasTerm = tree.nodes.map { $0.kind.isTerm }
    for (index, node) in tree.nodes.enumerated() where hasTerm[index] && node.parent >= 0 {
      hasTerm[node.parent] = true
    }
    var isCovered = Array(repeating: false, count: tree.nodes.count)
    for index in tree.nodes.indices.reversed() {
      let parent = tree.nodes[index].parent
      guard parent >= 0 else { continue }
      isCovered[index] = isCovered[parent] || (tree.nodes[parent].kind.isGroup && !hasTerm[parent])
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
    case .valueGroup where !hasTerm[index] && tree.opening(ofGroup: SyntaxNodeID(index)) == nil:
      let whole = tree.range(ofTokens: node.firstToken..<node.endToken)
      report(.missingValue, at: SourceRange(at: whole.end), about: whole) { $0.removalFix(of: index) }
    case let kind where kind.isGroup && !hasTerm[index]:
      let opening = openingRange(ofGroup: index)
      let isClosed = tree.child(.missingClosingParenthesis, of: SyntaxNodeID(index)) == nil
      let whole = tree.range(ofTokens: node.firstToken..<node.endToken)
      report(isClosed ? .emptyGroup : .unclosedGroup, at: isClosed ? whole : opening) {
        $0.removalFix(of: index, title: kind == .group ? FixTitle.removeGroup : FixTitle.removeTerm)
      }
    case .missingClosingParenthesis where hasTerm[node.parent]:
      let opening = openingRange(ofGroup: node.parent)
      report(.unclosedGroup, at: opening) { $0.closingFix(ofGroup: node.parent) }
    case .leadingConnective: reportConnective(.leadingConnective, at: node)
    case .repeatedConnective: reportConnective(.repeatedConnective, at: node)
    case .surplusParenthesis:
      let run = node.firstToken..<node.endToken
      report(.surplusParenthesis, at: tree.range(ofTokens: run)) {
        $0.deletionFix(of: [run], title: FixTitle.remove(")"))
      }
    case .repeatedMinus: reportRepeatedMinus(node)
    case .strayPunctuation: reportStrayPunctuation(node)
    case .doubledOperator: reportDoubledOperator(index)
    case .misplacedFilter: reportMisplacedFilter(node)
    case .missingOperand: reportMissingOperand(index)
    case .missingName: reportMissingName(index)
    case .missingField: reportMissingField(index)
    case .missingValue: reportMissingValue(index)
    case .missingClosingQuote, .missingClosingSlash:
      let token = tree.tokens[node.firstToken - 1]
      let mark = QuoteClosing(of: token, in: tree.source)
      let kind: SyntaxDiagnosticKind = node.kind == .missingClosingSlash ? .unclosedRegex : .unclosedQuote
      let opening = SourceRange(start: token.range.start, end: token.range.start + mark.openingLength)
      report(kind, at: opening) { $0.closingFix("") }
    case .missingSpace:
      let before = tree.tokens[node.firstToken - 1].range
      let mark = SourceRange(start: before.end - 1, end: before.end)
      report(.missingSpace, at: SourceRange(at: before.end), about: mark) { _ in
        [Fix(title: FixTitle.insertSpace, edits: [.insert(" ", at: before.end)])]
      }
    case .nameTerm, .exactNameTerm, .filterTerm, .valueTerm, .valueRange: reportUnopenedQuotes(node)
    default: break
    }
  }

  /// Reports a diagnostic. The message and the fixes of a diagnostic that is only counted are not made, since fixes can
  /// cost more than everything else.
  mutating func report(
    _ kind: SyntaxDiagnosticKind, at range: SourceRange, about subject: SourceRange? = nil,
    related: [RelatedRange] = [],
    fixes: (inout SyntaxDiagnostics) -> [Fix] = { _ in [] }
  ) {
    guard keeps(kind, at: range.start) else { return }
    let fixes = fixes(&self)
    found.add(
      Diagnostic(
        id: kind.id, severity: kind.severity, range: range,
        message: kind.message(about: tree.source[subject ?? range]), related: related, fixes: fixes))
  }

  /// Whether a diagnostic can be among the first; counts it if not.
  private mutating func keeps(_ kind: SyntaxDiagnosticKind, at offset: Int) -> Bool {
    let isWanted = wanted == nil || kind.severity == wanted
    if isWanted && found.keeps(at: offset) { return true }
    found.count(kind.severity)
    return false
  }

  /// Excess nesting is one diagnostic, however often it occurs.
  private mutating func reportNesting(_ index: Int) {
    if hasReportedNesting { return }
    hasReportedNesting = true
    let node = tree.nodes[index]
    report(.nestingTooDeep, at: tree.range(ofTokens: node.firstToken..<node.endToken))
  }

  private mutating func reportConnective(_ kind: SyntaxDiagnosticKind, at node: SyntaxTree.Node) {
    let run = node.firstToken..<node.endToken
    report(kind, at: tree.range(ofTokens: run)) {
      $0.deletionFix(of: [run], title: FixTitle.remove($0.tree.source[$0.tree.tokens[node.firstToken].range]))
    }
  }

  private mutating func reportMissingOperand(_ index: Int) {
    let gap = SourceRange(at: tree.offset(ofToken: tree.nodes[index].firstToken))
    guard keeps(.missingOperand, at: gap.start) else { return }
    let level = removal.level(of: removal.container(of: index))
    let dangling = level.gap(level.operandCount).map { $0.tokens }
    guard let first = dangling.first else { return }
    let word = tree.range(ofTokens: first)
    let text = tree.source[word]
    let related = [RelatedRange(range: word, message: "'\(text)' has no right operand")]
    report(.missingOperand, at: gap, about: word, related: related) {
      $0.deletionFix(of: dangling, title: FixTitle.remove(text))
    }
  }

  private func openingRange(ofGroup index: Int) -> SourceRange {
    let node = tree.nodes[index]
    return tree.opening(ofGroup: SyntaxNodeID(index)).map { tree.tokens[$0].range }
      ?? tree.range(ofTokens: node.firstToken..<node.endToken)
  }

  /// `a:(1 b:2)`: the filter as a quoted value, or nothing.
  private mutating func reportMisplacedFilter(_ node: SyntaxTree.Node) {
    let run = node.firstToken..<node.endToken
    let range = tree.range(ofTokens: run)
    let text = tree.source[range]
    report(.misplacedFilter, at: range) {
      let isPlain = !text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      let quoting = Fix(title: FixTitle.quote, edits: [TextEdit(range: range, replacement: "\"\(text)\"")])
      return (isPlain ? [quoting] : []) + $0.deletionFix(of: [run], title: FixTitle.remove(text))
    }
  }
}

extension SyntaxDiagnostics {
  /// `c:>=u`: the intended operator replaces the two.
  mutating func reportDoubledOperator(_ index: Int) {
    let value = tree.tokens[tree.nodes[index].firstToken].range
    let term = tree.nodes[index].parent
    let open = BareText.openParentheses(in: tree.source.bytes[value.start..<value.end])
    if open > 0 {
      return report(.unclosedRegex, at: value) {
        let closing = String(repeating: ")", count: open)
        return [Fix(title: FixTitle.close(closing), edits: [.insert(closing, at: value.end)])] + $0.removalFix(of: term)
      }
    }
    if tree.nodes[term].kind != .filterTerm {
      return report(.doubledOperator, at: value) { $0.removalFix(of: term) }
    }
    let first = tree.tokens[tree.nodes[index].firstToken - 1].range
    let bytes = tree.source.bytes
    var end = value.start
    while end < value.end, "<>=:!".utf8.contains(bytes[end]) { end += 1 }
    let marks = SourceRange(start: first.start, end: end)
    let rest = SourceRange(start: end, end: value.end)
    report(.doubledOperator, at: value) {
      $0.operatorFix(marks, before: rest) + $0.removalFix(of: term)
    }
  }

  /// A fix that replaces `marks` with the intended operator.
  private func operatorFix(_ marks: SourceRange, before rest: SourceRange) -> [Fix] {
    let isPlain = QuoteMark(at: rest.start, in: tree.source) == nil && FilterValue(bare: tree.source[rest]) != nil
    guard !rest.isEmpty, isPlain else { return [] }
    let meant = meantOperator(tree.source[marks])
    return [Fix(title: FixTitle.replaceOperator(meant), edits: [TextEdit(range: marks, replacement: meant)])]
  }

  /// The operator that a run of operator characters was meant to be: `:>=` is `>=`, `==` is `=`, `<>` is `!=`.
  private func meantOperator(_ marks: String) -> String {
    let bytes = Array(marks.utf8.drop { $0 == UInt8(ascii: ":") })
    guard let first = bytes.first else { return ":" }
    let second = bytes.count > 1 ? bytes[1] : 0
    switch (first, second) {
    case (UInt8(ascii: "<"), UInt8(ascii: ">")), (UInt8(ascii: "!"), _): return "!="
    case (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: "<")): return "<="
    case (UInt8(ascii: ">"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: ">")): return ">="
    case (UInt8(ascii: "<"), _): return "<"
    case (UInt8(ascii: ">"), _): return ">"
    default: return "="
    }
  }

  /// `card"`: the quote can be removed if the word stays a single word without it. A range has two values.
  mutating func reportUnopenedQuotes(_ node: SyntaxTree.Node) {
    let first = node.kind == .valueRange ? node.firstToken : node.endToken - 1
    for token in first..<node.endToken { reportUnopenedQuote(token, in: node) }
  }

  private mutating func reportUnopenedQuote(_ token: Int, in node: SyntaxTree.Node) {
    let kind = tree.tokens[token].kind
    let range = tree.tokens[token].range
    guard kind == .word || kind == .value, let quote = UnopenedQuote(in: tree.source, range) else { return }
    let mark = SourceRange(start: range.end - quote.mark.length, end: range.end)
    report(.unopenedQuote, at: mark, about: range) { $0.unopenedQuoteFix(quote.mark, mark: mark, of: token, in: node) }
  }

  private func unopenedQuoteFix(
    _ quote: QuoteMark, mark: SourceRange, of token: Int, in node: SyntaxTree.Node
  ) -> [Fix] {
    let kind = tree.tokens[token].kind
    let rest = tree.source[SourceRange(start: tree.tokens[token].range.start, end: mark.start)]
    let staysWhole: Bool =
      switch (kind, node.kind) {
      case (.value, _): FilterValue(bare: rest) != nil
      case (_, .exactNameTerm): true
      default: FilterName(bare: rest) != nil
      }
    // `pow" >=3` would become a field before its operator.
    let meetsOperator =
      removal.kind(at: token + 1) == .whitespace && removal.kind(at: token + 2) == .comparison && kind == .word
    guard staysWhole && !meetsOperator else { return [] }
    return [Fix(title: FixTitle.remove(quote.rawValue), edits: [.delete(mark)])]
  }
}
