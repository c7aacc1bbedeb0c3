import CardFiles
import DataStreams
import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterItems
import FilterLanguageService
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// The state of a worker, and the execution of its jobs.
struct ReplBackend {
  private(set) var interpreter: ReplInterpreter
  private var store: ReplStore
  /// Counts the rows of the environment; nil before the first survey.
  private var counter: ReplCounter?
  /// The messages about the store that were delivered. Each is delivered once.
  private var reportedErrors: Set<String> = []

  init(_ environment: QueryEnvironment, options: ReplOptions, store: ReplStore) {
    interpreter = ReplInterpreter(environment: environment, options: options)
    self.store = store
  }

  var vocabulary: Vocabulary { interpreter.environment.vocabulary }

  /// Surveys a query and delivers the results in steps: first the diagnostics and the count, then the first rows and
  /// the counts of the completions, unless a newer request has arrived.
  mutating func survey(
    _ request: SurveyRequest, isOver: @escaping @Sendable () -> Bool = { false }, _ deliver: (ReplEvent) -> Void
  ) {
    guard let known = request.line.analyzedQuery(vocabulary) else { return }
    // The vocabulary may have changed since the line was analyzed.
    let query = interpreter.analyzed(known.source, known: known)
    if let list = interpreter.list, list.isRemote {
      return survey(query, request, in: list, isOver: isOver, deliver)
    }
    if counter == nil { counter = ReplCounter(interpreter.environment) }
    let found = counter?.found(by: query, interpreter)
    deliver(
      .surveyed(
        ReplSurvey(
          version: request.version, tokens: request.line.query == nil ? query.semanticTokens : nil,
          diagnostics: query.diagnostics, count: found?.count)))
    if request.rows > 0, !isOver() {
      let rows = found.flatMap {
        try? interpreter.lines(of: $0.plan, count: $0.count, limit: request.rows, request.columns)
      }
      deliver(.listed(rows ?? [], version: request.version))
    }
    let counted = request.candidates.indices.filter { request.candidates[$0].isCounted }
    if request.candidates.isEmpty || isOver() { return }
    let queries = counted.map { interpreter.analyzed(SourceText(request.candidates[$0].text)) }
    var counts = [Int?](repeating: nil, count: request.candidates.count)
    let numbers = counter?.counts(of: queries, interpreter, isOver: isOver) ?? []
    for (index, count) in zip(counted, numbers) { counts[index] = count }
    if !isOver() { deliver(.counted(counts, version: request.version)) }
  }

  /// Runs a job and returns its events. An answer from an engine ends as soon as `isOver`.
  mutating func take(
    _ job: ReplWorker.Job, isOver: @escaping @Sendable () -> Bool = { false }
  ) -> [ReplEvent] {
    switch job {
    case .answer(let line, let number, let columns):
      func answer() -> ReplAnswer {
        interpreter.answer(SourceText(line.text), query: line.query, columns: columns)
      }
      let list = interpreter.list
      return [.answered(list?.cancelling(when: isOver, answer) ?? answer(), number: number)]
    case .adopt(let options):
      interpreter.options = options
      return []
    case .cards(let cards, let name):
      interpreter.environment = interpreter.environment.with(cards, named: name)
      counter = nil
      let list = LoadedList(name: name, count: cards.library.count)
      return [.renewed(interpreter.environment.engine, history: []), .loaded(list)]
    case .items(let items, let list): return use(items, of: list)
    case .store: return renew { store, vocabulary throws(CommandFailure) in try store.open(vocabulary) }
    case .remember(let query):
      return renew { store, _ throws(CommandFailure) in try store.remember(query) }
    case .forget(let text):
      return renew { store, vocabulary throws(CommandFailure) in try store.forget(text, vocabulary: vocabulary) }
    }
  }

  /// Uses other items, and their history.
  private mutating func use(_ items: ItemCollection, of list: String?) -> [ReplEvent] {
    let isOther = list != store.list || !items.vocabulary.hasFields(of: vocabulary)
    store.list = list
    let catalogs = interpreter.environment.engine.catalogs
    let history = isOther ? CompletionHistory.empty : interpreter.environment.engine.history
    interpreter.use(items, environment: .make(items: items, catalogs: catalogs, history: history))
    counter = nil
    var loaded = LoadedList(name: items.name, count: items.count)
    loaded.noun = items.count == 1 ? items.vocabulary.itemName : items.vocabulary.itemNamePlural
    loaded.isOfItems = true
    loaded.hasOtherHistory = isOther
    var events: [ReplEvent] = [.renewed(interpreter.environment.engine, history: []), .loaded(loaded)]
    if isOther { events += take(.store) }
    if let note = items.damageNote { events.append(.failed(note)) }
    return events
  }

  /// Applies a change to the store and uses its new content.
  private mutating func renew(_ change: (ReplStore, Vocabulary) throws(CommandFailure) -> ReplStore.Content?)
    -> [ReplEvent]
  {
    do throws(CommandFailure) {
      guard let content = try change(store, vocabulary) else { return [] }
      interpreter.environment = interpreter.environment.with(content)
      return [.renewed(interpreter.environment.engine, history: content.entries)]
        + (content.notice.map { [.failed($0)] } ?? [])
    } catch {
      return reportedErrors.insert(error.message).inserted ? [.failed(error.message)] : []
    }
  }
}
