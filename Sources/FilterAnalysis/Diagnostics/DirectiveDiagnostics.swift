import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Diagnostics about directives, which are allowed only at the top level of a query.
struct DirectiveDiagnostics: DiagnosticPass {
  let query: AnalyzedQuery
  let budget: FixBudget
  var found: [Diagnostic] = []
  /// The index of the last directive of each field that takes one value.
  private var last: [FieldID: Int] = [:]

  static func of(_ query: AnalyzedQuery, budget: FixBudget) -> [Diagnostic] {
    var pass = DirectiveDiagnostics(query: query, budget: budget)
    for index in query.leaves.indices {
      switch query.leaves[index].reading {
      case .success(.directive(let field, _)): pass.visit(index, field: field)
      // A directive with an unknown value is not allowed in a group either.
      case .failure(.unknownValue(let field)) where query.vocabulary[field].isDirective:
        pass.reviewGroup(around: query.leaves[index])
      default: break
      }
    }
    return pass.found
  }

  private mutating func reviewGroup(around leaf: AnalyzedLeaf) {
    guard isInGroup(leaf) else { return }
    report(
      .directiveInGroup, at: leaf.range, "directive inside parentheses; the whole query is refused",
      fixes: movingToTheEnd(leaf))
  }

  private mutating func visit(_ index: Int, field: FieldID) {
    let leaf = query.leaves[index]
    reviewGroup(around: leaf)
    if !leaf.minus.isEmpty {
      report(
        .negatedDirective, at: leaf.minus, "'-' has no effect on a directive",
        fixes: [Fix(title: "Remove '-'", edits: [.delete(leaf.minus)])])
    }
    if query.vocabulary[field].multiplicity == .many { return }
    if let earlier = last[field] {
      let overridden = query.leaves[earlier].range
      let name = query.vocabulary[field].name
      report(
        .repeatedDirective, at: overridden, "overridden by a later '\(name)'",
        related: [RelatedRange(range: leaf.range, message: "this one takes effect")],
        fixes: removing(query.leaves[earlier]))
    }
    last[field] = index
  }

  private func isInGroup(_ leaf: AnalyzedLeaf) -> Bool {
    var node = leaf.node
    while let parent = query.parsed.tree.parent(of: node) {
      if query.parsed.tree.kind(of: parent) == .group { return true }
      node = parent
    }
    return false
  }

  private func movingToTheEnd(_ leaf: AnalyzedLeaf) -> [Fix] {
    guard budget.spend() else { return [] }
    var edits = query.parsed.edits(removing: leaf.node)
    guard let last = edits.last, let rest = query.source.applying(edits) else { return [] }
    let directive = query.source[SourceRange(start: leaf.minus.end, end: leaf.range.end)]
    let text = rest.isEmpty ? directive : " " + directive
    let end = query.source.length
    if last.range.end == end {
      // The removal reaches the end of the text, so one edit does both.
      edits[edits.count - 1] = TextEdit(range: last.range, replacement: last.replacement + text)
    } else {
      edits.append(.insert(text, at: end))
    }
    return [Fix(title: "Move to the end", edits: edits)]
  }
}
