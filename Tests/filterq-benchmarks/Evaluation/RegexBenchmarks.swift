import DataStreams
import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterParser
import FilterRegex
import FilterSemantics
import FilterText
import FilterVocabulary
import Foundation
import ScryfallCards
import ScryfallDialect

/// Measures the patterns of real queries over all rules texts, against `NSRegularExpression`.
enum RegexBenchmarks {
  static func run(_ cards: SharedCards) throws {
    let patterns = try corpusPatterns()
    let library = cards.collection.library
    let rows = cards.entries.map { PlainCard($0, list: library.list).rules }
    var (ours, theirs, worst): (Double, Double, Double) = (0, 0, 0)
    var (same, refused, different): (Int, Int, [String]) = (0, 0, [])
    var ratios: [Double] = []
    for pattern in patterns {
      let plan = library.list.plan("o:/\(pattern.replacing("/", with: "\\/"))/")
      // `~` and shorthands such as `\spp` are extensions of this engine.
      guard plan.reading.ignored.isEmpty, !pattern.contains("~"), !pattern.contains(/\\s[a-z]/),
        let other = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines, .caseInsensitive])
      else {
        refused += 1
        continue
      }
      var found: [Int] = []
      let slow = Timing.once {
        found = rows.indices.filter { index in
          let text = rows[index]
          return other.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
        }
        return found.count
      }
      let fast = Timing.fastest(budget: 8) { library.store.run(plan).count }
      let mine = library.store.run(plan).rows()
      if mine == found { same += 1 } else { different.append("/\(pattern)/: \(mine.count), expected \(found.count)") }
      ours += fast
      theirs += slow
      worst = max(worst, fast)
      ratios.append(slow / fast)
    }
    print(
      "\(patterns.count) patterns of the corpus over \(rows.count) rules texts (\(refused) that one side reads differently):"
    )
    print("  the same rows for \(same) of \(same + different.count)")
    for line in different { print("    DIFFERENT \(line)") }
    print(
      String(
        format: "  together %.1f ms, NSRegularExpression %.0f ms: %.0f x; median of the ratios %.0f x; slowest %.1f ms",
        ours / 1e3, theirs / 1e3, theirs / max(ours, 1), TimeSummary(ratios).median, worst / 1e3))
  }

  /// The distinct patterns of the valid queries.
  private static func corpusPatterns() throws -> [String] {
    var patterns: Set<String> = []
    for query in try Corpus.load().queries {
      let analyzed = AnalyzedQuery(parsing: String(decoding: query, as: UTF8.self), vocabulary: .scryfall)
      _ = QueryReading(analyzed).filter?.transformLeaves { term in
        if case .condition(.regex(_, let pattern)) = term.content { patterns.insert(pattern.text) }
        return .term(term)
      }
    }
    return patterns.sorted()
  }
}
