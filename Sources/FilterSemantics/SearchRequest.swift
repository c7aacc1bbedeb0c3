public import FilterAST
public import FilterVocabulary

/// The conditions and the directives of a query.
///
/// ```swift
/// let request = SearchRequest(query, in: .scryfall)   // t:elf order:usd (c:g or c:w) order:cmc
/// request.filter        // t:elf (c:g or c:w)
/// request["order"]      // "cmc": the last one wins
/// ```
public struct SearchRequest: Hashable, Sendable {
  /// A directive of a query: how to show the result.
  public struct Directive: Hashable, Sendable {
    /// The full name of the field: `order`.
    public let field: String
    /// The value as the vocabulary spells it: `cmc` for `order:mv`.
    public let value: String
  }

  /// The query without its directives, flattened; nil if nothing remains.
  public let filter: FilterQuery<FilterTerm>?
  /// The directives in the order of the text. A field with one value has its last one, a field with many each value
  /// once.
  public let directives: [Directive]

  /// Separates the directives of a query from its conditions. They are removed before the connectives are read: `t:elf
  /// or order:cmc t:orc` becomes `t:elf or t:orc`. A minus before a directive has no effect. A directive with an
  /// unknown value is dropped. A directive within a group counts like others. Linear in the query.
  public init(_ query: FilterQuery<FilterTerm>, in vocabulary: Vocabulary) {
    var found: [Directive] = []
    var filter = query.transformLeaves { term -> FilterQuery<FilterTerm>? in
      guard vocabulary.isDirective(term) else { return .term(term) }
      do throws(TermError) {
        if case .directive(let field, let value) = try vocabulary.condition(of: term) {
          found.append(Directive(field: vocabulary[field].name, value: vocabulary[value].text))
        }
      } catch {
        // Diagnostics report it.
      }
      return nil
    }
    self.filter = filter?.flattened()
    FilterQuery.free(&filter)
    self.directives = SearchRequest.effective(found, in: vocabulary)
  }

  /// The distinct values of a field, or only the last one if the field takes a single value.
  static func effective(_ found: [Directive], in vocabulary: Vocabulary) -> [Directive] {
    var directives: [Directive] = []
    for directive in found {
      let accumulates = vocabulary.field(named: FieldName(directive.field))?.multiplicity == .many
      directives.removeAll { accumulates ? $0 == directive : $0.field == directive.field }
      directives.append(directive)
    }
    return directives
  }

  /// The value of a directive by the full name of its field, of several the last; nil if there is none.
  public subscript(_ field: String) -> String? { directives.last { $0.field == field }?.value }
}

extension Vocabulary {
  /// Whether a term is a directive, with a valid value or not.
  package func isDirective(_ term: FilterTerm) -> Bool {
    term.field.flatMap { field(named: $0) }?.isDirective ?? false
  }
}
