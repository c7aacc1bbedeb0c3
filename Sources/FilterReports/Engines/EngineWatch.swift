package import FilterEngines
package import FilterLists
import Foundation

/// Cancels statements in the engine when their results are no longer needed.
package enum EngineWatch {
  /// The polling interval in milliseconds.
  private static let interval = 15

  /// Runs statements. As soon as `isOver`, the running one is cancelled, and so are those that begin after it.
  package static func cancelling<Result>(
    _ connection: any EngineConnection, when isOver: @escaping @Sendable () -> Bool, _ body: () -> Result
  ) -> Result {
    cancelling({ connection.cancel() }, when: isOver, body)
  }

  /// Runs requests. As soon as `isOver`, `cancel` is called repeatedly.
  package static func cancelling<Result>(
    _ cancel: @escaping @Sendable () -> Void, when isOver: @escaping @Sendable () -> Bool, _ body: () -> Result
  ) -> Result {
    let (hasEnded, isEnding) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let thread = Thread {
      while isEnding.wait(timeout: .now() + .milliseconds(interval)) == .timedOut {
        // Repeatedly, since there is nothing to cancel between two statements.
        if isOver() { cancel() }
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

extension SearchableList {
  /// Runs requests. As soon as `isOver`, the running one is cancelled if it may take long, and so are those after it.
  package func cancelling<Result>(when isOver: @escaping @Sendable () -> Bool, _ body: () -> Result) -> Result {
    cancel.map { EngineWatch.cancelling($0, when: isOver, body) } ?? body()
  }

  /// Runs requests. Nil after an interrupt, which cancels the running one if it may take long.
  package func run<Result>(
    on console: Console, _ body: () throws(ListFailure) -> Result
  ) throws(CommandFailure) -> Result? {
    let interruption = console.interruption
    let isRequested = interruption.isRequested
    do throws(ListFailure) {
      guard isRemote else { return try body() }
      let result: Swift.Result<Result, ListFailure> = interruption.watched {
        // Until the end, only the watching thread calls it.
        nonisolated(unsafe) let isRequested = isRequested
        return cancelling(when: { isRequested() }) { () -> Swift.Result<Result, ListFailure> in
          do throws(ListFailure) { return .success(try body()) } catch { return .failure(error) }
        }
      }
      return try result.get()
    } catch {
      if error.kind == .cancelled, isRequested() { return nil }
      throw CommandFailure(error)
    }
  }
}
