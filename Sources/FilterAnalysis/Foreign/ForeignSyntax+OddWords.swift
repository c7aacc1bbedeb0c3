import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
import FilterVocabulary

/// Words that are a term in another language.
extension ForeignSyntax {
  /// `+t:elf`, `~t:elf`, `2<cmc<5`, `NOT(t:elf)`, `*bolt*`, `name~bolt`.
  mutating func oddWord(_ index: Int) -> Int? {
    let range = tokens[index].range
    guard range.length <= 200 else { return nil }
    switch bytes[range.start] {
    case UInt8(ascii: "+") where range.length == 1 && vocabulary.isOfLists && isBetweenConditions(index):
      return add(
        .foreignConnective, at: range, "all terms must match anyway; write them without '+'",
        [.delete(SourceRange(start: range.start, end: tokens[index + 1].range.end))])
    case UInt8(ascii: "?") where range.length > 2 && vocabulary.isOfLists:
      let mark = SourceRange(start: range.start, end: range.start + 1)
      guard query.beginsWithField(SourceRange(start: mark.end, end: range.end)) else { return nil }
      return add(.foreignSyntax, at: mark, "a query has no '?' before it", [.delete(mark)], isError: true)
    case UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "^"):
      guard range.length > 2, query.beginsWithField(SourceRange(start: range.start + 1, end: range.end)) else {
        return nil
      }
      let isPlus = bytes[range.start] == UInt8(ascii: "+")
      let mark = SourceRange(start: range.start, end: range.start + 1)
      return add(
        isPlus ? .foreignConnective : .foreignSyntax, at: mark,
        isPlus ? "all terms must match anyway; write them without '+'" : "use '-' to exclude",
        [TextEdit(range: mark, replacement: isPlus ? "" : "-")], isError: vocabulary.isOfLists)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return reversedComparison(range)
    default: break
    }
    if kind(index + 1) == .leftParenthesis, word(index) == "not",
      tokens[index...].prefix(40).contains(where: { $0.kind == .field })
    {
      return add(
        .foreignConnective, at: range, "use '-' to exclude", [TextEdit(range: range, replacement: "-")])
    }
    return exclusionWord(index) ?? otherValue(index) ?? tilde(index) ?? star(index)
  }

  /// `3/3`, `pt:3/3`: the power and the toughness of a card, as they are printed.
  mutating func powerAndToughness(from start: Int, at index: Int) -> Int? {
    guard kind(index + 1) == .slash, !vocabulary.isOfLists, let power = stat(index), let toughness = stat(index + 2),
      let first = vocabulary.fieldID(spelled: "power"), let second = vocabulary.fieldID(spelled: "toughness")
    else { return nil }
    let after = kind(index + 3)
    guard after == nil || after == .whitespace || after == .rightParenthesis else { return nil }
    let (before, next) = (kind(start - 2), kind(index + 4))
    if start == index {
      // `1/1 counter` are words.
      if kind(start - 1) == .slash || kind(start - 1) == .whitespace && before == .word || next == .word { return nil }
    } else if Term(self, start).field != vocabulary.fieldID(spelled: "powtou") {
      return nil
    }
    let terms = "\(vocabulary[first].shortestSpelling)=\(power) \(vocabulary[second].shortestSpelling)=\(toughness)"
    let range = SourceRange(start: tokens[start].range.start, end: tokens[index + 2].range.end)
    let isGroup = kind(start - 1) == .minus || before == .or || next == .or
    return replace(range, with: isGroup ? "(\(terms))" : terms, "power and toughness are two fields")
  }

  /// The number at a token, or `*`.
  private func stat(_ index: Int) -> String? {
    guard kind(index) == .word || kind(index) == .value, tokens[index].range.length < 4 else { return nil }
    let text = text(index)
    return text == "*" || text.utf8.allSatisfy { $0.isDigit } ? text : nil
  }

  /// Whether a word stands between blanks and terms with fields.
  private func isBetweenConditions(_ index: Int) -> Bool {
    kind(index - 1) == .whitespace && kind(index + 1) == .whitespace && beginsCondition(index + 2)
  }

  /// `3<cmc`, `2<=cmc<5`, and over lists `2 < n < 5`.
  private mutating func reversedComparison(_ range: SourceRange) -> Int? {
    var offset = range.start
    let takesBlanks = vocabulary.isOfLists
    func skipBlanks() { while takesBlanks, offset < bytes.count, bytes[offset] == 0x20 { offset += 1 } }
    func take(_ isTaken: (UInt8) -> Bool) -> String {
      let start = offset
      while offset < bytes.count, isTaken(bytes[offset]) { offset += 1 }
      return text(start, offset)
    }
    let low = take { $0.isDigit || $0 == UInt8(ascii: ".") }
    skipBlanks()
    let first = take { "<>=".utf8.contains($0) }
    guard !first.isEmpty, let opening = Comparison(rawValue: first), opening != .equal else { return nil }
    skipBlanks()
    let name = take { $0.isLetter || $0.isDigit || "_.".utf8.contains($0) }
    guard let field = vocabulary.fieldID(spelled: name.lowercased()), isOrdered(field) else { return nil }
    let mirrored: Comparison =
      switch opening {
      case .less: .greater
      case .lessOrEqual: .greaterOrEqual
      case .greater: .less
      default: .lessOrEqual
      }
    var terms = name + mirrored.rawValue + low
    var end = offset
    skipBlanks()
    let second = take { "<>=".utf8.contains($0) }
    if !second.isEmpty {
      skipBlanks()
      let high = take { $0.isDigit || $0 == UInt8(ascii: ".") }
      guard !high.isEmpty, let closing = Comparison(rawValue: second), closing != .equal else { return nil }
      terms += " " + name + closing.rawValue + high
      end = offset
    }
    guard end == bytes.count || bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: ")") else { return nil }
    return replace(
      .foreignOperator, SourceRange(start: range.start, end: end), with: terms, "the field comes before the operator")
  }

  /// `t:elf | goblin`: another value of the field.
  private mutating func otherValue(_ index: Int) -> Int? {
    let mark = text(index)
    guard mark == "|" || mark == "||" || mark == "&" || mark == "&&", kind(index - 1) == .whitespace,
      kind(index + 1) == .whitespace, kind(index + 2) == .word, index > 3, kind(index - 2) == .value,
      kind(index - 3) == .comparison, kind(index - 4) == .field
    else { return nil }
    let term = Term(self, index - 4)
    guard let field = term.field, vocabulary.valueID(text(index + 2), of: field) != nil else { return nil }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[index + 2].range.end)
    let isOr = bytes[range.start] == UInt8(ascii: "|")
    return replace(
      .foreignSyntax, range, with: (isOr ? "or " : "") + term.head + text(index + 2),
      "\(query.quoted(tokens[index].range)) is read as a word of the name", isError: vocabulary.isOfLists)
  }

  /// `cmc:3 or 4`, `c:red or blue`: what follows the connective is a value of the field.
  mutating func valueAfterConnective(_ index: Int) -> Int? {
    var value = index + 2
    guard kind(index - 1) == .whitespace, kind(index + 1) == .whitespace, index > 3,
      kind(index - 2) == .value || kind(index - 2) == .quoted, kind(index - 3) == .comparison,
      kind(index - 4) == .field
    else { return nil }
    let term = Term(self, index - 4)
    guard let field = term.field, isOtherValue(value, of: field, comparison(term), like: index - 2) else { return nil }
    var edits = [TextEdit.insert(term.head, at: tokens[value].range.start)]
    let joint = tokens[index].kind
    while kind(value + 1) == .whitespace, kind(value + 2) == joint, kind(value + 3) == .whitespace,
      isOtherValue(value + 4, of: field, comparison(term), like: index - 2)
    {
      value += 4
      edits.append(.insert(term.head, at: tokens[value].range.start))
    }
    return add(
      at: tokens[index + 2].range,
      "\(query.quoted(tokens[index + 2].range)) is searched in names; write \(term.head + text(index + 2))", edits,
      isError: vocabulary.isOfLists)
  }

  /// Whether a word or a quoted text is more likely another value of a field than a name. A listed word has a
  /// diagnostic of its own.
  private func isOtherValue(_ index: Int, of field: FieldID, _ operation: Comparison, like other: Int) -> Bool {
    let isLast = kind(index + 1) != .whitespace || kind(index + 2) != .word
    guard isLast else { return false }
    switch kind(index) {
    case .quoted?: return kind(other) == .quoted && vocabulary[field].kind == .text
    case .word?:
      let text = text(index)
      guard let bare = FilterValue(bare: text) else { return false }
      switch vocabulary[field].kind {
      case .number, .year:
        // `power>1 or 5`, `cmc=3 and 2` are no lists.
        guard operation == .colon || operation == .equal, kind(index - 2) == .or else { return false }
        return text.utf8.allSatisfy { $0.isDigit } && fit(field, operation, bare) != .none
      case .colors: return (text.utf8.count < 3 || text.utf8.count > 3) && fit(field, operation, bare) == .known
      case .enumeration, .orderedEnumeration, .catalog, .text:
        return vocabulary.valueID(text, of: field) != nil && vocabulary.fieldHavingValue(text) != field
      default: return false
      }
    default: return false
    }
  }

  /// `t:elf but not c:g`, `t:elf without c:g`.
  private mutating func exclusionWord(_ index: Int) -> Int? {
    let word = word(index)
    guard ["but", "without", "except", "minus", "excluding", "andnot"].contains(word), kind(index + 1) == .whitespace,
      index > 1, kind(index - 1) == .whitespace, kind(index - 2) != .word
    else { return nil }
    var next = index + 2
    if self.word(next) == "not", kind(next + 1) == .whitespace { next += 2 } else if word == "but" { return nil }
    guard kind(next) == .field || kind(next) == .leftParenthesis else { return nil }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[next].range.start)
    return add(
      .foreignConnective, at: tokens[index].range,
      "\(query.quoted(tokens[index].range)) is read as a word of the name; use '-' to exclude",
      [TextEdit(range: range, replacement: "-")])
  }

  /// `name~bolt`, `o~/draw/`, `t!:elf`, `t->elf`: an operator of another language inside a word.
  private mutating func tilde(_ index: Int) -> Int? {
    let range = tokens[index].range
    guard let mark = bytes[range.start..<range.end].firstIndex(where: { "~!-\\;|".utf8.contains($0) }),
      mark > range.start,
      mark - range.start < 24
    else { return nil }
    let name = text(range.start, mark)
    var end = mark
    while end < bytes.count, "~!:=>-\\;|".utf8.contains(bytes[end]) { end += 1 }
    let marks = text(mark, end)
    guard ["~", "~=", "~:", "!:", "!~", "->", "\\:", ";:", "|="].contains(marks), end < bytes.count, bytes[end] > 0x20,
      let field = vocabulary.fieldID(spelled: name.lowercased()), let valueEnd = endOfValue(from: end)
    else { return nil }
    let typed = text(end, valueEnd)
    let isPattern = bytes[end] == UInt8(ascii: "/")
    let value =
      isPattern
      ? vocabulary[field].takesRegex ? typed : nil
      : written(FilterValue.unquoted(typed), isQuoted: FilterValue.unquoted(typed) != typed, for: field, .colon)
    guard let value else { return nil }
    let hasMinus = kind(index - 1) == .minus
    let start = hasMinus ? tokens[index - 1].range.start : range.start
    let whole = SourceRange(start: start, end: valueEnd)
    let excluded = (hasMinus ? "" : "-") + name + ":" + value
    let included = (hasMinus ? "-" : "") + name + ":" + value
    // `t!:elf` may also be a typing error.
    let texts = marks == "!:" ? [included, excluded] : [marks == "!~" ? excluded : included]
    return add(
      .foreignOperator, at: whole, "'\(marks)' is not an operator; write \(texts[0])",
      [TextEdit(range: whole, replacement: texts[0])],
      or: texts.dropFirst().map { [TextEdit(range: whole, replacement: $0)] })
  }

  /// `*bolt*`, `bolt*`: names are searched for a part anyway.
  private mutating func star(_ index: Int) -> Int? {
    let range = tokens[index].range
    guard range.length > 2,
      bytes[range.start] == UInt8(ascii: "*") || bytes[range.end - 1] == UInt8(ascii: "*")
    else { return nil }
    let rest = Self.withoutWildcards(query.source[range])
    guard !rest.isEmpty, rest.utf8.allSatisfy({ $0.isLetter || $0 >= 0x80 || $0 == UInt8(ascii: "'") }) else {
      return nil
    }
    return replace(range, with: rest, "names are searched for a part anyway")
  }
}
