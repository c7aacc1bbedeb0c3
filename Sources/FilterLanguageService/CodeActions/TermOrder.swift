import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension Refactorings {
  /// Sorts the selected operands, or those of the nearest level that is not in order.
  func sortedLevel() -> [Rewrite] {
    for nodes in surroundings {
      guard let first = nodes.first else { continue }
      guard nodes.count > 1 || reader.isLevel(first), let level = nodes.count > 1 ? tree.parent(of: first) : first
      else { continue }
      let operands = nodes.count > 1 ? nodes : reader.operands(of: level)
      guard let order = TermOrder(reader).permutation(of: operands, in: level) else { continue }
      var edits: [TextEdit] = []
      var substitution = Substitution()
      for (index, operand) in operands.enumerated() {
        let range = tree.range(of: operand)
        let other = operands[order[index]]
        substitution.queries[operand] = reader.query(of: other)
        let edit = TextEdit(
          replacing: source.bytes[range.start..<range.end], at: range.start, with: Array(tree.text(of: other).utf8))
        if let edit { edits.append(edit) }
      }
      return [
        Rewrite(
          title: "Sort the terms", kind: .refactorRewrite, edits: edits, expected: reader.query(substitution))
      ]
    }
    return []
  }
}

/// The preferred order of operands: positive terms, groups, negated terms, negated groups, directives; terms by field
/// in the order of the vocabulary, names first.
struct TermOrder {
  private let reader: QueryTreeReader

  init(_ reader: QueryTreeReader) {
    self.reader = reader
  }

  /// For each index the index of the operand to move there; `nil` if the operands are in order, or if a directive would
  /// leave its branch or group.
  func permutation(of operands: [SyntaxNodeID], in level: SyntaxNodeID) -> [Int]? {
    let isOr = reader.tree.kind(of: level) == .disjunction
    for operand in operands where isOr || reader.leaf(operand) == nil {
      if reader.holdsDirective(operand) { return nil }
    }
    let keys = operands.map { key(of: $0) }
    let order = operands.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
    return order.elementsEqual(operands.indices) ? nil : order
  }

  private func key(of node: SyntaxNodeID) -> (Int, Int) {
    guard let leaf = reader.leaf(node) else { return (reader.isNegated(node) ? 3 : 1, 0) }
    if reader.holdsDirective(node) { return (4, 0) }
    let rank = leaf.minus.isEmpty ? 0 : 2
    guard let name = leaf.term.field else { return (rank, -1) }
    return (rank, reader.vocabulary.fieldID(named: name)?.index ?? Int.max)
  }
}

extension DocumentSnapshot {
  /// The action that sorts the terms of every valid query, level by level, with one edit per query; `nil` if all are in
  /// order. Analyzes the whole document.
  ///
  /// The order is that of ``TermOrder``; terms of one field keep their order.
  package var organizeTermsAction: CodeAction? {
    let edits = queries.compactMap { SortedQuery($0)?.edit }
    if edits.isEmpty { return nil }
    return CodeAction(title: "Sort the terms of all queries", kind: .sourceOrganizeTerms, edits: edits)
  }
}

/// A query with sorted levels.
private struct SortedQuery {
  /// The edit of the document.
  let edit: TextEdit

  /// `nil` if the query is in order or invalid.
  init?(_ query: DocumentQuery) {
    let parsed = query.analysis.parsed
    guard parsed.outcome == .valid, parsed.source.isValidUTF8 else { return nil }
    let reader = QueryTreeReader(query.analysis)
    guard let content = reader.content(of: parsed.tree.root) else { return nil }
    let (text, meaning) = SortedQuery.sorted(content, reader: reader, order: TermOrder(reader))
    let range = parsed.tree.range(of: content)
    let edit = TextEdit(
      replacing: parsed.source.bytes[range.start..<range.end], at: range.start, with: Array(text.utf8))
    guard let edit else { return nil }
    let rewrite = Rewrite(
      title: "", kind: .sourceOrganizeTerms, edits: [edit], expected: meaning?.flattened())
    guard rewrite.applied(to: parsed) != nil, let placed = query.documentEdits([edit]).first else { return nil }
    self.edit = placed
  }

  /// The text and the meaning of a node with sorted levels. The text between operands stays.
  private static func sorted(
    _ node: SyntaxNodeID, reader: QueryTreeReader, order: TermOrder
  ) -> (String, FilterQuery<FilterTerm>?) {
    let tree = reader.tree
    let whole = tree.range(of: node)
    if tree.kind(of: node) == .group, let content = reader.content(of: node) {
      let (text, meaning) = sorted(content, reader: reader, order: order)
      let inner = tree.range(of: content)
      let before = tree.source[SourceRange(start: whole.start, end: inner.start)]
      let after = tree.source[SourceRange(start: inner.end, end: whole.end)]
      return (before + text + after, reader.isNegated(node) ? meaning?.negated : meaning)
    }
    guard reader.isLevel(node) else { return (tree.source[whole], reader.query(of: node)) }
    let operands = reader.operands(of: node)
    let permutation = order.permutation(of: operands, in: node) ?? Array(operands.indices)
    let parts = operands.map { sorted($0, reader: reader, order: order) }
    var text = ""
    var meanings: [FilterQuery<FilterTerm>] = []
    var end = whole.start
    for (index, operand) in operands.enumerated() {
      let range = tree.range(of: operand)
      text += tree.source[SourceRange(start: end, end: range.start)] + parts[permutation[index]].0
      if let meaning = parts[permutation[index]].1 { meanings.append(meaning) }
      end = range.end
    }
    return (text, tree.kind(of: node) == .disjunction ? .or(.positive, meanings) : .and(.positive, meanings))
  }
}
