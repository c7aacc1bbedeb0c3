/// What a node of a ``RegexSyntax`` is, with all a matcher needs to know of it.
///
/// The shape is regular: the pattern and each group hold one child, an alternation or a sequence; an alternation holds two
/// or more sequences; a sequence holds what is matched one after another.
public enum RegexNodeKind: Hashable, Sendable {
  /// The whole text.
  case pattern
  /// `a|b`: one of its sequences.
  case alternation
  /// What stands between two bars or parentheses, in order; nothing at all matches the empty text.
  case sequence
  /// A pair of parentheses. A group that is refused or never closed is a group all the same.
  case group(RegexGroupKind)
  /// Its only child, again and again. Bounds that are too large or reversed stand here as their repair would have them.
  case quantified(RegexRepetition)
  /// One character, in or out of brackets, however it is written: `a`, `\.`, `\x41`. Case is ignored. Bytes that are not
  /// UTF-8 are one U+FFFD.
  case literal(Unicode.Scalar)
  /// `.`: any character but a line break.
  case any
  /// `[…]`, `[^…]`: one character that is (or is not) in one of its children. Negated, it matches no line break.
  case characterClass(isNegated: Bool)
  /// `a-z` within brackets, both ends included.
  case classRange(ClosedRange<Unicode.Scalar>)
  /// `[:alpha:]` within brackets.
  case posixClass(RegexPosixClass)
  /// `\d` and its like, in or out of brackets.
  case escapeClass(RegexEscapeClass)
  /// A place between two characters: `^`, `\b`.
  case anchor(RegexAnchor)
  /// A symbol of the game: `\sm`.
  case shorthand(RegexShorthand)
  /// `~`: the card's own name.
  case selfReference
  /// `\1`, which never matches, whether there is such a group or not. The number is clamped to 65535.
  case backReference(Int)
  /// Text that has no reading, and why.
  case damaged(RegexProblem)
}

extension RegexNodeKind: CustomStringConvertible {
  /// The name of the case and what it carries: `quantified 1...`, `group lookAhead`.
  public var description: String {
    switch self {
    case .pattern: "pattern"
    case .alternation: "alternation"
    case .sequence: "sequence"
    case .group(let kind): "group \(kind.rawValue)"
    case .quantified(let repetition): "quantified \(repetition)"
    case .literal(let scalar): "literal \(RegexNodeKind.visible(scalar))"
    case .any: "any"
    case .characterClass(let isNegated): isNegated ? "negatedClass" : "class"
    case .classRange(let range):
      "range \(RegexNodeKind.visible(range.lowerBound))...\(RegexNodeKind.visible(range.upperBound))"
    case .posixClass(let name): "posixClass \(name.rawValue)"
    case .escapeClass(let name): "escapeClass \(name.rawValue)"
    case .anchor(let anchor): "anchor \(anchor.rawValue)"
    case .shorthand(let shorthand): "shorthand \(shorthand.rawValue)"
    case .selfReference: "selfReference"
    case .backReference(let number): "backReference \(number)"
    case .damaged(let problem): "damaged \(problem.rawValue)"
    }
  }

  /// The character, or its number where it would not be seen: `a`, `U+0A`.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    if scalar.value > 0x20, scalar.value != 0x7F, !(0x80...0xA0).contains(scalar.value) {
      return String(Character(scalar))
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + (digits.utf8.count < 2 ? "0" + digits : digits)
  }
}
