import FilterText

/// Finds the fenced code blocks of Markdown whose info string begins with `filterquery` (CommonMark 0.31, sections 4.5,
/// 5.1 and 5.2).
///
/// Fences of back ticks or tildes are read within block quotes and list items, indented by up to three spaces there, and
/// to the end of the text if they are not closed. A comment `<!-- … -->` at the start of a line hides them; other HTML
/// blocks do not. Quotes and items are followed to a depth of ``maximumDepth``.
struct MarkdownReader {
  /// The maximum depth of block quotes and list items.
  static let maximumDepth = 64

  /// A block that contains others.
  private enum Container {
    case quote
    /// A list item, whose content is indented by a number of columns.
    case item(width: Int)
  }

  /// An open fence.
  private struct Fence {
    let mark: UInt8
    let length: Int
    let indentation: Int
    /// The containers around it.
    let depth: Int
    let isQuery: Bool
  }

  private var scanner: HostScanner
  private var containers: [Container] = []
  private var fence: Fence?
  private var isInComment = false
  private var block: BlockText
  private var queries: [EmbeddedQuery] = []

  init(_ source: SourceText) {
    scanner = HostScanner(source)
    block = BlockText(source, keepsLineBreaks: true)
  }

  var steps: Int { scanner.steps }

  mutating func read() -> [EmbeddedQuery] {
    for line in 0..<scanner.lines.lineCount { read(line) }
    closeFence()
    return queries
  }

  private mutating func read(_ line: Int) {
    var cursor = MarkdownCursor(scanner.lines.content(ofLine: line))
    var matched = 0
    while matched < containers.count, enter(containers[matched], &cursor) { matched += 1 }
    if let fence {
      if matched >= fence.depth {
        if isClosing(fence, cursor) { return closeFence() }
        if fence.isQuery { addContent(of: fence, cursor, line: line) }
        return
      }
      closeFence()
    }
    containers.removeLast(containers.count - matched)
    if isInComment || startsComment(cursor) { return readComment(cursor) }
    openContainers(&cursor)
    openFence(cursor)
  }

  /// Whether a line continues a container; then the cursor is moved to its content.
  private mutating func enter(_ container: Container, _ cursor: inout MarkdownCursor) -> Bool {
    let indentation = cursor.indentation(&scanner)
    switch container {
    case .quote:
      var inside = cursor
      inside.skip(columns: indentation, &scanner)
      guard indentation < 4, inside.next(&scanner) == UInt8(ascii: ">") else { return false }
      inside.skipByte()
      inside.skip(columns: 1, &scanner)
      cursor = inside
      return true
    case .item(let width):
      guard indentation >= width || cursor.isBlank(&scanner) else { return false }
      cursor.skip(columns: width, &scanner)
      return true
    }
  }

  private mutating func openContainers(_ cursor: inout MarkdownCursor) {
    while containers.count < MarkdownReader.maximumDepth {
      let indentation = cursor.indentation(&scanner)
      guard indentation < 4 else { return }
      var inside = cursor
      inside.skip(columns: indentation, &scanner)
      if inside.next(&scanner) == UInt8(ascii: ">") {
        inside.skipByte()
        inside.skip(columns: 1, &scanner)
        containers.append(.quote)
      } else if let marker = inside.listMarker(&scanner) {
        for _ in 0..<marker { inside.skipByte() }
        let spaces = inside.indentation(&scanner)
        // Content that is indented by five columns is code, and an empty item has none yet.
        let padding = inside.isBlank(&scanner) || spaces > 4 ? 1 : spaces
        inside.skip(columns: padding, &scanner)
        containers.append(.item(width: indentation + marker + padding))
      } else {
        return
      }
      cursor = inside
    }
  }

