import FilterText

/// The name before an operator: the `t` of `t:elf`.
///
/// A field name is a letter or `_`, with one of `@`, `$` and `#` before it or not, followed by letters, digits and marks
/// of any script, `_`, `-`, `@`, `$` and `#`. Further parts may follow, each after a single dot: `user.login`. Letter
/// case has no meaning, so the name is stored in lower case; names that are canonically equivalent are equal. No other
/// name can be made, so every term can be printed.
public struct FieldName: Hashable, Sendable {
  /// The name in lower case.
  public let text: String

  /// The name spelled by `text`; nil if `text` is not a field name.
  public init?(exactly text: String) {
    guard BareText.isField(text) else { return nil }
    self.text = FieldName.lowercased(text)
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
  /// The name in lower case.
  public var description: String { text }
}
