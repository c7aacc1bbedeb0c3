import DataStreams
import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallCards
import ScryfallDialect
import TerminalUI

/// A query while expectations are held against it: it is read and run once, whatever is expected.
package struct QueryTrial {
  /// The query.
  package let query: TriedQuery
  private lazy var parsed = ParsedQuery(parsing: query.source)
  private lazy var diagnostics = AnalyzedQuery(parsed, vocabulary: query.world.vocabulary).diagnostics
  private lazy var canonicalText = parsed.query?.canonicalText ?? ""
  private lazy var finding = CardFinding(query.source.description, of: query)
  private var known: [Expectation: String?] = [:]

  package init(_ query: TriedQuery) {
    self.query = query
  }

  /// Nil where the query is as expected, else what it is instead, in a sentence without a full stop.
  package mutating func failure(of expectation: Expectation) -> String? {
    if let known = known[expectation] { return known }
    let failure = tried(expectation.claim)
    known[expectation] = .some(failure)
    return failure
  }

  private mutating func tried(_ claim: Expectation.Claim) -> String? {
    switch claim {
    case .count(let count): return finding.failure(ofCount: count)
    case .includes(let names): return finding.failure(including: names)
    case .excludes(let names): return finding.failure(excluding: names)
    case .first(let name): return finding.failure(beginningWith: name)
    case .sameAs(let other): return finding.failure(comparedWith: other, of: query)
    case .refused: return finding.failureOfRefusal(isStrict: query.isStrict)
    case .nothingReported(let severity): return report { $0.severity.rank >= severity.rank }
    case .noDiagnostic(let id): return report { $0.id.name == id }
    case .diagnostic(let id):
      if diagnostics.contains(where: { $0.id.name == id }) { return nil }
      let ids = diagnostics.map { $0.id.name }.uniqued()
      return ids.isEmpty ? "there is no diagnostic" : "there is only " + Self.joined(ids)
    case .canonical(let text):
      if canonicalText.utf8.elementsEqual(text.utf8) { return nil }
      return canonicalText.isEmpty
        ? "it has no canonical text: no term of it is complete"
        : "the canonical text is \(NameText.quoted(ScriptText.cut(canonicalText, to: 2_000)))"
    case .roundTrip: return RoundTripReport(parsed, canonicalText: canonicalText).difference
    }
  }

  /// What is reported that should not be: the first such finding, and how many there are.
  private mutating func report(_ isUnwanted: (Diagnostic) -> Bool) -> String? {
    let unwanted = diagnostics.filter(isUnwanted)
    guard let first = unwanted.first else { return nil }
    let position = LineTable(query.source).position(of: first.range.start, in: .utf32)
    let column = "column \(position.column + 1)"
    let place = position.line == 0 ? column : "line \(position.line + 1), \(column)"
    let more = unwanted.count == 1 ? "" : ", and \(unwanted.count - 1) more"
    return "\(first.severity.word) at \(place): \(first.message) [\(first.id)]\(more)"
  }

  private static func joined(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Severity {
  /// Greater for what is graver.
  fileprivate var rank: Int {
    switch self {
    case .error: 3
    case .warning: 2
    case .information: 1
    case .hint: 0
    }
  }

  /// As `filterq check` calls it.
  fileprivate var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "note"
    case .hint: "hint"
    }
  }
}

extension [String] {
  /// Each text once, in the order of the first ones.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
