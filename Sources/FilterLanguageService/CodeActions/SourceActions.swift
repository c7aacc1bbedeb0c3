import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText

extension DocumentSnapshot {
  /// The action that applies every fix that is certain, in every query, until none is left: one edit a query. Nil where there
  /// is nothing to mend. Analyses the whole document.
  public var fixAllAction: CodeAction? {
    let edits = queries.compactMap { query in
      query.findings.isEmpty ? nil : MendedQuery(query, vocabulary).edit
    }
    if edits.isEmpty { return nil }
    return CodeAction(title: "Fix everything that is certain", kind: .sourceFixAll, edits: edits)
  }

  /// The action that sorts the terms of every valid query, group by group: one edit a query. Nil where all are in order.
  /// Analyses the whole document.
  ///
  /// What is asked for comes before what is excluded, terms before groups, words of the name before the fields in the order of
  /// the vocabulary, directives at the end. Terms of one field stay in their order.
  public var organizeTermsAction: CodeAction? {
    let edits = queries.compactMap { SortedQuery($0)?.edit }
    if edits.isEmpty { return nil }
    return CodeAction(title: "Sort the terms of all queries", kind: .sourceOrganizeTerms, edits: edits)
  }
}

/// A query with all its levels in order.
private struct SortedQuery {
  /// The edit of the document.
  let edit: TextEdit

  /// Nil where the query is in order, or not valid.
  init?(_ query: DocumentQuery) {
    let parsed = query.analysis.parsed
    guard parsed.outcome == .valid, parsed.source.isValidUTF8 else { return nil }
    let reading = QueryReading(query.analysis)
    guard let content = reading.content(of: parsed.tree.root) else { return nil }
    let (text, meaning) = SortedQuery.sorted(content, reading, TermOrder(reading))
    let range = parsed.tree.range(of: content)
    let edit = TextEdit(
      replacing: parsed.source.bytes[range.start..<range.end], at: range.start, with: Array(text.utf8))
    guard let edit else { return nil }
    let rewrite = Rewrite(
      title: "", kind: .sourceOrganizeTerms, edits: [edit], expected: meaning?.flattened())
    guard rewrite.applied(to: parsed) != nil, let placed = query.documentEdits([edit]).first else { return nil }
    self.edit = placed
  }

  /// The text and the meaning of a node with everything in it sorted. What stands between operands stays in its place.
  private static func sorted(
    _ node: SyntaxNodeID, _ reading: QueryReading, _ order: TermOrder
  ) -> (String, FilterQuery<FilterTerm>?) {
    let tree = reading.tree
    let whole = tree.range(of: node)
    if tree.kind(of: node) == .group, let content = reading.content(of: node) {
      let (text, meaning) = sorted(content, reading, order)
      let inner = tree.range(of: content)
      let before = tree.source[SourceRange(start: whole.start, end: inner.start)]
      let behind = tree.source[SourceRange(start: inner.end, end: whole.end)]
      return (before + text + behind, reading.isNegated(node) ? meaning?.negated : meaning)
    }
    guard reading.isLevel(node) else { return (tree.source[whole], reading.query(of: node)) }
    let operands = reading.operands(of: node)
    let permutation = order.permutation(of: operands, in: node) ?? Array(operands.indices)
    let parts = operands.map { sorted($0, reading, order) }
    var text = ""
    var meanings: [FilterQuery<FilterTerm>] = []
    var end = whole.start
    for (place, operand) in operands.enumerated() {
      let range = tree.range(of: operand)
      text += tree.source[SourceRange(start: end, end: range.start)] + parts[permutation[place]].0
      if let meaning = parts[permutation[place]].1 { meanings.append(meaning) }
      end = range.end
    }
    return (text, tree.kind(of: node) == .disjunction ? .or(.positive, meanings) : .and(.positive, meanings))
  }
}
