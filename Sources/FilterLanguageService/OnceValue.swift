#if !hasFeature(Embedded)
  import Synchronization

  /// A value that the first caller makes while others wait.
  ///
  /// The atomic counter shows the thread sanitizer the order of accesses, which it does not see in the mutex on Linux.
  struct OnceValue<Value: Sendable>: ~Copyable, Sendable {
    private let made = Mutex<Value?>(nil)
    private let turn = Atomic<Int>(0)

    init() {}

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
  /// A value that is made at each call: Embedded Swift has no locks to guard a stored one.
  struct OnceValue<Value: Sendable>: ~Copyable, Sendable {
    init() {}

    func value(_ make: () -> Value) -> Value { make() }

    var isMade: Bool { false }
  }
#endif
