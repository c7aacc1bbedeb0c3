/// Tells how long something took.
package struct Stopwatch {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant

  package init() { start = clock.now }

  /// The time since the last lap, in words: `1.2 ms`.
  package mutating func lap() -> String {
    let now = clock.now
    defer { start = now }
    return Stopwatch.text(start.duration(to: now))
  }

  /// A duration with two digits or three: `85 µs`, `1.2 ms`, `3.4 s`.
  package static func text(_ duration: Duration) -> String {
    let microseconds =
      Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
    switch microseconds {
    case ..<1_000: return "\(Int(microseconds.rounded())) µs"
    case ..<1_000_000: return "\((microseconds / 100).rounded() / 10) ms"
    default: return "\((microseconds / 100_000).rounded() / 10) s"
    }
  }
}
