/// How a delimited text is written: what stands between the cells, and whether the first record names the columns.
package struct DelimitedFormat: Hashable, Sendable {
  /// The byte between two cells.
  package var delimiter: UInt8
  /// Whether the first record names the columns.
  package var hasHeader: Bool

  /// Makes a format. The delimiter must not be a quote or a line break.
  package init(delimiter: UInt8 = UInt8(ascii: ","), hasHeader: Bool = true) {
    self.delimiter = delimiter
    self.hasHeader = hasHeader
  }

  /// The delimiters that are recognised, the likeliest first.
  package static let delimiters = Array(",\t;|".utf8)
}

/// The counts of possible delimiters in the first lines of a text.
package struct DelimiterCount {
  /// The number of lines that are counted at most.
  package static let maximumLines = 8
  /// The number of bytes that are read at most.
  package static let maximumBytes = 1 << 16

  /// For each line that is not blank, how often each of ``DelimitedFormat/delimiters`` occurs outside quotes.
  package private(set) var lines: [[Int]] = []
  /// Whether the lines suffice: the text is complete, or long enough.
  private let isEnough: Bool

  /// The delimiter that the first line states; nil usually.
  private let declared: UInt8?

  /// The delimiter that the line `sep=;` at the beginning of a text states, and the length of the line without its line
  /// break; nil without one.
  static func declaration(in head: UnsafeBufferPointer<UInt8>) -> (delimiter: UInt8, length: Int)? {
    guard head.count >= 5, zip(head, "sep=".utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return nil }
    let isEnd = head.count == 5 || head[5] == 0x0A || head[5] == 0x0D
    return isEnd && head[4] >= 0x09 && head[4] != 0x0A && head[4] != 0x0D && head[4] != UInt8(ascii: "\"")
      ? (head[4], 5) : nil
  }

  /// Counts in the beginning of a text, without a byte order mark. `isWhole` says that the text is complete. A quote
  /// counts at the beginning of a line and after a delimiter; line breaks inside quotes do not end a line.
  package init(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    let declaration = Self.declaration(in: head)
    declared = declaration?.delimiter
    let head = UnsafeBufferPointer(rebasing: head[(declaration?.length ?? 0)...])
    var counts = [Int](repeating: 0, count: DelimitedFormat.delimiters.count)
    var isQuoted = false
    var isStart = true
    var hasText = false
    for byte in head.prefix(Self.maximumBytes) where lines.count < Self.maximumLines {
      if isQuoted {
        // Two quotes close and open again.
        if byte == UInt8(ascii: "\"") { (isQuoted, isStart) = (false, true) }
      } else if byte == 0x0A || byte == 0x0D {
        if hasText { lines.append(counts) }
        (counts, hasText, isStart) = (counts.map { _ in 0 }, false, true)
      } else {
        hasText = hasText || byte != 0x20
        if byte == UInt8(ascii: "\""), isStart {
          isQuoted = true
        } else {
          let index = DelimitedFormat.delimiters.firstIndex(of: byte)
          if let index { counts[index] += 1 }
          isStart = index != nil
        }
      }
    }
    isEnough = isWhole || head.count >= Self.maximumBytes || lines.count == Self.maximumLines
    if hasText, isEnough, lines.count < Self.maximumLines { lines.append(counts) }
  }

  /// The delimiter; nil if more of the text is needed, or if the text is complete and has none of them.
  ///
  /// If only one of them occurs in the first line, it is that one. Else the one that occurs equally often in most of
  /// the first lines; of several the one that occurs most often.
  package var delimiter: UInt8? {
    if let declared { return declared }
    guard let first = lines.first else { return nil }
    let present = first.indices.filter { first[$0] > 0 }
    if present.count <= 1, isEnough || present.count == 1 {
      return present.first.map { DelimitedFormat.delimiters[$0] }
    }
    guard isEnough else { return nil }
    func rank(_ index: Int) -> (Int, Int) { (lines.count { $0[index] == first[index] }, first[index]) }
    // The first of equals wins.
    let best = present.reduce(present[0]) { rank($1) > rank($0) ? $1 : $0 }
    return DelimitedFormat.delimiters[best]
  }

  /// Whether more of the text could decide.
  package var needsMore: Bool { !isEnough && delimiter == nil }

  /// Whether the text looks like a table: its first two lines have the delimiter equally often.
  package var isTable: Bool {
    if declared != nil { return true }
    guard let delimiter, let index = DelimitedFormat.delimiters.firstIndex(of: delimiter) else { return false }
    return lines.count > 1 && lines[0][index] == lines[1][index]
  }
}
