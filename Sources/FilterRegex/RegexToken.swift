import FilterText

/// A piece of a pattern. The tokens cover the text without gaps.
struct RegexToken: Hashable, Sendable {
  /// The kind of a token, apart from its context.
  enum Kind: Hashable, Sendable {
    /// A literal character.
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
    /// `(?#…)`, which has no effect.
    case comment
    /// `*`, `+?`, `{2}`.
    case quantifier(RegexRepetition)
    case classOpen(isNegated: Bool)
    case classClose
    /// The hyphen between the ends of a range. The parser turns a hyphen that joins nothing into a literal.
    case classHyphen
    case posixClass(RegexPosixClass)
    /// Invalid text; `diagnostic` gives the reason.
    case damaged
  }

  var kind: Kind
  /// The diagnostic of the token, if any.
  var diagnostic: RegexDiagnosticKind?
  /// For the opening of a group: whether it is not closed. The token may have a diagnostic too.
  var isUnclosed = false
  private let startOffset: Int32
  private let endOffset: Int32

  init(_ kind: Kind, start: Int, end: Int, diagnostic: RegexDiagnosticKind? = nil) {
    self.kind = kind
    self.diagnostic = diagnostic
    self.startOffset = Int32(truncatingIfNeeded: start)
    self.endOffset = Int32(truncatingIfNeeded: end)
  }

  var start: Int { Int(startOffset) }
  var end: Int { Int(endOffset) }
  var range: SourceRange { SourceRange(start: start, end: end) }

  var isQuantifier: Bool { if case .quantifier = kind { true } else { false } }

  /// The character of a literal or an escape; nil for anything else.
  var scalar: Unicode.Scalar? {
    switch kind {
    case .literal(let scalar), .escaped(let scalar): scalar
    default: nil
    }
  }
}
