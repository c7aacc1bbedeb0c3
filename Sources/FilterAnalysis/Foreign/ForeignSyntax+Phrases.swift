import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
import FilterVocabulary

/// The name of a field as a word, with an operator of another language or none: `cmc BETWEEN 2 AND 5`, `type == 'elf'`,
/// `name LIKE '%bolt%'`, `color red`.
extension ForeignSyntax {
  /// The meaning of the words between a field and a value.
  private enum Verb {
    case comparison(Comparison)
    /// A text that contains or begins with the value.
    case contains
    case between
    case list
  }

  mutating func phrase(_ index: Int) -> Int? {
    if let found = sentence(index) { return found }
    // Only a word with an operator after it can be more than a word of a name.
    guard kind(index + 1) == .whitespace || kind(index + 1) == .comparison else { return nil }
    let known = field(ofWord: index)
    guard let field = known ?? (isOperator(index + 2) ? replacement(ofField: word(index)) : nil) else { return nil }
    if kind(index + 1) == .whitespace || kind(index + 1) == .comparison, let found = operatorRun(index, field) {
      return found
    }
    guard kind(index + 1) == .whitespace else { return nil }
    var verbs = index + 2
    var isNegative = false
    if word(verbs) == "is" || word(verbs) == "are" || word(verbs) == "was" || word(verbs) == "has" {
      let next = verbs + 2
      let isVerb = kind(verbs + 1) == .whitespace && (verb(next) != nil || word(next) == "not")
      if isVerb { verbs = next }
    }
    if word(verbs) == "not", kind(verbs + 1) == .whitespace {
      isNegative = true
      verbs += 2
    }
    if let (verb, next) = verb(verbs) {
      return condition(index, field, verb, at: next, isNegative: isNegative)
    }
    if known == nil { return nil }
    if isNegative {
      return condition(index, field, .comparison(.equal), at: verbs, isNegative: true)
    }
    return bareCondition(index, field, value: index + 2)
  }

  private func isOperator(_ index: Int) -> Bool { kind(index) == .word || kind(index) == .comparison }

  /// The operator that words from a token on spell, and the token after them.
  private func verb(_ index: Int) -> (Verb, next: Int)? {
    let first = word(index)
    if first.isEmpty { return nil }
    let second = kind(index + 1) == .whitespace ? word(index + 2) : ""
    let third = kind(index + 3) == .whitespace ? word(index + 4) : ""
    switch (first, second, third) {
    case ("greater", "than", "or"), ("more", "than", "or"), ("less", "than", "or"):
      let isEqual = ["equal", "equals"].contains(kind(index + 5) == .whitespace ? word(index + 6) : "")
      if isEqual {
        let end = kind(index + 7) == .whitespace && word(index + 8) == "to" ? index + 10 : index + 8
        return (.comparison(first == "less" ? .lessOrEqual : .greaterOrEqual), end)
      }
      return nil
    case ("greater", "than", _), ("more", "than", _), ("higher", "than", _), ("bigger", "than", _):
      return (.comparison(.greater), index + 4)
    case ("less", "than", _), ("lower", "than", _), ("fewer", "than", _), ("smaller", "than", _):
      return (.comparison(.less), index + 4)
    case ("at", "least", _): return (.comparison(.greaterOrEqual), index + 4)
    case ("at", "most", _), ("up", "to", _): return (.comparison(.lessOrEqual), index + 4)
    case ("equal", "to", _): return (.comparison(.equal), index + 4)
    case ("starts", "with", _), ("begins", "with", _), ("ends", "with", _): return (.contains, index + 4)
    default: break
    }
    let verb: Verb? =
      switch first {
      case "between": .between
      case "from" where ["to", "and", "-"].contains(third): .between
      case "in": .list
      case "like", "ilike", "contains", "includes", "matches", "matching", "containing", "has", "rlike", "regexp":
        .contains
      case "is", "are", "equals", "eq", "equal", "was": .comparison(.equal)
      case "ne", "neq": .comparison(.notEqual)
      case "gt", "over", "above", "after": .comparison(.greater)
      case "ge", "gte", "min", "minimum", "since": .comparison(.greaterOrEqual)
      case "lt", "under", "below", "before": .comparison(.less)
      case "le", "lte", "max", "maximum", "until": .comparison(.lessOrEqual)
      default: nil
      }
    return verb.map { ($0, index + 2) }
  }

