/// A value of a statement's parameter or of a row that an engine returns.
public enum SQLValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A text. Texts that are stored or searched never have U+0000; see `StoredText`.
  case text(String)
}

extension SQLValue {
  /// The number of an integer; nil for anything else.
  package var integer: Int64? {
    if case .integer(let number) = self { return number }
    return nil
  }

  /// The text of a text; nil for anything else.
  package var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}
