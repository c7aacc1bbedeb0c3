public import FilterAST
public import FilterVocabulary

/// A query taken apart into what it asks and how the answer is to be shown.
///
/// ```swift
/// let request = SearchRequest(query, in: .scryfall)   // t:elf order:usd (c:g or c:w) order:cmc
/// request.filter        // t:elf (c:g or c:w)
/// request["order"]      // "cmc": the last one wins
/// ```
public struct SearchRequest: Hashable, Sendable {
  /// An instruction of a query.
  public struct Directive: Hashable, Sendable {
    /// The full name of the field: `order`.
    public let field: String
    /// The value in its own spelling: `cmc` for `order:mv`.
    public let value: String
  }

  /// The query without its directives, flattened; nil where nothing else is in it.
  public let filter: FilterQuery<FilterTerm>?
  /// The directives in the order of the text, each value of a field once. Where a field can have one value only, the last.
  public let directives: [Directive]

  /// Takes a query apart. Directives are lifted out before the connectives are read: `t:elf or order:cmc t:orc` asks for
  /// `t:elf or t:orc`. A minus before a directive means nothing. A directive with an unknown value is left out, and so is one
  /// the source would refuse for standing in a group: it counts like any other. Linear in the query.
  public init(_ query: FilterQuery<FilterTerm>, in vocabulary: Vocabulary) {
    var found: [Directive] = []
    var filter = query.transformLeaves { term -> FilterQuery<FilterTerm>? in
      guard vocabulary.isDirective(term) else { return .term(term) }
      do throws(TermMistake) {
        if case .directive(let field, let value) = try vocabulary.condition(of: term) {
          found.append(Directive(field: vocabulary[field].name, value: vocabulary[value].text))
        }
      } catch {
        // A source ignores it and says so; the diagnostics do the same.
      }
      return nil
    }
    self.filter = filter?.flattened()
    FilterQuery.free(&filter)
    var directives: [Directive] = []
    for directive in found {
      let accumulates = vocabulary.field(named: FieldName(directive.field))?.multiplicity == .many
      directives.removeAll { accumulates ? $0 == directive : $0.field == directive.field }
      directives.append(directive)
    }
    self.directives = directives
  }

  /// The value of a directive by the full name of its field; nil where the query does not say. Of several the last.
  public subscript(_ field: String) -> String? {
    directives.last { $0.field == field }?.value
  }
}

extension Vocabulary {
  /// Whether a term is an instruction and no condition.
  package func isDirective(_ term: FilterTerm) -> Bool {
    switch term {
    case .name: false
    case .filter(_, field: let name, _, _), .regex(_, field: let name, _, _):
      field(named: name)?.isDirective ?? false
    }
  }
}
