import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// A description of the query as a sentence of at most `limit` characters: "Finds creatures that are red"; empty for
  /// a query without a term. Linear in the query.
  func sentence(limit: Int) -> String {
    let count = parsed.tree.terms.count
    if count == 0 { return "" }
    if isBeyondWords { return "Has \(count) terms, too many for a sentence" }
    let explanation = self.explanation
    let words = EnglishExplanation(explanation, vocabulary: vocabulary).description
    // Without any effective term the explanation is a note, not a result.
    if explanation.condition == nil, explanation.directives.isEmpty {
      return Phrase.shortened(Phrase.capitalized(words), to: limit)
    }
    return Phrase.shortened("Finds " + words, to: limit)
  }

  /// Whether the query has far more terms than a sentence can name: an explanation would be expensive and almost all of
  /// it cut.
  var isBeyondWords: Bool { parsed.tree.terms.count > 300 }
}
