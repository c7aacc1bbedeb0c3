import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
import FilterVocabulary

/// Terms of programs and shells in queries over lists: `.class=="suv"`, `select(.n>2)`, `lower(name)="a"`, `model^=a4`,
/// `model:^a4`, `class:[suv pickup]`, `class: suv, pickup`, `a:x|b:y`, `| head 3`.
extension ForeignSyntax {
  // MARK: Fields

  /// `.class=="suv"`, `.n > 2`: a field after a dot, as jq writes it, alone or within `select(…)`.
  mutating func dottedField(_ index: Int) -> Int? {
    let range = tokens[index].range
    guard range.length > 1, bytes[range.start] == UInt8(ascii: ".") else { return nil }
    let dot = SourceRange(start: range.start, end: range.start + 1)
    let name = SourceRange(start: dot.end, end: range.end)
    let isBeforeOperator =
      vocabulary.fieldID(spelled: query.source[name].lowercased()) != nil && kind(afterSpace(index + 1)) == .comparison
    guard isBeforeOperator || query.beginsWithField(name) else { return nil }
    var edits = [TextEdit.delete(dot)]
    var message = "a field has no '.' before it"
    let last = isBeforeOperator ? tokens[afterSpace(index + 1)].range : range
    if kind(index - 1) == .leftParenthesis, word(index - 2) == "select", tokens[index - 2].range.end == range.start - 1,
      let closing = tokens[index...].firstIndex(where: { $0.kind == .rightParenthesis })
    {
      edits = [
        .delete(SourceRange(start: tokens[index - 2].range.start, end: dot.end)), .delete(tokens[closing].range),
      ]
      message = "a query consists of its conditions only"
    }
    return add(.foreignSyntax, at: range.union(last), message, edits, isError: true)
  }

  /// `lower(name)="a"`, `len(name)>5`: a function of a field. Texts are compared without letter case anyway.
  mutating func functionCall(_ index: Int) -> Int? {
    guard kind(index + 1) == .leftParenthesis, tokens[index].range.end == tokens[index + 1].range.start,
      kind(index + 2) == .word, vocabulary.fieldID(spelled: text(index + 2).lowercased()) != nil,
      kind(index + 3) == .rightParenthesis
    else { return nil }
    let operation = afterSpace(index + 4)
    guard kind(operation) == .comparison else { return nil }
    let call = SourceRange(start: tokens[index].range.start, end: tokens[index + 3].range.end)
    let end = kind(operation + 1) == nil ? tokens[operation].range.end : tokens[afterSpace(operation + 1)].range.end
    let keepsMeaning = ["lower", "upper", "lcase", "ucase", "trim", "casefold", "fold", "str", "date"]
    guard keepsMeaning.contains(word(index)) else {
      return add(
        .foreignSyntax, at: SourceRange(start: call.start, end: end),
        "a query has no functions, such as '\(text(index))'",
        [], isError: true)
    }
    return add(
      .foreignSyntax, at: call, "a query has no functions; write \(Diagnostic.quotation(of: text(index + 2)))",
      [TextEdit(range: SourceRange(start: call.start, end: end), replacement: text(index + 2) + text(call.end, end))],
      isError: true)
  }

  // MARK: Beginnings and ends

  /// `model^=a4`, `model$=quattro`: the operators of selectors.
  mutating func selectorOperator(_ index: Int) -> Int? {
    let range = tokens[index].range
    let limit = tokens[index].kind == .field ? tokens[index + 1].range.end : range.end
    guard let equals = bytes[range.start..<limit].firstIndex(of: UInt8(ascii: "=")), equals > range.start + 1,
      equals + 1 < bytes.count, "^$".utf8.contains(bytes[equals - 1]),
      let field = vocabulary.fieldID(spelled: text(range.start, equals - 1).lowercased()),
      let end = endOfValue(from: equals + 1)
    else { return nil }
    let value = FilterValue.unquoted(text(equals + 1, end))
    let pattern = bytes[equals - 1] == UInt8(ascii: "^") ? value + "%" : "%" + value
    guard let term = like(pattern, text(range.start, equals - 1), field) else { return nil }
    return replace(
      .foreignOperator, SourceRange(start: range.start, end: end), with: term,
      "'\(text(equals - 1, equals + 1))' is not an operator", isError: true)
  }

