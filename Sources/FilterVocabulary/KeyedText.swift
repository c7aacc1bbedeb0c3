public import FilterAST
import FilterText

/// A value that is compared by a key: the folded text of an identifier, or a text whose bytes have the order of the
/// values, such as that of a version. Every storage compares keys byte by byte.
public struct KeyedText: Hashable, Sendable {
  /// The value as the language writes it.
  public let text: ExactText
  /// The keys of the value: one, or those of all values that it begins, as `1.9` does 1.9.0 and 1.9.1.
  package let span: KeySpan

  /// A value with one key, which no other key begins with a character before `"`.
  package init(_ text: String, key: String) {
    self.text = ExactText(text)
    span = KeySpan(key: key)
  }

  /// A value that stands for all keys from one to before another.
  package init(_ text: String, from first: String, before end: String) {
    self.text = ExactText(text)
    span = KeySpan(from: ExactText(first), before: ExactText(end))
  }

  /// The keys that satisfy a relation to the value: equal means inside its span, greater means after it.
  package func spans(_ relation: Comparison) -> [KeySpan] {
    let below = KeySpan(from: KeySpan.all.first, before: span.first)
    let above = KeySpan(from: span.upperBound, before: nil)
    return switch relation {
    case .colon, .equal, .contains, .matches, .notMatches: [span]
    case .notEqual: [below, above]
    case .less: [below]
    case .lessOrEqual: [KeySpan(from: KeySpan.all.first, before: span.upperBound)]
    case .greater: [above]
    case .greaterOrEqual: [KeySpan(from: span.first, before: nil)]
    }
  }
}

/// Keys that follow each other.
package struct KeySpan: Hashable, Sendable {
  /// The first key.
  package let first: ExactText
  /// The least key after the span; nil without an end.
  package let end: ExactText?
  /// Whether ``first`` is the only key.
  package let isSingle: Bool

  /// All keys.
  package static let all = KeySpan(from: "", before: nil)

  /// The keys from one to before another.
  package init(from first: ExactText, before end: ExactText?) {
    self.first = first
    self.end = end
    isSingle = false
  }

  /// A single key.
  package init(key: String) {
    first = ExactText(key)
    end = nil
    isSingle = true
  }

  /// The least text after all keys; nil without an end.
  package var limit: ExactText? { isSingle ? upperBound : end }

  /// The least text after all keys of a span that has an end.
  var upperBound: ExactText { isSingle ? ExactText(first.text + KeySpan.next) : end ?? first }

  /// No key begins with another one followed by a character before this one, or by it.
  private static let next = "!"

  /// The keys of two spans; nil if there are none.
  package func common(with other: KeySpan) -> KeySpan? {
    if isSingle { return other.contains(first) ? self : nil }
    if other.isSingle { return contains(other.first) ? other : nil }
    let start = max(first, other.first)
    let limit: ExactText? = end.map { end in other.end.map { min(end, $0) } ?? end } ?? other.end
    if let limit, limit <= start { return nil }
    return KeySpan(from: start, before: limit)
  }

  /// Whether a key is in the span.
  package func contains(_ key: ExactText) -> Bool {
    if isSingle { return key == first }
    return key >= first && end.map { key < $0 } ?? true
  }
}

/// How the values of a keyed kind are read.
package struct KeyedReading: Sendable {
  /// The noun for a value in messages: `a version such as 1.10.0`.
  package let noun: String
  /// Reads a value of a query; nil for a text that is none.
  package let value: @Sendable (String) -> KeyedText?
  /// The key of a text of an item; nil for a text that is no value.
  package let key: @Sendable (String) -> String?
  /// The value of a key as the language writes it.
  package let text: @Sendable (String) -> String
  /// Values that a text which is none may stand for, the best first.
  package let corrections: @Sendable (String) -> [String]

  /// A reading; by default keys are texts in the spelling of listed values, and no text stands for a value.
  init(
    _ noun: String, value: @escaping @Sendable (String) -> KeyedText?,
    key: @escaping @Sendable (String) -> String? = { ValueSpelling.folded($0) },
    text: @escaping @Sendable (String) -> String = { $0 },
    corrections: @escaping @Sendable (String) -> [String] = { _ in [] }
  ) {
    self.noun = noun
    self.value = value
    self.key = key
    self.text = text
    self.corrections = corrections
  }

  /// Universally unique identifiers with a digit other than zero: 32 hexadecimal digits, in groups of 8, 4, 4, 4 and 12
  /// between hyphens or without hyphens (RFC 9562).
  static var uuid: KeyedReading {
    KeyedReading("an identifier") { text in
      let hasHyphens = text.utf8.count == 36
      if !hasHyphens && text.utf8.count != 32 { return nil }
      var written: [UInt8] = []
      var isZero = true
      for (index, byte) in text.utf8.enumerated() {
        let lowercase = byte | 0x20
        if hasHyphens, index == 8 || index == 13 || index == 18 || index == 23 {
          if byte != UInt8(ascii: "-") { return nil }
        } else {
          if !byte.isDigit && !(lowercase >= 0x61 && lowercase <= 0x66) { return nil }
          isZero = isZero && byte == UInt8(ascii: "0")
          let count = written.count
          if count == 8 || count == 13 || count == 18 || count == 23 { written.append(UInt8(ascii: "-")) }
          written.append(byte.isDigit ? byte : lowercase)
        }
      }
      if isZero { return nil }
      let identifier = String(decoding: written, as: UTF8.self)
      return KeyedText(identifier, key: ValueSpelling.folded(identifier))
    }
  }

  /// The digits at the start of a text. What follows is ignored.
  static var digits: KeyedReading {
    KeyedReading("an identifier") { text in
      let digits = text.utf8.prefix { $0.isDigit }
      if digits.isEmpty { return nil }
      let key = String(decoding: Array(digits), as: UTF8.self)
      return KeyedText(key, key: key)
    }
  }
}
