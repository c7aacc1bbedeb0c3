import FilterText
import Testing

@testable import FilterCompletion

@Suite struct RankingTests {
  /// Tied candidates of different kinds are cut at the limit in the order of kinds, independent of labels and sources.
  @Test func tiedCandidatesInTheOrderOfKinds() {
    let kinds: [CompletionKind] = [.field, .operator, .value, .name, .history, .pinned, .text, .regex, .keyword]
    #expect(Set(kinds) == Set(CompletionKind.allCases))
    let candidates = kinds.enumerated().reversed().map { index, kind in
      Candidate(
        source: .text, kind: kind, label: "\(9 - index)", insertion: .verbatim("x"), range: SourceRange(at: 0),
        match: 0.5,
        popularity: 0.5, prior: 0.5)
    }
    for limit in 0...kinds.count {
      #expect(Ranking.order(of: candidates).prefix(limit).map { candidates[$0].kind } == Array(kinds.prefix(limit)))
    }
  }
}
