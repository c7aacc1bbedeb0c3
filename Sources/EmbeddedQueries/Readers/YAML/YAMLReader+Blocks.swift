import FilterText

// Block scalars: `|` and `>` (YAML 1.2.2, section 8.1).
extension YAMLReader {
  /// The lines of a block scalar.
  private struct Block {
    let first: Int
    /// The last line with text, or the last blank one that is indented like it.
    let last: Int
    let indentation: Int
  }

  /// Reads a block scalar with its lines. Returns false, and reads nothing, if its first line is none of a block scalar.
  mutating func readBlock(at start: Int, of content: SourceRange, parent: Int, isWanted: Bool) -> Bool {
    let isFolded = scanner[start] == UInt8(ascii: ">")
    var offset = start + 1
    var explicit: Int?
    while offset < content.end, offset < start + 3 {
      let byte = scanner[offset]
      if byte.isDigit, byte != UInt8(ascii: "0") {
        explicit = max(parent, 0) + Int(byte) - 0x30
      } else if byte != UInt8(ascii: "+"), byte != UInt8(ascii: "-") {
        break
      }
      offset += 1
    }
    guard endsContent(at: offset, of: content) else { return false }
    let header = line
    let block = block(after: header, parent: parent, explicit: explicit)
    guard isWanted, let block else { return true }
    if let query = isFolded ? folded(block) : literal(block) { queries.append(query) }
    return true
  }

  /// Finds the lines of a block and moves to the line after them; nil if there are none to type in.
  private mutating func block(after header: Int, parent: Int, explicit: Int?) -> Block? {
    let lines = scanner.lines
    var indentation = explicit
    var last: Int?
    /// The first blank line that is indented more than the parent.
    var blank: (line: Int, spaces: Int)?
    line = header + 1
    while line < lines.lineCount {
      let content = lines.content(ofLine: line)
      let spaces = spaces(in: content)
      if scanner.endOfBlanks(from: content.start + spaces) >= content.end {
        if blank == nil, spaces > parent, spaces > 0 { blank = (line, spaces) }
        // A blank line that is indented like the text belongs to it: the caret may be there.
        if let indentation, last == line - 1, spaces >= indentation { last = line }
      } else if spaces <= parent || spaces < explicit ?? 0 || spaces == 0 && isDocumentMark(content) {
        break
      } else {
        if indentation == nil { indentation = spaces }
        last = line
      }
      line += 1
    }
    if let last, let indentation { return Block(first: header + 1, last: last, indentation: indentation) }
    return blank.map { Block(first: header + 1, last: $0.line, indentation: explicit ?? $0.spaces) }
  }

  /// Where the text of a line of a block begins.
  private mutating func start(ofLine line: Int, in block: Block) -> Int {
    let content = scanner.lines.content(ofLine: line)
    return content.start + min(spaces(in: content), block.indentation)
  }

  private mutating func literal(_ block: Block) -> EmbeddedQuery? {
    var text = BlockText(scanner.source, keepsLineBreaks: false)
    for line in block.first...block.last { text.add(line, from: start(ofLine: line, in: block), scanner) }
    return text.query(form: .single, prefix: [UInt8](repeating: 0x20, count: block.indentation), scanner)
  }

  /// The lines joined by spaces; blank lines and lines that are indented more keep their breaks.
  private mutating func folded(_ block: Block) -> EmbeddedQuery? {
    let lines = scanner.lines
    var builder = EmbeddingBuilder(scanner.source)
    var previous: (line: Int, isIndented: Bool)?
    for line in block.first...block.last {
      let content = lines.content(ofLine: line)
      let start = start(ofLine: line, in: block)
      if scanner.endOfBlanks(from: start) >= content.end, line < block.last { continue }
      let isIndented = start < content.end && scanner[start].isBlank
      let isFolded = previous.map { !$0.isIndented && !isIndented } ?? false
      for broken in (previous?.line ?? block.first)..<line {
        let (start, end) = (lines.content(ofLine: broken).end, lines.range(ofLine: broken).end)
        if !isFolded || broken > previous?.line ?? 0 {
          builder.append([0x0A], for: start, to: end)
        } else if broken == line - 1 {
          builder.append([0x20], for: start, to: end)
        }
      }
      builder.copy(from: start, to: content.end)
      previous = (line, isIndented)
    }
    return EmbeddedQuery(builder, form: .single, style: .folded, at: start(ofLine: block.last, in: block))
  }
}
