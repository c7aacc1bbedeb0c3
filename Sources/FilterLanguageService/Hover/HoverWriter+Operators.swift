import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension HoverWriter {
  /// What an operator means before the values of a field, and what the whole term asks.
  func comparison(_ term: HoveredTerm, _ field: Field) -> HoverCard? {
    guard let range = term.outline.comparison, let typed = term.outline.typedComparison(in: source) else { return nil }
    let words = OperatorWords(vocabulary: vocabulary)
    let comparison = typed.intended
    var body: [StyledText] = []
    if typed.rawValue != comparison.rawValue {
      body.append(
        typed == .exclamation ? "The first half of " + .code("!=") : "Read as " + .code(comparison.rawValue))
    }
    guard field.operators.contains(comparison) else {
      return HoverCard(
        range: range, subject: .comparison, title: "\(field.label) does not take \(typed.rawValue)",
        body: body + ["Operators: " + words.list(field)])
    }
    if comparison == .colon, !isPattern(term.leaf?.condition) {
      let colon = words.colon(field)
      if !colon.isEmpty { body.append(colon) }
    }
    return HoverCard(
      range: range, subject: .comparison, title: title(of: comparison, field, term.leaf?.condition),
      body: body + sentence(term))
  }

  /// Whether the value is a regular expression, of which the words for texts say nothing.
  private func isPattern(_ condition: Condition?) -> Bool {
    if case .regex? = condition { return true }
    return false
  }

  /// The meaning of the operator as this value makes it.
  private func title(of comparison: Comparison, _ field: Field, _ condition: Condition?) -> String {
    switch condition {
    // How many colors are asked for, not which: the words for sets would be wrong.
    case .colors(_, _, .count)?, .colors(_, _, .none)?, .colors(_, _, .many)?, .colors(_, _, .any)?:
      return "\(field.label) by how many there are"
    case .regex?: return "\(field.label) matches the pattern"
    case .parity(_, isEven: let isEven)?: return "\(field.label) is \(isEven ? "even" : "odd")"
    case .date(_, let relation, let span)?:
      var words = OperatorWords(vocabulary: vocabulary).predicate(relation, field)
      // A day falls on a date, and in a month.
      if span.precision != .day, words.hasSuffix(" on") {
        words = relation == .notEqual ? "does not fall in" : "falls in"
      }
      return "\(field.label) \(words) \(DateWords.spelled(span))"
    case .columns(_, let relation, let other)?:
      let words = OperatorWords(vocabulary: vocabulary).predicate(relation, field)
      return "\(field.label) \(words) \(vocabulary[other].label)"
    default: return OperatorWords(vocabulary: vocabulary).sentence(comparison, field)
    }
  }
}