  private mutating func openFence(_ cursor: MarkdownCursor) {
    var cursor = cursor
    let indentation = cursor.indentation(&scanner)
    guard indentation < 4 else { return }
    cursor.skip(columns: indentation, &scanner)
    let mark = cursor.next(&scanner)
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return }
    let length = cursor.skipRun(of: mark, &scanner)
    guard length >= 3 else { return }
    let start = scanner.endOfBlanks(from: cursor.offset)
    var end = start
    while end < cursor.end, !scanner[end].isWhitespace, scanner[end] != UInt8(ascii: ","),
      scanner[end] != UInt8(ascii: "{")
    {
      end += 1
    }
    if mark == UInt8(ascii: "`") {
      for offset in start..<max(cursor.end, start) where scanner[offset] == mark { return }
    }
    let word = scanner.source[SourceRange(start: start, end: end)]
    fence = Fence(
      mark: mark, length: length, indentation: indentation, depth: containers.count,
      isQuery: end - start == 11 && word.lowercased() == "filterquery")
  }

  private mutating func isClosing(_ fence: Fence, _ cursor: MarkdownCursor) -> Bool {
    var cursor = cursor
    let indentation = cursor.indentation(&scanner)
    guard indentation < 4 else { return false }
    cursor.skip(columns: indentation, &scanner)
    return cursor.skipRun(of: fence.mark, &scanner) >= fence.length && cursor.isBlank(&scanner)
  }

  private mutating func addContent(of fence: Fence, _ cursor: MarkdownCursor, line: Int) {
    var cursor = cursor
    let indentation = cursor.indentation(&scanner)
    cursor.skip(columns: min(fence.indentation, indentation), &scanner)
    block.add(line, from: cursor.offset, restOfTab: cursor.restOfTab, scanner)
  }

  private mutating func closeFence() {
    if fence?.isQuery == true {
      if let query = block.query(form: .document, scanner) { queries.append(query) }
      block = BlockText(scanner.source, keepsLineBreaks: true)
    }
    fence = nil
  }

  private mutating func startsComment(_ cursor: MarkdownCursor) -> Bool {
    var cursor = cursor
    let indentation = cursor.indentation(&scanner)
    cursor.skip(columns: indentation, &scanner)
    return indentation < 4 && scanner.has("<!--", at: cursor.offset)
  }

  /// Reads a line of a comment, which ends with the line that has `-->`.
  private mutating func readComment(_ cursor: MarkdownCursor) {
    isInComment = true
    for offset in cursor.offset..<max(cursor.end, cursor.offset) where scanner.has("-->", at: offset) {
      isInComment = false
    }
  }
}

/// A position in a line of Markdown, in which a tab reaches to the next multiple of four columns.
struct MarkdownCursor {
  private(set) var offset: Int
  /// The end of the line, without its ending.
  let end: Int
  private var column = 0
  /// The columns of the tab before the offset that are not skipped yet.
  private(set) var restOfTab = 0
  /// The next byte that is no white space, and its column. Each container asks for it, so it is looked for once.
  private var visible: (offset: Int, column: Int)?

  init(_ line: SourceRange) {
    offset = line.start
    end = line.end
  }

  /// The byte at the cursor; 0 at the end of the line.
  func next(_ scanner: inout HostScanner) -> UInt8 { offset < end ? scanner[offset] : 0 }

  /// The columns of white space at the cursor.
  mutating func indentation(_ scanner: inout HostScanner) -> Int { nextVisible(&scanner).column - column }

  /// Whether only white space follows.
  mutating func isBlank(_ scanner: inout HostScanner) -> Bool { nextVisible(&scanner).offset >= end }

  private mutating func nextVisible(_ scanner: inout HostScanner) -> (offset: Int, column: Int) {
    if let visible { return visible }
    var (offset, column) = (offset, column + restOfTab)
    while offset < end {
      let byte = scanner[offset]
      guard byte.isBlank else { break }
      column += byte == 0x20 ? 1 : 4 - column % 4
      offset += 1
    }
    visible = (offset, column)
    return (offset, column)
  }

  /// Skips columns of white space, at most those that are there.
  mutating func skip(columns: Int, _ scanner: inout HostScanner) {
    var columns = columns
    while columns > 0 {
      if restOfTab > 0 {
        restOfTab -= 1
      } else if next(&scanner) == 0x20 {
        offset += 1
      } else if next(&scanner) == 0x09 {
        offset += 1
        restOfTab = 3 - column % 4
      } else {
        return
      }
      column += 1
      columns -= 1
    }
  }

  /// Skips a byte that is no white space.
  mutating func skipByte() {
    offset += 1
    column += 1
    visible = nil
  }

  /// Skips a run of a byte and returns its length.
  mutating func skipRun(of byte: UInt8, _ scanner: inout HostScanner) -> Int {
    let start = offset
    while offset < end, scanner[offset] == byte { skipByte() }
    return offset - start
  }

  /// The length of a list marker at the cursor, `-`, `*`, `+`, `1.` or `1)`, with white space or nothing after it; nil
  /// if there is none.
  func listMarker(_ scanner: inout HostScanner) -> Int? {
    var marker = offset
    switch next(&scanner) {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): marker += 1
    default:
      while marker < end, marker - offset < 10, scanner[marker].isDigit { marker += 1 }
      guard (1...9).contains(marker - offset), marker < end else { return nil }
      guard scanner[marker] == UInt8(ascii: ".") || scanner[marker] == UInt8(ascii: ")") else { return nil }
      marker += 1
    }
    return marker >= end || scanner[marker].isBlank ? marker - offset : nil
  }
}
