#if !hasFeature(Embedded)
  import Synchronization

  /// A value that is made at the first question, by whoever asks first; others wait.
  ///
  /// The number beside the mutex shows the thread sanitizer the order that there is: on Linux a mutex waits inside a library it
  /// does not look into.
  final class OnceValue<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let turn = Atomic<Int>(0)

    func value(_ make: () -> Value) -> Value {
      made.withLock { made in
        let number = turn.load(ordering: .acquiring)
        defer { turn.store(number &+ 1, ordering: .releasing) }
        if let made { return made }
        let value = make()
        made = value
        return value
      }
    }

    var isMade: Bool { made.withLock { $0 != nil } }
  }
#else
  /// A value that is made at each question: without threads and locks there is nothing to keep it behind.
  final class OnceValue<Value: Sendable>: Sendable {
    init() {}

    func value(_ make: () -> Value) -> Value { make() }

    var isMade: Bool { false }
  }
#endif
