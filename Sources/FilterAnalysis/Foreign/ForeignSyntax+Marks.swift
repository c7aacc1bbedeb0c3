import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
import FilterVocabulary

/// Quotes and minuses that are meant as a whole, in either syntax.
extension ForeignSyntax {
  /// `o:'can't be blocked'`, `c:'it''s'`: a text in single quotes with an apostrophe inside.
  mutating func apostrophe(_ index: Int) -> Int? {
    let range = tokens[index].range
    let mark = UInt8(ascii: "'")
    guard tokens[index].kind == .quoted, bytes[range.start] == mark, bytes[range.end - 1] == mark, range.length > 2,
      range.end < bytes.count, bytes[range.end].isLetter || bytes[range.end] == mark,
      bytes[range.end - 2].isLetter || bytes[range.end - 2] >= 0x80
    else { return nil }
    var end = range.end
    var hasEnd = false
    while end < bytes.count, !hasEnd {
      if bytes[end] == UInt8(ascii: "\"") || bytes[end] == 0x0A { return nil }
      hasEnd =
        bytes[end] == mark && bytes[end - 1] > 0x20
        && (end + 1 == bytes.count || bytes[end + 1] <= 0x20 || bytes[end + 1] == UInt8(ascii: ")"))
      end += 1
    }
    guard hasEnd, end > range.end + 1 else { return nil }
    let inner = Self.singled(text(range.start + 1, end - 1))
    return replace(
      .foreignSyntax, SourceRange(start: range.start, end: end), with: "\"" + inner + "\"",
      "the apostrophe ends the quoted text")
  }

  /// `t: -elf`: the minus belongs before the field.
  mutating func negatedValue(_ index: Int) -> Int? {
    guard tokens[index].kind == .field, kind(index + 1) == .comparison, kind(index + 2) == .whitespace,
      kind(index + 3) == .minus, tokens[index + 3].range.length == 1, [":", "="].contains(text(index + 1)),
      kind(index - 1) != .minus, kind(index + 4) == .word || kind(index + 4) == .quoted,
      let field = FieldName(spelled: text(index)).flatMap({ vocabulary.fieldID(named: $0) })
    else { return nil }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[index + 4].range.end)
    let isQuoted = kind(index + 4) == .quoted
    guard let typed = value(index + 4), let value = written(typed, isQuoted: isQuoted, for: field, .colon) else {
      return nil
    }
    return replace(
      .foreignSyntax, range, with: "-" + text(index) + text(index + 1) + value, "'-' belongs before the field")
  }

  /// `!“Pang Tong, "Young Phoenix"”`: curly quotes around straight ones.
  mutating func curlyQuotes(_ index: Int) -> Int? {
    let range = tokens[index].range
    let (opening, closing): ([UInt8], [UInt8]) = ([0xE2, 0x80, 0x9C], [0xE2, 0x80, 0x9D])
    guard tokens[index].kind == .quoted, bytes[range.start..<range.end].starts(with: opening),
      bytes[range.end - 1] == UInt8(ascii: "\""),
      let end = bytes.indices[range.end...].first(where: { bytes[$0...].starts(with: closing) }),
      end + 3 == bytes.count || bytes[end + 3] <= 0x20 || bytes[end + 3] == UInt8(ascii: ")")
    else { return nil }
    let inner = text(range.start + 3, end)
    if inner.utf8.contains(0x0A) || inner.utf8.contains(where: { $0 == 0xE2 }) { return nil }
    return replace(
      .foreignSyntax, SourceRange(start: range.start, end: end + 3), with: FilterValue(quoted: inner).description,
      "a straight quote ends the quoted text")
  }

  /// `t:elf # note`: a query has no comments.
  mutating func comment(_ index: Int) -> Int? {
    guard tokens[index].kind == .word, tokens[index].range.length == 1,
      bytes[tokens[index].range.start] == UInt8(ascii: "#"), index > 1, kind(index - 1) == .whitespace,
      kind(index + 1) == .whitespace, index + 2 < tokens.count
    else { return nil }
    return add(
      at: tokens[index].range, "'#' begins no comment within a query",
      [.delete(SourceRange(start: tokens[index - 1].range.start, end: bytes.count))])
  }
}
