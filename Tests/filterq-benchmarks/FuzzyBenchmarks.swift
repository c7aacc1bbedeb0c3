import Foundation
import FuzzyMatching

/// Measures the index with names typed letter by letter.
enum FuzzyBenchmarks {
  static func run() throws {
    if let shared = try SharedNames.load() {
      measure("\(shared.names.count) card names", names: shared.names, popularity: shared.popularity, bars: (20, 250))
    } else {
      print("skipped: the names of ../shared/data are missing")
    }
    let million = SyntheticNames.names(1_000_000)
    measure(
      "1,000,000 synthetic names", names: million, popularity: million.indices.map { ($0 * 7_919) % 1_000_003 },
      bars: (1_000, 15_000))
  }

  private static func measure(_ title: String, names: [String], popularity: [Int], bars: (Double, Double)) {
    let clock = ContinuousClock()
    var builds: [Double] = []
    var index = FuzzyIndex([])
    for _ in 0..<(names.count > 100_000 ? 1 : 5) {
      builds.append(clock.measure { index = FuzzyIndex(names, popularity: popularity) }.milliseconds)
    }
    let texts = names.reduce(0) { $0 + 16 + ($1.utf8.count > 15 ? 32 + $1.utf8.count : 0) }
    print("\(title): built in \(figure(builds.sorted()[builds.count / 2])) ms,", terminator: " ")
    print("\(figure(Double(index.byteCount) / 1e6)) MB beside \(figure(Double(texts) / 1e6)) MB of strings")

    let typed = keystrokes(names, count: 300)
    let plain = PlainScan(names)
    let base = Percentiles(typed.prefix(names.count > 100_000 ? 40 : 1_500)) { plain.count(of: $0) }
    let search = Percentiles(typed) { index.best(10, for: $0).count }
    var narrowing = FuzzyNarrowing(index)
    let narrowed = Percentiles(typed) { narrowing.best(10, for: $0).count }
    print("  base: a plain scan for the text  \(base)")
    print(
      "  best ten                         \(search)  \(search.verdict(bars))  base / it = \(base.ratio(to: search))")
    print("  best ten, narrowing              \(narrowed)")
    if names.count <= 100_000 {
      let scan = Percentiles(typed.prefix(60)) { index.bestByScan(10, for: $0).count }
      print("  the same by scoring every name   \(scan)")
      measureCold(index, names: names, popularity: popularity)
    }
  }

  /// Measures keystrokes after other work. An index of twenty names shows what the program itself costs then: its
  /// instructions and the memory it allocates are no longer in the caches either.
  private static func measureCold(_ index: FuzzyIndex, names: [String], popularity: [Int]) {
    let typed = keystrokes(names, count: 60)
    let few = FuzzyIndex(Array(names.prefix(20)), popularity: Array(popularity.prefix(20)))
    for (megabytes, bars) in [(8, nil), (64, (25.0, 150.0))] {
      var other = OtherWork(megabytes: megabytes)
      let cold = Percentiles(typed, before: { other.run() }, work: { index.best(10, for: $0).count })
      let least = Percentiles(typed, before: { other.run() }, work: { few.best(10, for: $0).count })
      print("  cold, after \(megabytes) MB of other work    \(cold)  \(bars.map { cold.verdict($0) } ?? "")")
      print("    the same with twenty names     \(least)")
    }
  }

  /// Names spread over the list, typed letter by letter.
  private static func keystrokes(_ names: [String], count: Int) -> [String] {
    stride(from: 0, to: names.count, by: max(1, names.count / count)).flatMap { number -> [String] in
      let name = names[number].lowercased()
      return name.indices.map { String(name[...$0]) }
    }
  }

  private static func figure(_ number: Double) -> String { String(format: "%.1f", number) }
}

/// Work that takes the caches: writes to each line of a buffer. Usual caches of the second level have 0.25 to 2 MB for
/// each core, those of the third 8 to 32 MB.
private struct OtherWork {
  private var lines: [UInt64]

  init(megabytes: Int) { lines = [UInt64](repeating: 1, count: megabytes << 17) }

  mutating func run() {
    lines.withUnsafeMutableBufferPointer { lines in
      for line in stride(from: 0, to: lines.count, by: 8) { lines[line] &+= 1 }
    }
  }
}

/// Searches every name for a text, as a list without an index does.
private struct PlainScan {
  private var bytes: [UInt8] = []

  init(_ names: [String]) {
    for name in names { bytes += Array(name.lowercased().utf8) + [0x0A] }
  }

  func count(of typed: String) -> Int {
    let text = Array(typed.utf8)
    guard let first = text.first else { return 0 }
    var found = 0
    bytes.withUnsafeBufferPointer { bytes in
      for start in 0..<max(0, bytes.count - text.count) where bytes[start] == first {
        var length = 1
        while length < text.count, bytes[start + length] == text[length] { length += 1 }
        if length == text.count { found += 1 }
      }
    }
    return found
  }
}

/// Names made of syllables, with word frequencies like those of a language.
enum SyntheticNames {
  /// Names of one to four words out of sixty thousand, the same in every run.
  static func names(_ count: Int) -> [String] {
    var state: UInt64 = 99
    func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    let syllables = [
      "ba", "ra", "ko", "ti", "mel", "dor", "an", "ix", "sha", "lun", "ver", "gri", "tho", "el", "mar", "sen", "qui",
      "ost", "pha", "nir", "zu", "wyn", "cal", "dra", "ef", "ga", "hol", "im", "jor", "ke",
    ]
    let words = (0..<60_000).map { _ in
      (0..<1 + next(4)).map { _ in syllables[next(syllables.count)] }.joined()
    }
    func word() -> String {
      let uneven = Double(next(1_000_000)) / 1e6
      return words[Int(uneven * uneven * uneven * Double(words.count))]
    }
    return (0..<count).map { _ in (0..<1 + next(4)).map { _ in word() }.joined(separator: " ") }
  }
}
