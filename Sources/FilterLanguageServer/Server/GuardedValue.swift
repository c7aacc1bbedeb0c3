import LanguageServerProtocol
import Synchronization

/// A value that one thread at a time may touch.
///
/// The number beside the mutex shows the thread sanitizer the order that there is: on Linux a mutex waits inside a library it
/// does not look into.
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
