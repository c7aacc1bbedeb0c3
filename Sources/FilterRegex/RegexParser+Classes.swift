extension RegexParser {
  /// Reads from a `[` to its `]`, or to the end of the text.
  mutating func parseClass(isNegated: Bool) {
    let start = tokens[position].start
    let mark = orphans.count
    position += 1
    while position < tokens.count, tokens[position].kind != .classClose {
      steps &+= 1
      parseClassItem()
      position += 1
    }
    // An open class ends with the last token, which the loop of the parser must see again.
    if position == tokens.count { position -= 1 }
    finish(.characterClass(isNegated: isNegated), from: start, to: tokens[position].end, adopting: mark)
  }

  private mutating func parseClassItem() {
    switch tokens[position].kind {
    case .literal(let scalar), .escaped(let scalar):
      if position + 1 < tokens.count, tokens[position + 1].kind == .classHyphen {
        parseRange(from: scalar)
      } else {
        leaf(.literal(scalar))
      }
    case .escapeClass(let name): leaf(.escapeClass(name))
    case .posixClass(let name): leaf(.posixClass(name))
    case .classHyphen:
      // `[a-c-e]`, `[\d-z]`; for `[a-` the diagnostic about the missing bracket suffices.
      tokens[position].kind = .literal("-")
      if position + 1 < tokens.count { tokens[position].diagnostic = .misplacedHyphen }
      leaf(.literal("-"))
    default: leaf(.damaged(tokens[position].diagnostic ?? .unclosedClass))
    }
  }

  /// `a-z`: three tokens, of which the last may be a hyphen itself.
  private mutating func parseRange(from lower: Unicode.Scalar) {
    let start = tokens[position].start
    let end = position + 2
    if end < tokens.count, tokens[end].kind == .classHyphen { tokens[end].kind = .literal("-") }
    guard end < tokens.count, let upper = tokens[end].scalar else {
      // Without the other end, the hyphen is the next item.
      return leaf(.literal(lower))
    }
    position = end
    if lower <= upper {
      return finish(.classRange(lower...upper), from: start, to: tokens[end].end, adopting: orphans.count)
    }
    tokens[end - 1].diagnostic = .reversedRange
    finish(.damaged(.reversedRange), from: start, to: tokens[end].end, adopting: orphans.count)
  }
}

extension RegexParser {
  /// A quantifier applies to the piece before it. PostgreSQL rejects one after another quantifier or after an anchor.
  mutating func parseQuantifier(_ repetition: RegexRepetition) {
    switch newest {
    case nil, .anchor, .damaged(.inlineFlags), .damaged(.nothingToRepeat): damage(.nothingToRepeat)
    case .group(let kind) where kind.isLookAround: damage(.nothingToRepeat)
    case .quantified(let before): damage(isPossessive && !before.isLazy ? .possessiveQuantifier : .doubledQuantifier)
    case .damaged(.possessiveQuantifier), .damaged(.doubledQuantifier): damage(.doubledQuantifier)
    case .literal(let scalar):
      // `add {2}`: a repeated space or closing brace is unlikely; probably a symbol is meant.
      if isNumberInBraces(repetition), scalar == " " || scalar == "}" {
        tokens[position].diagnostic = tokens[position].diagnostic ?? .symbolAsBounds
      }
      wrapNewest(.quantified(repetition))
    default: wrapNewest(.quantified(repetition))
    }
  }

  /// Whether the current token is a `+`, which other dialects allow after a quantifier.
  private var isPossessive: Bool {
    tokens[position].kind == .quantifier(RegexRepetition(minimum: 1, maximum: nil))
      && tokens[position].end == tokens[position].start + 1
  }

  /// `{2}`. No other quantifier has equal bounds: `?` and `*` allow zero repetitions, `+` has no maximum.
  private func isNumberInBraces(_ repetition: RegexRepetition) -> Bool {
    repetition.minimum == repetition.maximum && tokens[position].end <= tokens[position].start + 5
  }
}
