public import FilterText

/// Every kind of syntax finding. A case's name is its id: `missingOperand` is reported as `missing-operand`.
public enum SyntaxProblem: String, CaseIterable, Hashable, Sendable {
  /// A lone `-`: `- x`.
  case danglingMinus
  /// Two operators in a row: `c:>=u`.
  case doubledOperator
  /// `()`, or parentheses that hold no term.
  case emptyGroup
  /// A connective with nothing before it: `or t:elf`.
  case leadingConnective
  /// A lone `!`.
  case missingExactName
  /// An operator with no field before it: `>=3`.
  case missingField
  /// A connective with nothing behind it: `t:elf or`.
  case missingOperand
  /// Text glued behind a closing quote or slash: `o:/a/i`.
  case missingSpace
  /// An operator with nothing behind it: `t:`.
  case missingValue
  /// Groups within groups beyond the limit.
  case nestingTooDeep
  /// A connective behind another: `a or or b`.
  case repeatedConnective
  /// Several prefixes: `--t:elf`.
  case repeatedMinus
  /// A space between an operator and what would be its value: `t: elf`.
  case spaceAfterOperator
  /// A space between what would be a field and its operator: `pow >=3`.
  case spaceBeforeOperator
  /// Marks between a prefix and what it belongs to: `-/bolt/`.
  case strayPunctuation
  /// A `)` that nothing opened.
  case surplusParenthesis
  /// A `(` that nothing closes.
  case unclosedGroup
  /// A quote that nothing closes.
  case unclosedQuote
  /// A regular expression that nothing closes.
  case unclosedRegex
  /// A quote at the end of a word that nothing opened: `card"`.
  case unopenedQuote

  /// The stable id.
  public var id: DiagnosticID { SyntaxProblem.ids[self] ?? DiagnosticID(declaration: rawValue) }

  /// Made once: spelling an id out of a case's name takes longer than parsing a query.
  private static let ids = [SyntaxProblem: DiagnosticID](
    uniqueKeysWithValues: allCases.map { ($0, DiagnosticID(declaration: $0.rawValue)) })

  /// How grave a finding of this kind is. A warning leaves one obvious reading.
  public var severity: Severity {
    switch self {
    case .missingSpace, .repeatedMinus, .strayPunctuation, .unopenedQuote: .warning
    default: .error
    }
  }
}
