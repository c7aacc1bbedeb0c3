import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A query text split for the panels: its top-level operands, and what a panel can show of them.
struct TextReading {
  /// A top-level operand: a term, a group, or the whole text if it is a disjunction.
  struct Piece {
    /// The index among the pieces.
    let place: Int
    let node: SyntaxNodeID
    /// Its condition; nil if anything in it is negated, incomplete or invalid.
    let part: QueryPart?
  }

  let query: AnalyzedQuery
  /// The pieces in the order of the text.
  let pieces: [Piece]

  var tree: SyntaxTree { query.parsed.tree }

  init(_ text: String) {
    query = AnalyzedQuery(parsing: text, vocabulary: FilterableList<Person>.people.vocabulary)
    let tree = query.parsed.tree
    var conditions: [SyntaxNodeID: Condition] = [:]
    for leaf in query.leaves where leaf.minus.isEmpty { conditions[leaf.node] = leaf.condition }
    var tops = tree.children(of: tree.root).filter { !tree.kind(of: $0).isDamage }
    if tops.count == 1, tree.kind(of: tops[0]) == .conjunction {
      tops = tree.children(of: tops[0]).filter { !tree.kind(of: $0).isDamage }
    }
    pieces = tops.enumerated().map { place, node in
      Piece(place: place, node: node, part: TextReading.part(node, tree, conditions))
    }
  }

  private static func part(
    _ node: SyntaxNodeID, _ tree: SyntaxTree, _ conditions: [SyntaxNodeID: Condition]
  ) -> QueryPart? {
    let children = Array(tree.children(of: node))
    if children.contains(where: { tree.kind(of: $0).isDamage }) { return nil }
    switch tree.kind(of: node) {
    case .disjunction:
      let parts = children.compactMap { part($0, tree, conditions) }
      return parts.count == children.count ? .any(parts) : nil
    case .group:
      guard children.count == 1, tree.tokens[tree.tokens(of: node).lowerBound].kind == .leftParenthesis else {
        return nil
      }
      return part(children[0], tree, conditions)
    case let kind where kind.isTerm: return conditions[node].map { .term($0) }
    default: return nil
    }
  }
}

extension SyntaxKind {
  /// Whether the node is unexpected or missing.
  var isDamage: Bool { isUnexpected || isMissing }
}

extension TextReading {
  /// The pieces that a panel owns, and what it shows of them.
  ///
  /// The pieces that it can show are joined in order. If two of them contradict each other, the panel discards all
  /// pieces so far and continues with the next one.
  func shown<Panel: FilterPanel>(_: Panel.Type) -> (state: PanelState<Panel>, pieces: [Piece]) {
    var panel = Panel()
    var owned: [Piece] = []
    for piece in pieces {
      guard let part = piece.part, fieldIs(Panel.field, of: part), let next = Panel(showing: part) else { continue }
      owned.append(piece)
      if let joined = panel.joined(with: next) {
        panel = joined
      } else {
        panel = Panel()
        owned = []
      }
    }
    let all = mentions(of: Panel.field)
    let shown = owned.reduce(0) { $0 + mentions(of: Panel.field, within: tree.range(of: $1.node)) }
    return (all > shown ? .partly(panel) : .wholly(panel), owned)
  }

  private func fieldIs(_ field: String, of part: QueryPart) -> Bool {
    switch part {
    case .term(.name): field == query.vocabulary.nameField
    case .term(let condition): condition.field.map { query.vocabulary[$0].name == field } ?? false
    case .any(let parts): parts.allSatisfy { fieldIs(field, of: $0) }
    }
  }

  /// The number of terms of a field in the text or in a range of it, including incomplete ones.
  private func mentions(of field: String, within range: SourceRange? = nil) -> Int {
    var count = 0
    for node in tree.terms {
      if let range, !range.encloses(tree.range(of: node)) { continue }
      if speaks(node, of: field) { count += 1 }
    }
    return count
  }

  private func speaks(_ node: SyntaxNodeID, of field: String) -> Bool {
    let tokens = tree.tokens(of: node)
    for token in tokens where tree.tokens[token].kind == .field {
      guard let name = FieldName(exactly: query.source[tree.tokens[token].range]) else { return false }
      return query.vocabulary.field(named: name)?.name == field
    }
    // A word without a field. A lone minus has no field.
    return field == query.vocabulary.nameField
      && tokens.contains { [.word, .quoted, .unclosedQuoted].contains(tree.tokens[$0].kind) }
      && [.nameTerm, .exactNameTerm].contains(tree.kind(of: node))
  }
}
