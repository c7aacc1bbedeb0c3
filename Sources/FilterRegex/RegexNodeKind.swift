/// The kind of a node of a ``RegexSyntax``, with everything a matcher needs.
///
/// The pattern and each group have one child, an alternation or a sequence; an alternation has two or more sequences; a
/// sequence contains its parts in order.
package enum RegexNodeKind: Hashable, Sendable {
  /// The root: the whole pattern.
  case pattern
  /// Any one of its sequences: `a|b`.
  case alternation
  /// The nodes between two bars or parentheses, in order. An empty sequence matches the empty text.
  case sequence
  /// A pair of parentheses, including a group that is not supported or not closed.
  case group(RegexGroupKind)
  /// Repetitions of its only child. Bounds that are too large or reversed are corrected here.
  case quantified(RegexRepetition)
  /// A single character, however it is written and also inside brackets: `a`, `\.`, `\x41`. Case is ignored. Malformed
  /// bytes are one U+FFFD.
  case literal(Unicode.Scalar)
  /// Any character except a line break: `.`.
  case any
  /// One character that is (or is not) in one of its children: `[…]`, `[^…]`. Negated, it does not match a line break.
  case characterClass(isNegated: Bool)
  /// A range inside brackets, both ends included: `a-z`.
  case classRange(ClosedRange<Unicode.Scalar>)
  /// A named class inside brackets: `[:alpha:]`.
  case posixClass(RegexPosixClass)
  /// A class such as `\d`, also inside brackets.
  case escapeClass(RegexEscapeClass)
  /// A position between two characters: `^`, `\b`.
  case anchor(RegexAnchor)
  /// A shorthand of the dialect: `\sm`.
  case shorthand(RegexShorthand)
  /// The item's own name: `~`.
  case selfReference
  /// A back-reference such as `\1`, which never matches. The number is clamped to 65535.
  case backReference(Int)
  /// Invalid text, and the reason.
  case damaged(RegexDiagnosticKind)
}

extension RegexNodeKind: CustomStringConvertible {
  /// The name of the case and its values: `quantified 1...`, `group lookAhead`.
  package var description: String {
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
    case .shorthand(let shorthand): "shorthand \(shorthand.spelling)"
    case .selfReference: "selfReference"
    case .backReference(let number): "backReference \(number)"
    case .damaged(let kind): "damaged \(kind.rawValue)"
    }
  }

  /// The character, or its code if it is invisible: `a`, `U+0A`.
  static func visible(_ scalar: Unicode.Scalar) -> String {
    if scalar.value > 0x20, scalar.value != 0x7F, !(0x80...0xA0).contains(scalar.value) {
      return String(Character(scalar))
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + (digits.utf8.count < 2 ? "0" + digits : digits)
  }
}

/// The purpose of a pair of parentheses.
package enum RegexGroupKind: String, CaseIterable, Hashable, Sendable {
  /// A group that back-references can refer to: `(…)`.
  case capturing
  /// A group without a number: `(?:…)`.
  case nonCapturing
  /// Followed by the content, which is not consumed: `(?=…)`.
  case lookAhead
  /// Not followed by the content: `(?!…)`.
  case negativeLookAhead
  /// Preceded by the content, which is not consumed: `(?<=…)`.
  case lookBehind
  /// Not preceded by the content: `(?<!…)`.
  case negativeLookBehind
  /// A named group, which is not supported: `(?<n>…)` or `(?P<n>…)`.
  case named
  /// An atomic group, which is not supported: `(?>…)`.
  case atomic
  /// A group with flags, which is not supported: `(?i:…)`.
  case flagged
  /// `(?` before anything else, which is not a group of this dialect.
  case unknown

  /// Whether the group only looks at the text around it, so that it cannot be repeated.
  package var isLookAround: Bool {
    switch self {
    case .lookAhead, .negativeLookAhead, .lookBehind, .negativeLookBehind: true
    default: false
    }
  }
}

