import FilterAST
import Testing

@Suite struct QuoteMarkTests {
  @Test func marksBelongToThreeFamilies() {
    #expect(QuoteMark.allCases.map(\.description) == ["\"", "“", "”", "'", "‘", "’", "/"])
    #expect(QuoteMark.allCases.map(\.kind) == [.double, .double, .double, .single, .single, .single, .slash])
    #expect(QuoteMark.allCases.map(\.straight.rawValue) == ["\"", "\"", "\"", "'", "'", "'", "/"])
    #expect(QuoteMark.allCases.map(\.length) == [1, 3, 3, 1, 3, 3, 1])
    for mark in QuoteMark.allCases { #expect(mark.rawValue.utf8.count == mark.length, "\(mark)") }
  }
}
