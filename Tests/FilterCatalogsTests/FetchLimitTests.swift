import FilterCompletion
import Testing
import _FilterTestSupport

/// The size, the age and the counts of a cache, and what a failed fetch does.
@Suite struct FetchLimitTests {
  /// A source that fails while it is broken, and counts.
  private actor Source {
    struct Broken: Error, Equatable {
      let number: Int
    }

    private(set) var fetches = 0
    var isBroken = false

    func setBroken(_ isBroken: Bool) { self.isBroken = isBroken }

    func fetch(_ key: String) throws -> String {
      fetches += 1
      if isBroken { throw Broken(number: fetches) }
      return "\(key)\(fetches)"
    }
  }

  private let clock = Clock()
  private let source = Source()

  private func cache(_ limits: FetchLimits, _ failure: FailedFetch = .throwing) -> SingleFetchCache<String, String> {
    SingleFetchCache(
      limits: limits, failure: failure, now: { [clock] in clock.now }, cost: { $0.utf8.count },
      fetch: { [source] in try await source.fetch($0) })
  }

  private func errorNumber(_ cache: SingleFetchCache<String, String>, _ key: String = "a") async -> Int? {
    do {
      _ = try await cache.value(for: key)
      return nil
    } catch {
      return (error as? Source.Broken)?.number ?? -1
    }
  }

  @Test func theValuesNotUsedForTheLongestAreRemoved() async throws {
    let cache = cache(FetchLimits(count: 3))
    for key in ["a", "b", "c", "a", "d"] { _ = try await cache.value(for: key) }
    // `a` was used after `b`.
    #expect(await cache.cachedValue(for: "b") == nil)
    for key in ["a", "c", "d"] { #expect(await cache.cachedValue(for: key) != nil, "\(key)") }
    #expect(await cache.count == 3)
    #expect(await cache.counts == FetchCounts(hits: 1, fetches: 4, evictions: 1))
  }

  @Test func theCostStaysWithinItsLimit() async throws {
    let cache = cache(FetchLimits(cost: 5))
    _ = try await cache.value(for: "a")
    _ = try await cache.value(for: "b")
    #expect(await cache.cost == 4)
    _ = try await cache.value(for: "c")
    #expect(await cache.cachedValue(for: "a") == nil)
    #expect(await cache.cost == 4)
    // Larger than all: returned, and the others stay.
    #expect(try await cache.value(for: "large") == "large4")
    #expect(await cache.cachedValue(for: "large") == nil)
    #expect(await cache.cachedValue(for: "c") == "c3")
    await cache.forget("c")
    #expect(await cache.cost == 2)
    await cache.forgetAll()
    #expect(await cache.cost == 0)
    #expect(await cache.count == 0)
    _ = try await self.cache(FetchLimits(count: 0)).value(for: "a")
  }

  /// The same as a list in the order of use.
  @Test func anyRequestsKeepWhatAListWouldKeep() async throws {
    var random = SeededGenerator(seed: 7)
    let cache = cache(FetchLimits(count: 8))
    var order: [String] = []
    for _ in 0..<2_000 {
      let key = "k\(random.below(20))"
      if random.chance(5) {
        await cache.forget(key)
        order.removeAll { $0 == key }
      } else {
        _ = try await cache.value(for: key)
        order.removeAll { $0 == key }
        order.append(key)
        if order.count > 8 { order.removeFirst() }
      }
    }
    for number in 0..<20 {
      #expect(await (cache.cachedValue(for: "k\(number)") != nil) == order.contains("k\(number)"), "k\(number)")
    }
    #expect(await source.fetches == cache.counts.fetches)
    #expect(await cache.cost == costs(of: order, in: cache))
    #expect(await cache.count == order.count)
  }

  private func costs(of keys: [String], in cache: SingleFetchCache<String, String>) async -> Int {
    var sum = 0
    for key in keys { sum += await cache.cachedValue(for: key)?.utf8.count ?? 0 }
    return sum
  }

  @Test func aFailureIsThrownAndFetchedAgain() async throws {
    let cache = cache(FetchLimits(age: 10))
    _ = try await cache.value(for: "a")
    await source.setBroken(true)
    clock.now = 10
    #expect(await errorNumber(cache) == 2)
    #expect(await errorNumber(cache) == 3)
    #expect(await cache.counts == FetchCounts(fetches: 3, failures: 2))
    #expect(await cache.count == 0)
  }

  @Test func aRememberedFailureIsThrownWithoutAFetch() async throws {
    let cache = cache(FetchLimits(), .remembering(seconds: 5))
    await source.setBroken(true)
    #expect(await errorNumber(cache) == 1)
    clock.now = 4.9
    #expect(await errorNumber(cache) == 1)
    #expect(await cache.counts == FetchCounts(fetches: 1, failures: 1, refusals: 1))
    clock.now = 5
    #expect(await errorNumber(cache) == 2)
    await source.setBroken(false)
    await cache.forget("a")
    #expect(try await cache.value(for: "a") == "a3")
  }

  /// Failures of any keys take no more room than values.
  @Test func rememberedFailuresAreLimited() async throws {
    let cache = cache(FetchLimits(count: 2), .remembering(seconds: 5))
    await source.setBroken(true)
    for key in ["a", "b", "c"] { #expect(await errorNumber(cache, key) != nil) }
    #expect(await cache.count == 2)
    #expect(await errorNumber(cache, "a") == 4)
  }

  @Test func anExpiredValueIsReturnedAfterAFailure() async throws {
    let cache = cache(FetchLimits(age: 10), .returningExpired)
    _ = try await cache.value(for: "a")
    await source.setBroken(true)
    clock.now = 11
    #expect(await cache.cachedValue(for: "a") == nil)
    #expect(try await cache.value(for: "a") == "a1")
    #expect(try await cache.value(for: "a") == "a1")
    #expect(await cache.counts == FetchCounts(fetches: 3, failures: 2))
    #expect(await errorNumber(cache, "b") == 4)
    await source.setBroken(false)
    #expect(try await cache.value(for: "a") == "a5")
    #expect(await cache.cachedValue(for: "a") == "a5")
  }

  @Test func theClockBeginsWithTheCache() async throws {
    let cache = SingleFetchCache<String, String>(limits: FetchLimits(age: 3_600)) { [source] in
      try await source.fetch($0)
    }
    _ = try await cache.value(for: "a")
    #expect(await cache.cachedValue(for: "a") == "a1")
    let none = SingleFetchCache<String, String>(limits: FetchLimits(age: 0)) { [source] in try await source.fetch($0) }
    _ = try await none.value(for: "a")
    #expect(await none.cachedValue(for: "a") == nil)
  }
}
