/// Replaces the bytes of a range by a text. An insertion has an empty range, a deletion an empty replacement.
public struct TextEdit: Hashable, Sendable {
  /// The bytes that go, in offsets of the text before any edit.
  public let range: SourceRange
  /// The text that comes.
  public let replacement: String

  /// Makes an edit.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// An edit that puts `text` at `offset`.
  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(range: SourceRange(at: offset), replacement: text)
  }

  /// An edit that removes a range.
  public static func delete(_ range: SourceRange) -> TextEdit {
    TextEdit(range: range, replacement: "")
  }
}

extension TextEdit: CustomStringConvertible {
  /// `3..<7 -> "or"`
  public var description: String { "\(range) -> \"\(replacement)\"" }
}

extension SourceText {
  /// The text after all `edits`, whose ranges are offsets of this text.
  ///
  /// The edits must be sorted and may not overlap; two insertions at one place are applied in their order. Answers nil
  /// where they are not, or where a range leaves the text: nothing is applied by half. Linear in text and edits.
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
