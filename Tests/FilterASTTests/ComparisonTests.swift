import FilterAST
import Testing

@Suite struct ComparisonTests {
  @Test func operatorsPrintAsTheyAreWritten() {
    #expect(Comparison.allCases.map(\.description) == [":", "=", "!=", "<", "<=", ">", ">=", "~", "=~", "!~"])
    #expect(Comparison(rawValue: ">=") == .greaterOrEqual)
    #expect(Comparison(rawValue: "=>") == nil)
  }

  @Test func typedOperatorsAreReadAsCompleteOnes() {
    let readings: [(String, Comparison?)] = [
      (":", .colon), ("=", .equal), ("!=", .notEqual), ("<", .less), ("<=", .lessOrEqual), (">", .greater),
      (">=", .greaterOrEqual), ("=<", .lessOrEqual), ("=>", .greaterOrEqual), ("==", .equal), ("<>", .notEqual),
      (" in ", .equal), (" not in ", .notEqual), ("~", .contains), ("=~", .matches), ("!~", .notMatches), ("!", nil),
    ]
    #expect(PartialComparison.allCases.map(\.description) == readings.map(\.0))
    #expect(PartialComparison.allCases.map(\.comparison) == readings.map(\.1))
  }
}
