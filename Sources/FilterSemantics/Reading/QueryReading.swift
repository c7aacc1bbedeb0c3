package import FilterAST
import FilterParser
public import FilterText
import FilterVocabulary

/// A query in the form in which it is run: its conditions, its directives and its ignored terms.
public struct QueryReading: Hashable, Sendable {
  /// The conditions; nil if there are none: then every item matches, unless ``refusal`` is set.
  package var filter: FilterQuery<ReadTerm>?
  /// The directives in the order of the text: `order:cmc`.
  public var directives: [SearchRequest.Directive]
  /// The ignored terms, in the order of the text.
  public var ignored: [IgnoredTerm]
  /// The reason why the whole query is not run; nil if it is run.
  public var refusal: QueryRefusal?

  /// Creates a reading from its parts.
  package init(
    filter: FilterQuery<ReadTerm>?, directives: [SearchRequest.Directive] = [], ignored: [IgnoredTerm] = [],
    refusal: QueryRefusal? = nil
  ) {
    self.filter = filter
    self.directives = directives
    self.ignored = ignored
    self.refusal = refusal
  }

  /// The value of a directive by the full name of its field; nil if the query does not have it. The last one of
  /// several.
  public subscript(directive field: String) -> String? { directives.last { $0.field == field }?.value }

  /// This reading with another order of the results.
  package func ordered(by order: String, isDescending: Bool) -> QueryReading {
    var reading = self
    reading.directives += [
      SearchRequest.Directive(field: "order", value: order),
      SearchRequest.Directive(field: "direction", value: isDescending ? "desc" : "asc"),
    ]
    return reading
  }
}

/// A term that is ignored.
public struct IgnoredTerm: Hashable, Sendable {
  /// The range of the term in the text.
  public var range: SourceRange
  /// The term as written.
  public var text: String
  /// The reason, as a sentence without a full stop.
  public var reason: String
  /// Whether the term is valid and only the data cannot answer it.
  public var isUnanswered: Bool
  /// Whether the term is a directive, such as an order, which does not choose items.
  public var isDirective: Bool

  /// Creates an ignored term.
  package init(
    range: SourceRange, text: String, reason: String, isUnanswered: Bool = false, isDirective: Bool = false
  ) {
    self.range = range
    self.text = text
    self.reason = reason
    self.isUnanswered = isUnanswered
    self.isDirective = isDirective
  }
}

/// The reason why a query is not run at all.
public struct QueryRefusal: Error, Hashable, Sendable {
  /// The reason, as a sentence without a full stop.
  public var message: String
  /// The range that causes the refusal.
  public var range: SourceRange

  /// Creates a refusal. The range is in UTF-8 bytes of the query.
  package init(message: String, range: SourceRange) {
    self.message = message
    self.range = range
  }
}

extension QueryReading {
  /// Reads a query by plain reading: each term that the vocabulary can read is a condition, a minus is a complement,
  /// and directives are extracted wherever they are. Other terms are added to ``ignored`` with their reasons. Linear in
  /// the query.
  public init(_ query: AnalyzedQuery) {
    self.init(filter: nil)
    guard let tree = query.query else { return }
    let vocabulary = query.vocabulary
    var directives: [SearchRequest.Directive] = []
    var leaf = 0
    let filter = tree.transformLeaves { term -> FilterQuery<ReadTerm>? in
      let analyzed = query.leaves[leaf]
      leaf += 1
      switch analyzed.reading {
      case .success(.directive(let field, let value)):
        directives.append(SearchRequest.Directive(field: vocabulary[field].name, value: vocabulary[value].text))
        return nil
      case .success(.element(let element)):
        if let reason = element.unreadReason {
          ignored.append(IgnoredTerm(range: analyzed.range, text: query.source[analyzed.range], reason: reason))
          return nil
        }
        return vocabulary.read(.element(element), term.polarity, of: analyzed)
      case .success(let condition): return vocabulary.read(condition, term.polarity, of: analyzed)
      case .failure(let error):
        if let condition = vocabulary.colorsBetweenSlashes(term) {
          return .term(ReadTerm(term.polarity, .condition(condition), range: analyzed.range))
        }
        ignored.append(
          IgnoredTerm(
            range: analyzed.range, text: query.source[analyzed.range],
            reason: error.reason(for: query.source[analyzed.value], in: vocabulary),
            isDirective: term.field.flatMap { vocabulary.fieldID(spelled: $0.text) }
              .map { vocabulary[$0].isDirective } ?? false))
        return nil
      }
    }
    self.filter = filter?.flattened()
    self.directives = SearchRequest.effective(directives, in: vocabulary)
  }
}

