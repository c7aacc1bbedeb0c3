import FilterAST
import FilterCompletion
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The terms that are likely to come next in a query.
struct NextTerm {
  private let vocabulary: Vocabulary
  /// The terms of the query, in canonical spelling.
  private let present: Set<FilterTerm>
  /// The fields of these terms.
  private let fields: Set<FieldID>

  /// The maximum length in bytes of a query that has a next term: a longer one hardly gets one.
  static let maximumLength = 1_000

  /// Nil for a text that is no query, or longer than ``maximumLength``.
  init?(after parsed: ParsedQuery, _ vocabulary: Vocabulary) {
    guard parsed.source.length <= NextTerm.maximumLength, let query = parsed.query else { return nil }
    let terms = query.leaves.map { vocabulary.canonical($0) }
    self.vocabulary = vocabulary
    present = Set(terms)
    fields = Set(terms.compactMap { $0.field }.compactMap { vocabulary.fieldID(named: $0) })
  }

  /// The term of earlier queries that stood most often beside terms of this one, counted by frecency; nil if none did.
  /// A query counts with its terms outside of `or`. Linear in the history.
  func term(in history: CompletionHistory, at now: Double) -> String? {
    var scores: [FilterTerm: Double] = [:]
    func count(_ text: String, weight: Double) {
      guard let query = vocabulary.parse(text).query else { return }
      let terms = query.conditions.map { vocabulary.canonical($0) }
      let shared = terms.reduce(0) { $0 + (present.contains($1) ? 1 : 0) }
      if shared == 0 { return }
      for term in Set(terms) where !present.contains(term) && !isDecided(term) {
        scores[term, default: 0] += weight * Double(shared)
      }
    }
    for pin in history.pins { count(pin.text, weight: 1) }
    for entry in history.entries { count(entry.text, weight: history.frecency(of: entry, at: now)) }
    // The order of a dictionary is no order: ties go to the first text.
    let ranked = scores.map { (score: $0.value, text: $0.key.description) }
    return ranked.min { ($1.score, $0.text) < ($0.score, $1.text) }?.text
  }

  /// The first example of the most popular field that the query does not have, such as `f:modern`; nil if there is
  /// none.
  func example() -> String? {
    let others = vocabulary.fieldIDs.filter { !fields.contains($0) && !vocabulary[$0].isDirective }
    let best = others.max { (vocabulary[$0].popularity, $1) < (vocabulary[$1].popularity, $0) }
    return best.flatMap { vocabulary[$0].examples.first }
  }

  /// Whether the query says already what the term would say: a field of one value has one.
  private func isDecided(_ term: FilterTerm) -> Bool {
    guard let field = term.field.flatMap({ vocabulary.fieldID(named: $0) }) else { return false }
    return fields.contains(field) && vocabulary[field].multiplicity != .many
  }
}

extension FilterQuery {
  /// The terms that must all hold.
  fileprivate var conditions: [Term] {
    switch self {
    case .term(let term): [term]
    case .and(.positive, let operands):
      operands.compactMap { operand in
        if case .term(let term) = operand { return term }
        return nil
      }
    case .and, .or: []
    }
  }
}
