import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText
import FilterVocabulary

/// The kinds of diagnostics about the logic of a query. The case name is the id: `alwaysTrue` is reported as
/// `always-true`.
public enum LogicDiagnosticKind: String, CaseIterable, Hashable, Sendable {
  /// Terms that cannot all hold: `mv>3 mv<2`. The ranges are a minimal conflict: without any one of them the rest can
  /// hold.
  case contradiction
  /// Terms that cannot all hold for one part of an item, but may hold for different parts: `pow>3 pow<2`.
  case contradictionWithinPart
  /// A condition that always holds: `t:elf or -t:elf`.
  case alwaysTrue
  /// A condition that is written twice: `t:elf t:elf`.
  case duplicateTerm
  /// A term implied by another one: `mv>3 mv>5`.
  case redundantTerm

  /// The stable id, as used in JSON output and scripts: `duplicate-term`.
  public var id: DiagnosticID { LogicDiagnosticKind.ids[self] ?? DiagnosticID(declaration: rawValue) }

  private static let ids = [LogicDiagnosticKind: DiagnosticID](
    uniqueKeysWithValues: allCases.map { ($0, DiagnosticID(declaration: $0.rawValue)) })

  /// A contradiction is a warning, all else is information.
  public var severity: Severity {
    switch self {
    case .contradiction: .warning
    case .contradictionWithinPart, .alwaysTrue, .duplicateTerm, .redundantTerm: .information
    }
  }
}

/// Turns conclusions about the logic of a query into diagnostics with messages, ranges and fixes.
struct LogicDiagnostics {
  private let query: AnalyzedQuery
  private let formula: Formula
  private let offersFixes: Bool

