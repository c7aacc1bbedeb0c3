import FilterDocuments
import FilterLexer
import FilterParser
import FilterSemantics
public import FilterText

/// The kinds of folding ranges.
public enum FoldingRangeKind: CaseIterable, Hashable, Sendable {
  /// A heading with its content.
  case section
  /// Consecutive comment lines.
  case comment
  /// A query over several lines.
  case query
  /// A group over several lines.
  case group
  /// A quoted text or pattern over several lines.
  case text
}

extension FoldingRangeKind: CustomStringConvertible {
  /// The name of the case: `section`.
  public var description: String {
    switch self {
    case .section: "section"
    case .comment: "comment"
    case .query: "query"
    case .group: "group"
    case .text: "text"
    }
  }
}

/// A part of a document that an editor can fold, showing only its first line.
public struct FoldingRange: Hashable, Sendable {
  /// The line that stays visible, counted from zero.
  public let startLine: Int
  /// The last line that is folded; greater than ``startLine``.
  public let endLine: Int
  /// The folded range in offsets of the document: of a group or text the part between its delimiters, otherwise the
  /// part after the first line.
  public let range: SourceRange
  /// The kind of the folded part.
  public let kind: FoldingRangeKind
  /// The text to show in place of the folded range.
  public let collapsedText: String
}

extension DocumentSnapshot {
  /// The folding ranges: sections, consecutive comment lines, and queries over several lines with their groups and
  /// texts; in the order of their starts, outer ranges first. Of ranges with the same lines only the outermost.
  ///
  /// Only queries over several lines are analyzed. Linear in the text, except for sorting and finding lines.
  public func foldingRanges() -> [FoldingRange] {
    var folds: [FoldingRange] = []
    for section in sections {
      let count = queryCount(in: section.range)
      addLines(
        from: section.firstLine, through: section.lastLine, kind: .section,
        text: count == 0 ? "…" : count == 1 ? "… 1 query" : "… \(count) queries", to: &folds)
    }
    addComments(to: &folds)
    for query in queries {
      let first = lines.line(of: query.range.start)
      let last = lines.line(of: query.range.end)
      if first == last { continue }
      addLines(
        from: first, through: last, kind: .query, text: last - first == 1 ? "… 1 line" : "… \(last - first) lines",
        to: &folds)
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

  /// Folds all lines but the first.
  private func addLines(
    from first: Int, through last: Int, kind: FoldingRangeKind, text: String, to folds: inout [FoldingRange]
  ) {
    if first >= last { return }
    let range = SourceRange(start: lines.content(ofLine: first).end, end: lines.content(ofLine: last).end)
    folds.append(FoldingRange(startLine: first, endLine: last, range: range, kind: kind, collapsedText: text))
  }

  /// Folds consecutive comment lines; a heading ends a run.
  private func addComments(to folds: inout [FoldingRange]) {
    var first: Int?
    for line in 0...lines.lineCount {
      if let comment = comment(ofLine: line), !comment.isHeading {
        first = first ?? line
        continue
      }
      if let first {
        let count = line - 1 - first
        addLines(
          from: first, through: line - 1, kind: .comment, text: count == 1 ? "… 1 line" : "… \(count) lines", to: &folds
        )
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
  /// A kind never lies within one of greater depth.
  fileprivate var depth: Int {
    switch self {
    case .section: 0
    case .comment, .query: 1
    case .group: 2
    case .text: 3
    }
  }
}
