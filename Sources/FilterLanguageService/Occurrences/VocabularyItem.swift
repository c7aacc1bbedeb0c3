import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
public import FilterVocabulary

extension DocumentSnapshot {
  /// The field, or the listed value, that the text at a caret names, as ``VocabularyPlaces`` knows it. Nil for names,
  /// operators, connectives and unknown words. Analyzes one query.
  public func vocabularyItem(at offset: Int) -> VocabularyPlaces.Item? {
    guard let subject = CaretSubject(at: offset, in: self) else { return nil }
    if case .field(let id)? = subject.field { return .field(vocabulary[id].name) }
    guard let leaf = subject.leaf, leaf.value.encloses(subject.token.range), let field = leaf.field,
      case .filter(_, field: _, _, let value) = leaf.term,
      let id = vocabulary.fieldID(named: FieldName(subject.query.source[field]))
    else { return nil }
    if let palette = vocabulary.palette(of: vocabulary[id]) { return palette.item(value.text) }
    guard let found = vocabulary.valueID(value.text, of: id) else { return nil }
    let text = vocabulary[found].text
    if let catalog = vocabulary.catalog(of: found) { return .catalogValue(text, catalog: catalog.name) }
    return .value(text, field: vocabulary[id].name)
  }
}

extension Palette {
  /// The color or nickname that a text names, or the color of its first letter.
  fileprivate func item(_ text: String) -> VocabularyPlaces.Item? {
    let folded = ValueSpelling.folded(text)
    func isMeant(_ names: [String]) -> Bool { names.contains { ValueSpelling.folded($0) == folded } }
    if letters(folded) != nil {
      return colors.first { folded.hasPrefix($0.letter) }.map { .color($0.name, palette: name) }
    }
    let named =
      colors.first { isMeant([$0.name] + $0.aliases) }?.name
      ?? nicknames.first { isMeant([$0.name] + $0.aliases) }?.name
    return named.map { .color($0, palette: name) }
  }
}
