import FilterText

extension RegexLexer {
  /// `*`, `+` or `?`, and the `?` that makes it lazy.
  mutating func scanQuantifier(_ minimum: Int, _ maximum: Int?) {
    let isLazy = byte(at: offset + 1) == UInt8(ascii: "?")
    emit(.quantifier(RegexRepetition(minimum, maximum, isLazy: isLazy)), isLazy ? 2 : 1)
  }

  /// A brace before a digit, which begins bounds whatever follows; before anything else it is a character.
  mutating func scanBounds() {
    var end = offset + 1
    let minimum = scanBound(&end)
    var maximum: Int? = minimum
    if byte(at: end) == UInt8(ascii: ",") {
      end += 1
      maximum = isDigit(byte(at: end)) ? scanBound(&end) : nil
    }
    guard byte(at: end) == UInt8(ascii: "}") else { return emit(.damaged, end - offset, .malformedBounds) }
    end += 1
    let isLazy = byte(at: end) == UInt8(ascii: "?")
    if isLazy { end += 1 }
    var problem: RegexProblem?
    if max(minimum, maximum ?? 0) > RegexRepetition.largestBound {
      problem = .boundTooLarge
    } else if let maximum, maximum < minimum {
      problem = .reversedBounds
    }
    emit(.quantifier(RegexRepetition(minimum, maximum, isLazy: isLazy)), end - offset, problem)
  }

  private mutating func scanBound(_ end: inout Int) -> Int {
    var value = 0
    while isDigit(byte(at: end)) {
      value = min(value * 10 + Int(bytes[end] - UInt8(ascii: "0")), RegexRepetition.largestBound + 1)
      end += 1
      steps &+= 1
    }
    return value
  }
}
