public import FilterAST
import FilterLexer
public import FilterParser
public import FilterText

extension ParsedQuery {
  /// The edits that replace a node (a term, a group, a branch, or the root) with another query.
  ///
  /// Every byte outside the node stays the same; the new text is canonical, with parentheses and spaces where its
  /// context requires them. A query without a condition removes the node. A value among several of a field
  /// (`f:a,b`) is replaced with all of them, each as a term of its own. Other kinds of nodes give no edits. Linear in the
  /// query and, for a removal, in the level around the node.
  public func edits(replacing node: SyntaxNodeID, with query: FilterQuery<FilterTerm>) -> [TextEdit] {
    let kind = tree.kind(of: node)
    guard kind.isOperand || kind == .conjunction || kind == .disjunction || kind == .query else { return [] }
    guard let flat = query.flattened() else {
      return kind == .query ? [.delete(source.range)] : edits(removing: node)
    }
    let group = valueGroup(around: node)
    return group == node
      ? edits(writing: flat, at: node)
      : edits(writing: self.query(of: group, replacing: node, with: query)?.flattened() ?? flat, at: group)
  }

  /// The edits that replace leaf `index` of ``query`` with another query; none if the index is out of range.
  ///
  /// The leaf of a negated group of one carries the negation (`-(t:elf)` is the leaf `-t:elf`). The text keeps the
  /// group, so the replacement is then written negated. Parsing the result always gives the query with that leaf
  /// replaced. For several leaves use ``edits(transformingLeaves:)``, whose edits do not overlap.
  public func edits(replacingLeaf index: Int, with query: FilterQuery<FilterTerm>) -> [TextEdit] {
    guard index >= 0 else { return [] }
    return edits { $0 == index ? query : .term($1) }
  }

  /// The edits that replace leaves of ``query``, each with the query that `transform` returns for its index and term; nil
  /// removes the leaf.
  ///
  /// ```swift
  /// let parsed = ParsedQuery(parsing: "red (status:new or status:open)")
  /// let edits = parsed.edits { index, term in index == 0 ? .term(term) : nil }
  /// parsed.source.applying(edits)   // red
  /// ```
  ///
  /// The edits are sorted and do not overlap, and parsing the result always gives the query whose leaves are replaced. The
  /// rest of the text stays as it is written where that is possible. Linear in the query.
  public func edits(
    transformingLeaves transform: (Int, FilterTerm) -> FilterQuery<FilterTerm>?
  ) -> [TextEdit] {
    guard let query else { return [] }
    var replacements: [FilterQuery<FilterTerm>?] = []
    var isChanged = false
    let changed = query.transformLeaves { term -> FilterQuery<FilterTerm>? in
      var replacement = transform(replacements.count, term)
      if replacement != .term(term) {
        replacement = replacement?.flattened()?.written(in: syntax)
        isChanged = true
      }
      replacements.append(replacement)
      return replacement
    }?.flattened()
    if !isChanged { return [] }
    let edits = edits(replacingLeaves: query.leaves, with: replacements)
    if let text = source.applying(edits), ParsedQuery(parsing: text, syntax: syntax).query == changed { return edits }
    // The leaves do not stand alone: a change of one is a change of its neighbors.
    return self.edits(replacing: tree.root, with: changed ?? .and(.positive, []))
  }

  private func edits(
    replacingLeaves leaves: [FilterTerm], with replacements: [FilterQuery<FilterTerm>?]
  ) -> [TextEdit] {
    let nodes = leafNodes
    guard nodes.count == leaves.count else { return [] }
    var edits: [TextEdit] = []
    var removed: [SyntaxNodeID] = []
    var index = 0
    while index < nodes.count {
      let group = valueGroup(around: nodes[index])
      let range = tree.tokens(of: group)
      var end = index + 1
      while end < nodes.count, tree.tokens(of: nodes[end]).upperBound <= range.upperBound { end += 1 }
      let changes = (index..<end).filter { replacements[$0] != .term(leaves[$0]) }
      defer { index = end }
      if changes.isEmpty { continue }
      if changes.allSatisfy({ replacements[$0] == nil }) {
        removed += changes.map { nodes[$0] }
      } else if group == nodes[index], let replacement = replacements[index] {
        edits += self.edits(writing: asTyped(replacement, of: leaves[index], at: group), at: group)
      } else if let own = self.edits(inGroup: group, leaves, nodes, changes, replacements) {
        edits += own
      } else if let query = transformed(group, from: index, leaves, nodes, replacements) {
        edits += self.edits(writing: query, at: group)
      } else {
        removed.append(group)
      }
    }
    if !removed.isEmpty { edits += self.edits(removing: removed) }
    return edits.sorted { $0.range < $1.range }
  }

  /// A replacement as it is written in place of a leaf, whose own polarity may be that of a group around it.
  private func asTyped(
    _ replacement: FilterQuery<FilterTerm>, of leaf: FilterTerm, at node: SyntaxNodeID
  ) -> FilterQuery<FilterTerm> {
    let prefixes = tree.tokens(of: node).prefix { tree.tokens[$0].kind == .minus }.count
    let typed: Polarity = prefixes & 1 == 1 ? .negative : .positive
    return typed == leaf.polarity ? replacement : replacement.negated
  }

  /// The values of a field that a node belongs to; the node itself outside of any.
  private func valueGroup(around node: SyntaxNodeID) -> SyntaxNodeID {
    var (group, current) = (node, node)
    while let parent = tree.parent(of: current) {
      if tree.kind(of: parent) == .valueGroup { group = parent }
      current = parent
    }
    return group
  }
}

