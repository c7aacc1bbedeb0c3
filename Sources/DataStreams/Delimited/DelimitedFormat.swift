/// The bytes between and around the cells of delimited text.
package struct CellMarks: Hashable, Sendable {
  package var delimiter: UInt8
  package var quote: UInt8

  package init(delimiter: UInt8 = UInt8(ascii: ","), quote: UInt8 = UInt8(ascii: "\"")) {
    self.delimiter = delimiter
    self.quote = quote
  }
}

/// How a delimited text is written: what stands between and around the cells, and where the names of the columns are.
package struct DelimitedFormat: Hashable, Sendable {
  /// The byte between two cells.
  package var delimiter: UInt8
  /// The byte around cells that hold delimiters or line breaks: a double quote, or a single one.
  package var quote = UInt8(ascii: "\"")
  /// Whether the first record names the columns.
  package var hasHeader: Bool
  /// Whether the header has a name fewer than the records have cells: the first column, of the names of rows, has none.
  package var hasRowNames = false
  /// The number of columns of a text without a header; that of the first record if it is zero.
  package var columns = 0
  /// The bytes before the first record, after a byte order mark, and their lines: titles and comments.
  package var skippedBytes = 0
  package var skippedLines = 0
  /// Whether the skipped lines say nothing but the delimiter, as `sep=;` does.
  var skipsDeclaration = false

  /// Makes a format. The delimiter must not be a quote or a line break.
  package init(delimiter: UInt8 = UInt8(ascii: ","), hasHeader: Bool = true) {
    self.delimiter = delimiter
    self.hasHeader = hasHeader
  }

  /// The delimiters that are recognised, the likeliest first.
  package static let delimiters = Array(",\t;|".utf8)

  /// The name of the column of row names that a header leaves out.
  package static let rowName = "row"

  /// The oddities of the format in words, for the note about inference.
  ///
  /// - Parameter guessesHeader: Whether the format was not told about the header.
  package func remarks(guessesHeader: Bool) -> [String] {
    var remarks: [String] = []
    if skippedLines > 0, !skipsDeclaration {
      remarks.append(
        skippedLines == 1 ? "a line above the table is skipped" : "\(skippedLines) lines above the table are skipped")
    }
    if !hasHeader, guessesHeader {
      remarks.append("no header was found, so the columns are c1, c2 and so on (--header if the first line names them)")
    }
    if hasRowNames { remarks.append("the header has no name for the first column, which is '\(Self.rowName)'") }
    if quote == UInt8(ascii: "'") { remarks.append("cells are in single quotes") }
    return remarks
  }
}

/// The counts of possible delimiters in the first lines of a text.
package struct DelimiterCount {
  /// The number of lines that are counted at most.
  package static let maximumLines = 8
  /// The number of bytes that are read at most.
  package static let maximumBytes = 1 << 16

  /// For each line that is not blank, how often each of the candidates occurs outside quotes.
  package private(set) var lines: [[Int]] = []
  /// The delimiters that are counted: ``DelimitedFormat/delimiters``, and another one that is known.
  private var candidates: [UInt8] = []
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
  /// counts at the beginning of a line and after a delimiter; line breaks inside quotes do not end a line. `delimiter` is
  /// the one that is known.
  package init(_ head: UnsafeBufferPointer<UInt8>, isWhole: Bool, delimiter known: UInt8? = nil) {
    let declaration = Self.declaration(in: head)
    declared = declaration?.delimiter ?? known
    let head = UnsafeBufferPointer(rebasing: head[(declaration?.length ?? 0)...])
    candidates = declared.map { DelimitedFormat.delimiters.contains($0) ? [] : [$0] } ?? []
    candidates = DelimitedFormat.delimiters + candidates
    var counts = [Int](repeating: 0, count: candidates.count)
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
          let index = candidates.firstIndex(of: byte)
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
      return present.first.map { candidates[$0] }
    }
    guard isEnough else { return nil }
    func rank(_ index: Int) -> (Int, Int) { (lines.count { $0[index] == first[index] }, first[index]) }
    // The first of equals wins.
    let best = present.reduce(present[0]) { rank($1) > rank($0) ? $1 : $0 }
    return candidates[best]
  }

  /// How often a delimiter occurs in each line.
  func counts(of delimiter: UInt8) -> [Int] {
    candidates.firstIndex(of: delimiter).map { index in lines.map { $0[index] } } ?? lines.map { _ in 0 }
  }

  /// Whether more of the text could decide.
  package var needsMore: Bool { !isEnough && delimiter == nil }

  /// Whether the text looks like a table: its first two lines have the delimiter equally often.
  package var isTable: Bool {
    if declared != nil { return true }
    guard let delimiter, let index = candidates.firstIndex(of: delimiter) else { return false }
    return lines.count > 1 && lines[0][index] == lines[1][index]
  }
}
