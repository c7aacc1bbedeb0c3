public import FilterQueryKit
public import Observation

/// A search field over a list: its text, tokens, suggestions, diagnostics and results, for a view to show.
///
/// ```swift
/// let model = SearchModel(products, items: stock)
/// model.text = "lamp price<40"        // by the view, at each key
/// await model.settled()               // only in tests: views observe
/// model.results.map(\.name)           // the items, in their order
/// ```
///
/// Every property is current for the newest text or the state before it; nothing flashes:
///
/// - While the term at the caret is unfinished (`cat:`, `date>2026-0`), the former results stay. So they do for a word that
///   finds nothing and may become a field (`ca`).
/// - A key supersedes the work of the one before. No result of an older text is shown after that of a newer one.
/// - A diagnostic of the term at the caret waits until the caret leaves it or a pause in typing.
///
/// A key costs the main actor microseconds. Parsing for results, filtering, completion and the preparation of the items
/// run elsewhere. Catalogs that are missing or come later are no error: suggestions lack their names, and
/// ``missingCatalogs`` says so.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor @Observable public final class SearchModel<Item: Sendable> {
  /// The whole query. Setting it places the caret after the change, as it is typed; ``edit(_:caret:)`` says where it is.
  public var text: String {
    get { content.query }
    set { edit(newValue, caret: SearchEdit.caret(after: newValue, from: content.query)) }
  }
  /// The caret in ``text``, as an offset in UTF-8 bytes.
  public private(set) var caret = 0
  /// The query as a field of tokens shows it: tokens, and the text beside them.
  var content: QueryTokens
  /// The completions at the caret, the best first; the former ones until those of a key are known.
  public internal(set) var suggestions: [CompletionItem] = []
  /// The suggestion to accept when a person accepts without choosing, one of ``suggestions``; nil if none is surely meant.
  /// For a press of Tab, see ``acceptSelected()``.
  public internal(set) var selectedSuggestion: CompletionItem?
  /// The names of catalogs that suggestions at the caret lack, sorted. No error.
  public internal(set) var missingCatalogs: [String] = []
  /// The diagnostics to show, in the order of the text, with their fixes. Ranges are those of ``text``.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The items that the query finds, in their order; all of them for an empty query.
  public internal(set) var results: SearchResults<Item>
  /// The rows that the newest results have more and less than those before; nil if the items were replaced.
  public internal(set) var changes: ResultChanges?
  /// Whether ``results`` are those of an earlier text, because the term at the caret is unfinished or a search runs.
  public internal(set) var showsFormerResults = false
  /// Whether the items are prepared. Before, all are shown and a query waits.
  public internal(set) var isPrepared = false
  /// The queries used before and the pinned ones. Store it, and give it to the next model.
  public internal(set) var history: CompletionHistory

  /// The number of items that the query finds.
  public var count: Int { results.count }

  @ObservationIgnored let worker: SearchWorker<Item>
  @ObservationIgnored let session: CompletionSession
  @ObservationIgnored let options: SearchOptions
  @ObservationIgnored var vocabulary: Vocabulary
  /// The text that ``diagnostics`` are about.
  @ObservationIgnored var diagnosedText = ""
  /// Items that are prepared, until the first results of them are shown.
  @ObservationIgnored private var prepared: [Item]?
  @ObservationIgnored private var preparing: Task<Void, Never>?
  @ObservationIgnored private var providing: Task<Void, Never>?
  @ObservationIgnored private var searching: Task<Void, Never>?
  @ObservationIgnored private var suggesting: Task<Void, Never>?
  @ObservationIgnored private var settling: Task<Void, Never>?

  /// Creates a model of a list and its items, which are put into columns on the concurrent pool: linear in the items.
  ///
  /// - Parameters:
  ///   - catalogs: Names that the items do not have; see ``provide(_:)`` for those that come later.
  ///   - history: The queries used before, as ``history`` of an earlier model had them, also under another vocabulary.
  ///   - options: Times and limits.
  public init(
    _ list: FilterableList<Item>, items: [Item], catalogs: CompletionCatalogs = .none,
    history: CompletionHistory = .empty, options: SearchOptions = SearchOptions()
  ) {
    self.options = options
    let history = history.isEmpty ? history : history.rekeyed(in: list.vocabulary)
    self.history = history
    vocabulary = list.vocabulary
    content = QueryTokens("", vocabulary: list.vocabulary)
    results = SearchResults(items: items)
    worker = SearchWorker(list, catalogs: catalogs, options: options)
    session = CompletionSession(
      engine: CompletionEngine(vocabulary: list.vocabulary, catalogs: catalogs, history: history),
      debounce: options.debounce, sleep: options.sleep)
    prepare(items)
  }

  /// Replaces the items, for example after a reload. The present ones stay until the new ones are prepared.
  public func replace(items: [Item]) { prepare(items) }

  private func prepare(_ items: [Item]) {
    preparing?.cancel()
    isPrepared = false
    preparing = Task { [weak self, worker, history] in
      guard let engine = await worker.prepare(items, history: history), !Task.isCancelled else { return }
      self?.finishPreparing(items, engine)
    }
  }

  private func finishPreparing(_ items: [Item], _ engine: CompletionEngine) {
    vocabulary = engine.vocabulary
    content.vocabulary = vocabulary
    session.update(engine: engine)
    prepared = items
    isPrepared = true
    refresh()
  }

  /// Adds a catalog that came later, or replaces the one with its name. It is indexed on the concurrent pool; then
  /// suggestions at the caret are made again.
  public func provide(_ catalog: CompletionCatalog) {
    providing = Task { [weak self, worker, former = providing] in
      await former?.value
      guard let engine = await worker.provide(catalog) else { return }
      self?.session.update(engine: engine)
      self?.suggest()
    }
  }

  /// Sets the text and the caret, an offset in its UTF-8 bytes, which is clamped.
  public func edit(_ text: String, caret: Int) {
    let caret = SearchEdit.clamped(caret, in: text)
    if text == content.query, caret == self.caret { return }
    if text != content.query { content = QueryTokens(text, vocabulary: vocabulary, caret: caret) }
    self.caret = caret
    refresh()
  }

  /// Moves the caret to an offset in UTF-8 bytes, which is clamped.
  public func moveCaret(to offset: Int) { edit(content.query, caret: offset) }

  /// Takes tokens and a caret that were changed together.
  func replaceContent(_ content: QueryTokens, caret: Int) {
    self.content = content
    self.caret = SearchEdit.clamped(caret, in: content.query)
    refresh()
  }

  /// Starts the work for the text and the caret.
  private func refresh() {
    settling?.cancel()
    searching?.cancel()
    suggest()
    if !isPrepared { return }
    let question = SearchQuestion(text: content.query, caret: caret, shown: results.result)
    showsFormerResults = true
    searching = Task { [weak self, worker] in
      guard let answer = await worker.answer(question), !Task.isCancelled else { return }
      self?.show(answer)
    }
  }

  private func show(_ answer: SearchAnswer) {
    if let found = answer.found {
      changes = prepared == nil ? found.changes : nil
      if let items = prepared { results = SearchResults(items: items) }
      prepared = nil
      results.show(found)
      showsFormerResults = false
    }
    diagnosedText = answer.text
    diagnostics = answer.diagnostics
    if answer.pending.isEmpty { return }
    settling = Task { [weak self, options] in
      try? await options.sleep(options.diagnosticDelay)
      if Task.isCancelled { return }
      self?.diagnostics = (answer.diagnostics + answer.pending).sorted { $0.range < $1.range }
    }
  }

  private func suggest() {
    let (text, caret) = (content.query, caret)
    suggesting?.cancel()
    suggesting = Task { [weak self, session] in
      let outcome = await session.suggestions(for: text, caret: caret)
      if !Task.isCancelled { self?.show(outcome) }
    }
  }

  private func show(_ outcome: CompletionSession.Outcome) {
    if case .tooShort = outcome { (suggestions, selectedSuggestion, missingCatalogs) = ([], nil, []) }
    guard let list = outcome.list else { return }
    let selected = list.selected.flatMap { list.items.indices.contains($0) ? list.items[$0] : nil }
    (suggestions, selectedSuggestion, missingCatalogs) = (list.items, selected, list.missingCatalogs)
  }

  /// Waits until everything about the newest text is shown, except for diagnostics that wait for a pause. For tests;
  /// views observe the properties.
  public func settled() async {
    await preparing?.value
    await providing?.value
    await searching?.value
    await suggesting?.value
  }

  /// Waits until the results of the newest text are shown.
  package func searched() async { await searching?.value }

  /// Waits until diagnostics at the caret are shown, too.
  public func paused() async {
    await settled()
    await settling?.value
  }
}
