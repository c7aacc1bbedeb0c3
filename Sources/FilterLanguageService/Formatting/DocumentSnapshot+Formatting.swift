public import FilterText

extension DocumentSnapshot {
  /// The edits that format the whole text, in bytes of the document: sorted, none overlapping another, as small as can be.
  ///
  /// Spacing, the letter case of fields and connectives, needless `and` and needless parentheses are put right; with another
  /// style than ``FormattingOptions/Style/canonical`` names too. Each query says what it said. Comments, blank lines between
  /// queries and the kind of line endings stay. A query with syntax errors, or that is not UTF-8, loses blanks at the ends of its
  /// lines at most. A text that is formatted gets no edits. Takes the time of analysing all queries.
  public func formattingEdits(options: FormattingOptions = FormattingOptions()) -> [TextEdit] {
    formattingEdits(in: [source.range], options: options)
  }

  /// The edits that format the queries and lines a range of the document touches. A range that ends where a line begins does not
  /// touch that line, unless the text ends there too. The range is clamped to the text.
  public func formattingEdits(
    in range: SourceRange, options: FormattingOptions = FormattingOptions()
  ) -> [TextEdit] {
    formattingEdits(in: [range], options: options)
  }

  /// The edits that format all that some ranges of the document touch, each thing once. The ranges may come in any order and may
  /// overlap.
  public func formattingEdits(
    in ranges: [SourceRange], options: FormattingOptions = FormattingOptions()
  ) -> [TextEdit] {
    var pass = FormattingPass(self, options)
    for run in runs(ofLinesTouching: ranges) { pass.format(run) }
    return pass.edits
  }

  /// The lines that ranges touch, whole queries with them, in order.
  private func runs(ofLinesTouching ranges: [SourceRange]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for run in ranges.map({ lines(touching: $0) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = runs.last, run.lowerBound < last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private func lines(touching range: SourceRange) -> Range<Int> {
    let range = range.clamped(to: source.range)
    var first = lines.line(of: range.start)
    var last = lines.line(of: range.end)
    if last > first, range.end < source.length, range.end == lines.range(ofLine: last).start { last -= 1 }
    let queries = queries(touching: span(ofLines: first...last))
    if let query = queries.first { first = min(first, lines.line(of: query.range.start)) }
    if let query = queries.last { last = max(last, lines.line(of: query.range.end)) }
    return first..<last + 1
  }

  /// The bytes of some lines, without the ending of the last.
  func span(ofLines run: ClosedRange<Int>) -> SourceRange {
    SourceRange(
      start: lines.content(ofLine: run.lowerBound).start, end: lines.content(ofLine: run.upperBound).end)
  }

  /// What ends the lines of the text: as the first line does.
  var lineEnding: [UInt8] {
    let ending = SourceRange(start: lines.content(ofLine: 0).end, end: lines.range(ofLine: 0).end)
    return ending.isEmpty ? [0x0A] : Array(source.bytes[ending.start..<ending.end])
  }
}
