/// A source text: any sequence of bytes, read as UTF-8.
///
/// The bytes are kept as given, so printing a tree reproduces its input. Bytes that are not valid UTF-8 stay in
/// ``bytes`` and become U+FFFD in a `String`.
///
/// ```swift
/// let source: SourceText = "t:elf"
/// source[SourceRange(start: 2, end: 5)]  // "elf"
/// ```
public struct SourceText: Hashable, Sendable {
  /// The UTF-8 bytes of the text; they may be malformed.
  public let bytes: [UInt8]

  /// A text of the UTF-8 bytes of `string`.
  public init(_ string: String) { self.bytes = Array(string.utf8) }

  /// A text of any bytes; they need not be valid UTF-8.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Number of UTF-8 bytes; zero if empty.
  @inlinable public var length: Int { bytes.count }

  /// Whether the text has no bytes.
  @inlinable public var isEmpty: Bool { bytes.isEmpty }

  /// The range of the whole text.
  @inlinable public var range: SourceRange { SourceRange(start: 0, end: bytes.count) }

  /// The offset of the first byte after a byte order mark of UTF-8, which some programs write at the start of a file; zero
  /// without one.
  package var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The bytes without a byte order mark.
  package var textBytes: ArraySlice<UInt8> { bytes[startOfText...] }

  /// The text in `range`, which is clamped to the source. Malformed bytes become U+FFFD.
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
  public init(stringLiteral value: String) { self.init(value) }
}

extension SourceText: CustomStringConvertible {
  /// The whole text as a `String`. Malformed bytes become U+FFFD.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}

/// Replaces the bytes of a range with a text. An insertion has an empty range, a deletion an empty replacement.
public struct TextEdit: Hashable, Sendable {
  /// The bytes to replace, in offsets of the text before any edit.
  public let range: SourceRange
  /// The text that replaces them.
  public let replacement: String

  /// Makes an edit. Nothing is checked until it is applied.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// An edit that inserts `text` at `offset`.
  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(range: SourceRange(at: offset), replacement: text)
  }

  /// An edit that deletes the bytes of a range.
  public static func delete(_ range: SourceRange) -> TextEdit { TextEdit(range: range, replacement: "") }
}

extension TextEdit: CustomStringConvertible {
  /// The range and the replacement: `3..<7 -> "or"`.
  public var description: String { "\(range) -> \"\(replacement)\"" }
}

extension SourceText {
  /// The text after all `edits`, whose ranges are offsets of this text.
  ///
  /// The edits must be sorted and may not overlap; insertions at one offset are applied in order. Returns nil if they
  /// are not sorted, overlap, or leave the text. Linear in the text and the edits.
  public func applying(_ edits: [TextEdit]) -> SourceText? {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var cursor = 0
    for edit in edits {
      if edit.range.start < cursor || edit.range.end > bytes.count { return nil }
      result.append(contentsOf: bytes[cursor..<edit.range.start])
      result.append(contentsOf: edit.replacement.utf8)
      cursor = edit.range.end
    }
    result.append(contentsOf: bytes[cursor...])
    return SourceText(bytes: result)
  }
}

extension SourceText {
  /// Whether something other than white space or an opening parenthesis ends at an offset, and would merge with a word
  /// there.
  package func isGlued(before offset: Int) -> Bool {
    guard offset > 0, offset <= bytes.count else { return false }
    return !bytes[offset - 1].isWhitespace && bytes[offset - 1] != UInt8(ascii: "(")
  }

  /// Whether something other than white space or a closing parenthesis begins at an offset.
  package func isGlued(after offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    return !bytes[offset].isWhitespace && bytes[offset] != UInt8(ascii: ")")
  }
}
