public import FilterAST
public import FilterText

/// A query as it is run: its conditions, its instructions, and what of its text counts for nothing.
public struct QueryReading: Hashable, Sendable {
  /// The conditions; nil where there is none: then every item is found, unless ``refusal`` says otherwise.
  public var filter: FilterQuery<ReadTerm>?
  /// The instructions in the order of the text: `order:cmc`.
  public var directives: [SearchRequest.Directive]
  /// The terms that count for nothing, in the order of the text.
  public var ignored: [IgnoredTerm]
  /// Why the whole query is not run; nil where it is.
  public var refusal: QueryRefusal?

  /// Makes a reading.
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
  public subscript(directive field: String) -> String? {
    directives.last { $0.field == field }?.value
  }
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

  /// Makes a refusal.
  public init(message: String, range: SourceRange) {
    self.message = message
    self.range = range
  }
}
