import FilterSemantics
public import FilterText

/// Every kind of finding about what the terms of a query ask. A case's name is its id: `unknownField` is reported as
/// `unknown-field`. Findings about the logic of a query are ``LogicProblem``s, those about its form `SyntaxProblem`s.
public enum SemanticProblem: String, CaseIterable, Hashable, Sendable {
  /// A field and half an operator: `pow!`.
  case halfOperator
  /// The part before the operator is no field: `foo:bar`, `subtype:elf`.
  case unknownField
  /// The closed list of the field does not have the value: `f:modren`.
  case unknownValue
  /// The field does not take the operator: `t>=elf`.
  case operatorNotTaken
  /// Marks of an operator at the start of a value: `t=:elf`.
  case strayOperator
  /// The field takes bare values only: `is:"foil"`.
  case quotedValue
  /// Nothing between the quotes: `o:""`.
  case emptyValue
  /// Neither a number nor a column: `pow>big`.
  case malformedNumber
  /// A number beyond what the source takes.
  case numberOutOfRange
  /// Neither a date nor a set: `date>soon`.
  case malformedDate
  /// No colors: `c:rx`, `c:yore`.
  case malformedColors
  /// The letter for "none" or "many" among colors: `c:rc`.
  case mixedColors
  /// No cost: `m:2k`.
  case malformedCost
  /// A devotion to several symbols: `devotion:wu`.
  case mixedDevotion
  /// No identifier: `oracleid:5`.
  case malformedIdentifier
  /// The same column on both sides: `pow>pow`.
  case sameColumn
  /// A regular expression where the field takes none: `a:/guay/`.
  case regexNotTaken
  /// More regular expressions than the source takes.
  case tooManyRegexes
  /// A term glued to another: `pow=1t:goblin`.
  case gluedTerm
  /// A comma glued to a value: `t:goblin,`.
  case gluedComma
  /// A range or a list of values, which the language has not: `cn:1-5`, `e:war,m21`.
  case valueList
  /// A directive within parentheses: `(t:elf order:cmc)`.
  case directiveInGroup
  /// A minus before a directive, which means nothing: `-order:cmc`.
  case negatedDirective
  /// A directive that a later one overrides: `order:cmc order:name`.
  case repeatedDirective
  /// A negated comparison of numbers, which the source reads differently: `-pow>=3`.
  case negatedNumber
  /// A connective of another language: `a || b`, `a && b`, `NOT a`.
  case foreignConnective
  /// Several terms, none of which the source can use, so that it refuses the whole query: `foo:bar f:modren`.
  case allIgnored
  /// A longer text than the source reads.
  case queryTooLong
  /// A word that looks like a field and its value run together: `cmc3`.
  case runTogether
  /// A value that belongs to another field: `t:flying`.
  case swappedRole
  /// A word that is the value of a field: `modern`.
  case bareValue
  /// An `or` beside terms that are joined by nothing: `a b or c`.
  case surprisingPrecedence

  /// The stable id.
  public var id: DiagnosticID { SemanticProblem.ids[self] ?? DiagnosticID(declaration: rawValue) }

  private static let ids = [SemanticProblem: DiagnosticID](
    uniqueKeysWithValues: allCases.map { ($0, DiagnosticID(declaration: $0.rawValue)) })

  /// How grave a finding of this kind is. An error makes the source refuse the whole query. A warning makes it ignore the term,
  /// find nothing with it, or read it as something else than it seems.
  public var severity: Severity {
    switch self {
    case .directiveInGroup, .tooManyRegexes, .allIgnored: .error
    case .negatedDirective: .information
    case .runTogether, .swappedRole, .bareValue, .surprisingPrecedence: .hint
    default: .warning
    }
  }

  /// Whether only one thing can be meant, so that the first fix may be applied without asking.
  var hasOneRepair: Bool {
    switch self {
    case .quotedValue, .gluedTerm, .gluedComma, .valueList, .directiveInGroup, .negatedDirective, .repeatedDirective,
      .foreignConnective:
      true
    default: false
    }
  }
}
