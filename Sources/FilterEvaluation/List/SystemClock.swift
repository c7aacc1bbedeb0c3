#if canImport(Foundation) && !hasFeature(Embedded)
  // The essentials load in a fraction of the time of all of Foundation.
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// The clock of the system, for `date:today` and `changed>-2h`.
  package enum SystemClock {
    /// The present instant in microseconds since 1970-01-01T00:00Z.
    package static func now() -> Int64? { Int64(Date().timeIntervalSince1970 * 1e6) }
  }
#else
  /// The clock of the embedded build, which has none of its own: the host sets it.
  package enum SystemClock {
    /// The present instant in microseconds since 1970-01-01T00:00Z; nil before it is set. Terms that need it are then
    /// reported. Embedded code has one thread.
    nonisolated(unsafe) package static var present: Int64?

    /// The present instant in microseconds since 1970-01-01T00:00Z, if it is known.
    package static func now() -> Int64? { present }
  }
#endif
