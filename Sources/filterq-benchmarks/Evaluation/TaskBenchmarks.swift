import Dispatch
import FilterEvaluation
import Foundation
import ScryfallCards

/// Heavy queries by two tasks at once.
enum TaskBenchmarks {
  static func run(_ cards: SharedCards) {
    let library = cards.collection.library
    print("heavy queries, one task and two:")
    for text in ["o:/[aeiou]{4}/", "o:/^whenever .* attacks/", "-o:/(.)\\w+[aeiou]{3} .*creature/", "o:e o:/[xyz]{2}/"]
    {
      let plan = library.list.plan(text)
      let one = Timing.fastest { library.store.run(plan).count }
      let two = Timing.fastest { wait { await library.store.run(plan, tasks: 2).count } }
      let isSame = wait { await library.store.run(plan, tasks: 2).items } == library.store.run(plan).items
      let name = text.padding(toLength: 44, withPad: " ", startingAt: 0)
      print(
        "  \(name)\(TimeSummary.figure(one)) µs \(TimeSummary.figure(two)) µs"
          + (isSame ? "" : "  NOT the same rows"))
    }
  }

  /// Waits for a task: the benchmarks are not asynchronous.
  private static func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
    let semaphore = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var value: Value?
    Task {
      value = await work()
      semaphore.signal()
    }
    semaphore.wait()
    guard let value else { fatalError("the task was waited for") }
    return value
  }
}
