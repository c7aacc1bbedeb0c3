import FilterQueryKit
import Foundation

extension Benchmarks {
  /// Measures what the vocabulary adds to the syntax.
  static func measureAnalysis(_ sources: [SourceText], _ parsed: [ParsedQuery], base: Measurement) throws {
    let vocabulary = Vocabulary.scryfall
    let bytes = sources.reduce(0) { $0 + $1.length }
    let queries = parsed.compactMap { $0.query }
    report(
      Measurement("reading terms against the vocabulary", bytes: bytes, count: sources.count) {
        parsed.reduce(0) { $0 &+ AnalyzedQuery($1, vocabulary: vocabulary).leaves.count }
      }, base: base, bar: nil)
    report(
      Measurement("parse and full analysis", bytes: bytes, count: sources.count) {
        sources.reduce(0) {
          $0 &+ AnalyzedQuery(ParsedQuery(parsing: $1), vocabulary: vocabulary).diagnostics.count
        }
      }, base: base, bar: nil)
    reportMedian(of: sources, vocabulary)
    report(
      Measurement("key of equality", bytes: bytes, count: queries.count) {
        queries.reduce(0) { $0 &+ vocabulary.key(of: $1).text.utf8.count }
      }, base: base, bar: nil)
    report(
      Measurement("simplifying", bytes: bytes, count: queries.count) {
        queries.reduce(0) { $0 &+ $1.simplified(in: vocabulary).steps.count }
      }, base: base, bar: nil)
    report(
      Measurement("explaining", bytes: bytes, count: parsed.count) {
        parsed.reduce(0) {
          $0 &+ AnalyzedQuery($1, vocabulary: vocabulary).englishExplanation.phrases.count
        }
      }, base: base, bar: nil)
  }

  /// The bar is on the typical query: the median over the queries of what each one takes, and what the queries without a
  /// finding take, since the rest pays for its fixes.
  private static func reportMedian(of sources: [SourceText], _ vocabulary: Vocabulary) {
    var all: [Double] = []
    var clean: [Double] = []
    for source in sources {
      var found = 0
      let one = Measurement("", bytes: source.length, count: 1, rounds: 3, atLeast: .microseconds(300)) {
        found = AnalyzedQuery(ParsedQuery(parsing: source), vocabulary: vocabulary).diagnostics.count
        return found
      }
      all.append(one.median)
      if found == 0 { clean.append(one.median) }
    }
    all.sort()
    clean.sort()
    let median = all[all.count / 2] / 1_000
    print(
      String(
        format: "  median of one query %.2f µs, 90 %% %.2f µs; without a finding %.2f µs (%d of %d)  (bar 10: %@)",
        median,
        all[all.count * 9 / 10] / 1_000, clean[clean.count / 2] / 1_000, clean.count, all.count,
        median < 10 ? "met" : "MISSED"))
  }
}
