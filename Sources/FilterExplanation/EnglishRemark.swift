import FilterSemantics
import FilterText

/// What is said about the terms without effect, one remark for all that have the same fate.
enum EnglishRemark: CaseIterable {
  case notUnderstood, unfinished, repeated, overridden

  init(_ reason: Omission.Reason) {
    switch reason {
    case .mistake: self = .notUnderstood
    case .unfinished: self = .unfinished
    case .repeated: self = .repeated
    case .overridden: self = .overridden
    }
  }

  /// `the terms “foo:bar” and “f:modren” are not understood`
  func prose(about terms: [Omission]) -> Prose {
    let limit = EnglishExplanation.conditionLimit
    var quoted = terms.prefix(limit).map { Prose(EnglishWords.quoted($0.text), $0.range) }
    if terms.count > limit { quoted.append(Prose("\(terms.count - limit) more", nil)) }
    // The words around a single term explain that term.
    let range = terms.count == 1 ? terms[0].range : nil
    let list = Prose(list: quoted, Prose.Series(connective: "and", lead: "", range: nil))
    let isSingle = terms.count == 1
    let subject =
      switch self {
      case .notUnderstood: isSingle ? "the term" : "the terms"
      case .unfinished, .repeated, .overridden: ""
      }
    let predicate =
      switch self {
      case .notUnderstood: isSingle ? "is not understood" : "are not understood"
      case .unfinished: isSingle ? "is unfinished" : "are unfinished"
      case .repeated: isSingle ? "is repeated" : "are repeated"
      case .overridden: isSingle ? "is overridden by a later term" : "are overridden by later terms"
      }
    return Prose(sequence: [Prose(subject, range), list, Prose(predicate, range)])
  }
}
