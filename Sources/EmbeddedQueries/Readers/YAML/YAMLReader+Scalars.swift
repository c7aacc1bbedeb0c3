import FilterText

// Quoted and plain scalars, whose lines are joined by spaces (YAML 1.2.2, sections 6.5 and 7.3).
extension YAMLReader {
  /// The next line with text, if a scalar may continue there: it is indented more than `parent`.
  mutating func continuation(after line: Int, parent: Int) -> (line: Int, start: Int)? {
    var next = line + 1
    while next < scanner.lines.lineCount {
      let content = scanner.lines.content(ofLine: next)
      let spaces = spaces(in: content)
      let start = scanner.endOfBlanks(from: content.start + spaces)
      if start < content.end {
        return spaces > parent && !(spaces == 0 && isDocumentMark(content)) ? (next, start) : nil
      }
      next += 1
    }
    return nil
  }

  /// Appends what the break between two lines with text means: a space, or a line break for each blank line between
  /// them.
  func fold(from end: Int, of line: Int, to next: (line: Int, start: Int), _ builder: inout EmbeddingBuilder) {
    let blank = next.line - line - 1
    builder.append(blank == 0 ? [0x20] : [UInt8](repeating: 0x0A, count: blank), for: end, to: next.start)
  }

  /// Reads a quoted scalar, moves to its last line, and returns its end. One that is not closed ends with its first
  /// line.
  mutating func readQuoted(at start: Int, parent: Int, _ builder: inout EmbeddingBuilder) -> Int {
    let first = line
    let empty = builder
    if let end = readQuotedText(at: start, parent: parent, &builder) { return end }
    line = first
    builder = empty
    let end = scanner.lines.content(ofLine: first).end
    _ = readQuotedText(at: start, parent: .max, &builder)
    return end
  }

  /// The end of a quoted scalar, after its quote; nil if it is not closed.
  private mutating func readQuotedText(at start: Int, parent: Int, _ builder: inout EmbeddingBuilder) -> Int? {
    let quote = scanner[start]
    var end = scanner.lines.content(ofLine: line).end
    var offset = start + 1
    while true {
      let blanks = min(scanner.endOfBlanks(from: offset), end)
      if blanks == end {
        guard let next = continuation(after: line, parent: parent) else {
          builder.copy(from: offset, to: end)
          return nil
        }
        fold(from: offset, of: line, to: next, &builder)
        (line, offset) = next
        end = scanner.lines.content(ofLine: line).end
        continue
      }
      builder.copy(from: offset, to: blanks)
      offset = blanks
      let byte = scanner[offset]
      if byte == quote {
        guard quote == UInt8(ascii: "'"), scanner[offset + 1] == quote else { return offset + 1 }
        builder.append([quote], for: offset, to: offset + 2)
        offset += 2
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        if offset + 1 >= end, let next = continuation(after: line, parent: parent) {
          // An escaped line break joins the lines; blank lines after it stay.
          let blank = next.line - line - 1
          builder.append([UInt8](repeating: 0x0A, count: blank), for: offset, to: next.start)
          (line, offset) = next
          end = scanner.lines.content(ofLine: line).end
        } else {
          offset = readEscape(at: offset, before: end, &builder)
        }
      } else {
        builder.copy(from: offset, to: offset + 1)
        offset += 1
      }
    }
  }

  /// Reads an escape in double quotes and returns its end. An unknown one stands for itself.
  private mutating func readEscape(at start: Int, before end: Int, _ builder: inout EmbeddingBuilder) -> Int {
    let after = min(start + 2, end)
    let byte = after == start + 2 ? scanner[start + 1] : 0
    var digits = 0
    switch byte {
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default:
      guard let scalar = YAMLReader.scalar(escaped: byte) else {
        builder.copy(from: start, to: after)
        return after
      }
      builder.append(scalar: scalar, for: start, to: after)
      return after
    }
    guard after + digits <= end, let scalar = scanner.number(from: after, digits: digits) else {
      builder.copy(from: start, to: after)
      return after
    }
    // JSON is YAML, and writes scalars above U+FFFF as two.
    if digits == 4, 0xD800...0xDBFF ~= scalar, after + 10 <= end, scanner.has("\\u", at: after + 4),
      let low = scanner.number(from: after + 6, digits: 4), 0xDC00...0xDFFF ~= low
    {
      builder.append(scalar: 0x10000 + (scalar - 0xD800) << 10 + (low - 0xDC00), for: start, to: after + 10)
      return after + 10
    }
    builder.append(scalar: scalar, for: start, to: after + digits)
    return after + digits
  }

  /// The scalar for a byte after a backslash (YAML 1.2.2, section 5.7); nil for an unknown one.
  private static func scalar(escaped byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: " "), 0x09: UInt32(byte)
    case UInt8(ascii: "0"): 0x00
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "v"): 0x0B
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "e"): 0x1B
    case UInt8(ascii: "N"): 0x85
    case UInt8(ascii: "_"): 0xA0
    case UInt8(ascii: "L"): 0x2028
    case UInt8(ascii: "P"): 0x2029
    default: nil
    }
  }

  /// Reads a plain scalar of a block and moves to the line after it. White space at the end of its last line belongs to
  /// it, as the caret may be there; `null` and `~` are no queries.
  mutating func readPlain(at start: Int, parent: Int) {
    var builder = EmbeddingBuilder(scanner.source)
    var offset = start
    while true {
      let content = scanner.lines.content(ofLine: line)
      let (end, isCommented) = endOfPlain(from: offset, to: content.end)
      builder.copy(from: offset, to: end)
      guard !isCommented, let next = continuation(after: line, parent: parent), continuesPlain(at: next) else {
        if !isCommented { builder.copy(from: end, to: content.end) }
        break
      }
      fold(from: end, of: line, to: next, &builder)
      (line, offset) = next
    }
    line += 1
    let text = builder.bytes[..<builder.bytes.endWithoutSpaces]
    if text.elementsEqual("null".utf8) || text.elementsEqual("~".utf8) { return }
    queries.append(EmbeddedQuery(builder, form: .single, style: .plain(isInFlow: false), at: start))
  }

  /// The end of the text of a line without white space and comment, and whether there is a comment.
  private mutating func endOfPlain(from start: Int, to end: Int) -> (end: Int, isCommented: Bool) {
    var last = start
    var offset = start
    while offset < end {
      let byte = scanner[offset]
      if byte == UInt8(ascii: "#"), last < offset { return (last, true) }
      offset += 1
      if !byte.isBlank { last = offset }
    }
    return (last, false)
  }

  /// Whether a line continues a plain scalar: it is no comment and has no key.
  private mutating func continuesPlain(at next: (line: Int, start: Int)) -> Bool {
    let content = scanner.lines.content(ofLine: next.line)
    return scanner[next.start] != UInt8(ascii: "#") && key(at: next.start, of: content) == nil
  }
}
