import FilterAST
import FilterLexer
import FilterParser
package import FilterSemantics
import FilterText
package import FilterVocabulary

/// The terms that words of a question stand for: `elf with flying` for `t:elf kw:flying`.
///
/// Each word is one of the vocabulary's words for terms, a value of a field, or one that joins the others. A question with
/// any other word has no terms.
package struct WordsAsTerms {
  private let vocabulary: Vocabulary
  private let words: [String]
  private var terms: [String] = []
  private var isExcluded = false

  /// Words that only join others.
  private static let joining: Set<String> = [
    "with", "and", "that", "which", "who", "have", "has", "having", "a", "an", "the", "all", "any", "of", "in", "is",
    "are", "card", "cards", "for", "can", "from", "plus", "being",
  ]
  /// Words that exclude the next one.
  private static let excluding: Set<String> = ["without", "no", "not", "non", "except", "minus"]
  /// The most words of a phrase.
  private static let maximumPhrase = 4
  private static let maximumWords = 12

  /// The text of a query whose words are written as terms, with its other terms as they are; nil if a word is unknown, for
  /// a query with groups or `or`, and without words.
  package static func text(of query: AnalyzedQuery) -> String? {
    let isPlain = query.parsed.tree.tokens.allSatisfy {
      ![.or, .leftParenthesis, .rightParenthesis, .exclamation].contains($0.kind)
    }
    guard isPlain, query.source.length <= 200, query.parsed.outcome == .valid else { return nil }
    var parts: [String] = []
    var words: [String] = []
    var count = 0
    func write() -> Bool {
      if words.isEmpty { return true }
      var pass = WordsAsTerms(vocabulary: query.vocabulary, words: words)
      guard pass.run() else { return false }
      parts += pass.terms.filter { !parts.contains($0) }
      words = []
      return true
    }
    for leaf in query.leaves {
      if case .name(exact: false, let value)? = leaf.condition, leaf.minus.isEmpty {
        words += value.text.lowercased().split(separator: " ").map { String($0) }
        count += 1
      } else {
        guard write() else { return nil }
        parts.append(query.source[leaf.minus.isEmpty ? leaf.range : leaf.minus.union(leaf.range)])
      }
    }
    guard count > 0, write(), !parts.isEmpty else { return nil }
    let text = parts.joined(separator: " ")
    return AnalyzedQuery(parsing: text, vocabulary: query.vocabulary).diagnostics.isEmpty ? text : nil
  }

  private init(vocabulary: Vocabulary, words: [String]) { (self.vocabulary, self.words) = (vocabulary, words) }

  /// Finds the terms of all words; false for an unknown one.
  private mutating func run() -> Bool {
    if words.count > Self.maximumWords { return false }
    var index = 0
    while index < words.count {
      guard let length = phrase(at: index) else { return false }
      index += length
    }
    return !isExcluded && !terms.isEmpty
  }

  /// The number of words at an index that are a term, the longest phrase first; nil for an unknown word.
  private mutating func phrase(at index: Int) -> Int? {
    for length in (1...min(Self.maximumPhrase, words.count - index)).reversed() {
      let phrase = words[index..<index + length].joined(separator: " ")
      let known = vocabulary.synonyms.filter { $0.words == phrase }
      if let term = known.compactMap({ vocabulary.term(of: $0) }).first {
        add(term)
        return length
      }
      // `cmc 2`, `power 3`: a field and its number.
      let next = index + length
      if next < words.count, words[next].utf8.allSatisfy({ $0.isDigit }), let field = orderedField(phrase, known) {
        add(field + "=" + words[next])
        return length + 1
      }
    }
    let word = words[index]
    if Self.excluding.contains(word) {
      isExcluded = true
      return 1
    }
    if Self.joining.contains(word) { return 1 }
    guard let term = vocabulary.term(ofValue: word) else { return nil }
    add(term)
    return 1
  }

  private mutating func add(_ term: String) {
    terms.append(isExcluded ? "-" + term : term)
    isExcluded = false
  }

  /// The field of numbers that words name.
  private func orderedField(_ phrase: String, _ synonyms: [Synonym]) -> String? {
    let id = vocabulary.fieldID(spelled: phrase) ?? synonyms.first.flatMap { vocabulary.fieldID(spelled: $0.field) }
    guard let id, vocabulary[id].kind == .number || vocabulary[id].kind == .numberOrText || vocabulary[id].kind == .year
    else { return nil }
    return vocabulary[id].shortestSpelling
  }
}

extension Vocabulary {
  /// The term of a word that is a value of a field, also in the plural: `t:elf` for `elves`. Nil for another word.
  package func term(ofValue word: String) -> String? {
    let stems = [Array(word.utf8)] + PluralWord.stems(of: Array(word.utf8))
    for stem in stems {
      let text = String(decoding: stem, as: UTF8.self)
      guard text.utf8.count > 2, let id = fieldHavingValue(text), valueID(text, of: id) != nil,
        case let kind = self[id].kind, kind == .text || kind == .enumeration || kind == .orderedEnumeration
      else { continue }
      return self[id].shortestSpelling + ":" + text
    }
    return nil
  }
}
