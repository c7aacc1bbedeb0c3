import FilterVocabulary

/// The values of an instruction: `order:‸`.
enum DirectiveProvider {
  static func add(to list: inout [Candidate], _ context: CompletionContext) {
    guard context.place.kind == .value, let field = context.place.field, context.vocabulary[field].isDirective else {
      return
    }
    ValueProvider.addValues(to: &list, context, field, .directive)
  }
}
