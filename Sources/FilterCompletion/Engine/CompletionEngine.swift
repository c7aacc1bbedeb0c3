public import FilterParser
import FilterSemantics
public import FilterVocabulary

/// Computes the completions at a caret.
///
/// ```swift
/// let engine = CompletionEngine(vocabulary: .scryfall, catalogs: catalogs)
/// let list = engine.complete("t:elf c:g pow>", at: 14)
/// ```
///
/// The first completion builds the indexes of the vocabulary, which takes milliseconds; ``prepare()`` does so ahead of
/// time. Later ones take microseconds. Tasks share the value freely.
public struct CompletionEngine: Sendable {
  /// The catalogs with values for completion.
  public let catalogs: CompletionCatalogs
  /// Earlier and pinned queries.
  public let history: CompletionHistory
  private let indexes: VocabularyIndexes

  /// The vocabulary whose fields and values are offered.
  public var vocabulary: Vocabulary { indexes.vocabulary }

  /// Creates an engine for a vocabulary. Keep it: it keeps its indexes.
  public init(
    vocabulary: Vocabulary, catalogs: CompletionCatalogs = .none, history: CompletionHistory = .empty
  ) {
    self.indexes = VocabularyIndexes(of: vocabulary)
    self.catalogs = catalogs
    self.history = history
  }

  /// Builds the indexes of the vocabulary, unless they are built. Linear in its values. Without this call, the first
  /// completion does it.
  public func prepare() { _ = indexes.prepared }

  /// This engine with another history. Other indexes are reused.
  public func replacing(history: CompletionHistory) -> CompletionEngine {
    CompletionEngine(catalogs: catalogs, history: history, indexes: indexes)
  }

  /// This engine with other catalogs. Other indexes are reused.
  public func replacing(catalogs: CompletionCatalogs) -> CompletionEngine {
    CompletionEngine(catalogs: catalogs, history: history, indexes: indexes)
  }

  private init(catalogs: CompletionCatalogs, history: CompletionHistory, indexes: VocabularyIndexes) {
    self.catalogs = catalogs
    self.history = history
    self.indexes = indexes
  }

  /// The completions at `caret` in a text, which is parsed first; otherwise as for a parsed query.
  public func complete(_ text: String, at caret: Int, limit: Int = 20) -> CompletionList {
    complete(vocabulary.parse(text), at: caret, limit: limit)
  }

  /// The completions at `caret`, the best first, at most `limit` items. The caret is a UTF-8 offset; one beyond the
  /// text counts as its end, one inside a character as its start. Accepts any text, including incomplete ones, in
  /// linear time.
  public func complete(_ parsed: ParsedQuery, at caret: Int, limit: Int = 20) -> CompletionList {
    complete(parsed, at: caret, limit: limit, indexes.prepared)
  }

  private func complete(
    _ parsed: ParsedQuery, at caret: Int, limit: Int, _ prepared: PreparedVocabulary
  ) -> CompletionList {
    let vocabulary = prepared.vocabulary
    if let part = ElementPart(of: parsed, at: caret, in: vocabulary), let inner = prepared.elements[part.list]?.prepared
    {
      let text = inner.vocabulary.parse(part.text)
      return complete(text, at: caret - part.start, limit: limit, inner).shifted(by: part.start)
    }
    let place = CompletionPlace(of: caret, in: parsed, vocabulary)
    let context = CompletionContext(
      parsed: parsed, place: place, prepared: prepared, catalogs: catalogs, history: history,
      limit: max(0, limit),
      regex: BareRegex.range(around: place, in: parsed),
      terms: PresentTerms(parsed, place: place, vocabulary: vocabulary))
    var candidates: [Candidate] = []
    candidates.reserveCapacity(128)
    // First, because matches of several words affect the weights of the other sources.
    NameProvider.add(to: &candidates, context)
    FieldProvider.add(to: &candidates, context)
    PresenceProvider.add(to: &candidates, context)
    OperatorProvider.add(to: &candidates, context)
    ValueProvider.add(to: &candidates, context)
    DirectiveProvider.add(to: &candidates, context)
    ColorProvider.add(to: &candidates, context)
    DateProvider.add(to: &candidates, context)
    UnitProvider.add(to: &candidates, context)
    ComparableFieldProvider.add(to: &candidates, context)
    ExampleProvider.add(to: &candidates, context)
    CatalogProvider.add(to: &candidates, context)
    ReverseLookupProvider.add(to: &candidates, context)
    TextProvider.add(to: &candidates, context)
    RegexProvider.add(to: &candidates, context)
    ConnectiveProvider.add(to: &candidates, context)
    SymbolProvider.add(to: &candidates, context)
    SynonymProvider.add(to: &candidates, context)
    NamedValueProvider.add(to: &candidates, context) {
      complete(vocabulary.parse($0), at: $0.utf8.count, limit: 6, prepared)
    }
    HistoryProvider.add(to: &candidates, context)
    if place.kind == .value { ValueTiers.set(in: &candidates, context) }
    KeptProvider.add(to: &candidates, context)
    var making = ItemMaking(context)
    let items = making.items(of: candidates, in: Ranking.order(of: candidates))
    return CompletionList(
      place: place, items: items, selected: making.selection(of: items),
      missingCatalogs: MissingCatalogs.names(context))
  }
}
