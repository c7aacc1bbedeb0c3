import FilterAST
import FilterSemantics
public import FilterVocabulary

/// An ``Explanation`` in English.
///
/// ```swift
/// let query = AnalyzedQuery(parsing: "t:creature (c:rg or id<=esper)", vocabulary: .scryfall)
/// query.englishExplanation.description
/// // "creatures that are red and green, or have a color identity that fits within Esper (white, blue and black)"
/// query.englishExplanation.phrases[0]   // "creatures", from t:creature
/// ```
///
/// The words come from three sources: the vocabulary says what its fields and values are called, the conditions say
/// what is asked of them, and the rules of English put both together. Another language needs a type like this one.
///
/// At most ``conditionLimit`` conditions are put into words; the rest is counted.
public struct EnglishExplanation: Hashable, Sendable {
  /// The pieces of the text, end to end.
  public let phrases: [ExplainedPhrase]

  /// The explanation of these pieces.
  init(phrases: [ExplainedPhrase]) {
    self.phrases = phrases
  }

  /// Explains a query in the words of a vocabulary, which must be the one it was analysed with. Linear in the
  /// explanation.
  public init(_ explanation: Explanation, vocabulary: Vocabulary) {
    let wording = EnglishWording(vocabulary: vocabulary)
    var writer = ProseWriter()
    let surplus = max(
      0, (explanation.condition?.statements.count ?? 0) - EnglishExplanation.conditionLimit)
    var limit = EnglishExplanation.conditionLimit
    if let condition = surplus > 0 ? explanation.condition?.prefix(&limit) : explanation.condition {
      writer.write(EnglishGrouping(wording: wording).sentence(EnglishStatements(condition)))
    } else if !explanation.directives.isEmpty || explanation.omissions.isEmpty {
      writer.write("all \(vocabulary.itemNamePlural)", nil)
    }
    if surplus > 0 {
      writer.append(";", nil)
      writer.write(
        surplus == 1 ? "1 more condition is left out here" : "\(surplus) more conditions are left out here", nil)
    }
    let instructions = explanation.directives.map { wording.clause($0.condition, .positive, range: $0.range) }
    let joining = ClauseJoining(isAny: false, needsEither: false, range: nil)
    for (index, phrase) in joining.verbPhrases(instructions).enumerated() {
      writer.append(index == 0 ? ";" : ",", nil)
      writer.write(phrase.prose)
    }
    for remark in EnglishRemark.allCases {
      let terms = explanation.omissions.filter { EnglishRemark($0.reason) == remark }
      if terms.isEmpty { continue }
      if !writer.phrases.isEmpty { writer.append(";", nil) }
      writer.write(remark.prose(about: terms))
    }
    self.phrases = writer.phrases
  }
}

extension EnglishExplanation: CustomStringConvertible {
  /// The whole text. It begins with a small letter and ends without a full stop, so that it fits into a sentence.
  public var description: String {
    var text = ""
    for phrase in phrases { text += phrase.text }
    return text
  }
}
