import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary

/// How the terms of a query are spelled in its text, for queries made of them.
struct Spellings {
  private let vocabulary: Vocabulary
  private var known: [FilterTerm: WrittenOperand] = [:]

  init(_ reading: QueryReading) {
    vocabulary = reading.vocabulary
    for leaf in reading.analysis.leaves {
      let term = leaf.term.with(polarity: .positive)
      if known[term] == nil { known[term] = reading.operand(leaf.node) }
    }
  }

  /// A term as it is written where it occurs first, else in its canonical form.
  func operand(for term: FilterTerm) -> WrittenOperand {
    let positive = term.with(polarity: .positive)
    if let known = known[positive] { return known.with(polarity: term.polarity) }
    return WrittenOperand(
      polarity: term.polarity, content: .term(positive), asked: positive.description,
      excluded: positive.negated.description)
  }
}
