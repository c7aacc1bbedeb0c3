import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing

/// Every field and value of Scryfall's vocabulary has its own words.
@Suite struct ExplanationFieldTests {
  private let vocabulary = Vocabulary.scryfall

  /// Nothing of the notation of queries or phrases is left in a sentence, and its spaces are right.
  private func defect(_ sentence: String, of term: String) -> String? {
    var words = ""
    var isQuoted = false
    for character in sentence {
      if character == "“" { isQuoted = true }
      if !isQuoted { words.append(character) }
      if character == "”" {
        isQuoted = false
        words.append("”")
      }
    }
    let raw = [">=", "<=", "!=", ">", "<", "{is", "{value", "{s}", "  ", " ,", " ;", "(and", "()"]
    for mark in raw where words.contains(mark) && !term.contains("/") { return "'\(mark)' in '\(sentence)'" }
    if sentence.hasPrefix(" ") || sentence.hasSuffix(" ") { return "a blank end in '\(sentence)'" }
    return nil
  }

  @Test func everyExampleIsExplained() {
    for field in vocabulary.fields {
      for example in field.examples {
        for term in [example, "-" + example] {
          let query = AnalyzedQuery(parsing: term, vocabulary: vocabulary)
          let sentence = query.englishExplanation.description
          #expect(defect(sentence, of: term) == nil, "\(term)")
          #expect(query.explanation.omissions == [], "\(term): \(sentence)")
        }
      }
    }
  }

  @Test func everyValueIsExplained() {
    for field in vocabulary.fields where field.kind.isListed {
      for value in vocabulary.values(of: field) {
        let term = FilterTerm.filter(.negative, field: FieldName(field.name), .colon, FilterValue(value.text))
        let query = AnalyzedQuery(parsing: "\(term)", vocabulary: vocabulary)
        let sentence = query.englishExplanation.description
        #expect(defect(sentence, of: "\(term)") == nil, "\(term)")
      }
    }
  }

  @Test func everyOperatorIsExplained() {
    let values: [ValueKind: String] = [
      .number: "3", .numberOrText: "12", .date: "2020-03", .year: "2020", .colors: "rg", .cost: "2ww", .devotion: "ww",
      .orderedEnumeration: "rare",
    ]
    for field in vocabulary.fields {
      guard let value = values[field.kind] else { continue }
      var sentences: Set<String> = []
      for comparison in field.operators where comparison != .colon {
        let sentence = AnalyzedQuery(parsing: "\(field.name)\(comparison)\(value)", vocabulary: vocabulary)
          .englishExplanation.description
        #expect(defect(sentence, of: field.name) == nil, "\(field.name)\(comparison)\(value)")
        #expect(!sentence.contains("not understood"), "\(sentence)")
        sentences.insert(sentence)
      }
      #expect(sentences.count == field.operators.filter { $0 != .colon }.count, "\(field.name): \(sentences.sorted())")
    }
  }

  /// The words distinguish a condition from its complement.
  @Test func polaritiesDiffer() {
    for field in vocabulary.fields where !field.isDirective {
      for example in field.examples {
        let positive = AnalyzedQuery(parsing: example, vocabulary: vocabulary).englishExplanation.description
        let negative = AnalyzedQuery(parsing: "-" + example, vocabulary: vocabulary).englishExplanation.description
        #expect(positive != negative, "\(example)")
      }
    }
  }
}
