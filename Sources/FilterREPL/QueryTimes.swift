import DataStreams
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterParser
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// How long each part of the answer to a query takes: the best of several runs.
struct QueryTimes {
  /// The parts in their order, the sum last.
  let parts: [(name: String, duration: Duration)]

  private static let runs = 7

  /// Runs a query; of cards only where there are any.
  init(of source: SourceText, _ search: CardSearch, _ world: QueryEnvironment) {
    var parts: [(name: String, duration: Duration)] = []
    let parsed = ParsedQuery(parsing: source)
    parts.append(("parse", QueryTimes.best { _ = ParsedQuery(parsing: source) }))
    parts.append(
      ("analysis", QueryTimes.best { _ = AnalyzedQuery(parsed, vocabulary: world.vocabulary).diagnostics.count }))
    if let library = world.cards?.library {
      let plan = library.plan(search)
      parts.append(("plan", QueryTimes.best { _ = library.plan(search) }))
      if !plan.isRefused {
        let result = library.store.run(plan)
        let answer = library.answer(plan, result, includesExtras: search.includesExtras)
        parts.append(
          (
            "run",
            QueryTimes.best {
              _ = library.answer(plan, library.store.run(plan), includesExtras: search.includesExtras).count
            }
          ))
        parts.append(("sort", QueryTimes.best { _ = library.hits(answer).count }))
      }
    }
    parts.append(("all", parts.reduce(Duration.zero) { $0 + $1.duration }))
    self.parts = parts
  }

  private static func best(_ body: () -> Void) -> Duration {
    let clock = ContinuousClock()
    return (0..<runs).map { _ in clock.measure(body) }.min() ?? .zero
  }
}
