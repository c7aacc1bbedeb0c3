import Foundation

/// Lets a thread wait until work of others has ended.
final class EndingSignal: @unchecked Sendable {
  private let condition = NSCondition()

  /// Waits until `isOver` holds, which is checked now and after each signal; at most until a time, or without one as
  /// long as it takes. A time that is far away is not given: waiting until `Date.distantFuture` traps on Linux.
  func wait(until end: Date? = nil, _ isOver: () -> Bool) {
    condition.withLock {
      while !isOver() {
        guard let end else {
          condition.wait()
          continue
        }
        if !condition.wait(until: end) { return }
      }
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
