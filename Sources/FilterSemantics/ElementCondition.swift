import FilterAST
import FilterParser
import FilterText
import FilterVocabulary

/// A condition that one element of a list of objects meets by itself: `items:(sku:x qty>2)`.
public struct ElementCondition: Sendable {
  /// The name of the list, in lower case.
  package let list: String
  /// The query about an element, under the vocabulary of the elements. Its ranges begin with the value of the term.
  package let query: AnalyzedQuery
  /// Whether some element must meet the query, or none.
  package let isPresent: Bool
  /// The meaning of the query; nil without a condition. Computed once: conditions are compared often.
  private let key: QueryKey?

  init(_ list: String, _ query: AnalyzedQuery, isPresent: Bool = true) {
    self.init(list, query, isPresent: isPresent, key: query.query.map { query.vocabulary.key(of: $0) })
  }

  private init(_ list: String, _ query: AnalyzedQuery, isPresent: Bool, key: QueryKey?) {
    (self.list, self.query, self.isPresent, self.key) = (list, query, isPresent, key)
  }

  /// The same condition that some element must meet.
  var asPresent: ElementCondition { ElementCondition(list, query, isPresent: true, key: key) }
}

extension ElementCondition: Hashable {
  /// Whether two conditions ask the same of an element of one list, in any spelling.
  public static func == (left: ElementCondition, right: ElementCondition) -> Bool {
    left.list == right.list && left.isPresent == right.isPresent && left.key == right.key
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(list)
    hasher.combine(isPresent)
    hasher.combine(key)
  }
}

extension ElementCondition: CustomStringConvertible {
  /// A text for debugging, and a key of the meaning.
  public var description: String { "\(isPresent ? "" : "no ")\(list)\(query.source)" }
}

extension ElementCondition {
  /// Why the query cannot be read; nil if it can.
  var unreadReason: String? {
    if query.parsed.outcome != .valid, query.parsed.outcome != .empty {
      // A term with a warning is read as outside of the parentheses.
      if let error = query.parsed.diagnostics.first(where: { $0.severity == .error }) { return error.message }
      if query.parsed.query == nil { return "the group cannot be read" }
    }
    return QueryReading(query).ignored.first.map { "'\($0.text)': \($0.reason)" }
  }
}

extension Vocabulary {
  /// The condition of a query in parentheses after the name of a list of objects; nil for other terms.
  @inline(never) func elementCondition(_ name: FieldName, _ comparison: Comparison, _ value: FilterValue) -> Condition?
  {
    guard value.form == .bare, value.text.utf8.first == UInt8(ascii: "("), comparison == .colon || comparison == .equal,
      let elements = elements(of: name.text)
    else { return nil }
    return .element(ElementCondition(name.text, AnalyzedQuery(parsing: value.text, vocabulary: elements)))
  }

  /// The condition that a list of objects has an element, or none; nil for another name.
  func elementPresence(_ name: String, isPresent: Bool) -> Condition? {
    guard let elements = elements(of: name) else { return nil }
    return .element(ElementCondition(name, AnalyzedQuery(parsing: "", vocabulary: elements), isPresent: isPresent))
  }
}
