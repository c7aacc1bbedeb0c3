import FilterText

/// Finds the strings of certain keys of JSON (RFC 8259), also within lists: `{"filterQueries": ["t:elf", "c:g"]}`.
///
/// Comments, trailing commas and missing brackets are accepted. A string ends at the end of its line if it is not
/// closed. An unknown escape stands for itself.
struct JSONReader {
  /// An open object or list.
  private struct Level {
    let isObject: Bool
    /// Whether strings directly in the list are queries.
    let isWanted: Bool
  }

  private var scanner: HostScanner
  private let keys: EmbeddedKeys
  private var levels: [Level] = []
  /// Whether the next string of an object is a key.
  private var expectsKey = false
  /// Whether the next value is a query if it is a string.
  private var isWanted = false
  private var queries: [EmbeddedQuery] = []

  init(_ source: SourceText, keys: EmbeddedKeys) {
    scanner = HostScanner(source)
    self.keys = keys
  }

  var steps: Int { scanner.steps }

  mutating func read() -> [EmbeddedQuery] {
    var offset = 0
    while offset < scanner.source.length {
      switch scanner[offset] {
      case UInt8(ascii: "\""): offset = readString(at: offset)
      case UInt8(ascii: "{"): open(Level(isObject: true, isWanted: false), &offset)
      case UInt8(ascii: "["):
        let isInList = levels.last.map { !$0.isObject } ?? false
        open(Level(isObject: false, isWanted: isWanted && !isInList), &offset)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        levels.removeLast(levels.isEmpty ? 0 : 1)
        isWanted = false
        offset += 1
      case UInt8(ascii: ","):
        expectsKey = levels.last?.isObject ?? false
        isWanted = levels.last?.isWanted ?? false
        offset += 1
      case UInt8(ascii: "/"): offset = endOfComment(at: offset)
      default: offset += 1
      }
    }
    return queries
  }

  private mutating func open(_ level: Level, _ offset: inout Int) {
    levels.append(level)
    expectsKey = level.isObject
    isWanted = level.isWanted
    offset += 1
  }

  /// Reads a string, which is a key or a value, and returns its end.
  private mutating func readString(at start: Int) -> Int {
    var builder = EmbeddingBuilder(scanner.source)
    let end = JSONReader.readText(from: start + 1, &scanner, &builder)
    if expectsKey {
      isWanted = keys.contains(builder.bytes)
      expectsKey = false
    } else if isWanted {
      queries.append(EmbeddedQuery(builder, form: .single, style: .doubleQuoted, at: start + 1))
      isWanted = levels.last?.isWanted ?? false
    }
    return scanner[end] == UInt8(ascii: "\"") ? end + 1 : end
  }

  /// Reads the text of a string and returns its end: the closing quote, or the end of the line.
  private static func readText(from start: Int, _ scanner: inout HostScanner, _ builder: inout EmbeddingBuilder) -> Int
  {
    var offset = start
    while offset < scanner.source.length {
      let byte = scanner[offset]
      if byte == UInt8(ascii: "\"") || byte.isLineBreak { break }
      if byte == UInt8(ascii: "\\") {
        offset = readEscape(at: offset, &scanner, &builder)
      } else {
        builder.copy(from: offset, to: offset + 1)
        offset += 1
      }
    }
    return offset
  }

  private static func readEscape(at start: Int, _ scanner: inout HostScanner, _ builder: inout EmbeddingBuilder) -> Int
  {
    let byte = scanner[start + 1]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): builder.append([byte], for: start, to: start + 2)
    case UInt8(ascii: "b"): builder.append([0x08], for: start, to: start + 2)
    case UInt8(ascii: "f"): builder.append([0x0C], for: start, to: start + 2)
    case UInt8(ascii: "n"): builder.append([0x0A], for: start, to: start + 2)
    case UInt8(ascii: "r"): builder.append([0x0D], for: start, to: start + 2)
    case UInt8(ascii: "t"): builder.append([0x09], for: start, to: start + 2)
    case UInt8(ascii: "u"):
      guard let unit = scanner.number(from: start + 2, digits: 4) else {
        builder.copy(from: start, to: start + 2)
        return start + 2
      }
      if 0xD800...0xDBFF ~= unit, scanner.has("\\u", at: start + 6),
        let low = scanner.number(from: start + 8, digits: 4), 0xDC00...0xDFFF ~= low
      {
        builder.append(scalar: 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00), for: start, to: start + 12)
        return start + 12
      }
      builder.append(scalar: unit, for: start, to: start + 6)
      return start + 6
    default:
      // The backslash at the end of a line is all that is left of the string.
      let end = byte.isLineBreak || start + 1 >= scanner.source.length ? start + 1 : start + 2
      builder.copy(from: start, to: end)
      return end
    }
    return start + 2
  }

  /// The end of a comment, or of the slash if none begins there.
  private mutating func endOfComment(at start: Int) -> Int {
    var offset = start + 2
    switch scanner[start + 1] {
    case UInt8(ascii: "/"):
      while offset < scanner.source.length, !scanner[offset].isLineBreak { offset += 1 }
    case UInt8(ascii: "*"):
      while offset < scanner.source.length, !scanner.has("*/", at: offset) { offset += 1 }
      offset += 2
    default: return start + 1
    }
    return offset
  }
}
