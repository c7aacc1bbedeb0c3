#if !hasFeature(Embedded)
  /// The limits of a ``SingleFetchCache``. Beyond the count or the cost, the values not asked for the longest are removed.
  public struct FetchLimits: Hashable, Sendable {
    /// The age in seconds from which on a value counts as missing.
    public var age: Double
    /// The maximum number of values.
    public var count: Int
    /// The maximum sum of the costs of all values, such as their bytes. A value that costs more alone is returned, but not
    /// kept.
    public var cost: Int

    /// Creates limits; by default 1,000 values of any age and cost.
    public init(age: Double = .infinity, count: Int = 1_000, cost: Int = .max) {
      self.age = age
      self.count = count
      self.cost = cost
    }
  }

  /// The effect of a failed fetch on a ``SingleFetchCache``. All requests that wait for the fetch get the same.
  public enum FailedFetch: Hashable, Sendable {
    /// Throws the error; the next request fetches again.
    case throwing
    /// Throws the error, also to the requests of the next `seconds`, which fetch nothing: a service that is down is not
    /// asked at each key.
    case remembering(seconds: Double)
    /// Returns the value that is too old, if it is still kept, and throws the error otherwise. The next request fetches
    /// again.
    case returningExpired
  }

  /// The counts of a ``SingleFetchCache`` since it was created.
  public struct FetchCounts: Hashable, Sendable {
    /// The requests that got a kept value.
    public var hits = 0
    /// The requests that waited for the fetch of an earlier one.
    public var joins = 0
    /// The fetches that were begun.
    public var fetches = 0
    /// The fetches that failed, without those cancelled because no request waited any more.
    public var failures = 0
    /// The requests that got a remembered failure.
    public var refusals = 0
    /// The values that were removed because of the limits on count and cost.
    public var evictions = 0

    /// Creates counts; all are zero by default.
    public init(
      hits: Int = 0, joins: Int = 0, fetches: Int = 0, failures: Int = 0, refusals: Int = 0, evictions: Int = 0
    ) {
      (self.hits, self.joins, self.fetches) = (hits, joins, fetches)
      (self.failures, self.refusals, self.evictions) = (failures, refusals, evictions)
    }
  }
#endif
