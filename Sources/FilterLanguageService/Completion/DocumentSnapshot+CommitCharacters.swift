import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterSemantics
import FilterVocabulary

extension DocumentSnapshot {
  /// The characters that may accept a value when they are typed at a caret: what ends a term, where the term as it stands would be
  /// a mistake.
  ///
  /// None where what was typed is a value of its field already, or might be one: a field that takes any text is never completed
  /// against the will of who types. In a comment, and outside the text, there are none.
  public func commitCharacters(at offset: Int) -> [String] {
    guard let query = query(at: offset) else { return [] }
    let place = CompletionPlace(of: query.offset(inQuery: offset), in: query.analysis.parsed, vocabulary)
    guard place.kind == .value, place.quote == nil, !place.typed.isEmpty, let id = place.field else { return [] }
    let field = vocabulary[id]
    guard field.isClosed, vocabulary.value(place.typed, of: field) == nil else { return [] }
    return [" ", ")"]
  }
}
