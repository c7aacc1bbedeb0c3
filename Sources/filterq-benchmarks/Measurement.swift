/// Times a piece of work that is repeated until it has run long enough to be measured.
struct Measurement {
  let name: String
  /// Bytes one run works on.
  let bytes: Int
  /// Things (queries, texts) one run works on.
  let count: Int
  /// Nanoseconds a run took: the median over the rounds.
  let median: Double
  let fastest: Double

  /// Runs `work` in rounds of at least 20 ms, or as long as `atLeast` says. The work answers a number made from its results, so that it cannot be
  /// optimised away.
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
