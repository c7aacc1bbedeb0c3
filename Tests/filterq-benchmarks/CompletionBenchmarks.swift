import FilterQueryKit
import Foundation

extension Benchmarks {
  /// Measures whole completions with catalogs: at the end of every real query, and at carets within them.
  static func measureCompletion(_ sources: [SourceText]) throws {
    let catalogs = try NameCatalogs.load()
    let engine = CompletionEngine(vocabulary: .scryfall, catalogs: CompletionCatalogs(catalogs))
    let entries = catalogs.reduce(0) { $0 + $1.entries.count }
    print("completion, \(entries) catalog entries:")
    let texts = sources.map { $0.description }
    reportMedian("at the end of each query", carets: texts.map { ($0, $0.utf8.count) }, engine: engine)
    var carets: [(String, Int)] = []
    for (index, text) in texts.enumerated() where !text.isEmpty {
      carets.append((text, (index &* 7_919) % text.utf8.count))
    }
    reportMedian("somewhere within each query", carets: carets, engine: engine)
    let prefixes = carets.map { text, caret in
      (String(decoding: text.utf8.prefix(caret), as: UTF8.self), caret)
    }
    reportMedian("at the end of what is typed so far", carets: prefixes, engine: engine)
  }

  private static func reportMedian(_ name: String, carets: [(String, Int)], engine: CompletionEngine) {
    let clock = ContinuousClock()
    var times: [(Double, String)] = []
    var items = 0
    for (text, caret) in carets {
      var best = Double.infinity
      // The best of three, because the load of the machine varies.
      for _ in 0..<3 {
        let time = clock.measure { items &+= engine.complete(text, at: caret).items.count }
        best = min(best, Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
      }
      times.append((best, text))
    }
    times.sort { $0.0 < $1.0 }
    let median = times[times.count / 2].0
    let late = times[times.count * 99 / 100].0
    print(
      String(
        format: "  %@: median %.1f µs, 99 %% %.1f µs, worst %.1f µs  (bars 100 and, for the worst, 1000: %@)", name,
        median, late,
        times[times.count - 1].0, median <= 100 && times[times.count - 1].0 <= 1_000 ? "met" : "MISSED"))
    if CommandLine.arguments.contains("--slowest") {
      for (time, text) in times.suffix(20) { print(String(format: "    %.0f µs  %@", time, text)) }
    }
  }
}
