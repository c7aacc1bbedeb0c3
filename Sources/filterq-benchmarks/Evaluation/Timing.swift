import Foundation

/// How long a piece of work takes at its fastest, in microseconds: what else the machine does only ever adds.
enum Timing {
  /// Runs the work until it has had `budget` milliseconds, at least twice and at most 300 times. Short work is run several
  /// times for each look at the clock. The work answers a number made from its results.
  static func fastest(budget: Double = 30, _ work: () throws -> Int) rethrows -> Double {
    let clock = ContinuousClock()
    var sum = 0
    var best = Double.infinity
    var spent = 0.0
    var rounds = 0
    var repeats = 1
    while rounds < 2 || spent < budget, rounds < 300 {
      let start = clock.now
      for _ in 0..<repeats { sum &+= try work() }
      let time = (clock.now - start).milliseconds
      spent += time
      rounds += 1
      best = min(best, time * 1_000 / Double(repeats))
      if time < 0.02 { repeats = min(64, repeats * 2) }
    }
    if sum == .min { print("unlikely") }
    return best
  }
}

/// Times of several queries: the middle one, the slowest of twenty, the slowest, and all together.
struct TimeSummary {
  let median: Double
  let p95: Double
  let worst: Double
  let sum: Double

  init(_ times: [Double]) {
    let sorted = times.sorted()
    median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    p95 = sorted.isEmpty ? 0 : sorted[sorted.count * 95 / 100]
    worst = sorted.last ?? 0
    sum = sorted.reduce(0, +)
  }

  /// The figures in microseconds.
  var text: String {
    "median \(TimeSummary.figure(median))  p95 \(TimeSummary.figure(p95))  worst \(TimeSummary.figure(worst))"
      + "  sum \(TimeSummary.figure(sum)) µs"
  }

  static func figure(_ number: Double) -> String { String(format: number < 100 ? "%9.2f" : "%9.0f", number) }
}

/// A figure beside its bar.
enum Bar {
  static func verdict(_ figure: Double, atMost bar: Double, _ unit: String) -> String {
    "(bar \(plain(bar)) \(unit): \(figure <= bar ? "met" : "MISSED"))"
  }

  static func line(_ name: String, _ figure: Double, atMost bar: Double?, _ unit: String) {
    let value = String(format: "%10.2f ", figure) + unit
    let verdict = bar.map { "  " + Bar.verdict(figure, atMost: $0, unit) } ?? ""
    print("  " + name.padding(toLength: 52, withPad: " ", startingAt: 0) + value + verdict)
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
