import FilterAnalysis
import FilterEvaluation
import FilterLanguageService
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import Foundation
import TerminalUI

extension ReplBackend {
  /// The time for counting the completions; the remaining ones show no count.
  private static let countingTime = Duration.milliseconds(400)
  /// The pause in seconds after a key before a client program is used: it may restart after a cancelled statement.
  private static let pause = 0.3

  /// Surveys a query over a list in a database. The diagnostics are delivered at once, and then the results of the
  /// engine, unless a newer request has arrived.
  func survey(
    _ query: AnalyzedQuery, _ request: SurveyRequest, writtenAs known: AnalyzedQuery, in list: SearchableList,
    isOver: @escaping @Sendable () -> Bool, _ deliver: (ReplEvent) -> Void
  ) {
    var survey = ReplSurvey(
      version: request.version, tokens: request.line.query == nil ? known.semanticTokens : nil,
      diagnostics: interpreter.diagnostics(of: query, writtenAs: known.source))
    let plan = list.plan(query, .typed)
    survey.isCounting = !plan.isRefused
    deliver(.surveyed(survey))
    survey.tokens = nil
    if list.isSlowAfterCancelling { wait(ReplBackend.pause, isOver) }
    if isOver() { return }
    list.cancelling(when: isOver) {
      do throws(ListFailure) {
        if !plan.isRefused {
          let count = try list.counted(plan).count
          (survey.count, survey.isCounting) = (count, false)
          deliver(.surveyed(survey))
          if request.rows > 0, !isOver() {
            let lines = try interpreter.lines(of: plan, count: count, limit: request.rows, request.columns) {
              (rows) throws(ListFailure) in try list.page(of: plan, rows)
            }
            if !isOver() { deliver(.listed(lines, version: request.version)) }
          }
        }
        try countCandidates(of: request, in: list, isOver: isOver, deliver)
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

  /// Counts the items that the first completions would leave, one statement each.
  private func countCandidates(
    of request: SurveyRequest, in list: SearchableList, isOver: () -> Bool, _ deliver: (ReplEvent) -> Void
  ) throws(ListFailure) {
    if request.candidates.isEmpty { return }
    var counts = [Int?](repeating: nil, count: request.candidates.count)
    let clock = ContinuousClock()
    let end = clock.now + ReplBackend.countingTime
    for (index, candidate) in request.candidates.enumerated() {
      if isOver() { return }
      if clock.now >= end { break }
      guard let query = interpreter.query(of: candidate) else { continue }
      counts[index] = try list.counted(list.plan(query, .typed)).count
    }
    if !isOver() { deliver(.counted(counts, version: request.version)) }
  }
}
