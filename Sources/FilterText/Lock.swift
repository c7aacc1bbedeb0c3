#if !hasFeature(Embedded)
  #if canImport(os)
    import os
  #else
    import Synchronization
  #endif

  /// A value that one thread at a time can access.
  ///
  /// On systems of Apple it is their unfair lock, since the mutex of the standard library needs newer ones. Elsewhere it
  /// is that mutex, and a counter, which is read first and written last under it. The mutex alone would suffice; but on
  /// Linux it waits inside a library that the thread sanitizer does not instrument, which then reports every two accesses
  /// as a race. The counter makes the order visible to it.
  package struct Lock<Value: Sendable>: ~Copyable, Sendable {
    #if canImport(os)
      private let value: OSAllocatedUnfairLock<Value>

      /// Guards a value.
      package init(_ value: Value) { self.value = OSAllocatedUnfairLock(initialState: value) }

      /// Calls a closure with the value while other threads wait. The closure must not use this lock again.
      package borrowing func withLock<Answer: Sendable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Answer
      ) throws(Failure) -> Answer {
        let result: Result<Answer, Failure> = value.withLockUnchecked { value in
          do throws(Failure) { return .success(try body(&value)) } catch { return .failure(error) }
        }
        return try result.get()
      }
    #else
      private let value: Mutex<Value>
      private let turn = Atomic<Int>(0)

      /// Guards a value.
      package init(_ value: Value) { self.value = Mutex(value) }

      /// Calls a closure with the value while other threads wait. The closure must not use this lock again.
      package borrowing func withLock<Answer: Sendable, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> Answer
      ) throws(Failure) -> Answer {
        try value.withLock { (value) throws(Failure) -> Answer in
          let number = turn.load(ordering: .acquiring)
          defer { turn.store(number &+ 1, ordering: .releasing) }
          return try body(&value)
        }
      }
    #endif

    /// Replaces the value, and returns the former one.
    @discardableResult
    package borrowing func exchange(_ value: Value) -> Value {
      withLock { current in
        defer { current = value }
        return current
      }
    }
  }
#endif
