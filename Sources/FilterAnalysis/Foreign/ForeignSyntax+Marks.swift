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

  /// `t:a, -b`: a minus within alternatives belongs before a field of its own.
  mutating func negatedElement(_ field: Int) -> Int? {
    let operation = operatorText(field + 1)
    guard [":", "="].contains(operation), kind(field - 1) != .minus,
      let id = FieldName(spelled: text(field)).flatMap({ vocabulary.fieldID(named: $0) })
    else { return nil }
    var comma = field + 2
    while [.value, .valueSeparator, .whitespace, .word, .quoted].contains(kind(comma)), kind(comma + 1) != .minus {
      comma += 1
    }
    if kind(comma) == .whitespace { comma -= 1 }
    guard kind(comma) == .valueSeparator, text(comma) == ",", kind(comma + 1) == .whitespace, kind(comma + 2) == .minus,
      tokens[comma + 2].range.length == 1, kind(comma + 3) == .word || kind(comma + 3) == .quoted,
      let typed = value(comma + 3),
      let value = written(typed, isQuoted: kind(comma + 3) == .quoted, for: id, .colon)
    else { return nil }
    let range = SourceRange(start: tokens[comma].range.start, end: tokens[comma + 3].range.end)
    let term = "-" + text(field) + operation + value
    return add(
      at: range, "'-' belongs before the field; write \(Diagnostic.quotation(of: term))",
      [TextEdit(range: range, replacement: " " + term)])
  }

  /// `!“Pang Tong, "Young Phoenix"”`, `note:"he said “hi”"`: quotes around those of another shape.
  mutating func curlyQuotes(_ index: Int) -> Int? {
    let range = tokens[index].range
    guard tokens[index].kind == .quoted, let (opening, inner) = marks(around: range),
      let closing = bytes.withUnsafeBufferPointer({ Self.closing(opening, after: range.end, in: $0) })
    else { return nil }
    let value = FilterValue(quoted: text(range.start + opening.length, closing.start))
    return replace(
      .foreignSyntax, SourceRange(start: range.start, end: closing.end), with: value.description,
      "a \(inner.length == 1 ? "straight" : "curly") quote ends the quoted text")
  }

  /// The double quotes that open and end a text, if one is straight and the other curly.
  private func marks(around range: SourceRange) -> (opening: QuoteMark, closing: QuoteMark)? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let opening = QuoteMark(at: range.start, in: bytes), opening.kind == .double,
        let closing = QuoteMark(endingAt: range.end, in: bytes), closing.kind == .double,
        closing.length != opening.length
      else { return nil }
      return (opening, closing)
    }
  }

  /// The quote that closes another one of its shape, in its line and before a blank; nil if there is none.
  private static func closing(
    _ opening: QuoteMark, after start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> SourceRange? {
    var offset = start
    while offset < bytes.count, bytes[offset] != 0x0A {
      let mark = QuoteMark(at: offset, in: bytes)
      let end = offset + (mark?.length ?? 1)
      if let mark, mark.kind == .double, mark.length == opening.length, mark != .leftDouble {
        let isLast = end == bytes.count || bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: ")")
        return isLast ? SourceRange(start: offset, end: end) : nil
      }
      offset = end
    }
    return nil
  }

  /// `Book*:x`: fields are named one by one.
  mutating func starredField(_ index: Int) -> Int? {
    let range = tokens[index].range
    guard let star = bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: "*")), star > range.start,
      star + 1 < range.end, let operation = Comparison(prefixOf: bytes[(star + 1)..<range.end]),
      let end = endOfValue(from: min(star + 1 + operation.rawValue.utf8.count, bytes.count - 1)), end >= range.end
    else { return nil }
    let beginning = text(range.start, star).lowercased()
    let named = vocabulary.fields.filter { !$0.isDirective && $0.kind != .flag && $0.name.hasPrefix(beginning) }
    if named.isEmpty { return nil }
    let names = named.map { FieldName($0.name).description }
    let rest = text(star + 1, end)
    let terms = names.map { $0 + rest }.joined(separator: " or ")
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return add(
      .unknownField, at: SourceRange(start: range.start, end: star + 1),
      "a field is named whole; those that begin so: \(names.prefix(8).joined(separator: ", "))\(more)",
      [TextEdit(range: SourceRange(start: range.start, end: end), replacement: names.count > 1 ? "(\(terms))" : terms)],
      isError: true)
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

extension Comparison {
  /// The longest operator with which bytes begin; nil if there is none.
  fileprivate init?(prefixOf bytes: ArraySlice<UInt8>) {
    for length in [2, 1] where bytes.count > length {
      guard let found = Comparison(rawValue: String(decoding: bytes.prefix(length), as: UTF8.self)) else { continue }
      self = found
      return
    }
    return nil
  }
}
