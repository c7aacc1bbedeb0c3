import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension HoverWriter {
  /// Explains a field with its values, operators, names and examples.
  func fieldCard(_ term: HoveredTerm, field: Field) -> HoverCard? {
    guard let range = term.outline.field else { return nil }
    var body: [StyledText] = [.words(field.summary), ValueWords(vocabulary: vocabulary).summary(of: field)]
    if !field.isDirective {
      let words = OperatorWords(vocabulary: vocabulary)
      body.append("Operators: " + words.list(field))
      let colon = words.colon(field)
      if !colon.isEmpty { body.append(colon) }
    }
    body += names(of: field, besides: source[range])
    if !field.notes.isEmpty { body.append(.words(Phrase.capitalized(Phrase.withoutFullStop(field.notes)))) }
    return HoverCard(
      range: range, subject: .field, title: field.label, body: body, examples: examples(of: field))
  }

  /// The other names of a field.
  private func names(of field: Field, besides typed: String) -> [StyledText] {
    let typed = typed.lowercased()
    // Names such as `$` are not read as fields in a query.
    let others = ([field.name] + field.aliases).filter { $0 != typed && FieldName(exactly: $0) != nil }
    return others.isEmpty ? [] : ["Also written " + .codes(others)]
  }

  /// The first examples of a field with their explanations.
  private func examples(of field: Field) -> [HoverExample] {
    field.examples.prefix(3).map { text in
      let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
      guard let condition = query.leaves.first?.condition, query.leaves.count == 1 else {
        return HoverExample(text: text, meaning: "")
      }
      if case .directive = condition { return HoverExample(text: text, meaning: vocabulary.explanation(of: condition)) }
      return HoverExample(text: text, meaning: query.englishExplanation.description)
    }
  }

  /// Explains a term that is understood although the word before its operator is no field: `items:(sku:x qty>2)`,
  /// `has:items`, `*:word`. Nil for any other.
  func termWithoutField(_ term: HoveredTerm) -> HoverCard? {
    guard let condition = term.leaf?.condition else { return nil }
    let range = term.outline.unprefixed
    var card = HoverCard(range: range, subject: .value, title: excerpt(source[range]), body: sentence(term))
    switch condition {
    case .element(let element) where source[range].hasSuffix(")"):
      card.title = "one element of \(element.list)"
      card.body.insert("One element meets the whole group by itself", at: 0)
    case .presence(let id, let isPresent):
      card.title = "\(vocabulary[id].label): \(isPresent ? "any value" : "no value")"
    default: break
    }
    return card
  }

  /// Explains an unknown field with suggestions.
  func unknownField(_ term: HoveredTerm) -> HoverCard? {
    let range = term.outline.unprefixed
    guard let field = term.outline.field else {
      // An operator without a field has a diagnostic.
      return nil
    }
    let typed = source[field]
    let body: [StyledText] = [.words("Not a field of the vocabulary '\(vocabulary.name)'")]
    return HoverCard(
      range: range, subject: .unknown, title: "unknown field \(excerpt(typed))",
      body: body + replacement(for: typed) + suggestions(for: term))
  }

  /// The field to use instead of a common wrong name.
  private func replacement(for typed: String) -> [StyledText] {
    guard let name = FieldName(exactly: typed), let absent = vocabulary.absentField(named: name),
      !absent.replacement.isEmpty
    else { return [] }
    return ["Use " + .code(absent.replacement)]
  }

  /// The suggested corrections of an invalid term.
  func suggestions(for term: HoveredTerm) -> [StyledText] {
    guard let index = term.leafIndex else { return [] }
    let texts = analysis.suggestions(forLeaf: index).prefix(3).map { excerpt($0.text) }
    return texts.isEmpty ? [] : ["Did you mean " + .codes(texts) + "?"]
  }
}

extension HoverWriter {
  /// Explains an operator for a field, and the term.
  func comparison(_ term: HoveredTerm, field: Field) -> HoverCard? {
    guard let range = term.outline.comparison, let typed = term.outline.typedComparison(in: source) else { return nil }
    let words = OperatorWords(vocabulary: vocabulary)
    let comparison = typed.intended
    var body: [StyledText] = []
    if typed.rawValue != comparison.rawValue {
      body.append(
        typed == .exclamation ? "Incomplete " + .code("!=") : "Read as " + .code(comparison.rawValue))
    }
    guard field.operators.contains(comparison) else {
      return HoverCard(
        range: range, subject: .comparison, title: "\(field.label) does not support \(typed.rawValue)",
        body: body + ["Operators: " + words.list(field)])
    }
    if comparison == .colon, !isPattern(term.leaf?.condition) {
      let colon = words.colon(field)
      if !colon.isEmpty { body.append(colon) }
    }
    return HoverCard(
      range: range, subject: .comparison, title: title(of: comparison, field: field, condition: term.leaf?.condition),
      body: body + sentence(term))
  }

  /// Whether the value is a pattern, for which the explanation of `:` does not apply.
  private func isPattern(_ condition: Condition?) -> Bool {
    switch condition {
    case .regex?, .unmatched?: true
    default: false
    }
  }

  /// The meaning of the operator with the value of the term.
  private func title(of comparison: Comparison, field: Field, condition: Condition?) -> String {
    switch condition {
    // These compare the number of colors, not sets.
    case .colors(_, _, .count)?, .colors(_, _, .none)?, .colors(_, _, .many)?, .colors(_, _, .any)?:
      return "\(field.label) by number of colors"
    case .regex?: return "\(field.label) matches the pattern"
    case .unmatched?: return "\(field.label) does not match the pattern"
    case .beginning?: return "\(field.label) has the value at the beginning of a word"
    case .text? where comparison == .contains: return "\(field.label) contains the value anywhere"
    case .parity(_, isEven: let isEven)?: return "\(field.label) is \(isEven ? "even" : "odd")"
    case .date(_, let relation, let span)?:
      var words = OperatorWords(vocabulary: vocabulary).predicate(relation, field: field)
      // "on" a day, but "in" a month.
      if span.precision != .day, words.hasSuffix(" on") {
        words = relation == .notEqual ? "does not fall in" : "falls in"
      }
      return "\(field.label) \(words) \(DateWords.spelled(span))"
    case .columns(_, let relation, let other)?:
      let words = OperatorWords(vocabulary: vocabulary).predicate(relation, field: field)
      return "\(field.label) \(words) \(vocabulary[other].label)"
    default: return OperatorWords(vocabulary: vocabulary).sentence(comparison, field: field)
    }
  }
}
