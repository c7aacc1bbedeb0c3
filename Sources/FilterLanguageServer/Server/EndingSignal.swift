import Foundation

/// Lets a thread wait until work of others has ended.
final class EndingSignal: @unchecked Sendable {
  private let condition = NSCondition()

  /// Waits until `isOver` holds, which is checked now and after each signal, at most until a time.
  func wait(until end: Date = .distantFuture, _ isOver: () -> Bool) {
    condition.withLock {
      while !isOver(), condition.wait(until: end) {}
    }
  }

  /// Changes what others wait for, and wakes them.
  @discardableResult
  func signal<Result>(after change: () -> Result) -> Result {
    condition.withLock {
      defer { condition.broadcast() }
      return change()
    }
  }
}
