import FilterCompletion

/// Plain text: a value a line, with its popularity behind a tab if it has one. Empty lines say nothing.
struct PlainLines {
  private var line: [UInt8] = []
  private var number = 0

  /// Reads bytes and hands the entry of each whole line on with the number of the line; nil for a line that is no UTF-8.
  mutating func read(_ bytes: [UInt8], found: (CatalogEntry?, Int) throws -> Void) throws {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { try take(found) } else { line.append(byte) }
    }
  }

  /// Reads the last line, which need not end with a line feed.
  mutating func finish(found: (CatalogEntry?, Int) throws -> Void) throws {
    if !line.isEmpty { try take(found) }
  }

  private mutating func take(_ found: (CatalogEntry?, Int) throws -> Void) throws {
    number += 1
    defer { line.removeAll(keepingCapacity: true) }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    guard let text = String(validating: line, as: UTF8.self), !text.contains("\u{0}") else {
      return try found(nil, number)
    }
    let cells = text.split(separator: "\t", omittingEmptySubsequences: false)
    let value = cells[0].trimmed
    if value.isEmpty { return }
    try found(CatalogEntry(value, popularity: cells.count > 1 ? Int(cells[1].trimmed) ?? 0 : 0), number)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = self
    while rest.first == " " { rest = rest.dropFirst() }
    while rest.last == " " { rest = rest.dropLast() }
    return String(rest)
  }
}
