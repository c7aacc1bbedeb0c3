import FilterQueryKit
import Foundation

extension Benchmarks {
  /// Measures whole completions with catalogs loaded: at the end of every real query, and at carets within them, since people
  /// complete while they type.
  static func measureCompletion(_ sources: [SourceText]) throws {
    let catalogs = try NameCatalogs.load()
    let engine = CompletionEngine(vocabulary: .scryfall, catalogs: CompletionCatalogs(catalogs))
    let entries = catalogs.reduce(0) { $0 + $1.entries.count }
    print("completion, \(entries) catalog entries:")
    let texts = sources.map { $0.description }
    reportMedian("at the end of each query", texts.map { ($0, $0.utf8.count) }, engine)
    var carets: [(String, Int)] = []
    for (place, text) in texts.enumerated() where !text.isEmpty {
      carets.append((text, (place &* 7_919) % text.utf8.count))
    }
    reportMedian("somewhere within each query", carets, engine)
    let prefixes = carets.map { text, caret in
      (String(decoding: text.utf8.prefix(caret), as: UTF8.self), caret)
    }
    reportMedian("at the end of what is typed so far", prefixes, engine)
  }

  private static func reportMedian(_ name: String, _ places: [(String, Int)], _ engine: CompletionEngine) {
    let clock = ContinuousClock()
    var times: [(Double, String)] = []
    var items = 0
    for (text, caret) in places {
      var best = Double.infinity
      // The best of three, since a shared machine takes its time at random.
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
        format: "  %@: median %.1f µs, 99 %% %.1f µs, worst %.1f µs  (bars 100 and 1000: %@)", name, median, late,
        times[times.count - 1].0, median <= 100 && late <= 1_000 ? "met" : "MISSED"))
    if CommandLine.arguments.contains("--slowest") {
      for (time, text) in times.suffix(20) { print(String(format: "    %.0f µs  %@", time, text)) }
    }
  }
}

/// The lists of names beside the repository; empty where they are not there.
enum NameCatalogs {
  static func load() throws -> [CompletionCatalog] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder =
      ProcessInfo.processInfo.environment["FILTERQ_SHARED"].map { URL(filePath: $0).appending(path: "data/catalogs") }
      ?? root.appending(path: "../shared/data/catalogs").standardizedFileURL
    return ["card-names", "artist-names"].compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: "\(name).json")),
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let values = object["values"] as? [String]
      else { return nil }
      return CompletionCatalog(name, values.enumerated().map { CatalogEntry($1, popularity: $0 &* 7_919 % 1_000) })
    }
  }
}
