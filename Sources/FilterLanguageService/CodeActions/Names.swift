import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

extension Refactorings {
  /// The names of the focus written in full, and as short as can be.
  func renamedTerms() -> [Rewrite] {
    guard let first = focus.first, let last = focus.last else { return [] }
    let range = tree.range(of: first).union(tree.range(of: last))
    let leaves = reading.analysis.leaves.filter { range.encloses($0.range) }
    // The whole query has actions of its own.
    if leaves.count == reading.analysis.leaves.count, leaves.count > 1 { return [] }
    return [
      renamed(leaves, .long, "Write names in full", showsResult: true),
      renamed(leaves, .short, "Shorten names", showsResult: true),
    ].compactMap { $0 }
  }

  /// The names of the query written in full, and as short as can be.
  func renamedQuery() -> [Rewrite] {
    let leaves = reading.analysis.leaves
    return [
      renamed(leaves, .long, "Write all names of the query in full", showsResult: false),
      renamed(leaves, .short, "Shorten all names of the query", showsResult: false),
    ].compactMap { $0 }
  }

  private func renamed(_ leaves: [AnalyzedLeaf], _ names: NameStyle, _ title: String, showsResult: Bool) -> Rewrite? {
    var edits: [TextEdit] = []
    var substitution = Substitution()
    var result: FilterTerm?
    for leaf in leaves {
      guard let term = renamed(leaf, names) else { continue }
      let before = edits.count
      guard case .filter(_, field: let field, _, let value) = term else {
        if case .regex(_, field: let field, _, _) = term { edits += changes(leaf.field, to: field.text, names) }
        if edits.count > before { note(leaf, term, &substitution) }
        continue
      }
      edits += changes(leaf.field, to: field.text, names)
      if case .filter(_, field: _, _, let old) = leaf.term, old != value {
        edits.append(TextEdit(range: leaf.value, replacement: value.description))
      }
      if edits.count > before { note(leaf, term, &substitution) }
      result = term
    }
    if edits.isEmpty { return nil }
    let isOne = showsResult && leaves.count == 1
    return Rewrite(
      title: isOne ? title + (result.map { ActionTitle.result($0.description) } ?? "") : title, kind: .refactorRewrite,
      edits: edits, expected: reading.query(substitution))
  }

  private func note(_ leaf: AnalyzedLeaf, _ term: FilterTerm, _ substitution: inout Substitution) {
    substitution.queries[leaf.node] = .term(term.with(polarity: leaf.minus.isEmpty ? .positive : .negative))
  }

  private func changes(_ field: SourceRange?, to name: String, _ names: NameStyle) -> [TextEdit] {
    guard let field, source[field].lowercased() != name, !isTooLong(name, field.length, names) else { return [] }
    return [TextEdit(range: field, replacement: name)]
  }

  /// Whether something that should be shorter is not: the short name of a thing need not be the shortest (`edh`).
  private func isTooLong(_ text: String, _ length: Int, _ names: NameStyle) -> Bool {
    names == .short && text.utf8.count >= length
  }

  /// The new name of the field of a term, or the old one where that is as short.
  private func shown(_ name: FieldName, _ leaf: AnalyzedLeaf, _ names: NameStyle) -> FieldName {
    guard let field = leaf.field, isTooLong(name.text, field.length, names) else { return name }
    return FieldName(source[field])
  }

  /// A term with other names for its field and its value, but with the operator and the number that were written; nil where it
  /// would ask something else.
  private func renamed(_ leaf: AnalyzedLeaf, _ names: NameStyle) -> FilterTerm? {
    guard let condition = leaf.condition else { return nil }
    let other: FilterTerm
    switch (leaf.term, vocabulary.canonical(leaf.term, names: names)) {
    case (.filter(let polarity, field: _, let written, let old), .filter(_, field: let field, _, let new)):
      var value = old
      switch condition {
      case .listed, .directive, .columns: value = isTooLong(new.description, leaf.value.length, names) ? old : new
      default: break
      }
      other = .filter(polarity, field: shown(field, leaf, names), written, value)
    case (.regex(let polarity, field: _, let written, let pattern), .regex(_, field: let field, _, _)):
      other = .regex(polarity, field: shown(field, leaf, names), written, pattern)
    default: return nil
    }
    do throws(TermMistake) {
      return try vocabulary.condition(of: other) == condition ? other : nil
    } catch {
      return nil
    }
  }
}
