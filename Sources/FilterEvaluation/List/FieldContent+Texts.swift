import FilterSemantics
package import FilterVocabulary

extension FieldContent {
  /// The values as people read them, in order: texts as they are, numbers and dates as the language writes them, colors by
  /// their letters, costs by their symbols. Parts without content are left out.
  package func shownTexts(of field: Field, in vocabulary: Vocabulary) -> [String] {
    switch self {
    case .nothing: return []
    case .text(let text), .numbered(let text, _): return [text]
    case .texts(let texts): return texts.compactMap { $0 }
    case .numberedTexts(let texts, _): return texts
    case .number, .numbers:
      guard let id = vocabulary.fieldID(spelled: field.name) else { return [] }
      return numberParts.compactMap { $0.map { vocabulary.text(of: $0, in: id) } }
    case .date(let span): return [span.description]
    case .dates(let spans): return spans.map { $0.description }
    case .instant(let instant): return [JoinedContent.text(ofInstant: instant, in: vocabulary)]
    case .instants(let instants): return instants.map { JoinedContent.text(ofInstant: $0, in: vocabulary) }
    case .boolean(let flag): return [flag ? "true" : "false"]
    case .colors(let set): return FieldContent.colorsOfParts([set]).shownTexts(of: field, in: vocabulary)
    case .colorsOfParts(let sets):
      return sets.compactMap { JoinedContent.letters(of: $0, palette: vocabulary.palette(of: field)) }
    case .cost, .costs, .printedCosts: return textParts(of: .cost, in: vocabulary).compactMap { $0 }
    case .values(let values): return values
    case .listed(let values): return values.values
    case .partly(let content, let others): return content.shownTexts(of: field, in: vocabulary) + others
    }
  }
}
