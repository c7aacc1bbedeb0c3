public import FilterAST
import FilterParser
public import FilterText
import FilterVocabulary

/// A query as it is run: its conditions, its instructions, and what of its text counts for nothing.
public struct QueryReading: Hashable, Sendable {
  /// The conditions; nil for none: then every item is found, unless ``refusal`` says otherwise.
  public var filter: FilterQuery<ReadTerm>?
  /// The instructions in the order of the text: `order:cmc`.
  public var directives: [SearchRequest.Directive]
  /// The terms that count for nothing, in the order of the text.
  public var ignored: [IgnoredTerm]
  /// Why the whole query is not run; nil where it is.
  public var refusal: QueryRefusal?

  /// Makes a reading from its parts.
  public init(
    filter: FilterQuery<ReadTerm>?, directives: [SearchRequest.Directive] = [], ignored: [IgnoredTerm] = [],
    refusal: QueryRefusal? = nil
  ) {
    self.filter = filter
    self.directives = directives
    self.ignored = ignored
    self.refusal = refusal
  }

  /// The value of an instruction by the full name of its field; nil where the query does not say. Of several the last.
  public subscript(directive field: String) -> String? { directives.last { $0.field == field }?.value }
}

/// A term that counts for nothing.
public struct IgnoredTerm: Hashable, Sendable {
  /// The bytes of the text.
  public var range: SourceRange
  /// The term as it is written.
  public var text: String
  /// Why, as a sentence without a full stop.
  public var reason: String
  /// Whether nothing is wrong with the term, and only the data cannot answer it.
  public var isUnanswered: Bool

  /// Makes an ignored term.
  public init(range: SourceRange, text: String, reason: String, isUnanswered: Bool = false) {
    self.range = range
    self.text = text
    self.reason = reason
    self.isUnanswered = isUnanswered
  }
}

/// Why a query is not run at all.
public struct QueryRefusal: Error, Hashable, Sendable {
  /// The reason, as a sentence without a full stop.
  public var message: String
  /// The bytes of the text that are to blame.
  public var range: SourceRange

  /// Makes a refusal. The range is in UTF-8 bytes of the query.
  public init(message: String, range: SourceRange) {
    self.message = message
    self.range = range
  }
}

extension QueryReading {
  /// Reads a query by plain logic: each term that the vocabulary can read is a condition, a minus is a complement, instructions
  /// are lifted out wherever they stand. A term it cannot read counts for nothing, and ``ignored`` says why. Linear in the
  /// query.
  public init(_ query: AnalyzedQuery) {
    self.init(filter: nil)
    guard let tree = query.parsed.query else { return }
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
      case .success(let condition):
        return .term(ReadTerm(term.polarity, .condition(condition), range: analyzed.range))
      case .failure(let error):
        if let condition = vocabulary.colorsBetweenSlashes(term) {
          return .term(ReadTerm(term.polarity, .condition(condition), range: analyzed.range))
        }
        ignored.append(
          IgnoredTerm(
            range: analyzed.range, text: query.source[analyzed.range],
            reason: error.reason(for: query.source[analyzed.value], in: vocabulary)))
        return nil
      }
    }
    self.filter = filter?.flattened()
    self.directives = SearchRequest.effective(directives, in: vocabulary)
  }
}

extension Vocabulary {
  /// What a pattern asks of a field of colors: the slashes around it mean nothing there (Reference 3.5). Nil for other terms.
  fileprivate func colorsBetweenSlashes(_ term: FilterTerm) -> Condition? {
    guard case .regex(let polarity, field: let name, let comparison, let pattern) = term, let id = fieldID(named: name),
      self[id].kind == .colors
    else { return nil }
    let value = FilterTerm.filter(polarity, field: name, comparison, FilterValue(verbatim: pattern.text, .bare))
    do throws(TermError) { return try condition(of: value) } catch { return nil }
  }
}