  /// The diagnostics about the logic of a query, in no order, with unchecked fixes.
  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    guard query.mayHaveLogicConclusions, let formula = query.formula else { return [] }
    return query.logicConclusions(of: formula).map {
      LogicDiagnostics(query: query, formula: formula, offersFixes: budget.spend()).diagnostic($0)
    }
  }

  private func diagnostic(_ conclusion: LogicConclusion) -> Diagnostic {
    switch conclusion.kind {
    case .contradiction, .contradictionWithinPart: contradiction(conclusion)
    case .alwaysTrue: alwaysTrue(conclusion)
    case .duplicateTerm, .redundantTerm: redundant(conclusion)
    }
  }

  private func contradiction(_ conclusion: LogicConclusion) -> Diagnostic {
    if conclusion.operands.count == 1, let (ends, swap) = swap(ofRange: conclusion.operands[0]) {
      return report(
        conclusion,
        message: "the range from \(query.quoted(ends.lower)) to \(query.quoted(ends.upper)) is empty; nothing matches",
        related: "", fixes: [swap])
    }
    let names = conclusion.operands.map { query.quoted(rangeWithNegation(of: $0)) }
    let item = query.vocabulary.itemName
    var message: String
    if names.count == 1 {
      message = "no \(item) can match \(names[0])"
    } else if conclusion.kind == .contradictionWithinPart {
      message = "\(names.listed()) exclude each other within one part of the same \(item)"
    } else if let group = conclusion.operands.first(where: { isInNegatedGroup($0) }), names.count == 2,
      let other = conclusion.operands.first(where: { !isInNegatedGroup($0) })
    {
      let excluding = query.quoted(rangeWithNegation(of: group))
      message = "\(excluding) excludes \(query.quoted(rangeWithNegation(of: other))); nothing matches"
    } else {
      message = "\(names.listed()) exclude each other; nothing matches"
    }
    if conclusion.isInAny { message += "; this alternative matches nothing" }
    return report(
      conclusion, message: message, related: "conflicts with this",
      fixes: conclusion.operands.reversed().prefix(3).flatMap { removal(of: $0) })
  }

  /// The ends of an operand that is a range between two values, and their exchange; nil for other operands.
  private func swap(ofRange operand: Int) -> (ends: (lower: SourceRange, upper: SourceRange), fix: Fix)? {
    guard case .literal(let leaf, _) = formula.nodes[operand].kind,
      case .range(_, field: _, _, let range) = query.leaves[leaf].term, range.lower != nil, range.upper != nil
    else { return nil }
    let tree = query.parsed.tree
    let values = tree.tokens(of: query.leaves[leaf].node).filter { tree.tokens[$0].kind.isValue }
    guard let first = values.first, let last = values.last, values.count == 2 else { return nil }
    let (lower, upper) = (tree.tokens[first].range, tree.tokens[last].range)
    return (
      (lower, upper),
      Fix(
        title: "Swap the ends",
        edits: [
          TextEdit(range: lower, replacement: query.source[upper].description),
          TextEdit(range: upper, replacement: query.source[lower].description),
        ])
    )
  }

  private func alwaysTrue(_ conclusion: LogicConclusion) -> Diagnostic {
    let operands = conclusion.operands
    let names = operands.map { query.quoted(rangeWithNegation(of: $0)) }
    // Beside a term that always matches, the other alternatives have no effect.
    let isNeedless = names.count == 1 && !conclusion.isInAny
    let message =
      isNeedless
      ? "\(names[0]) always matches; it has no effect"
      : "\(names.count == 1 ? names[0] : "one of " + names.listed()) always matches; the alternatives have no effect"
    let fixes = isNeedless ? operands.flatMap { removal(of: $0) } : removalOfGroup(around: operands)
    return report(conclusion, message: message, related: "the other alternative", fixes: fixes)
  }

  private func redundant(_ conclusion: LogicConclusion) -> Diagnostic {
    let isDuplicate = conclusion.kind == .duplicateTerm
    let range = query.sourceRange(of: conclusion.operands[0], in: formula)
    let reason = conclusion.reason.map { query.sourceRange(of: $0, in: formula) }
    let term = query.quoted(range)
    let other = reason.map { query.quoted($0) } ?? "another term"
    let message: String
    if isDuplicate {
      message = term == other ? "\(term) is written twice" : "\(term) means the same as \(other)"
    } else {
      message = "\(term) has no effect; \(other) \(conclusion.isInAny ? "already includes" : "implies") it"
    }
    return Diagnostic(
      id: conclusion.kind.id, severity: conclusion.kind.severity, range: range, message: message,
      related: reason.map { [RelatedRange(range: $0, message: isDuplicate ? "same condition" : "implied by this")] }
        ?? [],
      fixes: removal(of: conclusion.operands[0]))
  }

  /// A diagnostic about several ranges, placed at the last one, which was probably typed last.
  private func report(
    _ conclusion: LogicConclusion, message: String, related: String, fixes: [Fix]
  ) -> Diagnostic {
    let ranges = conclusion.operands.map { query.sourceRange(of: $0, in: formula) }
    return Diagnostic(
      id: conclusion.kind.id, severity: conclusion.kind.severity, range: ranges.last ?? query.source.range,
      message: message, related: ranges.dropLast().map { RelatedRange(range: $0, message: related) }, fixes: fixes)
  }

  /// The range of an operand; if an enclosing group negates it, the range of that group: `-(t:elf or c:g)`.
  private func rangeWithNegation(of operand: Int) -> SourceRange {
    let range = query.sourceRange(of: operand, in: formula)
    guard case .literal(let leaf, .negative) = formula.nodes[operand].kind, !range.isEmpty,
      query.source.bytes[range.start] != UInt8(ascii: "-")
    else { return range }
    var node = query.leaves[leaf].node
    while let parent = query.parsed.tree.parent(of: node) {
      let group = query.parsed.tree.range(of: parent)
      if query.parsed.tree.kind(of: parent) == .group, query.source.bytes[group.start] == UInt8(ascii: "-") {
        return group
      }
      node = parent
    }
    return range
  }

  /// Whether an operand is a term that only an enclosing group negates.
  private func isInNegatedGroup(_ operand: Int) -> Bool {
    rangeWithNegation(of: operand) != query.sourceRange(of: operand, in: formula)
  }

  private func removal(of operand: Int) -> [Fix] {
    let leaves = formula.nodes[operand].leaves
    guard let node = query.node(coveringLeaves: leaves) else { return [] }
    let fixes = removal(ofNode: node, query.sourceRange(of: operand, in: formula))
    guard isInNegatedGroup(operand) else { return fixes }
    // The same text may stand elsewhere, so the title names the group.
    let group = query.quoted(rangeWithNegation(of: operand))
    return fixes.map { Fix(title: "\($0.title) from \(group)", edits: $0.edits) }
  }

  private func removalOfGroup(around operands: [Int]) -> [Fix] {
    guard
      let any = formula.nodes.indices.first(where: { index in
        operands.allSatisfy { formula.nodes[index].children.contains($0) }
      }), any != formula.root
    else { return [] }
    return removal(of: any)
  }

  private func removal(ofNode node: SyntaxNodeID, _ range: SourceRange) -> [Fix] {
    offersFixes ? query.removal(of: node, quoting: range) : []
  }
}

