import Foundation

/// How long one call took: the middle, the slowest of a hundred, the slowest.
struct Percentiles: CustomStringConvertible {
  let median: Double
  let p99: Double
  let slowest: Double

  /// Times a call for each input, in microseconds: the fastest of three rounds, so that what the machine does besides counts
  /// less. The work answers a number, so that it cannot be optimised away.
  init<Input>(_ inputs: some Collection<Input>, work: (Input) -> Int) {
    let clock = ContinuousClock()
    var sum = 0
    var times = inputs.map { _ in Double.infinity }
    for _ in 0..<3 {
      for (number, input) in inputs.enumerated() {
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
