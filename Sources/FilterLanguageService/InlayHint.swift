import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText
import FilterVocabulary

/// Text that an editor shows within a document without changing it.
public struct InlayHint: Hashable, Sendable {
  /// The kind of a hint. The raw values are the words used in JSON.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The implicit `and` between two terms.
    case connective
    /// An implicit parenthesis around an operand of `or` with several terms.
    case group
    /// The meaning of a nickname, alias or code.
    case alias
  }

  /// The offset of the hint in the document.
  public var offset: Int
  /// The text of the hint.
  public var label: String
  /// The kind of the hint.
  public var kind: Kind
  /// The reason for the hint, without a full stop.
  public var tooltip: String
  /// The edits that write the hint into the document without changing the meaning of the query. Both parentheses of a
  /// pair have the edits of the pair. Empty if the hint cannot be written.
  public var edits: [TextEdit] = []
  /// Whether a space is shown before the label.
  public var paddingBefore = false
  /// Whether a space is shown after the label.
  public var paddingAfter = false
}

/// Which kinds of hints are shown.
public struct InlayHintOptions: Hashable, Sendable {
  /// Where an implicit `and` is shown. The raw values are the words used in JSON.
  public enum Connectives: String, CaseIterable, Hashable, Sendable {
    /// No implicit `and` is shown.
    case none
    /// Only within an operand of `or`, where precedence matters.
    case nearOr = "near-or"
    /// Every implicit `and` is shown.
    case everywhere
  }

  /// Where an implicit `and` is shown.
  public var connectives: Connectives
  /// Whether implicit parentheses are shown around operands of `or`.
  public var groups: Bool
  /// Whether the meanings of nicknames, aliases and codes are shown.
  public var aliases: Bool

  /// Makes options. By default all kinds are shown, and `and` only near `or`.
  public init(connectives: Connectives = .nearOr, groups: Bool = true, aliases: Bool = true) {
    self.connectives = connectives
    self.groups = groups
    self.aliases = aliases
  }

  /// The default: all kinds of hints, and `and` only near `or`.
  public static let all = InlayHintOptions()

  /// The options that show no hints.
  public static let none = InlayHintOptions(connectives: .none, groups: false, aliases: false)
}

extension DocumentSnapshot {
  /// The hints within a range of the document or at its ends, in the order of the text.
  ///
  /// The range is in bytes of the document and is clamped to it. Linear in the queries it touches; only these are
  /// analyzed.
  public func inlayHints(in range: SourceRange, options: InlayHintOptions = .all) -> [InlayHint] {
    if options == .none { return [] }
    var hints: [InlayHint] = []
    for query in queries(touching: range) {
      for hint in query.entry.hints(options) where range.touches(hint.offset + query.range.start) {
        var hint = hint
        hint.offset += query.range.start
        hint.edits = query.documentEdits(hint.edits)
        hints.append(hint)
      }
    }
    return hints
  }
}

/// The hints of a query, in offsets of the query.
struct QueryHints: Sendable {
  let options: InlayHintOptions
  let hints: [InlayHint]

  init(_ analysis: AnalyzedQuery, options: InlayHintOptions) {
    var walk = InlayHintWalk(analysis, options: options)
    walk.run()
    self.options = options
    self.hints = walk.hints
  }
}

/// Collects the hints of a query in the order of the text. Offsets are those of the query.
struct InlayHintWalk {
  private let analysis: AnalyzedQuery
  private let options: InlayHintOptions
  private(set) var hints: [InlayHint] = []
  /// The index of the next leaf; the walk visits terms in the order of the leaves.
  private var leaf = 0
  private let directives: Set<SyntaxNodeID>
  /// Whether the parser accepts one more level of parentheses.
  private let mayNest: Bool

  init(_ analysis: AnalyzedQuery, options: InlayHintOptions) {
    self.analysis = analysis
    self.options = options
    directives = Set(analysis.leaves.lazy.filter { $0.isDirective }.map { $0.node })
    mayNest = InlayHintWalk.depth(analysis.parsed.tree) < ParsedQuery.maximumNesting
  }

  private var tree: SyntaxTree { analysis.parsed.tree }

  mutating func run() {
    visit(tree.root)
  }

  // The parser limits the nesting, so recursion is safe.
  private mutating func visit(_ node: SyntaxNodeID) {
    switch tree.kind(of: node) {
    case .conjunction: visitConjunction(node)
    case let kind where kind.isTerm: visitTerm(node)
    default:
      for child in tree.children(of: node) { visit(child) }
    }
  }

