import FilterAST
import FilterAnalysis
import FilterLexer
import FilterParser
import FilterRegex
public import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// The semantic tokens of the query: sorted, not empty, each in one line. Made at each call; linear in the text.
  public var semanticTokens: [SemanticToken] {
    var walk = SemanticTokenWalk(query: self)
    walk.visit(parsed.tree.root, under: .positive)
    return walk.tokens
  }
}

/// Collects the semantic tokens of a query. The parser limits the nesting, so recursion is safe.
struct SemanticTokenWalk {
  let query: AnalyzedQuery
  private(set) var tokens: [SemanticToken] = []
  /// The index of the next leaf; terms are visited in the order of the leaves.
  private var upcomingLeaf = 0

  init(query: AnalyzedQuery) {
    self.query = query
  }

  private var tree: SyntaxTree { query.parsed.tree }

  /// Visits a node; `outer` is the polarity of the minuses around it.
  mutating func visit(_ node: SyntaxNodeID, under outer: Polarity) {
    let kind = tree.kind(of: node)
    if kind.isTerm { return visitTerm(node, under: outer) }
    let run = tree.tokens(of: node)
    let prefixes = tree.minusCount(of: node)
    let inner = kind.isOperand ? outer.applied(to: Polarity(minuses: prefixes)) : outer
    var modifiers: SemanticTokenModifiers = inner == .negative ? .negated : []
    if kind.isUnexpected { modifiers.insert(.unknown) }
    if kind == .valueGroup { addField(of: node, modifiers: modifiers) }
    var next = run.lowerBound
    if kind == .valueGroup {
      next = run.first { tree.tokens[$0].kind == .comparison }.map { $0 + 1 } ?? next
    }
    for child in tree.children(of: node) {
      // Repeated minuses are among the tokens of the group.
      if tree.kind(of: child) == .repeatedMinus { continue }
      let covered = tree.tokens(of: child)
      addMarks(next..<max(next, covered.lowerBound), modifiers: modifiers)
      visit(child, under: inner)
      next = max(next, covered.upperBound)
    }
    addMarks(next..<max(next, run.upperBound), modifiers: modifiers)
  }

  /// Adds the connectives and minuses of a level.
  private mutating func addMarks(_ run: Range<Int>, modifiers: SemanticTokenModifiers) {
    for index in run {
      let token = tree.tokens[index]
      switch token.kind {
      case .or, .and: add(token.range, kind: .keyword, modifiers: modifiers)
      case .minus, .valueSeparator, .rangeOperator: add(token.range, kind: .operator, modifiers: modifiers)
      default: break
      }
    }
  }

  /// Adds the field and the operator of several values, in the style of the first one.
  private mutating func addField(of group: SyntaxNodeID, modifiers: SemanticTokenModifiers) {
    let run = tree.tokens(of: group)
    guard let field = run.first(where: { tree.tokens[$0].kind == .field }), field + 1 < run.upperBound else { return }
    let first = upcomingLeaf < query.leaves.count ? query.leaves[upcomingLeaf] : nil
    let leaf = first.flatMap { tree.valueGroup(of: $0.node) == group ? $0 : nil }
    let style = TermStyle(leaf, node: leaf?.node ?? group, in: query)
    addMarks(run.lowerBound..<field, modifiers: modifiers)
    add(tree.tokens[field].range, kind: style.field, modifiers: modifiers.union(style.fieldModifiers))
    add(
      tree.tokens[field + 1].range, kind: style.comparison, modifiers: modifiers.union(style.comparisonModifiers))
  }

