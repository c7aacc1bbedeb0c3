import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
public import FilterSemantics
import FilterText

extension AnalyzedQuery {
  /// The pieces of the query: sorted, none empty, none across a line break. Made at each call, in time linear in the text.
  public var semanticTokens: [SemanticToken] {
    var walk = SemanticTokenWalk(query: self)
    walk.visit(parsed.tree.root, under: .positive)
    return walk.tokens
  }
}

/// A walk over the tree that gives each token of the text its kind. Groups nest no deeper than the parser allows, so it recurses.
struct SemanticTokenWalk {
  let query: AnalyzedQuery
  private(set) var tokens: [SemanticToken] = []
  /// Terms come in the order of the text, so the leaf of a term is the next one or none.
  private var upcomingLeaf = 0

  init(query: AnalyzedQuery) {
    self.query = query
  }

  private var tree: SyntaxTree { query.parsed.tree }

  /// Visits a node that stands under minuses that amount to `outer`.
  mutating func visit(_ node: SyntaxNodeID, under outer: Polarity) {
    let kind = tree.kind(of: node)
    if kind.isTerm { return visitTerm(node, under: outer) }
    let run = tree.tokens(of: node)
    let prefixes = tree.minusCount(of: node)
    let inner = kind == .group ? outer.applied(to: Polarity(minuses: prefixes)) : outer
    var modifiers: SemanticTokenModifiers = inner == .negative ? .negated : []
    if kind.isUnexpected { modifiers.insert(.unknown) }
    var next = run.lowerBound
    for child in tree.children(of: node) {
      // The surplus minuses of a group are among its prefixes.
      if tree.kind(of: child) == .repeatedMinus { continue }
      let covered = tree.tokens(of: child)
      addMarks(next..<max(next, covered.lowerBound), modifiers)
      visit(child, under: inner)
      next = max(next, covered.upperBound)
    }
    addMarks(next..<max(next, run.upperBound), modifiers)
  }

  /// What belongs to a level itself: connectives and the minuses of groups.
  private mutating func addMarks(_ run: Range<Int>, _ modifiers: SemanticTokenModifiers) {
    for index in run {
      let token = tree.tokens[index]
      switch token.kind {
      case .or, .and: add(token.range, .keyword, modifiers)
      case .minus: add(token.range, .operator, modifiers)
      default: break
      }
    }
  }

  private mutating func visitTerm(_ node: SyntaxNodeID, under outer: Polarity) {
    var leaf: AnalyzedLeaf?
    if upcomingLeaf < query.leaves.count, query.leaves[upcomingLeaf].node == node {
      leaf = query.leaves[upcomingLeaf]
      upcomingLeaf += 1
    }
    let polarity = outer.applied(to: Polarity(minuses: tree.minusCount(of: node)))
    let negation: SemanticTokenModifiers = polarity == .negative ? .negated : []
    let style = TermStyle(leaf, node, in: query)
    for index in tree.tokens(of: node) {
      let token = tree.tokens[index]
      switch token.kind {
      case .minus, .exclamation: add(token.range, .operator, negation)
      case .field: add(token.range, style.field, negation.union(style.fieldModifiers))
      case .comparison, .halfComparison: add(token.range, style.comparison, negation.union(style.comparisonModifiers))
      case .regex, .unclosedRegex: addPattern(token, negation.union(style.valueModifiers))
      case .word where isForeignConnective(token.range, atLeaf: leaf == nil ? nil : upcomingLeaf - 1):
        add(token.range, .keyword, negation.union(.unknown))
      case .value where style.isCost: addCost(token.range, negation.union(style.valueModifiers))
      case .value, .word, .quoted, .unclosedQuoted, .shorthand:
        add(token.range, style.value(of: token.kind), negation.union(style.valueModifiers))
      default: break
      }
    }
  }

  /// Adds a piece, divided where it holds line breaks.
  mutating func add(_ range: SourceRange, _ kind: SemanticTokenKind, _ modifiers: SemanticTokenModifiers) {
    let bytes = query.source.bytes
    var start = range.start
    for offset in range.start..<range.end where bytes[offset] == 0x0A || bytes[offset] == 0x0D {
      append(SourceRange(start: start, end: offset), kind, modifiers)
      start = offset + 1
    }
    append(SourceRange(start: start, end: range.end), kind, modifiers)
  }

  private mutating func append(
    _ range: SourceRange, _ kind: SemanticTokenKind, _ modifiers: SemanticTokenModifiers
  ) {
    if !range.isEmpty { tokens.append(SemanticToken(range: range, kind: kind, modifiers: modifiers)) }
  }
}
