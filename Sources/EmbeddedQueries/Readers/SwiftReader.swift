import FilterText

/// Finds the string literals of `#filterQuery("…")`, `ParsedQuery(parsing: "…")` and `expectRoundTrip("…")` in Swift.
///
/// Reads comments, literals of all forms and nested interpolations as the compiler does, and nothing else. A literal with
/// an interpolation is left alone, and so is one of several lines that is not closed. A literal of one line ends with
/// its line if it is not closed. A regular expression between bare slashes is not recognized: quotes in it open a
/// literal.
struct SwiftReader {
  /// The delimiter of a literal: its number of `#`, and whether it has three quotes.
  struct Delimiter {
    let pounds: Int
    let isLong: Bool

    var length: Int { pounds + (isLong ? 3 : 1) }
  }

  /// Code within a literal.
  private struct Interpolation {
    let delimiter: Delimiter
    /// The number of open parentheses in the code.
    var depth = 0
  }

  /// Why the text of a literal ends.
  private enum Stop {
    case closed
    case interpolation
    case unclosed
  }

  private var scanner: HostScanner
  private var interpolations: [Interpolation] = []
  private var queries: [EmbeddedQuery] = []
  /// The passages that are no code; nil if they are not asked for.
  private var passages: [SwiftPassage]?
  /// The start of the outermost literal, within its interpolations.
  private var outerLiteral = 0

  init(_ source: SourceText) {
    scanner = HostScanner(source)
  }

  var steps: Int { scanner.steps }

  mutating func read() -> [EmbeddedQuery] {
    var offset = 0
    while offset < scanner.source.length { offset = readToken(at: offset) }
    return queries
  }

  /// The comments, literals and patterns of the source, in its order.
  mutating func readPassages() -> [SwiftPassage] {
    passages = []
    _ = read()
    return passages ?? []
  }

  private mutating func note(_ content: SwiftPassage.Content, from start: Int, to end: Int) {
    if interpolations.isEmpty { passages?.append(SwiftPassage(SourceRange(start: start, end: end), content)) }
  }

