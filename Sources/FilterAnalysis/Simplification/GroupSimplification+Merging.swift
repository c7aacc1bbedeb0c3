import FilterAST
import FilterSemantics
import FilterVocabulary

extension GroupSimplification {
  /// Merges terms of one aspect into a single term: numbers, dates, colors and ordered lists.
  func merged() -> Rewriting? {
    for group in groups where group.count > 1 {
      let space = meanings.spaces.spaces[group[0].space]
      // With several values per item each term may hold for another value.
      if space.isMany { continue }
      for pair in pairs(of: group) {
        guard let term = singleTerm(for: pair, space) else { continue }
        var operands = view.operands
        operands[pair[0].operand] = .term(term)
        for literal in pair.dropFirst().reversed() { operands.remove(at: literal.operand) }
        return (.merging, view.rebuilt(operands))
      }
    }
    return nil
  }

  /// All of them together first, then each pair.
  private func pairs(of group: [OperandClaim]) -> [[OperandClaim]] {
    var result = [group]
    if group.count == 2 || group.count > 16 { return result }
    for (index, first) in group.enumerated() {
      for second in group[(index + 1)...] { result.append([first, second]) }
    }
    return result
  }

  private func singleTerm(for literals: [OperandClaim], _ space: Space) -> FilterTerm? {
    let terms = literals.compactMap { literal -> FilterTerm? in
      if case .term(let term) = view.operands[literal.operand] { return term }
      return nil
    }
    let conditions = terms.compactMap { meanings.condition(of: $0) }
    guard conditions.count == terms.count else { return nil }
    let candidates = MergeCandidates(key: space.key, terms: terms, conditions: conditions, meanings.vocabulary).terms
    if candidates.isEmpty { return nil }
    // The constants of the candidates are among those of the query, so its cells tell them apart.
    let own = meanings.conditions.compactMap { condition -> Condition? in
      condition.flatMap { meanings.vocabulary.spaceKey(of: $0) == space.key ? $0 : nil }
    }
    let cut = SpaceCut(
      key: space.key, conditions: own + candidates.map { $0.condition }, vocabulary: meanings.vocabulary)
    // For alternatives the claims are negated: the merged term covers what they leave.
    var allowed = space.all
    for literal in literals {
      allowed &= literal.claim.polarity == .positive ? literal.claim.cells : ~literal.claim.cells
    }
    let wanted = isAll ? allowed : space.all & ~allowed
    let length = terms.reduce(0) { $0 + $1.description.utf8.count }
    return candidates.indices.lazy
      // Only positive terms: some services read a negated comparison differently.
      .filter { cut.cells[own.count + $0] == wanted && candidates[$0].term.description.utf8.count < length }
      .map { candidates[$0].term }
      .min { $0.description.utf8.count < $1.description.utf8.count }
  }
}

/// Terms that may replace several terms of one aspect, or the negation of one.
struct MergeCandidates {
  private(set) var terms: [(term: FilterTerm, condition: Condition)] = []
  private let vocabulary: Vocabulary

  init(key: SpaceKey, terms: [FilterTerm], conditions: [Condition], _ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    switch key {
    case .numbers, .days, .listed, .columns:
      for term in terms {
        guard case .filter(_, field: let name, _, let value) = term else { continue }
        for relation in Comparison.ofCards where relation != .colon { add(name, relation, value) }
        add(name, .colon, value)
      }
    case .colors(let field):
      guard let palette = vocabulary.palette(of: vocabulary[field]),
        case .filter(_, field: let name, _, _)? = terms.first
      else { return }
      for bits in 1..<palette.setCount {
        let letters = palette.letters(of: ColorSet(bits: UInt8(bits)))
        for relation in [Comparison.equal, .lessOrEqual, .greaterOrEqual] { add(name, relation, FilterValue(letters)) }
      }
      if let none = palette.noneWords.first { add(name, .colon, FilterValue(none)) }
      if let many = palette.manyWords.first { add(name, .colon, FilterValue(many)) }
      for count in 0...palette.colors.count {
        for relation in Comparison.ofCards { add(name, relation, FilterValue(String(count))) }
      }
    default: break
    }
  }

  private mutating func add(_ name: FieldName, _ relation: Comparison, _ value: FilterValue) {
    let term = FilterTerm.filter(.positive, field: name, relation, value)
    do throws(TermError) {
      terms.append((term, try vocabulary.condition(of: term)))
    } catch {
      // The field does not take the operator.
    }
  }
}
