import FilterAnalysis
import FilterEngines
import FilterEvaluation
import FilterLanguageService
import FilterReports
import FilterSemantics
import FilterText
import Foundation
import TerminalUI

extension ReplBackend {
  /// Larger results are not sorted while the user types.
  private static let maximumSortedRows = 100_000
  /// The time for counting the completions; the remaining ones show no count.
  private static let countingTime = Duration.milliseconds(400)
  /// The pause in seconds after a key before a client program is used: it may restart after a cancelled statement.
  private static let pause = 0.3

  /// Surveys a query over a list in a database. The diagnostics are delivered at once, and then the results of the
  /// engine, unless a newer request has arrived.
  func survey(
    _ query: AnalyzedQuery, _ request: SurveyRequest, in database: EngineAnswers,
    isOver: @escaping @Sendable () -> Bool, _ deliver: (ReplEvent) -> Void
  ) {
    var survey = ReplSurvey(
      version: request.version, tokens: request.line.query == nil ? query.semanticTokens : nil,
      diagnostics: query.diagnostics)
    let plan = database.plan(query, isStrict: interpreter.options.isStrict, isTyped: true)
    survey.isCounting = !plan.isRefused
    deliver(.surveyed(survey))
    survey.tokens = nil
    if case .command = database.address { wait(ReplBackend.pause, isOver) }
    if isOver() { return }
    EngineWatch.cancelling(database.connection, when: isOver) {
      do throws(EngineError) {
        if !plan.isRefused {
          let count = try database.count(of: plan, includesExtras: interpreter.options.includesExtras)
          (survey.count, survey.isCounting) = (count, false)
          deliver(.surveyed(survey))
          try list(plan, count: count, request, in: database, isOver: isOver, deliver)
        }
        try countCandidates(of: request, in: database, isOver: isOver, deliver)
      } catch {
        if isOver() || error.kind == .cancelled { return }
        survey.isCounting = false
        survey.problem = error.message
        deliver(.surveyed(survey))
        deliver(.listed([], version: request.version))
        deliver(.counted(request.candidates.map { _ in nil }, version: request.version))
      }
    }
  }

  private func wait(_ seconds: Double, _ isOver: () -> Bool) {
    let end = Date(timeIntervalSinceNow: seconds)
    while !isOver(), Date() < end { Thread.sleep(forTimeInterval: 0.01) }
  }

  /// Lists the first rows, unless sorting them takes long.
  private func list(
    _ plan: FilterPlan, count: Int, _ request: SurveyRequest, in database: EngineAnswers, isOver: () -> Bool,
    _ deliver: (ReplEvent) -> Void
  ) throws(EngineError) {
    if request.rows <= 0 || isOver() { return }
    let isSorted = !database.isOfItems || plan.reading[directive: "order"] != nil
    var lines: [ScreenLine] = []
    if count > 0, !isSorted || count <= ReplBackend.maximumSortedRows {
      let page = try database.page(
        of: plan, limit: request.rows, includesExtras: interpreter.options.includesExtras)
      lines = interpreter.lines(of: page, of: database, request.columns).map { $0.fitted(to: request.columns) }
    }
    if !isOver() { deliver(.listed(lines, version: request.version)) }
  }

  /// Counts the items that the first completions would leave, one statement each.
  private func countCandidates(
    of request: SurveyRequest, in database: EngineAnswers, isOver: () -> Bool, _ deliver: (ReplEvent) -> Void
  ) throws(EngineError) {
    if request.candidates.isEmpty { return }
    var counts = [Int?](repeating: nil, count: request.candidates.count)
    let clock = ContinuousClock()
    let end = clock.now + ReplBackend.countingTime
    for (index, candidate) in request.candidates.enumerated() where candidate.isCounted {
      if isOver() { return }
      if clock.now >= end { break }
      let query = interpreter.analyzed(SourceText(candidate.text))
      let plan = database.plan(query, isStrict: interpreter.options.isStrict, isTyped: true)
      if plan.isRefused { continue }
      counts[index] = try database.count(of: plan, includesExtras: interpreter.options.includesExtras)
    }
    if !isOver() { deliver(.counted(counts, version: request.version)) }
  }
}
