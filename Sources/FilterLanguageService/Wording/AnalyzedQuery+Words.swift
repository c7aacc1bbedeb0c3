import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// What the query asks for, as a sentence of at most `limit` characters: "Finds creatures that are red"; empty for a query
  /// without a term. Linear in the query.
  func sentence(limit: Int) -> String {
    let count = parsed.tree.terms.count
    if count == 0 { return "" }
    if isBeyondWords { return "Has \(count) terms, too many for a sentence" }
    let explanation = self.explanation
    let words = EnglishExplanation(explanation, vocabulary: vocabulary).description
    // What has no effect at all finds nothing: then the explanation is a remark about it.
    if explanation.condition == nil, explanation.directives.isEmpty {
      return Phrase.shortened(Phrase.capitalized(words), to: limit)
    }
    return Phrase.shortened("Finds " + words, to: limit)
  }

  /// Whether the query has many times the terms that a sentence may name: putting it into words would cost much, and nearly all
  /// of them would be cut away.
  var isBeyondWords: Bool { parsed.tree.terms.count > 300 }
}
