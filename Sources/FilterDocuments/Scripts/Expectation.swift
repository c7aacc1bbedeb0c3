package import FilterText

/// An expectation of a query, such as `count > 40`.
///
/// ```text
/// count > 40                the number found: = : != < <= > >=, no operator for =, or a range 3..10
/// includes "A", "B"         finds these cards
/// excludes "A"              does not find these cards
/// exactly "A", "B"          finds these cards and no other
/// in order "A", "B"         finds these cards, each after the one before it
/// first "A"                 the first row
/// same as QUERY             finds the same cards as the other query
/// subset of QUERY           finds no card that the other query does not find
/// disjoint from QUERY       finds no card that the other query finds
/// refused                   the query as a whole is refused
/// no diagnostics            also 'no warnings', 'no errors', 'no diagnostic ID'
/// diagnostic ID             has a diagnostic of that id
/// canonical "TEXT"          its canonical text, quoted or up to the end of the line
/// fix "TEXT"                a fix of a diagnostic makes this text of the query
/// explains "TEXT"           its explanation in English
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
    /// `exactly "A", "B"`
    case exactly([String])
    /// `in order "A", "B"`
    case inOrder([String])
    /// `first "A"`
    case first(String)
    /// `same as QUERY`, `subset of QUERY`, `disjoint from QUERY`
    case related(QueryRelation, String)
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
    /// `fix "TEXT"`
    case fix(String)
    /// `explains "TEXT"`
    case explains(String)
    /// `round-trip`
    case roundTrip
  }

  /// How the cards that a query finds are related to those of another one.
  package enum QueryRelation: String, CaseIterable, Hashable, Sendable {
    case same
    case subset
    case disjoint

    /// The word between the relation and the query.
    var preposition: String {
      switch self {
      case .same: "as"
      case .subset: "of"
      case .disjoint: "from"
      }
    }

    /// The words of the relation: `same as`.
    package var words: String { "\(rawValue) \(preposition)" }
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
}

/// An error in an expectation.
package struct ExpectationError: Error, Hashable, Sendable {
  package let message: String
  /// The byte offset in the text after `expect`.
  package let offset: Int
  /// The word that is meant in place of another one, in offsets of that text; nil if none is close.
  package var replacement: TextEdit?
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
