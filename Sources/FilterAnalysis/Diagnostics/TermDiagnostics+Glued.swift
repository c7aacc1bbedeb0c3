import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension TermDiagnostics {
  /// A bare value with something glued behind it: another term, a comma, a list. Answers whether that was it.
  mutating func reportGlued(_ leaf: AnalyzedLeaf) -> Bool {
    guard let name = leaf.field, let comparison = leaf.comparison,
      case .filter(_, field: let field, let operation, let value) = leaf.term, value.form == .bare,
      value.text.utf8.count <= 200
    else { return false }
    let text = value.text
    guard leaf.value.length == text.utf8.count else { return false }
    let bytes = Array(text.utf8)
    if case .numberWithTail(_, end: let end)? = leaf.mistake { return reportTail(leaf, bytes, end: end) }
    guard bytes.contains(where: { ":=<>,-.|&".utf8.contains($0) }) else { return false }
    let head = SourceRange(start: name.start, end: comparison.end)
    // `e:war,m21,` is a list with a comma too many, and not `e:war` with something behind it.
    if bytes.contains(UInt8(ascii: ",")), reportList(leaf, field, operation, text, head) { return true }
    if bytes.last == UInt8(ascii: ",") { return reportComma(leaf, field, operation, text) }
    if bytes.contains(UInt8(ascii: ",")) { return false }
    if let (low, high) = range(bytes) { return reportRange(leaf, name, operation, low: low, high: high) }
    if let mark = foreignConnective(bytes, field, operation) { return reportForeignConnective(leaf, mark) }
    guard let start = startOfSecondTerm(bytes, field, operation) else { return false }
    reportSecondTerm(leaf, at: leaf.value.start + start)
    return true
  }

  /// `pow=1t:goblin` is two terms for the source; what is only punctuation it drops.
  private mutating func reportTail(_ leaf: AnalyzedLeaf, _ bytes: [UInt8], end: Int) -> Bool {
    let place = leaf.value.start + end
    let tail = SourceRange(start: place, end: leaf.value.end)
    if reportDateOfYear(leaf, bytes) { return true }
    if case .filter(_, field: let field, let operation, let value) = leaf.term, let name = leaf.field,
      let comparison = leaf.comparison
    {
      if let (low, high) = range(bytes) { return reportRange(leaf, name, operation, low: low, high: high) }
      let head = SourceRange(start: name.start, end: comparison.end)
      if bytes.contains(UInt8(ascii: ",")), reportList(leaf, field, operation, value.text, head) { return true }
    }
    if !bytes[end...].contains(where: {
      $0 >= 0x80 || $0 >= 0x30 && $0 <= 0x39 || ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A
    }) {
      report(
        .gluedComma, tail, "\(quoted(tail)) does not belong to the number",
        fixes: [Fix(title: "Remove \(quoted(tail))", edits: [.delete(tail)])])
    } else {
      reportSecondTerm(leaf, at: place)
    }
    return true
  }

  /// `year>=2020-03`: what is meant is the field of dates.
  private mutating func reportDateOfYear(_ leaf: AnalyzedLeaf, _ bytes: [UInt8]) -> Bool {
    guard let id = mistakenField(leaf), query.vocabulary[id].kind == .year, let name = leaf.field,
      DateSpan(String(decoding: bytes, as: UTF8.self)) != nil
    else { return false }
    let field = query.vocabulary[id]
    let dates = query.vocabulary.fields.first { $0.kind == .date && $0.category == field.category }
    report(
      .malformedDate, leaf.value, "'\(field.name)' takes a year, and \(quoted(leaf.value)) is a date",
      fixes: dates.map { [Fix(title: "Change to '\($0.name)'", edits: [TextEdit(range: name, replacement: $0.name)])] }
        ?? [])
    return true
  }

  private mutating func reportSecondTerm(_ leaf: AnalyzedLeaf, at place: Int) {
    let first = SourceRange(start: leaf.range.start, end: place)
    let second = SourceRange(start: place, end: leaf.range.end)
    let fix = Fix(title: "Insert a space before \(quoted(second))", edits: [.insert(" ", at: place)])
    report(.gluedTerm, second, "\(quoted(second)) is glued to \(quoted(first))", fixes: [fix])
  }

  /// `t:goblin,`: the comma is part of the value, so nothing is found.
  private mutating func reportComma(
    _ leaf: AnalyzedLeaf, _ field: FieldName, _ operation: Comparison, _ text: String
  ) -> Bool {
    let kept = FilterValue.withoutTrailingCommas(text)
    guard !kept.isEmpty, isKnown(kept, field, operation) else { return false }
    let comma = SourceRange(start: leaf.value.start + kept.utf8.count, end: leaf.value.end)
    report(
      .gluedComma, comma, "The comma is taken for a part of the value, so \(quoted(leaf.value)) is not found",
      fixes: [Fix(title: "Remove \(quoted(comma))", edits: [.delete(comma)])])
    return true
  }

  /// `e:war,m21`: a list of values is an `or`, and with `!=` neither of them. What a list means to `<` is anybody's guess.
  private mutating func reportList(
    _ leaf: AnalyzedLeaf, _ field: FieldName, _ operation: Comparison, _ text: String, _ head: SourceRange
  ) -> Bool {
    let parts = text.split(separator: ",").map { String($0) }
    guard parts.count > 1, parts.allSatisfy({ isKnown($0, field, operation) }) else { return false }
    let before = query.source[head]
    let range = SourceRange(start: head.start, end: leaf.range.end)
    var fixes: [Fix] = []
    switch operation {
    case .colon, .equal:
      fixes.append(replacing(range, with: "(" + parts.map { before + $0 }.joined(separator: " or ") + ")"))
      // Of a number with a fraction the comma may be that of the fraction.
      if let id = query.vocabulary.fieldID(named: field), query.vocabulary[id].kind == .number,
        !query.vocabulary[id].isWhole, parts.count == 2
      {
        fixes.append(replacing(leaf.value, with: parts[0] + "." + parts[1]))
      }
    case .notEqual: fixes.append(replacing(range, with: grouped(parts.map { before + $0 }, leaf)))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    report(
      .valueList, leaf.value, "A field takes one value, and \(quoted(leaf.value)) is a list", fixes: fixes)
    return true
  }

  /// Terms that must all hold, in parentheses where a minus stands before them.
  private func grouped(_ terms: [String], _ leaf: AnalyzedLeaf) -> String {
    let text = terms.joined(separator: " ")
    return leaf.minus.isEmpty ? text : "(" + text + ")"
  }

  /// `1-5`, `1..5`
  private func range(_ bytes: [UInt8]) -> (String, String)? {
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    let low = bytes.prefix { isDigit($0) }
    let high = bytes.reversed().prefix { isDigit($0) }.reversed()
    guard !low.isEmpty, !high.isEmpty, low.count + high.count < bytes.count else { return nil }
    switch String(decoding: bytes[low.count..<(bytes.count - high.count)], as: UTF8.self) {
    case "-", "..", "...": return (String(decoding: low, as: UTF8.self), String(decoding: high, as: UTF8.self))
    default: return nil
    }
  }

  private mutating func reportRange(
    _ leaf: AnalyzedLeaf, _ name: SourceRange, _ operation: Comparison, low: String, high: String
  ) -> Bool {
    guard let id = leaf.condition?.field ?? mistakenField(leaf),
      [.number, .numberOrText, .year].contains(query.vocabulary[id].kind)
    else { return false }
    let field = query.source[name]
    let range = SourceRange(start: name.start, end: leaf.range.end)
    var fixes: [Fix] = []
    switch operation {
    case .colon, .equal:
      fixes.append(replacing(range, with: grouped(["\(field)>=\(low)", "\(field)<=\(high)"], leaf)))
    case .notEqual: fixes.append(replacing(range, with: "(\(field)<\(low) or \(field)>\(high))"))
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    report(
      .valueList, leaf.value, "A field takes one value, and \(quoted(leaf.value)) is a range", fixes: fixes)
    return true
  }

  private func mistakenField(_ leaf: AnalyzedLeaf) -> FieldID? {
    guard case .filter(_, field: let name, _, _) = leaf.term else { return nil }
    return query.vocabulary.fieldID(named: name)
  }

  /// Where in a value another term begins: `c:g` in `elfc:g`. What stands before it must be a value.
  private func startOfSecondTerm(_ bytes: [UInt8], _ field: FieldName, _ operation: Comparison) -> Int? {
    guard let mark = bytes.firstIndex(where: { ":=<>".utf8.contains($0) }), mark > 1 else { return nil }
    var start = mark - 1
    while start > 0, mark - start <= 20 {
      let name = String(decoding: bytes[start..<mark], as: UTF8.self)
      let kept = String(decoding: bytes[..<start], as: UTF8.self)
      if let other = FieldName(exactly: name), query.vocabulary.field(named: other) != nil,
        isKnown(kept, field, operation)
      {
        return start
      }
      start -= 1
    }
    return nil
  }

  /// Whether a value is one the vocabulary knows for a field, and not merely a text.
  func isKnown(_ text: String, _ field: FieldName, _ operation: Comparison) -> Bool {
    guard let id = query.vocabulary.fieldID(named: field), let value = FilterValue(bare: text) else { return false }
    if query.vocabulary[id].kind == .text || query.vocabulary[id].kind == .catalog {
      return query.vocabulary.valueID(text, of: query.vocabulary[id]) != nil
    }
    do throws(TermMistake) {
      switch try query.vocabulary.condition(of: .filter(.positive, field: field, operation, value)) {
      case .unlisted, .namedDay: return false
      default: return true
      }
    } catch {
      return false
    }
  }
}

extension FilterValue {
  /// A text without the commas at its end.
  fileprivate static func withoutTrailingCommas(_ text: String) -> String {
    var kept = Substring(text)
    while kept.utf8.last == UInt8(ascii: ",") { kept.removeLast() }
    return String(kept)
  }
}
