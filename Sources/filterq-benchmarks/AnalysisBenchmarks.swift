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
      Measurement("key of equality", bytes: bytes, count: queries.count) {
        queries.reduce(0) { $0 &+ vocabulary.key(of: $1).text.utf8.count }
      }, base: base, bar: nil)
    report(
      Measurement("simplifying", bytes: bytes, count: queries.count) {
        queries.reduce(0) { $0 &+ $1.simplified(in: vocabulary).steps.count }
      }, base: base, bar: nil)
  }
}
