/// Where the lines of a text begin, built once, and every conversion between byte offsets and positions.
///
/// A line ends with LF, CR LF or a lone CR (as the Language Server Protocol has it). Every conversion is total: an offset
/// or position outside the text is clamped to it, one inside a scalar goes to the scalar's first byte, and one inside or
/// behind a line ending goes to the end of the line's content.
///
/// ```swift
/// let lines = LineTable(SourceText("t:elf\nc:g"))
/// lines.position(of: 8, in: .utf16)                            // line 1, column 2
/// lines.offset(of: SourcePosition(line: 1, column: 2), in: .utf8)  // 8
/// ```
public struct LineTable: Hashable, Sendable {
  /// The text the table was built from.
  public let source: SourceText
  /// The first offset of each line; there is always a first line.
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

  /// Appends the beginnings of lines that the line endings in a part of the bytes make.
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

  /// The range of a line without its ending. A line outside the text is clamped to the first or last.
  public func content(ofLine line: Int) -> SourceRange {
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

  /// The line that holds `offset`, by binary search. An offset outside the text is clamped.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The position of a byte offset. Linear in the length of its line.
  public func position(of offset: Int, in encoding: PositionEncoding) -> SourcePosition {
    let line = line(of: offset)
    let content = content(ofLine: line)
    let target = min(max(offset, content.start), content.end)
    var cursor = content.start
    var column = 0
    while cursor < target {
      let scalar = ScalarAtOffset(in: source.bytes, at: cursor)
      if cursor + scalar.length > target { break }
      cursor += scalar.length
      column += scalar.units(in: encoding)
    }
    return SourcePosition(line: line, column: column)
  }

  /// The byte offset of a position. Linear in the length of its line.
  public func offset(of position: SourcePosition, in encoding: PositionEncoding) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= starts.count { return source.length }
    let content = content(ofLine: position.line)
    var cursor = content.start
    var remaining = position.column
    while cursor < content.end {
      let scalar = ScalarAtOffset(in: source.bytes, at: cursor)
      let units = scalar.units(in: encoding)
      if units > remaining { break }
      remaining -= units
      cursor += scalar.length
    }
    return cursor
  }

  /// The two positions of a range.
  public func positions(
    of range: SourceRange, in encoding: PositionEncoding
  ) -> (start: SourcePosition, end: SourcePosition) {
    (position(of: range.start, in: encoding), position(of: range.end, in: encoding))
  }

  /// The byte range between two positions; empty where the second lies before the first.
  public func range(
    from start: SourcePosition, to end: SourcePosition, in encoding: PositionEncoding
  ) -> SourceRange {
    SourceRange(start: offset(of: start, in: encoding), end: offset(of: end, in: encoding))
  }
}

extension SourceText {
  /// The byte offset of a position, as ``LineTable/offset(of:in:)`` finds it, by a pass over the text: for a text that is too
  /// long to keep a table of its lines.
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
  /// Number of code units the scalar takes. A damaged place takes its bytes in UTF-8, and one unit (U+FFFD) elsewhere.
  func units(in encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: length
    case .utf16: utf16Length
    case .utf32: 1
    }
  }
}
