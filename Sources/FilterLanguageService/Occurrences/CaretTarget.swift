import FilterAST
import FilterLexer
import FilterParser
import FilterText
import FilterVocabulary

/// The token under a pointer and its node. Offsets are those of the query.
struct CaretTarget {
  /// The index of the token.
  let token: Int
  let kind: TokenKind
  let range: SourceRange
  /// The smallest term, group or branch around the token.
  let node: SyntaxNodeID

  /// Finds the token that contains `offset`, or ends there if `offset` is in white space. `nil` between tokens and on
  /// unexpected tokens. Linear in the levels around the token.
  init?(at offset: Int, in tree: SyntaxTree) {
    guard let token = CaretTarget.token(at: offset, in: tree) else { return nil }
    var node = tree.root
    search: while true {
      for child in tree.children(of: node) where tree.tokens(of: child).contains(token) {
        node = child
        continue search
      }
      break
    }
    switch tree.kind(of: node) {
    // Doubled tokens belong to the term or group around them.
    case .repeatedMinus, .doubledOperator:
      guard let parent = tree.parent(of: node) else { return nil }
      node = parent
    default: break
    }
    let kind = tree.kind(of: node)
    guard kind.isOperand || kind == .conjunction || kind == .disjunction else { return nil }
    self.token = token
    self.kind = tree.tokens[token].kind
    self.range = tree.tokens[token].range
    self.node = node
  }

  private static func token(at offset: Int, in tree: SyntaxTree) -> Int? {
    let tokens = tree.tokens
    let index = tokens.partitioningIndex(where: { $0.range.end > offset })
    if index < tokens.count, !tokens[index].kind.isTrivia, tokens[index].range.contains(offset) { return index }
    guard index > 0, tokens[index - 1].range.end == offset, !tokens[index - 1].kind.isTrivia else { return nil }
    return index - 1
  }
}

/// The ranges of the parts of a complete or partial term. Offsets are those of the query.
struct TermOutline {
  let node: SyntaxNodeID
  let range: SourceRange
  /// The minuses before the term; may be empty.
  let minus: SourceRange
  let minusCount: Int
  /// The name before the operator; `nil` for a name term, and if it is missing.
  let field: SourceRange?
  /// The operator; `nil` for a name term.
  let comparison: SourceRange?
  /// The value or name with its delimiters; `nil` if it is missing.
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
    if let shared = tree.sharedOperator(of: node), shared > 0 {
      field = tree.tokens[shared - 1].kind == .field ? tree.tokens[shared - 1].range : nil
      comparison = comparison ?? tree.tokens[shared].range
    }
    self.field = field
    self.comparison = comparison
    self.value = value?.range
    self.valueKind = value?.kind
  }

  /// The term without its minuses.
  var unprefixed: SourceRange { SourceRange(start: minus.end, end: range.end) }

  func fieldName(in source: SourceText) -> FieldName? {
    field.flatMap { FieldName(spelled: source[$0]) }
  }

  /// The operator as typed.
  func typedComparison(in source: SourceText) -> PartialComparison? {
    comparison.flatMap { PartialComparison(written: source[$0]) }
  }
}

extension PartialComparison {
  /// The operator it is read as, or becomes when it is complete.
  var intended: Comparison { comparison ?? .notEqual }
}
