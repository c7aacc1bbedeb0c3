import FilterParser
import FilterText
import FilterVocabulary
import FuzzyMatching

/// The input of every provider.
struct CompletionContext {
  let parsed: ParsedQuery
  let place: CompletionPlace
  let prepared: PreparedVocabulary
  let catalogs: CompletionCatalogs
  let history: CompletionHistory
  /// The maximum number of items.
  let limit: Int
  /// The range of a fieldless regular expression that contains the caret; nil if there is none.
  let regex: SourceRange?
  /// The complete terms of the query except the one under the caret.
  let terms: PresentTerms

  var vocabulary: Vocabulary { prepared.vocabulary }
  var typed: String { place.typed }
  /// The maximum number of candidates of a source, with a reserve for those that are removed.
  var share: Int { min(limit, 100) + 8 }

  /// Whether the field under the caret takes its operator. If not, no value makes the term valid.
  var takesOperator: Bool {
    guard let field = place.field, let comparison = place.comparison else { return true }
    return vocabulary[field].operators.contains(comparison)
  }

  /// The matches of a text in an index, the best first. An empty text finds nothing, because each source defines its
  /// own popular values.
  func search(_ index: FuzzyIndex, for typed: String, _ limit: Int? = nil) -> [FuzzyMatch] {
    // No name is longer.
    if typed.isEmpty || typed.utf8.count > 80 { return [] }
    return index.best(limit ?? share, for: typed)
  }

  /// The bare words of the run from index `first` up to the caret.
  func runText(from first: Int) -> String {
    guard first < place.run.count else { return typed }
    return parsed.source[SourceRange(start: place.run[first].start, end: place.caret)]
  }

  /// The range from the bare word at index `first` to the end of the token under the caret.
  func runRange(from first: Int) -> SourceRange {
    guard first < place.run.count else { return place.replace }
    return SourceRange(start: place.run[first].start, end: place.replace.end)
  }

  /// Whether a candidate matches several bare words as a whole: then the last of them continues a name and starts
  /// nothing else.
  func namesWholeRun(_ list: [Candidate]) -> Bool {
    place.run.count > 1
      && list.contains { $0.source == .name && $0.meetsAllWords && $0.range.start == place.run[0].start }
  }
}

/// Relevant catalogs that are not loaded.
enum MissingCatalogs {
  /// Their names, sorted. For a value the catalogs of its field; for a bare word those of names and of all fields whose
  /// values it may be.
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
