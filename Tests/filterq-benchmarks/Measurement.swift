import Foundation

/// The time of work that is repeated until it can be measured.
struct Measurement {
  let name: String
  /// Bytes one run works on.
  let bytes: Int
  /// Items (queries, texts) one run works on.
  let count: Int
  /// Nanoseconds a run took: the median over the rounds.
  let median: Double
  let fastest: Double

  /// Runs `work` in rounds of at least `atLeast`. It returns a number made from its results, so that it is not
  /// optimized away.
  init(_ name: String, bytes: Int, count: Int, rounds: Int = 15, atLeast: Duration = .milliseconds(20), work: () -> Int)
  {
    let clock = ContinuousClock()
    var checksum = 0
    var repeats = 1
    while true {
      let time = clock.measure { for _ in 0..<repeats { checksum &+= work() } }
      if time >= atLeast { break }
      repeats *= 2
    }
    var times: [Double] = []
    for _ in 0..<rounds {
      let time = clock.measure { for _ in 0..<repeats { checksum &+= work() } }
      let (seconds, attoseconds) = time.components
      times.append((Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(repeats))
    }
    times.sort()
    if checksum == Int.min { print("unlikely") }
    self.name = name
    self.bytes = bytes
    self.count = count
    self.median = times[times.count / 2]
    self.fastest = times[0]
  }

  var megabytesPerSecond: Double { Double(bytes) / median * 1e3 }
  var nanosecondsPerItem: Double { median / Double(max(count, 1)) }
}

/// The time of work at its fastest, in microseconds.
enum Timing {
  /// Runs the work for `budget` milliseconds, at least twice and at most 300 times. Short work is repeated between
  /// readings of the clock. It returns a number made from its results.
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

/// The median, the 95th percentile, the maximum and the sum of times.
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

/// Prints a figure with its bar.
enum Bar {
  static func verdict(_ figure: Double, atMost bar: Double, _ unit: String) -> String {
    "(bar \(plain(bar)) \(unit): \(figure <= bar ? "met" : "MISSED"))"
  }

  static func line(_ name: String, figure: Double, atMost bar: Double?, unit: String) {
    let value = String(format: "%10.2f ", figure) + unit
    let verdict = bar.map { "  " + Bar.verdict(figure, atMost: $0, unit) } ?? ""
    print("  " + name.padding(toLength: 52, withPad: " ", startingAt: 0) + value + verdict)
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

/// The median, the 99th percentile and the maximum of the times of calls.
struct Percentiles: CustomStringConvertible {
  let median: Double
  let p99: Double
  let slowest: Double

  /// Times a call per input in microseconds, the fastest of three rounds. The work returns a number, so that it is not
  /// optimized away. `before` runs before each call and is not timed.
  init<Input>(_ inputs: some Collection<Input>, before: () -> Void = {}, work: (Input) -> Int) {
    let clock = ContinuousClock()
    var sum = 0
    var times = inputs.map { _ in Double.infinity }
    for _ in 0..<3 {
      for (number, input) in inputs.enumerated() {
        before()
        let time = clock.measure { sum &+= work(input) }
        times[number] = min(times[number], time.milliseconds * 1_000)
      }
    }
    times.sort()
    if sum == .min { print("unlikely") }
    median = times[times.count / 2]
    p99 = times[times.count * 99 / 100]
    slowest = times[times.count - 1]
  }

  var description: String { String(format: "median %8.1f µs  p99 %8.1f µs  slowest %8.1f µs", median, p99, slowest) }

  func verdict(_ bars: (median: Double, p99: Double)) -> String {
    let isMet = median <= bars.median && p99 <= bars.p99
    return "(bars \(Int(bars.median)) and \(Int(bars.p99)) µs: \(isMet ? "met" : "MISSED"))"
  }

  func ratio(to other: Percentiles) -> String { String(format: "%.1f", median / other.median) }
}

extension Duration {
  var milliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
  }
}
