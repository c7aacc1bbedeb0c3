/// The source of a regular expression, as it stands between the slashes of `o:/\bflash\b/`.
///
/// Any pattern can be written: a slash is printed as `\/` and read back as a slash (the two mean the same to every regular
/// expression), and a lone backslash at the very end, which no expression can have, is completed to `\\`. Curly quotes
/// become straight ones, as everywhere in the language.
public struct FilterPattern: Hashable, Sendable {
  /// The expression. A slash in it stands without a backslash.
  public let text: String

  /// The pattern of this text.
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
  /// Whether the texts have the same bytes.
  public static func == (left: FilterPattern, right: FilterPattern) -> Bool { left.text.isExactly(right.text) }

  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { text.hashExactly(into: &hasher) }
}

extension FilterPattern: ExpressibleByStringLiteral {
  /// The pattern of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension FilterPattern: CustomStringConvertible {
  /// The pattern as it is written, with its slashes.
  public var description: String {
    if !text.utf8.contains(UInt8(ascii: "/")) { return "/" + text + "/" }
    var result: [UInt8] = [UInt8(ascii: "/")]
    for byte in text.utf8 {
      // A slash never follows a protecting backslash here: the initialiser took such backslashes away.
      if byte == UInt8(ascii: "/") { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    result.append(UInt8(ascii: "/"))
    return String(decoding: result, as: UTF8.self)
  }
}
