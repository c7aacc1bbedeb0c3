import FilterText

/// Several values of one field, in the syntax of lists: `state:(open or -draft)`, `tags:a,b`, `took:1..3`.
///
/// Inside delimiters a word is a value. Each byte is looked ahead at most twice.
extension TokenScanner {
  /// The values after an operator; none if something else follows.
  mutating func scanValues(_ scope: ValueScope) {
    if offset == end { return }
    if !values.isOpen, let closing = closing(of: bytes[offset], scope) {
      values = scope
      values.closing = closing
      return emit(.valueOpening, to: offset + 1)
    }
    // A filter among the values of another has one value.
    if values.isOpen { return scanOne(scope, allowsRange: false) }
    let start = offset
    scanItem(scope)
    while offset < end, isSeparator(at: offset), scope.relation != .order {
      emit(.valueSeparator, to: offset + 1)
      scanItem(scope)
    }
    // `a:1||b:2`
    if offset > start, offset < end, isDoubledSign(at: offset), !isSeparated(at: offset + 2) {
      emit(bytes[offset] == UInt8(ascii: "&") ? .and : .or, to: offset + 2)
    }
  }

  /// Whether a comma or slash stands at an offset.
  private func isSeparated(at offset: Int) -> Bool {
    offset < end && (bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: "/"))
  }

  /// The delimiter that closes values opened by a byte; nil if the byte opens none.
  private mutating func closing(of byte: UInt8, _ scope: ValueScope) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): scope.relation == .order ? nil : UInt8(ascii: "]")
    // `{a,b}` is a bare value.
    case UInt8(ascii: "{"): scope.relation == .order || endOfBrace(at: offset) > offset + 1 ? nil : UInt8(ascii: "}")
    default: nil
    }
  }

  /// One token inside delimiters.
  mutating func scanInValues(_ byte: UInt8, _ syntax: SyntaxOptions) {
    if byte.isWhitespace { return scanBlanksInValues() }
    if closesValues(byte) {
      values = ValueScope()
      return emit(.valueClosing, to: offset + 1)
    }
    if values.isBracketed { return scanInBrackets(byte) }
    switch byte {
    case UInt8(ascii: "("):
      values.depth += 1
      return emit(.leftParenthesis, to: offset + 1)
    case UInt8(ascii: ")"):
      values.depth -= 1
      return emit(.rightParenthesis, to: offset + 1)
    case UInt8(ascii: "-") where offset + 1 == end || !bytes[offset + 1].isDigit:
      return emit(.minus, to: offset + 1)
    case UInt8(ascii: "!") where lengthOfSign(at: offset) < 2:
      return emit(.minus, to: offset + 1)
    case _ where isDoubledSign(at: offset):
      return emit(byte == UInt8(ascii: "&") ? .and : .or, to: offset + 2)
    case _ where isSeparator(at: offset): return emit(.valueSeparator, to: offset + 1)
    default: break
    }
    if let length = lengthOfConnectiveWord() {
      return emit(length == 2 ? .or : .and, to: offset + length)
    }
    if byte == UInt8(ascii: "N"), isUpperNot() { return emit(.minus, to: endOfBlanks(from: offset + 3)) }
    let sign = lengthOfSign(at: offset)
    if sign == 2, bytes[offset + 1] == UInt8(ascii: "~"), values.relation == .equality {
      emit(.comparison, to: startOfPattern(afterOperatorAt: offset + 2))
      return scanPattern()
    }
    if sign > 0, values.relation == .equality {
      emit(.comparison, to: startOfValue(afterOperatorAt: offset + sign, isPath: values.isPath))
      if offset < end, !isSeparator(at: offset), !closesValues(bytes[offset]) { scanItem(values) }
      return
    }
    let mayBeginName =
      ByteClass.beginsField(byte) || byte >= 0x80
      || NameCharacter.isSign(byte) && offset + 1 < end && NameCharacter.mayBegin(bytes[offset + 1])
    if mayBeginName, quote(at: offset) == nil, beginsFilter(at: offset) { return scanFieldOrWord(syntax) }
    scanItem(values)
  }

  /// One token inside brackets, where no value is negated and no parenthesis opens.
  private mutating func scanInBrackets(_ byte: UInt8) {
    if byte == UInt8(ascii: "(") { return emit(.value, to: offset + 1) }
    if isDoubledSign(at: offset) { return emit(byte == UInt8(ascii: "&") ? .and : .or, to: offset + 2) }
    if isSeparator(at: offset) { return emit(.valueSeparator, to: offset + 1) }
    if let length = lengthOfConnectiveWord() { return emit(length == 2 ? .or : .and, to: offset + length) }
    scanItem(values)
  }

  /// Blanks inside delimiters, or the `TO` of a range in brackets, with the blanks and stars around it.
  private mutating func scanBlanksInValues() {
    var cursor = offset + 1
    while cursor < end, bytes[cursor].isWhitespace { cursor += 1 }
    if values.isBracketed, isRangeWord(at: cursor) { return scanRangeWord(at: cursor) }
    emit(.whitespace, to: cursor)
  }

  private func isRangeWord(at start: Int) -> Bool {
    isWord("to", at: start) && bytes[start] == UInt8(ascii: "T") && bytes[start + 1] == UInt8(ascii: "O")
  }

  private mutating func scanRangeWord(at word: Int) {
    var cursor = endOfBlanks(from: word + 2)
    if cursor < end, bytes[cursor] == UInt8(ascii: "*") { cursor = endOfBlanks(from: cursor + 1) }
    emit(.rangeOperator, to: cursor)
    scanOne(values, allowsRange: false)
  }

  private func closesValues(_ byte: UInt8) -> Bool {
    if values.isBracketed {
      return byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")")
    }
    return byte == values.closing && values.depth == 0
  }

  private func isSeparator(at offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: "|") && !isDoubledSign(at: offset)
  }

  /// The length of `or` or `and` at the offset as a whole word; nil for other text.
  private func lengthOfConnectiveWord() -> Int? {
    let length = isWord("or", at: offset) ? 2 : isWord("and", at: offset) ? 3 : 0
    guard length > 0 else { return nil }
    return isValueEnd(offset + length) ? length : nil
  }

  private func isUpperNot() -> Bool {
    isWord("not", at: offset) && bytes[offset + 1] == UInt8(ascii: "O") && bytes[offset + 2] == UInt8(ascii: "T")
      && isValueEnd(offset + 3)
  }

  private func isValueEnd(_ offset: Int) -> Bool {
    offset >= end || bytes[offset] != UInt8(ascii: "/") && isWordEnd(offset) || isSeparator(at: offset)
      || isDoubledSign(at: offset)
      || values.isOpen && closesValues(bytes[offset])
  }

  /// A value, or a range of two: `1..3`, `1..`, `..3`.
  private mutating func scanItem(_ scope: ValueScope) {
    let allowsRange = scope.relation != .order && scope.relation != .containment && !scope.isPath
    if allowsRange, isRangeSign(at: offset), !isValueEnd(offset + 2) {
      emit(.rangeOperator, to: offset + 2)
      return scanOne(scope, allowsRange: false)
    }
    if values.isBracketed, bytes[offset] == UInt8(ascii: "*"), isRangeWord(at: endOfBlanks(from: offset + 1)) {
      return scanRangeWord(at: endOfBlanks(from: offset + 1))
    }
    let start = offset
    scanOne(scope, allowsRange: allowsRange)
    if offset > start, allowsRange, isRangeSign(at: offset) {
      emit(.rangeOperator, to: offset + 2)
      scanOne(scope, allowsRange: false)
    }
  }

  /// Whether exactly two dots stand at an offset.
  private func isRangeSign(at offset: Int) -> Bool {
    let dot = UInt8(ascii: ".")
    return offset + 1 < end && bytes[offset] == dot && bytes[offset + 1] == dot
      && (offset + 2 == end || bytes[offset + 2] != dot)
  }

  /// A quoted text, a pattern or a bare value; nothing where a value ends.
  private mutating func scanOne(_ scope: ValueScope, allowsRange: Bool) {
    if offset == end || isSeparator(at: offset) && scope.relation != .order { return }
    let byte = bytes[offset]
    if byte == UInt8(ascii: "/") { return scanSlashed(scope) }
    if isWordEnd(offset) { return }
    if let quote = quote(at: offset) { return scanQuoted(quote) }
    let valueEnd = endOfValue(scope, allowsRange: allowsRange)
    if valueEnd > offset { emit(.value, to: valueEnd) }
  }

  /// A value that begins with a slash: a pattern, as ``SlashedValue`` says, or a text.
  ///
  /// Looks up to the next slash, and once at the bytes up to the next blank.
  private mutating func scanSlashed(_ scope: ValueScope) {
    var cursor = offset + 1
    var (hasBlank, hasParenthesis) = (false, false)
    var (depth, leastDepth) = (0, 0)
    while cursor < end, bytes[cursor] != UInt8(ascii: "/") {
      let byte = bytes[cursor]
      if byte.isWhitespace {
        hasBlank = true
        // A path has no blank.
        if scope.isPath { break }
      } else if byte == UInt8(ascii: "(") {
        depth += 1
        hasParenthesis = hasParenthesis || !hasBlank && leastDepth == 0
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        leastDepth = min(depth, leastDepth)
      }
      cursor += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    extraSteps &+= cursor &- offset
    // After a backslash at its end, the offset is beyond the text.
    if cursor < end, bytes[cursor] == UInt8(ascii: "/"), isValueEnd(cursor + 1) || isFlag(cursor + 1) {
      // In `a:/b c:/` each slash begins a value, and in `(a:/b)(c:/)`.
      let isOther =
        (hasBlank || leastDepth < 0) && (lengthOfSign(at: cursor - 1) > 0 || bytes[cursor - 1] == UInt8(ascii: "~"))
      if !isOther { return emit(.regex, to: cursor + 1) }
    }
    if let patternEnd = endOfSlashedPattern(isPath: scope.isPath) { return emit(.regex, to: patternEnd) }
    // No text has a parenthesis.
    if hasParenthesis, !scope.isPath { return scanRegex() }
    emit(.value, to: endOfValue(scope, allowsRange: false))
  }

  /// Whether the flag of a pattern stands at an offset, `i`, which has no effect.
  private func isFlag(_ start: Int) -> Bool {
    start < end && bytes[start] == UInt8(ascii: "i") && isValueEnd(start + 1)
  }

  /// The end of the pattern with further slashes that begins at the offset; nil without one.
  private mutating func endOfSlashedPattern(isPath: Bool) -> Int? {
    if offset < textEnd { return nil }
    var cursor = offset
    var depth = 0
    while cursor < end, !bytes[cursor].isWhitespace, !isDoubledSign(at: cursor) {
      if bytes[cursor] == UInt8(ascii: "(") { depth += 1 }
      if bytes[cursor] == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { break }
      cursor += bytes[cursor] == UInt8(ascii: "\\") && cursor + 1 < end && !bytes[cursor + 1].isWhitespace ? 2 : 1
    }
    extraSteps &+= cursor &- offset
    if SlashedValue.isPattern(UnsafeBufferPointer(rebasing: bytes[offset..<cursor]), isPath: isPath) { return cursor }
    textEnd = cursor
    return nil
  }

  /// The end of the bare value at the offset. Its slashes are ordinary characters.
  private mutating func endOfValue(_ scope: ValueScope, allowsRange: Bool) -> Int {
    let isOne = scope.relation == .order && !values.isOpen
    var cursor = offset + (isOne ? 0 : GroupedNumber.length(in: bytes, at: offset))
    while cursor < end {
      let byte = bytes[cursor]
      if byte != UInt8(ascii: "/"), ByteClass.endsWord(byte) { break }
      if values.isOpen, closesValues(byte) { break }
      if !isOne, isSeparator(at: cursor) { break }
      if isDoubledSign(at: cursor) { break }
      if byte == UInt8(ascii: "."), cursor + 1 < end, bytes[cursor + 1] == byte {
        if allowsRange, cursor > offset, isRangeSign(at: cursor) { break }
        // Three dots and more are no range.
        while cursor < end, bytes[cursor] == byte { cursor += 1 }
      } else if byte == UInt8(ascii: "{"), !values.isBracketed {
        cursor = endOfBrace(at: cursor)
      } else {
        cursor += 1
      }
    }
    return cursor
  }
}

/// How the values after an operator are read, and inside which delimiters.
struct ValueScope {
  /// The family of the operator before the values.
  enum Relation {
    /// `:`, `=`, `in`
    case equality
    /// `!=`, `<>`, `not in`
    case inequality
    /// `<`, `<=`, `>`, `>=`
    case order
    /// `~`
    case containment
    /// `=~`, `!~`
    case match
  }

  /// The family of the operator.
  var relation = Relation.equality
  /// Whether a slash is an ordinary character at the beginning of a value too.
  var isPath = false
  /// The closing delimiter; zero without delimiters.
  var closing: UInt8 = 0
  /// The number of open parentheses inside the delimiters.
  var depth = 0

  /// Whether the values stand in delimiters.
  var isOpen: Bool { closing != 0 }

  /// Whether the delimiters are brackets or braces.
  var isBracketed: Bool { isOpen && closing != UInt8(ascii: ")") }
}
