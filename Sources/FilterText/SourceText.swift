/// A source text: any sequence of bytes, read as UTF-8.
///
/// The bytes are kept exactly as they came, so that whatever is printed from a tree over them equals the input. Bytes that
/// are not UTF-8 stay in ``bytes`` and read as U+FFFD wherever a `String` is asked for.
///
/// ```swift
/// let source: SourceText = "t:elf"
/// source[SourceRange(start: 2, end: 5)]  // "elf"
/// ```
public struct SourceText: Hashable, Sendable {
  /// The bytes of the text.
  public let bytes: [UInt8]

  /// A text of the UTF-8 bytes of `string`.
  public init(_ string: String) {
    self.bytes = Array(string.utf8)
  }

  /// A text of any bytes; they need not be valid UTF-8.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Number of bytes.
  @inlinable public var length: Int { bytes.count }

  /// Whether there is no byte at all.
  @inlinable public var isEmpty: Bool { bytes.isEmpty }

  /// The range of the whole text.
  @inlinable public var range: SourceRange { SourceRange(start: 0, end: bytes.count) }

  /// The text in `range`, which is clamped to the source. Bytes that are not UTF-8 read as U+FFFD.
  public subscript(range: SourceRange) -> String {
    let inside = range.clamped(to: self.range)
    return String(decoding: bytes[inside.start..<inside.end], as: UTF8.self)
  }

  /// Whether the bytes are well-formed UTF-8. Linear in the length.
  public var isValidUTF8: Bool {
    var offset = 0
    while offset < bytes.count {
      let scalar = ScalarAtOffset(in: bytes, at: offset)
      if !scalar.isWellFormed { return false }
      offset += scalar.length
    }
    return true
  }
}

extension SourceText: ExpressibleByStringLiteral {
  /// A text of the UTF-8 bytes of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension SourceText: CustomStringConvertible {
  /// The whole text as a `String`. Bytes that are not UTF-8 read as U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
