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
struct ReplDesk {
  private var answerer: ReplAnswerer
  private let store: ReplStore
  /// What was said of the store already: that queries are not remembered is said once.
  private var said: Set<String> = []

  init(_ world: QueryEnvironment, _ options: ReplOptions, _ store: ReplStore) {
    answerer = ReplAnswerer(world: world, options: options)
    self.store = store
  }

  var vocabulary: Vocabulary { answerer.world.vocabulary }

  /// How many cards a query finds; nil where there are none to search, or it is refused.
  func count(_ text: String) -> Int? {
    guard let cards = answerer.world.cards else { return nil }
    let options = answerer.options
    let answer = cards.library.search(
      CardSearch(text, isStrict: options.isStrict, includesExtras: options.includesExtras))
    return answer.refusal == nil ? answer.count : nil
  }

  /// Finds out about a text, and tells it piece by piece: first what is wrong with it and how much it finds, then how much each
  /// completion would leave, unless something else has come meanwhile.
  func survey(
    text: String, version: Int, wantsTokens: Bool, candidates: [ReplCandidate], isOver: () -> Bool = { false },
    _ deliver: (ReplEvent) -> Void
  ) {
    let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
    deliver(
      .surveyed(
        ReplSurvey(
          version: version, tokens: wantsTokens ? query.semanticTokens : nil, findings: query.diagnostics,
          count: count(text))))
    if candidates.isEmpty { return }
    var counts: [Int?] = []
    for candidate in candidates {
      if isOver() { return }
      counts.append(candidate.isCounted ? count(candidate.text) : nil)
    }
    deliver(.counted(counts, version: version))
  }

  /// Does a job, and says what came of it.
  mutating func take(_ job: ReplWorker.Job) -> [ReplEvent] {
    switch job {
    case .answer(let text, let number, let columns):
      return [.answered(answerer.answer(SourceText(text), columns: columns), number: number)]
    case .adopt(let options):
      answerer.options = options
      return []
    case .cards(let cards, let name):
      answerer.world = answerer.world.with(cards, named: name)
      return [.renewed(answerer.world.engine, history: []), .loaded(name: name, count: cards.library.count)]
    case .store: return renew { store, vocabulary throws(CommandFailure) in try store.open(vocabulary) }
    case .remember(let text):
      return renew { store, vocabulary throws(CommandFailure) in try store.remember(text, vocabulary) }
    case .forget(let text):
      return renew { store, vocabulary throws(CommandFailure) in try store.forget(text, vocabulary) }
    }
  }

  /// Takes over what a store holds after a change of it.
  private mutating func renew(_ change: (ReplStore, Vocabulary) throws(CommandFailure) -> ReplStore.Content?)
    -> [ReplEvent]
  {
    do throws(CommandFailure) {
      guard let content = try change(store, vocabulary) else { return [] }
      answerer.world = answerer.world.with(content)
      return [.renewed(answerer.world.engine, history: content.entries)] + (content.notice.map { [.failed($0)] } ?? [])
    } catch {
      return said.insert(error.message).inserted ? [.failed(error.message)] : []
    }
  }
}
