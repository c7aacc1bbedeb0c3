import FilterLexer
import FilterText

extension Parser {
  /// term = { "-" } ( name | exactName | filter | shorthand )
  ///
  /// The prefixes are consumed already; `first` is the first token behind them and behind punctuation without a meaning.
  /// What cannot begin a term leaves them dangling.
  mutating func parseTerm(_ prefix: Range<Int>, at first: Int) {
    let start = prefix.lowerBound
    let mark = height
    let kind = first < tokens.count ? tokens[first].kind : nil
    notePrefix(prefix, before: first, isDangling: kind.map { !$0.beginsTerm } ?? true)
    switch kind {
    case .word, .quoted, .unclosedQuoted:
      consumeText()
      finishTerm(.nameTerm, from: start, adopting: mark)
    case .field where first + 1 < tokens.count && tokens[first + 1].kind == .halfComparison:
      // `kaboom!`: a name may end in `!`. Whether the word is a field after all only a vocabulary can say.
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
      parseFilter(from: start, adopting: mark)
    default:
      missing(.missingName)
      finish(.nameTerm, from: start, adopting: mark)
    }
  }

  /// filter = field comparison ( value | quoted | regex )
  private mutating func parseFilter(from start: Int, adopting mark: Int) {
    let hasField = current == .field
    if hasField { position += 1 } else { missing(.missingField) }
    position += 1
    switch current {
    case .value:
      let value = position
      position += 1
      if beginsWithComparison(value) {
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
      missing(.missingClosingSlash, .unclosed)
      return finishTerm(.regexTerm, from: start, adopting: mark, isComplete: hasField)
    default:
      missing(.missingValue)
      return finish(.filterTerm, from: start, adopting: mark)
    }
    finishTerm(.filterTerm, from: start, adopting: mark, isComplete: hasField)
  }

  /// A word or a quoted text.
  private mutating func consumeText() {
    let kind = tokens[position].kind
    if kind == .word { noteUnopenedQuote(position) }
    position += 1
    if kind == .unclosedQuoted { missing(.missingClosingQuote, .unclosed) }
  }

  /// What stands before a term or group besides one minus: minuses that cancel out, and punctuation up to the token `first`,
  /// to which the parser moves on.
  @inline(__always)
  mutating func notePrefix(_ prefix: Range<Int>, before first: Int, isDangling: Bool) {
    if prefix.count > 1 { noteRepeatedMinus(prefix, isDangling: isDangling) }
    if first > position { noteStrayPunctuation(to: first) }
  }

  /// `--t:elf`: the prefixes that cancel out become a node. One is kept where nothing else would be left of the term.
  @inline(never)
  private mutating func noteRepeatedMinus(_ prefix: Range<Int>, isDangling: Bool) {
    let surplus = isDangling ? prefix.count - 1 : prefix.count & ~1
    damage.insert(.recovered)
    finish(.repeatedMinus, from: prefix.lowerBound, to: prefix.lowerBound + surplus, adopting: height)
  }

  /// `-/bolt/`, `!/bolt/`: marks between a prefix and what it belongs to become a node, and the prefix keeps its meaning.
  @inline(never)
  private mutating func noteStrayPunctuation(to first: Int) {
    steps &+= first &- position
    damage.insert(.recovered)
    finish(.strayPunctuation, from: position, to: first, adopting: height)
    position = first
  }

  /// `o:/a/i`, `"a"b`: text glued behind a closing slash or quote begins a term of its own.
  @inline(__always)
  mutating func noteMissingSpace() {
    guard let next = current, position > 0 else { return }
    switch tokens[position - 1].kind {
    case .quoted, .regex: if next.beginsTerm || next == .minus { missing(.missingSpace) }
    default: break
    }
  }

  private func beginsWithComparison(_ token: Int) -> Bool {
    switch bytes[tokens[token].range.start] {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): true
    default: false
    }
  }

  private mutating func noteUnopenedQuote(_ token: Int) {
    let range = tokens[token].range
    guard UnopenedQuote.mayEnd(with: bytes[range.end - 1]) else { return }
    if UnopenedQuote(in: bytes, range) != nil { damage.insert(.suspicious) }
  }

  /// Ends a term that is a condition as it stands, unless `isComplete` says otherwise.
  private mutating func finishTerm(
    _ kind: SyntaxKind, from start: Int, adopting mark: Int, isComplete: Bool = true
  ) {
    finish(kind, from: start, adopting: mark)
    nodes[nodes.count - 1].isComplete = isComplete
  }
}

extension TokenKind {
  /// Whether a term can begin here, its `-` not counted.
  var beginsTerm: Bool {
    switch self {
    case .field, .comparison, .exclamation, .shorthand: true
    default: isText
    }
  }

  /// Whether it is a name: a word or a quoted text.
  fileprivate var isText: Bool {
    switch self {
    case .word, .quoted, .unclosedQuoted: true
    default: false
    }
  }
}
