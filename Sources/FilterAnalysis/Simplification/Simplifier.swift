import FilterAST
import FilterSemantics
import FilterVocabulary

/// Rewrites a query from its leaves up, until nothing can be made simpler.
///
/// Every rewriting but flattening makes the text shorter, so it ends; a pass looks at each group once, and for each of its
/// operands at what stands around it, so a pass takes at most the square of the number of terms, of which there are at most
/// ``SimplifiedQuery/leafLimit``.
struct Simplifier {
  typealias Query = FilterQuery<FilterTerm>

  let vocabulary: Vocabulary
  private(set) var query: Query
  private(set) var steps: [SimplificationStep] = []
  private var meanings: Meanings

  init(_ query: Query, _ vocabulary: Vocabulary) {
    self.query = query
    self.vocabulary = vocabulary
    self.meanings = Meanings(of: .and(.positive, []), in: vocabulary)
  }

  mutating func run() {
    // The text of a query is that of its flattened form: so whatever becomes shorter from here on is shorter than the text it
    // came from.
    guard !query.isNested(deeperThan: SimplifiedQuery.depthLimit), let flat = query.flattened() else { return }
    if flat != query {
      steps.append(SimplificationStep(rule: .flattening, path: [], before: query, after: flat))
      query = flat
    }
    if query.leafCount > SimplifiedQuery.leafLimit || hasDirectiveInGroup { return }
    var count = -1
    while steps.count > count {
      count = steps.count
      meanings = Meanings(of: query, in: vocabulary)
      query = simplify(query, [], insideAnd: false)
    }
  }

  /// Whether a directive stands anywhere but at the top. A source refuses such a query, so it has no meaning to keep.
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

  private mutating func simplify(_ query: Query, _ path: [Int], insideAnd: Bool) -> Query {
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
      simplified.append(simplify(operand, path + [index], insideAnd: isAnd && operands.count > 1))
    }
    var current = make(simplified)
    while let (rule, rewritten) = rewriting(of: current, insideAnd: insideAnd) {
      // A group of one that a rule leaves behind is worth no step of its own.
      let next = rewritten.flattened() ?? rewritten
      steps.append(SimplificationStep(rule: rule, path: path, before: current, after: next))
      current = next
    }
    return current
  }

  /// The positive term that says what a negated one does: `mv<=3` for `-mv>3`. Nil where there is none that is as short.
  private func complement(of term: FilterTerm) -> FilterTerm? {
    guard term.polarity == .negative, case .filter(_, field: _, let written, _) = term,
      let (index, claim) = meanings.claim(of: term), let condition = meanings.condition(of: term)
    else { return nil }
    let space = meanings.spaces.spaces[index]
    switch space.contents {
    case .numbers, .days, .relation: break
    // `-r:rare` is how people say it.
    case .words: if written == .colon { return nil }
    case .colors, .costs, .truth: return nil
    }
    if space.isMany { return nil }
    let candidates = MergeCandidates(key: space.key, terms: [term], conditions: [condition], vocabulary).terms
    let cut = SpaceCut(
      key: space.key, conditions: [condition] + candidates.map { $0.condition }, vocabulary: vocabulary)
    // A cell of its own, for items without a value, is in the complement and in no positive term.
    guard cut.all == space.all || space.all.nonzeroBitCount == cut.all.nonzeroBitCount else { return nil }
    guard let own = cut.cells[0], claim.polarity == .negative else { return nil }
    let length = term.description.utf8.count
    for (place, candidate) in candidates.enumerated() where cut.cells[place + 1] == cut.all & ~own {
      if candidate.term.description.utf8.count <= length { return candidate.term }
    }
    return nil
  }

  /// The first rule that makes a group simpler, and what it makes of it.
  private func rewriting(of query: Query, insideAnd: Bool) -> (SimplificationRule, Query)? {
    if case .term = query { return nil }
    if let flat = query.flattened(), flat != query {
      return (query.polarity == .negative && flat.polarity == .positive ? .doubleNegation : .flattening, flat)
    }
    let group = GroupSimplification(query, meanings)
    let found =
      group.withoutDuplicates() ?? group.withoutExcluded() ?? group.withoutNeedless() ?? group.merged()
      ?? group.absorbed()
    if let found { return found }
    return group.shortened(insideAnd: insideAnd)
  }
}
