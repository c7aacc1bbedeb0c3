package import FilterText

/// A range of Swift source that holds no declarations: a comment, a literal or a regular expression.
package struct SwiftPassage: Hashable, Sendable {
  /// The sort of a passage.
  package enum Content: Hashable, Sendable {
    /// A comment to the end of the line or between `/*` and `*/`.
    case comment
    /// A string literal, with its text. Nil for one with an interpolation, for one that the compiler refuses, and for one
    /// of several lines that is not closed.
    case literal(EmbeddedQuery?)
    /// A regular expression between `#/` and `/#`. One between bare slashes is not recognized.
    case pattern
  }

  /// The bytes of the passage with its delimiters.
  package let range: SourceRange
  /// The kind of the passage, and the text of a literal.
  package let content: Content

  init(_ range: SourceRange, _ content: Content) {
    self.range = range
    self.content = content
  }

  /// The passages of a text in its order; they do not overlap. What stands in an interpolation is a part of its literal.
  /// Any text is accepted; linear.
  package static func all(in source: SourceText) -> [SwiftPassage] {
    var reader = SwiftReader(source)
    return reader.readPassages()
  }
}
