import FilterAST
import FilterParser
public import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// What a term may have been meant to be whose value its field is not known to have, but another one is: `kw:flying` for
  /// `t:flying`. Empty for fields that take any text, for values that are part of a known one (`t:legend`), and for terms with a
  /// mistake, which ``suggestions(forLeaf:)`` is about.
  public func swappedRoleSuggestions(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), let own = leaves[index].condition?.field,
      case .filter(_, field: _, _, let value) = leaves[index].term, value.text.utf8.count > 3,
      value.text.utf8.count <= SpellingDistance.longestWord, !vocabulary[own].catalogs.isEmpty,
      vocabulary.valueID(value.text, of: own) == nil, let other = vocabulary.fieldHavingValue(value.text), other != own,
      [.text, .catalog].contains(vocabulary[other].kind),
      let typed = TypedTerm(leaves[index], of: source)
    else { return [] }
    let field = vocabulary[own]
    // Only where the lists of the field are here can a value be missing from them.
    let catalogs = field.catalogs.compactMap { vocabulary.catalog(named: $0) }
    guard field.kind == .text || field.kind == .catalog, !catalogs.isEmpty, catalogs.count == field.catalogs.count,
      !isPartOfKnownValue(value.text, of: field)
    else { return [] }
    // New sets come every month, and their codes may be words.
    if field.kind == .catalog, catalogs.contains(where: { $0.values.count > 500 }) { return [] }
    var list = SuggestionList(vocabulary)
    let name = vocabulary[other].shortestSpelling
    list.add(
      name + ":" + typed.value,
      [
        TextEdit(
          range: SourceRange(start: typed.ranges.field.start, end: typed.ranges.comparison.end), replacement: name + ":"
        )
      ], distance: 0)
    return list.best(1)
  }

  private func isPartOfKnownValue(_ text: String, of field: Field) -> Bool {
    let part = Array(ValueSpelling.folded(text).utf8)
    guard let start = part.first else { return true }
    return vocabulary.values(of: field).contains { value in
      let whole = Array(ValueSpelling.folded(value.text).utf8)
      guard whole.count >= part.count else { return false }
      return (0...(whole.count - part.count)).contains {
        whole[$0] == start && whole[$0...].starts(with: part)
      }
    }
  }
}
