import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// A thousand typos, and how often the first offer, or one of the first three, is what was meant.
@Suite(.longTier) struct SuggestionMutationTests {
  @Test func typosInOwnQueries() throws {
    // These queries were chosen to be hard to read, so the bar, which is for what people type, is lower.
    try expectRepairs(of: OwnCorpus.valid(), count: 600, first: 75, three: 92)
  }

  @Test(.needsShared(SharedFolder.queriesFile))
  func typosInRealQueries() throws {
    try expectRepairs(of: SharedFolder.queries(marked: "valid"), count: 1_000, first: 92, three: 96)
  }

  private func expectRepairs(
    of texts: [String], count: Int, first firstBar: Int, three threeBar: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let vocabulary = Vocabulary.scryfall
    // Typos are made in queries about which there is nothing to say.
    let queries = texts.map { AnalyzedQuery(parsing: $0, vocabulary: vocabulary) }.filter { query in
      query.leaves.contains { $0.field != nil } && query.diagnostics.isEmpty
    }
    var first = 0
    var three = 0
    var tried = 0
    var byPlace: [SuggestionMutation.Place: (tried: Int, first: Int, three: Int)] = [:]
    var misses: [String] = []
    var random = SeededGenerator(seed: PropertyCases.seed(default: 2_026))
    while tried < count {
      let place = SuggestionMutation.Place.allCases[random.below(4)]
      let query = queries[random.below(queries.count)]
      guard let mutation = SuggestionMutation(of: query, place, using: &random),
        let rank = mutation.rank(in: vocabulary)
      else { continue }
      tried += 1
      var sums = byPlace[place] ?? (0, 0, 0)
      sums.tried += 1
      if rank == 0 {
        first += 1
        sums.first += 1
      } else {
        misses.append("\(rank.map { String($0) } ?? "-") \(mutation.original)  ->  \(mutation.mutated)")
      }
      if let rank, rank < 3 {
        three += 1
        sums.three += 1
      }
      byPlace[place] = sums
    }
    let shares = byPlace.map { "\($0.key): \($0.value.first) and \($0.value.three) of \($0.value.tried)" }.sorted()
    let report = "first: \(first), first three: \(three) of \(tried); \(shares)\n" + misses.joined(separator: "\n")
    #expect(first * 100 >= tried * firstBar, "\(report)", sourceLocation: sourceLocation)
    #expect(three * 100 >= tried * threeBar, "\(report)", sourceLocation: sourceLocation)
  }
}
