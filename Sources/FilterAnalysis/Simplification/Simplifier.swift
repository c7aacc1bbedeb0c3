import FilterAST
import FilterSemantics
import FilterVocabulary

/// Rewrites a query from its leaves up until no rule applies.
///
/// Every rule except flattening shortens the text, so the process ends. A pass visits each group once and compares
/// each operand with its surroundings, so it is at most quadratic in the terms, of which there are at most
/// ``SimplifiedQuery/leafLimit``.
struct Simplifier {
  typealias Query = FilterQuery<FilterTerm>

  let vocabulary: Vocabulary
  private(set) var query: Query
  private(set) var steps: [SimplificationStep] = []
  private var meanings: Meanings

  init(_ query: Query, vocabulary: Vocabulary) {
    self.query = query
    self.vocabulary = vocabulary
    self.meanings = Meanings(of: .and(.positive, []), in: vocabulary)
  }

  mutating func run() {
    // The canonical text of a query is that of its flattened form, so later steps only shorten it.
    guard !query.isNested(deeperThan: SimplifiedQuery.depthLimit), let flat = query.flattened() else { return }
    if flat != query {
      steps.append(SimplificationStep(rule: .flattening, path: [], before: query, after: flat))
      query = flat
    }
    if query.leafCount > SimplifiedQuery.leafLimit || hasDirectiveInGroup || hasUnreadTerm { return }
    var count = -1
    while steps.count > count {
      count = steps.count
      meanings = Meanings(of: query, in: vocabulary)
      query = simplify(query, at: [], insideAnd: false)
    }
  }

  /// Whether the terms of the query exclude each other. A contradiction within it was removed or spread to all of it.
  var matchesNothing: Bool {
    let own = Meanings(of: query, in: vocabulary)
    if case .term(let term) = query {
      guard let (space, claim) = own.claim(of: term) else { return false }
      return !own.spaces.spaces[space].areConsistent([claim])
    }
    let group = GroupSimplification(query, meanings: own)
    return group.isAll && group.groups.contains { !group.isConsistent($0) }
  }

  /// Whether a directive is not at the top level. Services refuse such a query, so it has no meaning to keep.
  private var hasDirectiveInGroup: Bool {
    var top: [FilterTerm] = []
    if case .and(.positive, let operands) = query {
      for operand in operands {
        if case .term(let term) = operand { top.append(term) }
      }
    } else if case .term(let term) = query {
      top = [term]
    }
    return query.leaves.filter { vocabulary.isDirective($0) }.count != top.filter { vocabulary.isDirective($0) }.count
  }

  /// Whether the vocabulary cannot read a term. Where such terms are ignored, the rest of a group has another meaning
  /// beside them than with them as conditions: `(a or x:1) (a or b)` is `a (a or b)`, and not `a or x:1 b`.
  private var hasUnreadTerm: Bool {
    query.leaves.contains { term in
      if case .unknown? = Condition(termOrItself: term, in: vocabulary) { return true }
      return false
    }
  }

  private mutating func simplify(_ query: Query, at path: [Int], insideAnd: Bool) -> Query {
    let operands: [Query]
    let make: ([Query]) -> Query
    var isAnd = true
    switch query {
    case .term(let term):
      guard let other = complement(of: term) else { return query }
      steps.append(SimplificationStep(rule: .complement, path: path, before: query, after: .term(other)))
      return .term(other)
    case .and(let polarity, let children): (operands, make) = (children, { .and(polarity, $0) })
    case .or(let polarity, let children):
      (operands, make) = (children, { .or(polarity, $0) })
      isAnd = false
    }
    var simplified: [Query] = []
    for (index, operand) in operands.enumerated() {
      simplified.append(simplify(operand, at: path + [index], insideAnd: isAnd && operands.count > 1))
    }
    var current = make(simplified)
    while let (rule, rewritten) = rewriting(of: current, insideAnd: insideAnd) {
      // Flattening the result of a rule is not a step of its own.
      let next = rewritten.flattened() ?? rewritten
      steps.append(SimplificationStep(rule: rule, path: path, before: current, after: next))
      current = next
    }
    return current
  }

  /// The positive form of a negated term: `mv<=3` for `-mv>3`. Nil if none is as short.
  private func complement(of term: FilterTerm) -> FilterTerm? {
    guard term.polarity == .negative, case .filter(_, field: _, let written, _) = term,
      let (index, claim) = meanings.claim(of: term), let condition = meanings.condition(of: term)
    else { return nil }
    let space = meanings.spaces.spaces[index]
    switch space.contents {
    case .numbers, .days, .relation: break
    // `-r:rare` is the usual spelling.
    case .words: if written == .colon { return nil }
    case .colors, .costs, .truth: return nil
    }
    if space.isMany { return nil }
    let candidates = MergeCandidates(key: space.key, terms: [term], conditions: [condition], vocabulary).terms
    let cut = SpaceCut(
      key: space.key, conditions: [condition] + candidates.map { $0.condition }, vocabulary: vocabulary)
    // Items without a value are in the complement, but match no positive term.
    guard cut.all == space.all || space.all.count == cut.all.count else { return nil }
    guard let own = cut.cells[0], claim.polarity == .negative else { return nil }
    let length = term.description.utf8.count
    for (number, candidate) in candidates.enumerated() where cut.cells[number + 1] == cut.all & ~own {
      if candidate.term.description.utf8.count <= length { return candidate.term }
    }
    return nil
  }

  /// The first rule that simplifies a group, and the result.
  private func rewriting(of query: Query, insideAnd: Bool) -> (SimplificationRule, Query)? {
    if case .term = query { return nil }
    if let flat = query.flattened(), flat != query {
      return (query.polarity == .negative && flat.polarity == .positive ? .doubleNegation : .flattening, flat)
    }
    let group = GroupSimplification(query, meanings: meanings)
    let found =
      group.withoutDuplicates() ?? group.withoutExcluded() ?? group.withoutNeedless() ?? group.merged()
      ?? group.absorbed()
    if let found { return found }
    return group.shortened(insideAnd: insideAnd)
  }
}

extension FilterQuery where Term == FilterTerm {
  /// The length of the canonical text in bytes, with the parentheses it needs as an operand of an "and".
  func printedLength(insideAnd: Bool) -> Int {
    switch self {
    case .term(let term): return term.description.utf8.count
    case .and(let polarity, let operands):
      let inner =
        operands.reduce(0) { $0 + $1.printedLength(insideAnd: operands.count > 1) } + max(0, operands.count - 1)
      return polarity == .negative ? inner + 3 : inner
    case .or(let polarity, let operands):
      let inner = operands.reduce(0) { $0 + $1.printedLength(insideAnd: false) } + 4 * max(0, operands.count - 1)
      if polarity == .negative { return inner + 3 }
      return insideAnd && operands.count > 1 ? inner + 2 : inner
    }
  }

  var leafCount: Int {
    var count = 0
    forEachLeaf { _ in count += 1 }
    return count
  }
}
