/// Why a pattern has no ``CompiledRegex``.
public enum RegexCompilationError: Error, Hashable, Sendable {
  /// The pattern has errors: ``RegexSyntax/isValid`` is false, and ``RegexSyntax/diagnostics(limits:)`` says why.
  case damaged
  /// With all its repetitions written out, the pattern takes more than the given number of steps
  /// (``CompiledRegex/largestProgram``).
  case tooManySteps(limit: Int)
  /// The pattern tells more than the given number of sets of characters apart (``CompiledRegex/largestAlphabet``).
  case tooManyCharacters(limit: Int)
  /// The pattern has more than the given number of UTF-8 bytes (``CompiledRegex/longestPattern``).
  case tooLong(limit: Int)

  /// One sentence for people, without a full stop.
  public var message: String {
    switch self {
    case .damaged: "The pattern cannot be read"
    case .tooManySteps(let limit):
      "The pattern is too large: with its repetitions written out, it has more than \(limit) steps"
    case .tooManyCharacters(let limit): "The pattern tells more than \(limit) kinds of characters apart"
    case .tooLong(let limit): "The pattern is longer than \(limit) bytes"
    }
  }
}
