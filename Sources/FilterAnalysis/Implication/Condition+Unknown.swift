import FilterAST
import FilterSemantics
import FilterVocabulary

extension Condition {
  /// What a term asks. One that asks nothing the vocabulary knows stands for itself, so that two equal ones are known to be
  /// equal and nothing else is concluded. Nil for a directive, also for one with an unknown value: that is no condition either.
  init?(termOrItself term: FilterTerm, in vocabulary: Vocabulary) {
    if vocabulary.isDirective(term) { return nil }
    do throws(TermMistake) {
      let condition = try vocabulary.condition(of: term)
      if case .directive = condition { return nil }
      self = condition
    } catch {
      self = .unknown(term.with(polarity: .positive))
    }
  }
}
