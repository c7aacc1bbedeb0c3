import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// What the parts of one term are to the eye: by what the term asks, and where it asks nothing, by what its field would take.
struct TermStyle {
  private(set) var field = SemanticTokenKind.property
  private(set) var fieldModifiers: SemanticTokenModifiers = []
  private(set) var comparison = SemanticTokenKind.operator
  private(set) var comparisonModifiers: SemanticTokenModifiers = []
  private(set) var valueModifiers: SemanticTokenModifiers = []
  /// Whether a bare value is made of symbols.
  private(set) var isCost = false
  /// What the value is; nil where its form says it.
  private var kind: SemanticTokenKind?

  /// The style of a term, whose leaf is nil where the term is not complete.
  init(_ leaf: AnalyzedLeaf?, _ node: SyntaxNodeID, in query: AnalyzedQuery) {
    let vocabulary = query.vocabulary
    switch leaf?.reading {
    case .success(let condition)?: read(condition, vocabulary)
    case .failure(let mistake)?: read(mistake, vocabulary)
    case nil: break
    }
    guard let name = query.parsed.tree.fieldName(of: node) else { return }
    guard let id = vocabulary.fieldID(named: name) else {
      if query.parsed.tree.kind(of: node) == .nameTerm {
        // `kaboom!`
        (field, comparison) = (.variable, .variable)
      } else {
        fieldModifiers = .unknown
      }
      return
    }
    if vocabulary[id].isDirective { field = .decorator }
  }

  /// What a value in this form is.
  func value(of token: TokenKind) -> SemanticTokenKind {
    if token == .shorthand { return .macro }
    return kind ?? (token == .word ? .variable : .string)
  }

  private mutating func read(_ condition: Condition, _ vocabulary: Vocabulary) {
    switch condition {
    case .name, .regex, .unknown: break
    case .text(let id, let value): kind = vocabulary.valueID(value.text, of: id) == nil ? .string : .type
    case .number, .date: kind = .number
    case .parity, .namedDay, .directive: kind = .enumMember
    case .columns: kind = .property
    case .colors(_, _, let value):
      if case .count = value { kind = .number } else { kind = .enumMember }
    case .cost: (kind, isCost) = (.enumMember, true)
    case .listed(let id, _, _): kind = TermStyle.ofValues(vocabulary[id].kind)
    case .unlisted(let id, _, let word):
      let isNumber = vocabulary[id].kind == .numberOrText && word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      kind = isNumber ? .number : .string
    case .identifier(let id, _): kind = TermStyle.ofValues(vocabulary[id].kind)
    }
  }

  private mutating func read(_ mistake: TermMistake, _ vocabulary: Vocabulary) {
    switch mistake {
    case .unknownField, .halfOperator: return
    case .operatorNotTaken(let id):
      comparisonModifiers = .unknown
      kind = TermStyle.ofValues(vocabulary[id].kind)
      return
    case .unknownValue(let id), .notANumber(let id), .numberWithTail(let id, end: _), .numberOutOfRange(let id),
      .notADate(let id), .notColors(let id, _), .notACost(let id, _), .mixedDevotion(let id), .sameColumn(let id),
      .notAnIdentifier(let id):
      kind = TermStyle.ofValues(vocabulary[id].kind)
    case .quotedValue, .emptyValue, .regexNotTaken: break
    }
    valueModifiers = .unknown
  }

  private static func ofValues(_ kind: ValueKind) -> SemanticTokenKind {
    switch kind {
    case .text, .numberOrText, .catalog, .uuid: .string
    case .number, .date, .year, .integerID: .number
    case .colors, .cost, .devotion, .enumeration, .orderedEnumeration, .directive: .enumMember
    case .flag, .absentFlag: .macro
    }
  }
}
