/// The name before an operator: the `t` of `t:elf`.
///
/// A field name is a letter or `_`, followed by letters, digits, `_` and `-` (ASCII). Further parts may follow, each
/// after a single dot: `user.login`. Letter case has no meaning, so the name is stored in lower case. No other name can
/// be made, so every term can be printed.
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
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let byte = scalar.value < 0x80 ? UInt8(scalar.value) : 0
      let fits = bytes.isEmpty ? BareText.isFieldStart(byte) : BareText.isFieldContinuation(byte)
      let isDot = byte == UInt8(ascii: ".") && !bytes.isEmpty && bytes.last != byte
      bytes.append(fits || isDot ? byte : UInt8(ascii: "_"))
    }
    if bytes.last == UInt8(ascii: ".") { bytes[bytes.count - 1] = UInt8(ascii: "_") }
    if bytes.isEmpty { bytes = [UInt8(ascii: "_")] }
    self.text = FieldName.lowercased(String(decoding: bytes, as: UTF8.self))
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

  /// ASCII letters in lower case; no copy if there is nothing to change.
  private static func lowercased(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) { return text }
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
