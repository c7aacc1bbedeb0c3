/// Converts byte offsets to positions; fast in any order.
///
/// Converting n offsets of one line with ``LineTable/position(of:in:)`` reads the line n times. A cursor goes on from
/// the last offset, and keeps the column of every 256th byte that it passes: it reads each line once, and after that
/// at most 256 bytes for each offset. The results are the same in any order.
package struct PositionCursor: Sendable {
  /// The line table of the text.
  package let lines: LineTable
  /// The unit in which columns are counted.
  package let encoding: PositionEncoding
  private var line = 0
  private var content: SourceRange
  private var mark = ColumnMark(offset: 0, column: 0)
  /// The marks by offset, one for each ``interval``; those of a line are known from its start to the last offset read.
  private var marks: [ColumnMark?] = []
  /// Number of scalars read and marks searched; used by the growth tests.
  package private(set) var steps = 0

  /// The number of bytes between two marks.
  private static let interval = 256

  /// Makes a cursor at the start of the text.
  package init(_ lines: LineTable, encoding: PositionEncoding) {
    self.lines = lines
    self.encoding = encoding
    self.content = lines.written(ofLine: 0)
  }

  /// The position of `offset`, equal to ``LineTable/position(of:in:)``.
  package mutating func position(of offset: Int) -> SourcePosition {
    if offset < content.start || !lines.range(ofLine: line).contains(offset) {
      let line = lines.line(of: offset)
      if line != self.line {
        self.line = line
        content = lines.written(ofLine: line)
        mark = ColumnMark(offset: content.start, column: 0)
      }
    }
    let target = min(max(offset, content.start), content.end)
    let before = steps
    if target < mark.offset || target - mark.offset > PositionCursor.interval {
      let nearest = nearestMark(to: target)
      if target < mark.offset || nearest.offset > mark.offset { mark = nearest }
    }
    read(to: target)
    #if DEBUG && !hasFeature(Embedded)
      StepTally.add(steps - before + 1)
    #endif
    return SourcePosition(line: line, column: mark.column)
  }

  /// Goes on to an offset of the line.
  private mutating func read(to target: Int) {
    while mark.offset < target {
      let scalar = ScalarAtOffset(in: lines.source.bytes, at: mark.offset)
      let next = mark.offset + scalar.length
      if next > target { break }
      let index = next / PositionCursor.interval
      let passesMark = index > mark.offset / PositionCursor.interval
      mark = ColumnMark(offset: next, column: mark.column + scalar.units(in: encoding))
      steps += 1
      if passesMark { keep(mark, at: index) }
    }
  }

  /// Keeps the first place at or after a multiple of the interval.
  private mutating func keep(_ mark: ColumnMark, at index: Int) {
    if marks.isEmpty { marks = Array(repeating: nil, count: lines.source.length / PositionCursor.interval + 1) }
    marks[index] = mark
  }

  /// The last known place of the line at or before an offset.
  private mutating func nearestMark(to target: Int) -> ColumnMark {
    let start = ColumnMark(offset: content.start, column: 0)
    if marks.isEmpty { return start }
    // Of the multiples within the line, the first ones have a mark and the others none.
    var low = content.start / PositionCursor.interval + 1
    var high = target / PositionCursor.interval + 1
    let first = low
    while low < high {
      let middle = (low + high) / 2
      if marks[middle] == nil { high = middle } else { low = middle + 1 }
      steps += 1
    }
    // The mark of the last multiple may be after the offset, within a scalar.
    while low > first {
      low -= 1
      if let mark = marks[low], mark.offset <= target { return mark }
    }
    return start
  }
}

/// A place in a line.
private struct ColumnMark: Hashable, Sendable {
  /// The offset of a scalar, or the end of the line.
  let offset: Int
  let column: Int
}
