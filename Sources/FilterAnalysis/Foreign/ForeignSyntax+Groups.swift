import FilterAST
import FilterLexer
import FilterSemantics
import FilterText
import FilterVocabulary

/// Several values for one field.
extension ForeignSyntax {
  /// The reason of a rewrite of several values in the syntax of lists.
  static let severalValues = "commas stand between the values of a field"

  /// `t:(elf or goblin)`, `cmc:(>2 and <5)`: each value gets the field.
  mutating func group(_ term: Term) -> Int? {
    let opening = afterSpace(term.next)
    guard kind(opening) == .leftParenthesis else { return nil }
    var edits = [TextEdit.delete(SourceRange(start: term.nameRange.start, end: tokens[opening].range.start))]
    var depth = 0
    var index = opening
    var values = 0
    var firstWord: Int?
    var lastWord: Int?
    loop: while index < tokens.count {
      switch tokens[index].kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis:
        depth -= 1
        if depth == 0 { break loop }
      case .word, .quoted, .unclosedQuoted:
        guard let written = alternatives(at: index, of: term) else { return nil }
        edits.append(TextEdit(range: tokens[index].range, replacement: written))
        values += 1
        firstWord = firstWord ?? index
        lastWord = index
      case .comparison:
        // `>2` has an operator of its own.
        edits.append(.insert(term.name, at: tokens[index].range.start))
        values += 1
        if kind(index + 1) == .value || kind(index + 1) == .quoted { index += 1 }
      case .comma:
        edits.append(TextEdit(range: tokens[index].range, replacement: "or"))
      case .field:
        index += 1
        if kind(index + 1) == .value || kind(index + 1) == .quoted || kind(index + 1) == .regex { index += 1 }
      case .exclamation, .halfComparison, .regex, .unclosedRegex, .slash: return nil
      default: break
      }
      index += 1
    }
    guard values > 0 else { return nil }
    var others: [[TextEdit]] = []
    let end = index < tokens.count ? tokens[index].range.end : query.source.length
    // A phrase of the text is meant as a whole: `o:(draw a card)`.
    if let firstWord, let lastWord, firstWord < lastWord, let field = term.field,
      vocabulary[field].kind == .text, isPhrase(firstWord...lastWord), values > 1
    {
      let phrase = FilterValue(quoted: text(tokens[firstWord].range.start, tokens[lastWord].range.end)).description
      others.append([
        TextEdit(
          range: SourceRange(start: tokens[opening].range.start, end: end), replacement: phrase)
      ])
    }
    if others.count == 1, values > 2, let field = term.field, vocabulary[field].catalogs.isEmpty {
      swap(&edits, &others[0])
    }
    let range = SourceRange(start: term.nameRange.start, end: tokens[opening].range.end)
    return max(
      add(
        .valueList, at: range, "each value in the parentheses needs the field \(query.quoted(term.nameRange))", edits,
        or: others), index + 1)
  }

  /// Whether the tokens are bare words with spaces between them.
  private func isPhrase(_ run: ClosedRange<Int>) -> Bool {
    run.allSatisfy { tokens[$0].kind == .word || tokens[$0].kind == .whitespace }
  }

  /// A word of a group with its field; words with commas or bars between them as alternatives: `elf|goblin`, `elf,`.
  private func alternatives(at index: Int, of term: Term) -> String? {
    guard tokens[index].kind == .word else { return term.head + text(index) }
    let parts = text(index).split { $0 == "," || $0 == "|" || $0 == ";" }.map { String($0) }
    if parts.isEmpty { return isWholeMark(index) ? (text(index).hasPrefix("&") ? "and" : "or") : nil }
    if text(index) == "&" || text(index) == "&&" { return "and" }
    var joined = parts.map { term.head + $0 }.joined(separator: " or ")
    if let last = text(index).last, last == ",", kind(index + 1) == .whitespace,
      kind(index + 2) == .word || kind(index + 2) == .quoted
    {
      joined += " or"
    }
    return joined
  }

  private func isWholeMark(_ index: Int) -> Bool { text(index) == "|" || text(index) == "||" }

  /// `type IN (elf, goblin)`, `cmc not in [2,3]`: a list of values in brackets after the name of a field. `opening` is
  /// the token that begins with the bracket.
  mutating func list(
    of field: FieldID, at index: Int, opening: Int, isExcluded: Bool, operation: String = ":"
  ) -> Int? {
    guard opening < tokens.count else { return nil }
    let start = tokens[opening].range.start
    let closing: UInt8
    switch bytes[start] {
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    case UInt8(ascii: "["): closing = UInt8(ascii: "]")
    case UInt8(ascii: "{"): closing = UInt8(ascii: "}")
    default: return nil
    }
    var values: [String] = []
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != closing {
      let byte = bytes[offset]
      if byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "|") {
        offset += 1
        continue
      }
      var end = offset
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        end += 1
        while end < bytes.count, bytes[end] != byte { end += 1 }
        guard end < bytes.count else { return nil }
        end += 1
        guard let value = written(FilterValue.unquoted(text(offset, end)), isQuoted: true, for: field, .colon) else {
          return nil
        }
        values.append(value)
      } else {
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != closing, !",;|\"'()[]{}".utf8.contains(bytes[end]) {
          end += 1
        }
        if end == offset { return nil }
        let word = text(offset, end)
        // Words that join values.
        if word.lowercased() != "or" {
          guard let value = written(word, for: field, .colon) else { return nil }
          values.append(value)
        }
      }
      offset = end
    }
    guard offset < bytes.count, !values.isEmpty, values.count <= 64 else { return nil }
    // `o:{T}` is a symbol, and over lists braces belong to the value.
    if closing == UInt8(ascii: "}"), values.count < 2 || vocabulary.isOfLists { return nil }
    let head = text(index) + operation
    if vocabulary.isOfLists {
      return replace(
        .valueList, SourceRange(start: tokens[index].range.start, end: offset + 1),
        with: (isExcluded ? "-" : "") + head + values.joined(separator: ","), Self.severalValues,
        isError: true)
    }
    let list = values.map { head + $0 }.joined(separator: " or ")
    let isSingle = values.count == 1 && !isExcluded
    return replace(
      .valueList, SourceRange(start: tokens[index].range.start, end: offset + 1),
      with: (isExcluded ? "-" : "") + (isSingle ? list : "(" + list + ")"), "value lists are not supported")
  }

  /// `cmc:[2 TO 5]`, `cmc:2 to 5`: a range from one value to another.
  mutating func range(_ term: Term, _ field: FieldID) -> Int? {
    guard kind(term.next) == .value, isOrdered(field) else { return nil }
    let isOpen = "[{".utf8.contains(bytes[tokens[term.next].range.start])
    let last = afterSpace(afterSpace(term.next + 1) + 1)
    guard kind(term.next + 1) == .whitespace, word(term.next + 2) == "to", last > term.next + 3 else {
      return nil
    }
    guard kind(last) == .word else { return nil }
    var low = text(term.next)
    var high = text(last)
    var isHalfOpen = (false, false)
    if isOpen {
      guard let end = high.utf8.last, "]}".utf8.contains(end) else { return nil }
      isHalfOpen = (low.utf8.first == UInt8(ascii: "{"), end == UInt8(ascii: "}"))
      low.removeFirst()
      high.removeLast()
    }
    return bounds(
      SourceRange(start: term.nameRange.start, end: tokens[last].range.end), term.name, field,
      low: low, isHalfOpen.0 ? .greater : .greaterOrEqual, high: high, isHalfOpen.1 ? .less : .lessOrEqual,
      minus: term.minus)
  }

  /// Two comparisons of a field in place of a range; nil if the field does not take them. `*` is no bound.
  mutating func bounds(
    _ range: SourceRange, _ name: String, _ field: FieldID, low: String, _ above: Comparison, high: String,
    _ below: Comparison, minus: SourceRange
  ) -> Int? {
    var terms: [String] = []
    for (operation, text) in [(above, low), (below, high)] where text != "*" {
      guard let value = FilterValue(bare: text), fit(field, operation, value) > .loose else { return nil }
      terms.append(name + operation.rawValue + text)
    }
    if terms.isEmpty { return nil }
    if vocabulary.isOfLists {
      let ends = [low, high].map { $0 == "*" ? "" : $0 }
      let isClosed = above == .greaterOrEqual && below == .lessOrEqual
      let text =
        isClosed
        ? ends.joined(separator: "..")
        : (above == .greater ? "{" : "[") + low + " TO " + high + (below == .less ? "}" : "]")
      return replace(
        .valueList, range, with: name + ":" + text, "a range has two dots between its ends", isError: true)
    }
    let joined = terms.joined(separator: " ")
    let isGrouped = !minus.isEmpty && terms.count > 1
    return replace(
      .valueList, range, with: isGrouped ? "(" + joined + ")" : joined, "ranges are not supported")
  }
}
