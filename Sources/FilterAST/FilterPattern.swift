/// The source of a regular expression: the text between the slashes of `o:/\bflash\b/`.
///
/// Any pattern can be written. A slash is printed as `\/` and read back as a slash, since both mean the same. A lone
/// backslash at the end, which is invalid in any pattern, is completed to `\\`. Curly quotes become straight ones, as
/// everywhere in the language.
public struct FilterPattern: Hashable, Sendable {
  /// The pattern, with slashes not escaped.
  public let text: String

  /// The pattern with this text.
  public init(_ text: String) {
    let folded = QuotedText.folded(text)
    guard folded.utf8.contains(UInt8(ascii: "\\")) else {
      self.text = folded
      return
    }
    var result: [UInt8] = []
    var escaped = false
    for byte in folded.utf8 {
      if escaped {
        if byte != UInt8(ascii: "/") { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
        escaped = false
      } else if byte == UInt8(ascii: "\\") {
        escaped = true
      } else {
        result.append(byte)
      }
    }
    if escaped { result += [UInt8(ascii: "\\"), UInt8(ascii: "\\")] }
    self.text = String(decoding: result, as: UTF8.self)
  }
}

extension FilterPattern {
  /// Whether the patterns have the same bytes.
  public static func == (left: FilterPattern, right: FilterPattern) -> Bool { left.text.isExactly(right.text) }

  /// Feeds the bytes of the pattern to a hasher.
  public func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension FilterPattern: ExpressibleByStringLiteral {
  /// The pattern with the text of a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension FilterPattern: CustomStringConvertible {
  /// The pattern as written in a query, with its slashes.
  public var description: String {
    if !text.utf8.contains(UInt8(ascii: "/")) { return "/" + text + "/" }
    var result: [UInt8] = [UInt8(ascii: "/")]
    for byte in text.utf8 {
      // The initializer has removed backslashes before slashes.
      if byte == UInt8(ascii: "/") { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    result.append(UInt8(ascii: "/"))
    return String(decoding: result, as: UTF8.self)
  }
}
