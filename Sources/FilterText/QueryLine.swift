/// What a line of a query document is, seen by itself.
public enum QueryLine: CaseIterable, Hashable, Sendable {
  /// Nothing but white space.
  case blank
  /// A line that begins with `#`.
  case comment
  /// A line that begins with white space: it goes on with the query above, or is a query where there is none.
  case indented
  /// A line that begins a query.
  case plain

  /// Whether the line means the same whatever stands above it.
  package var isBoundary: Bool { self != .indented }
}

extension QueryDocument {
  /// What a line is. A line outside the text is clamped to the first or last.
  public func kind(ofLine line: Int) -> QueryLine {
    lines.kind(ofLine: line)
  }
}

extension LineTable {
  func kind(ofLine line: Int) -> QueryLine {
    let content = content(ofLine: line)
    let bytes = source.bytes
    guard bytes[content.start..<content.end].contains(where: { !LineTable.isBlank($0) }) else { return .blank }
    if bytes[content.start] == UInt8(ascii: "#") { return .comment }
    return LineTable.isBlank(bytes[content.start]) ? .indented : .plain
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
  }
}

/// Puts queries together, line by line.
struct QueryDivision {
  private(set) var queries: [SourceRange] = []
  private var isOpen = false

  mutating func add(_ line: Int, of lines: LineTable) {
    let content = lines.content(ofLine: line)
    switch lines.kind(ofLine: line) {
    case .blank, .comment:
      isOpen = false
    case .indented where isOpen:
      if let last = queries.popLast() { queries.append(SourceRange(start: last.start, end: content.end)) }
    case .indented, .plain:
      queries.append(content)
      isOpen = true
    }
  }
}
