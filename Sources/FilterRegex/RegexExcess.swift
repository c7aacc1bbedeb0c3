import FilterText

extension RegexSyntax {
  /// Where the pattern first exceeds each of the limits: at the very character, or the braces, that are too many.
  func excesses(of limits: RegexLimits) -> [RegexFinding] {
    var found = excessesByCharacter(of: limits)
    if let range = excessiveBounds(limits.repetitionSum) {
      found.append(RegexFinding(problem: .tooManyRepetitions, range: range, tokens: 0..<0))
    }
    return found
  }

  /// The braces whose upper bound makes the sum of all too large. They are counted as they are written, also where they repeat
  /// nothing; but braces that are wrong by themselves do not count: one cause, one finding.
  private func excessiveBounds(_ limit: Int) -> SourceRange? {
    let bytes = source.bytes
    var sum = 0
    var token = 0
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "{"), let (upper, end) = upperBound(at: offset) else {
        offset += 1
        continue
      }
      while token < tokens.count, tokens[token].end <= offset { token += 1 }
      let own = token < tokens.count && tokens[token].start == offset ? tokens[token] : nil
      if own?.problem?.severity != .error {
        sum += upper
        if sum > limit { return own?.range ?? SourceRange(start: offset, end: end) }
      }
      offset = end
    }
    return nil
  }

  /// The upper bound of the braces at an offset, 0 where they have none, and the offset behind them; nil where no bounds stand there.
  private func upperBound(at start: Int) -> (Int, end: Int)? {
    let bytes = source.bytes
    var offset = start + 1
    var numbers = [0]
    var digits = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case let byte where byte >= 0x30 && byte <= 0x39:
        // Four digits are beyond any bound.
        numbers[numbers.count - 1] = min(numbers[numbers.count - 1] * 10 + Int(byte - 0x30), 9_999)
        digits += 1
      case UInt8(ascii: ",") where digits > 0 && numbers.count == 1: numbers.append(0)
      case UInt8(ascii: "}") where digits > 0: return (numbers[numbers.count - 1], offset + 1)
      default: return nil
      }
      offset += 1
    }
    return nil
  }

  private func excessesByCharacter(of limits: RegexLimits) -> [RegexFinding] {
    var found: [RegexFinding] = []
    var depth = 0
    var deepest = 0
    var score = 0
    var length = 0
    func report(_ problem: RegexProblem, _ start: Int, _ end: Int) {
      found.append(RegexFinding(problem: problem, range: SourceRange(start: start, end: end), tokens: 0..<0))
    }
    var isAfterHyphen = false
    for (offset, byte) in source.bytes.enumerated() {
      let scoreBefore = score
      let lengthBefore = length
      // The second of a pair of hyphens does not count.
      let isSecondHyphen = isAfterHyphen && byte == UInt8(ascii: "-")
      isAfterHyphen = !isSecondHyphen && byte == UInt8(ascii: "-")
      if isSecondHyphen { continue }
      if byte == UInt8(ascii: "{"), offset > 0, source.bytes[offset - 1] == UInt8(ascii: "#") { length += 1 }
      // A byte that continues a character is none of its own.
      if byte & 0xC0 != 0x80 { length += 1 }
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        score += 1
        if depth > deepest {
          deepest = depth
          if depth == max(limits.parenthesisDepth, 0) + 1 { report(.parenthesesTooDeep, offset, offset + 1) }
        }
      case UInt8(ascii: ")"): depth = max(depth - 1, 0)
      case UInt8(ascii: "."): score += 1
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"): score += 2
      case UInt8(ascii: "|"): score += 4
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): length += 1
      default: break
      }
      if score >= limits.complexity, scoreBefore < limits.complexity, score > 0 {
        report(.patternTooComplex, offset, offset + 1)
      }
      if length > limits.length, lengthBefore <= limits.length { report(.patternTooLong, offset, source.length) }
    }
    return found
  }
}
