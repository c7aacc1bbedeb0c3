package import FilterEngines
import Foundation

/// Ctrl-C during the statements of an engine: they are cancelled where they run.
package enum EngineWatch {
  /// How often is looked for an interrupt, in milliseconds.
  private static let interval = 20

  /// Runs statements; after an interrupt, the running one and those after it are cancelled, so that `body` throws.
  package static func cancelling<Result>(
    _ connection: any EngineConnection, on interruption: Interruption,
    _ body: () throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    let result: Swift.Result<Result, EngineError> = interruption.watched {
      let thread = WatchingThread(connection, interruption)
      defer { thread.end() }
      do throws(EngineError) { return .success(try body()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  /// A thread that looks for an interrupt until it is told to end.
  private struct WatchingThread {
    private let hasEnded = DispatchSemaphore(value: 0)
    private let isOver = DispatchSemaphore(value: 0)

    init(_ connection: any EngineConnection, _ interruption: Interruption) {
      // It is asked by this thread alone until the end.
      nonisolated(unsafe) let isRequested = interruption.isRequested
      let (hasEnded, isOver) = (hasEnded, isOver)
      let thread = Thread {
        while isOver.wait(timeout: .now() + .milliseconds(EngineWatch.interval)) == .timedOut {
          // Again and again, since between two statements there is nothing to cancel.
          if isRequested() { connection.cancel() }
        }
        hasEnded.signal()
      }
      thread.start()
    }

    func end() {
      isOver.signal()
      hasEnded.wait()
    }
  }
}
