import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension Refactorings {
  /// Writes the names of the selected terms in full, or shortens them.
  func renamedTerms() -> [Rewrite] {
    guard let first = selected.first, let last = selected.last else { return [] }
    let range = tree.range(of: first).union(tree.range(of: last))
    let leaves = reader.analysis.leaves.filter { range.encloses($0.range) }
    // `renamedQuery()` handles the whole query.
    if leaves.count == reader.analysis.leaves.count, leaves.count > 1 { return [] }
    return [
      renamed(leaves, names: .long, title: "Write names in full", showsResult: true),
      renamed(leaves, names: .short, title: "Shorten names", showsResult: true),
    ].compactMap { $0 }
  }

  /// Writes all names of the query in full, or shortens them.
  func renamedQuery() -> [Rewrite] {
    let leaves = reader.analysis.leaves
    return [
      renamed(leaves, names: .long, title: "Write all names in the query in full", showsResult: false),
      renamed(leaves, names: .short, title: "Shorten all names in the query", showsResult: false),
    ].compactMap { $0 }
  }

  private func renamed(_ leaves: [AnalyzedLeaf], names: NameStyle, title: String, showsResult: Bool) -> Rewrite? {
    var edits: [TextEdit] = []
    var substitution = Substitution()
    var result: FilterTerm?
    for leaf in leaves {
      guard let term = renamed(leaf, names: names) else { continue }
      let before = edits.count
      guard case .filter(_, field: let field, _, let value) = term else {
        if case .regex(_, field: let field, _, _) = term { edits += changes(leaf.field, to: field.text, names) }
        if edits.count > before { replace(leaf, by: term, in: &substitution) }
        continue
      }
      edits += changes(leaf.field, to: field.text, names)
      if case .filter(_, field: _, _, let old) = leaf.term, old != value {
        edits.append(TextEdit(range: leaf.value, replacement: value.description))
      }
      if edits.count > before { replace(leaf, by: term, in: &substitution) }
      result = term
    }
    if edits.isEmpty { return nil }
    let isOne = showsResult && leaves.count == 1
    return Rewrite(
      title: isOne ? title + (result.map { ActionTitle.result($0.description) } ?? "") : title, kind: .refactorRewrite,
      edits: edits, expected: reader.query(substitution))
  }

  private func replace(_ leaf: AnalyzedLeaf, by term: FilterTerm, in substitution: inout Substitution) {
    substitution.queries[leaf.node] = .term(term.with(polarity: leaf.minus.isEmpty ? .positive : .negative))
  }

  private func changes(_ field: SourceRange?, to name: String, _ names: NameStyle) -> [TextEdit] {
    guard let field, source[field].lowercased() != name, !isTooLong(name, length: field.length, names: names) else {
      return []
    }
    return [TextEdit(range: field, replacement: name)]
  }

  /// Whether a short name is not shorter: the short name of the vocabulary need not be the shortest (`edh`).
  private func isTooLong(_ text: String, length: Int, names: NameStyle) -> Bool {
    names == .short && text.utf8.count >= length
  }

  /// The new name of the field of a term, or the old one if that is as short.
  private func shown(_ name: FieldName, leaf: AnalyzedLeaf, names: NameStyle) -> FieldName {
    guard let field = leaf.field, isTooLong(name.text, length: field.length, names: names) else { return name }
    return FieldName(source[field])
  }

  /// A term with other names for its field and value, and the original operator and number; `nil` if its meaning would
  /// change.
  private func renamed(_ leaf: AnalyzedLeaf, names: NameStyle) -> FilterTerm? {
    guard let condition = leaf.condition else { return nil }
    let other: FilterTerm
    switch (leaf.term, vocabulary.canonical(leaf.term, names: names)) {
    case (.filter(let polarity, field: _, let written, let old), .filter(_, field: let field, _, let new)):
      var value = old
      switch condition {
      case .listed, .directive, .columns:
        value = isTooLong(new.description, length: leaf.value.length, names: names) ? old : new
      default: break
      }
      other = .filter(polarity, field: shown(field, leaf: leaf, names: names), written, value)
    case (.regex(let polarity, field: _, let written, let pattern), .regex(_, field: let field, _, _)):
      other = .regex(polarity, field: shown(field, leaf: leaf, names: names), written, pattern)
    default: return nil
    }
    do throws(TermError) {
      return try vocabulary.condition(of: other) == condition ? other : nil
    } catch {
      return nil
    }
  }
}
