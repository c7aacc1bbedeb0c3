import FilterEvaluation
import FilterVocabulary

/// Finds which of the known values of a column a term accepts, by running the term on each.
struct ValueProbe {
  private let list: FilterableList<String>
  private let filter: CompiledFilter<String>

  /// A probe of a term of a plan that is only about one field; nil for a kind whose values are not texts.
  init?(_ leaf: Int, of plan: FilterPlan, field index: Int, in vocabulary: Vocabulary) {
    guard vocabulary.fields.indices.contains(index) else { return nil }
    let bound = vocabulary.fields[index]
    let isOfTexts: Bool
    switch bound.kind.traits.family {
    case .text: isOfTexts = true
    case .word, .property, .keyed: isOfTexts = false
    default: return nil
    }
    list = FilterableList(
      vocabulary: vocabulary,
      fields: vocabulary.fields.enumerated().map { place, field in
        FilterableField(folding: field) { value, _ in
          if place != index { return .nothing }
          return isOfTexts ? .text(value) : .values([value])
        }
      })
    filter = CompiledFilter(plan.term(leaf), for: list)
  }

  /// The values that the term accepts, in their order. Runs the term on each.
  func accepted(_ values: [String]) -> [String] { filter.filter(values) }
}
