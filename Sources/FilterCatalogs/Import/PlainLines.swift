#if SQLite
  import DataStreams
  import FilterCompletion

  /// Reads plain text: one value per line, with an optional popularity after a tab. Empty lines are skipped.
  struct PlainLines {
    /// An error in a line.
    struct Failure: Error, Equatable {
      let line: Int
      let message: String
    }

    /// The maximum length of a line without leading spaces, in bytes. No more than a line is held.
    static let maximumLength = ImportLimits.maximumName + 64

    private var line: [UInt8] = []
    private var number = 0

    /// Reads a piece and calls `found` for each complete line with its entry and number. Linear time.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, found: (CatalogEntry, Int) throws -> Void) throws {
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        if line.isEmpty { while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 } }
        if start < end {
          guard line.count + end - start <= Self.maximumLength else {
            throw Failure(line: number + 1, message: "this line is longer than \(ImportLimits.maximumName >> 10) KB")
          }
          line.append(contentsOf: bytes[start..<end])
        }
        if end == bytes.count { return }
        if line.isEmpty { number += 1 } else { try take(found) }
        start = end + 1
      }
    }

    /// Ends the text and reads the last line, which need not end with a line feed.
    mutating func finish(found: (CatalogEntry, Int) throws -> Void) throws {
      if !line.isEmpty { try take(found) }
    }

    /// The number of bytes allocated for the current line.
    var bytesHeld: Int { line.capacity }

    private mutating func take(_ found: (CatalogEntry, Int) throws -> Void) throws {
      number += 1
      defer { line.removeAll(keepingCapacity: true) }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
      guard let text = String(validUTF8: line), !line.contains(0) else {
        throw Failure(line: number, message: "this line must be UTF-8 text without zero bytes")
      }
      let cells = text.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      let value = cells[0].trimmed
      if value.isEmpty { return }
      if value.utf8.count > ImportLimits.maximumName {
        throw Failure(line: number, message: "this name is longer than \(ImportLimits.maximumName >> 10) KB")
      }
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
#endif
