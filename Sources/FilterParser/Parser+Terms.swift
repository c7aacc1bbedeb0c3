import FilterLexer
import FilterText

extension Parser {
  /// term = { "-" } ( name | exactName | filter | shorthand )
  ///
  /// The prefixes are consumed already. What cannot begin a term leaves them dangling.
  mutating func parseTerm(from start: Int) {
    let mark = pending.count
    switch current {
    case .word, .quoted, .unclosedQuoted:
      noteRepeatedMinus(from: start, isDangling: false)
      consumeText()
      finish(.nameTerm, from: start, adopting: mark)
    case .exclamation:
      noteRepeatedMinus(from: start, isDangling: false)
      position += 1
      switch current {
      case .word, .quoted, .unclosedQuoted: consumeText()
      default: missing(.missingName)
      }
      finish(.exactNameTerm, from: start, adopting: mark)
    case .shorthand:
      noteRepeatedMinus(from: start, isDangling: false)
      position += 1
      finish(.shorthandTerm, from: start, adopting: mark)
    case .field, .comparison:
      noteRepeatedMinus(from: start, isDangling: false)
      parseFilter(from: start, adopting: mark)
    default:
      noteRepeatedMinus(from: start, isDangling: true)
      missing(.missingName)
      finish(.nameTerm, from: start, adopting: mark)
    }
  }

  /// filter = field comparison ( value | quoted | regex )
  private mutating func parseFilter(from start: Int, adopting mark: Int) {
    if current == .field { position += 1 } else { missing(.missingField) }
    let isHalf = current == .halfComparison
    position += 1
    switch current {
    case .value where !isHalf:
      let value = position
      position += 1
      if beginsWithComparison(value) {
        damage.insert(.recovered)
        finish(.doubledOperator, from: value, adopting: pending.count)
      } else {
        noteUnopenedQuote(value)
      }
    case .quoted where !isHalf, .unclosedQuoted where !isHalf:
      consumeText()
    case .regex where !isHalf:
      position += 1
      return finish(.regexTerm, from: start, adopting: mark)
    case .unclosedRegex where !isHalf:
      position += 1
      missing(.missingClosingSlash, .unclosed)
      return finish(.regexTerm, from: start, adopting: mark)
    default:
      missing(.missingValue)
    }
    finish(.filterTerm, from: start, adopting: mark)
  }

  /// A word or a quoted text.
  private mutating func consumeText() {
    let kind = tokens[position].kind
    if kind == .word { noteUnopenedQuote(position) }
    position += 1
    if kind == .unclosedQuoted { missing(.missingClosingQuote, .unclosed) }
  }

  /// `--t:elf`: the prefixes that cancel out become a node. One is kept where nothing else would be left of the term.
  mutating func noteRepeatedMinus(from start: Int, isDangling: Bool) {
    let count = position - start
    guard count > 1 else { return }
    let surplus = isDangling ? count - 1 : count & ~1
    damage.insert(.recovered)
    finish(.repeatedMinus, from: start, to: start + surplus, adopting: pending.count)
  }

  /// `o:/a/i`, `"a"b`: text glued behind a closing slash or quote begins a term of its own.
  mutating func noteMissingSpace() {
    guard position > 0, let next = current else { return }
    switch tokens[position - 1].kind {
    case .quoted, .regex:
      switch next {
      case .word, .quoted, .unclosedQuoted, .field, .comparison, .minus, .exclamation, .shorthand:
        missing(.missingSpace)
      default: break
      }
    default: break
    }
  }

  private func beginsWithComparison(_ token: Int) -> Bool {
    switch source.bytes[tokens[token].range.start] {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"): true
    default: false
    }
  }

  private mutating func noteUnopenedQuote(_ token: Int) {
    let bytes = source.bytes
    let range = tokens[token].range
    if bytes[range.end - 1] == UInt8(ascii: "\"") || (bytes[range.end - 1] >= 0x9C && bytes[range.end - 1] <= 0x9D) {
      if UnopenedQuote(in: source, range) != nil { damage.insert(.suspicious) }
    }
  }
}
