import FilterParser
package import FilterSemantics
package import FilterText

/// An expectation of a query, such as `count > 40`.
///
/// ```text
/// count > 40                the number found: = : != < <= > >=, no operator for =, or a range 3..10
/// includes "A", "B"         finds these cards
/// excludes "A"              does not find these cards
/// first "A"                 the first row
/// same as QUERY             finds the same cards as the other query
/// refused                   the query as a whole is refused
/// no diagnostics            also 'no warnings', 'no errors', 'no diagnostic ID'
/// diagnostic ID             has a diagnostic of that id
/// canonical "TEXT"          its canonical text, quoted or up to the end of the line
/// round-trip                its canonical text parses to the same query
/// ```
package struct Expectation: Hashable, Sendable {
  package enum Claim: Hashable, Sendable {
    /// `count > 40`
    case count(ExpectedCount)
    /// `includes "A", "B"`
    case includes([String])
    /// `excludes "A", "B"`
    case excludes([String])
    /// `first "A"`
    case first(String)
    /// `same as QUERY`
    case sameAs(String)
    /// `refused`
    case refused
    /// `no diagnostics`, `no warnings`, `no errors`: nothing of this severity or above.
    case nothingReported(Severity)
    /// `diagnostic ID`
    case diagnostic(String)
    /// `no diagnostic ID`
    case noDiagnostic(String)
    /// `canonical "TEXT"`
    case canonical(String)
    /// `round-trip`
    case roundTrip
  }

  package let claim: Claim

  package init(_ claim: Claim) {
    self.claim = claim
  }

  /// Reads the text after `expect`, ignoring white space around it and the letter case of its words.
  package init(parsing text: String) throws(ExpectationError) {
    var reader = ExpectationReader(text)
    claim = try reader.claim()
  }

  /// The expectation of a query that has none.
  package static let noErrors = Expectation(.nothingReported(.error))

  /// The reason why a query does not meet the expectation; `nil` if it does.
  package func failure(of query: TestedQuery) -> String? {
    var check = ExpectationCheck(query)
    return check.failure(of: self)
  }
}

/// A query to check expectations of.
package struct TestedQuery: Sendable {
  package let query: AnalyzedQuery
  /// The list that it searches; nil if there is none.
  package let list: SearchableList?

  /// A query and a list, of which `reading` is used.
  package init(_ query: AnalyzedQuery, in list: SearchableList?, reading: ListReading = ListReading()) {
    self.query = query
    self.list = list?.reading(reading)
  }
}

/// An error in an expectation.
package struct ExpectationError: Error, Hashable, Sendable {
  package let message: String
  /// The byte offset in the text after `expect`.
  package let offset: Int
}

/// An expected number of rows: `> 40`, `3..10`.
package enum ExpectedCount: Hashable, Sendable {
  case comparison(Relation, Int)
  case range(ClosedRange<Int>)

  package enum Relation: String, CaseIterable, Hashable, Sendable {
    case equal = "="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// Whether `count` rows are as expected.
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
  /// The relation of an operator; `nil` for other signs. `:` and the empty text are `=`.
  package init?(operator signs: String) {
    switch signs {
    case "", ":": self = .equal
    default: self.init(rawValue: signs)
    }
  }

  /// The operator that was probably meant by other signs.
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