  private mutating func visitConjunction(_ node: SyntaxNodeID) {
    let isNearOr = tree.parent(of: node).map { tree.kind(of: $0) == .disjunction } ?? false
    let operands = tree.children(of: node).filter { tree.kind(of: $0).isOperand }
    // Directives are not operands of `and`.
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

  /// Shows `and` before an operand if no connective is written before it.
  private mutating func addConnective(between left: SyntaxNodeID, and right: SyntaxNodeID) {
    let gap = tree.tokens(of: left).upperBound..<tree.tokens(of: right).lowerBound
    guard tree.tokens[gap].allSatisfy({ $0.kind.isTrivia }) else { return }
    let offset = tree.range(of: right).start
    let hasSpace = gap.upperBound > gap.lowerBound && tree.tokens[gap.upperBound - 1].kind == .whitespace
    hints.append(
      InlayHint(
        offset: offset, label: "and", kind: .connective, tooltip: "adjacent terms must all match",
        edits: [.insert(hasSpace ? "and " : " and ", at: offset)], paddingBefore: !hasSpace, paddingAfter: true))
  }

  private mutating func addGroup(_ label: String, at offset: Int, _ edits: [TextEdit]) {
    hints.append(
      InlayHint(
        offset: offset, label: label, kind: .group, tooltip: "'or' binds loosest: this is one alternative",
        edits: edits))
  }

  /// The edits that put a branch into parentheses; none if these would be read as part of a quote or ignored.
  private func groupEdits(_ range: SourceRange) -> [TextEdit] {
    guard mayNest, let last = lastToken(endingAt: range.end) else { return [] }
    switch last {
    // An unclosed quote would contain the parenthesis; a partial operator would become part of a name.
    case .unclosedQuoted, .unclosedRegex, .halfComparison: return []
    default: return [.insert("(", at: range.start), .insert(")", at: range.end)]
    }
  }

  private func lastToken(endingAt end: Int) -> TokenKind? {
    let index = tree.tokens.partitioningIndex(where: { $0.range.end >= end })
    return index < tree.tokens.count ? tree.tokens[index].kind : nil
  }

  private mutating func visitTerm(_ node: SyntaxNodeID) {
    guard options.aliases, let leaf = nextLeaf(at: node) else { return }
    if let hint = AliasHint(analysis.vocabulary).hint(for: leaf) { hints.append(hint) }
  }

  private mutating func nextLeaf(at node: SyntaxNodeID) -> AnalyzedLeaf? {
    while leaf < analysis.leaves.count, analysis.leaves[leaf].node < node { leaf += 1 }
    return leaf < analysis.leaves.count && analysis.leaves[leaf].node == node ? analysis.leaves[leaf] : nil
  }

  /// The nesting of groups, up to the limit of the parser.
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

/// Makes the hint after a value that is a nickname, an alias or a code.
struct AliasHint {
  private let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// The hint after the value of a term; `nil` if the value needs no explanation.
  func hint(for leaf: AnalyzedLeaf) -> InlayHint? {
    guard case .filter(_, field: _, _, let value) = leaf.term, let condition = leaf.condition, leaf.field != nil,
      let (label, replacement) = meaning(of: condition, value.text)
    else { return nil }
    return InlayHint(
      offset: leaf.value.end, label: Phrase.shortened(label, to: 60), kind: .alias,
      tooltip: "'\(Phrase.shortened(value.text, to: 60))' stands for \(label)",
      edits: edits(replacement, leaf: leaf, condition: condition), paddingBefore: true)
  }

  /// The label for a value, and the value to write instead, which may be empty.
  private func meaning(of condition: Condition, _ typed: String) -> (label: String, replacement: String)? {
    switch condition {
    case .colors(let id, _, let value): return colors(value, field: vocabulary[id], typed: typed)
    case .listed(let id, _, let value):
      let field = vocabulary[id]
      // The names of properties explain themselves.
      if field.kind.traits.family == .property { return nil }
      return alias(vocabulary[value], typed: typed) ?? code(vocabulary[value], field: field, typed: typed)
    case .directive(_, let value): return alias(vocabulary[value], typed: typed)
    case .text(let id, _): return vocabulary.value(typed, of: vocabulary[id]).flatMap { alias($0, typed: typed) }
    case .namedDay(let id, _, let day):
      let value = vocabulary.value(day.text, of: vocabulary[id])
      return value.flatMap { alias($0, typed: typed) ?? code($0, field: vocabulary[id], typed: typed) }
    default: return nil
    }
  }

  private func colors(_ value: ColorValue, field: Field, typed: String) -> (String, String)? {
    guard let palette = vocabulary.palette(of: field) else { return nil }
    let words = ColorWords(palette: palette)
    switch value {
    case .colors(let set):
      if words.nickname(typed) == nil { return nil }
      return (words.names(of: set).joined(separator: ", "), palette.letters(of: set))
    case .count(let count):
      return typed.utf8.first?.isDigit == true ? nil : (words.spelled(value), "\(count)")
    case .none, .many, .any: return nil
    }
  }

  /// The preferred spelling of an alias: `commander` for `edh`, `Japanese` for `jp`.
  private func alias(_ value: FieldValue, typed: String) -> (String, String)? {
    let folded = ValueSpelling.folded(typed)
    if folded == ValueSpelling.folded(value.text) || folded == ValueSpelling.folded(value.label) { return nil }
    // If the preferred spelling is a code itself, the label says more.
    return (value.text.utf8.count <= 3 && !value.label.isEmpty ? value.label : value.text, value.text)
  }

  /// The name of a short code from a catalog: `Kamigawa: Neon Dynasty` for `neo`.
  private func code(_ value: FieldValue, field: Field, typed: String) -> (String, String)? {
    let folded = ValueSpelling.folded(typed)
    guard !value.label.isEmpty, value.text.utf8.count <= 5, folded != ValueSpelling.folded(value.label),
      !field.values.contains(where: { $0.text == value.text })
    else { return nil }
    return (value.label, "")
  }

  /// The edit that writes another value without quotes, if that keeps the condition.
  private func edits(_ replacement: String, leaf: AnalyzedLeaf, condition: Condition) -> [TextEdit] {
    guard case .filter(let polarity, field: let field, let comparison, let value) = leaf.term, value.form == .bare,
      value.text.utf8.count == leaf.value.length, let bare = FilterValue(bare: replacement)
    else { return [] }
    do throws(TermError) {
      let same = try vocabulary.condition(of: .filter(polarity, field: field, comparison, bare))
      return same == condition ? [TextEdit(range: leaf.value, replacement: replacement)] : []
    } catch {
      return []
    }
  }
}
