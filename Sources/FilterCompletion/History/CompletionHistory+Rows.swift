import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary

extension CompletionHistory {
  /// A stored row for a query that was used.
  public struct Entry: Hashable, Sendable {
    /// The query as it was last typed.
    public var text: String
    /// The canonical text of the query, which is searched too.
    public var canonicalText: String
    /// The text of the query's key: entries with equal keys have the same meaning.
    public var key: String
    /// The decayed sum of all uses at the time of the last one, which counts 1. Positive.
    public var weight: Double
    /// When it was last used, in seconds since 1970.
    public var lastUse: Double

    /// Creates an entry from a stored row. Invalid rows are dropped by the history, not here.
    public init(text: String, canonicalText: String, key: String, weight: Double, lastUse: Double) {
      self.text = text
      self.canonicalText = canonicalText
      self.key = key
      self.weight = weight
      self.lastUse = lastUse
    }
  }

  /// A stored row for a pinned query. Its position is its index in the list.
  public struct Pin: Hashable, Sendable {
    /// The query as it was pinned.
    public var text: String
    /// The canonical text of the query, which is searched too.
    public var canonicalText: String
    /// The text of the query's key.
    public var key: String

    /// Creates a pin from a stored row.
    public init(text: String, canonicalText: String, key: String) {
      self.text = text
      self.canonicalText = canonicalText
      self.key = key
    }
  }

  /// A use of a query at a time.
  public struct Use: Hashable, Sendable {
    /// The query as it was typed.
    public var text: String
    /// The time in seconds since 1970.
    public var seconds: Double

    /// Creates a use at a time in seconds since 1970.
    public init(_ text: String, at seconds: Double) {
      self.text = text
      self.seconds = seconds
    }
  }
}

extension CompletionHistory.Pin {
  /// The row of a typed query; nil for a text without a complete term.
  ///
  /// A text with syntax errors (an unclosed quote, an incomplete term) is stored as it was parsed, so that the
  /// suggestion has no errors. White space around it is removed.
  init?(_ typed: String, vocabulary: Vocabulary) {
    self.init(vocabulary.parse(typed), vocabulary: vocabulary)
  }

  init?(_ parsed: ParsedQuery, vocabulary: Vocabulary) {
    guard let query = parsed.query else { return nil }
    let text = parsed.outcome == .valid ? parsed.source.description : parsed.autoclosed.description
    self.init(
      text: Self.trimmed(text), canonicalText: query.canonicalText, key: vocabulary.key(of: query).text)
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !$0.isWhitespace }),
      let last = bytes.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}

#if !hasFeature(Embedded)
  extension CompletionHistory.Entry: Codable {}
  extension CompletionHistory.Pin: Codable {}
#endif
