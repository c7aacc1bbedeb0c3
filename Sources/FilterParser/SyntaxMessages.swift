/// The wording of syntax findings, apart from the facts: one sentence each, without a full stop.
extension SyntaxProblem {
  /// The message of a finding about `text`, which is what the finding covers (or, for a gap, what stands before it).
  func message(about text: String) -> String {
    let text = SyntaxProblem.shortened(text)
    return switch self {
    case .danglingMinus: "A lone '-' negates nothing: it must be glued to a term"
    case .doubledOperator: "The value begins with an operator: '\(text)'"
    case .emptyGroup: "The parentheses hold no term"
    case .leadingConnective: "Nothing stands before '\(text)'"
    case .missingExactName: "A lone '!' names nothing: it must be glued to a name"
    case .missingField: "No field stands before the operator of '\(text)'"
    case .missingOperand: "Nothing follows '\(text)'"
    case .missingSpace:
      "Text is glued to the closing \(text == "/" ? "slash" : "quote"); it is read as a term of its own"
    case .missingValue: "No value follows '\(text)'"
    case .nestingTooDeep:
      "Parentheses are nested more than \(ParsedQuery.maximumNesting) deep; the inner ones are passed over"
    case .repeatedConnective: "One connective is enough here: '\(text)' is passed over"
    case .repeatedMinus: "These '-' cancel out"
    case .spaceAfterOperator: "A space separates '\(text)' from its value"
    case .spaceBeforeOperator: "A space separates a field from its operator '\(text)'"
    case .strayPunctuation: "'\(text)' between a prefix and its term is ignored"
    case .surplusParenthesis: "No '(' opens what this ')' closes"
    case .unclosedGroup: "No ')' closes this '('"
    case .unclosedQuote: "No quote closes this one"
    case .unclosedRegex: "No '/' closes this regular expression"
    case .unopenedQuote: "This quote was never opened; it is read as a letter of '\(text)'"
    }
  }

  /// A quotation that fits a line: one line, at most 40 characters.
  static func shortened(_ text: String) -> String {
    if text.utf8.count <= 40, text.utf8.allSatisfy({ $0 >= 0x20 }) { return text }
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      if count == 40 { return result + "…" }
      result.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
      count += 1
    }
    return result
  }
}

/// The titles of fixes: what pressing the button does.
enum FixTitle {
  static func remove(_ text: String) -> String { "Remove '\(SyntaxProblem.shortened(text))'" }
  static let removeTerm = "Remove the unfinished term"
  static let removeGroup = "Remove the parentheses"
  static let negateNext = "Negate what follows"
  static let nameNext = "Look for exactly what follows"
  static let joinOperator = "Remove the space"
  static let insertSpace = "Insert a space"
  static func close(_ text: String) -> String { "Insert '\(text)'" }
  static func replaceOperator(_ text: String) -> String { "Use '\(text)'" }
}
