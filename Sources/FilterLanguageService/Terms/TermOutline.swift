import FilterAST
import FilterLexer
import FilterParser
import FilterText
import FilterVocabulary

/// The parts of a term as they stand in a query, finished or not. Offsets are those of the query.
struct TermOutline {
  let node: SyntaxNodeID
  /// The whole term.
  let range: SourceRange
  /// The prefixes `-`; empty where there are none.
  let minus: SourceRange
  /// How many prefixes there are.
  let minusCount: Int
  /// The name before the operator; nil for a name of an item, and where it is missing.
  let field: SourceRange?
  /// The operator; nil for a name.
  let comparison: SourceRange?
  /// The value or name with its marks; nil where it has yet to be typed.
  let value: SourceRange?
  /// The kind of the token the value is.
  let valueKind: TokenKind?

  init(_ node: SyntaxNodeID, in tree: SyntaxTree) {
    self.node = node
    range = tree.range(of: node)
    var minusEnd = range.start
    var minusCount = 0
    var field: SourceRange?
    var comparison: SourceRange?
    var value: Token?
    for index in tree.tokens(of: node) {
      let token = tree.tokens[index]
      switch token.kind {
      case .minus:
        minusEnd = token.range.end
        minusCount += 1
      case .field: field = token.range
      case .comparison, .halfComparison: comparison = token.range
      case .exclamation, .whitespace, .comma, .slash: break
      default: value = value ?? token
      }
    }
    minus = SourceRange(start: range.start, end: minusEnd)
    self.minusCount = minusCount
    self.field = field
    self.comparison = comparison
    self.value = value?.range
    self.valueKind = value?.kind
  }

  /// The term without its prefixes.
  var unprefixed: SourceRange { SourceRange(start: minus.end, end: range.end) }

  /// The name of the field.
  func fieldName(in source: SourceText) -> FieldName? {
    field.flatMap { FieldName(exactly: source[$0]) }
  }

  /// The operator as it was typed.
  func typedComparison(in source: SourceText) -> PartialComparison? {
    comparison.flatMap { PartialComparison(rawValue: source[$0]) }
  }
}

extension PartialComparison {
  /// The operator it is read as, or will be when the other half is typed.
  var intended: Comparison { comparison ?? .notEqual }
}
