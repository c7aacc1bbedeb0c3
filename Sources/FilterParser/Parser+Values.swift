import FilterLexer
import FilterText

extension Parser {
  /// Whether the current token, after an operator, begins several values or a range.
  @inline(__always) var isAtValues: Bool {
    guard position < tokens.count else { return false }
    return tokens[position].kind.beginsValues
      || position + 1 < tokens.count && tokens[position + 1].kind.joinsValues && tokens[position].kind.isValue
  }

  /// values = ( "(" | "[" | "{" ) level ( ")" | "]" | "}" ) | list      list = item { ( "," | "|" ) item }
  ///
  /// The parser is at the first token after the operator.
  @inline(never)
  mutating func parseValues(from start: Int, adopting mark: Int, depth: Int, hasField: Bool) {
    valuesHaveField = hasField
    valuesHaveOperators = current != .valueOpening || bytes[tokens[position].range.start] == UInt8(ascii: "(")
    let inner = height
    if current == .valueOpening {
      position += 1
      parseLevel(depth: depth + 1, .values)
      closeGroup(.valueClosing, from: start, adopting: inner)
    } else {
      parseLevel(depth: depth + 1, .valueList)
    }
    finish(.valueGroup, from: start, adopting: mark)
  }

  /// item = { "-" } ( [ comparison ] value | value ".." [ value ] | ".." value )
  ///
  /// The prefixes are already consumed; `first` is the first token after them.
  mutating func parseValue(_ prefix: Range<Int>, at first: Int) {
    let start = prefix.lowerBound
    let mark = height
    let kind = first < tokens.count ? tokens[first].kind : nil
    notePrefix(prefix, before: first, isDangling: kind.map { !$0.beginsValue } ?? true)
    if kind == .rangeOperator || kind?.isValue == true && nextKind == .rangeOperator {
      return parseRange(from: start, adopting: mark)
    }
    if kind == .comparison { position += 1 }
    guard let current, current.isValue else {
      missing(kind == .comparison ? .missingValue : .missingName)
      return finish(.valueTerm, from: start, adopting: mark)
    }
    let isRead = consumeValue()
    finishTerm(.valueTerm, from: start, adopting: mark, isComplete: isRead && valuesHaveField)
  }

  /// A range; one of its ends may be open.
  private mutating func parseRange(from start: Int, adopting mark: Int) {
    var (isRead, ends) = (true, 0)
    if current != .rangeOperator {
      isRead = consumeValue()
      ends += 1
    }
    position += 1
    if current?.isValue == true {
      isRead = consumeValue() && isRead
      ends += 1
    }
    if ends == 0 { missing(.missingValue) }
    finishTerm(.valueRange, from: start, adopting: mark, isComplete: isRead && ends > 0 && valuesHaveField)
  }

  /// Consumes a value; false for a bare one that begins with an operator.
  private mutating func consumeValue() -> Bool {
    let value = position
    switch tokens[value].kind {
    case .quoted, .unclosedQuoted: consumeText()
    case .unclosedRegex:
      position += 1
      missing(.missingClosingSlash, cause: .unclosed)
    case .regex: position += 1
    default:
      position += 1
      let isPattern = tokens[value - 1].kind == .comparison && isMatch(value - 1)
      let isDamaged =
        isPattern
        ? isOpenPattern(value)
        : valuesHaveOperators && (beginsWithComparison(value) || beginsWithInequality(value))
      if isDamaged {
        damage.insert(.recovered)
        finish(.doubledOperator, from: value, adopting: height)
        return false
      }
      noteUnopenedQuote(value)
    }
    return true
  }

  private func beginsWithInequality(_ token: Int) -> Bool {
    let range = tokens[token].range
    return range.length > 1 && bytes[range.start] == UInt8(ascii: "!") && bytes[range.start + 1] == UInt8(ascii: "=")
  }

  private var nextKind: TokenKind? { position + 1 < tokens.count ? tokens[position + 1].kind : nil }

  /// Whether a token ends the values of a level.
  func endsValues(_ kind: TokenKind, in level: Level) -> Bool {
    if level.content == .values { return kind == .valueClosing }
    if kind == .valueSeparator { return false }
    let isBetween = level.hasOperand && level.waiting == nil
    return isBetween || !kind.isValue && kind != .rangeOperator
  }

  /// Passes over what is no value: a second range operator, a filter. False if there is nothing to pass over.
  @inline(never)
  mutating func passedOverOther(_ kind: TokenKind, in level: inout Level) -> Bool {
    if kind == .rangeOperator, endedRange(in: level) {
      passOver(.repeatedConnective, in: &level)
    } else if kind == .field {
      passOverFilter(from: position, in: &level)
    } else {
      return false
    }
    return true
  }

  /// Whether the current `TO` follows a range: `a:[1 TO 2 TO 3]`.
  private func endedRange(in level: Level) -> Bool {
    level.hasOperand && level.waiting == nil && nodes[top].kind == .valueRange
      && bytes[tokens[position].range.end - 1] != UInt8(ascii: ".")
  }

  /// `a:(1 b:2)`: a filter among the values of another, with the prefixes from `start` on.
  mutating func passOverFilter(from start: Int, in level: inout Level) {
    position += 1
    if current == .comparison { position += 1 }
    if let current, current.isValue { position += 1 }
    passOverTokens(.misplacedFilter, from: start, in: &level)
  }
}

extension TokenKind {
  /// Whether the token, after an operator, begins several values.
  fileprivate var beginsValues: Bool { self == .valueOpening || joinsValues }

  /// Whether the token stands between two values.
  fileprivate var joinsValues: Bool { self == .valueSeparator || self == .rangeOperator }

  /// Whether an item of values can begin with this token, apart from its `-`.
  fileprivate var beginsValue: Bool { isValue || self == .comparison || self == .rangeOperator }
}
