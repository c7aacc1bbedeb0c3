import FilterAST
import FilterAnalysis
import FilterEvaluation
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// A query text taken apart for the panels: what stands side by side at its top, and what of that a panel can show.
struct TextReading {
  /// What stands at the top: a term, a group, or all of it where it is alternatives.
  struct Piece {
    /// Its place among the pieces.
    let place: Int
    let node: SyntaxNodeID
    /// What it asks; nil where something in it is excluded, unfinished or unreadable.
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
  /// Whether the node stands for what fits nowhere, or is missing.
  var isDamage: Bool { isUnexpected || isMissing }
}

extension TextReading {
  /// The pieces a panel shows, and what it shows of them.
  ///
  /// All pieces it can show are joined one after the other. Pieces that contradict each other are no range and no row
  /// of boxes: up to there the panel shows none of them, and what follows is read afresh.
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

  /// How many terms of the text, or of some of its bytes, speak about a field, the unfinished ones too.
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
    // A word without a field; a minus with nothing behind it speaks of nothing.
    return field == query.vocabulary.nameField
      && tokens.contains { [.word, .quoted, .unclosedQuoted].contains(tree.tokens[$0].kind) }
      && [.nameTerm, .exactNameTerm].contains(tree.kind(of: node))
  }
}