  /// Writes a field, an operator and the value at a token.
  private mutating func condition(
    _ index: Int, _ field: FieldID, _ verb: Verb, at start: Int, isNegative: Bool
  ) -> Int? {
    let name = spelling(index, field)
    switch verb {
    case .list: return list(of: field, at: index, opening: start, isExcluded: isNegative)
    case .between:
      let joint = afterSpace(start + 1)
      let last = afterSpace(joint + 1)
      guard let low = value(start), let high = value(last), joint > start + 1, last > joint + 1, isOrdered(field),
        ["and", "to", "-"].contains(word(joint))
      else { return nil }
      return bounds(
        SourceRange(start: tokens[index].range.start, end: tokens[last].range.end), name, field, low: low,
        .greaterOrEqual, high: high, .lessOrEqual, minus: SourceRange(at: 0))
    case .contains:
      guard let typed = value(start) else { return nil }
      let text = Self.withoutWildcards(typed)
      let isQuoted = kind(start) == .quoted && text == typed
      guard !text.isEmpty, let value = written(text, isQuoted: isQuoted, for: field, .colon) else { return nil }
      return writeCondition(index, (isNegative ? "-" : "") + name + ":" + value, start, verb: index + 2)
    case .comparison(let comparison):
      guard let typed = value(start), tokens[index].range.length > 1 else { return nil }
      let isQuoted = kind(start) == .quoted
      let taken = vocabulary[field].operators
      let isUnequal = isNegative && comparison == .equal && taken.contains(.notEqual)
      let operation = isUnequal ? .notEqual : taken.contains(comparison) && comparison != .equal ? comparison : .colon
      guard let value = written(typed, isQuoted: isQuoted, for: field, operation),
        FilterValue(bare: typed).map({ fit(field, operation, $0) > .loose }) ?? isQuoted
      else { return nil }
      if operation != .colon, !isOrdered(field) { return nil }
      let isExcluded = isNegative && !isUnequal || comparison == .notEqual && operation == .colon
      return writeCondition(
        index, (isExcluded ? "-" : "") + name + operation.rawValue + value, start, verb: index + 2)
    }
  }

  private mutating func writeCondition(_ index: Int, _ text: String, _ value: Int, verb: Int) -> Int {
    let verb = SourceRange(start: tokens[verb].range.start, end: tokens[value - 1].range.start)
    return replace(
      .foreignOperator, SourceRange(start: tokens[index].range.start, end: tokens[value].range.end), with: text,
      "\(query.quoted(verb)) is not an operator",
      isDoubtful: vocabulary.isOfLists && (isAfterWord(index) || isBeforeWord(value)))
  }

  /// `cmc 3`, `color red`: a field and a value that it is known to have, with nothing but a space between them.
  private mutating func bareCondition(_ index: Int, _ field: FieldID, value: Int) -> Int? {
    let info = vocabulary[field]
    guard tokens[index].range.length > (info.kind == .number ? 1 : 2), kind(value) == .word, !isAfterWord(index),
      let bare = FilterValue(bare: text(value))
    else { return nil }
    if info.kind == .number, fit(field, .equal, bare) == .likely, let (operation, last) = comparisonWords(after: value)
    {
      return replace(
        .foreignOperator, SourceRange(start: tokens[index].range.start, end: tokens[last].range.end),
        with: text(index) + operation + text(value), "missing operator after \(query.quoted(tokens[index].range))")
    }
    if isBeforeWord(value) { return nil }
    switch info.kind {
    case .number, .year:
      let digits = text(value).split(separator: ".", omittingEmptySubsequences: false)
      let isRange = vocabulary.isOfLists && digits.count == 3 && digits[1].isEmpty && digits[0] != "" && digits[2] != ""
      guard digits.count == 1 || isRange, digits.allSatisfy({ $0.utf8.allSatisfy { $0.isDigit } }),
        isRange || fit(field, .equal, bare) != .none
      else { return nil }
    case .colors:
      guard text(value).utf8.count > 2, fit(field, .colon, bare) == .known else { return nil }
    case .enumeration, .orderedEnumeration, .catalog, .text:
      guard text(value).utf8.count > 2, vocabulary.valueID(text(value), of: field) != nil else { return nil }
    default: return nil
    }
    let gap = SourceRange(start: tokens[index].range.end, end: tokens[value].range.start)
    let whole = SourceRange(start: tokens[index].range.start, end: tokens[value].range.end)
    let text = self.text(index) + ":" + self.text(value)
    return add(
      at: whole, "missing operator after \(query.quoted(tokens[index].range)); write \(text)",
      [TextEdit(range: gap, replacement: ":")], isDoubtful: vocabulary.isOfLists)
  }

  /// Whether only a space separates a token from a bare word before it.
  func isAfterWord(_ index: Int) -> Bool {
    kind(index - 1) == .whitespace && kind(index - 2) == .word && kind(index - 3) != .minus
  }

