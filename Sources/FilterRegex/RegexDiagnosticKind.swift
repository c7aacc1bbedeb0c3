public import FilterText

/// Every kind of diagnostic about a pattern. The id is derived from the case: `unclosedGroup` is
/// `regex-unclosed-group`, which cannot be the id of a syntax diagnostic.
public enum RegexDiagnosticKind: String, CaseIterable, Hashable, Sendable {
  /// An atomic group: `(?>a)`.
  case atomicGroup
  /// A back-reference, which never matches: `(a)\1`.
  case backReference
  /// A code that is not a character: `\u12`, `\xD800`.
  case badCharacterCode
  /// A bound above `RegexRepetition.maximumBound`: `a{256}`.
  case boundTooLarge
  /// A quantifier after a quantifier: `a**`.
  case doubledQuantifier
  /// `[]`, where the bracket is the first character of an unclosed class.
  case emptyClass
  /// Flags: `(?i)`, `(?i:a)`.
  case inlineFlags
  /// Bounds that are not closed: `a{2x}`.
  case malformedBounds
  /// An escape inside brackets that is not a character: `[\y]`.
  case misplacedEscape
  /// A hyphen inside brackets that does not join two characters: `[a-c-e]`, `[\d-z]`.
  case misplacedHyphen
  /// A named group: `(?<n>a)`, `(?P<n>a)`.
  case namedGroup
  /// Groups nested deeper than `RegexSyntax.maximumNesting`.
  case nestingTooDeep
  /// A quantifier with nothing before it, or after an anchor: `*a`, `^+`.
  case nothingToRepeat
  /// Parentheses nested deeper than `RegexLimits.parenthesisDepth`.
  case parenthesesTooDeep
  /// A score of `RegexLimits.complexity` or more.
  case patternTooComplex
  /// More characters than `RegexLimits.length`.
  case patternTooLong
  /// A `+` after a quantifier: `a*+`.
  case possessiveQuantifier
  /// Bounds in the wrong order: `a{5,2}`.
  case reversedBounds
  /// A range in the wrong order: `[z-a]`.
  case reversedRange
  /// A shorthand inside brackets, read as `\s` and letters: `[\sm]`.
  case shorthandInClass
  /// A number in braces after a space or another symbol: `add {2}`.
  case symbolAsBounds
  /// Upper bounds that add up to more than `RegexLimits.repetitionSum`.
  case tooManyRepetitions
  /// A backslash at the end of the pattern.
  case trailingBackslash
  /// A `[` without a closing `]`.
  case unclosedClass
  /// A `(` without a closing `)`.
  case unclosedGroup
  /// A `[:` inside brackets without a closing `:]`.
  case unclosedPosixClass
  /// A back-reference to a group that does not end before it, or from inside a look-around: `\1(a)`. It never matches.
  case unknownBackReference
  /// A backslash before a letter without a meaning: `\q`.
  case unknownEscape
  /// `(?` before a character that makes no group: `(?z`.
  case unknownGroup
  /// An unknown named class: `[[:letter:]]`.
  case unknownPosixClass
  /// An unmatched `)`: `a)`.
  case unmatchedParenthesis

  /// The kinds about limits of a service, which a pattern that this program runs may exceed.
  package static let limits: [RegexDiagnosticKind] = [
    .parenthesesTooDeep, .patternTooComplex, .patternTooLong, .tooManyRepetitions,
  ]

  /// The stable id of diagnostics of this kind.
  public var id: DiagnosticID { DiagnosticID(declaration: "regex-" + rawValue) }

  /// How serious a diagnostic of this kind is: an error if the dialect rejects the pattern, a warning if it accepts it
  /// with a meaning that is probably not intended.
  public var severity: Severity {
    switch self {
    case .backReference, .unknownBackReference, .shorthandInClass, .symbolAsBounds: .warning
    default: .error
    }
  }

  /// Whether adjacent tokens of this kind have one cause, and so one diagnostic.
  var isReportedOncePerRun: Bool {
    switch self {
    case .doubledQuantifier, .nothingToRepeat, .unmatchedParenthesis: true
    default: false
    }
  }
}

