import FilterAST
import FilterText
import FilterVocabulary

/// The operators a field takes, with their meaning in words: behind the name of a field, and in place of an operator.
enum OperatorProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    let place = context.place
    switch place.kind {
    case .word:
      // Only behind the last letter: in the middle an operator would cut the word.
      guard place.caret == place.replace.end, !place.needsSpaceBehind, let name = FieldName(exactly: context.typed),
        let field = context.vocabulary.fieldID(named: name)
      else { return }
      add(
        to: &list, context, field, at: SourceRange(at: place.caret), besides: nil,
        prior: context.namesWholeRun(list) ? -1 : place.run.count > 1 ? -0.3 : 0.6)
    case .comparison:
      guard let field = place.field else { return }
      add(to: &list, context, field, at: place.replace, besides: place.comparison, prior: 1)
    case .value where place.typed.isEmpty && place.quote == nil && place.replace.isEmpty:
      // `pow>` may become `pow>=`; what is typed already is the beginning.
      guard let field = place.field, let typed = place.comparison else { return }
      let range = SourceRange(start: place.caret - typed.rawValue.utf8.count, end: place.caret)
      for comparison in context.vocabulary[field].operators
      where comparison != typed && comparison.rawValue.hasPrefix(typed.rawValue) {
        list.append(candidate(comparison, field, range, context, prior: 0.1))
      }
    default: break
    }
  }

  private static func add(
    to list: inout [Candidate], _ context: CompletionContext, _ field: FieldID, at range: SourceRange,
    besides typed: Comparison?, prior: Double
  ) {
    for comparison in context.vocabulary[field].operators where comparison != typed {
      list.append(candidate(comparison, field, range, context, prior: prior))
    }
  }

  private static func candidate(
    _ comparison: Comparison, _ field: FieldID, _ range: SourceRange, _ context: CompletionContext, prior: Double
  ) -> Candidate {
    let order = Double(Comparison.allCases.firstIndex(of: comparison) ?? 0)
    let isUsual = comparison == context.prepared.usualOperators[field.index]
    return Candidate(
      source: .comparison, kind: .operator, label: comparison.rawValue, insertion: .comparison(field, comparison),
      range: range, match: 1, popularity: isUsual ? 1 : 0.8 - order / 10, prior: prior)
  }
}
