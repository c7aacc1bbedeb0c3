import FilterLexer
import FilterParser
import FilterText

/// The edits that lead from a query to another one that is much like it.
enum TextDifference {
  /// How far ahead a token is looked for: more than as many parentheses are seldom taken away at one place.
  private static let reach = 16

  /// Sorted edits that do not overlap, none with a beginning or end it shares with what it replaces. Linear in both texts.
  ///
  /// Tokens that both texts have are left alone, so that carets and marks in them stay where they are.
  static func edits(from old: ParsedQuery, to new: ParsedQuery) -> [TextEdit] {
    if old.source == new.source { return [] }
    var edits: [TextEdit] = []
    var next = 0
    var oldEnd = 0
    var newEnd = 0
    func add(_ oldStart: Int, _ newStart: Int) {
      let gap = SourceRange(start: oldEnd, end: oldStart)
      let edit = minimal(gap, old.source.bytes, new.source.bytes[newEnd..<newStart])
      if let edit { edits.append(edit) }
    }
    for token in new.tree.tokens where token.kind != .whitespace {
      let candidates = next..<min(next + reach, old.tree.tokens.count)
      guard let found = candidates.first(where: { isSame(old, old.tree.tokens[$0], new, token) }) else { continue }
      let range = old.tree.tokens[found].range
      add(range.start, token.range.start)
      (oldEnd, newEnd, next) = (range.end, token.range.end, found + 1)
    }
    add(old.source.length, new.source.length)
    return edits
  }

  private static func isSame(_ old: ParsedQuery, _ left: Token, _ new: ParsedQuery, _ right: Token) -> Bool {
    left.kind == right.kind && left.range.length == right.range.length
      && old.source.bytes[left.range.start..<left.range.end].elementsEqual(
        new.source.bytes[right.range.start..<right.range.end])
  }

  /// The edit without what its range and its text have in common at both ends; nil where they are equal. Both texts are UTF-8,
  /// and no character is divided.
  private static func minimal(_ range: SourceRange, _ bytes: [UInt8], _ text: ArraySlice<UInt8>) -> TextEdit? {
    var old = bytes[range.start..<range.end]
    var new = text
    while let first = old.first, first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, last == new.last {
      old.removeLast()
      new.removeLast()
    }
    if old.isEmpty, new.isEmpty { return nil }
    var (low, high) = (new.startIndex, new.endIndex)
    var (start, end) = (old.startIndex, old.endIndex)
    while start > range.start, isInsideScalar(bytes[...], start) || isInsideScalar(text, low) {
      start -= 1
      low -= 1
    }
    while end < range.end, isInsideScalar(bytes[...], end) || isInsideScalar(text, high) {
      end += 1
      high += 1
    }
    return TextEdit(
      range: SourceRange(start: start, end: end), replacement: String(decoding: text[low..<high], as: UTF8.self))
  }

  private static func isInsideScalar(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Bool {
    offset < bytes.endIndex && bytes[offset] & 0xC0 == 0x80
  }
}
