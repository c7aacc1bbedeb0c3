import FilterLexer
package import FilterParser
package import FilterText

/// The edits that change a query into a similar one.
package enum TextDifference {
  /// How many tokens ahead a match is searched. Formatting rarely removes more tokens in one place.
  private static let maximumSkip = 16

  /// Sorted, minimal edits that do not overlap. Linear in both texts, which must be UTF-8.
  ///
  /// Tokens that both texts have stay, so that carets in them keep their position.
  package static func edits(from old: ParsedQuery, to new: ParsedQuery) -> [TextEdit] {
    run(from: old, to: new).edits
  }

  /// The edits, and the number of compared tokens: the measure of the growth tests.
  static func run(from old: ParsedQuery, to new: ParsedQuery) -> (edits: [TextEdit], steps: Int) {
    if old.source == new.source { return ([], 0) }
    var edits: [TextEdit] = []
    var steps = 0
    var next = 0
    var oldEnd = 0
    var newEnd = 0
    func add(oldStart: Int, newStart: Int) {
      let gap = SourceRange(start: oldEnd, end: oldStart)
      let edit = TextEdit(
        replacing: old.source.bytes[gap.start..<gap.end], at: gap.start,
        with: Array(new.source.bytes[newEnd..<newStart]))
      if let edit { edits.append(edit) }
    }
    for token in new.tree.tokens where token.kind != .whitespace {
      let candidates = next..<min(next + maximumSkip, old.tree.tokens.count)
      let match = candidates.first { isSame(old, old.tree.tokens[$0], new, token) }
      steps += (match ?? candidates.upperBound) - next + 1
      guard let found = match else { continue }
      let range = old.tree.tokens[found].range
      add(oldStart: range.start, newStart: token.range.start)
      (oldEnd, newEnd, next) = (range.end, token.range.end, found + 1)
    }
    add(oldStart: old.source.length, newStart: new.source.length)
    return (edits, steps)
  }

  private static func isSame(_ old: ParsedQuery, _ left: Token, _ new: ParsedQuery, _ right: Token) -> Bool {
    left.kind == right.kind && left.range.length == right.range.length
      && old.source.bytes[left.range.start..<left.range.end].elementsEqual(
        new.source.bytes[right.range.start..<right.range.end])
  }
}

extension TextEdit {
  /// The edit that replaces bytes at an offset by others, without their common prefix and suffix; `nil` if they are
  /// equal, or if the replacement is not UTF-8. Scalars stay whole.
  init?(replacing old: ArraySlice<UInt8>, at offset: Int, with new: [UInt8]) {
    var prefix = 0
    while prefix < old.count, prefix < new.count, old[old.startIndex + prefix] == new[prefix] { prefix += 1 }
    if prefix == old.count, prefix == new.count { return nil }
    func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    while prefix > 0,
      (prefix < old.count && isInside(old[old.startIndex + prefix])) || (prefix < new.count && isInside(new[prefix]))
    {
      prefix -= 1
    }
    var suffix = 0
    while suffix < old.count - prefix, suffix < new.count - prefix,
      old[old.endIndex - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    while suffix > 0, isInside(new[new.count - suffix]) { suffix -= 1 }
    let middle = new[prefix..<(new.count - suffix)]
    let text = String(decoding: middle, as: UTF8.self)
    guard text.utf8.elementsEqual(middle) else { return nil }
    self.init(
      range: SourceRange(start: offset + prefix, end: offset + old.count - suffix), replacement: text)
  }
}
