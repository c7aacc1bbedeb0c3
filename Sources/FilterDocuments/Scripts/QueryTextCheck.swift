import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
package import FilterParser
import FilterPrinter
package import FilterSemantics
package import FilterText

/// Checks the expectations about the text of a query: its diagnostics and its canonical text. Each `failure` function
/// returns why an expectation is not met, without a full stop, or `nil` if it is.
package struct QueryTextCheck {
  private let query: AnalyzedQuery
  private lazy var diagnostics = query.diagnostics
  private lazy var canonicalText = query.query?.canonicalText ?? ""

  package init(_ query: AnalyzedQuery) { self.query = query }

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
    return query.parsed.diagnostics.contains { $0.severity == .error && !expected.contains($0.id.name) }
  }

  /// Nothing of a severity or above is reported.
  package mutating func failure(ofNothingReported severity: Severity) -> String? {
    report { $0.severity.rank >= severity.rank }
  }

  /// No diagnostic has an id.
  package mutating func failure(ofNoDiagnostic id: String) -> String? { report { $0.id.name == id } }

  /// A diagnostic has an id.
  package mutating func failure(ofDiagnostic id: String) -> String? {
    if diagnostics.contains(where: { $0.id.name == id }) { return nil }
    let ids = diagnostics.map { $0.id.name }.uniqued()
    return ids.isEmpty ? "no diagnostics" : "only " + ids.listed()
  }

  /// A fix of a diagnostic makes a text of the query.
  package mutating func failure(ofFix text: String) -> String? {
    let fixed = diagnostics.flatMap { $0.fixes }.compactMap { $0.applied(to: query.source)?.description }.uniqued()
    if fixed.contains(where: { $0.utf8.elementsEqual(text.utf8) }) { return nil }
    return fixed.isEmpty ? "no fixes" : "the fixes are \(QuotedNames.list(fixed, count: fixed.count))"
  }

  /// The query is explained by a sentence.
  package func failure(ofExplanation sentence: String) -> String? {
    let found = query.englishExplanation.description
    if found.utf8.elementsEqual(sentence.utf8) { return nil }
    return "the explanation is \(QuotedNames.quoted(ShortText.cut(found, to: 2_000)))"
  }

  /// The canonical text is a given one.
  package mutating func failure(ofCanonical text: String) -> String? {
    if canonicalText.utf8.elementsEqual(text.utf8) { return nil }
    return canonicalText.isEmpty
      ? "no canonical text: no term is complete"
      : "the canonical text is \(QuotedNames.quoted(ShortText.cut(canonicalText, to: 2_000)))"
  }

  /// The canonical text parses to the same query.
  package mutating func failureOfRoundTrip() -> String? {
    RoundTripReport(query.parsed, canonicalText: canonicalText).difference
  }

  /// The first unwanted diagnostic, and how many more there are.
  private mutating func report(_ isUnwanted: (Diagnostic) -> Bool) -> String? {
    let unwanted = diagnostics.filter(isUnwanted)
    guard let first = unwanted.first else { return nil }
    let position = LineTable(query.source).position(of: first.range.start, in: .utf32)
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