extension RegexDiagnosticKind {
  /// The message of a diagnostic about `text`, which is the diagnosed text.
  func message(about text: String, limits: RegexLimits? = nil) -> String {
    let text = Diagnostic.quotation(of: text)
    return switch self {
    case .atomicGroup: "atomic groups are not supported"
    case .backReference: "back-reference '\(text)' never matches"
    case .badCharacterCode: "invalid character code '\(text)'"
    case .boundTooLarge: "'\(text)' exceeds the maximum of \(RegexRepetition.maximumBound) repetitions"
    case .doubledQuantifier: "'\(text)' follows another quantifier"
    case .emptyClass: "empty brackets; a ']' directly after '[' is a character of the class"
    case .inlineFlags: "flags such as '\(text)' are not supported; case is always ignored"
    case .malformedBounds: "missing '}' after '\(text)'"
    case .misplacedEscape: "'\(text)' is not a character and not allowed inside brackets"
    case .misplacedHyphen: "this '-' does not join two characters"
    case .namedGroup: "named groups are not supported"
    case .nestingTooDeep:
      "groups nested more than \(RegexSyntax.maximumNesting) deep; the inner parentheses are ignored"
    case .nothingToRepeat: "nothing to repeat before '\(text)'"
    case .parenthesesTooDeep:
      "parentheses nested more than \(limits?.parenthesisDepth ?? 0) deep, counting escaped ones"
    case .patternTooComplex:
      "pattern too complex: from here on it scores \(limits?.complexity ?? 0) or more "
        + "('.' and '(' are one point, '*', '+', '?' and '{' two, '|' four)"
    case .patternTooLong:
      "pattern longer than \(limits?.length ?? 0) characters, counting '\\' and '\"' twice"
    case .possessiveQuantifier: "possessive quantifiers are not supported"
    case .reversedBounds: "reversed bounds '\(text)'"
    case .reversedRange: "reversed range '\(text)'"
    case .shorthandInClass: "'\(text)' is not a shorthand inside brackets; each character stands for itself"
    case .symbolAsBounds: "'\(text)' repeats the character before it; a symbol needs a backslash"
    case .tooManyRepetitions: "the upper bounds of all braces add up to more than \(limits?.repetitionSum ?? 0)"
    case .trailingBackslash: "missing character after the backslash"
    case .unclosedClass, .unclosedGroup: "unclosed '\(text)'"
    case .unclosedPosixClass: "missing '\(RegexDiagnosticKind.mark(of: text))]' after '\(text)'"
    case .unknownBackReference: "no group ends before back-reference '\(text)', so it never matches"
    case .unknownEscape: "unknown escape '\(text)'"
    case .unknownGroup: "unknown group '\(text)'; expected ':', '=', '!', '<=' or '<!'"
    case .unknownPosixClass: "unknown class '\(text)'"
    case .unmatchedParenthesis: "unmatched '\(text)'"
    }
  }

  /// The mark that ends a named class: the second character of its beginning.
  static func mark(of text: String) -> String {
    text.unicodeScalars.dropFirst().first.map { String(Character($0)) } ?? ":"
  }
}

/// A diagnostic before it gets a message and fixes.
struct RegexDiagnostic: Hashable {
  let kind: RegexDiagnosticKind
  let range: SourceRange
  /// The tokens it is about; empty for a violated limit.
  let tokens: Range<Int>
}

extension RegexSyntax {
  /// The diagnostics in the order of the text; with limits, including the first violation of each.
  func unwordedDiagnostics(limits: RegexLimits?) -> [RegexDiagnostic] {
    var found: [RegexDiagnostic] = []
    var isTooDeep = false
    var index = 0
    while index < tokens.count {
      if tokens[index].isUnclosed { found.append(diagnostic(.unclosedGroup, at: index..<index + 1)) }
      guard let kind = tokens[index].diagnostic else {
        index += 1
        continue
      }
      var end = index + 1
      if kind.isReportedOncePerRun {
        while end < tokens.count, tokens[end].diagnostic == kind { end += 1 }
      }
      switch kind {
      case .nestingTooDeep where isTooDeep: break
      case .reversedRange: found.append(diagnostic(kind, at: index - 1..<index + 2))
      case .emptyClass: found.append(diagnostic(kind, at: index..<index + 2))
      case .shorthandInClass:
        let start = tokens[index].start
        let length = shorthands.first(in: source.bytes, at: start)?.length ?? tokens[index].range.length
        let range = SourceRange(start: start, end: start + length)
        found.append(RegexDiagnostic(kind: kind, range: range, tokens: index..<end))
      default: found.append(diagnostic(kind, at: index..<end))
      }
      if kind == .nestingTooDeep { isTooDeep = true }
      index = end
    }
    guard let limits else { return found }
    for violation in violations(of: limits) {
      // Four at most, so this stays linear.
      found.insert(violation, at: found.firstIndex { $0.range.start > violation.range.start } ?? found.count)
    }
    return found
  }

  private func diagnostic(_ kind: RegexDiagnosticKind, at run: Range<Int>) -> RegexDiagnostic {
    let range = SourceRange(start: tokens[run.lowerBound].start, end: tokens[run.upperBound - 1].end)
    return RegexDiagnostic(kind: kind, range: range, tokens: run)
  }
}
