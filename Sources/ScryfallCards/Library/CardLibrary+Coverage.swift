import FilterEvaluation
import FilterSemantics
import FilterVocabulary

extension CardLibrary {
  /// The fields of the vocabulary that these cards say nothing about, by their full names. Instructions are not among them.
  public var unansweredFields: [String] {
    zip(list.vocabulary.fields, list.bindings).filter { $1 == nil && !$0.isDirective }.map { $0.0.name }
  }

  /// The values of `is:` that these cards say nothing about.
  public var unansweredFlags: [String] {
    guard let id = list.vocabulary.fieldID(spelled: "is") else { return [] }
    return (list.bindings[id.index]?.unanswered ?? [:]).keys.sorted()
  }
}
