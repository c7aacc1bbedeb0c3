import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension TermDiagnostics {
  /// Reports a bare value that continues without a space: with another term, a comma or a list. False if there is
  /// nothing to report.
  mutating func reportGlued(_ index: Int) -> Bool {
    let leaf = query.leaves[index]
    guard let name = leaf.field, let comparison = leaf.comparison,
      case .filter(_, field: let field, let operation, let value) = leaf.readTerm, value.form == .bare,
      value.text.utf8.count <= 200
    else { return false }
    let text = value.text
    guard leaf.value.length == text.utf8.count else { return false }
    let bytes = Array(text.utf8)
    if bytes.contains(UInt8(ascii: ",")), reportTermsAfterCommas(of: leaf, field: field, operation: operation) {
      return true
    }
    if case .numberWithTail(_, end: let end)? = leaf.error {
      return reportTail(index, of: leaf, bytes: bytes, end: end)
    }
    guard bytes.contains(where: { ":=<>,-.|&".utf8.contains($0) }) else { return false }
    let head = SourceRange(start: name.start, end: comparison.end)
    // `e:war,m21,` is a list with an extra comma, not `e:war` with something after it.
    if bytes.contains(UInt8(ascii: ",")),
      reportList(of: leaf, field: field, operation: operation, text: text, head: head)
    {
      return true
    }
    if bytes.last == UInt8(ascii: ",") { return reportComma(of: leaf, field: field, operation: operation, text: text) }
    if bytes.contains(UInt8(ascii: ",")) { return false }
    if let (low, high) = range(bytes) {
      return reportRange(of: leaf, name: name, operation: operation, low: low, high: high)
    }
    if let mark = foreignConnective(in: bytes, field: field, operation: operation) {
      return reportForeignConnective(leaf, mark: mark)
    }
    guard let start = startOfSecondTerm(in: bytes, field: field, operation: operation) else { return false }
    reportSecondTerm(leaf, at: leaf.value.start + start)
    return true
  }

  /// `pow=1t:goblin` is read as two terms; punctuation alone is dropped.
  private mutating func reportTail(_ index: Int, of leaf: AnalyzedLeaf, bytes: [UInt8], end: Int) -> Bool {
    let offset = leaf.value.start + end
    let tail = SourceRange(start: offset, end: leaf.value.end)
    if reportDateOfYear(of: leaf, bytes: bytes) { return true }
    if case .filter(_, field: let field, let operation, let value) = leaf.readTerm, let name = leaf.field,
      let comparison = leaf.comparison
    {
      if let (low, high) = range(bytes) {
        return reportRange(of: leaf, name: name, operation: operation, low: low, high: high)
      }
      let head = SourceRange(start: name.start, end: comparison.end)
      if bytes.contains(UInt8(ascii: ",")),
        reportList(of: leaf, field: field, operation: operation, text: value.text, head: head)
      {
        return true
      }
    }
    let isNumber = !bytes[end...].contains { $0 >= 0x80 || $0.isLetter }
    if isNumber, bytes[end...].contains(where: { $0.isDigit }), bytes[end] != UInt8(ascii: "-") {
      // `usd>1.5.2` is hardly a number and the name `.2`.
      report(
        .malformedNumber, at: leaf.value, "\(query.quoted(leaf.value)) is not a number",
        fixes: [replacing(leaf.value, with: String(decoding: bytes[..<end], as: UTF8.self))])
    } else if isNumber {
      report(
        .gluedComma, at: tail, "unexpected \(query.quoted(tail)) after a number",
        fixes: [Fix(title: "Remove \(query.quoted(tail))", edits: [.delete(tail)])])
    } else if query.beginsWithField(tail) || !isWord(at: offset - 1) || !isWord(at: offset) {
      reportSecondTerm(leaf, at: offset)
    } else {
      // A space would cut the word: `number>=121b`, `pt:zombie`.
      report(
        .malformedNumber, at: leaf.value, "\(query.quoted(leaf.value)) is not a number; \(effect.ofUnread)",
        fixes: suggestions(index))
    }
    return true
  }

  /// Whether a letter or digit of any script stands at an offset.
  private func isWord(at offset: Int) -> Bool {
    let byte = query.source.bytes[offset]
    return byte.isLetter || byte.isDigit || byte >= 0x80
  }

  /// `year>=2020-03` needs the date field.
  private mutating func reportDateOfYear(of leaf: AnalyzedLeaf, bytes: [UInt8]) -> Bool {
    guard let id = typedField(leaf), query.vocabulary[id].kind == .year, let name = leaf.field,
      DateSpan(String(decoding: bytes, as: UTF8.self)) != nil
    else { return false }
    let field = query.vocabulary[id]
    let dates = query.vocabulary.fields.first { $0.kind == .date && $0.category == field.category }
    report(
      .malformedDate, at: leaf.value, "'\(field.name)' takes a year; \(query.quoted(leaf.value)) is a date",
      fixes: dates.map { [Fix(title: "Change to '\($0.name)'", edits: [TextEdit(range: name, replacement: $0.name)])] }
        ?? [])
    return true
  }

  private mutating func reportSecondTerm(_ leaf: AnalyzedLeaf, at offset: Int) {
    let first = SourceRange(start: leaf.range.start, end: offset)
    let second = SourceRange(start: offset, end: leaf.range.end)
    let fix = Fix(title: "Insert a space before \(query.quoted(second))", edits: [.insert(" ", at: offset)])
    report(
      .gluedTerm, at: second, "missing space between \(query.quoted(first)) and \(query.quoted(second))", fixes: [fix])
  }

  /// `t:goblin,`: the comma is part of the value, which then matches nothing.
  private mutating func reportComma(
    of leaf: AnalyzedLeaf, field: FieldName, operation: Comparison, text: String
  ) -> Bool {
    let kept = FilterValue.withoutTrailingCommas(text)
    guard !kept.isEmpty, isKnown(kept, field: field, operation: operation) else { return false }
    let comma = SourceRange(start: leaf.value.start + kept.utf8.count, end: leaf.value.end)
    report(
      .gluedComma, at: comma, "the comma is part of the value; \(query.quoted(leaf.value)) matches nothing",
      fixes: [Fix(title: "Remove \(query.quoted(comma))", edits: [.delete(comma)])])
    return true
  }

  /// `t:elf,c:g`: the comma and the second term are part of the value.
  private mutating func reportTermsAfterCommas(
    of leaf: AnalyzedLeaf, field: FieldName, operation: Comparison
  ) -> Bool {
    var commas: [SourceRange] = []
    var start = leaf.value.start
    var isKnown = false
    for part in query.source[leaf.value].split(separator: ",", omittingEmptySubsequences: false) {
      let range = SourceRange(start: start, end: start + part.utf8.count)
      if commas.isEmpty {
        isKnown = self.isKnown(String(part), field: field, operation: operation)
      } else {
        guard query.beginsWithField(range) else { return false }
        isKnown = isKnown || query.fit(ofTermAt: range) == .known
      }
      if range.end < leaf.value.end { commas.append(SourceRange(start: range.end, end: range.end + 1)) }
      start = range.end + 1
    }
    guard isKnown, !commas.isEmpty else { return false }
    report(
      .gluedComma, at: commas[0], "a space separates terms, not a comma",
      fixes: [
        Fix(title: "Replace ',' with a space", edits: commas.map { TextEdit(range: $0, replacement: " ") })
      ])
    return true
  }

  /// `e:war,m21`: a list means `or`, and with `!=` none of the values. With `<` it has no meaning.
  private mutating func reportList(
    of leaf: AnalyzedLeaf, field: FieldName, operation: Comparison, text: String, head: SourceRange
  ) -> Bool {
    let parts = text.split(separator: ",").map { String($0) }
    guard parts.count > 1, parts.allSatisfy({ isKnown($0, field: field, operation: operation) }) else { return false }
    let before = query.source[head]
    let range = SourceRange(start: head.start, end: leaf.range.end)
    var fixes: [Fix] = []
    var rewritten: String?
    switch operation {
    case .colon, .equal:
      rewritten = "(" + parts.map { before + $0 }.joined(separator: " or ") + ")"
      // In a field with fractions the comma may be a decimal comma.
      if let id = query.vocabulary.fieldID(named: field), query.vocabulary[id].kind == .number,
        !query.vocabulary[id].isWhole, parts.count == 2
      {
        fixes.append(replacing(leaf.value, with: parts[0] + "." + parts[1]))
      }
    case .notEqual: rewritten = grouped(parts.map { before + $0 }, in: leaf)
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .matches, .notMatches: break
    }
    reportValueList(of: leaf, message: "value lists are not supported", at: range, rewritten: rewritten, fixes: fixes)
    return true
  }

  private mutating func reportValueList(
    of leaf: AnalyzedLeaf, message: String, at range: SourceRange, rewritten: String?, fixes: [Fix] = []
  ) {
    report(
      .valueList, at: leaf.value, message + (rewritten.map { "; write \(Diagnostic.quotation(of: $0))" } ?? ""),
      fixes: (rewritten.map { [replacing(range, with: $0)] } ?? []) + fixes)
  }

  /// Terms that must all hold, in parentheses after a minus.
  private func grouped(_ terms: [String], in leaf: AnalyzedLeaf) -> String {
    let text = terms.joined(separator: " ")
    return leaf.minus.isEmpty ? text : "(" + text + ")"
  }

  /// Splits `1-5` or `1..5` into its bounds.
  private func range(_ bytes: [UInt8]) -> (String, String)? {
    let low = bytes.prefix { $0.isDigit }
    let high = bytes.reversed().prefix { $0.isDigit }.reversed()
    guard !low.isEmpty, !high.isEmpty, low.count + high.count < bytes.count else { return nil }
    switch String(decoding: bytes[low.count..<(bytes.count - high.count)], as: UTF8.self) {
    case "-", "..", "...": return (String(decoding: low, as: UTF8.self), String(decoding: high, as: UTF8.self))
    default: return nil
    }
  }

  private mutating func reportRange(
    of leaf: AnalyzedLeaf, name: SourceRange, operation: Comparison, low: String, high: String
  ) -> Bool {
    guard let id = leaf.condition?.field ?? typedField(leaf),
      [.number, .numberOrText, .year].contains(query.vocabulary[id].kind)
    else { return false }
    let field = query.source[name]
    let range = SourceRange(start: name.start, end: leaf.range.end)
    if query.vocabulary.isOfLists {
      let isRead = operation == .colon || operation == .equal || operation == .notEqual
      reportValueList(
        of: leaf, message: "a range has two dots between its ends", at: leaf.value,
        rewritten: isRead ? low + ".." + high : nil)
      return true
    }
    let rewritten: String? =
      switch operation {
      case .colon, .equal: grouped(["\(field)>=\(low)", "\(field)<=\(high)"], in: leaf)
      case .notEqual: "(\(field)<\(low) or \(field)>\(high))"
      case .less, .lessOrEqual, .greater, .greaterOrEqual, .contains, .matches, .notMatches: nil
      }
    reportValueList(of: leaf, message: "ranges are not supported", at: range, rewritten: rewritten)
    return true
  }

  private func typedField(_ leaf: AnalyzedLeaf) -> FieldID? {
    guard case .filter(_, field: let name, _, _) = leaf.readTerm else { return nil }
    return query.vocabulary.fieldID(named: name)
  }

  /// Where another term starts in a value: `c:g` in `elfc:g`. The text before it must be a known value.
  private func startOfSecondTerm(in bytes: [UInt8], field: FieldName, operation: Comparison) -> Int? {
    guard let mark = bytes.firstIndex(where: { ":=<>".utf8.contains($0) }), mark > 1 else { return nil }
    var start = mark - 1
    while start > 0, mark - start <= 20 {
      let name = String(decoding: bytes[start..<mark], as: UTF8.self)
      let kept = String(decoding: bytes[..<start], as: UTF8.self)
      if let other = FieldName(exactly: name), query.vocabulary.field(named: other) != nil,
        isKnown(kept, field: field, operation: operation)
      {
        return start
      }
      start -= 1
    }
    return nil
  }

  /// Whether the vocabulary lists a value for a field, or the field accepts it as other than free text.
  func isKnown(_ text: String, field: FieldName, operation: Comparison) -> Bool {
    guard let id = query.vocabulary.fieldID(named: field), let value = FilterValue(bare: text) else { return false }
    if query.vocabulary[id].kind == .text || query.vocabulary[id].kind == .catalog {
      return query.vocabulary.valueID(text, of: query.vocabulary[id]) != nil
    }
    do throws(TermError) {
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
  /// A text without trailing commas.
  fileprivate static func withoutTrailingCommas(_ text: String) -> String {
    var kept = Substring(text)
    while kept.utf8.last == UInt8(ascii: ",") { kept.removeLast() }
    return String(kept)
  }
}
