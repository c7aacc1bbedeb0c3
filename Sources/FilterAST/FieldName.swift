/// The name before an operator: the `t` of `t:elf`.
///
/// A field name is a letter or `_`, then letters, digits, `_` and `-` (ASCII). Letter case means nothing in the language, so
/// the name is kept in lower case and two spellings of a name are equal. Because only such names can be made, a term can
/// always be printed.
public struct FieldName: Hashable, Sendable {
  /// The name in lower case.
  public let text: String

  /// The name that `text` spells; nil where it spells none.
  public init?(exactly text: String) {
    guard BareText.isField(text) else { return nil }
    self.text = FieldName.lowercased(text)
  }

  /// The name nearest to `text`: a character that no name can have becomes `_`, and an empty text becomes `_`.
  public init(_ text: String) {
    if let exact = FieldName(exactly: text) {
      self = exact
      return
    }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let byte = scalar.value < 0x80 ? UInt8(scalar.value) : 0
      let fits = bytes.isEmpty ? BareText.isFieldStart(byte) : BareText.isFieldContinuation(byte)
      bytes.append(fits ? byte : UInt8(ascii: "_"))
    }
    if bytes.isEmpty { bytes = [UInt8(ascii: "_")] }
    self.text = FieldName.lowercased(String(decoding: bytes, as: UTF8.self))
  }

  /// The name of a text that the lexer has checked and that holds no capital letter: taken as it is.
  @inlinable
  package init(verbatim text: String) {
    self.text = text
  }

  /// The name of a single letter, which half of all fields have; nil for any other byte.
  package init?(letter: UInt8) {
    let index = Int(letter | 0x20) - 0x61
    guard FieldName.letters.indices.contains(index), letter >= 0x41 else { return nil }
    self = FieldName.letters[index]
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { FieldName(verbatim: String($0)) }

  /// Lower case of ASCII letters, without a copy where there is nothing to do.
  private static func lowercased(_ text: String) -> String {
    if !text.utf8.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) { return text }
    return String(decoding: text.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

extension FieldName: ExpressibleByStringLiteral {
  /// The name nearest to a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension FieldName: CustomStringConvertible {
  /// The name.
  public var description: String { text }
}