  private mutating func visitTerm(_ node: SyntaxNodeID, under outer: Polarity) {
    var leaf: AnalyzedLeaf?
    if upcomingLeaf < query.leaves.count, query.leaves[upcomingLeaf].node == node {
      leaf = query.leaves[upcomingLeaf]
      upcomingLeaf += 1
    }
    let polarity = outer.applied(to: Polarity(minuses: tree.minusCount(of: node)))
    let negation: SemanticTokenModifiers = polarity == .negative ? .negated : []
    let style = TermStyle(leaf, node: node, in: query)
    for index in tree.tokens(of: node) {
      let token = tree.tokens[index]
      switch token.kind {
      case .minus, .exclamation: add(token.range, kind: .operator, modifiers: negation)
      case .field: add(token.range, kind: style.field, modifiers: negation.union(style.fieldModifiers))
      case .comparison, .halfComparison:
        add(token.range, kind: style.comparison, modifiers: negation.union(style.comparisonModifiers))
      case .regex, .unclosedRegex: addPattern(token, modifiers: negation.union(style.valueModifiers))
      case .word where isForeignConnective(token.range, atLeaf: leaf == nil ? nil : upcomingLeaf - 1):
        add(token.range, kind: .keyword, modifiers: negation.union(.unknown))
      case .value where style.isCost: addCost(token.range, modifiers: negation.union(style.valueModifiers))
      case .rangeOperator: add(token.range, kind: .operator, modifiers: negation)
      case .value, .word, .quoted, .unclosedQuoted, .shorthand:
        add(token.range, kind: style.value(of: token.kind), modifiers: negation.union(style.valueModifiers))
      default: break
      }
    }
  }

  /// Adds a token, split at line breaks.
  mutating func add(_ range: SourceRange, kind: SemanticTokenKind, modifiers: SemanticTokenModifiers) {
    let bytes = query.source.bytes
    var start = range.start
    for offset in range.start..<range.end where bytes[offset].isLineBreak {
      append(SourceRange(start: start, end: offset), kind: kind, modifiers: modifiers)
      start = offset + 1
    }
    append(SourceRange(start: start, end: range.end), kind: kind, modifiers: modifiers)
  }

  private mutating func append(
    _ range: SourceRange, kind: SemanticTokenKind, modifiers: SemanticTokenModifiers
  ) {
    if !range.isEmpty { tokens.append(SemanticToken(range: range, kind: kind, modifiers: modifiers)) }
  }
}

extension SemanticTokenWalk {
  /// Whether a bare word is a connective of another language. It is colored as a keyword, which explains the
  /// diagnostic.
  func isForeignConnective(_ word: SourceRange, atLeaf index: Int?) -> Bool {
    guard let index, word.length <= 3 else { return false }
    let text = query.source[word]
    guard text == "NOT" else { return query.isForeignMark(text, atLeaf: index) }
    let next = index + 1
    return next < query.leaves.count && query.leaves[next].field != nil && query.leaves[next].minus.isEmpty
  }

  /// Adds the parts of a pattern and its slashes.
  mutating func addPattern(_ token: Token, modifiers: SemanticTokenModifiers) {
    let start = token.range.start + 1
    let end = token.kind == .regex ? token.range.end - 1 : token.range.end
    add(SourceRange(start: token.range.start, end: start), kind: .regexp, modifiers: modifiers)
    let pattern = SourceText(bytes: Array(query.source.bytes[start..<end]))
    for part in RegexSyntax(parsing: pattern, of: query.vocabulary).parts {
      let (kind, more) = SemanticTokenWalk.style(of: part.category)
      add(part.range.shifted(by: start), kind: kind, modifiers: modifiers.union(more))
    }
    add(SourceRange(start: end, end: token.range.end), kind: .regexp, modifiers: modifiers)
  }

  private static func style(of category: RegexPart.Category) -> (SemanticTokenKind, SemanticTokenModifiers) {
    switch category {
    case .literal, .group: (.regexp, [])
    case .escape, .characterClass: (.regexp, .escape)
    case .quantifier, .alternation: (.operator, [])
    case .anchor: (.keyword, [])
    case .shorthand: (.macro, [])
    case .selfReference: (.variable, [])
    case .comment: (.comment, [])
    case .error: (.regexp, .unknown)
    }
  }

  /// Adds the symbols of a bare cost: generic symbols are numbers. Adjacent symbols of one kind are one token.
  mutating func addCost(_ range: SourceRange, modifiers: SemanticTokenModifiers) {
    let bytes = query.source.bytes
    var offset = range.start
    var piece: (start: Int, isNumber: Bool)?
    while offset < range.end {
      let start = offset
      offset += 1
      let isOpen = bytes[start] == UInt8(ascii: "{")
      if isOpen {
        while offset < range.end, bytes[offset - 1] != UInt8(ascii: "}") { offset += 1 }
      }
      let inside = isOpen ? (start + 1)..<max(start + 1, offset - 1) : start..<offset
      let isNumber = !inside.isEmpty && bytes[inside].allSatisfy { $0.isDigit }
      if let begun = piece, begun.isNumber != isNumber {
        add(
          SourceRange(start: begun.start, end: start), kind: begun.isNumber ? .number : .enumMember,
          modifiers: modifiers)
        piece = nil
      }
      piece = piece ?? (start, isNumber)
    }
    guard let piece else { return }
    add(
      SourceRange(start: piece.start, end: range.end), kind: piece.isNumber ? .number : .enumMember,
      modifiers: modifiers)
  }
}