extension FilterTerm {
  /// The value as it is written, without its quotes; empty for a pattern.
  fileprivate var written: String {
    switch self {
    case .name(_, exact: _, let name): name.text
    case .filter(_, field: _, _, let value): value.text
    case .range, .regex: ""
    }
  }
}

extension Vocabulary {
  /// A condition in the form in which it is run: what has no value is what does not have one, and what has another value
  /// has one that is not this.
  fileprivate func read(_ condition: Condition, _ polarity: Polarity, of leaf: AnalyzedLeaf) -> FilterQuery<ReadTerm> {
    func term(_ polarity: Polarity, _ condition: Condition, isPart: Bool = false) -> FilterQuery<ReadTerm> {
      .term(
        ReadTerm(
          polarity, .condition(condition), range: leaf.range, isPart: isPart || leaf.isOneValue,
          written: leaf.term.written))
    }
    if let (field, equal) = others(of: condition) {
      return .and(
        polarity,
        [
          term(.positive, .presence(field, isPresent: true), isPart: true), term(.negative, equal, isPart: true),
        ])
    }
    switch condition {
    case .name(exact: false, let value) where isOfLists:
      return word(value, in: wordFields, valuesOf: wordValueFields, polarity, of: leaf)
    case .anyText(let value):
      return word(value, in: textFields, valuesOf: Array(fieldIDs), polarity, of: leaf)
    case .presence(let field, isPresent: false):
      return term(polarity.negated, .presence(field, isPresent: true))
    case .columns(let field, .notEqual, let other) where readsOthers(field):
      return .and(
        polarity,
        [
          term(.positive, .presence(field, isPresent: true), isPart: true),
          term(.positive, .presence(other, isPresent: true), isPart: true),
          term(.negative, .columns(field, .equal, other), isPart: true),
        ])
    case .element(let element) where !element.isPresent:
      return term(polarity.negated, .element(element.asPresent))
    default: return term(polarity, condition)
    }
  }

  /// A word in one of some texts, or one that is the value of a field of another kind. A lone star is in every item, and
  /// so is an empty text.
  private func word(
    _ value: FilterValue, in fields: [FieldID], valuesOf others: [FieldID], _ polarity: Polarity, of leaf: AnalyzedLeaf
  ) -> FilterQuery<ReadTerm> {
    if value.text.isEmpty || value.form == .bare && value.text == "*" {
      return .term(ReadTerm(polarity, .everything, range: leaf.range))
    }
    let values = valueConditions(of: value.text, in: others)
    let texts = fields.filter { isSearchedAsText($0) } + others.filter { hasOthers($0) }
    let isPart = texts.count + values.count > 1
    func term(_ polarity: Polarity, _ condition: Condition) -> FilterQuery<ReadTerm> {
      .term(ReadTerm(polarity, .word(condition), range: leaf.range, isPart: isPart, written: value.text))
    }
    var terms = texts.map { field -> FilterQuery<ReadTerm> in
      if hasOthers(field) { return term(.positive, .beginning(field, value)) }
      return term(.positive, word(value, in: field))
    }
    terms += values.map { term(.positive, $0) }
    if terms.isEmpty { return .term(ReadTerm(polarity, .nothing, range: leaf.range)) }
    return terms.count == 1 ? (polarity == .positive ? terms[0] : terms[0].negated) : .or(polarity, terms)
  }

  /// The condition of a pattern on a color field, where the slashes have no meaning (Reference 3.5). Nil for other
  /// terms.
  fileprivate func colorsBetweenSlashes(_ term: FilterTerm) -> Condition? {
    guard case .regex(let polarity, field: let name, let comparison, let pattern) = term, let id = fieldID(named: name),
      self[id].kind == .colors
    else { return nil }
    let value = FilterTerm.filter(polarity, field: name, comparison, FilterValue(verbatim: pattern.text, .bare))
    do throws(TermError) { return try condition(of: value) } catch { return nil }
  }
}