  private func isBeforeWord(_ index: Int) -> Bool { kind(index + 1) == .whitespace && kind(index + 2) == .word }

  /// A text without the wildcards at its ends: `%bolt%`, `*bolt*`.
  static func withoutWildcards(_ text: String) -> String {
    var rest = Substring(text)
    while let first = rest.utf8.first, first == UInt8(ascii: "%") || first == UInt8(ascii: "*") { rest.removeFirst() }
    while let last = rest.utf8.last, last == UInt8(ascii: "%") || last == UInt8(ascii: "*") { rest.removeLast() }
    return String(rest)
  }
}

/// Operators of other languages beside a field: `type == 'elf'`, `name~bolt`, `o=~/draw/`.
extension ForeignSyntax {
  /// The operator and the value after a field, if the operator is none of this language.
  mutating func operatorRun(_ index: Int, _ field: FieldID) -> Int? {
    let name = tokens[index].range
    var start = name.end
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < bytes.count, "=<>!~:".utf8.contains(bytes[end]) { end += 1 }
    guard end > start, end - start <= 4, var (operation, isNegative) = meant(text(start, end), index, field) else {
      return nil
    }
    // `class ~* su`, as PostgreSQL has it.
    if vocabulary.isOfLists, text(start, end) == "~", end + 1 < bytes.count, bytes[end] == UInt8(ascii: "*"),
      bytes[end + 1] == 0x20
    {
      operation = .matches
      end += 1
    }
    if operation == .notEqual, !vocabulary[field].operators.contains(.notEqual) {
      (operation, isNegative) = (.colon, true)
    }
    var valueStart = end
    while valueStart < bytes.count, bytes[valueStart] == 0x20 { valueStart += 1 }
    guard valueStart < bytes.count, let valueEnd = endOfValue(from: valueStart) else { return nil }
    let typed = text(valueStart, valueEnd)
    let isQuoted = bytes[valueStart] == UInt8(ascii: "\"") || bytes[valueStart] == UInt8(ascii: "'")
    let meant: String
    if bytes[valueStart] == UInt8(ascii: "/") {
      guard vocabulary[field].takesRegex else { return nil }
      meant = typed
    } else {
      guard let value = written(FilterValue.unquoted(typed), isQuoted: isQuoted, for: field, operation) else {
        return nil
      }
      meant = value
    }
    return replace(
      .foreignOperator, SourceRange(start: name.start, end: valueEnd),
      with: (isNegative ? "-" : "") + spelling(index, field) + operation.rawValue + meant,
      "'\(text(start, end))' is not an operator")
  }

  /// The operator that is meant beside a field. One of this language is returned only if a space hides that the field
  /// has another name or does not take the operator.
  private func meant(_ text: String, _ index: Int, _ field: FieldID) -> (Comparison, isNegative: Bool)? {
    if let foreign = Self.foreignOperator(text, isOfLists: vocabulary.isOfLists) { return foreign }
    guard tokens[index].kind == .word, let comparison = Comparison(rawValue: text) else { return nil }
    let isHidden = self.field(ofWord: index) == nil
    let isNotTaken = comparison == .notEqual && !vocabulary[field].operators.contains(.notEqual)
    return isHidden || isNotTaken ? (comparison, false) : nil
  }

  /// The name of a field as typed, or its shortest one for a name of another language.
  private func spelling(_ index: Int, _ field: FieldID) -> String {
    vocabulary.fieldID(spelled: text(index).lowercased()) == nil ? vocabulary[field].shortestSpelling : text(index)
  }

  /// The operator that a run of operator characters stands for in other languages; nil for those of this one.
  private static func foreignOperator(_ text: String, isOfLists: Bool) -> (Comparison, isNegative: Bool)? {
    switch text {
    case "==", "===": (.equal, false)
    case "!==", "<>", "=!", "!:=": (.notEqual, false)
    case "~", "~=", "=~", "~~": (isOfLists ? .contains : .colon, false)
    case "!~", "!:": (.colon, true)
    default: nil
    }
  }

  /// The end of a quoted text, a pattern or a bare value; nil if a quote or slash is not closed.
  func endOfValue(from start: Int) -> Int? {
    let mark = bytes[start]
    var end = start + 1
    if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") || mark == UInt8(ascii: "/") {
      while end < bytes.count, bytes[end] != mark { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
      return end < bytes.count ? end + 1 : nil
    }
    if mark == UInt8(ascii: "(") || mark == UInt8(ascii: ")") { return nil }
    while end < bytes.count, bytes[end] > 0x20, !"()".utf8.contains(bytes[end]) { end += 1 }
    return end
  }
}
