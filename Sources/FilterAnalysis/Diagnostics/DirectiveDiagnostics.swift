import FilterAST
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// Findings about directives: they are lifted out of the query, which not every place allows.
struct DirectiveDiagnostics {
  let query: AnalyzedQuery
  private var found: [Diagnostic] = []
  /// The last directive of each field that can have one value, by the place of the field.
  private var last: [FieldID: Int] = [:]

  private let budget: FixBudget

  private init(query: AnalyzedQuery, budget: FixBudget) {
    self.query = query
    self.budget = budget
  }

  static func of(_ query: AnalyzedQuery, _ budget: FixBudget) -> [Diagnostic] {
    var pass = DirectiveDiagnostics(query: query, budget: budget)
    for index in query.leaves.indices {
      switch query.leaves[index].reading {
      case .success(.directive(let field, _)): pass.visit(index, field)
      // With a value that does not exist it is a directive all the same, and as little allowed in a group.
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
      .directiveInGroup, leaf.range, "A directive within parentheses makes the source refuse the whole query",
      fixes: movingToTheEnd(leaf))
  }

  private mutating func visit(_ index: Int, _ field: FieldID) {
    let leaf = query.leaves[index]
    reviewGroup(around: leaf)
    if !leaf.minus.isEmpty {
      report(
        .negatedDirective, leaf.minus, "The '-' before a directive means nothing",
        fixes: [Fix(title: "Remove '-'", edits: [.delete(leaf.minus)])])
    }
    if query.vocabulary[field].multiplicity == .many { return }
    if let earlier = last[field] {
      let overridden = query.leaves[earlier].range
      let name = query.vocabulary[field].name
      report(
        .repeatedDirective, overridden, "A later '\(name)' overrides this one",
        related: [RelatedPlace(range: leaf.range, message: "the one that counts")],
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

  private func removing(_ leaf: AnalyzedLeaf) -> [Fix] {
    guard budget.spend() else { return [] }
    let edits = query.parsed.edits(removing: leaf.node)
    return edits.isEmpty ? [] : [Fix(title: "Remove \(Excerpts.quoted(leaf.range, of: query.source))", edits: edits)]
  }

  private func movingToTheEnd(_ leaf: AnalyzedLeaf) -> [Fix] {
    guard budget.spend() else { return [] }
    var edits = query.parsed.edits(removing: leaf.node)
    guard let last = edits.last, let rest = query.source.applying(edits) else { return [] }
    let directive = query.source[SourceRange(start: leaf.minus.end, end: leaf.range.end)]
    let text = rest.isEmpty ? directive : " " + directive
    let end = query.source.length
    if last.range.end == end {
      // What goes reaches to the end: one edit does both.
      edits[edits.count - 1] = TextEdit(range: last.range, replacement: last.replacement + text)
    } else {
      edits.append(.insert(text, at: end))
    }
    return [Fix(title: "Move it to the end", edits: edits)]
  }

  private mutating func report(
    _ problem: SemanticProblem, _ range: SourceRange, _ message: String, related: [RelatedPlace] = [], fixes: [Fix]
  ) {
    found.append(
      Diagnostic(
        id: problem.id, severity: problem.severity, range: range, message: message, related: related, fixes: fixes))
  }
}
