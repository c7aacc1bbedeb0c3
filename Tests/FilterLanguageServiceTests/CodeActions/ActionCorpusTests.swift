import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Every action at every term of the queries of the package, and of real ones.
@Suite struct ActionCorpusTests {
  /// What a query of the corpus is within: others above and below, and line breaks of its own.
  private static func document(_ query: String, _ index: Int) -> DocumentSnapshot {
    let text = index % 3 == 0 ? query.split(separator: " ").joined(separator: "\r\n  ") : query
    return DocumentSnapshot(SourceText("# above\nc:g or\n" + text + "\nt:elf\n"), vocabulary: .scryfall)
  }

  @Test func actionsAtEveryTermOfOwnQueries() throws {
    try expectLaws(of: OwnCorpus.valid())
  }

  @Test(.needsShared(SharedFolder.queriesFile)) func actionsAtEveryTermOfRealQueries() throws {
    let all = try SharedFolder.queries()
    expectLaws(of: stride(from: 0, to: all.count, by: max(1, all.count / 300)).map { all[$0] })
  }

  private func expectLaws(of queries: [String]) {
    let kinds = Set(CodeActionKind.allCases.filter { !$0.isAboutDocument })
    for (index, query) in queries.enumerated() {
      let document = Self.document(query, index)
      guard document.queries.count > 1 else { continue }
      let place = document.queries[1]
      for range in place.analysis.parsed.termRanges {
        let reason = ActionLaws.check(document, place.documentRange(SourceRange(at: range.start + 1)), kinds: kinds)
        #expect(reason == nil, "\(query)")
      }
      let reason = ActionLaws.check(document, place.range)
      #expect(reason == nil, "\(query)")
    }
  }

  @Test func everyActionIsOffered() throws {
    try expectEveryAction(
      isOfferedFor: OwnCorpus.valid() + [
        "-(-t:elf)", "-(t:elf or t:orc)", "(t:elf c:g) or (t:elf pow>2)", "t:elf (c:g or c:w)", "t:elf t:elf",
        "pow>2 pow>3", "type:elf color:g", "c:g t:elf bolt", "a b or c", "((t:elf))", "(t:elf) (c:g)", "t:elf and c:g",
        "t:elf\n  c:g", "c:r or c:g or c:w", "id:g c>=g", "mv>=2 mv<=2", "-mv>3 -t:elf",
        "-(mv>3 or t:elf)", "-(a b) -(c or d)", "t:elf t:elf t:elf c:g c:g", "t: elf c: g",
        "t:creature (c:g or c:w) o:\"draw a card\" pow>=3 tou>=3 mv<=5 f:modern -is:reprint r:rare year>=2015 lang:any",
      ])
  }

  /// Each action is of use: people write queries that it is offered for. All but one: a common part written twice is
  /// rare.
  @Test(.needsShared(SharedFolder.queriesFile)) func everyActionIsOfferedForRealQueries() throws {
    try expectEveryAction(isOfferedFor: SharedFolder.queries())
  }

  private func expectEveryAction(isOfferedFor queries: [String]) {
    let titles = [
      "Negate", "Remove the negation", "Move the negation", "Factor out the", "Write names", "Shorten names",
      "Write all names", "Shorten all names", "Distribute", "Merge", "Remove implied",
      "Remove duplicate", "Sort the terms", "Simplify", "Add clarifying", "Put parentheses",
      "Remove the parentheses",
      "Remove all redundant", "Write 'and'", "Remove 'and'", "Split the query", "Join the query", "Fix all",
    ]
    var missing = Set(titles)
    for (index, query) in queries.enumerated() where !missing.isEmpty {
      let document = Self.document(query, index)
      guard document.queries.count > 1 else { continue }
      let place = document.queries[1]
      let kinds: Set<CodeActionKind> = [.refactorRewrite, .refactorInline, .refactorExtract, .quickFix]
      var actions = document.codeActions(in: place.range, kinds: kinds)
      for range in place.analysis.parsed.termRanges.prefix(8) {
        actions += document.codeActions(in: place.documentRange(SourceRange(at: range.start + 1)), kinds: kinds)
      }
      missing = missing.filter { title in !actions.contains { $0.title.hasPrefix(title) } }
    }
    #expect(missing == [])
  }
}
