import FilterText

/// Finds the values of certain keys of YAML (1.2.2): scalars of every style, directly or in a list.
///
/// Reads line by line, by the rules for indentation, so that a value that is being typed leaves the rest of the file
/// readable. A scalar that is not closed ends with its line. Tags and anchors are skipped; aliases and explicit keys
/// (`? key`) are not read.
struct YAMLReader {
  /// A key, or an entry of a list, whose value may follow in the next lines.
  private struct Pending {
    let column: Int
    /// Where the value would be typed; nil if nothing separates it from the key yet.
    let empty: Int?
  }

  var scanner: HostScanner
  let keys: EmbeddedKeys
  /// The line to read next, or the one that is being read.
  var line = 0
  var queries: [EmbeddedQuery] = []
  /// The columns of the lists whose scalars are queries, ascending.
  private var lists: [Int] = []
  private var pending: Pending?

  init(_ source: SourceText, keys: EmbeddedKeys) {
    scanner = HostScanner(source)
    self.keys = keys
  }

  var steps: Int { scanner.steps }

  mutating func read() -> [EmbeddedQuery] {
    while line < scanner.lines.lineCount { readLine() }
    settlePending()
    return queries
  }

  private mutating func readLine() {
    let content = scanner.lines.content(ofLine: line)
    var offset = content.start + spaces(in: content)
    if endsContent(at: offset, of: content) || content.start == offset && scanner[offset] == UInt8(ascii: "%") {
      line += 1
      return
    }
    if isDocumentMark(content) {
      settlePending()
      lists = []
      offset = scanner.endOfBlanks(from: offset + 3)
    }
    let column = offset - content.start
    let isEntry = isDash(at: offset, of: content)
    while let last = lists.last, column < last || column == last && !isEntry { lists.removeLast() }
    var parent = column - 1
    var isWanted = false
    if let key = pending {
      if isEntry, column >= key.column {
        pending = nil
        lists.append(column)
      } else if column > key.column {
        pending = nil
        (parent, isWanted) = (key.column, true)
      } else {
        settlePending()
      }
    }
    while isDash(at: offset, of: content) {
      parent = offset - content.start
      isWanted = lists.last == parent
      offset = min(scanner.endOfBlanks(from: offset + 1), content.end)
    }
    readNode(at: offset, of: content, parent: parent, isWanted: isWanted)
  }

  /// Reads a key with its value, or a value.
  private mutating func readNode(at start: Int, of content: SourceRange, parent: Int, isWanted: Bool) {
    let node = skipProperties(from: start, of: content)
    if endsContent(at: node, of: content) {
      if isWanted { wait(at: node, of: content, column: parent, isSeparate: node > content.start + parent + 1) }
      line += 1
      return
    }
    guard let key = key(at: node, of: content) else {
      return readValue(at: node, of: content, parent: parent, isWanted: isWanted)
    }
    let column = node - content.start
    let isQuery = keys.contains(Array(scanner.source.bytes[key.name.start..<key.name.end]))
    let value = skipProperties(from: key.end, of: content)
    if endsContent(at: value, of: content) {
      if isQuery { wait(at: value, of: content, column: column, isSeparate: value > key.end) }
      line += 1
      return
    }
    readValue(at: value, of: content, parent: column, isWanted: isQuery)
  }

