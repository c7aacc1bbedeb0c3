import DataStreams
import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterItems
import FilterLanguageService
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ListFiles
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// The state of a worker, and the execution of its jobs.
struct ReplBackend {
  private(set) var interpreter: ReplInterpreter
  private var store: ReplStore
  private var settings: ReplSettings
  /// Counts the rows of the environment; nil before the first survey.
  private var counter: ListCounter?
  /// The messages about the store that were delivered. Each is delivered once.
  private var reportedErrors: Set<String> = []

  init(
    _ environment: QueryEnvironment, options: ReplOptions, store: ReplStore, settings: ReplSettings = ReplSettings()
  ) {
    interpreter = ReplInterpreter(environment: environment, options: options)
    interpreter.queryFile = store.queryFile
    self.store = store
    self.settings = settings
    self.settings.begin(with: options)
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
      return survey(query, request, writtenAs: known, in: list, isOver: isOver, deliver)
    }
    if counter == nil { counter = interpreter.list.flatMap { ListCounter($0) } }
    let answer = counter?.answer(query)
    let count = try? answer?.count()
    deliver(
      .surveyed(
        ReplSurvey(
          version: request.version, tokens: request.line.query == nil ? known.semanticTokens : nil,
          diagnostics: interpreter.diagnostics(of: query, writtenAs: known.source), count: count)))
    if request.rows > 0, !isOver() {
      let rows = answer.flatMap { answer in
        try? interpreter.lines(of: answer.plan, count: count ?? 0, limit: request.rows, request.columns) {
          (rows) throws(ListFailure) in try answer.page(rows)
        }
      }
      deliver(.listed(rows ?? [], version: request.version))
    }
    if request.candidates.isEmpty || isOver() { return }
    let counted = request.candidates.enumerated().compactMap { index, candidate in
      interpreter.query(of: candidate).map { (index, $0) }
    }
    var counts = [Int?](repeating: nil, count: request.candidates.count)
    let numbers = counter?.counts(of: counted.map { $1 }, isOver: isOver) ?? []
    for ((index, _), count) in zip(counted, numbers) { counts[index] = count }
    if !isOver() { deliver(.counted(counts, version: request.version)) }
  }

  /// Runs a job and returns its events. An answer from an engine ends as soon as `isOver`.
  ///
  /// - Parameter progress: Gets the progress of reading files again.
  mutating func take(
    _ job: ReplWorker.Job, isOver: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (ReplEvent) -> Void = { _ in }
  ) -> [ReplEvent] {
    switch job {
    case .answer(let line, let number, let columns):
      var events = ReplInput.isQuery(line.text) ? reload(isAsked: false, progress) : []
      func answer() -> ReplAnswer {
        interpreter.answer(SourceText(line.text), query: line.query, columns: columns)
      }
      let (list, names) = (interpreter.list, interpreter.names)
      let answered = list?.cancelling(when: isOver, answer) ?? answer()
      events.append(.answered(answered, number: number))
      if answered.request == .reload { events += reload(isAsked: true, progress) }
      if interpreter.names != names { events.append(.named(interpreter.names)) }
      return events
    case .adopt(let options):
      // The counter is of the list under its reading.
      counter = nil
      interpreter.options = options
      return settings.keep(options).map { [.failed($0)] } ?? []
    case .list(let list, let source, let note): return use(list, from: source, note)
    case .store:
      interpreter.readSaved()
      return (interpreter.names.saved == nil ? [] : [.named(interpreter.names)])
        + renew { store, vocabulary throws(CommandFailure) in try store.open(vocabulary) }
    case .remember(let query):
      if !interpreter.keeps(query) { return [] }
      return renew { store, _ throws(CommandFailure) in try store.remember(query) }
    case .forget(let text):
      return renew { store, vocabulary throws(CommandFailure) in try store.forget(text, vocabulary: vocabulary) }
    }
  }

  /// Reads the files of the list again if they changed, or if that is asked for.
  private mutating func reload(
    isAsked: Bool, _ progress: @escaping @Sendable (ReplEvent) -> Void
  ) -> [ReplEvent] {
    guard let source = interpreter.opened?.source, let change = interpreter.opened?.change(isAsked: isAsked) else {
      return []
    }
    if change == .missing { return [.note(ReplSource.news(of: change, interpreter.list, nil))] }
    let opened = OpenedSource(source)
    progress(.loading(ReplLoading(name: source.name)))
    do throws(CommandFailure) {
      let loaded = try source.read { phase, percent in
        progress(.loading(ReplLoading(name: source.name, phase: phase, percent: percent)))
      }
      let events = use(loaded.list, from: opened, loaded.damage)
      return [.note(ReplSource.news(of: change, loaded.list, nil))] + events
    } catch {
      return [.loadingFailed(ReplSource.news(of: change, interpreter.list, error))]
    }
  }

  /// Uses another list, and its history.
  private mutating func use(_ list: SearchableList, from opened: OpenedSource?, _ note: String?) -> [ReplEvent] {
    let historyKey = opened?.source.historyKey
    let isOther = historyKey != store.list || !list.vocabulary.hasFields(of: vocabulary)
    store.list = historyKey
    var environment = interpreter.environment.with(list)
    if isOther { environment = environment.with(.empty) }
    interpreter.use(environment, from: opened)
    counter = nil
    var events: [ReplEvent] = [
      .renewed(environment.engine, history: []), .loaded(LoadedList(list, hasOtherHistory: isOther)),
    ]
    if isOther { events += take(.store) }
    if let note { events.append(.failed(note)) }
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
