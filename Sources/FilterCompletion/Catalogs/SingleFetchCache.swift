#if !hasFeature(Embedded)
  /// An in-memory cache that fetches a missing value once for any number of concurrent requests.
  ///
  /// - Requests for a key that is being fetched wait for that fetch.
  /// - A failed fetch throws to all its waiters and is not cached; the next request fetches again.
  /// - A cancelled waiter throws `CancellationError` immediately. The fetch continues for the others, and is cancelled
  ///   when no waiter is left.
  /// - A value older than the lifetime counts as missing.
  public actor SingleFetchCache<Key: Hashable & Sendable, Value: Sendable> {
    private enum Entry {
      case value(Value, expires: Double)
      case fetch(Fetch)
    }

    private struct Fetch {
      let number: Int
      let task: Task<Void, Never>
      var waiters: [Int: CheckedContinuation<Value, any Error>]
    }

    private let fetch: @Sendable (Key) async throws -> Value
    private let lifetime: Double
    private let now: @Sendable () -> Double
    private var entries: [Key: Entry] = [:]
    private var numbers = 0

    /// Creates a cache. `lifetime` is in seconds of the clock `now`; by default, values never expire.
    public init(
      lifetime: Double = .infinity, now: @escaping @Sendable () -> Double = { 0 },
      fetch: @escaping @Sendable (Key) async throws -> Value
    ) {
      self.lifetime = lifetime
      self.now = now
      self.fetch = fetch
    }

    /// The value of a key, fetched if missing. Throws the error of the fetch, or `CancellationError`.
    public func value(for key: Key) async throws -> Value {
      try Task.checkCancellation()
      if case .value(let value, let expires)? = entries[key] {
        if now() < expires { return value }
        entries[key] = nil
      }
      numbers += 1
      let waiter = numbers
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { wait(waiter, for: key, $0) }
      } onCancel: {
        Task { await self.leave(waiter, key: key) }
      }
    }

    /// The cached value of a key; nil if it is missing or expired. Does not fetch.
    public func cachedValue(for key: Key) -> Value? {
      if case .value(let value, let expires)? = entries[key], now() < expires { return value }
      return nil
    }

    /// Removes a value. A fetch in progress continues.
    public func forget(_ key: Key) { if case .value? = entries[key] { entries[key] = nil } }

    private func wait(_ waiter: Int, for key: Key, _ continuation: CheckedContinuation<Value, any Error>) {
      if case .fetch(var running)? = entries[key] {
        running.waiters[waiter] = continuation
        entries[key] = .fetch(running)
        return
      }
      numbers += 1
      let number = numbers
      let task = Task {
        do {
          let value = try await fetch(key)
          finish(number, key: key, result: .success(value))
        } catch {
          finish(number, key: key, result: .failure(error))
        }
      }
      entries[key] = .fetch(Fetch(number: number, task: task, waiters: [waiter: continuation]))
    }

    private func finish(_ number: Int, key: Key, result: Result<Value, any Error>) {
      guard case .fetch(let running)? = entries[key], running.number == number else { return }
      switch result {
      case .success(let value): entries[key] = .value(value, expires: now() + lifetime)
      case .failure: entries[key] = nil
      }
      for waiter in running.waiters.values { waiter.resume(with: result) }
    }

    private func leave(_ waiter: Int, key: Key) {
      guard case .fetch(var running)? = entries[key], let own = running.waiters.removeValue(forKey: waiter) else {
        return
      }
      own.resume(throwing: CancellationError())
      if running.waiters.isEmpty {
        running.task.cancel()
        entries[key] = nil
      } else {
        entries[key] = .fetch(running)
      }
    }
  }
#endif
