import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension TermDiagnostics {
  /// Where `||`, `|`, `&&` or `&` stands between a known value and another term, all glued: `t:elf||t:orc`.
  func foreignConnective(_ bytes: [UInt8], _ field: FieldName, _ operation: Comparison) -> Range<Int>? {
    guard let start = bytes.firstIndex(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "&") }) else {
      return nil
    }
    var end = start + 1
    if end < bytes.count, bytes[end] == bytes[start] { end += 1 }
    let other = bytes[end...].drop { $0 == UInt8(ascii: "-") }
    guard let mark = other.firstIndex(where: { ":=<>!".utf8.contains($0) }), mark - other.startIndex <= 24,
      let name = FieldName(exactly: String(decoding: other[..<mark], as: UTF8.self)),
      query.vocabulary.fieldID(named: name) != nil,
      isKnown(String(decoding: bytes[..<start], as: UTF8.self), field, operation)
    else { return nil }
    return start..<end
  }

  mutating func reportForeignConnective(_ leaf: AnalyzedLeaf, _ mark: Range<Int>) -> Bool {
    let range = SourceRange(mark).shifted(by: leaf.value.start)
    let isOr = query.source.bytes[range.start] == UInt8(ascii: "|")
    report(
      .foreignConnective, range, ForeignConnectives.message(quoted(range), isOr: isOr, takenFor: "a part of the value"),
      fixes: [
        Fix(
          title: isOr ? "Change to 'or'" : "Change to a space",
          edits: [TextEdit(range: range, replacement: isOr ? " or " : " ")])
      ])
    return true
  }
}
