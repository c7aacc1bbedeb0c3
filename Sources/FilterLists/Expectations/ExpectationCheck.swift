package import FilterDocuments
package import FilterSemantics

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

extension Expectation {
  /// The reason why a query does not meet the expectation; `nil` if it does.
  package func failure(of query: TestedQuery) -> String? {
    var check = ExpectationCheck(query)
    return check.failure(of: self)
  }
}

/// Checks expectations of one query, which is parsed and run at most once.
package struct ExpectationCheck {
  package let query: TestedQuery
  private var text: QueryTextCheck
  private lazy var outcome = SearchOutcome(of: query)
  private var known: [Expectation: String?] = [:]
  /// The error of the engine, after which the expectation is undecided; `nil` if there was none.
  package private(set) var engineFailure: String?

  package init(_ query: TestedQuery) {
    self.query = query
    text = QueryTextCheck(query.query)
  }

  /// The reason why the expectation is not met, without a full stop; `nil` if it is met.
  package mutating func failure(of expectation: Expectation) -> String? {
    if let known = known[expectation] { return known }
    do throws(ListFailure) {
      let failure = try failure(of: expectation.claim)
      known[expectation] = .some(failure)
      return failure
    } catch {
      engineFailure = error.message
      return error.message
    }
  }

  /// The number of rows where an expectation is about it; nil for another one, and if the query is not run.
  package mutating func count(askedBy expectation: Expectation) -> Int? {
    guard case .count = expectation.claim else { return nil }
    do throws(ListFailure) { return try outcome.count() } catch { return nil }
  }

  /// Whether the query has a syntax error that no expectation is about: the others would hold for a part of the query.
  package func hasUnexpectedError(besides expectations: [Expectation]) -> Bool {
    text.hasUnexpectedError(besides: expectations)
  }

  private mutating func failure(of claim: Expectation.Claim) throws(ListFailure) -> String? {
    switch claim {
    case .count(let count): try outcome.failure(ofCount: count)
    case .includes(let names): try outcome.failure(including: names)
    case .excludes(let names): try outcome.failure(excluding: names)
    case .first(let name): try outcome.failure(beginningWith: name)
    case .exactly(let names): try outcome.failure(findingOnly: names)
    case .inOrder(let names): try outcome.failure(findingInOrder: names)
    case .related(let relation, let other): try outcome.failure(relation, to: other)
    case .refused: outcome.failureOfRefusal
    case .nothingReported(let severity): text.failure(ofNothingReported: severity) ?? outcome.refusal
    case .noDiagnostic(let id): text.failure(ofNoDiagnostic: id)
    case .diagnostic(let id): text.failure(ofDiagnostic: id)
    case .fix(let fixed): text.failure(ofFix: fixed)
    case .explains(let sentence): text.failure(ofExplanation: sentence)
    case .canonical(let canonical): text.failure(ofCanonical: canonical)
    case .roundTrip: text.failureOfRoundTrip()
    }
  }
}
