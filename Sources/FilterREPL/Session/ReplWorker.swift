import Dispatch
import FilterLists
import FilterReports
import FilterSemantics
import FilterText
import Foundation
import TerminalUI

/// Runs slow work on a thread of its own and reports the results as events.
///
/// Jobs run in order, and none is dropped. Only the newest survey counts: earlier ones are dropped, and counting stops
/// between two completions when a newer request arrives.
final class ReplWorker: Sendable {
  /// The pending work.
  private struct Inbox: Sendable {
    var jobs: [Job] = []
    var survey: SurveyRequest?
    var isOver = false
    /// Whether the running answer is no longer needed.
    var isCancelled = false
  }

  /// A job, which is never dropped.
  enum Job: Sendable {
    case answer(EditedLine, number: Int, columns: Int)
    case adopt(ReplOptions)
    case remember(AnalyzedQuery)
    case forget(String)
    /// Uses another list, under its vocabulary, with the history of its source, and reports a note about its damage.
    case list(SearchableList, from: OpenedSource? = nil, note: String? = nil)
    /// Opens the store of catalogs and history.
    case store
  }

  private let inbox = Lock(Inbox())
  private let arrival = DispatchSemaphore(value: 0)
  private let end = DispatchSemaphore(value: 0)
  private let deliver: @Sendable (ReplEvent) -> Void

  /// Creates a worker that calls `deliver` on its own thread.
  init(deliver: @escaping @Sendable (ReplEvent) -> Void) {
    self.deliver = deliver
  }

  /// Starts the thread.
  func start(
    _ environment: QueryEnvironment, options: ReplOptions, store: ReplStore, settings: ReplSettings = ReplSettings()
  ) {
    let thread = Thread { [self] in
      var backend = ReplBackend(environment, options: options, store: store, settings: settings)
      while let task = next() {
        switch task {
        case .job(let job):
          let events = backend.take(job, isOver: { [self] in isCancelled }, progress: deliver)
          for event in events { deliver(event) }
        case .survey(let request): backend.survey(request, isOver: { [self] in isInterrupted }, deliver)
        }
      }
      end.signal()
    }
    thread.stackSize = 16 << 20
    thread.start()
  }

  /// Adds a job to the queue.
  func submit(_ job: Job) {
    inbox.withLock { $0.jobs.append(job) }
    arrival.signal()
  }

  /// Requests a survey, which replaces a pending one.
  func survey(_ request: SurveyRequest) {
    inbox.withLock { $0.survey = request }
    arrival.signal()
  }

  /// Abandons the running answer and the pending ones. An engine's statement is cancelled; work in memory continues.
  func cancel() {
    inbox.withLock { inbox in
      inbox.isCancelled = true
      inbox.jobs.removeAll { if case .answer = $0 { true } else { false } }
    }
  }

  /// Ends the thread after the pending work, and waits for it: a query that was just run is remembered. Answers are not
  /// waited for, nor a store that another program locks for longer than the limit.
  func stop() {
    inbox.withLock { inbox in
      inbox.isOver = true
      inbox.jobs.removeAll { if case .answer = $0 { true } else { false } }
    }
    arrival.signal()
    _ = end.wait(timeout: .now() + ReplWorker.longestEnd)
  }

  private static let longestEnd = DispatchTimeInterval.seconds(2)

  private enum Task {
    case job(Job)
    case survey(SurveyRequest)
  }

  /// Waits for the next task; nil after ``stop()``.
  private func next() -> Task? {
    while true {
      arrival.wait()
      let (task, isOver) = inbox.withLock { inbox -> (Task?, Bool) in
        inbox.isCancelled = false
        if !inbox.jobs.isEmpty { return (.job(inbox.jobs.removeFirst()), false) }
        if let survey = inbox.survey {
          inbox.survey = nil
          return (.survey(survey), false)
        }
        return (nil, inbox.isOver)
      }
      if let task { return task }
      if isOver { return nil }
    }
  }

  /// Whether the running answer is no longer needed.
  private var isCancelled: Bool { inbox.withLock { $0.isCancelled || $0.isOver } }

  /// Whether other work is pending.
  private var isInterrupted: Bool { inbox.withLock { !$0.jobs.isEmpty || $0.survey != nil || $0.isOver } }
}
