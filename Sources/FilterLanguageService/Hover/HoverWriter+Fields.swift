import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension HoverWriter {
  /// What a field is, what it takes, and how it is used.
  func fieldCard(_ term: HoveredTerm, _ field: Field) -> HoverCard? {
    guard let range = term.outline.field else { return nil }
    var body: [StyledText] = [.words(field.summary), ValueWords(vocabulary: vocabulary).summary(of: field)]
    if !field.isDirective {
      let words = OperatorWords(vocabulary: vocabulary)
      body.append("Operators: " + words.list(field))
      let colon = words.colon(field)
      if !colon.isEmpty { body.append(colon) }
    }
    body += names(of: field, besides: source[range])
    if !field.notes.isEmpty { body.append(.words(Excerpt.capitalized(field.notes))) }
    if field.confidence == .guess { body.append("How the source reads it is a guess") }
    return HoverCard(
      range: range, subject: .field, title: field.label, body: body, examples: examples(of: field))
  }

  /// The other spellings of a field.
  private func names(of field: Field, besides typed: String) -> [StyledText] {
    let typed = typed.lowercased()
    // A name that no field can have in a query, such as `$`, would be read as part of a word.
    let others = ([field.name] + field.aliases).filter { $0 != typed && FieldName(exactly: $0) != nil }
    return others.isEmpty ? [] : ["Also written " + .codes(others)]
  }

  /// The first examples of a field, each with what it finds.
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

  /// A field that the vocabulary does not have, and what may be meant.
  func unknownField(_ term: HoveredTerm) -> HoverCard? {
    let range = term.outline.unprefixed
    guard let field = term.outline.field else {
      // An operator without a field: what is missing is a finding of its own.
      return nil
    }
    let typed = source[field]
    let body: [StyledText] = [.words("The vocabulary '\(vocabulary.name)' has no such field")]
    return HoverCard(
      range: range, subject: .unknown, title: "unknown field \(excerpt(typed))",
      body: body + replacement(for: typed) + suggestions(for: term))
  }

  /// The field to use instead of a name people try.
  private func replacement(for typed: String) -> [StyledText] {
    guard let name = FieldName(exactly: typed), let absent = vocabulary.absentField(named: name),
      !absent.replacement.isEmpty
    else { return [] }
    return ["The field for that is " + .code(absent.replacement)]
  }

  /// What a term with a mistake may have been meant to be.
  func suggestions(for term: HoveredTerm) -> [StyledText] {
    guard let index = term.leafIndex else { return [] }
    let texts = analysis.suggestions(forLeaf: index).prefix(3).map { excerpt($0.text) }
    return texts.isEmpty ? [] : ["Perhaps meant: " + .codes(texts)]
  }
}
