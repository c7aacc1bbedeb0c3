import FilterVocabulary

/// The catalogs a place asks for that nobody has.
enum MissingCatalogs {
  /// Their names, sorted. A value asks for those of its field, a bare word for those of names and of all fields it may be a
  /// value of.
  static func names(_ context: CompletionContext) -> [String] {
    var names: Set<String> = []
    switch context.place.kind {
    case .value:
      guard let field = context.place.field else { return [] }
      names = Set(context.prepared.hostCatalogsOfFields[field.index])
    case .exactName, .quotedName:
      guard let field = context.prepared.nameField else { return [] }
      names = Set(context.prepared.hostCatalogsOfFields[field.index])
    case .word:
      for catalogs in context.prepared.hostCatalogsOfFields { names.formUnion(catalogs) }
    case .start, .field, .comparison, .regex: return []
    }
    return names.filter { context.catalogs[$0] == nil }.sorted()
  }
}
