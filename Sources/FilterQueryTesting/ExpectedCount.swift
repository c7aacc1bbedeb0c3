import FilterReports
import TerminalUI

/// How many rows are expected: `> 40`, `3..10`.
package enum ExpectedCount: Hashable, Sendable {
  case comparison(Relation, Int)
  /// Both ends included.
  case range(ClosedRange<Int>)

  package enum Relation: String, CaseIterable, Hashable, Sendable {
    case equal = "="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// Whether so many rows are as expected.
  package func allows(_ count: Int) -> Bool {
    switch self {
    case .range(let range): range.contains(count)
    case .comparison(.equal, let number): count == number
    case .comparison(.unequal, let number): count != number
    case .comparison(.less, let number): count < number
    case .comparison(.lessOrEqual, let number): count <= number
    case .comparison(.greater, let number): count > number
    case .comparison(.greaterOrEqual, let number): count >= number
    }
  }
}

extension ExpectedCount.Relation {
  /// The relation of an operator; nil for signs that are none. `:` is `=`, as in a query.
  package init?(operator signs: String) {
    switch signs {
    case "", ":": self = .equal
    default: self.init(rawValue: signs)
    }
  }

  /// What somebody meant by signs that are no operator.
  package static func meant(by signs: String) -> String? {
    switch signs {
    case "==", "===", "::", ":=", "=:": "="
    case "=<", "<:": "<="
    case "=>", ">:": ">="
    case "<>", "!", "=!", "!==", "!:": "!="
    default: nil
    }
  }
}
