import Synchronization

/// A value protected by a mutex.
///
/// The atomic counter makes the order of accesses visible to the thread sanitizer, which does not see the mutex on
/// Linux.
final class GuardedValue<Value: Sendable>: Sendable {
  private let value: Mutex<Value>
  private let turn = Atomic<Int>(0)

  init(_ value: Value) {
    self.value = Mutex(value)
  }

  func withLock<Answer: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try value.withLock { (value) throws(Failure) -> Answer in
      let number = turn.load(ordering: .acquiring)
      defer { turn.store(number &+ 1, ordering: .releasing) }
      return try body(&value)
    }
  }
}
