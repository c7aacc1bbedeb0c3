import FilterAST
import FilterLexer
public import FilterParser
import FilterText
public import FilterVocabulary
import FuzzyMatching

/// Answers what can be typed at a caret.
///
/// ```swift
/// let engine = CompletionEngine(vocabulary: .scryfall, catalogs: catalogs)
/// let list = engine.complete("t:elf c:g pow>", at: 14)
/// ```
///
/// Making one prepares the indexes of the vocabulary and takes milliseconds; a completion takes microseconds. It is a
/// value that tasks share freely.
public struct CompletionEngine: Sendable {
  /// The catalogs that are there.
  public let catalogs: CompletionCatalogs
  /// Queries used before and pinned.
  public let history: CompletionHistory
  private let prepared: PreparedVocabulary

  /// The vocabulary whose fields and values are offered.
  public var vocabulary: Vocabulary { prepared.vocabulary }

  /// Prepares the indexes of a vocabulary. Linear in its values; keep the engine.
  public init(
    vocabulary: Vocabulary, catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty
  ) {
    self.prepared = PreparedVocabulary(vocabulary)
    self.catalogs = catalogs
    self.history = history
  }

  /// This engine with another history: nothing else is prepared anew.
  public func replacing(history: CompletionHistory) -> CompletionEngine {
    CompletionEngine(catalogs: catalogs, history: history, prepared: prepared)
  }

  /// This engine with other catalogs: nothing else is prepared anew.
  public func replacing(catalogs: CompletionCatalogs) -> CompletionEngine {
    CompletionEngine(catalogs: catalogs, history: history, prepared: prepared)
  }

  private init(catalogs: CompletionCatalogs, history: CompletionHistory, prepared: PreparedVocabulary) {
    self.catalogs = catalogs
    self.history = history
    self.prepared = prepared
  }

  /// What can be typed at `caret` in a text, which is parsed first; the rest is as for a parsed query.
  public func complete(_ text: String, at caret: Int, limit: Int = 20) -> CompletionList {
    complete(ParsedQuery(parsing: text), at: caret, limit: limit)
  }

  /// What can be typed at `caret`, a UTF-8 offset (one beyond the text counts as its end, one inside a character as its
  /// start), the best first, at most `limit` items. Answers for any text, finished or broken, in time linear in it.
  public func complete(_ parsed: ParsedQuery, at caret: Int, limit: Int = 20) -> CompletionList {
    let place = CompletionPlace(of: caret, in: parsed, vocabulary)
    let context = CompletionContext(
      parsed: parsed, place: place, prepared: prepared, catalogs: catalogs, history: history, limit: max(0, limit),
      regex: BareRegex.range(around: place, in: parsed), terms: PresentTerms(parsed, place, vocabulary))
    var candidates: [Candidate] = []
    candidates.reserveCapacity(128)
    // First, since names of several words say what the other sources are worth.
    NameProvider.add(to: &candidates, context)
    FieldProvider.add(to: &candidates, context)
    OperatorProvider.add(to: &candidates, context)
    ValueProvider.add(to: &candidates, context)
    DirectiveProvider.add(to: &candidates, context)
    ColorProvider.add(to: &candidates, context)
    DateProvider.add(to: &candidates, context)
    ComparableFieldProvider.add(to: &candidates, context)
    ExampleProvider.add(to: &candidates, context)
    CatalogProvider.add(to: &candidates, context)
    ReverseLookupProvider.add(to: &candidates, context)
    TextProvider.add(to: &candidates, context)
    RegexProvider.add(to: &candidates, context)
    ConnectiveProvider.add(to: &candidates, context)
    HistoryProvider.add(to: &candidates, context)
    var making = ItemMaking(context)
    return CompletionList(
      place: place, items: making.items(of: candidates, in: Ranking.order(of: candidates)),
      missingCatalogs: MissingCatalogs.names(context))
  }
}

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
