import FilterText

/// A pattern compiled for matching. Immutable and safe to share between threads; a ``RegexMatcher`` does the matching.
///
/// Case is ignored unless asked for, for all upper and lower case letters that are one character each. `~` matches the character `~`;
/// the caller replaces names in the text beforehand. A back-reference never matches.
///
/// ```swift
/// let regex = try CompiledRegex(RegexSyntax(parsing: "draws? (two|three) cards"))
/// var matcher = RegexMatcher(regex)
/// matcher.contains(in: bytes) // .match
/// ```
///
/// Compiling takes time proportional to the pattern with its repetitions expanded, at most ``maximumProgramSize``
/// steps.
package struct CompiledRegex: Sendable {
  /// The maximum number of steps of a pattern with its repetitions expanded.
  package static let maximumProgramSize = 10_000
  /// The maximum number of character classes that a pattern may distinguish.
  package static let maximumAlphabetSize = 4_096
  /// The maximum length of a pattern in UTF-8 bytes.
  package static let maximumPatternLength = 16_384

  /// The minimum length of each of ``requiredLiterals`` in bytes.
  package static let minimumLiteralLength = 2
  /// The maximum length of each of ``requiredLiterals`` in bytes. A longer literal is replaced by its beginning and its
  /// end.
  package static let maximumLiteralLength = 64
  /// The maximum number of ``requiredLiterals``.
  package static let maximumLiterals = 16

  /// The syntax that the pattern was compiled from.
  package let syntax: RegexSyntax
  /// Whether letter case counts. Such a pattern requires no literals, since these are in lower case.
  package let matchesCase: Bool
  /// Texts that all occur in every match, ignoring case: UTF-8 bytes with ASCII letters in lower case. Non-ASCII
  /// letters with two cases and a `~` never occur in them. Longest first; each has ``minimumLiteralLength`` to
  /// ``maximumLiteralLength`` bytes. May be empty.
  package let requiredLiterals: [[UInt8]]
  /// Texts of which at least one occurs in every match, in the form of ``requiredLiterals``; the best choice in the
  /// pattern. Nil if no choice requires a text in each of its branches.
  package let anyOfLiterals: [[UInt8]]?
  /// Choices of texts: at least one text of each choice occurs in every match, in the form of ``requiredLiterals``. For
  /// example, `(two|three) cards?` has the choice of `two card` and `three card`. At most 16 choices of at most 12
  /// texts; no text of a choice contains another.
  package let literalChoices: [[[UInt8]]]
  /// Whether the pattern has look-around, such as `(?=…)`. Only then can matching exhaust a budget.
  package let usesLookaround: Bool
  /// Whether the pattern contains a `~`, which stands for the names of the searched item.
  package let isSelfReferential: Bool

  let program: RegexProgram

  /// Compiles a pattern. Throws if it has errors or is too large; see ``RegexCompilationError``. ``RegexLimits`` do not
  /// apply.
  package init(_ syntax: RegexSyntax, matchesCase: Bool = false) throws(RegexCompilationError) {
    if syntax.source.length > CompiledRegex.maximumPatternLength {
      throw .tooLong(limit: CompiledRegex.maximumPatternLength)
    }
    if !syntax.isValid { throw .damaged }
    self.syntax = syntax
    self.matchesCase = matchesCase
    self.program = try RegexProgram(syntax, matchesCase: matchesCase)
    self.usesLookaround = !program.looks.isEmpty
    self.isSelfReferential = syntax.nodes.contains { $0.kind == .selfReference }
    if matchesCase {
      (requiredLiterals, anyOfLiterals, literalChoices) = ([], nil, [])
      return
    }
    let literals = RegexLiterals(of: syntax)
    self.requiredLiterals = literals.required
    self.anyOfLiterals = literals.anyOf
    self.literalChoices = RegexChoices.choices(of: syntax)
  }
}

extension CompiledRegex: Hashable {
  /// Whether the patterns have the same bytes and treat letter case alike; everything else follows from that.
  package static func == (left: CompiledRegex, right: CompiledRegex) -> Bool {
    left.syntax.source == right.syntax.source && left.matchesCase == right.matchesCase
  }

  /// Feeds the bytes of the pattern to a hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(syntax.source) }
}

/// The reason why a pattern cannot be compiled.
package enum RegexCompilationError: Error, Hashable, Sendable {
  /// The pattern has errors: ``RegexSyntax/isValid`` is false and ``RegexSyntax/diagnostics(limits:)`` lists them.
  case damaged
  /// With its repetitions expanded, the pattern has more than the given number of steps
  /// (``CompiledRegex/maximumProgramSize``).
  case tooManySteps(limit: Int)
  /// The pattern distinguishes more than the given number of character classes (``CompiledRegex/maximumAlphabetSize``).
  case tooManyCharacters(limit: Int)
  /// The pattern has more than the given number of UTF-8 bytes (``CompiledRegex/maximumPatternLength``).
  case tooLong(limit: Int)

  /// A message for users: one sentence without a full stop.
  package var message: String {
    switch self {
    case .damaged: "invalid pattern"
    case .tooManySteps(let limit): "pattern too large: more than \(limit) steps with its repetitions expanded"
    case .tooManyCharacters(let limit): "pattern distinguishes more than \(limit) classes of characters"
    case .tooLong(let limit): "pattern longer than \(limit) bytes"
    }
  }
}
