/// The line starts of a text, computed once, and all conversions between byte offsets and positions.
///
/// A line ends with LF, CR LF or a lone CR, as in the Language Server Protocol. Every conversion is total: an offset or
/// position outside the text is clamped to it, one inside a scalar moves to the scalar's first byte, and one inside or
/// after a line ending moves to the end of the line's content.
///
/// ```swift
/// let lines = LineTable(SourceText("t:elf\nc:g"))
/// lines.position(of: 8, in: .utf16)                            // line 1, column 2
/// lines.offset(of: SourcePosition(line: 1, column: 2), in: .utf8)  // 8
/// ```
public struct LineTable: Hashable, Sendable {
  /// The text the table was built from.
  public let source: SourceText
  /// The offset of each line; never empty.
  let starts: [Int]

  /// Builds the table in one pass over the text.
  public init(_ source: SourceText) {
    var starts = [0]
    LineTable.scan(source.bytes, from: 0, to: source.length, into: &starts)
    self.init(source, starts: starts)
  }

  init(_ source: SourceText, starts: [Int]) {
    self.source = source
    self.starts = starts
  }

  /// Appends the start of every line that a line ending in `start..<end` makes.
  static func scan(_ bytes: [UInt8], from start: Int, to end: Int, into starts: inout [Int]) {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while offset < end {
        let byte = bytes[offset]
        offset += 1
        if byte > 0x0D { continue }
        if byte == UInt8(ascii: "\n") {
          starts.append(offset)
        } else if byte == UInt8(ascii: "\r") {
          if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
          starts.append(offset)
        }
      }
    }
  }

  /// Number of lines, at least one. A text that ends with a line ending has an empty last line.
  public var lineCount: Int { starts.count }

  /// The range of a line without its ending, and of the first line without a byte order mark. A line outside the text is
  /// clamped to the first or last.
  public func content(ofLine line: Int) -> SourceRange {
    let written = written(ofLine: line)
    return written.start > 0 ? written : SourceRange(start: source.startOfText, end: written.end)
  }

  /// The range of a line without its ending, with a byte order mark, which counts in positions.
  func written(ofLine line: Int) -> SourceRange {
    let full = range(ofLine: line)
    var end = full.end
    if end > full.start, source.bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > full.start, source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return SourceRange(start: full.start, end: end)
  }

  /// The range of a line with its ending. A line outside the text is clamped to the first or last.
  public func range(ofLine line: Int) -> SourceRange {
    let index = min(max(line, 0), starts.count - 1)
    let end = index + 1 < starts.count ? starts[index + 1] : source.length
    return SourceRange(start: starts[index], end: end)
  }

  /// The line that contains `offset`, which is clamped to the text. Logarithmic in the number of lines.
  public func line(of offset: Int) -> Int { max(0, starts.partitioningIndex { $0 > offset } - 1) }

  /// The position of a byte offset. Linear in the length of its line.
  public func position(of offset: Int, in encoding: PositionEncoding) -> SourcePosition {
    let line = line(of: offset)
    let content = written(ofLine: line)
    let target = min(max(offset, content.start), content.end)
    var cursor = content.start
    var column = 0
    while cursor < target {
      let scalar = ScalarAtOffset(in: source.bytes, at: cursor)
      if cursor + scalar.length > target { break }
      cursor += scalar.length
      column += scalar.units(in: encoding)
    }
    #if DEBUG && !hasFeature(Embedded)
      StepTally.add(cursor - content.start)
    #endif
    return SourcePosition(line: line, column: column)
  }

  /// The byte offset of a position. Linear in the length of its line.
  public func offset(of position: SourcePosition, in encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= starts.count { return source.length }
    let content = written(ofLine: position.line)
    var cursor = content.start
    var remaining = position.column
    while cursor < content.end {
      let scalar = ScalarAtOffset(in: source.bytes, at: cursor)
      let units = scalar.units(in: encoding)
      if units > remaining { break }
      remaining -= units
      cursor += scalar.length
    }
    #if DEBUG && !hasFeature(Embedded)
      StepTally.add(cursor - content.start)
    #endif
    return cursor
  }

  /// The positions of the start and the end of a range.
  public func positions(
    of range: SourceRange, in encoding: PositionEncoding
  ) -> (start: SourcePosition, end: SourcePosition) {
    (position(of: range.start, in: encoding), position(of: range.end, in: encoding))
  }

  /// The byte range between two positions; empty if the second comes before the first.
  public func range(
    from start: SourcePosition, to end: SourcePosition, in encoding: PositionEncoding
  ) -> SourceRange {
    SourceRange(start: offset(of: start, in: encoding), end: offset(of: end, in: encoding))
  }
}

extension SourceText {
  /// The byte offset of a position, equal to ``LineTable/offset(of:in:)`` but found in one pass over the text: for
  /// texts too long to keep a line table for.
  package func offset(of position: SourcePosition, in encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    var line = 0
    var cursor = 0
    bytes.withUnsafeBufferPointer { bytes in
      while line < position.line, cursor < bytes.count {
        let byte = bytes[cursor]
        cursor += 1
        if byte == UInt8(ascii: "\r"), cursor < bytes.count, bytes[cursor] == UInt8(ascii: "\n") { cursor += 1 }
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { line += 1 }
      }
    }
    var remaining = position.column
    while line == position.line, cursor < bytes.count {
      if bytes[cursor] == UInt8(ascii: "\n") || bytes[cursor] == UInt8(ascii: "\r") { break }
      let scalar = ScalarAtOffset(in: bytes, at: cursor)
      let units = scalar.units(in: encoding)
      if units > remaining { break }
      remaining -= units
      cursor += scalar.length
    }
    return cursor
  }
}

extension ScalarAtOffset {
  /// Number of code units of the scalar. Malformed bytes count one each in UTF-8, and one for all of them (U+FFFD)
  /// elsewhere.
  func units(in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: length
    case .utf16: utf16Length
    case .utf32: 1
    }
  }
}

extension LineTable {
  /// The table of the text after an edit. Lines that the edit does not touch are not scanned again.
  ///
  /// The range is clamped to the text. Takes a copy of the text and of the table, and a scan of the replacement and of
  /// the line before it.
  package func replacing(_ range: SourceRange, with replacement: some Collection<UInt8>) -> LineTable {
    let range = range.clamped(to: source.range)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.length - range.length + replacement.count)
    bytes.append(contentsOf: source.bytes[..<range.start])
    bytes.append(contentsOf: replacement)
    let end = bytes.count
    bytes.append(contentsOf: source.bytes[range.end...])
    // The edit may join or split a CR LF pair at either end: scan the line of the byte before it again; the scan itself
    // looks at the byte after it.
    let first = line(of: max(range.start - 1, 0))
    var starts = Array(self.starts[...first])
    starts.reserveCapacity(self.starts.count + 8)
    LineTable.scan(bytes, from: starts[first], to: end, into: &starts)
    // Lines after the edit stay as they were, except that a CR LF pair that starts in the edit has already made its
    // line.
    let distance = end - range.end
    let rest = line(of: range.end) + 1
    for start in self.starts[rest...] where start + distance > starts[starts.count - 1] {
      starts.append(start + distance)
    }
    return LineTable(SourceText(bytes: bytes), starts: starts)
  }
}
