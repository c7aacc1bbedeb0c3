/// An error in a grammar file.
struct EBNFError: Error, CustomStringConvertible {
  let line: Int
  let message: String

  var description: String { "FilterQuery.ebnf:\(line): \(message)" }
}

/// Reads the notation described at the top of the grammar file.
struct EBNFReader {
  let scalars: [Unicode.Scalar]
  var offset = 0
  var section = ""
  var comment = RuleComment()
  /// The rule that is being read, and how many forks it has so far.
  private var name = ""
  private var forks = 0

  init(_ text: String) {
    self.scalars = Array(text.unicodeScalars)
  }

  mutating func rules() throws(EBNFError) -> [Rule] {
    var rules: [Rule] = []
    try skipBlanks()
    while offset < scalars.count {
      rules.append(try rule())
      try skipBlanks()
    }
    return rules
  }

  private mutating func rule() throws(EBNFError) -> Rule {
    let line = line
    let start = offset
    forks = 0
    name = try readName()
    try expect("=")
    let expression = try choice()
    try expect(";")
    let text = string(start..<offset)
    defer { comment = RuleComment() }
    var examples = comment.values("Example")
    for built in comment.values("Built") {
      var reader = EBNFReader(built)
      guard let text = try reader.choice().literal else { throw error("an example must be built of texts") }
      examples.append(text)
    }
    return Rule(
      name: name, line: line, section: section, text: text, expression: expression, reason: comment.reason,
      examples: examples, node: comment.values("Node").first, token: comment.values("Token").first,
      diagnostic: comment.values("Diagnostic").first
    )
  }

  private mutating func choice() throws(EBNFError) -> Expression {
    var alternatives = [try sequence()]
    while try skip("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(fork(), alternatives)
  }

  private mutating func sequence() throws(EBNFError) -> Expression {
    var parts = [try primary()]
    while try skip(",") { parts.append(try primary()) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func primary() throws(EBNFError) -> Expression {
    try skipBlanks()
    guard let first = current else { throw error("the rule does not end") }
    switch first {
    case "(": return try enclosed(by: ")")
    case "{": return .repetition(fork(), try enclosed(by: "}"))
    case "[":
      offset += 1
      if current == " " || current == "\n" {
        offset -= 1
        return .optional(fork(), try enclosed(by: "]"))
      }
      return .characters(try characterClass())
    case "\"", "'":
      offset += 1
      return .text(try upTo(first))
    case "?":
      offset += 1
      let phrase = try upTo("?").split(separator: " ").joined(separator: " ")
      guard let condition = Condition(rawValue: phrase) else { throw error("no condition is called '\(phrase)'") }
      return .condition(condition)
    case "0"..."9":
      var count = 0
      while let digit = current?.properties.numericType == .decimal ? current : nil {
        count = count * 10 + Int(digit.value - 0x30)
        offset += 1
      }
      try expect("*")
      return .times(count, try primary())
    default: return .reference(try readName())
    }
  }

  private mutating func enclosed(by closing: Unicode.Scalar) throws(EBNFError) -> Expression {
    offset += 1
    let inner = try choice()
    try expect(closing)
    return inner
  }

  private mutating func characterClass() throws(EBNFError) -> CharacterClass {
    let isNegated = current == "^"
    if isNegated { offset += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    var (hasLetters, hasMarks) = (false, false)
    while let scalar = current, scalar != "]" {
      offset += 1
      if scalar == "\\", let escaped = current {
        offset += 1
        switch escaped {
        case "s": ranges += CharacterClass.whitespace
        case "l": hasLetters = true
        case "m": hasMarks = true
        default: ranges.append(escaped...escaped)
        }
      } else if current == "-", offset + 1 < scalars.count {
        ranges.append(scalar...scalars[offset + 1])
        offset += 2
      } else {
        ranges.append(scalar...scalar)
      }
    }
    try expect("]")
    return CharacterClass(isNegated: isNegated, ranges: ranges, hasLetters: hasLetters, hasMarks: hasMarks)
  }

  private mutating func fork() -> Fork {
    forks += 1
    return Fork(rule: name, number: forks)
  }
}
