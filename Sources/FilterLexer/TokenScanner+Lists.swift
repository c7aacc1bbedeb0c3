import FilterText

/// The syntax of lists: `took > 1`, `NOT status:open`, `!(a || b)`.
///
/// A negation is a token of kind ``TokenKind/minus`` with the blanks after it, and an operator has the blanks around it,
/// so that the tokens of a term are the same as in the syntax of cards. Each byte is looked ahead at most twice.
extension TokenScanner {
  mutating func runLists(syntax: SyntaxOptions) {
    while offset < end {
      let byte = bytes[offset]
      if values.isOpen {
        scanInValues(byte, syntax)
        continue
      }
      if scanConnective(byte) || scanMatch(byte) || scanNegation(byte) { continue }
      if ByteClass.beginsField(byte) {
        scanFieldOrWord(syntax)
      } else if byte.isDigit, syntax.hasNumericFields, scanNumericField(syntax) {
        continue
      } else if !scanQuotedField(byte, syntax) {
        scanTerm(byte, syntax)
      }
    }
  }

  /// A name in quotes or back quotes before an operator, or a star right before one: `"Unit Price">4`, `*:bolt`.
  private mutating func scanQuotedField(_ byte: UInt8, _ syntax: SyntaxOptions) -> Bool {
    if byte == UInt8(ascii: "*") { return isStarField(at: offset) && scanListFilter(to: offset + 1, syntax) }
    guard mayBeginQuotedName(byte) else { return false }
    let nameEnd = endOfQuotedName(at: offset)
    return nameEnd > offset && scanListFilter(to: nameEnd, syntax)
  }

  /// A name that begins with a digit before an operator, where the list has such a field: `2020>5`.
  private mutating func scanNumericField(_ syntax: SyntaxOptions) -> Bool {
    var cursor = offset
    while cursor < end, NameCharacter.mayContinue(bytes[cursor]) || bytes[cursor] == UInt8(ascii: ".") { cursor += 1 }
    extraSteps &+= cursor &- offset
    return syntax.isNumericField(bytes, from: offset, to: cursor)
      && scanListFilter(to: cursor, syntax, isNumeric: true)
  }

  private func isStarField(at start: Int) -> Bool {
    bytes[start] == UInt8(ascii: "*") && start + 1 < end && bytes[start + 1] == UInt8(ascii: ":")
      && lengthOfOperator(in: start + 1) == 1
  }

  private func isQuote(at start: Int) -> Bool { bytes[start] == UInt8(ascii: "`") || quote(at: start) != nil }

