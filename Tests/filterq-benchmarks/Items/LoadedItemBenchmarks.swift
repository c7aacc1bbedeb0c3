import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import _FilterTestSupport

/// Measures queries over a million items in memory, as the REPL and `search --queries` run them: the items are loaded
/// once, and each of a hundred queries is run several times.
///
/// `swift run -c release filterq-benchmarks items loaded`
enum LoadedItemBenchmarks {
  private static let count = 1_000_000
  private static let rounds = 21

  static func run() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("log.jsonl")
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    var left = count
    var log = GeneratedLog(.jsonl)
    log.write(megabytes: .max / 1_000_000) { bytes in
      var end = bytes.startIndex
      while left > 0, let line = bytes[end...].firstIndex(of: 0x0A) { (left, end) = (left - 1, line + 1) }
      handle.write(Data(bytes[..<end]))
      return left > 0
    }
    try handle.close()
    let clock = ContinuousClock()
    let start = clock.now
    var sample = RecordSample()
    try sample.add(firstOf: ItemFile(path))
    let items = try ItemCollection(reading: [ItemFile(path)], vocabulary: .inferred(from: sample, named: "log"))
    print("loaded \(items.count) items in \(Int((clock.now - start).milliseconds)) ms")
    let medians = queries().map { measure($0, items) }.sorted { $0.milliseconds < $1.milliseconds }
    for share in [50, 90, 99] {
      let one = medians[medians.count * share / 100]
      Bar.line(
        "\(share) % of \(medians.count) queries, median", figure: one.milliseconds * 1_000, atMost: 200, unit: "us")
    }
    for one in medians.suffix(CommandLine.arguments.contains("--all") ? medians.count : 5) {
      print("  \(one.text): \(Int(one.milliseconds * 1_000)) us, \(one.found) found")
    }
    measureAnyOf(items)
  }

  /// A query, the median of its times, and the number of items that it finds.
  private static func measure(
    _ text: String, _ items: ItemCollection
  ) -> (milliseconds: Double, text: String, found: Int) {
    let plan = items.list.plan(text)
    guard plan.reading.ignored.isEmpty else { fatalError("\(text): \(plan.reading.ignored)") }
    let clock = ContinuousClock()
    var times: [Double] = []
    var found = 0
    for _ in 0..<rounds {
      let start = clock.now
      found = items.store.run(items.list.plan(text)).count
      times.append((clock.now - start).milliseconds)
    }
    return (times.sorted()[rounds / 2], text, found)
  }

  /// Measures any of three and of twenty hosts, as values of one field and as terms.
  private static func measureAnyOf(_ items: ItemCollection) {
    let hosts = (0..<20).map { "w\($0 / 10)\($0 % 10)" }
    for count in [3, 20] {
      let values = measure("host=" + hosts.prefix(count).joined(separator: ","), items)
      let terms = measure(hosts.prefix(count).map { "host=" + $0 }.joined(separator: " or "), items)
      print(
        "  any of \(count) hosts: \(Int(values.milliseconds * 1_000)) us, as terms \(Int(terms.milliseconds * 1_000)) us,"
          + " \(values.found) found")
    }
  }

  /// Queries of one to three conditions, as people write them.
  private static func queries() -> [String] {
    var random = SeededGenerator(seed: 7)
    func one(of values: [String]) -> String { values[random.below(values.count)] }
    func condition() -> String {
      let text =
        switch random.below(8) {
        case 0: "level" + one(of: [":", ">="]) + one(of: ["warn", "error", "info"])
        case 1: "status" + one(of: [">=", ":", "<"]) + one(of: ["200", "404", "500"])
        case 2: "took>" + one(of: ["500ms", "1s", "2.5s"])
        case 3: "bytes" + one(of: ["<", ">="]) + "\(random.below(60_000))"
        case 4: "app:" + one(of: ["api", "auth", "billing", "search"])
        case 5: "path:" + one(of: ["/health", "/orders", "/items/search"])
        case 6: "user:" + one(of: ["ann", "bea", "jun"])
        default: "message:" + one(of: ["retry", "declined", "slow", "\"cache miss\""])
        }
      return random.below(5) == 0 ? "-" + text : text
    }
    return (0..<100).map { _ in (0...random.below(3)).map { _ in condition() }.joined(separator: " ") }
  }
}
