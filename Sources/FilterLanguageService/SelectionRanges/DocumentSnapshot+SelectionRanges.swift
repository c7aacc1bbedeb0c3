import FilterAnalysis
import FilterExplanation
import FilterSemantics
public import FilterText

extension DocumentSnapshot {
  /// What a selection at a caret grows to, step by step: the innermost range first, each within the next and smaller than it, the
  /// whole document last.
  ///
  /// In a query these are the word, the value or quoted text without and with its marks (in a pattern its parts), the term
  /// without and with its minus, its neighbours joined by "and", those joined by `or`, the inside of the group, the group
  /// without and with its minus, and the query; in a comment the word, what it says, and the line. Then the lines without a
  /// blank one between, and the sections. There is always a range, for any offset. Analyses only the query of the caret.
  public func selectionRanges(at offset: Int) -> [SourceRange] {
    let offset = min(max(offset, 0), source.length)
    var ranges = GrowingRanges(around: offset)
    let line = lines.line(of: offset)
    if let query = query(at: offset) {
      let caret = query.offset(inQuery: offset)
      query.analysis.collectSelections(at: caret) { ranges.add(query.documentRange($0)) }
      if let title = title(of: query) { ranges.add(title.range.union(query.range)) }
    } else if let comment = comment(ofLine: line) {
      if let word = WordRange.around(offset, in: comment.text, of: source) { ranges.add(word) }
      ranges.add(comment.text)
      ranges.add(comment.range)
    }
    if let paragraph = paragraph(around: line) { ranges.add(paragraph) }
    for section in sections.reversed() { ranges.add(section.range) }
    ranges.addLast(source.range)
    return ranges.found
  }

  /// The lines around a line up to a blank one; a heading begins anew. Nil for a blank line.
  private func paragraph(around line: Int) -> SourceRange? {
    if layout.kind(ofLine: line) == .blank { return nil }
    func isHeading(_ line: Int) -> Bool { comment(ofLine: line).map { $0.isHeading } ?? false }
    var first = line
    while first > 0, !isHeading(first), layout.kind(ofLine: first - 1) != .blank { first -= 1 }
    var last = line
    while last + 1 < lines.lineCount, !isHeading(last + 1), layout.kind(ofLine: last + 1) != .blank { last += 1 }
    return SourceRange(start: lines.content(ofLine: first).start, end: lines.content(ofLine: last).end)
  }
}

/// Ranges that touch a caret, each larger than the one before.
struct GrowingRanges {
  private let offset: Int
  private(set) var found: [SourceRange] = []

  init(around offset: Int) {
    self.offset = offset
  }

  /// Adds a range if it touches the caret, holds the last one and is larger. Empty ranges select nothing.
  mutating func add(_ range: SourceRange) {
    if range.isEmpty || !range.touches(offset) { return }
    if let last = found.last, last == range || !range.encloses(last) { return }
    found.append(range)
  }

  /// Adds the range of everything, which may be empty.
  mutating func addLast(_ range: SourceRange) {
    if found.last != range { found.append(range) }
  }
}
