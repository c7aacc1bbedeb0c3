import FilterAST
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// The refactorings of one query for a caret or selection. The extensions of this type make them.
struct Refactorings {
  let query: DocumentQuery
  let reader: QueryTreeReader
  /// A term, a group or a branch, or adjacent operands of one level.
  let selected: [SyntaxNodeID]
  /// Whether there is a selection, not only a caret.
  let isSelection: Bool
  let lineBreak: String

  var tree: SyntaxTree { reader.tree }
  var source: SourceText { reader.source }
  var vocabulary: Vocabulary { reader.vocabulary }

  /// The maximum length of a query in bytes. Each refactoring is applied and parsed again while the user waits.
  private static let maximumLength = 1 << 16

  /// `nil` if the query is invalid or very long, if the selection leaves it, or if it is not UTF-8, which edits cannot
  /// write.
  init?(_ query: DocumentQuery, range: SourceRange, lineBreak: String) {
    guard query.source.length <= Refactorings.maximumLength else { return nil }
    let parsed = query.analysis.parsed
    guard parsed.outcome == .valid, range.isEmpty || query.range.encloses(range), parsed.source.isValidUTF8 else {
      return nil
    }
    let selection = SourceRange(start: query.offset(inQuery: range.start), end: query.offset(inQuery: range.end))
    let covered = SelectedNodes(selection, in: parsed.tree)
    guard !covered.nodes.isEmpty else { return nil }
    self.query = query
    self.reader = QueryTreeReader(query.analysis)
    self.selected = covered.nodes
    self.isSelection = covered.isSelection
    self.lineBreak = lineBreak
  }

  /// The valid rewrites of some kinds, the largest change first. Results are unique and not among `offered`, the
  /// results of fixes.
  func actions(of kinds: Set<CodeActionKind>, besides offered: Set<SourceText>) -> [CodeAction] {
    var actions: [CodeAction] = []
    var seen = offered
    for rewrite in rewrites(of: kinds) where kinds.contains(rewrite.kind) {
      guard let after = rewrite.applied(to: reader.parsed), seen.insert(after.source).inserted else { continue }
      let edits = query.documentEdits(rewrite.edits)
      if !edits.isEmpty { actions.append(CodeAction(title: rewrite.title, kind: rewrite.kind, edits: edits)) }
    }
    return actions
  }

  private func rewrites(of kinds: Set<CodeActionKind>) -> [Rewrite] {
    var result: [Rewrite] = []
    if kinds.contains(.refactorExtract) { result += grouped() }
    if kinds.contains(.refactorRewrite) { result += negation() + movedNegations() + mergedTerms() }
    if kinds.contains(.refactorInline) { result += withoutParentheses() }
    guard kinds.contains(.refactorRewrite) else { return result }
    // A term that is ignored is not in each alternative.
    if reader.analysis.leaves.allSatisfy({ $0.error == nil }) { result += factored() + distributed() }
    result += simplified() + withParentheses() + renamedTerms() + sortedLevel()
    if isAboutLevel { result += renamedQuery() + withAnd() }
    return result + withoutAnd() + lines()
  }

  /// Whether to offer other spellings of the whole query: for a selection, or a caret between operands.
  private var isAboutLevel: Bool { isSelection || selected.contains { reader.isLevel($0) } }

  /// A rewrite that replaces adjacent operands and edits only what changes. A short result is added to the title.
  func rewrite(
    _ title: String, nodes: [SyntaxNodeID], as query: WrittenQuery, showsResult: Bool = true
  ) -> Rewrite? {
    let nodes = promoted(nodes)
    guard let first = nodes.first, let last = nodes.last, let flat = query.flattened() else { return nil }
    let range = tree.range(of: first).union(tree.range(of: last))
    let parent = tree.parent(of: first)
    let text = flat.text(besideOperand: parent.map { tree.kind(of: $0) } == .conjunction)
    let before = isFree(range.start - 1, beside: UInt8(ascii: "(")) ? "" : " "
    let after = isFree(range.end, beside: UInt8(ascii: ")")) ? "" : " "
    return Rewrite(
      title: showsResult ? title + ActionTitle.result(text) : title, kind: .refactorRewrite,
      edits: PieceDiff(source, range: range, text: before + text + after).edits,
      expected: reader.query(replacing: nodes, with: flat.meaning))
  }

  /// The level itself if the nodes are all of its operands.
  private func promoted(_ nodes: [SyntaxNodeID]) -> [SyntaxNodeID] {
    guard nodes.count > 1, let first = nodes.first, let parent = tree.parent(of: first) else { return nodes }
    return reader.operands(of: parent).count == nodes.count ? [parent] : nodes
  }

  /// Whether a text may be inserted next to an offset without a space.
  private func isFree(_ offset: Int, beside parenthesis: UInt8) -> Bool {
    guard source.range.contains(offset) else { return true }
    let byte = source.bytes[offset]
    return byte == parenthesis || byte.isWhitespace
  }

  /// The selected nodes, then the nodes around them, from the inside out.
  var surroundings: [[SyntaxNodeID]] {
    var result = [selected]
    var node = selected.first
    while let inner = node, let parent = tree.parent(of: inner) {
      if tree.kind(of: parent) != .query { result.append([parent]) }
      node = parent
    }
    return result
  }
}

/// The nodes at a caret or selection.
struct SelectedNodes {
  /// A term, a group or a branch, or adjacent operands of one level; empty if the query has none.
  let nodes: [SyntaxNodeID]
  /// Whether there is a selection of more than white space.
  let isSelection: Bool

  /// Finds the smallest node that a caret touches (of two the first), or the operands that a selection overlaps. Linear
  /// in the levels around the range.
  init(_ selection: SourceRange, in tree: SyntaxTree) {
    let range = tree.source.trimmed(selection)
    isSelection = !range.isEmpty
    var node = tree.root
    while let inner = tree.children(of: node).first(where: {
      tree.isRewritable($0) && tree.range(of: $0).encloses(range)
    }) {
      node = inner
    }
    switch tree.kind(of: node) {
    case .query:
      nodes = tree.children(of: node).first { tree.isRewritable($0) }.map { [$0] } ?? []
    case .conjunction, .disjunction:
      let covered = tree.children(of: node).filter { tree.isRewritable($0) && tree.range(of: $0).overlaps(range) }
      let all = tree.children(of: node).reduce(0) { $0 + (tree.isRewritable($1) ? 1 : 0) }
      // A selection of a connective means all its operands.
      nodes = covered.isEmpty || covered.count == all ? [node] : covered
    default: nodes = [node]
    }
  }
}

extension SyntaxTree {
  /// Whether a node can be rewritten: a term, a group or a branch.
  fileprivate func isRewritable(_ node: SyntaxNodeID) -> Bool {
    let kind = self.kind(of: node)
    return kind.isOperand || kind == .conjunction || kind == .disjunction
  }
}
