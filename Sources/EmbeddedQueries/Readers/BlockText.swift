import FilterText

/// The text of a block of lines, each with bytes before it that belong to the host.
struct BlockText {
  private let source: SourceText
  private let keepsLineBreaks: Bool
  private var builder: EmbeddingBuilder
  /// The first line of the block, and where its text begins.
  private var first: (line: Int, start: Int)?
  private var last = 0
  /// The bytes before the text of the first line that is not blank.
  private var prefix: [UInt8]?

  /// - Parameter keepsLineBreaks: Whether line breaks of other kinds than line feeds stay as they are.
  init(_ source: SourceText, keepsLineBreaks: Bool) {
    self.source = source
    self.keepsLineBreaks = keepsLineBreaks
    builder = EmbeddingBuilder(source)
  }

  /// Adds a line, whose text begins at an offset; a tab before that may stand for some spaces of the text.
  mutating func add(_ line: Int, from start: Int, restOfTab: Int = 0, _ scanner: HostScanner) {
    let content = scanner.lines.content(ofLine: line)
    if first == nil {
      first = (line, start)
    } else {
      addLineBreak(scanner)
    }
    last = line
    if restOfTab > 0 {
      builder.append([UInt8](repeating: 0x20, count: restOfTab), for: start - 1, to: start)
    }
    builder.copy(from: start, to: content.end)
    if prefix == nil, start < content.end {
      prefix = Array(source.bytes[scanner.lines.range(ofLine: line).start..<start])
    }
  }

  private mutating func addLineBreak(_ scanner: HostScanner) {
    let (start, end) = (scanner.lines.content(ofLine: last).end, scanner.lines.range(ofLine: last).end)
    if keepsLineBreaks || source.bytes[start..<end].elementsEqual([0x0A]) {
      builder.copy(from: start, to: end)
    } else {
      builder.append([0x0A], for: start, to: end)
    }
  }

  /// The query of the lines; nil if there are none.
  ///
  /// - Parameter prefix: What stands before the text of a new line; nil for what stands before the first line that is
  ///   not blank.
  func query(form: EmbeddedQuery.Form, prefix: [UInt8]? = nil, _ scanner: HostScanner) -> EmbeddedQuery? {
    guard let first else { return nil }
    let start = scanner.lines.range(ofLine: first.line).start
    let style = HostStyle.LineStyle(
      prefix: prefix ?? self.prefix ?? Array(source.bytes[start..<first.start]),
      ending: scanner.ending(ofLine: first.line))
    return EmbeddedQuery(builder, form: form, style: .lines(style), at: first.start)
  }
}
