import Testing

/// A text as the argument of a test, of which the log of the test shows the beginning and the length.
package struct LongText: Sendable, ExpressibleByStringLiteral, CustomTestStringConvertible {
  /// The text.
  package let text: String

  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }

  /// A piece that is repeated.
  package init(repeating piece: String, count: Int) { text = String(repeating: piece, count: count) }

  package var testDescription: String {
    let beginning = text.prefix(24)
    return beginning.utf8.count == text.utf8.count ? "\"\(text)\"" : "\"\(beginning)…\" (\(text.utf8.count) bytes)"
  }
}
