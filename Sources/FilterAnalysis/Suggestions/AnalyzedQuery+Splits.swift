import FilterAST
import FilterParser
public import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// What a bare word may have been meant to be, if it is a field and a value without the operator between them: `cmc3`,
  /// `typeelf`, `t;elf`. Empty for words that are probably names, that is, nearly always.
  ///
  /// The value must be one the field is known to have, or a number; a field of one letter needs a longer value, since many words
  /// begin with `t` or `f`. Linear in the word, which is not looked at beyond 40 bytes.
  public func splitSuggestion(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), case .name(_, exact: false, let name) = leaves[index].term,
      name.form == .bare,
      name.text.utf8.count > 2, name.text.utf8.count <= SpellingDistance.longestWord
    else { return [] }
    let range = SourceRange(start: leaves[index].minus.end, end: leaves[index].range.end)
    guard range.length == name.text.utf8.count else { return [] }
    var list = SuggestionList(vocabulary)
    let bytes = Array(name.text.utf8)
    var end = 0
    while end < bytes.count - 1, end < 16, isNameByte(bytes[end]) {
      end += 1
      guard vocabulary.mayHaveField(beginningWith: bytes[0] | 0x20, length: end),
        let id = vocabulary.fieldID(spelled: String(decoding: bytes[..<end], as: UTF8.self).lowercased())
      else {
        continue
      }
      addSplit(bytes, at: end, vocabulary[id], range, to: &list)
    }
    return list.isEmpty ? [] : list.best(3)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte == UInt8(ascii: "_")
  }

  private func addSplit(
    _ bytes: [UInt8], at end: Int, _ field: Field, _ range: SourceRange, to list: inout SuggestionList
  ) {
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    // A mark of another sort in the place of the operator.
    var start = end
    while start < bytes.count, ";!.,|~#@$%^&*?_+".utf8.contains(bytes[start]) { start += 1 }
    let hasMark = start > end
    let value = String(decoding: bytes[start...], as: UTF8.self)
    if value.hasPrefix("\""), isTextual(field) {
      // `o"draw a card"`: with the operator the quotes hold a text.
      list.addUnchecked(
        head + ":" + value,
        [TextEdit(range: SourceRange(start: range.start + end, end: range.start + start), replacement: ":")])
      return
    }
    guard !value.isEmpty, isBelievable(value, of: field, headLength: end, hasMark: hasMark) else { return }
    let gap = SourceRange(start: range.start + end, end: range.start + start)
    let isNumber = field.kind == .number || field.kind == .year
    let operations = isNumber ? [":", ">=", "<="] : [":", "="]
    for (place, operation) in operations.enumerated() {
      list.add(
        head + operation + value, [TextEdit(range: gap, replacement: operation)],
        distance: Double(place) * 0.1 + (hasMark ? 0.5 : 1) - Double(end) / 100)
    }
  }

  private func isTextual(_ field: Field) -> Bool {
    field.kind == .text || field.kind == .catalog || field.kind == .numberOrText
  }

  /// Whether a word that begins with a field and ends in a value is more likely both of them than a name.
  private func isBelievable(_ value: String, of field: Field, headLength: Int, hasMark: Bool) -> Bool {
    switch field.kind {
    case .number, .year, .numberOrText:
      let isNumber = value.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      return isNumber && headLength > 1 && field.kind != .numberOrText
    case .colors:
      guard headLength > 1 || hasMark, let palette = vocabulary.palette(of: field) else { return false }
      return value.utf8.count > 3 && palette.colors(named: value) != nil
    case .enumeration, .orderedEnumeration, .flag, .absentFlag, .directive:
      guard field.isClosed || field.isDirective, let id = vocabulary.valueID(value, of: field) else { return false }
      return vocabulary[id].text.utf8.count > 2 && isLongEnough(value, headLength, hasMark)
    case .text, .catalog:
      guard vocabulary.valueID(value, of: field) != nil, value.utf8.count > 2 else { return false }
      // The codes of sets are short and many, and so are words that end in one.
      let isCode = value.utf8.count < 4 && field.kind == .catalog
      return !isCode && isLongEnough(value, headLength, hasMark)
    case .date, .cost, .devotion, .uuid, .integerID: return false
    }
  }

  private func isLongEnough(_ value: String, _ headLength: Int, _ hasMark: Bool) -> Bool {
    if hasMark { return true }
    return headLength > 2 ? value.utf8.count > 2 : value.utf8.count > (headLength == 1 ? 4 : 3)
  }
}
