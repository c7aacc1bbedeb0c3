import FilterAST
import FilterSemantics
public import FilterText
public import FilterVocabulary

/// A piece of an explanation and the part of the query it explains. The pieces of an explanation, end to end, are its
/// text.
public struct ExplainedPhrase: Hashable, Sendable {
  /// The words, with the spaces and punctuation that belong to them.
  public var text: String
  /// The bytes of the term or group; nil for words that stand for no part of the query in particular.
  public var range: SourceRange?

  /// Makes a phrase.
  package init(_ text: String, range: SourceRange?) {
    self.text = text
    self.range = range
  }
}

/// An ``Explanation`` in English.
///
/// ```swift
/// let query = AnalyzedQuery(parsing: "t:creature (c:rg or id<=esper)", vocabulary: .scryfall)
/// query.englishExplanation.description
/// // "creatures that are red and green, or have a color identity that fits within Esper (white, blue and black)"
/// query.englishExplanation.phrases[0]   // "creatures", from t:creature
/// ```
///
/// The words come from three sources: the vocabulary names its fields and values, the conditions say what is asked of
/// them, and the rules of English join both. An explanation has three forms on its way: ``Explanation``, the clauses of
/// its statements, and prose, which is written as phrases.
///
/// At most `conditionLimit` conditions are put into words; the rest is counted.
public struct EnglishExplanation: Hashable, Sendable {
  /// The pieces of the text, end to end.
  public let phrases: [ExplainedPhrase]

  /// The maximum number of conditions that are put into words, and of terms without effect that are named. A longer
  /// query ends with the number of the others.
  package static let conditionLimit = 500

  init(phrases: [ExplainedPhrase]) {
    self.phrases = phrases
  }

  /// Explains a query in the words of a vocabulary, which must be the one it was analyzed with. Linear in the
  /// explanation, except for deep nesting: each group is visited once for each group around it.
  public init(_ explanation: Explanation, vocabulary: Vocabulary) {
    let wording = EnglishWording(vocabulary: vocabulary)
    var writer = ProseWriter()
    var limit = EnglishExplanation.conditionLimit
    let surplus = max(0, (explanation.condition?.statements.count ?? 0) - limit)
    if let condition = surplus > 0 ? explanation.condition?.prefix(&limit) : explanation.condition {
      writer.write(EnglishSentence(wording: wording).prose(of: condition.normalized))
    } else if !explanation.directives.isEmpty || explanation.omissions.isEmpty {
      writer.write("all \(vocabulary.itemNamePlural)", range: nil)
    }
    if surplus > 0 {
      writer.append(";", range: nil)
      writer.write(surplus == 1 ? "1 more condition is omitted" : "\(surplus) more conditions are omitted", range: nil)
    }
    let directives = ClauseJoining(isAny: false).joined(wording.clauses(of: explanation.directives))
    for (index, clause) in directives.enumerated() {
      writer.append(index == 0 ? ";" : ",", range: nil)
      writer.write(clause.prose)
    }
    for sentence in OmissionSentence.allCases {
      let terms = explanation.omissions.filter { OmissionSentence($0.reason) == sentence }
      if terms.isEmpty { continue }
      if !writer.phrases.isEmpty { writer.append(";", range: nil) }
      writer.write(sentence.prose(about: terms))
    }
    self.phrases = writer.phrases
  }
}

extension EnglishExplanation: CustomStringConvertible {
  /// The whole text. It begins with a lower-case letter and ends without a full stop, so that it fits into a sentence.
  public var description: String {
    var text = ""
    for phrase in phrases { text += phrase.text }
    return text
  }
}

/// The sentence about all terms that have no effect for one reason.
private enum OmissionSentence: CaseIterable {
  case notUnderstood, unfinished, repeated, overridden

  init(_ reason: Omission.Reason) {
    switch reason {
    case .error: self = .notUnderstood
    case .unfinished: self = .unfinished
    case .repeated: self = .repeated
    case .overridden: self = .overridden
    }
  }

  /// `the terms “foo:bar” and “f:modren” are not understood`
  func prose(about terms: [Omission]) -> Prose {
    let limit = EnglishExplanation.conditionLimit
    var quoted = terms.prefix(limit).map { Prose(EnglishWords.quoted($0.text), range: $0.range) }
    if terms.count > limit { quoted.append(Prose("\(terms.count - limit) more", range: nil)) }
    let list = Prose(list: quoted, Prose.Series(connective: "and", lead: "", range: nil))
    let isSingle = terms.count == 1
    let verb = isSingle ? "is" : "are"
    let (subject, predicate) =
      switch self {
      case .notUnderstood: (isSingle ? "the term" : "the terms", "\(verb) not understood")
      case .unfinished: ("", "\(verb) unfinished")
      case .repeated: ("", "\(verb) repeated")
      case .overridden: ("", isSingle ? "is overridden by a later term" : "are overridden by later terms")
      }
    // The words around a single term explain that term.
    let range = isSingle ? terms[0].range : nil
    return Prose(sequence: [Prose(subject, range: range), list, Prose(predicate, range: range)])
  }
}
