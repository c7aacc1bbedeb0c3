import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// The fields that an operator and a value without a field may belong to: `t:elf` for `:elf`. The best three.
  ///
  /// `range` is the term: a prefix, the operator and its value.
  func missingFieldSuggestions(at range: SourceRange) -> [TermSuggestion] {
    guard range.length <= 200 else { return [] }
    var place = range.start
    while place < range.end, source.bytes[place] == UInt8(ascii: "-") { place += 1 }
    let text = source[SourceRange(start: place, end: range.end)]
    guard let start = text.utf8.first, ":=<>!".utf8.contains(start) else { return [] }
    var list = SuggestionList(vocabulary)
    for field in vocabulary.fields {
      let name = field.shortestSpelling
      guard case .term(let term)? = ParsedQuery(parsing: name + text).query else { continue }
      let fit = vocabulary.fit(of: term)
      if fit == .none { continue }
      list.add(
        name + text, [.insert(name, at: place)], distance: 1 + fit.penalty - Double(field.popularity) / 250)
    }
    return list.best(3)
  }
}
