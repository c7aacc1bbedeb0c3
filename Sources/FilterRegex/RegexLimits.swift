import FilterText

/// The limits of a dialect on the size of a pattern.
///
/// All limits count characters as written, whatever they mean, as the dialect does.
public struct RegexLimits: Hashable, Sendable {
  /// The maximum depth of parentheses. Escaped ones count, and so do those in brackets.
  package let parenthesisDepth: Int
  /// The exclusive maximum of the score: each `.` and `(` is one point, each `*`, `+`, `?` and `{` two, each `|` four.
  package let complexity: Int
  /// The maximum number of Unicode scalars. A backslash and a `"` count twice, a pair of hyphens once, and `#{` three
  /// times.
  package let length: Int
  /// The maximum sum of the upper bounds of all braces, including those in brackets. `{2,}` adds nothing.
  package let repetitionSum: Int

  /// Makes limits. A negative number has the effect of zero.
  public init(parenthesisDepth: Int, complexity: Int, length: Int, repetitionSum: Int) {
    self.parenthesisDepth = parenthesisDepth
    self.complexity = complexity
    self.length = length
    self.repetitionSum = repetitionSum
  }
}

extension RegexSyntax {
  /// The first violation of each limit, at the character or the braces that exceed it.
  func violations(of limits: RegexLimits) -> [RegexDiagnostic] {
    var found = violationsByCharacter(of: limits)
    if let range = firstBounds(exceeding: limits.repetitionSum) {
      found.append(RegexDiagnostic(kind: .tooManyRepetitions, range: range, tokens: 0..<0))
    }
    return found
  }

  /// The braces whose upper bound makes the sum of all exceed `limit`. Braces count as written, even if they repeat
  /// nothing, but those with an error of their own do not: one diagnostic for each cause.
  private func firstBounds(exceeding limit: Int) -> SourceRange? {
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
      if own?.diagnostic?.severity != .error {
        sum += upper
        if sum > limit { return own?.range ?? SourceRange(start: offset, end: end) }
      }
      offset = end
    }
    return nil
  }

  /// The upper bound of the braces at an offset (0 if absent) and their end; nil if there are no bounds at the offset.
  private func upperBound(at start: Int) -> (Int, end: Int)? {
    let bytes = source.bytes
    var offset = start + 1
    var numbers = [0]
    var digits = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case let byte where byte.isDigit:
        // Four digits exceed any bound.
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

  private func violationsByCharacter(of limits: RegexLimits) -> [RegexDiagnostic] {
    var found: [RegexDiagnostic] = []
    var depth = 0
    var deepest = 0
    var score = 0
    var length = 0
    func report(_ kind: RegexDiagnosticKind, from start: Int, to end: Int) {
      found.append(RegexDiagnostic(kind: kind, range: SourceRange(start: start, end: end), tokens: 0..<0))
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
      // A continuation byte is not a character of its own.
      if byte & 0xC0 != 0x80 { length += 1 }
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        score += 1
        if depth > deepest {
          deepest = depth
          if depth == max(limits.parenthesisDepth, 0) + 1 { report(.parenthesesTooDeep, from: offset, to: offset + 1) }
        }
      case UInt8(ascii: ")"): depth = max(depth - 1, 0)
      case UInt8(ascii: "."): score += 1
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"): score += 2
      case UInt8(ascii: "|"): score += 4
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): length += 1
      default: break
      }
      if score >= limits.complexity, scoreBefore < limits.complexity, score > 0 {
        report(.patternTooComplex, from: offset, to: offset + 1)
      }
      if length > limits.length, lengthBefore <= limits.length {
        report(.patternTooLong, from: offset, to: source.length)
      }
    }
    return found
  }
}
