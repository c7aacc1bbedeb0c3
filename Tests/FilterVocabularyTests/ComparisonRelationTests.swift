import FilterAST
import FilterVocabulary
import Testing

/// Operators as relations.
@Suite struct ComparisonRelationTests {
  private let numbers = [-1, 0, 1, 2]

  @Test(arguments: [
    (Comparison.colon, "=", "!="), (.equal, "=", "!="), (.notEqual, "!=", "="), (.less, "<", ">="),
    (.lessOrEqual, "<=", ">"), (.greater, ">", "<="), (.greaterOrEqual, ">=", "<"),
  ])
  func theComplementIsWritten(comparison: Comparison, itself: String, complement: String) {
    #expect(comparison.complement.rawValue == complement)
    #expect(comparison.complement.complement.rawValue == itself)
  }

  @Test(arguments: Comparison.allCases) func theComplementHoldsWhereTheRelationDoesNot(comparison: Comparison) {
    for left in numbers {
      for right in numbers {
        #expect(comparison.complement.holds(left, right) == !comparison.holds(left, right))
        #expect(comparison.mirrored.holds(right, left) == comparison.holds(left, right))
      }
    }
  }

  @Test(arguments: Comparison.allCases) func relationsAreThoseOfNumbers(comparison: Comparison) {
    let expected: (Int, Int) -> Bool =
      switch comparison {
      case .colon, .equal: (==)
      case .notEqual: (!=)
      case .less: (<)
      case .lessOrEqual: (<=)
      case .greater: (>)
      case .greaterOrEqual: (>=)
      }
    for left in numbers { for right in numbers { #expect(comparison.holds(left, right) == expected(left, right)) } }
    #expect(comparison.mirrored.mirrored == (comparison == .colon ? .equal : comparison))
  }
}
