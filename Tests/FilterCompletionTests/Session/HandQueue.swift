import Foundation

/// A queue whose jobs run in an order chosen by the test. All run on one thread, so a schedule is a reproducible list
/// of choices.
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

  /// The tasks prefer the other executor. Without naming it here, the runtime would treat every call on this actor as a
  /// change of executors and suspend the caller, unlike with a real actor.
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

/// Suspended tasks that the test resumes one by one.
final class HandGates: @unchecked Sendable {
  private var waiting: [(number: Int, go: CheckedContinuation<Void, Never>)] = []
  private var next = 0

  var count: Int { waiting.count }

  /// Suspends until the test resumes it; with `endsOnCancel`, also until its task is cancelled.
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

  /// Resumes one task, if any is suspended.
  func open(_ choice: Int) {
    if !waiting.isEmpty { waiting.remove(at: choice % waiting.count).go.resume() }
  }

  private func release(where isMeant: (Int) -> Bool) {
    if let index = waiting.firstIndex(where: { isMeant($0.number) }) { waiting.remove(at: index).go.resume() }
  }
}

/// Runs a closure on a separate thread, outside all tasks, so that it can run their jobs.
func onOwnThread<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) async -> Answer {
  await withCheckedContinuation { done in
    Thread.detachNewThread { done.resume(returning: body()) }
  }
}
