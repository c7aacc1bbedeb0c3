import FilterCompletion
import Testing

/// Concurrent requests share one fetch and its outcome.
@Suite struct SingleFetchCacheTests {
  /// Counts fetches and suspends them until released.
  private actor Source {
    private(set) var fetches = 0
    private(set) var cancelled = 0
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var failures = 0

    struct Broken: Error {}

    init(isOpen: Bool = false, failures: Int = 0) {
      self.isOpen = isOpen
      self.failures = failures
    }

    func fetch(_ key: String) async throws -> String {
      fetches += 1
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
      if Task.isCancelled { cancelled += 1 }
      if failures > 0 {
        failures -= 1
        throw Broken()
      }
      return key.uppercased()
    }

    func open() {
      isOpen = true
      for waiter in waiting { waiter.resume() }
      waiting = []
    }
  }

  /// Waits for a condition; gives up after many attempts, and the test then fails at its next expectation.
  private func until(_ holds: () async -> Bool) async {
    for _ in 0..<20_000 {
      if await holds() { return }
      await Task.yield()
    }
  }

  @Test func aThousandTasksFetchOnce() async throws {
    let source = Source()
    let cache = SingleFetchCache<String, String> { try await source.fetch($0) }
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<1_000 { group.addTask { try await cache.value(for: "reed") } }
      await until { await source.fetches == 1 }
      await source.open()
      var answers: [String] = []
      for try await answer in group { answers.append(answer) }
      return answers
    }
    #expect(answers == [String](repeating: "REED", count: 1_000))
    #expect(await source.fetches == 1)
    #expect(try await cache.value(for: "reed") == "REED")
    #expect(await source.fetches == 1)
    let counts = await cache.counts
    #expect(counts.joins + counts.hits == 1_000)
    #expect(counts.fetches == 1)
  }

  @Test func keysAreFetchedApart() async throws {
    let source = Source(isOpen: true)
    let cache = SingleFetchCache<String, String> { try await source.fetch($0) }
    #expect(try await cache.value(for: "a") == "A")
    #expect(try await cache.value(for: "b") == "B")
    #expect(await source.fetches == 2)
  }

  @Test func failuresAreToldToAllAndNotRemembered() async throws {
    let source = Source(failures: 1)
    let cache = SingleFetchCache<String, String> { try await source.fetch($0) }
    let failed = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<50 {
        group.addTask {
          do {
            _ = try await cache.value(for: "reed")
            return false
          } catch {
            return error is Source.Broken
          }
        }
      }
      await until { await source.fetches == 1 }
      await source.open()
      var failed = 0
      for await hasFailed in group where hasFailed { failed += 1 }
      return failed
    }
    // A request after the failure starts a new fetch, so fewer than fifty may have seen it.
    #expect(failed >= 1)
    #expect(try await cache.value(for: "reed") == "REED")
  }

  @Test func aWaiterLeavesAloneAndAtOnce() async throws {
    let source = Source()
    let cache = SingleFetchCache<String, String> { try await source.fetch($0) }
    let leaving = Task { try await cache.value(for: "reed") }
    let staying = Task { try await cache.value(for: "reed") }
    await until { await source.fetches == 1 }
    leaving.cancel()
    // The fetch continues after one waiter is cancelled.
    await #expect(throws: CancellationError.self) { try await leaving.value }
    await source.open()
    #expect(try await staying.value == "REED")
    #expect(await source.fetches == 1)
    #expect(await source.cancelled == 0)
  }

  @Test func theFetchEndsWhenNobodyWaits() async throws {
    let source = Source()
    let cache = SingleFetchCache<String, String> { try await source.fetch($0) }
    let only = Task { try await cache.value(for: "reed") }
    await until { await source.fetches == 1 }
    only.cancel()
    await #expect(throws: CancellationError.self) { try await only.value }
    await source.open()
    await until { await source.cancelled == 1 }
    #expect(await source.cancelled == 1)
    // The result of the cancelled fetch is not cached.
    #expect(await cache.cachedValue(for: "reed") == nil)
    #expect(try await cache.value(for: "reed") == "REED")
    #expect(await source.fetches == 2)
  }

  @Test func aTaskThatIsCancelledAlreadyFetchesNothing() async throws {
    let source = Source(isOpen: true)
    let cache = SingleFetchCache<String, String> { try await source.fetch($0) }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await cache.value(for: "reed")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await source.fetches == 0)
  }

  @Test func valuesExpireAndAreForgotten() async throws {
    let clock = Clock()
    let source = Source(isOpen: true)
    let cache = SingleFetchCache<String, String>(
      limits: FetchLimits(age: 10), now: { clock.now }, fetch: { try await source.fetch($0) })
    _ = try await cache.value(for: "reed")
    clock.now = 9.9
    _ = try await cache.value(for: "reed")
    #expect(await source.fetches == 1)
    clock.now = 10
    #expect(await cache.cachedValue(for: "reed") == nil)
    _ = try await cache.value(for: "reed")
    #expect(await source.fetches == 2)
    await cache.forget("reed")
    _ = try await cache.value(for: "reed")
    #expect(await source.fetches == 3)
  }
}

/// A clock that is set by hand, by one task at a time.
final class Clock: @unchecked Sendable {
  var now = 0.0
}