extension ParsedQuery {
  /// The edits that write a flat query in place of a node that is no value of a group.
  private func edits(writing flat: FilterQuery<FilterTerm>, at node: SyntaxNodeID) -> [TextEdit] {
    var text = flat.canonicalText(in: syntax)
    if case .or(.positive, _) = flat, let parent = tree.parent(of: node), tree.kind(of: parent) == .conjunction {
      text = "(" + text + ")"
    }
    let run = tree.tokens(of: node)
    if beginsNegatable(text), let word = tree.negatingWord(before: run.lowerBound) {
      let range = tree.tokens[word].range
      text =
        "\"\(source[range])\" " + text + (separates(tokenAt: run.upperBound, opening: .rightParenthesis) ? "" : " ")
      return [TextEdit(range: SourceRange(start: range.start, end: tree.range(of: node).end), replacement: text)]
    }
    if !separates(tokenAt: run.lowerBound - 1, opening: .leftParenthesis) { text = " " + text }
    if !separates(tokenAt: run.upperBound, opening: .rightParenthesis) { text += " " }
    return [TextEdit(range: tree.range(of: node), replacement: text)]
  }

  /// The query of the values of a field with other leaves. The leaves of a part have the order of those of the query.
  private func transformed(
    _ group: SyntaxNodeID, from first: Int, _ leaves: [FilterTerm], _ nodes: [SyntaxNodeID],
    _ replacements: [FilterQuery<FilterTerm>?]
  ) -> FilterQuery<FilterTerm>? {
    var index = first
    return part(of: group).query?.transformLeaves { term -> FilterQuery<FilterTerm>? in
      defer { index += 1 }
      return replacements[index].map { term.polarity == leaves[index].polarity ? $0 : $0.negated }
    }?.flattened()
  }

  /// The edits of single values of a field that stay values of it, and of its name if all values get the same new one: from
  /// `f:a,b` to `g:a,c`. Nil if the result would be another query.
  private func edits(
    inGroup group: SyntaxNodeID, _ leaves: [FilterTerm], _ nodes: [SyntaxNodeID], _ changes: [Int],
    _ replacements: [FilterQuery<FilterTerm>?]
  ) -> [TextEdit]? {
    guard let field = tree.tokens(of: group).first(where: { tree.tokens[$0].kind == .field }) else { return nil }
    var edits: [TextEdit] = []
    var name: FieldName?
    for index in changes {
      guard case .term(let new)? = replacements[index], let changed = new.field,
        let former = leaves[index].field
      else {
        return nil
      }
      if changed != former {
        guard name == nil || name == changed else { return nil }
        if name == nil {
          edits.append(TextEdit(range: tree.tokens[field].range, replacement: changed.description))
        }
        name = changed
      }
      guard case .filter(_, _, _, let value) = new, case .filter(_, _, _, let before) = leaves[index] else { continue }
      if value == before { continue }
      guard let token = tree.tokens(of: nodes[index]).last else { return nil }
      edits.append(
        TextEdit(range: tree.tokens[token].range, replacement: value.description))
    }
    guard let first = changes.first.map({ $0 - position(of: nodes[$0], in: group, nodes) }),
      let expected = transformed(group, from: first, leaves, nodes, replacements)
    else { return nil }
    let range = tree.range(of: group)
    let text = SourceText(source[range]).applying(
      edits.map { TextEdit(range: $0.range.shifted(by: -range.start), replacement: $0.replacement) })
    return text.map { ParsedQuery(parsing: $0, syntax: syntax).query == expected } ?? false ? edits : nil
  }

  /// The place of a leaf among those of the values of its field.
  private func position(of node: SyntaxNodeID, in group: SyntaxNodeID, _ nodes: [SyntaxNodeID]) -> Int {
    let start = tree.tokens(of: group).lowerBound
    return nodes.count { $0 < node && tree.tokens(of: $0).lowerBound >= start }
  }

  /// The query of the values of a field with another query in place of a node in it.
  private func query(
    of group: SyntaxNodeID, replacing node: SyntaxNodeID, with query: FilterQuery<FilterTerm>
  ) -> FilterQuery<FilterTerm>? {
    // A value that no text has stands for the query.
    let marker = FilterValue(quoted: "\u{0}\u{10FFFF}")
    let (whole, part) = (tree.range(of: group), tree.range(of: node))
    let before = source[SourceRange(start: whole.start, end: part.start)]
    let after = source[SourceRange(start: part.end, end: whole.end)]
    return ParsedQuery(parsing: before + marker.description + after, syntax: syntax).query?.transformLeaves { term in
      guard case .filter(let polarity, _, _, marker) = term else { return .term(term) }
      return polarity == .positive ? query : query.negated
    }
  }

  /// Whether a text begins with a field or a group.
  private func beginsNegatable(_ text: String) -> Bool {
    let first = ParsedQuery(parsing: text, syntax: syntax).tree.tokens.first?.kind
    return first == .field || first == .leftParenthesis
  }

  /// Whether text can be inserted beside the token at `index` without a space; true if there is no such token.
  private func separates(tokenAt index: Int, opening parenthesis: TokenKind) -> Bool {
    guard tree.tokens.indices.contains(index) else { return true }
    switch tree.tokens[index].kind {
    case .whitespace, parenthesis: return true
    default: return false
    }
  }
}
