public import FilterText

/// Every kind of syntax diagnostic. The id is derived from the case: `missingOperand` is `missing-operand`.
public enum SyntaxDiagnosticKind: String, CaseIterable, Hashable, Sendable {
  /// A `-` that is attached to nothing: `- x`.
  case danglingMinus
  /// Two operators in a row: `c:>=u`.
  case doubledOperator
  /// Parentheses without a term: `()`.
  case emptyGroup
  /// A connective with nothing before it: `or t:elf`.
  case leadingConnective
  /// A `!` that is attached to nothing: `! x`.
  case missingExactName
  /// An operator with no field before it: `>=3`.
  case missingField
  /// A connective with nothing after it: `t:elf or`.
  case missingOperand
  /// A filter among the values of another: `a:(1 b:2)`.
  case misplacedFilter
  /// Text directly after a closing quote or slash: `o:/a/i`.
  case missingSpace
  /// An operator with nothing after it: `t:`.
  case missingValue
  /// Groups nested deeper than ``ParsedQuery/maximumNesting``.
  case nestingTooDeep
  /// A connective after another: `a or or b`.
  case repeatedConnective
  /// Several prefixes, which cancel: `--t:elf`.
  case repeatedMinus
  /// A space between an operator and its likely value: `t: elf`.
  case spaceAfterOperator
  /// A space between a likely field and its operator: `pow >=3`.
  case spaceBeforeOperator
  /// Marks between a prefix and its operand: `-/bolt/`.
  case strayPunctuation
  /// An unmatched `)`: `t:elf )`.
  case surplusParenthesis
  /// A `(` without a closing `)`.
  case unclosedGroup
  /// A quote without a closing quote.
  case unclosedQuote
  /// A regular expression without a closing slash.
  case unclosedRegex
  /// A quote at the end of a word, without an opening quote: `card"`.
  case unopenedQuote

  /// The stable id of diagnostics of this kind.
  public var id: DiagnosticID { SyntaxDiagnosticKind.ids[self] ?? DiagnosticID(declaration: rawValue) }

  /// Cached: deriving an id takes longer than parsing a query.
  private static let ids = [SyntaxDiagnosticKind: DiagnosticID](
    uniqueKeysWithValues: allCases.map { ($0, DiagnosticID(declaration: $0.rawValue)) })

  /// How serious a diagnostic of this kind is. A warning leaves one obvious reading.
  public var severity: Severity {
    switch self {
    case .missingSpace, .repeatedMinus, .strayPunctuation, .unopenedQuote: .warning
    default: .error
    }
  }
}

extension SyntaxDiagnosticKind {
  /// The message of a diagnostic about `text`, which is the diagnosed text (or, if something is missing, what precedes
  /// it).
  func message(about text: String) -> String {
    let text = Diagnostic.quotation(of: text)
    return switch self {
    case .danglingMinus: "'-' without a term; attach it to the term to negate"
    case .doubledOperator: "value starts with an operator: '\(text)'"
    case .emptyGroup:
      text.hasPrefix("(") || text.hasPrefix("-") ? "no term between the parentheses" : "no value in '\(text)'"
    case .leadingConnective: "missing \(joined(by: text)) before '\(text)'"
    case .missingExactName: "'!' without a name; attach it to the name"
    case .missingField: "missing field before the operator of '\(text)'"
    case .misplacedFilter: "'\(text)' is a filter among the values of another"
    case .missingOperand: "missing \(joined(by: text)) after '\(text)'"
    case .missingSpace:
      "missing space after the closing \(text == "/" ? "slash" : "quote"); what follows is a separate term"
    case .missingValue: "missing value after '\(text)'"
    case .nestingTooDeep:
      "parentheses nested more than \(ParsedQuery.maximumNesting) deep; the inner ones are ignored"
    case .repeatedConnective: "repeated connective '\(text)' is ignored"
    case .repeatedMinus: "these '-' cancel each other out"
    case .spaceAfterOperator: "space between '\(text)' and its value"
    case .spaceBeforeOperator: "space between a field and its operator '\(text)'"
    case .strayPunctuation: "'\(text)' between a prefix and its term is ignored"
    case .surplusParenthesis: "unmatched ')'"
    case .unclosedGroup: "unclosed '\(text)'"
    case .unclosedQuote: "unclosed quote"
    case .unclosedRegex: "unclosed regular expression"
    case .unopenedQuote: "unopened quote is read as part of '\(text)'"
    }
  }
}

/// The noun of what a connective joins.
private func joined(by connective: String) -> String { connective == "," || connective == "|" ? "value" : "term" }

/// The titles of fixes.
enum FixTitle {
  static func remove(_ text: String) -> String { "Remove '\(Diagnostic.quotation(of: text))'" }
  static let removeTerm = "Remove the unfinished term"
  static let removeGroup = "Remove the parentheses"
  static let negateNext = "Negate what follows"
  static let nameNext = "Look for exactly what follows"
  static let joinOperator = "Remove the space"
  static let quote = "Put it in quotes"
  static let insertSpace = "Insert a space"
  static func close(_ text: String) -> String { "Insert '\(text)'" }
  static func replaceOperator(_ text: String) -> String { "Use '\(text)'" }
}
