public import FilterText

/// A dialect of the filter query language: the words of a list, the syntax of its queries, and how they are read.
///
/// ```swift
/// let dialect = Dialect(people)     // a vocabulary from a file: the syntax of lists unless it names another
/// dialect.syntax.base               // .lists
/// ```
public struct Dialect: Sendable {
  /// A rule by which a query is read.
  public enum Reading: String, CaseIterable, Hashable, Sendable {
    /// By plain logic: every term that the vocabulary can read is a condition, and a minus is a complement.
    case plain
    /// Exactly as the service that the list comes from reads it, with its quirks. The same as ``plain`` for a list that
    /// comes from none.
    case strict
  }

  /// The words: the fields of the list, their operators and values.
  public let vocabulary: Vocabulary
  /// How queries are read.
  public let reading: Reading

  /// Makes a dialect. The vocabulary brings its syntax with it.
  public init(_ vocabulary: Vocabulary, reading: Reading = .plain) {
    (self.vocabulary, self.reading) = (vocabulary, reading)
  }

  /// How queries are written.
  public var syntax: SyntaxOptions { vocabulary.syntax }
}