  private mutating func readValue(at start: Int, of content: SourceRange, parent: Int, isWanted: Bool) {
    switch scanner[start] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      if !readBlock(at: start, of: content, parent: parent, isWanted: isWanted) { line += 1 }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var builder = EmbeddingBuilder(scanner.source)
      let style: HostStyle = scanner[start] == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
      _ = readQuoted(at: start, parent: parent, &builder)
      if isWanted { queries.append(EmbeddedQuery(builder, form: .single, style: style, at: start + 1)) }
      line += 1
    case UInt8(ascii: "["), UInt8(ascii: "{"): readFlow(at: start, parent: parent, isWanted: isWanted)
    case UInt8(ascii: "*"): line += 1
    default:
      if isWanted { readPlain(at: start, parent: parent) } else { line += 1 }
    }
  }

  private mutating func wait(at offset: Int, of content: SourceRange, column: Int, isSeparate: Bool) {
    pending = Pending(column: column, empty: offset >= content.end && isSeparate ? content.end : nil)
  }

  /// Adds an empty query for a key without a value, so that it can be typed.
  private mutating func settlePending() {
    if let empty = pending?.empty {
      let builder = EmbeddingBuilder(scanner.source)
      queries.append(EmbeddedQuery(builder, form: .single, style: .plain(isInFlow: false), at: empty))
    }
    pending = nil
  }
}

// The parts of a line.
extension YAMLReader {
  /// The number of spaces at the start of a line.
  mutating func spaces(in content: SourceRange) -> Int {
    var offset = content.start
    while offset < content.end, scanner[offset] == 0x20 { offset += 1 }
    return offset - content.start
  }

  /// Whether only white space and a comment follow in the line.
  mutating func endsContent(at offset: Int, of content: SourceRange) -> Bool {
    let next = scanner.endOfBlanks(from: offset)
    if next >= content.end { return true }
    return scanner[next] == UInt8(ascii: "#") && (next == content.start || scanner[next - 1].isBlank)
  }

  /// Whether a line begins with `---` or `...`, which end a document.
  mutating func isDocumentMark(_ content: SourceRange) -> Bool {
    guard scanner.has("---", at: content.start) || scanner.has("...", at: content.start) else { return false }
    return content.start + 3 >= content.end || scanner[content.start + 3].isBlank
  }

  /// Whether an entry of a list begins at an offset: `-` and white space.
  mutating func isDash(at offset: Int, of content: SourceRange) -> Bool {
    guard offset < content.end, scanner[offset] == UInt8(ascii: "-") else { return false }
    return offset + 1 >= content.end || scanner[offset + 1].isBlank
  }

  /// The offset after white space, tags and anchors.
  private mutating func skipProperties(from start: Int, of content: SourceRange) -> Int {
    var offset = scanner.endOfBlanks(from: start)
    while offset < content.end, scanner[offset] == UInt8(ascii: "!") || scanner[offset] == UInt8(ascii: "&") {
      while offset < content.end, !scanner[offset].isBlank { offset += 1 }
      offset = scanner.endOfBlanks(from: offset)
    }
    return min(offset, content.end)
  }

  /// The name of a key at an offset, without quotes, and the end of its colon; nil if there is none.
  mutating func key(at start: Int, of content: SourceRange) -> (name: SourceRange, end: Int)? {
    let first = scanner[start]
    var end = start
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      end += 1
      while end < content.end, scanner[end] != first {
        end += scanner[end] == UInt8(ascii: "\\") && first == UInt8(ascii: "\"") ? 2 : 1
      }
      guard end < content.end else { return nil }
      let colon = scanner.endOfBlanks(from: end + 1)
      guard endsKey(at: colon, of: content) else { return nil }
      return (SourceRange(start: start + 1, end: end), colon + 1)
    }
    if first.isFlowMark || "#|>%@`*".utf8.contains(first) { return nil }
    while end < content.end {
      if endsKey(at: end, of: content) {
        var last = end
        while last > start, scanner[last - 1].isBlank { last -= 1 }
        return (SourceRange(start: start, end: last), end + 1)
      }
      if scanner[end] == UInt8(ascii: "#"), end > start, scanner[end - 1].isBlank { return nil }
      end += 1
    }
    return nil
  }

  private mutating func endsKey(at offset: Int, of content: SourceRange) -> Bool {
    guard offset < content.end, scanner[offset] == UInt8(ascii: ":") else { return false }
    return offset + 1 >= content.end || scanner[offset + 1].isBlank
  }
}
