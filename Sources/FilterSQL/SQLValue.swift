public import FilterVocabulary

/// A value of a statement's parameter or of a row that an engine returns.
public enum SQLValue: Hashable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// A text. Texts that are stored or searched never have U+0000; see `StoredText`.
  case text(String)
  /// A truth value.
  case boolean(Bool)
  /// A decimal fraction.
  case decimal(DecimalNumber)
  /// A binary fraction: the `Double` that is nearest to a decimal fraction.
  case double(DecimalNumber)
  /// A day: `2026-03-17`.
  case date(String)
  /// A date and a time: `2026-03-17 09:05:00`, or with a zone, where the engine has one: `2026-03-17 09:05:00+00:00`.
  case timestamp(String, hasZone: Bool)
  /// An array of values of one kind.
  indirect case array([SQLValue])
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