/// The kinds of the parts of a term: by its condition, or if it is invalid, by its field.
struct TermStyle {
  private(set) var field = SemanticTokenKind.property
  private(set) var fieldModifiers: SemanticTokenModifiers = []
  private(set) var comparison = SemanticTokenKind.operator
  private(set) var comparisonModifiers: SemanticTokenModifiers = []
  private(set) var valueModifiers: SemanticTokenModifiers = []
  /// Whether a bare value is made of symbols.
  private(set) var isCost = false
  /// The kind of the value; `nil` if it depends on the token.
  private var kind: SemanticTokenKind?

  /// The style of a term; `leaf` is `nil` for an incomplete term.
  init(_ leaf: AnalyzedLeaf?, node: SyntaxNodeID, in query: AnalyzedQuery) {
    let vocabulary = query.vocabulary
    switch leaf?.reading {
    case .success(let condition)?: read(condition, vocabulary: vocabulary)
    case .failure(let reason)?: read(reason, vocabulary: vocabulary)
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

  /// The kind of a value with this token.
  func value(of token: TokenKind) -> SemanticTokenKind {
    if token == .shorthand { return .macro }
    return kind ?? (token == .word ? .variable : .string)
  }

  private mutating func read(_ condition: Condition, vocabulary: Vocabulary) {
    switch condition {
    case .name, .anyText, .regex, .unmatched, .element, .unknown: break
    case .text(let id, let value): kind = vocabulary.valueID(value.text, of: id) == nil ? .string : .type
    case .beginning(let id, let value):
      kind = vocabulary.valueID(value.text, of: id) == nil ? .string : TermStyle.ofValues(vocabulary[id].kind)
    case .path, .whole: kind = .string
    case .number, .date, .instant, .relativeInstant(_, _, .ago): kind = .number
    case .parity, .namedDay, .relativeInstant, .directive: kind = .enumMember
    case .columns, .presence: kind = .property
    case .range(_, let bounds, isInside: _): if let first = bounds.first { read(first, vocabulary: vocabulary) }
    case .colors(_, _, let value):
      if case .count = value { kind = .number } else { kind = .enumMember }
    case .cost: (kind, isCost) = (.enumMember, true)
    case .listed(let id, _, _): kind = TermStyle.ofValues(vocabulary[id].kind)
    case .unlisted(let id, _, let word):
      let isNumber = vocabulary[id].kind == .numberOrText && word.text.utf8.allSatisfy { $0.isDigit }
      kind = isNumber ? .number : .string
    case .keyed(let id, _, _): kind = TermStyle.ofValues(vocabulary[id].kind)
    }
  }

  private mutating func read(_ reason: TermError, vocabulary: Vocabulary) {
    switch reason {
    case .unknownField, .unknownPresence, .halfOperator: return
    case .operatorNotTaken(let id):
      comparisonModifiers = .unknown
      kind = TermStyle.ofValues(vocabulary[id].kind)
      return
    case .unknownValue(let id), .notANumber(let id), .numberWithTail(let id, end: _), .numberOutOfRange(let id),
      .notAnAmount(let id, _), .notAnInstant(let id, _), .notADate(let id), .notColors(let id, _), .notACost(let id, _),
      .mixedDevotion(let id), .sameColumn(let id),
      .notAnIdentifier(let id), .negatedValue(let id):
      kind = TermStyle.ofValues(vocabulary[id].kind)
    case .quotedValue, .emptyValue, .regexNotTaken: break
    }
    valueModifiers = .unknown
  }

  private static func ofValues(_ kind: ValueKind) -> SemanticTokenKind {
    switch kind.traits.role {
    case .text: .string
    case .number: .number
    case .word: .enumMember
    case .property: .macro
    }
  }
}
