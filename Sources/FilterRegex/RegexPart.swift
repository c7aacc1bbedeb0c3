public import FilterText

/// A piece of a pattern, for coloring and explanation. The parts cover the pattern without gaps.
public struct RegexPart: Hashable, Sendable {
  /// How a part is colored. The raw values are the words used in JSON.
  public enum Category: String, CaseIterable, Hashable, Sendable {
    /// Literal characters outside brackets.
    case literal
    /// A character written with a backslash: `\.`, `\n`.
    case escape
    /// A set of characters: `.`, `\d`, and brackets with their content.
    case characterClass
    /// The number of repetitions: `+`, `{2,3}`.
    case quantifier
    /// The beginning or end of a group: `(?:`, `)`.
    case group
    /// A position between two characters: `^`, `\b`.
    case anchor
    /// The bar between alternatives: `|`.
    case alternation
    /// A shorthand of the dialect: `\sm`.
    case shorthand
    /// The item's own name: `~`.
    case selfReference
    /// A comment, which has no effect: `(?#…)`.
    case comment
    /// Text that the dialect rejects.
    case error
  }

  /// The bytes of the part, in offsets of the pattern; never empty.
  public let range: SourceRange
  /// How the part is colored.
  public let category: Category
  /// The meaning in a few words, in lower case: `any mana symbol`, `one or more times, as many as possible`. For an
  /// error, the message of its diagnostic.
  public let description: String

  /// Makes a part from its range, category and meaning.
  package init(range: SourceRange, category: Category, description: String) {
    self.range = range
    self.category = category
    self.description = description
  }
}

extension RegexSyntax {
  /// The pieces of the pattern in order; none for the empty pattern. A run of literal characters is one part, except
  /// that a character with a quantifier is a part of its own. The three tokens of a range such as `a-z` are one part.
  public var parts: [RegexPart] {
    var parts: [RegexPart] = []
    var isInClass = false
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      var end = index + 1
      if isInClass, index + 2 < tokens.count, tokens[index + 1].kind == .classHyphen {
        end = index + 3
      } else if !isInClass {
        end = endOfText(from: index)
      }
      parts.append(part(of: index..<end, isInClass: isInClass))
      switch token.kind {
      case .classOpen: isInClass = true
      case .classClose: isInClass = false
      default: break
      }
      index = end
    }
    return parts
  }

  /// The end of the run of literal characters that begins at a token, excluding a character with a quantifier; the next
  /// token if there is no run.
  private func endOfText(from index: Int) -> Int {
    var end = index
    while end < tokens.count, case .literal = tokens[end].kind, tokens[end].diagnostic == nil { end += 1 }
    if end > index + 1, end < tokens.count, tokens[end].isQuantifier { end -= 1 }
    return max(end, index + 1)
  }

  private func part(of run: Range<Int>, isInClass: Bool) -> RegexPart {
    let first = tokens[run.lowerBound]
    let range = SourceRange(start: first.start, end: tokens[run.upperBound - 1].end)
    // The diagnostic of a range is stored at its hyphen.
    let diagnostic = run.count == 3 && isInClass ? tokens[run.lowerBound + 1].diagnostic : first.diagnostic
    if let diagnostic = first.isUnclosed ? .unclosedGroup : diagnostic, diagnostic.severity == .error {
      return RegexPart(range: range, category: .error, description: diagnostic.message(about: source[range]))
    }
    if isInClass, run.count == 3, let lower = first.scalar, let upper = tokens[run.upperBound - 1].scalar {
      let ends = "\(RegexToken.named(lower)) to \(RegexToken.named(upper))"
      return RegexPart(range: range, category: .characterClass, description: "any character from " + ends)
    }
    if !isInClass, run.count > 1 {
      let text = Diagnostic.quotation(of: source[range])
      return RegexPart(range: range, category: .literal, description: "the text '\(text)'")
    }
    return RegexPart(
      range: range, category: first.category(isInClass: isInClass), description: first.explanation)
  }
}

extension RegexToken {
  /// How a token is colored, apart from errors.
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

  /// The meaning of a token in a few words.
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
    case .classOpen(let isNegated): isNegated ? "any character except these" : "one of these characters"
    case .classClose: "the end of the characters"
    case .classHyphen: "to"
    case .damaged: "nothing"
    }
  }

  /// A character as a description: itself, or its name or code if it is invisible.
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
  /// A description of the number of repetitions.
  var summary: String {
    let times: String
    switch (minimum, maximum) {
    case (0, nil): times = "zero or more times"
    case (1, nil): times = "one or more times"
    case (let minimum, nil): times = "\(minimum) or more times"
    case (0, 1): times = "at most once"
    case (1, 1): return "exactly once"
    case (let minimum, let maximum) where minimum == maximum: return "exactly \(minimum) times"
    case (let minimum, let maximum?): times = "\(minimum) to \(maximum) times"
    }
    return times + (isLazy ? ", as few as possible" : ", as many as possible")
  }
}

extension RegexGroupKind {
  /// A description of the group.
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
  /// A description of the position.
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
  /// A description of the class.
  var summary: String {
    switch self {
    case .digit: "any digit"
    case .notDigit: "any character except a digit"
    case .space: "any white space"
    case .notSpace: "any character except white space"
    case .word: "any letter, digit or underscore"
    case .notWord: "any character except a letter, digit or underscore"
    }
  }
}

extension RegexPosixClass {
  /// A description of the class.
  var summary: String {
    switch self {
    case .alnum: "any letter or digit"
    case .alpha: "any letter"
    case .ascii: "any ASCII character"
    case .blank: "a space or a tab"
    case .cntrl: "any control character"
    case .digit: "any digit"
    case .graph: "any visible character"
    case .lower: "any lower-case letter"
    case .print: "any visible character or a space"
    case .punct: "any punctuation"
    case .space: "any white space"
    case .upper: "any upper-case letter"
    case .word: "any letter, digit or underscore"
    case .xdigit: "any hexadecimal digit"
    }
  }
}
