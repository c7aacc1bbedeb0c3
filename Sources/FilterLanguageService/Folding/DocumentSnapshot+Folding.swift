import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText

extension DocumentSnapshot {
  /// What can be folded: sections, runs of comment lines, and of queries over several lines the query, its groups and its texts;
  /// in the order of their beginnings, the larger first. Of those that begin and end in the same lines only the outermost.
  ///
  /// Only queries over several lines are analysed. Linear in the text, but for sorting and finding lines.
  public func foldingRanges() -> [FoldingRange] {
    var folds: [FoldingRange] = []
    for section in sections {
      let count = queryCount(in: section.range)
      addLines(
        section.firstLine, section.lastLine, .section,
        count == 0 ? "…" : count == 1 ? "… 1 query" : "… \(count) queries", to: &folds)
    }
    addComments(to: &folds)
    for query in queries {
      let first = lines.line(of: query.range.start)
      let last = lines.line(of: query.range.end)
      if first == last { continue }
      addLines(first, last, .query, last - first == 1 ? "… 1 line" : "… \(last - first) lines", to: &folds)
      addParts(of: query, to: &folds)
    }
    folds.sort {
      if $0.startLine != $1.startLine { return $0.startLine < $1.startLine }
      if $0.endLine != $1.endLine { return $0.endLine > $1.endLine }
      return $0.kind.depth != $1.kind.depth ? $0.kind.depth < $1.kind.depth : $0.range.start < $1.range.start
    }
    var kept: [FoldingRange] = []
    for fold in folds where kept.last?.startLine != fold.startLine || kept.last?.endLine != fold.endLine {
      kept.append(fold)
    }
    return kept
  }

  private func queryCount(in range: SourceRange) -> Int {
    layout.index(ofFirstQueryFrom: range.end) - layout.index(ofFirstQueryFrom: range.start)
  }

  /// Folds whole lines behind the first one.
  private func addLines(
    _ first: Int, _ last: Int, _ kind: FoldingRangeKind, _ text: String, to folds: inout [FoldingRange]
  ) {
    if first >= last { return }
    let range = SourceRange(start: lines.content(ofLine: first).end, end: lines.content(ofLine: last).end)
    folds.append(FoldingRange(startLine: first, endLine: last, range: range, kind: kind, collapsedText: text))
  }

  /// A heading is no part of a run: what it stands over can be folded by itself.
  private func addComments(to folds: inout [FoldingRange]) {
    var first: Int?
    for line in 0...lines.lineCount {
      if let comment = comment(ofLine: line), !comment.isHeading {
        first = first ?? line
        continue
      }
      if let first {
        let count = line - 1 - first
        addLines(first, line - 1, .comment, count == 1 ? "… 1 line" : "… \(count) lines", to: &folds)
      }
      first = nil
    }
  }

  private func addParts(of query: DocumentQuery, to folds: inout [FoldingRange]) {
    let tree = query.analysis.parsed.tree
    for (open, close) in tree.groupParentheses() {
      let end = close.map { tree.tokens[$0].range.start } ?? query.range.length
      addInside(SourceRange(start: tree.tokens[open].range.end, end: end), of: query, .group, to: &folds)
    }
    for token in tree.tokens {
      guard let text = QuotedToken(token, in: tree.source) else { continue }
      addInside(text.inside, of: query, .text, to: &folds)
    }
  }

  private func addInside(
    _ range: SourceRange, of query: DocumentQuery, _ kind: FoldingRangeKind, to folds: inout [FoldingRange]
  ) {
    let range = query.documentRange(range)
    let first = lines.line(of: range.start)
    let last = lines.line(of: range.end)
    if first >= last { return }
    folds.append(FoldingRange(startLine: first, endLine: last, range: range, kind: kind, collapsedText: "…"))
  }
}

extension FoldingRangeKind {
  /// What lies in what: a kind with a greater depth never holds one with a smaller.
  fileprivate var depth: Int {
    switch self {
    case .section: 0
    case .comment, .query: 1
    case .group: 2
    case .text: 3
    }
  }
}
