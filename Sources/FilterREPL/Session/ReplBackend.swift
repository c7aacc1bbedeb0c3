import DataStreams
import FilterAnalysis
import FilterCompletion
import FilterExplanation
import FilterLanguageService
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// What a worker works with, and how it does its jobs.
struct ReplBackend {
  private var answerer: ReplInterpreter
  private let store: ReplStore
  /// Counts the cards of the environment; nil before the first survey.
  private var counter: CardCounter?
  /// What was said of the store already: that queries are not remembered is said once.
  private var said: Set<String> = []

  init(_ environment: QueryEnvironment, options: ReplOptions, store: ReplStore) {
    answerer = ReplInterpreter(environment: environment, options: options)
    self.store = store
  }

  var vocabulary: Vocabulary { answerer.environment.vocabulary }

  /// Surveys a query and delivers what it finds out piece by piece: first the diagnostics and the count, then the count of each
  /// completion, unless another request has come meanwhile.
  mutating func survey(_ request: SurveyRequest, isOver: () -> Bool = { false }, _ deliver: (ReplEvent) -> Void) {
    guard let query = request.line.analyzedQuery(vocabulary) else { return }
    if counter == nil { counter = answerer.environment.cards.map { CardCounter($0.library) } }
    deliver(
      .surveyed(
        ReplSurvey(
          version: request.version, tokens: request.line.query == nil ? query.semanticTokens : nil,
          diagnostics: query.diagnostics, count: counter?.count(of: answerer.search(query)))))
    let counted = request.candidates.indices.filter { request.candidates[$0].isCounted }
    if request.candidates.isEmpty || isOver() { return }
    let searches = counted.map { answerer.search(answerer.analyzed(SourceText(request.candidates[$0].text))) }
    var counts = [Int?](repeating: nil, count: request.candidates.count)
    for (index, count) in zip(counted, counter?.counts(of: searches, isOver: isOver) ?? []) { counts[index] = count }
    if !isOver() { deliver(.counted(counts, version: request.version)) }
  }

  /// Does a job, and says what came of it.
  mutating func take(_ job: ReplWorker.Job) -> [ReplEvent] {
    switch job {
    case .answer(let line, let number, let columns):
      let answer = answerer.answer(SourceText(line.text), query: line.query, columns: columns)
      return [.answered(answer, number: number)]
    case .adopt(let options):
      answerer.options = options
      return []
    case .cards(let cards, let name):
      answerer.environment = answerer.environment.with(cards, named: name)
      counter = nil
      return [.renewed(answerer.environment.engine, history: []), .loaded(name: name, count: cards.library.count)]
    case .store: return renew { store, vocabulary throws(CommandFailure) in try store.open(vocabulary) }
    case .remember(let query):
      return renew { store, _ throws(CommandFailure) in try store.remember(query) }
    case .forget(let text):
      return renew { store, vocabulary throws(CommandFailure) in try store.forget(text, vocabulary: vocabulary) }
    }
  }

  /// Takes over what a store holds after a change of it.
  private mutating func renew(_ change: (ReplStore, Vocabulary) throws(CommandFailure) -> ReplStore.Content?)
    -> [ReplEvent]
  {
    do throws(CommandFailure) {
      guard let content = try change(store, vocabulary) else { return [] }
      answerer.environment = answerer.environment.with(content)
      return [.renewed(answerer.environment.engine, history: content.entries)]
        + (content.notice.map { [.failed($0)] } ?? [])
    } catch {
      return said.insert(error.message).inserted ? [.failed(error.message)] : []
    }
  }
}
