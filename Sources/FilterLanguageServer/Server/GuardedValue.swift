import FilterText

/// A value protected by a lock, which several owners share.
final class GuardedValue<Value: Sendable>: Sendable {
  private let value: Lock<Value>

  init(_ value: Value) { self.value = Lock(value) }

  func withLock<Answer: Sendable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try value.withLock(body)
  }
}
