import FilterText

/// A pattern, made ready to be looked for: immutable, so it can be shared between threads. A ``RegexMatcher`` looks.
///
/// Case is ignored: for the pairs of upper and lower case that are one character each, in the scripts that have them. `~`
/// matches the character `~`; the caller prepares a text in which the names of the card are replaced. A back-reference never
/// matches. How a shorthand is read, and what letters are, is documented with them.
///
/// ```swift
/// let regex = try CompiledRegex(RegexSyntax(parsing: "draws? (two|three) cards"))
/// regex.requiredLiterals      // " cards", "draw" as bytes
/// var matcher = RegexMatcher(regex)
/// matcher.contains(in: bytes) // .match
/// ```
///
/// Making one takes time that grows with the pattern and its repetitions written out, which ``largestProgram`` bounds.
public struct CompiledRegex: Sendable {
  /// How many steps a pattern may have, with its repetitions written out.
  public static let largestProgram = 10_000
  /// How many sets of characters a pattern may tell apart.
  public static let largestAlphabet = 4_096
  /// How many UTF-8 bytes a pattern may have.
  public static let longestPattern = 16_384

  /// How many bytes each of ``requiredLiterals`` has at least.
  public static let shortestLiteral = 2
  /// How many bytes each of ``requiredLiterals`` has at most; of a longer one, the beginning and the end are given.
  public static let longestLiteral = 64
  /// How many ``requiredLiterals`` there are at most.
  public static let mostLiterals = 16

  /// The pattern.
  public let syntax: RegexSyntax
  /// Texts that all occur in every match, in upper or lower case: bytes of UTF-8, letters of ASCII in lower case. Other
  /// letters that have two cases are never among them, nor is a `~` that stands for a name. The longest first; each of at
  /// least ``shortestLiteral`` bytes and at most ``longestLiteral``. May be empty.
  public let requiredLiterals: [[UInt8]]
  /// Texts of which at least one occurs in every match, in the form of ``requiredLiterals``: those of the best choice that
  /// the pattern offers. Nil where it offers none, or a branch of each choice requires nothing.
  public let anyOfLiterals: [[UInt8]]?
  /// Choices of texts: of each, one text at least occurs in every match, in the form of ``requiredLiterals``. `(two|three) cards?`
  /// has one choice of `two card` and `three card`. At most 16 choices of at most 12 texts; no text of a choice holds another.
  public let literalChoices: [[[UInt8]]]
  /// Whether the pattern looks at the text around a place: `(?=…)`. Only such a pattern can exhaust a budget.
  public let usesLookaround: Bool
  /// Whether there is a `~` in it that stands for the names of a card.
  public let isSelfReferential: Bool

  let program: RegexProgram

  /// Compiles a pattern. Throws where it has errors, or is too large: see ``RegexCompilationError``. The limits of a service
  /// do not count.
  public init(_ syntax: RegexSyntax) throws(RegexCompilationError) {
    if syntax.source.length > CompiledRegex.longestPattern { throw .tooLong(limit: CompiledRegex.longestPattern) }
    if !syntax.isValid { throw .damaged }
    self.syntax = syntax
    self.program = try RegexProgram(syntax)
    self.usesLookaround = !program.looks.isEmpty
    self.isSelfReferential = syntax.nodes.contains { $0.kind == .selfReference }
    let literals = RegexLiterals(of: syntax)
    self.requiredLiterals = literals.required
    self.anyOfLiterals = literals.anyOf
    self.literalChoices = RegexChoices.choices(of: syntax)
  }
}

extension CompiledRegex: Hashable {
  /// Whether the patterns are the same, byte by byte; all else follows from them.
  public static func == (left: CompiledRegex, right: CompiledRegex) -> Bool {
    left.syntax.source == right.syntax.source
  }

  /// Hashes the pattern.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(syntax.source)
  }
}
