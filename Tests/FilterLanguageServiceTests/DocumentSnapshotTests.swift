import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import FilterLanguageService

@Suite struct DocumentSnapshotTests {
  private let text = "# elves\nt:elf mv<=2\n  -is:reprint\n\nt:goblin\n"

  @Test func queriesWithPlaces() {
    let document = DocumentSnapshot(SourceText(text), vocabulary: .scryfall)
    #expect(document.queries.map { $0.source.description } == ["t:elf mv<=2\n  -is:reprint", "t:goblin"])
    #expect(document.query(at: 0) == nil)
    #expect(document.query(at: 9)?.index == 0)
    #expect(document.query(at: 36)?.index == 1)
    #expect(document.query(at: 36)?.documentRange(SourceRange(start: 0, end: 1)).start == 35)
    #expect(document.query(at: 36)?.offset(inQuery: 38) == 3)
  }

  /// An edit keeps the analysis of all other queries.
  @Test func othersStayAnalyzed() {
    let document = DocumentSnapshot(SourceText(String(repeating: "t:elf\n", count: 100)), vocabulary: .scryfall)
    for query in document.queries { _ = query.analysis }
    let edited = document.replacing(SourceRange(at: 6 * 50 + 5), with: " c:g")
    #expect(edited.entries.map { !$0.isAnalyzed } == (0..<100).map { $0 == 50 })
    #expect(edited.queries[50].analysis.leaves.count == 2)
    #expect(document.queries[50].analysis.leaves.count == 1)
  }

  @Test func queriesOfARange() {
    let document = DocumentSnapshot("t:a\nt:b\nt:c\n", vocabulary: .scryfall)
    #expect(document.queries(touching: SourceRange(start: 4, end: 7)).map(\.index) == [1])
    #expect(document.queries(touching: SourceRange(start: 3, end: 8)).map(\.index) == [0, 1, 2])
    #expect(document.queries(touching: SourceRange(at: 99)).isEmpty)
  }

  @Test func anotherVocabularyReadsAnew() {
    let document = DocumentSnapshot("t:elf", vocabulary: .scryfall)
    let other = document.with(vocabulary: Vocabulary(name: "none", fields: []))
    #expect(document.queries[0].diagnostics.isEmpty)
    #expect(!other.queries[0].diagnostics.isEmpty)
  }
}
