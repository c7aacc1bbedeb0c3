import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary

extension CompletionHistory {
  /// A query that was used: a plain row, as a store keeps it.
  public struct Entry: Hashable, Sendable {
    /// The query as it was last typed.
    public var text: String
    /// The query as the printer spells it, by which it is found too.
    public var canonicalText: String
    /// The text of the query's key: entries of one key say the same.
    public var key: String
    /// All uses together as they counted at the last one: 1 for that, less for those before. Positive.
    public var weight: Double
    /// When it was last used, in seconds since 1970.
    public var lastUse: Double

    /// Makes an entry of what a store kept. Nothing is checked here; a history leaves out what makes no sense.
    public init(text: String, canonicalText: String, key: String, weight: Double, lastUse: Double) {
      self.text = text
      self.canonicalText = canonicalText
      self.key = key
      self.weight = weight
      self.lastUse = lastUse
    }
  }

  /// A query that was pinned: a plain row, as a store keeps it. Its place among the others is its place in the list.
  public struct Pin: Hashable, Sendable {
    /// The query as it was pinned.
    public var text: String
    /// The query as the printer spells it, by which it is found too.
    public var canonicalText: String
    /// The text of the query's key.
    public var key: String

    /// Makes a pin of what a store kept.
    public init(text: String, canonicalText: String, key: String) {
      self.text = text
      self.canonicalText = canonicalText
      self.key = key
    }
  }

  /// A use of a query.
  public struct Use: Hashable, Sendable {
    /// The query as it was typed.
    public var text: String
    /// When, in seconds since 1970.
    public var seconds: Double

    /// Makes a use at a time in seconds since 1970.
    public init(_ text: String, at seconds: Double) {
      self.text = text
      self.seconds = seconds
    }
  }
}

extension CompletionHistory.Pin {
  /// The row of a typed query; nil for a text that says nothing complete.
  ///
  /// A text that is not in order (a quote left open, half a term) is kept as what it was read as, so that offering it
  /// again never offers damage. White space around it is removed.
  init?(_ typed: String, vocabulary: Vocabulary) {
    self.init(ParsedQuery(parsing: typed), vocabulary: vocabulary)
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
