import FilterAnalysis
import FilterEvaluation
import FilterLists
import FilterParser
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

extension ReplInterpreter {
  /// Measures the steps of answering a query: the best of several runs each.
  func times(of query: AnalyzedQuery) -> ReplAnswer {
    var answer = ReplAnswer()
    for (name, duration) in QueryTimes(query, in: list).parts {
      let text = Stopwatch.text(duration)
      answer.add("\(name.filled(to: 10))\(text.rightAligned(to: 8))")
    }
    return answer
  }
}

/// The duration of each step of answering a query: the best of several runs.
struct QueryTimes {
  /// The steps in order, followed by their sum.
  let parts: [(name: String, duration: Duration)]

  private static let runs = 7

  /// Measures a query. Without a list, only parsing and analysis are measured.
  init(_ query: AnalyzedQuery, in list: SearchableList?) {
    var parts: [(name: String, duration: Duration)] = []
    let (source, vocabulary) = (query.source, query.vocabulary)
    parts.append(("parse", QueryTimes.best { _ = vocabulary.parse(source) }))
    parts.append(
      ("analysis", QueryTimes.best { _ = AnalyzedQuery(query.parsed, vocabulary: vocabulary).diagnostics.count }))
    if let list {
      let plan = list.plan(query)
      parts.append(("plan", QueryTimes.best { _ = list.plan(query) }))
      if !plan.isRefused { parts += QueryTimes.parts(of: plan, in: list) }
    }
    parts.append(("all", parts.reduce(Duration.zero) { $0 + $1.duration }))
    self.parts = parts
  }

  /// The steps of running a plan. Those of an engine, which may take long, are measured once.
  private static func parts(
    of plan: FilterPlan, in list: SearchableList
  ) -> [(name: String, duration: Duration)] {
    if list.isRemote {
      var hasAnswered = false
      let duration = ContinuousClock().measure { hasAnswered = (try? list.counted(plan)) != nil }
      return hasAnswered ? [("count", duration)] : []
    }
    let run = best { _ = try? list.counted(plan) }
    let request = ListTable(of: list, columns: nil).request(limit: ReplInterpreter.maximumRows)
    // Reading rows runs the plan again.
    let rows = best { _ = try? list.page(of: plan, request) }
    return [("run", run), ("rows", max(.zero, rows - run))]
  }

  private static func best(_ body: () -> Void) -> Duration {
    let clock = ContinuousClock()
    return (0..<runs).map { _ in clock.measure(body) }.min() ?? .zero
  }
}
