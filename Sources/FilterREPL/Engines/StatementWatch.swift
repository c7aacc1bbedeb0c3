import Dispatch
import FilterEngines
import Synchronization

/// Cancels the statements of an engine that are no longer wanted.
enum StatementWatch {
  /// How often is looked whether they are.
  private static let interval = DispatchTimeInterval.milliseconds(15)

  /// Runs statements. As soon as `isOver`, the running one is cancelled, and so are those that begin after it.
  static func cancelling<Result>(
    _ connection: any EngineConnection, when isOver: @escaping @Sendable () -> Bool, _ body: () -> Result
  ) -> Result {
    let isRunning = RunningFlag()
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .userInitiated))
    timer.schedule(deadline: .now() + interval, repeating: interval)
    timer.setEventHandler {
      // Again and again, since between two statements there is nothing to cancel. Never after the end, when another
      // statement may run.
      isRunning.whileTrue { if isOver() { connection.cancel() } }
    }
    timer.resume()
    defer {
      isRunning.end()
      timer.cancel()
    }
    return body()
  }

  private final class RunningFlag: Sendable {
    private let isTrue = Mutex(true)

    func whileTrue(_ body: () -> Void) { isTrue.withLock { if $0 { body() } } }

    func end() { isTrue.withLock { $0 = false } }
  }
}
