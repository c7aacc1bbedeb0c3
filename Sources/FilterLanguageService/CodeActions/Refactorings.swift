import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary

/// What can be written differently in one query, seen from a place in it.
struct Refactorings {
  let query: DocumentQuery
  let reading: QueryReading
  /// What the place is in: a term, a group, a branch, or neighbours of one level that a selection covers.
  let focus: [SyntaxNodeID]
  /// Whether something is selected.
  let isSelection: Bool
  let lineBreak: String

  var tree: SyntaxTree { reading.tree }
  var source: SourceText { reading.source }
  var vocabulary: Vocabulary { reading.vocabulary }

  /// Nil where the query is not valid: nobody knows then what it means. Nil as well where a selection leaves the query, and for
  /// bytes that are no text, which an edit could not write back.
  init?(_ query: DocumentQuery, _ range: SourceRange, lineBreak: String) {
    let parsed = query.analysis.parsed
    guard parsed.outcome == .valid, range.isEmpty || query.range.encloses(range), parsed.source.isValidUTF8 else {
      return nil
    }
    let selection = SourceRange(start: query.offset(inQuery: range.start), end: query.offset(inQuery: range.end))
    let focus = Focus(selection, in: parsed.tree)
    guard !focus.nodes.isEmpty else { return nil }
    self.query = query
    self.reading = QueryReading(query.analysis)
    self.focus = focus.nodes
    self.isSelection = focus.isSelection
    self.lineBreak = lineBreak
  }

  /// The rewritings of some kinds that hold what they promise, what changes most first. Each text is offered once, and none that
  /// is among `offered`: what a fix makes need not stand in the menu as a rewriting too.
  func actions(of kinds: Set<CodeActionKind>, besides offered: Set<SourceText>) -> [CodeAction] {
    var actions: [CodeAction] = []
    var seen = offered
    for rewrite in rewrites(of: kinds) where kinds.contains(rewrite.kind) {
      guard let after = rewrite.applied(to: reading.parsed), seen.insert(after.source).inserted else { continue }
      actions.append(
        CodeAction(title: rewrite.title, kind: rewrite.kind, edits: query.documentEdits(rewrite.edits)))
    }
    return actions
  }

  private func rewrites(of kinds: Set<CodeActionKind>) -> [Rewrite] {
    var result: [Rewrite] = []
    if kinds.contains(.refactorExtract) { result += grouped() }
    if kinds.contains(.refactorRewrite) { result += negation() + movedNegations() + mergedTerms() }
    if kinds.contains(.refactorInline) { result += withoutParentheses() }
    guard kinds.contains(.refactorRewrite) else { return result }
    result += factored() + distributed() + simplified() + withParentheses() + renamedTerms() + sortedLevel()
    if isAboutLevel { result += renamedQuery() + withAnd() }
    return result + withoutAnd() + lines()
  }

  /// Whether the place is in more than one term or group: something is selected, or the caret stands between operands. In a term
  /// nobody looks for what only gives the whole query another spelling.
  private var isAboutLevel: Bool { isSelection || focus.contains { reading.isLevel($0) } }

  /// The rewriting that puts something in the place of neighbours: only what is new is written. The result stands in the title
  /// where it is short.
  func rewrite(
    _ title: String, _ nodes: [SyntaxNodeID], as query: WrittenQuery, showsResult: Bool = true
  ) -> Rewrite? {
    let nodes = promoted(nodes)
    guard let first = nodes.first, let last = nodes.last, let flat = query.flattened() else { return nil }
    let range = tree.range(of: first).union(tree.range(of: last))
    let parent = tree.parent(of: first)
    let text = flat.text(besideOperand: parent.map { tree.kind(of: $0) } == .conjunction)
    let before = isFree(range.start - 1, beside: UInt8(ascii: "(")) ? "" : " "
    let behind = isFree(range.end, beside: UInt8(ascii: ")")) ? "" : " "
    return Rewrite(
      title: showsResult ? title + ActionTitle.result(text) : title, kind: .refactorRewrite,
      edits: PieceDiff(source, range, before + text + behind).edits,
      expected: reading.query(replacing: nodes, with: flat.meaning))
  }

  /// All operands of a level are the level.
  private func promoted(_ nodes: [SyntaxNodeID]) -> [SyntaxNodeID] {
    guard nodes.count > 1, let first = nodes.first, let parent = tree.parent(of: first) else { return nodes }
    return reading.operands(of: parent).count == nodes.count ? [parent] : nodes
  }

  /// Whether nothing can be glued to what stands at an offset, or there is nothing.
  private func isFree(_ offset: Int, beside parenthesis: UInt8) -> Bool {
    guard source.range.contains(offset) else { return true }
    let byte = source.bytes[offset]
    return byte == parenthesis || byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  /// The focus and what is around it, from the inside out, as neighbours of one level each.
  var surroundings: [[SyntaxNodeID]] {
    var result = [focus]
    var node = focus.first
    while let inner = node, let parent = tree.parent(of: inner) {
      if tree.kind(of: parent) != .query { result.append([parent]) }
      node = parent
    }
    return result
  }
}