/// A condition on a position between two characters. An anchor consumes no text, so it cannot be repeated.
///
/// The names are from PostgreSQL's documentation, section 9.7.3.5 ("Regular expression escapes"). Unlike in PostgreSQL,
/// `^` and `$` match at line breaks, and `\b` is a word boundary instead of a backspace.
package enum RegexAnchor: String, CaseIterable, Hashable, Sendable {
  /// The beginning of a line: `^`.
  case lineStart
  /// The end of a line: `$`.
  case lineEnd
  /// The beginning of the whole text: `\A`.
  case textStart
  /// The end of the whole text: `\Z`.
  case textEnd
  /// The beginning or end of a word: `\b` or `\y`.
  case wordBoundary
  /// Neither the beginning nor the end of a word: `\B` or `\Y`. (PostgreSQL reads `\B` as a backslash; beside `\b` this
  /// meaning is more likely.)
  case notWordBoundary
  /// The beginning of a word: `\m` or `[[:<:]]`.
  case wordStart
  /// The end of a word: `\M` or `[[:>:]]`.
  case wordEnd

  /// The anchor of the letter after a backslash; nil for any other byte.
  init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .textStart
    case UInt8(ascii: "Z"): self = .textEnd
    case UInt8(ascii: "b"), UInt8(ascii: "y"): self = .wordBoundary
    case UInt8(ascii: "B"), UInt8(ascii: "Y"): self = .notWordBoundary
    case UInt8(ascii: "m"): self = .wordStart
    case UInt8(ascii: "M"): self = .wordEnd
    default: return nil
    }
  }
}

/// The number of repetitions that `*`, `+?` or `{2,3}` stands for.
package struct RegexRepetition: Hashable, Sendable {
  /// The largest number allowed in braces, as in PostgreSQL (`DUPMAX`).
  package static let maximumBound = 255

  /// Whether as few repetitions as possible are taken: `+?`. No effect in `{2}?`.
  package let isLazy: Bool
  // Two bytes each keep nodes small; a pattern may have a million.
  private let low: UInt16
  private let high: UInt16
  private static let unbounded = UInt16.max

  /// Makes a repetition. Bounds are clamped to `0...255` and swapped if reversed.
  package init(minimum: Int, maximum: Int?, isLazy: Bool = false) {
    func clamped(_ bound: Int) -> UInt16 { UInt16(min(max(bound, 0), RegexRepetition.maximumBound)) }
    let first = clamped(minimum)
    let second = maximum.map { clamped($0) } ?? RegexRepetition.unbounded
    self.low = min(first, second)
    self.high = max(first, second)
    self.isLazy = isLazy
  }

  /// The minimum number of repetitions, from 0 to 255.
  package var minimum: Int { Int(low) }

  /// The maximum number of repetitions, from 0 to 255; nil if unlimited.
  package var maximum: Int? { high == RegexRepetition.unbounded ? nil : Int(high) }
}

extension RegexRepetition: CustomStringConvertible {
  /// The bounds: `2...3`, `1... lazy`.
  package var description: String { "\(minimum)...\(maximum.map { "\($0)" } ?? "")\(isLazy ? " lazy" : "")" }
}

/// The text of braces, whose numbers may exceed the maximum.
struct RegexBounds {
  /// The digits of the first number.
  let minimum: String
  /// The digits of the second number; empty for `{2,}`, nil for `{2}`.
  let maximum: String?
  /// `}` or `}?`
  let tail: String

  /// Reads `{2,3}?`; nil for any other text.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "{"), let end = text.utf8.firstIndex(of: UInt8(ascii: "}")) else {
      return nil
    }
    let numbers = text[text.utf8.index(after: text.startIndex)..<end]
    let comma = numbers.utf8.firstIndex(of: UInt8(ascii: ","))
    self.minimum = String(numbers[..<(comma ?? numbers.endIndex)])
    self.maximum = comma.map { String(numbers[numbers.utf8.index(after: $0)...]) }
    self.tail = String(text[end...])
  }

  /// Whether the first number exceeds the maximum.
  var isMinimumTooLarge: Bool { (Int(minimum) ?? .max) > RegexRepetition.maximumBound }
}
