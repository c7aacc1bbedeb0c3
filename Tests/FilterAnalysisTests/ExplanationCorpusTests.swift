import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Explanations of the queries of the package, and of thousands of real ones.
@Suite struct ExplanationCorpusTests {
  @Test func everyOwnQueryIsExplained() throws {
    try expectLaws(of: OwnCorpus.all())
  }

  @Test func ownSentencesAreClean() throws {
    try expectCleanSentences(for: OwnCorpus.valid())
  }

  @Test(.needsShared(SharedFolder.queriesFile)) func everyRealQueryIsExplained() throws {
    try expectLaws(of: SharedFolder.queries())
  }

  @Test(.needsShared(SharedFolder.queriesFile)) func realSentencesAreClean() throws {
    try expectCleanSentences(for: SharedFolder.queries())
  }

  private func expectLaws(of queries: [String]) throws {
    #expect(queries.count > 100)
    for query in queries {
      let broken = ExplanationLawTests.check(query, .scryfall)
      #expect(broken == nil, "\(query): \(broken ?? "")")
    }
  }

  /// Nothing of a phrase's own notation is left, and punctuation stands where it should.
  private func expectCleanSentences(for queries: [String]) throws {
    #expect(queries.count > 100)
    for query in queries {
      let text = AnalyzedQuery(parsing: query, vocabulary: .scryfall).englishExplanation.description
      for mark in ["{is", "{value}", "{s}", " ,", " ;", "( ", " )", ",,", ";;"] where !query.contains(mark) {
        #expect(!text.contains(mark), "\(query): \(text)")
      }
      if !query.contains("  ") { #expect(!text.contains("  "), "\(query): \(text)") }
    }
  }
}
