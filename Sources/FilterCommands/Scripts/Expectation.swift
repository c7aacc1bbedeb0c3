import FilterText

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
struct Expectation: Hashable, Sendable {
  /// The kinds of expectations.
  enum Claim: Hashable, Sendable {
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
  let claim: Claim

  init(_ claim: Claim) {
    self.claim = claim
  }

  /// Reads what stands behind `expect`. White space around it does not matter, nor does the letter case of its words.
  init(parsing text: String) throws(ExpectationMistake) {
    var reader = ExpectationReader(text)
    claim = try reader.claim()
  }

  /// What is expected of a query of which nothing is: that it reads without errors.
  static let noErrors = Expectation(.nothingReported(.error))

  /// Nil where the query is as expected, else what it is instead, in a sentence without a full stop.
  func failure(of query: TriedQuery) -> String? {
    var trial = QueryTrial(query)
    return trial.failure(of: self)
  }
}

/// A query that expectations are held against.
struct TriedQuery: Sendable {
  /// The query.
  let source: SourceText
  /// What it is tried on.
  let world: ReplWorld
  /// Whether it is read exactly as the service reads it.
  let isStrict: Bool
  /// Whether extras are found though it does not ask for them.
  let includesExtras: Bool
}

/// Why an expectation cannot be read.
struct ExpectationMistake: Error, Hashable, Sendable {
  /// What is wrong, with a way out where there is one.
  let message: String
  /// Where in the text behind `expect`, in bytes.
  let offset: Int
}
