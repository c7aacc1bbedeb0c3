import FilterAST
import FilterParser
import FilterPrinter
package import FilterText

/// Writes queries of one syntax in another one. The text is read in the one, and what is written is read in the other:
/// it must have the same terms.
package struct QueryTranslation: Hashable, Sendable {
  /// The syntax that queries are read in.
  package let source: SyntaxOptions.Base
  /// The syntax that they are written in.
  package let target: SyntaxOptions.Base

  /// Makes a translation.
  package init(from source: SyntaxOptions.Base, to target: SyntaxOptions.Base) {
    (self.source, self.target) = (source, target)
  }

  /// The reason why a query cannot be written in another syntax.
  package struct Obstacle: Error, Hashable {
    /// A sentence without a full stop.
    package let reason: String
  }

  /// A query in the other syntax, as canonical text. Throws for a query with syntax errors, and for one with a term that
  /// the other syntax does not have. Linear.
  package func translated(_ text: SourceText) throws(Obstacle) -> String {
    let parsed = ParsedQuery(parsing: text, syntax: SyntaxOptions(source))
    guard parsed.outcome == .valid else {
      if parsed.outcome == .empty { return "" }
      let first = parsed.diagnostics.first { $0.severity == .error } ?? parsed.diagnostics.first
      throw Obstacle(reason: first.map { "\($0.message) [\($0.id)]" } ?? "the query cannot be read")
    }
    guard let query = parsed.query else { return "" }
    var obstacle: Obstacle?
    func converted(_ term: FilterTerm) -> FilterQuery<FilterTerm>? {
      do throws(Obstacle) { return .term(try self.written(term)) } catch {
        if obstacle == nil { obstacle = error }
        return .term(term)
      }
    }
    // The cards' syntax has no ranges, and its fields of ordered values have one value.
    let written = query.transformLeaves { term -> FilterQuery<FilterTerm>? in
      target == .cards ? term.comparisonsOfOneValue.transformLeaves { converted($0) } : converted(term)
    }
    if let obstacle { throw obstacle }
    guard let written else { return "" }
    let result = written.canonicalText
    let reread = ParsedQuery(parsing: result, syntax: SyntaxOptions(target))
    guard reread.outcome == .valid, reread.query?.flattened() == written.flattened() else {
      throw Obstacle(reason: "'\(result)' reads as another query in the syntax of \(target.rawValue)")
    }
    return result
  }

  /// A term in the other syntax.
  private func written(_ term: FilterTerm) throws(Obstacle) -> FilterTerm {
    let syntax = SyntaxOptions(target)
    switch term {
    case .name(let polarity, exact: false, let name)
    where target == .cards && ["in", "not"].contains(name.text.lowercased()):
      // The tree of lists quotes words that may be operators there.
      return .name(polarity, exact: false, FilterName(name.text))
    case .name(let polarity, let exact, let name):
      let value = FilterValue(name.text, in: syntax)
      return name.form == .bare && value.form == .bare
        ? .name(polarity, exact: exact, name) : .name(polarity, exact: exact, FilterName(quoted: name.text))
    case .filter(let polarity, let field, let comparison, let value):
      if target == .cards { return try ofCards(term, polarity, field, comparison, value) }
      let spelled = FilterValue(value.text, in: syntax)
      return .filter(polarity, field: field, comparison, value.form == .bare ? spelled : value)
    case .regex(let polarity, let field, let comparison, let pattern):
      guard target == .cards, comparison.isOfLists else { return term }
      if comparison == .matches { return .regex(polarity, field: field, .colon, pattern) }
      throw Obstacle(reason: "'\(term)' has no words in the syntax of cards")
    case .range: return term
    }
  }

  private func ofCards(
    _ term: FilterTerm, _ polarity: Polarity, _ field: FieldName, _ comparison: Comparison, _ value: FilterValue
  ) throws(Obstacle) -> FilterTerm {
    let isOfPresence = ["has", "no"].contains(field.text) || value.form == .bare && ["*", "null"].contains(value.text)
    guard FieldName(exactly: field.text) != nil, !isOfPresence, !(value.form == .bare && value.text.contains("*"))
    else {
      throw Obstacle(reason: "'\(term)' has no words in the syntax of cards")
    }
    switch comparison {
    case .contains: return .filter(polarity, field: field, .colon, FilterValue(quoted: value.text))
    case .matches: return .regex(polarity, field: field, .colon, FilterPattern(value.text))
    case .notMatches: throw Obstacle(reason: "'\(term)' has no words in the syntax of cards; '-\(field):/…/' is near")
    default:
      let spelled = FilterValue(value.text, in: SyntaxOptions(target))
      return .filter(polarity, field: field, comparison, value.form == .bare ? spelled : value)
    }
  }
}

extension Comparison {
  /// Whether only the syntax of lists has the operator.
  fileprivate var isOfLists: Bool { !Comparison.ofCards.contains(self) }
}
