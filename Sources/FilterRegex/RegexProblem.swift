public import FilterText

/// Every kind of finding about a pattern. A case's name behind `regex-` is its id: `unclosedGroup` is reported as
/// `regex-unclosed-group`, so that no id is also one of a query's.
public enum RegexProblem: String, CaseIterable, Hashable, Sendable {
  /// `(?>a)`
  case atomicGroup
  /// `(a)\1`: never matches.
  case backReference
  /// A number that names no character: `\u12`, `\xD800`.
  case badCharacterCode
  /// `a{256}`
  case boundTooLarge
  /// A quantifier behind a quantifier: `a**`.
  case doubledQuantifier
  /// `[]`: the bracket is the first character of a class that nothing closes.
  case emptyClass
  /// `(?i)`, `(?i:a)`
  case inlineFlags
  /// Braces that begin like bounds: `a{2x}`.
  case malformedBounds
  /// An escape that stands for no character, within brackets: `[\y]`.
  case misplacedEscape
  /// A hyphen within brackets that joins no two characters: `[a-c-e]`, `[\d-z]`.
  case misplacedHyphen
  /// `(?<n>a)`, `(?P<n>a)`
  case namedGroup
  /// Groups within groups beyond ``RegexSyntax/maximumNesting``.
  case nestingTooDeep
  /// A quantifier with nothing before it, or a place: `*a`, `^+`.
  case nothingToRepeat
  /// Parentheses within parentheses beyond ``RegexLimits/parenthesisDepth``.
  case parenthesesTooDeep
  /// A score of ``RegexLimits/complexity`` or more.
  case patternTooComplex
  /// More characters than ``RegexLimits/length``.
  case patternTooLong
  /// A `+` behind a quantifier: `a*+`.
  case possessiveQuantifier
  /// `a{5,2}`
  case reversedBounds
  /// `[z-a]`
  case reversedRange
  /// `[\sm]`, which is read as `\s` and `m`.
  case shorthandInClass
  /// A number in braces behind a space or another symbol: `add {2}`.
  case symbolAsBounds
  /// Upper bounds that add up to more than ``RegexLimits/repetitionSum``.
  case tooManyRepetitions
  /// A backslash at the very end.
  case trailingBackslash
  /// A `[` that nothing closes.
  case unclosedClass
  /// A `(` that nothing closes.
  case unclosedGroup
  /// A `[:` within brackets that no `:]` closes.
  case unclosedPosixClass
  /// A back-reference to a group that does not end before it, or from within a look-around: `\1(a)`. It never matches either.
  case unknownBackReference
  /// A backslash before a letter that means nothing: `\q`.
  case unknownEscape
  /// `(?` before something that makes no group.
  case unknownGroup
  /// `[[:letter:]]`
  case unknownPosixClass
  /// A `)` that nothing opened.
  case unmatchedParenthesis

  /// The stable id.
  public var id: DiagnosticID { DiagnosticID(declaration: "regex-" + rawValue) }

  /// How grave a finding of this kind is: an error where the service refuses the pattern, a warning where it takes it for
  /// something that hardly was meant.
  public var severity: Severity {
    switch self {
    case .backReference, .unknownBackReference, .shorthandInClass, .symbolAsBounds: .warning
    default: .error
    }
  }

  /// Whether neighbours with the same problem have one cause, and so are one finding.
  var isOneFindingARun: Bool {
    switch self {
    case .doubledQuantifier, .nothingToRepeat, .unmatchedParenthesis: true
    default: false
    }
  }
}
