/// The wording of findings, apart from the facts: one sentence each, without a full stop.
extension RegexProblem {
  /// The message of a finding about `text`, which is what the finding covers.
  func message(about text: String, limits: RegexLimits? = nil) -> String {
    let text = RegexProblem.shortened(text)
    return switch self {
    case .atomicGroup: "Atomic groups are refused"
    case .backReference: "The back-reference '\(text)' never matches"
    case .badCharacterCode: "'\(text)' names no character"
    case .boundTooLarge: "'\(text)' repeats more than \(RegexRepetition.largestBound) times"
    case .doubledQuantifier: "'\(text)' stands behind another quantifier"
    case .emptyClass: "The brackets hold no character: a ']' behind '[' is the first one"
    case .inlineFlags: "Flags such as '\(text)' are refused; upper and lower case are always the same"
    case .malformedBounds: "'\(text)' begins a number of repetitions that does not end in '}'"
    case .misplacedEscape: "'\(text)' stands for no character, so it cannot stand within brackets"
    case .misplacedHyphen: "This '-' joins no two characters"
    case .namedGroup: "Groups with a name are refused"
    case .nestingTooDeep:
      "Groups are nested more than \(RegexSyntax.maximumNesting) deep; the inner parentheses are passed over"
    case .nothingToRepeat: "Nothing that '\(text)' could repeat stands before it"
    case .parenthesesTooDeep:
      "Parentheses are nested more than \(limits?.parenthesisDepth ?? 0) deep, counting escaped ones as well"
    case .patternTooComplex:
      "The pattern is too complex: from here on it scores \(limits?.complexity ?? 0) or more "
        + "('.' and '(' are one point, '*', '+', '?' and '{' two, '|' four)"
    case .patternTooLong:
      "The pattern is too long: more than \(limits?.length ?? 0) characters, with '\\' and '\"' as two"
    case .possessiveQuantifier: "Possessive quantifiers are refused"
    case .reversedBounds: "The bounds of '\(text)' are the wrong way round"
    case .reversedRange: "The ends of '\(text)' are the wrong way round"
    case .shorthandInClass: "'\(text)' is no shorthand within brackets, where each character stands for itself"
    case .symbolAsBounds: "'\(text)' repeats the character before it; a symbol needs a backslash"
    case .tooManyRepetitions: "The upper bounds of all braces add up to more than \(limits?.repetitionSum ?? 0)"
    case .trailingBackslash: "Nothing follows the backslash"
    case .unclosedClass: "No ']' closes this '\(text)'"
    case .unclosedGroup: "No ')' closes this '\(text)'"
    case .unclosedPosixClass: "No '\(RegexProblem.mark(of: text))]' closes '\(text)'"
    case .unknownBackReference: "No group that '\(text)' could repeat ends before it, so it never matches"
    case .unknownEscape: "'\(text)' means nothing: letters have a backslash only where it gives them a meaning"
    case .unknownGroup: "'\(text)' begins no group: ':', '=', '!', '<=' or '<!' must follow"
    case .unknownPosixClass: "There is no class '\(text)'"
    case .unmatchedParenthesis: "No '(' opens what this '\(text)' closes"
    }
  }

  /// The mark a class with a name ends in, which is the second character of its beginning.
  static func mark(of text: String) -> String {
    text.unicodeScalars.dropFirst().first.map { String(Character($0)) } ?? ":"
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