  /// `model:^a4`, `model:quattro$`: the ends of a text as patterns write them.
  mutating func anchoredValue(_ index: Int) -> Int? {
    guard kind(index + 2) == .value,
      [":", "=", "~"].contains(operatorText(index + 1)),
      let field = Term(self, index).field, vocabulary.isSearchedAsText(field)
    else { return nil }
    var value = Substring(text(index + 2))
    let begins = value.hasPrefix("^")
    let ends = value.hasSuffix("$")
    if begins { value.removeFirst() }
    if ends, !value.isEmpty { value.removeLast() }
    guard begins || ends, !value.isEmpty, vocabulary.valueID(text(index + 2), of: field) == nil else { return nil }
    let pattern = (begins ? "" : "%") + value + (ends ? "" : "%")
    guard let term = like(pattern, text(index), field) else { return nil }
    return replace(
      .foreignSyntax, SourceRange(start: tokens[index].range.start, end: tokens[index + 2].range.end), with: term,
      "'\(begins ? "^" : "$")' is a sign of patterns, as in =~", isError: true)
  }

  // MARK: Several values

  /// `class:[suv pickup]`: values in brackets without commas between them.
  mutating func bracketedValues(_ index: Int) -> Int? {
    guard kind(index + 2) == .valueOpening, text(index + 2) == "[", let field = Term(self, index).field,
      let closing = tokens[index...].firstIndex(where: { $0.kind == .valueClosing }), text(closing) == "]"
    else { return nil }
    var values: [String] = []
    var isAfterComma = true
    var lacksComma = false
    for token in tokens[(index + 3)..<closing] {
      switch token.kind {
      case .whitespace: continue
      case .valueSeparator where query.source[token.range] == ",": isAfterComma = true
      case .value, .word, .quoted:
        let typed = query.source[token.range]
        if typed.uppercased() == "TO" { return nil }
        lacksComma = lacksComma || !isAfterComma
        isAfterComma = false
        let isQuoted = token.kind == .quoted
        guard let value = written(FilterValue.unquoted(typed), isQuoted: isQuoted, for: field, .colon) else {
          return nil
        }
        values.append(value)
      default: return nil
      }
    }
    guard lacksComma else { return nil }
    let range = SourceRange(start: tokens[index + 2].range.start, end: tokens[closing].range.end)
    return replace(
      .valueList, range, with: values.joined(separator: ","), "values in brackets have commas between them",
      isError: true)
  }

