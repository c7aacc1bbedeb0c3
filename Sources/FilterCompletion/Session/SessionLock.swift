#if !hasFeature(Embedded)
  import Synchronization

  /// A value that one thread at a time may touch.
  ///
  /// A mutex, and beside it a counter that is read first and written last under the mutex. The mutex alone would do;
  /// but on Linux it waits inside a library that the thread sanitizer does not look into, which then takes every two
  /// accesses for a race. The counter shows it the order that there is.
  final class SessionLock<Value: Sendable>: Sendable {
    private let value: Mutex<Value>
    private let turn = Atomic<Int>(0)

    init(_ value: Value) {
      self.value = Mutex(value)
    }

    func withLock<Answer: Sendable>(_ body: (inout Value) -> Answer) -> Answer {
      value.withLock { value in
        let number = turn.load(ordering: .acquiring)
        defer { turn.store(number &+ 1, ordering: .releasing) }
        return body(&value)
      }
    }
  }
#endif
