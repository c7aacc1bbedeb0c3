package import FilterReports
package import FilterText
import TerminalUI

/// What somebody expects of a query: `expect count > 40`.
///
/// ```text
/// count > 40                how many are found: = : != < <= > >=, or nothing for =, or a range 3..10
/// includes "A", "B"         cards that are found, by their names
/// excludes "A"              cards that are not
/// first "A"                 the first row
/// same as QUERY             the same cards are found
/// refused                   the query is not run at all
/// no diagnostics            nothing is reported of it; 'no warnings', 'no errors', 'no diagnostic ID'
/// diagnostic ID             a finding of that id is reported
/// canonical "TEXT"          its canonical text; bare to the end of the line, or quoted
/// round-trip                its canonical text reads back as the same query
/// ```
package struct Expectation: Hashable, Sendable {
  /// The kinds of expectations.
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
    /// `no diagnostics`, `no warnings`, `no errors`: nothing that grave, or graver.
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

  /// What is expected.
  package let claim: Claim

  package init(_ claim: Claim) {
    self.claim = claim
  }

  /// Reads what stands behind `expect`. White space around it does not matter, nor does the letter case of its words.
  package init(parsing text: String) throws(ExpectationMistake) {
    var reader = ExpectationReader(text)
    claim = try reader.claim()
  }

  /// What is expected of a query of which nothing is: that it reads without errors.
  package static let noErrors = Expectation(.nothingReported(.error))

  /// Nil where the query is as expected, else what it is instead, in a sentence without a full stop.
  package func failure(of query: TriedQuery) -> String? {
    var trial = QueryTrial(query)
    return trial.failure(of: self)
  }
}

/// A query that expectations are held against.
package struct TriedQuery: Sendable {
  /// The query.
  package let source: SourceText
  /// What it is tried on.
  package let world: QueryEnvironment
  /// Whether it is read exactly as the service reads it.
  package let isStrict: Bool
  /// Whether extras are found though it does not ask for them.
  package let includesExtras: Bool

  package init(source: SourceText, world: QueryEnvironment, isStrict: Bool, includesExtras: Bool) {
    self.source = source
    self.world = world
    self.isStrict = isStrict
    self.includesExtras = includesExtras
  }
}

/// Why an expectation cannot be read.
package struct ExpectationMistake: Error, Hashable, Sendable {
  /// What is wrong, with a way out where there is one.
  package let message: String
  /// Where in the text behind `expect`, in bytes.
  package let offset: Int
}
