import FilterAST
import FilterLexer
import FilterText

extension Parser {
  /// term = { "-" } ( name | exactName | filter | shorthand )
  ///
  /// The prefixes are already consumed; `first` is the first token after them and after meaningless punctuation. A
  /// token that cannot begin a term leaves the prefixes dangling.
  mutating func parseTerm(_ prefix: Range<Int>, at first: Int, depth: Int) {
    let start = prefix.lowerBound
    let mark = height
    let kind = first < tokens.count ? tokens[first].kind : nil
    notePrefix(prefix, before: first, isDangling: kind.map { !$0.beginsTerm } ?? true)
    switch kind {
    case .word, .quoted, .unclosedQuoted:
      consumeText()
      finishTerm(.nameTerm, from: start, adopting: mark)
    case .field where first + 1 < tokens.count && tokens[first + 1].kind == .halfComparison:
      // `kaboom!`: a name may end in `!`. Only a vocabulary can tell whether the word is a field.
      position += 2
      finishTerm(.nameTerm, from: start, adopting: mark)
    case .exclamation:
      position += 1
      if current == .slash, position + 1 < tokens.count, tokens[position + 1].kind.isText {
        noteStrayPunctuation(to: position + 1)
      }
      switch current {
      case .word, .quoted, .unclosedQuoted:
        consumeText()
        finishTerm(.exactNameTerm, from: start, adopting: mark)
      default:
        missing(.missingName)
        finish(.exactNameTerm, from: start, adopting: mark)
      }
    case .shorthand:
      position += 1
      finishTerm(.shorthandTerm, from: start, adopting: mark)
    case .field, .comparison:
      parseFilter(from: start, adopting: mark, depth: depth)
    default:
      missing(.missingName)
      finish(.nameTerm, from: start, adopting: mark)
    }
  }

  /// filter = field comparison ( value | quoted | regex | values )
  private mutating func parseFilter(from start: Int, adopting mark: Int, depth: Int) {
    let hasField = current == .field
    if hasField { position += 1 } else { missing(.missingField) }
    position += 1
    if readsValues, isAtValues { return parseValues(from: start, adopting: mark, depth: depth, hasField: hasField) }
    switch current {
    case .value:
      let value = position
      position += 1
      if readsValues && isMatch(value - 1) ? isOpenPattern(value) : beginsWithComparison(value) {
        damage.insert(.recovered)
        finish(.doubledOperator, from: value, adopting: height)
        return finish(.filterTerm, from: start, adopting: mark)
      }
      noteUnopenedQuote(value)
    case .quoted, .unclosedQuoted:
      consumeText()
    case .regex:
      position += 1
      return finishTerm(.regexTerm, from: start, adopting: mark, isComplete: hasField)
    case .unclosedRegex:
      position += 1
      missing(.missingClosingSlash, cause: .unclosed)
      return finishTerm(.regexTerm, from: start, adopting: mark, isComplete: hasField)
    default:
      missing(.missingValue)
      return finish(.filterTerm, from: start, adopting: mark)
    }
    finishTerm(.filterTerm, from: start, adopting: mark, isComplete: hasField)
  }

  /// A word or a quoted text.
  mutating func consumeText() {
    let kind = tokens[position].kind
    if kind == .word { noteUnopenedQuote(position) }
    position += 1
    if kind == .unclosedQuoted { missing(.missingClosingQuote, cause: .unclosed) }
  }

  /// Makes nodes for what precedes a term or group besides a single minus: minuses that cancel, and punctuation up to
  /// the token `first`, where parsing continues.
  @inline(__always)
  mutating func notePrefix(_ prefix: Range<Int>, before first: Int, isDangling: Bool) {
    if prefix.count > 1 { noteRepeatedMinus(prefix, isDangling: isDangling) }
    if first > position { noteStrayPunctuation(to: first) }
  }

  /// `--t:elf`: the prefixes that cancel become a node. One stays if the term consists of nothing else.
  @inline(never)
  private mutating func noteRepeatedMinus(_ prefix: Range<Int>, isDangling: Bool) {
    let surplus = isDangling ? prefix.count - 1 : prefix.count & ~1
    damage.insert(.recovered)
    finish(.repeatedMinus, from: prefix.lowerBound, to: prefix.lowerBound + surplus, adopting: height)
  }

