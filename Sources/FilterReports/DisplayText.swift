/// Measures and formats durations.
package struct Stopwatch {
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant

  package init() { start = clock.now }

  /// The time since the last lap, formatted.
  package mutating func lap() -> String {
    let now = clock.now
    defer { start = now }
    return Stopwatch.text(start.duration(to: now))
  }

  /// A duration with two or three digits: `85 µs`, `1.2 ms`, `3.4 s`.
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

extension String {
  /// The text followed by spaces up to `width` characters.
  package func filled(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// The text preceded by spaces up to `width` characters.
  package func rightAligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
