import FilterAST
import FilterVocabulary
import Testing

/// Operators as relations.
@Suite struct ComparisonRelationTests {
  private let numbers = [-1, 0, 1, 2]

  @Test func theComplementIsWritten() {
    let rows: [(Comparison, String, String)] = [
      (Comparison.colon, "=", "!="), (.equal, "=", "!="), (.notEqual, "!=", "="), (.less, "<", ">="),
      (.lessOrEqual, "<=", ">"), (.greater, ">", "<="), (.greaterOrEqual, ">=", "<"),
    ]
    for (comparison, itself, complement) in rows {
      #expect(comparison.complement.rawValue == complement, "\(comparison)")
      #expect(comparison.complement.complement.rawValue == itself, "\(comparison)")
    }
  }

  @Test func theComplementHoldsWhereTheRelationDoesNot() {
    for comparison in Comparison.ofCards {
      for left in numbers {
        for right in numbers {
          #expect(comparison.complement.holds(left, right) == !comparison.holds(left, right), "\(comparison)")
          #expect(comparison.mirrored.holds(right, left) == comparison.holds(left, right), "\(comparison)")
        }
      }
    }
  }

  @Test func relationsAreThoseOfNumbers() {
    for comparison in Comparison.ofCards {
      let expected: (Int, Int) -> Bool =
        switch comparison {
        case .colon, .equal, .contains, .matches, .notMatches: (==)
        case .notEqual: (!=)
        case .less: (<)
        case .lessOrEqual: (<=)
        case .greater: (>)
        case .greaterOrEqual: (>=)
        }
      for left in numbers {
        for right in numbers { #expect(comparison.holds(left, right) == expected(left, right), "\(comparison)") }
      }
      #expect(comparison.mirrored.mirrored == (comparison == .colon ? .equal : comparison), "\(comparison)")
    }
  }
}