  /// Reads a token of the code and returns its end, which is after its start.
  private mutating func readToken(at start: Int) -> Int {
    let byte = scanner[start]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if let delimiter = delimiter(at: start) { return readLiteral(at: start, delimiter, isQuery: false) }
      let name = endOfRun(of: UInt8(ascii: "#"), from: start)
      if scanner[name] == UInt8(ascii: "/") {
        let end = endOfExpression(at: name, pounds: name - start)
        note(.pattern, from: start, to: end)
        return end
      }
      guard name == start + 1 else { return name }
      let end = endOfName(from: name)
      if end - name == 11, scanner.has("filterQuery", at: name) { return readCall(from: end, label: nil) }
      return end
    case UInt8(ascii: "/"):
      let end = endOfComment(at: start)
      if end > start + 1 { note(.comment, from: start, to: end) }
      return end
    case UInt8(ascii: "("):
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
      return start + 1
    case UInt8(ascii: ")"):
      guard let last = interpolations.last else { return start + 1 }
      if last.depth == 0 {
        interpolations.removeLast()
        return readRest(of: last.delimiter, from: start + 1)
      }
      interpolations[interpolations.count - 1].depth -= 1
      return start + 1
    default:
      let end = endOfName(from: start)
      if end - start == 11, scanner.has("ParsedQuery", at: start) { return readCall(from: end, label: "parsing") }
      if end - start == 15, scanner.has("expectRoundTrip", at: start) { return readCall(from: end, label: nil) }
      return max(end, start + 1)
    }
  }

  /// Reads the parenthesis, the label and the literal after a name; returns the end of the name if there are none.
  private mutating func readCall(from name: Int, label: StaticString?) -> Int {
    var offset = endOfSpace(from: name)
    guard scanner[offset] == UInt8(ascii: "(") else { return name }
    offset = endOfSpace(from: offset + 1)
    if let label {
      guard scanner.has(label, at: offset) else { return name }
      offset = endOfSpace(from: offset + label.utf8CodeUnitCount)
      guard scanner[offset] == UInt8(ascii: ":") else { return name }
      offset = endOfSpace(from: offset + 1)
    }
    guard let delimiter = delimiter(at: offset) else { return name }
    if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
    return readLiteral(at: offset, delimiter, isQuery: true)
  }

  /// The delimiter that opens a literal at an offset; nil if there is none.
  private mutating func delimiter(at start: Int) -> Delimiter? {
    let quote = endOfRun(of: UInt8(ascii: "#"), from: start)
    guard scanner[quote] == UInt8(ascii: "\"") else { return nil }
    return Delimiter(pounds: quote - start, isLong: scanner.has("\"\"\"", at: quote))
  }

  private mutating func readLiteral(at start: Int, _ delimiter: Delimiter, isQuery: Bool) -> Int {
    let content = start + delimiter.length
    let (end, stop) = endOfText(from: content, delimiter)
    switch stop {
    case .interpolation:
      if interpolations.isEmpty { outerLiteral = start }
      return enterInterpolation(at: end, delimiter)
    case .unclosed where delimiter.isLong:
      note(.literal(nil), from: start, to: end)
      return end
    case .unclosed, .closed:
      let after = stop == .closed ? end + delimiter.length : end
      if isQuery || passages != nil {
        var text = SwiftText(delimiter, &scanner)
        let query = text.read(from: content, to: end, &scanner)
        if isQuery, let query { queries.append(query) }
        note(.literal(query), from: start, to: after)
      }
      return after
    }
  }

  /// Reads the rest of a literal after an interpolation.
  private mutating func readRest(of delimiter: Delimiter, from start: Int) -> Int {
    let (end, stop) = endOfText(from: start, delimiter)
    switch stop {
    case .interpolation: return enterInterpolation(at: end, delimiter)
    case .unclosed, .closed:
      let after = stop == .closed ? end + delimiter.length : end
      note(.literal(nil), from: outerLiteral, to: after)
      return after
    }
  }

  private mutating func enterInterpolation(at backslash: Int, _ delimiter: Delimiter) -> Int {
    interpolations.append(Interpolation(delimiter: delimiter))
    return backslash + delimiter.pounds + 2
  }

  /// The end of the text of a literal, and what is there.
  private mutating func endOfText(from start: Int, _ delimiter: Delimiter) -> (end: Int, Stop) {
    var offset = start
    while offset < scanner.source.length {
      let byte = scanner[offset]
      if byte == UInt8(ascii: "\\") {
        let escaped = offset + 1 + delimiter.pounds
        guard endOfRun(of: UInt8(ascii: "#"), from: offset + 1, limit: delimiter.pounds) == escaped else {
          offset += 1
          continue
        }
        if scanner[escaped] == UInt8(ascii: "(") { return (offset, .interpolation) }
        offset = !delimiter.isLong && scanner[escaped].isLineBreak ? escaped : escaped + 1
      } else if byte == UInt8(ascii: "\""), isClosing(delimiter, at: offset) {
        return (offset, .closed)
      } else if byte.isLineBreak, !delimiter.isLong {
        return (offset, .unclosed)
      } else {
        offset += 1
      }
    }
    return (scanner.source.length, .unclosed)
  }

  private mutating func isClosing(_ delimiter: Delimiter, at offset: Int) -> Bool {
    if delimiter.isLong, !scanner.has("\"\"\"", at: offset) { return false }
    let pounds = offset + delimiter.length - delimiter.pounds
    return endOfRun(of: UInt8(ascii: "#"), from: pounds, limit: delimiter.pounds) == pounds + delimiter.pounds
  }

  private mutating func endOfRun(of byte: UInt8, from start: Int, limit: Int = .max) -> Int {
    var offset = start
    while offset - start < limit, scanner[offset] == byte { offset += 1 }
    return offset
  }

  private mutating func endOfName(from start: Int) -> Int {
    var offset = start
    while offset < scanner.source.length, scanner[offset].isNamePart { offset += 1 }
    return offset
  }

  private mutating func endOfSpace(from start: Int) -> Int {
    var offset = start
    while scanner[offset].isWhitespace { offset += 1 }
    return offset
  }

  /// The end of a comment, or of the slash if none begins there.
  private mutating func endOfComment(at start: Int) -> Int {
    var offset = start + 2
    switch scanner[start + 1] {
    case UInt8(ascii: "/"):
      while offset < scanner.source.length, !scanner[offset].isLineBreak { offset += 1 }
      return offset
    case UInt8(ascii: "*"):
      var depth = 1
      while offset < scanner.source.length, depth > 0 {
        if scanner.has("/*", at: offset) {
          depth += 1
          offset += 2
        } else if scanner.has("*/", at: offset) {
          depth -= 1
          offset += 2
        } else {
          offset += 1
        }
      }
      return offset
    default: return start + 1
    }
  }

  /// The end of a regular expression `#/…/#`, whose slash is at an offset; of its line or of the text if it is not
  /// closed.
  private mutating func endOfExpression(at slash: Int, pounds: Int) -> Int {
    let isLong = scanner[endOfBlanks(from: slash + 1)].isLineBreak
    var offset = slash + 1
    while offset < scanner.source.length, isLong || !scanner[offset].isLineBreak {
      let end = offset + 1 + pounds
      if scanner[offset] == UInt8(ascii: "/"), endOfRun(of: UInt8(ascii: "#"), from: offset + 1, limit: pounds) == end {
        return end
      }
      offset += 1
    }
    return offset
  }

  private mutating func endOfBlanks(from start: Int) -> Int { scanner.endOfBlanks(from: start) }
}

extension UInt8 {
  /// Whether this can be a part of a name of Swift; bytes of non-ASCII characters can.
  fileprivate var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
