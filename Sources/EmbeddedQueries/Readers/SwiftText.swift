import FilterText

/// Reads the text of a Swift literal without interpolations.
struct SwiftText {
  private let delimiter: SwiftReader.Delimiter
  private var builder: EmbeddingBuilder

  init(_ delimiter: SwiftReader.Delimiter, _ scanner: inout HostScanner) {
    self.delimiter = delimiter
    builder = EmbeddingBuilder(scanner.source)
  }

  /// The query between the delimiters. Nil for a literal of three quotes that the compiler refuses: with text after the
  /// first delimiter or before the last; or if it has no line.
  mutating func read(from start: Int, to end: Int, _ scanner: inout HostScanner) -> EmbeddedQuery? {
    guard delimiter.isLong else {
      readText(from: start, to: end, &scanner)
      return EmbeddedQuery(builder, form: .single, style: .swift(pounds: delimiter.pounds), at: start)
    }
    let lines = scanner.lines
    let (first, last) = (lines.line(of: start) + 1, lines.line(of: end))
    let margin = lines.range(ofLine: last).start
    guard first < last, scanner.endOfBlanks(from: start) >= lines.content(ofLine: first - 1).end,
      scanner.endOfBlanks(from: margin) >= end
    else { return nil }
    let indentation = Array(scanner.source.bytes[margin..<end])
    var origin: Int?
    var isJoined = true
    for line in first..<last {
      if !isJoined { copyLineBreak(after: line - 1, lines) }
      let content = lines.content(ofLine: line)
      var text = content.start
      while text < content.end, text - content.start < indentation.count,
        scanner[text] == indentation[text - content.start]
      {
        text += 1
      }
      if origin == nil { origin = text }
      isJoined = readText(from: text, to: content.end, &scanner)
    }
    let ending = scanner.ending(ofLine: first)
    return EmbeddedQuery(
      builder, form: .single,
      style: .swiftLines(
        pounds: delimiter.pounds, HostStyle.LineStyle(prefix: indentation, ending: ending)),
      at: origin ?? start)
  }

  /// A line break of any kind is a line feed.
  private mutating func copyLineBreak(after line: Int, _ lines: LineTable) {
    let (start, end) = (lines.content(ofLine: line).end, lines.range(ofLine: line).end)
    if lines.source.bytes[start..<end].elementsEqual([0x0A]) {
      builder.copy(from: start, to: end)
    } else {
      builder.append([0x0A], for: start, to: end)
    }
  }

  /// Reads a line, and returns whether its end is escaped, so that the next line continues it.
  @discardableResult
  private mutating func readText(from start: Int, to end: Int, _ scanner: inout HostScanner) -> Bool {
    var offset = start
    while offset < end {
      guard scanner[offset] == UInt8(ascii: "\\"), isEscape(at: offset, &scanner) else {
        builder.copy(from: offset, to: offset + 1)
        offset += 1
        continue
      }
      let escaped = offset + 1 + delimiter.pounds
      if delimiter.isLong, scanner.endOfBlanks(from: escaped) >= end { return true }
      offset = readEscape(at: offset, escaped: escaped, to: end, &scanner)
    }
    return false
  }

  private func isEscape(at backslash: Int, _ scanner: inout HostScanner) -> Bool {
    for offset in backslash + 1..<backslash + 1 + delimiter.pounds where scanner[offset] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// Reads an escape and returns its end. An unknown one stands for itself.
  private mutating func readEscape(at start: Int, escaped: Int, to end: Int, _ scanner: inout HostScanner) -> Int {
    let byte = escaped < end ? scanner[escaped] : 0
    let after = min(escaped + 1, end)
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): builder.append([byte], for: start, to: after)
    case UInt8(ascii: "n"): builder.append([0x0A], for: start, to: after)
    case UInt8(ascii: "r"): builder.append([0x0D], for: start, to: after)
    case UInt8(ascii: "t"): builder.append([0x09], for: start, to: after)
    case UInt8(ascii: "0"): builder.append([0x00], for: start, to: after)
    case UInt8(ascii: "u"):
      if let (scalar, end) = scalar(at: after, &scanner) {
        builder.append(scalar: scalar, for: start, to: end)
        return end
      }
      builder.copy(from: start, to: after)
    default: builder.copy(from: start, to: after)
    }
    return after
  }

  /// The number in braces at an offset, of one to eight hexadecimal digits, and the end of the braces.
  private func scalar(at brace: Int, _ scanner: inout HostScanner) -> (UInt32, end: Int)? {
    guard scanner[brace] == UInt8(ascii: "{") else { return nil }
    var digits = 0
    while digits < 9, scanner[brace + 1 + digits].hexadecimalDigit != nil { digits += 1 }
    guard (1...8).contains(digits), scanner[brace + 1 + digits] == UInt8(ascii: "}"),
      let number = scanner.number(from: brace + 1, digits: digits)
    else { return nil }
    return (number, brace + digits + 2)
  }
}