  /// `-/bolt/`, `!/bolt/`: marks between a prefix and its operand become a node, and the prefix keeps its meaning.
  @inline(never)
  private mutating func noteStrayPunctuation(to first: Int) {
    steps &+= first &- position
    damage.insert(.recovered)
    finish(.strayPunctuation, from: position, to: first, adopting: height)
    position = first
  }

  /// `o:/a/i`, `"a"b`: text directly after a closing slash or quote begins a separate term.
  @inline(__always)
  mutating func noteMissingSpace() {
    guard let next = current, position > 0 else { return }
    switch tokens[position - 1].kind {
    case .quoted, .regex: if next.beginsTerm || next == .minus { missing(.missingSpace) }
    default: break
    }
  }

  func beginsWithComparison(_ token: Int) -> Bool {
    switch bytes[tokens[token].range.start] {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): true
    default: false
    }
  }

  /// Whether an operator is `=~` or `!~`, after which any text is a pattern.
  func isMatch(_ token: Int) -> Bool { TermSource.isMatch(bytes, tokens[token].range) }

  /// Whether a bare pattern has a parenthesis that it does not close.
  func isOpenPattern(_ token: Int) -> Bool {
    BareText.openParentheses(in: bytes[tokens[token].range.start..<tokens[token].range.end]) > 0
  }

  mutating func noteUnopenedQuote(_ token: Int) {
    let range = tokens[token].range
    guard UnopenedQuote.mayEnd(with: bytes[range.end - 1]) else { return }
    if UnopenedQuote(in: bytes, range) != nil { damage.insert(.suspicious) }
  }

  /// Ends a term; it is complete unless `isComplete` is false.
  mutating func finishTerm(
    _ kind: SyntaxKind, from start: Int, adopting mark: Int, isComplete: Bool = true
  ) {
    finish(kind, from: start, adopting: mark)
    nodes.markNewest(isComplete: isComplete)
    if isComplete { hasTerm = true }
  }
}

extension TokenKind {
  /// Whether a term can begin with this token, apart from its `-`.
  var beginsTerm: Bool {
    switch self {
    case .field, .comparison, .exclamation, .shorthand: true
    default: isText
    }
  }

  /// Whether the token is a name: a word or a quoted text.
  fileprivate var isText: Bool {
    switch self {
    case .word, .quoted, .unclosedQuoted: true
    default: false
    }
  }
}

/// The operators that only a space separates from their field or value: `pow >= 3`, `t: elf`.
///
/// A word can belong to one operator only, so they are resolved from left to right in one pass: in `t: pow >=3` the
/// word is the value of `t:`, and `>=3` has no field.
struct OperatorGaps {
  /// For each token, the sides on which white space separates an operator. An array of bytes, since every third byte
  /// may be an operator and a dictionary would take ten times the memory of the text.
  private var sides: [UInt8]

  private static let before: UInt8 = 1
  private static let after: UInt8 = 2

  /// The white space before an operator; nil if none separates it from its field.
  func before(_ operation: Int) -> Int? { sides[operation] & OperatorGaps.before != 0 ? operation - 1 : nil }

  /// The white space after an operator; nil if none separates it from its value.
  func after(_ operation: Int) -> Int? { sides[operation] & OperatorGaps.after != 0 ? operation + 1 : nil }

  init(in tree: SyntaxTree) {
    sides = Array(repeating: 0, count: tree.tokens.count)
    var taken = -1
    let tokens = tree.tokens
    func kind(_ index: Int) -> TokenKind? { tokens.indices.contains(index) ? tokens[index].kind : nil }
    for index in tokens.indices where tokens[index].kind == .comparison {
      let hasField = kind(index - 1) == .field
      var value: Int?
      switch (kind(index + 1), kind(index + 2)) {
      case (.whitespace, .word), (.whitespace, .quoted), (.whitespace, .unclosedQuoted): value = index + 2
      default: break
      }
      if hasField {
        if let value {
          sides[index] |= OperatorGaps.after
          taken = value
        }
        continue
      }
      guard kind(index - 1) == .whitespace, kind(index - 2) == .word, taken != index - 2,
        kind(index - 3) != .exclamation,
        FieldName(exactly: tree.source[tokens[index - 2].range]) != nil
      else { continue }
      let hasValue: Bool =
        switch kind(index + 1) {
        case .value, .quoted, .unclosedQuoted, .regex, .unclosedRegex: true
        default: false
        }
      guard hasValue || value != nil else { continue }
      sides[index] |= OperatorGaps.before
      if !hasValue, let value {
        sides[index] |= OperatorGaps.after
        taken = value
      }
    }
  }
}
