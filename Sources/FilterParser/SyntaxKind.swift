/// Every kind of node, in the order of the grammar (`Grammar/FilterQuery.ebnf`), each with an example.
public enum SyntaxKind: CaseIterable, Hashable, Sendable {
  // Structure.

  /// The root: the whole text.
  case query
  /// Two or more branches: `t:elf or c:g or bolt`.
  case disjunction
  /// Two or more operands, side by side or joined by `and`: `t:elf c:g and mv>2`.
  case conjunction
  /// `(c:g or c:w)`, with its prefix: `-(c:g or c:w)`.
  case group
  /// Several values of one field, in the syntax of lists, with their prefix: `state:(open or -draft)`, `tags:a,b`.
  case valueGroup

  // Terms, with their prefix.

  /// A word or phrase of the name: `bolt`, `-"draw a card"`.
  case nameTerm
  /// A whole name: `!"Lightning Bolt"`.
  case exactNameTerm
  /// A field with an operator and a value: `t:elf`, `pow>=3`, `o:"draw a card"`.
  case filterTerm
  /// A field with a regular expression: `o:/^tap/`.
  case regexTerm
  /// A shorthand: `++`, `@@`.
  case shorthandTerm
  /// A value in a ``valueGroup``, with the field and operator of that: the `-draft` of `state:(open or -draft)`.
  case valueTerm
  /// A range in a ``valueGroup``, with the field and operator of that: the `1..3` of `took:1..3`.
  case valueRange

  // Damage: tokens that cannot be used.

  /// A connective with nothing before it: the first word of `or t:elf`.
  case leadingConnective
  /// A connective after another: the second `or` of `a or or b`.
  case repeatedConnective
  /// An unmatched closing parenthesis: the last character of `t:elf )`.
  case surplusParenthesis
  /// Parentheses nested deeper than ``ParsedQuery/maximumNesting``; they are ignored.
  case excessNesting
  /// Prefixes that cancel out: the two of `--t:elf`.
  case repeatedMinus
  /// Marks between a prefix and its operand: the first slash of `-/bolt/`, the `!` of `-!(a)`.
  case strayPunctuation
  /// A bare value that begins with an operator: the `>=u` of `c:>=u`.
  case doubledOperator
  /// A filter among the values of another: the `b:2` of `a:(1 b:2)`.
  case misplacedFilter

  // Damage: missing parts. These nodes are empty.

  /// After a dangling connective: at the end of `t:elf or`.
  case missingOperand
  /// After a dangling prefix: after the `-` of `- x`, the `!` of `! x`.
  case missingName
  /// Before an operator: at the start of `>=3`.
  case missingField
  /// After an operator: at the end of `t:`, `pow>`.
  case missingValue
  /// A missing closing quote: at the end of `o:"draw a ca`.
  case missingClosingQuote
  /// A missing closing slash: at the end of `o:/^ta`.
  case missingClosingSlash
  /// A missing closing parenthesis: at the end of `(t:elf`.
  case missingClosingParenthesis
  /// A missing space: between `/^tap/` and `i` in `o:/^tap/i`.
  case missingSpace

  /// Whether the node is a term: a leaf of the query.
  public var isTerm: Bool {
    switch self {
    case .nameTerm, .exactNameTerm, .filterTerm, .regexTerm, .shorthandTerm, .valueTerm, .valueRange: true
    default: false
    }
  }

  /// Whether the node can be an operand of a connective: a term or a group.
  public var isOperand: Bool { isTerm || isGroup }

  /// Whether the node is a term with the field and the operator of the ``valueGroup`` around it.
  package var isValue: Bool { self == .valueTerm || self == .valueRange }

  /// Whether the node has operands of its own between delimiters: a group, or the values of a field.
  public var isGroup: Bool { self == .group || self == .valueGroup }

  /// Whether the node stands for tokens that cannot be used.
  public var isUnexpected: Bool {
    switch self {
    case .leadingConnective, .repeatedConnective, .surplusParenthesis, .excessNesting, .repeatedMinus,
      .strayPunctuation, .doubledOperator, .misplacedFilter:
      true
    default: false
    }
  }

  /// Whether the node stands for a missing part. Such nodes are empty.
  public var isMissing: Bool {
    switch self {
    case .missingOperand, .missingName, .missingField, .missingValue, .missingClosingQuote, .missingClosingSlash,
      .missingClosingParenthesis, .missingSpace:
      true
    default: false
    }
  }
}

extension SyntaxKind: CustomStringConvertible {
  /// The name of the case, spelled out as in `TokenKind.description`.
  public var description: String {
    switch self {
    case .query: "query"
    case .disjunction: "disjunction"
    case .conjunction: "conjunction"
    case .group: "group"
    case .valueGroup: "valueGroup"
    case .nameTerm: "nameTerm"
    case .exactNameTerm: "exactNameTerm"
    case .filterTerm: "filterTerm"
    case .regexTerm: "regexTerm"
    case .shorthandTerm: "shorthandTerm"
    case .valueTerm: "valueTerm"
    case .valueRange: "valueRange"
    case .leadingConnective: "leadingConnective"
    case .repeatedConnective: "repeatedConnective"
    case .surplusParenthesis: "surplusParenthesis"
    case .excessNesting: "excessNesting"
    case .repeatedMinus: "repeatedMinus"
    case .strayPunctuation: "strayPunctuation"
    case .doubledOperator: "doubledOperator"
    case .misplacedFilter: "misplacedFilter"
    case .missingOperand: "missingOperand"
    case .missingName: "missingName"
    case .missingField: "missingField"
    case .missingValue: "missingValue"
    case .missingClosingQuote: "missingClosingQuote"
    case .missingClosingSlash: "missingClosingSlash"
    case .missingClosingParenthesis: "missingClosingParenthesis"
    case .missingSpace: "missingSpace"
    }
  }
}
