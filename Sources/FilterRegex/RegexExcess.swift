import FilterText

extension RegexSyntax {
  /// Where the pattern first exceeds each of the limits: at the very character, or the braces, that are too many.
  func excesses(of limits: RegexLimits) -> [RegexFinding] {
    var found = excessesByCharacter(of: limits)
    var sum = 0
    for token in tokens {
      // Braces that are wrong by themselves do not count: one cause, one finding.
      guard case .quantifier(let repetition) = token.kind, token.problem?.severity != .error,
        source.bytes[token.start] == UInt8(ascii: "{")
      else { continue }
      sum += repetition.maximum ?? 0
      if sum > limits.repetitionSum {
        found.append(RegexFinding(problem: .tooManyRepetitions, range: token.range, tokens: 0..<0))
        break
      }
    }
    return found
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
    for (offset, byte) in source.bytes.enumerated() {
      let scoreBefore = score
      let lengthBefore = length
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
