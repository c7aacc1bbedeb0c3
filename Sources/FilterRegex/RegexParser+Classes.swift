extension RegexParser {
  /// Everything from a `[` to its `]`, or to the end of the text.
  mutating func parseClass(isNegated: Bool) {
    let start = tokens[position].start
    let mark = orphans.count
    position += 1
    while position < tokens.count, tokens[position].kind != .classClose {
      steps &+= 1
      parseClassItem()
      position += 1
    }
    // An open class ends with the last token; the loop of the parser must find that one again.
    if position == tokens.count { position -= 1 }
    finish(.characterClass(isNegated: isNegated), start, tokens[position].end, adopting: mark)
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
      // `[a-c-e]`, `[\d-z]`; but of `[a-` the missing bracket says enough.
      tokens[position].kind = .literal("-")
      if position + 1 < tokens.count { tokens[position].problem = .misplacedHyphen }
      leaf(.literal("-"))
    default: leaf(.damaged(tokens[position].problem ?? .unclosedClass))
    }
  }

  /// `a-z`: three tokens, of which the last may be a hyphen itself.
  private mutating func parseRange(from lower: Unicode.Scalar) {
    let start = tokens[position].start
    let end = position + 2
    if end < tokens.count, tokens[end].kind == .classHyphen { tokens[end].kind = .literal("-") }
    guard end < tokens.count, let upper = tokens[end].scalar else {
      // Where the other end is missing, the hyphen is the next item, and a wrong one.
      return leaf(.literal(lower))
    }
    position = end
    if lower <= upper {
      return finish(.classRange(lower...upper), start, tokens[end].end, adopting: orphans.count)
    }
    tokens[end - 1].problem = .reversedRange
    finish(.damaged(.reversedRange), start, tokens[end].end, adopting: orphans.count)
  }
}
