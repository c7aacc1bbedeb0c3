/// Words that people type where a term is meant: `price` for `usd<`, `cheap` for `usd<=1`. Completion offers the term.
public struct Synonym: Hashable, Sendable {
  /// The words in lower case, separated by single spaces.
  package let words: String
  /// The name of the field.
  package let field: String
  /// The text after the name: an operator with a value or without one. Empty for the usual operator of the field.
  package let rest: String

  /// Makes words for a field, or for a term of it if `rest` says how the term goes on. `rest` begins with an operator.
  public init(_ words: String, field: String, rest: String = "") {
    (self.words, self.field, self.rest) = (words, field, rest)
  }
}

extension Vocabulary {
  /// The term that words stand for; nil for those of a field without a value.
  package func term(of synonym: Synonym) -> String? {
    guard let field = fieldID(spelled: synonym.field), synonym.rest.contains(where: { !"<>=!:".contains($0) }) else {
      return nil
    }
    return self[field].shortestSpelling + synonym.rest
  }
}