  @inline(__always)
  private func mayBeginQuotedName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") || byte == 0xE2
  }

  /// The end of the name in quotes or back quotes that begins at an offset; the offset itself without one.
  private mutating func endOfQuotedName(at start: Int) -> Int {
    var cursor = start + 1
    if bytes[start] == UInt8(ascii: "`") {
      while cursor < end, bytes[cursor] != UInt8(ascii: "`"), bytes[cursor] != 0x0A { cursor += 1 }
      extraSteps &+= cursor &- start
      return cursor < end && bytes[cursor] == UInt8(ascii: "`") && cursor > start + 1 ? cursor + 1 : start
    }
    guard let opening = quote(at: start) else { return start }
    cursor = endOfQuoted(opening, at: start) ?? start
    extraSteps &+= (cursor == start ? end : cursor) &- start
    // Empty quotes are a text.
    guard cursor > start + opening.length, let closing = quote(at: cursor - 1) ?? quote(at: cursor - 3),
      cursor - closing.length > start + opening.length
    else { return start }
    return cursor
  }

  /// `&&` and `||` as whole words.
  mutating func scanConnective(_ byte: UInt8) -> Bool {
    if !isConnectiveSign(at: offset) { return false }
    emit(byte == UInt8(ascii: "&") ? .and : .or, to: offset + 2)
    return true
  }

  /// `=~`, `!~` and a lone `~` without a field.
  private mutating func scanMatch(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "~"):
      if !isWordEnd(offset + 1) { return false }
      emit(.comparison, to: offset + 1)
      return true
    case UInt8(ascii: "!"), UInt8(ascii: "="):
      guard offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "~") else { return false }
      emit(.comparison, to: offset + 2)
      scanPattern()
      return true
    default: return false
    }
  }

  private func isConnectiveSign(at offset: Int) -> Bool { isDoubledSign(at: offset) && isWordEnd(offset + 2) }

  /// Whether `&&` or `||` stands at an offset, whatever follows.
  func isDoubledSign(at offset: Int) -> Bool {
    (bytes[offset] == UInt8(ascii: "&") || bytes[offset] == UInt8(ascii: "|"))
      && offset + 1 < end && bytes[offset + 1] == bytes[offset]
  }

  /// `!` before a filter or a group, `NOT` before anything, and `not` before a filter or a group.
  private mutating func scanNegation(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "!") {
      guard offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "(") || beginsFilter(at: offset + 1) else {
        return false
      }
      emit(.minus, to: offset + 1)
      return true
    }
    guard byte | 0x20 == UInt8(ascii: "n"), isWord("not", at: offset) else { return false }
    let next = endOfBlanks(from: offset + 3)
    if next == offset + 3, next < end, !ByteClass.endsWord(bytes[next]) { return false }
    let isUpper =
      bytes[offset] == UInt8(ascii: "N") && bytes[offset + 1] == UInt8(ascii: "O")
      && bytes[offset + 2] == UInt8(ascii: "T")
    let isNegation =
      isUpper
      ? lengthOfOperator(in: next) == 0 : next < end && (bytes[next] == UInt8(ascii: "(") || beginsFilter(at: next))
    if isNegation { emit(.minus, to: next) }
    return isNegation
  }

  /// Whether the bytes at an offset are a word, in any letter case, and no name continues there.
  func isWord(_ word: StaticString, at start: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard start + length <= end else { return false }
    for index in 0..<length where bytes[start + index] | 0x20 != word.utf8Start[index] { return false }
    return start + length == end || !NameCharacter.mayContinue(bytes[start + length])
  }

  /// The end of the spaces and tabs at an offset.
  func endOfBlanks(from start: Int) -> Int {
    var cursor = start
    while cursor < end, bytes[cursor] == UInt8(ascii: " ") || bytes[cursor] == UInt8(ascii: "\t") { cursor += 1 }
    return cursor
  }

  /// Whether a name with an operator begins at an offset: `took > 1`, but not an address, `https://example.org`.
  mutating func beginsFilter(at start: Int) -> Bool {
    guard start < end else { return false }
    var cursor = start
    if isStarField(at: start) { return true }
    if mayBeginQuotedName(bytes[start]) { cursor = endOfQuotedName(at: start) }
    let isQuoted = cursor > start
    if !isQuoted {
      while cursor < end, NameCharacter.mayContinue(bytes[cursor]) || bytes[cursor] == UInt8(ascii: ".") { cursor += 1 }
      extraSteps &+= cursor &- start
    }
    let operation = endOfBlanks(from: cursor)
    guard lengthOfOperator(in: operation) > 0 || operation > cursor && membership(at: operation) != nil else {
      return false
    }
    if isQuoted { return true }
    guard isName(start..<cursor) else { return false }
    if operation > cursor, isWord("or", at: start) || isWord("and", at: start) { return false }
    return !isWord("https", at: start) && !isWord("http", at: start)
  }

  /// Whether a range of bytes is a name.
  func isName(_ range: Range<Int>) -> Bool {
    !range.isEmpty && NameCharacter.lengthOfName(UnsafeBufferPointer(rebasing: bytes[range])) == range.count
  }

  /// A field whose name ends at an offset, its operator and its value; false if no operator follows.
  mutating func scanListFilter(to nameEnd: Int, _ syntax: SyntaxOptions, isNumeric: Bool = false) -> Bool {
    let operation = endOfBlanks(from: nameEnd)
    let length = lengthOfOperator(in: operation)
    let membership = length == 0 && operation > nameEnd ? membership(at: operation) : nil
    guard length > 0 || membership != nil, operation == nameEnd || connective(to: nameEnd) == nil,
      isNumeric || isQuote(at: offset) || isStarField(at: offset) || isName(offset..<nameEnd)
    else { return false }
    let isQuoted = nameEnd > offset + 2 && isQuote(at: offset)
    let isPath =
      syntax.hasPathFields
      && syntax.isPathField(bytes, from: offset + (isQuoted ? 1 : 0), to: nameEnd - (isQuoted ? 1 : 0))
    let isObjectList =
      syntax.hasObjectLists
      && syntax.isObjectList(bytes, from: offset + (isQuoted ? 1 : 0), to: nameEnd - (isQuoted ? 1 : 0))
    let relation =
      isStarField(at: offset) ? .containment : membership?.relation ?? relation(of: operation, length)
    emit(.field, to: nameEnd)
    if relation == .match {
      emit(.comparison, to: startOfPattern(afterOperatorAt: operation + length))
      scanPattern()
      return true
    }
    emit(.comparison, to: membership?.end ?? startOfValue(afterOperatorAt: operation + length, isPath: isPath))
    if isObjectList, relation == .equality, membership == nil, let close = endOfElement(at: offset) {
      emit(.value, to: close)
    } else {
      scanValues(ValueScope(relation: relation, isPath: isPath))
    }
    return true
  }

  /// The end of a query in parentheses about one element of a list of objects, or of the text if they are not closed;
  /// nil if there are none, or no filter in them. Looks at each byte of the parentheses at most twice.
  private mutating func endOfElement(at start: Int) -> Int? {
    guard start < end, bytes[start] == UInt8(ascii: "(") else { return nil }
    var (cursor, depth, hasFilter) = (start, 0, false)
    repeat {
      if let quote = quote(at: cursor), quote.family == .double || !NameCharacter.mayContinue(bytes[cursor - 1]) {
        cursor = endOfQuoted(quote, at: cursor) ?? end
        continue
      }
      switch bytes[cursor] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "~"):
        hasFilter = hasFilter || hasField(before: cursor)
      default: break
      }
      cursor += 1
    } while cursor < end && depth > 0
    extraSteps &+= cursor &- start
    return hasFilter ? cursor : nil
  }

  /// Whether an operator inside parentheses may have a field: right before it, or before blanks and with a value after
  /// it. At the beginning of a value it has none.
  private func hasField(before operation: Int) -> Bool {
    if !bytes[operation - 1].isWhitespace {
      return bytes[operation - 1] != UInt8(ascii: "(") && bytes[operation - 1] != UInt8(ascii: "-")
    }
    var cursor = operation - 1
    while bytes[cursor].isWhitespace { cursor -= 1 }
    return operation + 1 < end && NameCharacter.mayContinue(bytes[cursor])
  }

  /// The end of `in` or `not in`, with the blanks after it, before a parenthesis or bracket; nil for other text.
  private func membership(at start: Int) -> (end: Int, relation: ValueScope.Relation)? {
    if values.isOpen { return nil }
    let isNegative = isWord("not", at: start)
    let word = isNegative ? endOfBlanks(from: start + 3) : start
    guard isWord("in", at: word) else { return nil }
    let opening = endOfBlanks(from: word + 2)
    guard opening < end, bytes[opening] == UInt8(ascii: "(") || bytes[opening] == UInt8(ascii: "[") else { return nil }
    return (opening, isNegative ? .inequality : .equality)
  }

  /// The relation of the operator at an offset.
  func relation(of operation: Int, _ length: Int) -> ValueScope.Relation {
    if bytes[operation + length - 1] == UInt8(ascii: "~") { return length == 1 ? .containment : .match }
    let start = length > 1 && bytes[operation] == UInt8(ascii: ":") ? operation + 1 : operation
    switch (bytes[start], operation + length - start) {
    case (UInt8(ascii: ":"), _), (UInt8(ascii: "="), 1): return .equality
    case (UInt8(ascii: "="), _): return bytes[start + 1] == UInt8(ascii: "=") ? .equality : .order
    case (UInt8(ascii: "!"), _): return .inequality
    default:
      return bytes[operation + length - 1] == UInt8(ascii: ">") && bytes[start] == UInt8(ascii: "<")
        ? .inequality : .order
    }
  }

  /// The length of the operator at an offset, with a colon before it; zero if there is none.
  func lengthOfOperator(in start: Int) -> Int {
    guard start < end else { return 0 }
    if bytes[start] == UInt8(ascii: "~") {
      // After a blank, a word may begin so: `src ~/notes`.
      let isApart = start > 0 && (bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t"))
      return !isApart || isWordEnd(start + 1) ? 1 : 0
    }
    let length = lengthOfSign(at: start)
    guard length == 1, bytes[start] == UInt8(ascii: ":"), start + 1 < end, bytes[start + 1] != UInt8(ascii: ":") else {
      return length
    }
    return 1 + lengthOfSign(at: start + 1)
  }

  /// The length of `:`, `=`, `==`, `=~`, `!=`, `!~`, `<>`, `<`, `<=`, `>`, `>=` or a tolerated spelling at an offset.
  func lengthOfSign(at start: Int) -> Int {
    guard start < end else { return 0 }
    let second = start + 1 < end ? bytes[start + 1] : 0
    switch (bytes[start], second) {
    case (UInt8(ascii: ":"), _): return 1
    case (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "="), UInt8(ascii: "=")),
      (UInt8(ascii: "!"), UInt8(ascii: "~")), (UInt8(ascii: "="), UInt8(ascii: "~")),
      (UInt8(ascii: "<"), UInt8(ascii: ">")):
      return 2
    case (let first, _): return ByteClass.beginsComparison(first) ? lengthOfOperator(at: start) : 0
    }
  }

  /// The start of the value after the operator that ends at an offset, and blanks; that offset if no value follows.
  mutating func startOfValue(afterOperatorAt operatorEnd: Int, isPath: Bool) -> Int {
    let start = endOfBlanks(from: operatorEnd)
    if start == operatorEnd || start == end { return operatorEnd }
    let byte = bytes[start]
    // The values of a field: `state: (open or draft)`.
    if byte == UInt8(ascii: "("), !values.isOpen { return start }
    if byte.isWhitespace || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") || isDoubledSign(at: start) {
      return operatorEnd
    }
    if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "~") { return operatorEnd }
    // A pattern begins right after its operator.
    if byte == UInt8(ascii: "/"), !isPath { return operatorEnd }
    if byte == UInt8(ascii: "-"), start + 1 == end || !bytes[start + 1].isDigit { return operatorEnd }
    if lengthOfOperator(in: start) > 0 { return operatorEnd }
    if isWord("or", at: start) || isWord("and", at: start) || beginsFilter(at: start) { return operatorEnd }
    return start
  }

  /// The start of the pattern after the operator that ends at an offset, and blanks; that offset if no pattern follows.
  func startOfPattern(afterOperatorAt operatorEnd: Int) -> Int {
    let start = endOfBlanks(from: operatorEnd)
    return start == end || bytes[start].isWhitespace || bytes[start] == UInt8(ascii: ")") || isDoubledSign(at: start)
      ? operatorEnd : start
  }

  /// A pattern after `=~`: between slashes, in quotes, or up to a blank, with the parentheses that it closes itself.
  mutating func scanPattern() {
    if offset == end { return }
    if bytes[offset] == UInt8(ascii: "/") { return scanRegex() }
    if let quote = quote(at: offset) { return scanQuoted(quote) }
    var cursor = offset
    var depth = 0
    while cursor < end, !bytes[cursor].isWhitespace, !isDoubledSign(at: cursor) {
      if bytes[cursor] == UInt8(ascii: "(") { depth += 1 }
      if bytes[cursor] == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { break }
      cursor += 1
    }
    if cursor > offset { emit(.value, to: cursor) }
    if offset < end, isDoubledSign(at: offset), !values.isOpen {
      emit(bytes[offset] == UInt8(ascii: "&") ? .and : .or, to: offset + 2)
    }
  }
}
