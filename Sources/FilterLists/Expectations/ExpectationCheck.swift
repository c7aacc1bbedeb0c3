import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
package import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText

/// Checks expectations of one query, which is parsed and run at most once.
package struct ExpectationCheck {
  package let query: TestedQuery
  private lazy var diagnostics = query.query.diagnostics
  private lazy var canonicalText = query.query.query?.canonicalText ?? ""
  private lazy var outcome = SearchOutcome(of: query)
  private var known: [Expectation: String?] = [:]
  /// The error of the engine, after which the expectation is undecided; `nil` if there was none.
  package private(set) var engineFailure: String?

  package init(_ query: TestedQuery) {
    self.query = query
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
    var expected: Set<String> = []
    for expectation in expectations {
      switch expectation.claim {
      case .diagnostic(let id): expected.insert(id)
      // These report errors themselves, or are about the text alone.
      case .refused, .nothingReported, .roundTrip, .canonical, .fix: return false
      default: break
      }
    }
    return query.query.parsed.diagnostics.contains { $0.severity == .error && !expected.contains($0.id.name) }
  }

  private mutating func failure(of claim: Expectation.Claim) throws(ListFailure) -> String? {
    switch claim {
    case .count(let count): return try outcome.failure(ofCount: count)
    case .includes(let names): return try outcome.failure(including: names)
    case .excludes(let names): return try outcome.failure(excluding: names)
    case .first(let name): return try outcome.failure(beginningWith: name)
    case .exactly(let names): return try outcome.failure(findingOnly: names)
    case .inOrder(let names): return try outcome.failure(findingInOrder: names)
    case .related(let relation, let other): return try outcome.failure(relation, to: other)
    case .refused: return outcome.failureOfRefusal
    case .nothingReported(let severity): return report { $0.severity.rank >= severity.rank } ?? outcome.refusal
    case .noDiagnostic(let id): return report { $0.id.name == id }
    case .diagnostic(let id):
      if diagnostics.contains(where: { $0.id.name == id }) { return nil }
      let ids = diagnostics.map { $0.id.name }.uniqued()
      return ids.isEmpty ? "no diagnostics" : "only " + ids.listed()
    case .fix(let text):
      let source = query.query.source
      let fixed = diagnostics.flatMap { $0.fixes }.compactMap { $0.applied(to: source)?.description }.uniqued()
      if fixed.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return nil }
      return fixed.isEmpty ? "no fixes" : "the fixes are \(QuotedNames.list(fixed, count: fixed.count))"
    case .explains(let text):
      let sentence = query.query.englishExplanation.description
      if sentence.utf8.elementsEqual(text.utf8) { return nil }
      return "the explanation is \(QuotedNames.quoted(ShortText.cut(sentence, to: 2_000)))"
    case .canonical(let text):
      if canonicalText.utf8.elementsEqual(text.utf8) { return nil }
      return canonicalText.isEmpty
        ? "no canonical text: no term is complete"
        : "the canonical text is \(QuotedNames.quoted(ShortText.cut(canonicalText, to: 2_000)))"
    case .roundTrip: return RoundTripReport(query.query.parsed, canonicalText: canonicalText).difference
    }
  }

  /// The first unwanted diagnostic, and how many more there are.
  private mutating func report(_ isUnwanted: (Diagnostic) -> Bool) -> String? {
    let unwanted = diagnostics.filter(isUnwanted)
    guard let first = unwanted.first else { return nil }
    let position = LineTable(query.query.source).position(of: first.range.start, in: .utf32)
    let column = "column \(position.column + 1)"
    let shown = position.line == 0 ? column : "line \(position.line + 1), \(column)"
    let more = unwanted.count == 1 ? "" : ", and \(unwanted.count - 1) more"
    return "\(first.severity.word) at \(shown): \(first.message) [\(first.id)]\(more)"
  }
}

extension Severity {
  /// Greater for graver severities.
  fileprivate var rank: Int {
    switch self {
    case .error: 3
    case .warning: 2
    case .information: 1
    case .hint: 0
    }
  }
}

extension [String] {
  /// Each text once, in order.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Whether printing a query and parsing the text again gives the same query.
package struct RoundTripReport {
  /// A description of the loss or change, without a full stop; `nil` if there is none.
  package let difference: String?

  /// Checks a query and its canonical text.
  package init(_ parsed: ParsedQuery, canonicalText: String) {
    difference =
      Self.losses(of: parsed) ?? Self.change(of: parsed.query, printedAs: canonicalText, parsed.syntax)
  }

  /// A gap between the tokens, which cover the text.
  private static func losses(of parsed: ParsedQuery) -> String? {
    var end = 0
    for token in parsed.tree.tokens {
      if token.range.start != end { return "the tokens leave out byte \(end)" }
      end = token.range.end
    }
    return end == parsed.source.length ? nil : "the tokens leave out byte \(end)"
  }

  private static func change(
    of query: FilterQuery<FilterTerm>?, printedAs text: String, _ syntax: SyntaxOptions
  ) -> String? {
    let again = ParsedQuery(parsing: text, syntax: syntax)
    let shown = QuotedNames.quoted(ShortText.cut(text, to: 500))
    guard again.query == query else { return "the canonical text \(shown) parses to a different query" }
    let second = again.query?.canonicalText ?? ""
    if second.utf8.elementsEqual(text.utf8) { return nil }
    return "the canonical text \(shown) prints differently again: \(QuotedNames.quoted(ShortText.cut(second, to: 500)))"
  }
}