extension AnalyzedQuery {
  /// The query as a formula of the terms that can be read; nil if it has no condition.
  var formula: Formula? {
    guard let query else { return nil }
    let formula = Formula(query) {
      leaves[$0].error == nil && !leaves[$0].isDirective && !leaves[$0].isForeignConnective
    }
    return formula.root == nil ? nil : formula
  }

  /// Whether the reasoning may find anything. A quick check: terms of different aspects never exclude, repeat or imply
  /// each other, and most queries have no others.
  var mayHaveLogicConclusions: Bool {
    var seen: [Int] = []
    for leaf in leaves where !leaf.isDirective {
      guard let condition = leaf.condition else { continue }
      if vocabulary.isDecidedAlone(condition) { return true }
      let aspect = vocabulary.aspect(of: condition)
      if seen.count > 32 || seen.contains(aspect) { return true }
      seen.append(aspect)
    }
    return false
  }

  /// The conclusions from the logic of the query. See `LogicReview` for the limits.
  func logicConclusions(of formula: Formula) -> [LogicConclusion] {
    let conditions: [Condition?] = leaves.map { $0.condition ?? .unknown($0.term.with(polarity: .positive)) }
    var review = LogicReview(formula, spaces: ConditionSpaces(conditions, in: vocabulary))
    review.run()
    if review.conclusions.contains(where: { $0.kind == .contradiction }) { return review.conclusions }
    let hasParts = review.spaces.spaces.contains { $0.isMany && vocabulary.multiplicity(of: $0.key) == .perPart }
    guard hasParts else { return review.conclusions }
    var within = LogicReview(
      formula, spaces: ConditionSpaces(conditions, in: vocabulary, singleParts: true), isWithinPart: true)
    within.run()
    return review.conclusions + within.conclusions
  }

  /// The node that covers exactly a range of leaves, or the smallest around them; nil for a leaf that does not exist.
  func node(coveringLeaves range: Range<Int>) -> SyntaxNodeID? {
    guard range.lowerBound < range.upperBound, leaves.indices.contains(range.lowerBound),
      leaves.indices.contains(range.upperBound - 1)
    else { return nil }
    let last = leaves[range.upperBound - 1].range
    var node = leaves[range.lowerBound].node
    while !parsed.tree.range(of: node).encloses(last), let parent = parsed.tree.parent(of: node) { node = parent }
    return node
  }

  /// The range of a node of the formula, with the parentheses of a group, and with the field of a range of values.
  func sourceRange(of node: Int, in formula: Formula) -> SourceRange {
    let leaves = formula.nodes[node].leaves
    if leaves.count == 1 {
      let leaf = self.leaves[leaves.lowerBound]
      guard leaf.isOneValue, let field = leaf.field, leaf.comparison?.end == leaf.range.start else { return leaf.range }
      return SourceRange(start: field.start, end: leaf.range.end)
    }
    guard var node = self.node(coveringLeaves: leaves) else { return source.range }
    while let parent = parsed.tree.parent(of: node), parsed.tree.kind(of: parent) == .group { node = parent }
    return parsed.tree.range(of: node)
  }
}

extension Vocabulary {
  /// A number for the aspect of a condition. Only conditions with equal numbers can affect each other.
  fileprivate func aspect(of condition: Condition) -> Int {
    switch condition {
    case .name: -2
    case .date, .namedDay: -3
    case .listed(let field, _, let value):
      // Flags and states differ by their values.
      self[field].kind.traits.family == .property || hasStates(field, value)
        ? 1_000 + value.index : field.index
    default: condition.field?.index ?? -1
    }
  }

  /// Whether a condition may always or never hold regardless of other terms: `id>=c`, `r>bonus`.
  fileprivate func isDecidedAlone(_ condition: Condition) -> Bool {
    switch condition {
    case .range: return true
    case .colors(let id, let comparison, let value):
      guard let palette = palette(of: self[id]) else { return false }
      let sets = palette.satisfyingSets(comparison, value, colon: self[id].colon)
      return sets == 0 || sets.nonzeroBitCount == palette.setCount
    case .listed(let id, let relation, _): return relation != .equal && self[id].kind == .orderedEnumeration
    case .number(let id, _, let number): return self[id].isWhole && !number.isWhole
    default: return false
    }
  }
}
