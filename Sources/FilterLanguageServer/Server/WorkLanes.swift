import Dispatch
import Foundation

/// Runs the work of a server in order of urgency.
///
/// Work at the caret has a lane of its own: it waits only for other such work, never for work about whole documents,
/// which an editor asks for with every keystroke and which takes as long as the document is.
///
/// Where the system has no executors of tasks, work runs on the concurrent pool in no order of urgency.
final class WorkLanes: Sendable {
  /// An executor for each urgency, from the system version on that has them.
  private let executors: [any Sendable]

  /// The number of threads for whole documents: one processor stays free for the caret.
  static let usualWidth = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)

  /// Creates lanes. `width` is the number of threads for whole documents.
  init(width: Int = WorkLanes.usualWidth) {
    let caret = WorkLane(name: "filterq caret", width: 1)
    let documents = WorkLane(name: "filterq documents", width: width)
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
      executors = []
      return
    }
    executors = RequestUrgency.allCases.map {
      UrgencyExecutor(lane: $0.isAtCaret ? caret : documents, urgency: $0)
    }
  }

  /// Runs an operation as soon as no more urgent one waits.
  func run(_ urgency: RequestUrgency, _ operation: @escaping @Sendable () async -> Void) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executors[urgency.rawValue] as? UrgencyExecutor
    {
      Task.detached(executorPreference: executor, operation: operation)
    } else {
      Task.detached(operation: operation)
    }
  }
}

/// Jobs that run on some threads, the most urgent first, and those of one urgency in the order in which they came.
final class WorkLane: Sendable {
  private struct State: Sendable {
    /// The jobs that wait, by urgency; a queue is reversed when it is read from.
    var waiting = RequestUrgency.allCases.map { _ in JobQueue() }
    /// The queues that run nothing.
    var idle: [DispatchQueue]
  }

  private let state: GuardedValue<State>

  /// Each thread is that of a serial queue: such queues get their threads even if all others are busy.
  init(name: String, width: Int) {
    state = GuardedValue(State(idle: (0..<width).map { DispatchQueue(label: "\(name) \($0)") }))
  }

  /// Adds a job. It runs on a thread of the lane.
  func add(_ urgency: RequestUrgency, _ job: @escaping @Sendable () -> Void) {
    let queue = state.withLock { state in
      state.waiting[urgency.rawValue].add(job)
      return state.idle.popLast()
    }
    queue?.async { [self] in
      while let job = next(on: queue) { job() }
    }
  }

  /// The next job; `nil` if none waits, and then the queue is idle.
  private func next(on queue: DispatchQueue?) -> (@Sendable () -> Void)? {
    state.withLock { state in
      for index in state.waiting.indices {
        if let job = state.waiting[index].take() { return job }
      }
      if let queue { state.idle.append(queue) }
      return nil
    }
  }
}

/// Jobs in the order in which they came. Adding and taking take constant time on average.
private struct JobQueue: Sendable {
  private var incoming: [@Sendable () -> Void] = []
  private var outgoing: [@Sendable () -> Void] = []

  mutating func add(_ job: @escaping @Sendable () -> Void) { incoming.append(job) }

  mutating func take() -> (@Sendable () -> Void)? {
    if outgoing.isEmpty {
      outgoing = incoming.reversed()
      incoming = []
    }
    return outgoing.popLast()
  }
}

/// Runs the parts of a task on a lane.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class UrgencyExecutor: TaskExecutor {
  let lane: WorkLane
  let urgency: RequestUrgency

  init(lane: WorkLane, urgency: RequestUrgency) {
    self.lane = lane
    self.urgency = urgency
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lane.add(urgency) { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
