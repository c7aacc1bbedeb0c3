#if !hasFeature(Embedded)
  /// A value that the first caller makes while others wait.
  package struct OnceValue<Value: Sendable>: ~Copyable, Sendable {
    private let made = Lock<Value?>(nil)

    package init() {}

    package func value(_ make: () -> Value) -> Value {
      made.withLock { made in
        if let made { return made }
        let value = make()
        made = value
        return value
      }
    }

    package var isMade: Bool { made.withLock { $0 != nil } }
  }
#else
  /// A value that is made when it is first asked for. Embedded Swift has no locks: the value belongs to the one thread
  /// that there is. Asked for while it is made, it is made once more.
  package struct OnceValue<Value: Sendable>: ~Copyable, Sendable {
    private final class Storage: @unchecked Sendable {
      var value: Value?

      init() {}
    }

    private let made = Storage()

    package init() {}

    package func value(_ make: () -> Value) -> Value {
      if let value = made.value { return value }
      let value = make()
      made.value = value
      return value
    }

    package var isMade: Bool { made.value != nil }
  }
#endif
