import FilterText

extension RegexToken {
  /// What a token is to the eye, wrong or not.
  func category(isInClass: Bool) -> RegexPart.Category {
    switch kind {
    case .literal: isInClass ? .characterClass : .literal
    case .escaped: .escape
    case .any, .escapeClass, .classOpen, .classClose, .classHyphen, .posixClass: .characterClass
    case .anchor: .anchor
    case .shorthand: .shorthand
    case .selfReference: .selfReference
    case .backReference: .escape
    case .alternation: .alternation
    case .open, .close: .group
    case .comment: .comment
    case .quantifier: .quantifier
    case .damaged: .error
    }
  }

  /// What a token means, in a few words.
  var explanation: String {
    switch kind {
    case .literal(let scalar), .escaped(let scalar): RegexToken.named(scalar)
    case .any: "any character"
    case .escapeClass(let name): name.summary
    case .posixClass(let name): name.summary
    case .anchor(let anchor): anchor.summary
    case .shorthand(let shorthand): shorthand.summary
    case .selfReference: "the card's own name or self reference"
    case .backReference: "a back-reference, which never matches"
    case .alternation: "or"
    case .open(let kind): kind.summary
    case .close: "the end of the group"
    case .comment: "a comment"
    case .quantifier(let repetition): repetition.summary
    case .classOpen(let isNegated): isNegated ? "any character but these" : "one of these characters"
    case .classClose: "the end of the characters"
    case .classHyphen: "to"
    case .damaged: "nothing"
    }
  }

  /// A character in words: itself, or what it is where it would not be seen.
  static func named(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ": return "a space"
    case "\t": return "a tab"
    case "\n": return "a line break"
    default:
      let text = RegexNodeKind.visible(scalar)
      return text.utf8.starts(with: "U+".utf8) ? text : "'\(text)'"
    }
  }
}

extension RegexRepetition {
  /// How often, in words.
  var summary: String {
    let times: String
    switch (minimum, maximum) {
    case (0, nil): times = "zero or more times"
    case (1, nil): times = "one or more times"
    case (let least, nil): times = "\(least) or more times"
    case (0, 1): times = "once or not at all"
    case (1, 1): return "exactly once"
    case (let least, let most) where least == most: return "exactly \(least) times"
    case (let least, let most?): times = "\(least) to \(most) times"
    }
    return times + (isLazy ? ", as few as possible" : ", as many as possible")
  }
}

extension RegexGroupKind {
  /// What the group asks for, in words.
  var summary: String {
    switch self {
    case .capturing, .nonCapturing, .named, .atomic, .flagged, .unknown: "a group"
    case .lookAhead: "followed by"
    case .negativeLookAhead: "not followed by"
    case .lookBehind: "preceded by"
    case .negativeLookBehind: "not preceded by"
    }
  }
}

extension RegexAnchor {
  /// The place, in words.
  var summary: String {
    switch self {
    case .lineStart: "the beginning of a line"
    case .lineEnd: "the end of a line"
    case .textStart: "the beginning of the text"
    case .textEnd: "the end of the text"
    case .wordBoundary: "the beginning or end of a word"
    case .notWordBoundary: "neither the beginning nor the end of a word"
    case .wordStart: "the beginning of a word"
    case .wordEnd: "the end of a word"
    }
  }
}

extension RegexEscapeClass {
  /// The set, in words.
  var summary: String {
    switch self {
    case .digit: "any digit"
    case .notDigit: "any character but a digit"
    case .space: "any white space"
    case .notSpace: "any character but white space"
    case .word: "any letter, digit or underscore"
    case .notWord: "any character but a letter, digit or underscore"
    }
  }
}

extension RegexPosixClass {
  /// The set, in words.
  var summary: String {
    switch self {
    case .alnum: "any letter or digit"
    case .alpha: "any letter"
    case .ascii: "any ASCII character"
    case .blank: "a space or a tab"
    case .cntrl: "any control character"
    case .digit: "any digit"
    case .graph: "any character that can be seen"
    case .lower: "any lower-case letter"
    case .print: "any character that can be seen, or a space"
    case .punct: "any punctuation"
    case .space: "any white space"
    case .upper: "any upper-case letter"
    case .word: "any letter, digit or underscore"
    case .xdigit: "any hexadecimal digit"
    }
  }
}
