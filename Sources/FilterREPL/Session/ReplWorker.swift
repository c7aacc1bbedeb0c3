import DataStreams
import Dispatch
import FilterQueryTesting
import FilterReports
import FilterSemantics
import FilterText
import Foundation
import ScryfallCards
import ScryfallDialect
import Synchronization
import TerminalUI

/// Does what takes longer than a key may take, on a thread of its own, and tells of it by events.
///
/// Inputs are answered one after the other, none is left out. Only the newest survey counts: earlier ones are dropped, and
/// counting stops between two completions when a newer one has come.
final class ReplWorker: Sendable {
  /// What waits to be done.
  private struct Inbox: Sendable {
    var jobs: [Job] = []
    var survey: SurveyRequest?
    var isOver = false
  }

  /// What is done in turn.
  enum Job: Sendable {
    case answer(EditedLine, number: Int, columns: Int)
    case adopt(ReplOptions)
    case remember(AnalyzedQuery)
    case forget(String)
    /// Goes on with other cards.
    case cards(CardCollection, name: String)
    /// Opens the store of catalogs and history.
    case store
  }

  private let inbox = Mutex(Inbox())
  private let arrival = DispatchSemaphore(value: 0)
  private let deliver: @Sendable (ReplEvent) -> Void

  /// A worker that tells of what it did through `deliver`, from its own thread.
  init(deliver: @escaping @Sendable (ReplEvent) -> Void) {
    self.deliver = deliver
  }

  /// Begins to work.
  func start(_ environment: QueryEnvironment, options: ReplOptions, store: ReplStore) {
    let thread = Thread { [self] in
      var desk = ReplBackend(environment, options: options, store: store)
      while let task = next() {
        switch task {
        case .job(let job): for event in desk.take(job) { deliver(event) }
        case .survey(let request): desk.survey(request, isOver: { isInterrupted }, deliver)
        }
      }
    }
    thread.stackSize = 16 << 20
    thread.start()
  }

  /// Takes a job.
  func submit(_ job: Job) {
    inbox.withLock { $0.jobs.append(job) }
    arrival.signal()
  }

  /// Takes a text to find out about, in place of an earlier one.
  func survey(_ request: SurveyRequest) {
    inbox.withLock { $0.survey = request }
    arrival.signal()
  }

  /// Ends the thread after its current task.
  func stop() {
    inbox.withLock { $0.isOver = true }
    arrival.signal()
  }

  private enum Task {
    case job(Job)
    case survey(SurveyRequest)
  }

  /// The next thing to do; waits for one. Nil when there will be none.
  private func next() -> Task? {
    while true {
      arrival.wait()
      let (task, isOver) = inbox.withLock { inbox -> (Task?, Bool) in
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

  /// Whether something else waits.
  private var isInterrupted: Bool { inbox.withLock { !$0.jobs.isEmpty || $0.survey != nil || $0.isOver } }
}