  /// `class: suv, pickup`: values with a blank after the comma.
  mutating func spacedValues(_ index: Int) -> Int? {
    guard [":", "=", "==", "!="].contains(operatorText(index + 1)),
      let field = Term(self, index).field
    else { return nil }
    var next = index + 2
    var edits: [TextEdit] = []
    var end = next
    while kind(next) == .value || kind(next) == .quoted || kind(next) == .word {
      let isQuoted = kind(next) == .quoted
      guard let typed = value(next), written(typed, isQuoted: isQuoted, for: field, .colon) != nil else { break }
      end = next
      guard kind(next + 1) == .valueSeparator, text(next + 1) == ",", kind(next + 2) == .whitespace else { break }
      edits.append(.delete(tokens[next + 2].range))
      next += 3
    }
    guard !edits.isEmpty, end == next else { return nil }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[end].range.end)
    return add(.valueList, at: range, "values have no blank after the comma", edits, isError: true)
  }

  /// `class:a|class:b`, `class=a,hwy>20`: a whole term after the sign between values.
  mutating func termAfterSeparator(_ index: Int) -> Int? {
    var next = index + 2
    while kind(next) == .value || kind(next) == .quoted || kind(next) == .valueSeparator {
      let range = tokens[next].range
      if kind(next) == .value, let mark = bytes[range.start..<range.end].firstIndex(of: UInt8(ascii: "&")) {
        let end = mark + 1 < range.end && bytes[mark + 1] == bytes[mark] ? mark + 2 : mark + 1
        if end < range.end, query.beginsWithField(SourceRange(start: end, end: range.end)) {
          let marks = SourceRange(start: mark, end: end)
          return add(
            .foreignConnective, at: marks, "adjacent terms must all match; write them without \(query.quoted(marks))",
            [TextEdit(range: marks, replacement: " ")], isError: true)
        }
      }
      if kind(next) == .value, kind(next - 1) == .valueSeparator, query.beginsWithField(range) {
        let isOr = text(next - 1) == "|"
        return add(
          .foreignConnective, at: range,
          isOr ? "'|' stands between values, 'or' between terms" : "',' stands between values, a blank between terms",
          [TextEdit(range: tokens[next - 1].range, replacement: isOr ? " or " : " ")],
          or: [[TextEdit(range: range, replacement: FilterValue(quoted: query.source[range]).description)]],
          isError: true)
      }
      next += 1
    }
    return nil
  }

  // MARK: Commands

  /// `| head 3`, `limit 3`, `order by n`: what is done with the items that a query finds, at its end.
  mutating func trailingCommand(_ index: Int) -> Int? {
    guard index > 2, kind(index - 1) == .whitespace else { return nil }
    let isPipe = text(index) == "|"
    let name = isPipe ? word(afterSpace(index + 1)) : word(index)
    if isPipe, ["where", "filter", "grep", "search", "select"].contains(name) {
      let words = SourceRange(start: tokens[index].range.start, end: tokens[afterSpace(index + 1)].range.end)
      return add(
        .foreignSyntax, at: words, "conditions stand side by side; write them without \(query.quoted(words))",
        [.delete(SourceRange(start: words.start, end: min(words.end + 1, bytes.count)))], isError: true)
    }
    guard let option = isPipe ? Self.pipeOptions[name] : trailingOption(index) else { return nil }
    let last = tokens.count - 1
    let words = tokens[index...last]
    guard words.count < 16,
      words.allSatisfy({ [.word, .whitespace, .minus, .value, .comma, .quoted].contains($0.kind) }),
      isPipe || option == "--sort" || option == "--group-by"
        || kind(index + 2) == .word && text(index + 2).utf8.allSatisfy({ $0.isDigit })
    else { return nil }
    if !isPipe, option == "--sort", word(index + 2) == "by",
      vocabulary.fieldID(spelled: "order").map({ vocabulary[$0].isDirective }) ?? false
    {
      return nil
    }
    let range = SourceRange(start: tokens[index].range.start, end: tokens[last].range.end)
    return add(
      .foreignSyntax, at: range, "\(query.quoted(range)) is no condition; \(option) is an option of the search",
      [.delete(SourceRange(start: tokens[index - 1].range.start, end: range.end))], isError: true)
  }

  /// The options of the search that the commands after a pipe stand for.
  private static let pipeOptions = [
    "head": "--limit", "limit": "--limit", "take": "--limit", "tail": "--limit", "top": "--top", "count": "--count",
    "wc": "--count", "stats": "--group-by", "summarize": "--group-by", "group": "--group-by", "uniq": "--unique",
    "dedup": "--unique", "distinct": "--unique", "unique": "--unique", "table": "--columns", "fields": "--columns",
    "cut": "--columns", "project": "--columns", "awk": "--columns", "sort": "--sort", "order": "--sort",
  ]

  /// The option that words at the end stand for; nil for other words.
  private func trailingOption(_ index: Int) -> String? {
    switch word(index) {
    case "limit", "top", "head", "take": return "--limit"
    case "group": return word(index + 2) == "by" ? "--group-by" : nil
    case "order": return word(index + 2) == "by" ? "--sort" : nil
    case "sort": return isSorting(index) ? "--sort" : nil
    default: return nil
    }
  }

  /// `sort hwy` at the end: a field after the word, and a term with a field before it.
  private func isSorting(_ index: Int) -> Bool {
    let name = word(index + 2) == "by" ? index + 4 : index + 2
    let field = kind(name) == .minus ? name + 1 : name
    return kind(index + 1) == .whitespace && kind(field) == .word
      && vocabulary.fieldID(spelled: text(field).lowercased()) != nil && kind(index - 2) != .word
  }

  /// `filter hwy > 20`, `if class=suv`: a verb before the conditions.
  mutating func leadingVerb(_ index: Int) -> Int? {
    guard index == 0, kind(1) == .whitespace,
      ["filter", "if", "find", "show", "get", "search", "return", "list", "select", "only", "having"].contains(word(0)),
      vocabulary.fieldID(spelled: word(0)) == nil,
      beginsCondition(2)
        || kind(2) == .word && vocabulary.fieldID(spelled: text(2).lowercased()) != nil
          && kind(afterSpace(3)) == .comparison
    else { return nil }
    let range = SourceRange(start: 0, end: tokens[2].range.start)
    return add(
      .foreignSyntax, at: tokens[0].range, "a query consists of its conditions only", [.delete(range)], isError: true)
  }

  /// `hwy*2>50`, `hwy%2==0`: a query computes nothing.
  mutating func arithmetic(_ index: Int) -> Int? {
    let range = tokens[index].range
    let word = bytes[range.start..<range.end]
    guard let mark = word.firstIndex(where: { "*%/+".utf8.contains($0) }), mark > range.start, mark + 1 < range.end,
      vocabulary.fieldID(spelled: text(range.start, mark).lowercased()).map({ isOrdered($0) }) ?? false,
      let sign = word[mark...].firstIndex(where: { "<>=".utf8.contains($0) }), sign > mark + 1
    else { return nil }
    return add(
      .foreignSyntax, at: range, "a query computes nothing; compare '\(text(range.start, mark))' itself", [],
      isError: true)
  }

  /// `class~* sub`: the star after the operator is no value.
  mutating func starredTilde(_ index: Int) -> Int? {
    guard operatorText(index + 1) == "~", kind(index + 2) == .value, text(index + 2) == "*",
      kind(index + 3) == .whitespace, kind(index + 4) == .word || kind(index + 4) == .quoted,
      let field = Term(self, index).field, vocabulary.isSearchedAsText(field)
    else { return nil }
    return operatorRun(index, field)
  }

  /// `class ~ "^sub"`: a pattern after the operator of texts.
  mutating func anchoredText(_ index: Int) -> Int? {
    guard operatorText(index + 1) == "~", kind(index + 2) == .quoted,
      let typed = value(index + 2), typed.hasPrefix("^"), typed.utf8.count > 1, let field = Term(self, index).field,
      vocabulary.isSearchedAsText(field)
    else { return nil }
    return replace(
      .foreignOperator, SourceRange(start: tokens[index].range.start, end: tokens[index + 2].range.end),
      with: text(index) + "=~" + text(index + 2), "'^' is a sign of patterns", isError: true)
  }

  /// `class:{suv,pickup}`: braces around values, which stand around a range only.
  mutating func bracedValues(_ index: Int) -> Int? {
    guard kind(index + 2) == .value,
      [":", "=", "=="].contains(operatorText(index + 1)),
      bytes[tokens[index + 2].range.start] == UInt8(ascii: "{"), let field = Term(self, index).field,
      let closing = bytes[tokens[index + 2].range.start...].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    let inside = text(tokens[index + 2].range.start + 1, closing)
    let values = inside.split(separator: ",").map { FilterValue.unquoted(String($0.drop { $0 == " " })) }
    guard values.count > 1, values.allSatisfy({ written($0, for: field, .colon) != nil }) else { return nil }
    return replace(
      .valueList, SourceRange(start: tokens[index].range.start, end: closing + 1),
      with: text(index) + ":" + values.map { FilterValue($0, in: .lists).description }.joined(separator: ","),
      Self.severalValues, isError: true)
  }
}
