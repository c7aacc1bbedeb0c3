import FilterParser
import FilterText
import FilterVocabulary
import FuzzyMatching

/// What every provider is asked with.
struct CompletionContext {
  let parsed: ParsedQuery
  let place: CompletionPlace
  let prepared: PreparedVocabulary
  let catalogs: CompletionCatalogs
  let history: CompletionHistory
  /// How many items are wanted.
  let limit: Int
  /// The bytes of a regular expression without a field that the caret stands in; nil where it stands in none.
  let regex: SourceRange?
  /// The whole terms of the query but for the one under the caret.
  let terms: PresentTerms

  var vocabulary: Vocabulary { prepared.vocabulary }
  var typed: String { place.typed }
  /// How many candidates a source may bring: enough that a few may be taken out.
  var share: Int { min(limit, 100) + 8 }

  /// Whether the field under the caret takes its operator. Where it does not, no value makes it right.
  var takesOperator: Bool {
    guard let field = place.field, let comparison = place.comparison else { return true }
    return vocabulary[field].operators.contains(comparison)
  }

  /// The candidates of an index for a text, each with how well it fits. An empty text finds nothing: what is popular is the
  /// matter of each source.
  func search(_ index: FuzzyIndex, for typed: String, _ limit: Int? = nil) -> [FuzzyMatch] {
    // What is longer than any name finds nothing worth the time.
    if typed.isEmpty || typed.utf8.count > 80 { return [] }
    return index.best(limit ?? share, for: typed)
  }

  /// The text of the bare words from the `first` of the run up to the caret.
  func runText(from first: Int) -> String {
    guard first < place.run.count else { return typed }
    return parsed.source[SourceRange(start: place.run[first].start, end: place.caret)]
  }

  /// The bytes from the `first` of the bare words of the run to the end of the token under the caret.
  func runRange(from first: Int) -> SourceRange {
    guard first < place.run.count else { return place.replace }
    return SourceRange(start: place.run[first].start, end: place.replace.end)
  }

  /// Whether several bare words were found to be a name as a whole: then the last of them is a part of it and no beginning of
  /// something else.
  func namesWholeRun(_ list: [Candidate]) -> Bool {
    place.run.count > 1
      && list.contains { $0.source == .name && $0.meetsAllWords && $0.range.start == place.run[0].start }
  }
}

/// Relevant catalogs that are not loaded.
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
