import FilterAST
import FilterParser
package import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// The operators that mistyped operator characters may stand for: the nearest ones that give a valid term. `marks`
  /// is the range of the characters between the field and the value.
  func operatorSuggestions(field: String, marks: SourceRange, value: String) -> [TermSuggestion] {
    guard value.utf8.count <= 200, marks.length <= 6, FieldName(exactly: field) != nil else { return [] }
    let typed = plainOperators(marks)
    var list = SuggestionList(vocabulary)
    // The most common operators first.
    let usual: [Comparison] = [.colon, .equal, .greaterOrEqual, .lessOrEqual, .notEqual, .greater, .less]
    if let mark = value.unicodeScalars.first, ["\"", "'", "/", "“", "‘"].contains(mark) {
      // The quote was not recognized, so the value continues after the term.
      let taken = FieldName(exactly: field).flatMap { vocabulary.field(named: $0) }?.operators ?? []
      for comparison in usual where taken.contains(comparison) {
        list.addUnchecked(
          field + comparison.rawValue + value, edits: [TextEdit(range: marks, replacement: comparison.rawValue)])
      }
      return Array(list.best(3).prefix(3))
    }
    for (rank, comparison) in usual.enumerated() {
      guard
        let edits = SpellingDistance.between(typed, and: Array(comparison.rawValue.utf8), limit: 3)
      else { continue }
      // Among equally near operators, one that shares more characters: `>` and `>=` for `>:=`.
      let kept = comparison.rawValue.utf8.filter { typed.contains($0) }.count
      list.add(
        field + comparison.rawValue + value, edits: [TextEdit(range: marks, replacement: comparison.rawValue)],
        distance: Double(edits) - Double(kept) * 0.3 + Double(rank) * 0.01)
    }
    return list.best(3)
  }

  /// The same for a term whose value starts with operator characters: `c>;uw`, `t=:elf`.
  func operatorSuggestions(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), let typed = TypedTerm(leaves[index], of: source) else { return [] }
    var marks = typed.value.utf8.prefix { ":;!=<>".utf8.contains($0) }.count
    if let (sign, _) = foreignOperator(in: typed.ranges.value), sign.start == typed.ranges.value.start + marks {
      marks += sign.length
    }
    guard marks > 0 else { return [] }
    let range = SourceRange(start: typed.ranges.comparison.start, end: typed.ranges.value.start + marks)
    let end = marks < typed.value.utf8.count ? typed.ranges.value.end : endOfPattern(at: range.end)
    guard let end else { return [] }
    return operatorSuggestions(
      field: typed.field, marks: range, value: source[SourceRange(start: range.end, end: end)])
  }

  /// The end of the pattern that begins at an offset, after operator characters: `name::/elf/`. Nil if there is none.
  func endOfPattern(at start: Int) -> Int? {
    guard start + 1 < source.length, source.bytes[start] == UInt8(ascii: "/"),
      let end = source.bytes[(start + 1)...].prefix(200).firstIndex(of: UInt8(ascii: "/"))
    else { return nil }
    return end + 1
  }
}

extension AnalyzedQuery {
  /// The operator characters in a range, with `>=` for the sign `≥` and so on.
  private func plainOperators(_ range: SourceRange) -> [UInt8] {
    guard let (sign, comparison) = foreignOperator(in: range) else {
      return Array(source.bytes[range.start..<range.end])
    }
    return source.bytes[range.start..<sign.start] + Array(comparison.rawValue.utf8)
      + source.bytes[sign.end..<range.end]
  }

  /// The three best fields for an operator and a value without a field: `t:elf` for `:elf`. `range` is the term: a
  /// prefix, the operator and its value.
  func missingFieldSuggestions(at range: SourceRange) -> [TermSuggestion] {
    guard range.length <= 200 else { return [] }
    var offset = range.start
    while offset < range.end, source.bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    let text = source[SourceRange(start: offset, end: range.end)]
    guard let start = text.utf8.first, ":=<>!".utf8.contains(start) else { return [] }
    var list = SuggestionList(vocabulary)
    for field in vocabulary.fields {
      let name = field.shortestSpelling
      guard case .term(let term)? = vocabulary.parse(name + text).query else { continue }
      let fit = vocabulary.fit(of: term)
      if fit == .none { continue }
      // The shorter a name, the more easily it is lost.
      let lost = name.utf8.count == 1 ? 0 : name.utf8.count < 4 ? 0.3 : 0.8
      list.add(name + text, edits: [.insert(name, at: offset)], distance: 1 + lost + fit.penalty - field.commonness)
    }
    return list.best(3)
  }
}

