public import FilterText

/// The exact form of a pattern, in the dialect of the service: what PostgreSQL calls an "advanced" regular expression, with
/// the service's shorthands and `~`.
///
/// Any bytes have a form: what cannot be read is in it as ``RegexNodeKind/damaged(_:)``, and ``diagnostics(limits:)`` says
/// why. The pattern is the text between the slashes as it stands there: `\/` is a slash. A slash without a backslash is one
/// too, so that a pattern from elsewhere can be read as well. All offsets are UTF-8 bytes of the pattern.
///
/// ```swift
/// let syntax = RegexSyntax(parsing: "draws? \\d+ cards")
/// syntax.diagnostics()                 // []
/// syntax.parts.map(\.category)         // literal, literal, quantifier, literal, characterClass, …
/// RegexSyntax(parsing: "(a|b").diagnostics().map(\.message)  // ["No ')' closes this '('"]
/// ```
///
/// The nodes lie in one array, children before parents. Making them takes time linear in the text and no recursion, and no
/// group lies deeper than ``maximumNesting``; so whoever walks the tree may recurse.
public struct RegexSyntax: Hashable, Sendable {
  /// How many groups may lie within one another. The parentheses of deeper ones are passed over: their content belongs to
  /// the group around them. Far beyond what the service takes; see ``RegexLimits``.
  public static let maximumNesting = 64

  /// The pattern.
  public let source: SourceText
  /// The pieces of the pattern, end to end.
  let tokens: [RegexToken]
  let nodes: [Node]
  /// How many turns the loops made: the measure of the growth tests.
  package let steps: Int

  /// Reads the UTF-8 bytes of a pattern. The empty pattern is one empty sequence, which matches everything.
  public init(parsing pattern: String) {
    self.init(parsing: SourceText(pattern))
  }

  /// Reads a pattern of any bytes; those that are not UTF-8 stand for U+FFFD.
  public init(parsing source: SourceText) {
    let lexer = RegexLexer(source)
    var parser = RegexParser(tokens: lexer.tokens, length: source.length)
    parser.parse()
    self.source = source
    self.tokens = parser.tokens
    self.nodes = parser.nodes
    self.steps = lexer.steps &+ parser.steps
  }

  /// Whether the pattern is free of errors. There may be warnings, and it may exceed ``RegexLimits``.
  public var isValid: Bool {
    !tokens.contains { $0.isUnclosed || $0.problem?.severity == .error }
  }
}
