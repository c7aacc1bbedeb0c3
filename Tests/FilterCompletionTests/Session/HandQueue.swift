import Foundation

/// Work that waits until the test says which piece runs next. Everything runs on the one thread that turns the crank,
/// so a schedule is a list of choices and can be played again.
final class HandQueue: @unchecked Sendable {
  private var jobs: [(job: UnownedJob, run: (UnownedJob) -> Void)] = []

  var isEmpty: Bool { jobs.isEmpty }
  var count: Int { jobs.count }

  fileprivate func append(_ job: UnownedJob, run: @escaping (UnownedJob) -> Void) {
    jobs.append((job, run))
  }

  /// Runs one of the waiting pieces.
  func run(_ choice: Int) {
    let next = jobs.remove(at: choice % jobs.count)
    next.run(next.job)
  }

  /// Runs until nothing waits, in the order of arrival.
  func drain() {
    while !isEmpty { run(0) }
  }
}

/// Runs the jobs of an actor from a queue turned by hand.
final class HandSerialExecutor: SerialExecutor {
  private let queue: HandQueue
  private let tasks: HandTaskExecutor

  init(_ queue: HandQueue, tasks: HandTaskExecutor) {
    self.queue = queue
    self.tasks = tasks
  }

  /// The tasks prefer the other executor. Without naming it here, the runtime would take every call on this actor for a
  /// change of executors and suspend the caller where a real actor does not.
  func enqueue(_ job: consuming ExecutorJob) {
    queue.append(UnownedJob(job)) {
      $0.runSynchronously(isolatedTo: self.asUnownedSerialExecutor(), taskExecutor: self.tasks.asUnownedTaskExecutor())
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// Runs the jobs of tasks from a queue turned by hand.
final class HandTaskExecutor: TaskExecutor {
  private let queue: HandQueue

  init(_ queue: HandQueue) { self.queue = queue }

  func enqueue(_ job: consuming ExecutorJob) {
    queue.append(UnownedJob(job)) { $0.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }
}

/// Things that wait to be let go on, one by one, by the test.
final class HandGates: @unchecked Sendable {
  private var waiting: [(number: Int, go: CheckedContinuation<Void, Never>)] = []
  private var next = 0

  var count: Int { waiting.count }

  /// Waits until the test lets it go on; where `endsOnCancel`, also until its task is cancelled.
  func wait(endsOnCancel: Bool) async {
    next += 1
    let number = next
    await withTaskCancellationHandler {
      await withCheckedContinuation { go in
        if endsOnCancel && Task.isCancelled { return go.resume() }
        waiting.append((number, go))
      }
    } onCancel: {
      if endsOnCancel { release { $0 == number } }
    }
  }

  /// Lets one go on; nothing where none waits.
  func open(_ choice: Int) {
    if !waiting.isEmpty { waiting.remove(at: choice % waiting.count).go.resume() }
  }

  private func release(where isMeant: (Int) -> Bool) {
    if let index = waiting.firstIndex(where: { isMeant($0.number) }) { waiting.remove(at: index).go.resume() }
  }
}

/// Runs something on a thread of its own, outside all tasks, so that it may run their jobs itself.
func onOwnThread<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) async -> Answer {
  await withCheckedContinuation { done in
    Thread.detachNewThread { done.resume(returning: body()) }
  }
}
