package import FilterEngines
import Foundation

/// Cancels the statements of an engine that are no longer wanted, where they run.
package enum EngineWatch {
  /// How often is looked whether they are, in milliseconds.
  private static let interval = 15

  /// Runs statements. As soon as `isOver`, the running one is cancelled, and so are those that begin after it.
  package static func cancelling<Result>(
    _ connection: any EngineConnection, when isOver: @escaping @Sendable () -> Bool, _ body: () -> Result
  ) -> Result {
    let (hasEnded, isEnding) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let thread = Thread {
      while isEnding.wait(timeout: .now() + .milliseconds(interval)) == .timedOut {
        // Again and again, since between two statements there is nothing to cancel.
        if isOver() { connection.cancel() }
      }
      hasEnded.signal()
    }
    thread.start()
    // Nothing is cancelled after the end, when another statement may run.
    defer {
      isEnding.signal()
      hasEnded.wait()
    }
    return body()
  }

  /// Runs statements; after Ctrl-C, the running one and those after it are cancelled, so that `body` throws.
  package static func cancelling<Result>(
    _ connection: any EngineConnection, on interruption: Interruption,
    _ body: () throws(EngineError) -> Result
  ) throws(EngineError) -> Result {
    let result: Swift.Result<Result, EngineError> = interruption.watched {
      // It is asked by the watching thread alone until the end.
      nonisolated(unsafe) let isRequested = interruption.isRequested
      return cancelling(connection, when: { isRequested() }) { () -> Swift.Result<Result, EngineError> in
        do throws(EngineError) { return .success(try body()) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }
}
