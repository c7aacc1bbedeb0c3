import FilterText

// Flow collections: `[a, b]` and `{key: value}` (YAML 1.2.2, section 7.4).
extension YAMLReader {
  /// An open collection.
  private struct Level {
    let isMapping: Bool
    /// Whether scalars directly in the list are queries.
    let isWanted: Bool
  }

  /// Where a flow collection is read: the offset, and what is expected there.
  private struct Flow {
    var offset: Int
    var end: Int
    var levels: [Level] = []
    var expectsKey = false
    var isWanted: Bool
  }

  /// Reads a flow collection, and moves to the line after it, or to the line that is not indented enough to belong to
  /// it.
  mutating func readFlow(at start: Int, parent: Int, isWanted: Bool) {
    var flow = Flow(offset: start, end: scanner.lines.content(ofLine: line).end, isWanted: isWanted)
    repeat {
      if endsContent(at: flow.offset, of: scanner.lines.content(ofLine: line)) {
        guard moveOn(&flow, parent: parent) else { return }
      } else {
        flow.offset = scanner.endOfBlanks(from: flow.offset)
        readToken(&flow, parent: parent)
      }
    } while !flow.levels.isEmpty
    line += 1
  }

  /// Moves to the next line of the collection; false if it is not indented more than `parent` and closes nothing.
  private mutating func moveOn(_ flow: inout Flow, parent: Int) -> Bool {
    line += 1
    guard line < scanner.lines.lineCount else { return false }
    let content = scanner.lines.content(ofLine: line)
    let spaces = spaces(in: content)
    flow.offset = scanner.endOfBlanks(from: content.start + spaces)
    flow.end = content.end
    if flow.offset >= flow.end || spaces > parent && !(spaces == 0 && isDocumentMark(content)) { return true }
    let byte = scanner[flow.offset]
    return byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  private mutating func readToken(_ flow: inout Flow, parent: Int) {
    let byte = scanner[flow.offset]
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let isMapping = byte == UInt8(ascii: "{")
      let isInList = flow.levels.last.map { !$0.isMapping } ?? false
      flow.levels.append(Level(isMapping: isMapping, isWanted: !isMapping && flow.isWanted && !isInList))
      begin(&flow)
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      flow.levels.removeLast()
      (flow.expectsKey, flow.isWanted) = (false, false)
      flow.offset += 1
    case UInt8(ascii: ","): begin(&flow)
    case UInt8(ascii: ":") where isSeparator(at: flow.offset, flow): flow.offset += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      var builder = EmbeddingBuilder(scanner.source)
      let start = flow.offset
      flow.offset = readQuoted(at: start, parent: parent, &builder)
      flow.end = scanner.lines.content(ofLine: line).end
      take(builder, byte == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted, at: start + 1, &flow)
    case UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "*"):
      flow.offset += 1
      while flow.offset < flow.end, !scanner[flow.offset].isBlank, !scanner[flow.offset].isFlowMark { flow.offset += 1 }
    default: readPlain(&flow, parent: parent)
    }
  }

  /// Whether a colon separates a key from its value: before white space or a mark, and directly after a quoted key.
  private mutating func isSeparator(at offset: Int, _ flow: Flow) -> Bool {
    if offset + 1 >= flow.end || scanner[offset + 1].isBlank || scanner[offset + 1].isFlowMark { return true }
    let previous = scanner[offset - 1]
    return previous == UInt8(ascii: "\"") || previous == UInt8(ascii: "'")
  }

  /// Begins an entry of the innermost collection.
  private func begin(_ flow: inout Flow) {
    flow.offset += 1
    flow.expectsKey = flow.levels.last?.isMapping ?? false
    flow.isWanted = flow.levels.last?.isWanted ?? false
  }

  private mutating func readPlain(_ flow: inout Flow, parent: Int) {
    let start = flow.offset
    var builder = EmbeddingBuilder(scanner.source)
    while true {
      let first = flow.offset
      let last = endOfPlain(&flow)
      builder.copy(from: first, to: last)
      guard flow.offset >= flow.end, let next = continuation(after: line, parent: parent),
        !scanner[next.start].isFlowMark, scanner[next.start] != UInt8(ascii: "#")
      else { break }
      fold(from: last, of: line, to: next, &builder)
      (line, flow.offset) = next
      flow.end = scanner.lines.content(ofLine: line).end
    }
    if builder.bytes.isEmpty { flow.offset += 1 } else { take(builder, .plain(isInFlow: true), at: start, &flow) }
  }

  /// The end of a plain scalar in its line, without white space; moves to what ends it.
  private mutating func endOfPlain(_ flow: inout Flow) -> Int {
    var last = flow.offset
    while flow.offset < flow.end {
      let byte = scanner[flow.offset]
      if byte.isFlowMark || byte == UInt8(ascii: "#") && last < flow.offset { break }
      if byte == UInt8(ascii: ":") {
        let next = flow.offset + 1
        if next >= flow.end || scanner[next].isBlank || scanner[next].isFlowMark { break }
      }
      flow.offset += 1
      if !byte.isBlank { last = flow.offset }
    }
    return last
  }

  /// Takes a scalar, which is a key or a value.
  private mutating func take(_ builder: EmbeddingBuilder, _ style: HostStyle, at start: Int, _ flow: inout Flow) {
    if flow.expectsKey {
      flow.isWanted = keys.contains(builder.bytes)
      flow.expectsKey = false
    } else if flow.isWanted {
      queries.append(EmbeddedQuery(builder, form: .single, style: style, at: start))
      flow.isWanted = flow.levels.last?.isWanted ?? false
    }
  }
}
