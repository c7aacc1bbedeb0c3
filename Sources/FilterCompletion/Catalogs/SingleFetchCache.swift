#if !hasFeature(Embedded)
  /// An in-memory cache that fetches a missing value once for any number of concurrent requests.
  ///
  /// ```swift
  /// let pictures = SingleFetchCache<String, [UInt8]>(
  ///   limits: FetchLimits(age: 3_600, cost: 32 << 20), failure: .returningExpired, cost: { $0.count },
  ///   fetch: { try await service.picture($0) })
  /// let bytes = try await pictures.value(for: "moss-lamp")
  /// ```
  ///
  /// - Requests for a key that is being fetched wait for that fetch.
  /// - A failed fetch throws to all its waiters, and the next request fetches again, unless ``FailedFetch`` says otherwise.
  /// - A cancelled waiter throws `CancellationError` immediately. The fetch continues for the others, and is cancelled
  ///   when no waiter is left.
  /// - The values stay within ``FetchLimits``. A request takes constant time, averaged over many.
  public actor SingleFetchCache<Key: Hashable & Sendable, Value: Sendable> {
    /// A value or a remembered failure.
    private struct Kept {
      let result: Result<Value, any Error>
      let expires: Double
      let cost: Int
      /// The number of the last use.
      var use: Int
    }

    private struct Fetch {
      let number: Int
      let task: Task<Void, Never>
      var waiters: [Int: CheckedContinuation<Value, any Error>]
    }

    private let fetch: @Sendable (Key) async throws -> Value
    private let limits: FetchLimits
    private let failure: FailedFetch
    private let costOf: @Sendable (Value) -> Int
    private let ageOf: @Sendable (Value) -> Double
    private let now: @Sendable () -> Double
    private var kept: [Key: Kept] = [:]
    private var fetches: [Key: Fetch] = [:]
    /// The uses from the oldest on; those that are not the last of their key are obsolete.
    private var uses: [(key: Key, use: Int)] = []
    /// The number of uses at the beginning that were looked at.
    private var used = 0
    private var numbers = 0

    /// The sum of the costs of all values.
    public private(set) var cost = 0
    /// The counts of requests, fetches and removed values since the beginning.
    public private(set) var counts = FetchCounts()
    /// The number of values, also of those too old, and of remembered failures.
    public var count: Int { kept.count }

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - failure: The effect of a failed fetch.
    ///   - now: The clock, in seconds; by default one that begins with the cache.
    ///   - cost: The cost of a value; 1 by default. A negative one counts as 0.
    ///   - age: The age of a value that was just fetched, in seconds; 0 by default.
    public init(
      limits: FetchLimits = FetchLimits(), failure: FailedFetch = .throwing, now: (@Sendable () -> Double)? = nil,
      cost: @escaping @Sendable (Value) -> Int = { _ in 1 }, age: @escaping @Sendable (Value) -> Double = { _ in 0 },
      fetch: @escaping @Sendable (Key) async throws -> Value
    ) {
      let beginning = ContinuousClock.now
      self.fetch = fetch
      self.limits = limits
      self.failure = failure
      self.now = now ?? { beginning.duration(to: .now) / .seconds(1) }
      costOf = cost
      ageOf = age
    }

    /// The value of a key, fetched if missing. Throws the error of the fetch, or `CancellationError`.
    public func value(for key: Key) async throws -> Value {
      try Task.checkCancellation()
      if let found = kept[key] {
        if now() < found.expires {
          use(key)
          if case .success = found.result { counts.hits += 1 } else { counts.refusals += 1 }
          return try found.result.get()
        }
        if !keepsExpired(found) { forget(key) }
      }
      numbers += 1
      let waiter = numbers
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { wait(waiter, for: key, $0) }
      } onCancel: {
        Task { await self.leave(waiter, key: key) }
      }
    }

    /// The cached value of a key; nil if it is missing or expired. Does not fetch, and does not count as a use.
    public func cachedValue(for key: Key) -> Value? {
      guard let found = kept[key], now() < found.expires else { return nil }
      return try? found.result.get()
    }

    /// Removes a value or a remembered failure. A fetch in progress continues.
    public func forget(_ key: Key) { if let found = kept.removeValue(forKey: key) { cost -= found.cost } }

    /// Removes all values and remembered failures. Fetches in progress continue.
    public func forgetAll() { (kept, uses, used, cost) = ([:], [], 0, 0) }

    private func keepsExpired(_ found: Kept) -> Bool {
      if case .success = found.result { failure == .returningExpired } else { false }
    }

    private func wait(_ waiter: Int, for key: Key, _ continuation: CheckedContinuation<Value, any Error>) {
      if fetches[key] != nil {
        counts.joins += 1
        fetches[key]?.waiters[waiter] = continuation
        return
      }
      numbers += 1
      let number = numbers
      counts.fetches += 1
      let task = Task {
        do {
          let value = try await fetch(key)
          finish(number, key: key, result: .success(value))
        } catch {
          finish(number, key: key, result: .failure(error))
        }
      }
      fetches[key] = Fetch(number: number, task: task, waiters: [waiter: continuation])
    }

    private func finish(_ number: Int, key: Key, result: Result<Value, any Error>) {
      guard let running = fetches[key], running.number == number else { return }
      fetches[key] = nil
      var answer = result
      switch result {
      case .success(let value):
        keep(result, of: key, cost: max(0, costOf(value)), expires: now() + limits.age - max(0, ageOf(value)))
      case .failure:
        counts.failures += 1
        switch failure {
        case .throwing: break
        case .remembering(let seconds): keep(result, of: key, cost: 0, expires: now() + seconds)
        case .returningExpired: answer = kept[key]?.result ?? result
        }
      }
      for waiter in running.waiters.values { waiter.resume(with: answer) }
    }

    private func leave(_ waiter: Int, key: Key) {
      guard let own = fetches[key]?.waiters.removeValue(forKey: waiter) else { return }
      own.resume(throwing: CancellationError())
      guard let running = fetches[key], running.waiters.isEmpty else { return }
      running.task.cancel()
      fetches[key] = nil
    }

    /// Keeps a result, and removes the values that were not used for the longest until it fits.
    private func keep(_ result: Result<Value, any Error>, of key: Key, cost new: Int, expires: Double) {
      forget(key)
      if new > limits.cost || limits.count < 1 { return }
      while kept.count >= limits.count || cost > limits.cost - new, used < uses.count {
        let oldest = uses[used]
        used += 1
        if kept[oldest.key]?.use == oldest.use {
          forget(oldest.key)
          counts.evictions += 1
        }
      }
      kept[key] = Kept(result: result, expires: expires, cost: new, use: 0)
      cost += new
      use(key)
    }

    /// Notes that a key was used now.
    private func use(_ key: Key) {
      numbers += 1
      kept[key]?.use = numbers
      uses.append((key, numbers))
      if uses.count > 2 * kept.count + 16 {
        uses = uses[used...].filter { kept[$0.key]?.use == $0.use }
        used = 0
      }
    }
  }
#endif
