package import FilterEngines
import Foundation

/// Cancels statements in the engine when their results are no longer needed.
package enum EngineWatch {
  /// The polling interval in milliseconds.
  private static let interval = 15

  /// Runs statements. As soon as `isOver`, the running one is cancelled, and so are those that begin after it.
  package static func cancelling<Result>(
    _ connection: any EngineConnection, when isOver: @escaping @Sendable () -> Bool, _ body: () -> Result
  ) -> Result {
    let (hasEnded, isEnding) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let thread = Thread {
      while isEnding.wait(timeout: .now() + .milliseconds(interval)) == .timedOut {
        // Repeatedly, since there is nothing to cancel between two statements.
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
      // Until the end, only the watching thread calls it.
      nonisolated(unsafe) let isRequested = interruption.isRequested
      return cancelling(connection, when: { isRequested() }) { () -> Swift.Result<Result, EngineError> in
        do throws(EngineError) { return .success(try body()) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }
}
