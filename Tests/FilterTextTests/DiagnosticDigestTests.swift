import Testing
import _FilterTestSupport

@testable import FilterText

/// The first diagnostics of many that come in any order.
@Suite struct DiagnosticDigestTests {
  private func diagnostic(_ start: Int, _ number: Int) -> Diagnostic {
    Diagnostic(
      id: DiagnosticID(declaration: "someId"), severity: Severity.allCases[number % 4], range: SourceRange(at: start),
      message: "\(number)")
  }

  @Test func theFirstAreThoseOfTheSortedList() {
    var random = SeededGenerator(seed: 17)
    for _ in 0..<500 {
      let all = (0..<random.below(60)).map { diagnostic(random.below(20), $0) }
      let sorted = all.enumerated().sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      for limit in [0, 1, 2, 7, 60, Int.max] {
        let digest = DiagnosticDigest(all, first: limit)
        #expect(digest.first == sorted.prefix(limit).map { $0.element })
        #expect(digest.total == all.count)
        for severity in Severity.allCases {
          #expect(digest.counts[severity] ?? 0 == all.count { $0.severity == severity })
        }
      }
    }
  }

  @Test func theOthersTakeNoMemory() {
    var digest = DiagnosticDigest(limit: 10)
    for number in 0..<10_000 {
      digest.add(diagnostic(10_000 - number, number))
      #expect(digest.first.count <= 22)
    }
    digest.finish()
    #expect(digest.first.map { $0.range.start } == Array(1...10))
    #expect(!digest.keeps(at: 10))
  }
}
