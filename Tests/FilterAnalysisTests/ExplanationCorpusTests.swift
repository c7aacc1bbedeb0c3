import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing

/// The shared corpus of real queries; nil where the folder is not there.
enum ExplanationCorpus {
  static let queries: [String]? = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../../../shared/corpus/queries.tsv").standardizedFileURL
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.split(separator: "\n").dropFirst().map { String($0.prefix { $0 != "\t" }) }
  }()
}

/// Explanations of thousands of real queries, where the folder with them is there.
@Suite(.enabled(if: ExplanationCorpus.queries != nil, "the shared corpus is not beside this checkout"))
struct ExplanationCorpusTests {
  @Test func everyQueryIsExplained() throws {
    for query in try #require(ExplanationCorpus.queries) {
      let broken = ExplanationLawTests.check(query, .scryfall)
      #expect(broken == nil, "\(query): \(broken ?? "")")
    }
  }

  /// Nothing of a phrase's own notation is left, and punctuation stands where it should.
  @Test func sentencesAreClean() throws {
    for query in try #require(ExplanationCorpus.queries) {
      let text = AnalyzedQuery(parsing: query, vocabulary: .scryfall).englishExplanation.description
      for mark in ["{is", "{value}", "{s}", " ,", " ;", "( ", " )", ",,", ";;"] where !query.contains(mark) {
        #expect(!text.contains(mark), "\(query): \(text)")
      }
      if !query.contains("  ") { #expect(!text.contains("  "), "\(query): \(text)") }
    }
  }
}
