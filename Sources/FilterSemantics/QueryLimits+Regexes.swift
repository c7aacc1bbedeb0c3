package import FilterRegex
package import FilterVocabulary

extension RegexLimits {
  /// The limits of the regular expressions of a vocabulary; nil where it has none. A limit that is not known never refuses.
  package init?(_ limits: QueryLimits) {
    let all = [limits.regexDepth, limits.regexComplexity, limits.regexCharacters, limits.regexRepetitions]
    if all.allSatisfy({ $0 == 0 }) { return nil }
    let known = all.map { $0 == 0 ? Int.max : $0 }
    self.init(parenthesisDepth: known[0], complexity: known[1], length: known[2], repetitionSum: known[3])
  }
}
