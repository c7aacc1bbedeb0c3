import FilterText

/// The name before an operator: the `t` of `t:elf`.
///
/// A field name is a letter or `_`, with one of `@`, `$` and `#` before it or not, followed by letters, digits and marks
/// of any script, `_`, `-`, `@`, `$` and `#`. Further parts may follow, each after a single dot: `user.login`. Letter
/// case has no meaning, so the name is stored in lower case; names that are canonically equivalent are equal.
///
/// In the syntax of lists a name with other characters stands in quotes: `"unit price":4`. Every name can be printed.
public struct FieldName: Hashable, Sendable {
  /// The name in lower case.
  public let text: String

  /// The name spelled by `text`; nil if `text` is not a field name.
  public init?(exactly text: String) {
    guard BareText.isField(text) else { return nil }
    self.text = FieldName.lowercased(text)
  }

  /// The name that a query spells: a field name, or in the syntax of lists any text in quotes or back quotes, and `*` for
  /// every text. Nil for other texts and for empty quotes.
  public init?(spelled text: String) {
    if let name = FieldName(exactly: text) {
      self = name
      return
    }
    if text == "*" {
      self.init(verbatim: text)
      return
    }
    let bytes = Array(text.utf8)
    let last = bytes.count - 1
    if last > 0, bytes[0] == UInt8(ascii: "`"), bytes[last] == bytes[0] {
      self.init(quoted: String(decoding: bytes[1..<last], as: UTF8.self))
      return
    }
    let found = bytes.withUnsafeBufferPointer { (QuoteMark(at: 0, in: $0), QuoteMark(endingAt: $0.count, in: $0)) }
    guard let opening = found.0, let closing = found.1, opening.kind == closing.kind,
      opening.length + closing.length <= bytes.count
    else { return nil }
    let inner = String(decoding: bytes[opening.length..<bytes.count - closing.length], as: UTF8.self)
    guard QuotedText.staysOpen(inner, kind: opening.kind, endsProtected: false) else { return nil }
    self.init(quoted: QuotedText.read(inner, quote: opening.kind))
  }

  /// The name with any text, which is printed in quotes unless it is a field name; nil for an empty text. Curly quotes
  /// become straight ones, as everywhere in the language.
  public init?(quoted text: String) {
    if text.isEmpty { return nil }
    self.text = FieldName.lowercased(QuotedText.folded(text))
  }

  /// Whether the name is printed without quotes.
  package var isPlain: Bool {
    var name = text
    let isOfLetters = name.withUTF8 { bytes in
      guard let first = bytes.first, first.isLetter || first == UInt8(ascii: "_") else { return false }
      // Nearly all are small letters, which are asked for first.
      for byte in bytes where byte &- 0x61 >= 26 && (byte >= 0x80 || !NameCharacter.mayContinue(byte)) { return false }
      return true
    }
    return isOfLetters || text == "*" || BareText.isField(text)
  }

  /// The name closest to `text`: every invalid character becomes `_`, also a dot that does not join two parts, and an
  /// empty text becomes `_`.
  public init(_ text: String) {
    if let exact = FieldName(exactly: text) {
      self = exact
      return
    }
    var name = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let fits = last == nil ? NameCharacter.begins(scalar) : NameCharacter.continues(scalar)
      let isDot = scalar == "." && last != nil && last != "."
      let kept: Unicode.Scalar = fits || isDot ? scalar : "_"
      name.unicodeScalars.append(kept)
      last = kept
    }
    if last == "." {
      name.unicodeScalars.removeLast()
      name += "_"
    }
    self.text = FieldName.lowercased(name.isEmpty ? "_" : name)
  }

  /// The name of a text that the lexer has checked and that has no capital letter.
  @inlinable
  package init(verbatim text: String) { self.text = text }

  /// The name of a single letter; nil for any other byte.
  package init?(letter: UInt8) {
    let index = Int(letter | 0x20) - 0x61
    guard FieldName.letters.indices.contains(index), letter >= 0x41 else { return nil }
    self = FieldName.letters[index]
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { FieldName(verbatim: String($0)) }

  /// The text in lower case; no copy if there is nothing to change.
  private static func lowercased(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A || $0 >= 0x80 }) { return text }
    if text.utf8.contains(where: { $0 >= 0x80 }) { return text.lowercased() }
    return String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension FieldName: ExpressibleByStringLiteral {
  /// The name closest to a literal; see ``init(_:)``.
  public init(stringLiteral value: String) { self.init(value) }
}

extension FieldName: CustomStringConvertible {
  /// The name in lower case, in quotes if it is no field name.
  public var description: String { isPlain ? text : QuotedText.write(text) }

  /// Appends the description to a text.
  func write(to output: inout String) {
    if isPlain { output += text } else { output += QuotedText.write(text) }
  }
}