extension AnalyzedQuery {
  /// Suggestions for a bare word that may be a field and a value without an operator: `cmc3`, `typeelf`, `t;elf`.
  /// Empty for words that are probably names.
  ///
  /// The value must be known for the field or a number; after a field of one letter it must be longer, since many
  /// words begin with `t` or `f`. Linear in the word, of which at most 40 bytes are considered.
  package func splitSuggestion(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), case .name(_, exact: false, let name) = leaves[index].term,
      name.form == .bare,
      name.text.utf8.count > 2, name.text.utf8.count <= SpellingDistance.maximumLength
    else { return [] }
    let range = SourceRange(start: leaves[index].minus.end, end: leaves[index].range.end)
    guard range.length == name.text.utf8.count else { return [] }
    var list = SuggestionList(vocabulary)
    let bytes = Array(name.text.utf8)
    var end = 0
    while end < bytes.count - 1, end < 16, bytes[end].isLetter || bytes[end] == UInt8(ascii: "_") {
      end += 1
      guard vocabulary.mayHaveField(beginningWith: bytes[0] | 0x20, length: end),
        let id = vocabulary.fieldID(spelled: String(decoding: bytes[..<end], as: UTF8.self).lowercased())
      else {
        continue
      }
      addSplit(bytes, at: end, field: vocabulary[id], range: range, to: &list)
    }
    return list.isEmpty ? [] : list.best(3)
  }

  private func addSplit(
    _ bytes: [UInt8], at end: Int, field: Field, range: SourceRange, to list: inout SuggestionList
  ) {
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    // Another character instead of the operator.
    var start = end
    while start < bytes.count, ";!.,|~#@$%^&*?_+-".utf8.contains(bytes[start]) { start += 1 }
    // A dash is three bytes: E2 80 90 to E2 80 95.
    if start + 2 < bytes.count, bytes[start] == 0xE2, bytes[start + 1] == 0x80, bytes[start + 2] & 0xF8 == 0x90 {
      start += 3
    }
    let hasMark = start > end
    let isDash = hasMark && (bytes[end] == UInt8(ascii: "-") || bytes[end] == 0xE2)
    let value = String(decoding: bytes[start...], as: UTF8.self)
    if value.hasPrefix("\""), isTextual(field) {
      // `o"draw a card"`: with the operator the quotes hold a text.
      list.addUnchecked(
        head + ":" + value,
        edits: [TextEdit(range: SourceRange(start: range.start + end, end: range.start + start), replacement: ":")])
      return
    }
    guard !value.isEmpty else { return }
    // The key of `:` without shift.
    let isSemicolon = start == end + 1 && bytes[end] == UInt8(ascii: ";")
    guard isSemicolon || isBelievable(value, of: field, headLength: end, hasMark: hasMark) else { return }
    let gap = SourceRange(start: range.start + end, end: range.start + start)
    let isNumber = field.kind == .number || field.kind == .year
    // In `cmc!2` the other half is missing.
    let isNegated = isNumber && source.bytes[gap.start..<gap.end].elementsEqual([UInt8(ascii: "!")])
    let operations = isNegated ? ["!=", ":"] : isNumber ? [":", ">=", "<="] : [":", "="]
    for (rank, operation) in operations.enumerated() {
      list.add(
        head + operation + value, edits: [TextEdit(range: gap, replacement: operation)],
        distance: Double(rank) * 0.1 + (hasMark ? 0.5 : 1) - Double(end) / 100)
    }
    if isDash {
      list.add(
        "-" + head + ":" + value,
        edits: [.insert("-", at: range.start), TextEdit(range: gap, replacement: ":")], distance: 0.55)
    }
  }

  private func isTextual(_ field: Field) -> Bool {
    field.kind == .text || field.kind == .catalog || field.kind == .numberOrText
  }

  /// Whether a word is more likely a field and its value than a name.
  private func isBelievable(_ value: String, of field: Field, headLength: Int, hasMark: Bool) -> Bool {
    switch field.kind.traits.family {
    case .number, .time:
      let takesNumbers = field.kind == .number || field.kind == .year
      return takesNumbers && value.utf8.allSatisfy { $0.isDigit } && headLength > 1
    case .colors:
      guard headLength > 1 || hasMark, let palette = vocabulary.palette(of: field) else { return false }
      return value.utf8.count > 3 && palette.colors(named: value) != nil
    case .word where field.kind != .catalog, .property, .boolean, .directive:
      guard field.isClosed || field.isDirective, let id = vocabulary.valueID(value, of: field) else { return false }
      return vocabulary[id].text.utf8.count > 2 && isLongEnough(value, headLength: headLength, hasMark: hasMark)
    case .text where field.kind == .text, .word:
      guard vocabulary.valueID(value, of: field) != nil, value.utf8.count > 2 else { return false }
      // Codes are short, and many words end in one.
      let isCode = value.utf8.count < 4 && field.kind == .catalog
      return !isCode && isLongEnough(value, headLength: headLength, hasMark: hasMark)
    case .text, .amount, .cost, .keyed: return false
    }
  }

  private func isLongEnough(_ value: String, headLength: Int, hasMark: Bool) -> Bool {
    if hasMark { return true }
    return headLength > 2 ? value.utf8.count > 2 : value.utf8.count > (headLength == 1 ? 4 : 3)
  }
}
