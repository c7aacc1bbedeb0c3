import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// The operators that a run of marks between a field and a value may have been: those nearest to the marks that give a term
  /// without a mistake. `marks` covers the marks, `text` is the term around them in its two parts.
  func operatorSuggestions(field: String, marks: SourceRange, value: String) -> [TermSuggestion] {
    guard value.utf8.count <= 200, marks.length <= 6, FieldName(exactly: field) != nil else { return [] }
    let typed = Array(source.bytes[marks.start..<marks.end])
    var list = SuggestionList(vocabulary)
    // What people use most stands first.
    let usual: [Comparison] = [.colon, .equal, .greaterOrEqual, .lessOrEqual, .notEqual, .greater, .less]
    if let mark = value.unicodeScalars.first, ["\"", "'", "/", "“", "‘"].contains(mark) {
      // The marks kept the quote from opening; what it holds goes on behind the term.
      let taken = FieldName(exactly: field).flatMap { vocabulary.field(named: $0) }?.operators ?? []
      for comparison in usual where taken.contains(comparison) {
        list.addUnchecked(
          field + comparison.rawValue + value, [TextEdit(range: marks, replacement: comparison.rawValue)])
      }
      return Array(list.best(3).prefix(3))
    }
    for (place, comparison) in usual.enumerated() {
      guard
        let slips = SpellingDistance.between(typed, Array(comparison.rawValue.utf8), limit: 3)
      else { continue }
      // Of equally near ones that with a mark more in common: `>` and `>=` for `>:=`.
      let kept = comparison.rawValue.utf8.filter { typed.contains($0) }.count
      list.add(
        field + comparison.rawValue + value, [TextEdit(range: marks, replacement: comparison.rawValue)],
        distance: Double(slips) - Double(kept) * 0.3 + Double(place) * 0.01)
    }
    return list.best(3)
  }

  /// The same for a term whose value begins with marks: `c>;uw`, `t=:elf`.
  func operatorSuggestions(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), let typed = TypedTerm(leaves[index], of: source) else { return [] }
    let marks = typed.value.utf8.prefix { ":;!=<>".utf8.contains($0) }.count
    guard marks > 0, marks < typed.value.utf8.count else { return [] }
    let range = SourceRange(start: typed.ranges.comparison.start, end: typed.ranges.value.start + marks)
    let rest = source[SourceRange(start: range.end, end: typed.ranges.value.end)]
    return operatorSuggestions(field: typed.field, marks: range, value: rest)
  }
}
