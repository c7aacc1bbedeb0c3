import FilterText

/// A piece of a pattern. The tokens lie end to end and cover the text.
struct RegexToken: Hashable, Sendable {
  /// What a piece is by itself.
  enum Kind: Hashable, Sendable {
    /// A character that stands for itself.
    case literal(Unicode.Scalar)
    /// A character written with a backslash.
    case escaped(Unicode.Scalar)
    case any
    case escapeClass(RegexEscapeClass)
    case anchor(RegexAnchor)
    case shorthand(RegexShorthand)
    case selfReference
    case backReference(UInt16)
    case alternation
    case open(RegexGroupKind)
    case close
    /// `(?#…)`, which means nothing at all.
    case comment
    /// `*`, `+?`, `{2}`.
    case quantifier(RegexRepetition)
    case classOpen(isNegated: Bool)
    case classClose
    /// The hyphen between the two ends of a range. The parser turns one that joins nothing into a literal.
    case classHyphen
    case posixClass(RegexPosixClass)
    /// Text that has no reading; `problem` says why.
    case damaged
  }

  var kind: Kind
  /// What is wrong with it, if anything.
  var problem: RegexProblem?
  /// Of the opening of a group: whether nothing closes it. It may have a problem besides.
  var isUnclosed = false
  private let first: Int32
  private let behind: Int32

  init(_ kind: Kind, _ start: Int, _ end: Int, _ problem: RegexProblem? = nil) {
    self.kind = kind
    self.problem = problem
    self.first = Int32(truncatingIfNeeded: start)
    self.behind = Int32(truncatingIfNeeded: end)
  }

  var start: Int { Int(first) }
  var end: Int { Int(behind) }
  var range: SourceRange { SourceRange(start: start, end: end) }

  var isQuantifier: Bool {
    if case .quantifier = kind { true } else { false }
  }

  /// The character a literal or an escape stands for; nil for anything else.
  var scalar: Unicode.Scalar? {
    switch kind {
    case .literal(let scalar), .escaped(let scalar): scalar
    default: nil
    }
  }
}
