import FilterAST
import FilterSemantics
import FilterVocabulary

/// The terms that several terms of one aspect, or the opposite of one, might be said by.
struct MergeCandidates {
  private(set) var terms: [(term: FilterTerm, condition: Condition)] = []
  private let vocabulary: Vocabulary

  init(key: SpaceKey, terms: [FilterTerm], conditions: [Condition], _ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    switch key {
    case .numbers, .days, .listed, .columns:
      for term in terms {
        guard case .filter(_, field: let name, _, let value) = term else { continue }
        for relation in Comparison.allCases where relation != .colon { add(name, relation, value) }
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
        for relation in Comparison.allCases { add(name, relation, FilterValue(String(count))) }
      }
    default: break
    }
  }

  private mutating func add(_ name: FieldName, _ relation: Comparison, _ value: FilterValue) {
    let term = FilterTerm.filter(.positive, field: name, relation, value)
    do throws(TermMistake) {
      terms.append((term, try vocabulary.condition(of: term)))
    } catch {
      // The field does not take the operator, so it is no candidate.
    }
  }
}
