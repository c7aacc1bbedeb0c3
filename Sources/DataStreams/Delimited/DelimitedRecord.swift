/// One record of a delimited text: the bytes of a line, or of several if a cell holds line breaks.
package struct DelimitedRecord {
  /// The record without its line break, valid until the next record. Empty if it is too long.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte in the text.
  package let offset: Int
  /// The line of the first byte, from 1.
  package let line: Int
  /// The number of records before this one, the header not counted.
  package let number: Int
  /// The number of cells.
  package let count: Int
  /// What is wrong with the record; nil for most records. The cells can be read all the same.
  package let finding: DelimitedFinding?
  /// The beginning of the text, for its first record; nil for all others.
  let beginning: DelimitedBeginning?
  /// The byte around cells that hold delimiters.
  package let quote: UInt8
  /// The end of each cell.
  fileprivate let ends: UnsafePointer<UInt32>
  /// The beginning of the first cell, after a byte order mark.
  private let start: Int

  init(
    bytes: UnsafeBufferPointer<UInt8>, offset: Int, line: Int, number: Int, ends: UnsafeBufferPointer<UInt32>,
    finding: DelimitedFinding?, beginning: DelimitedBeginning? = nil, quote: UInt8 = UInt8(ascii: "\"")
  ) {
    self.beginning = beginning
    self.quote = quote
    self.bytes = bytes
    self.offset = offset
    self.line = line
    self.number = number
    self.finding = finding
    count = ends.count
    self.ends = ends.baseAddress!
    start = ByteOrderMark.isAtStart(of: bytes) ? ByteOrderMark.length : 0
  }

  /// The cell of a column, from 0; an empty one if the record has too few. Constant time.
  package subscript(_ column: Int) -> DelimitedCell {
    @inline(__always) get {
      guard column < count, column >= 0 else { return DelimitedCell(bytes: .init(start: nil, count: 0), quote: quote) }
      let range = range(of: column)
      return DelimitedCell(bytes: UnsafeBufferPointer(rebasing: bytes[range]), quote: quote)
    }
  }

  /// The names of the columns, for the first record of a text that has a header; nil for all others.
  package var header: [String]? { beginning?.header }
  /// The names that several columns of that header have.
  package var repeatedNames: [String] { beginning?.repeatedNames ?? [] }
  /// The bytes of that header as written, for the first record too.
  package var headerBytes: [UInt8]? { beginning.flatMap { $0.header == nil ? nil : $0.headerBytes } }
  /// The number of columns, for the first record.
  package var columnCount: Int { beginning?.columns ?? count }
  /// The oddities of the text in words, for its first record.
  package var remarks: [String] { beginning?.remarks ?? [] }

  /// Where the first byte stands that is not valid UTF-8; nil for nearly all records. Linear time, eight bytes at once
  /// where all is ASCII.
  package var placeOfInvalidText: TextPlace? {
    guard let index = InvalidText.firstIndex(in: bytes) else { return nil }
    return TextPlace(of: index, from: TextPlace(line: line, column: 1)) { bytes[$0] }
  }

  @inline(__always) private func range(of column: Int) -> Range<Int> {
    let end = Int(ends[column])
    return (column == 0 ? min(start, end) : min(end, Int(ends[column - 1]) + 1))..<end
  }

  /// Whether it is the line `sep=;`, by which spreadsheets say what stands between the cells.
  var isDeclaration: Bool {
    DelimiterCount.declaration(in: UnsafeBufferPointer(rebasing: bytes[start...]))?.length == bytes.count - start
      && line == 1
  }

  /// The byte between the cells; nil for a record of one cell.
  package var delimiter: UInt8? { count > 1 && Int(ends[0]) < bytes.count ? bytes[Int(ends[0])] : nil }

  /// The bytes between and around the cells; the delimiter is a comma for a record of one cell.
  package var marks: CellMarks { CellMarks(delimiter: delimiter ?? UInt8(ascii: ","), quote: quote) }

  /// The line and column of a cell's first byte, for messages. Linear time in the length of the record.
  package func place(ofCell column: Int) -> TextPlace {
    let index = column < count && column >= 0 ? range(of: column).lowerBound : bytes.count
    return TextPlace(of: index, from: TextPlace(line: line, column: 1)) { bytes[$0] }
  }
}

/// The beginning of a delimited text.
final class DelimitedBeginning: Sendable {
  /// The names of the columns; nil without a header.
  let header: [String]?
  let headerBytes: [UInt8]
  /// The names that several columns have.
  let repeatedNames: [String]
  /// The oddities of the text in words.
  let remarks: [String]

  let columns: Int

  init(header: [String]?, headerBytes: [UInt8], repeatedNames: [String], remarks: [String], columns: Int) {
    self.columns = columns
    self.header = header
    self.headerBytes = headerBytes
    self.repeatedNames = repeatedNames
    self.remarks = remarks
  }
}

/// A cell of a record.
package struct DelimitedCell {
  /// The bytes as written, with quotes. Valid as long as the record.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The byte around cells that hold delimiters.
  let quote: UInt8

  /// Whether the cell begins with a quote, perhaps after blanks.
  package var isQuoted: Bool {
    @inline(__always) get {
      guard let first = bytes.first else { return false }
      return first == quote || first == 0x20 && bytes.first { $0 != 0x20 } == quote
    }
  }

  /// The bytes that the cell means: without the quotes around them and blanks before these, and one quote for two. Text
  /// after the last quote is kept. The bytes are those of the record, or in `scratch` if quotes are doubled or text
  /// follows the last quote, and then valid until `scratch` is used again. Not checked for valid UTF-8.
  @inline(__always) package func contents(_ scratch: JSONScratch) -> UnsafeBufferPointer<UInt8> {
    isQuoted ? unquoted(scratch) : bytes
  }

  private func unquoted(_ scratch: JSONScratch) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeBufferPointer(rebasing: bytes.drop { $0 == 0x20 })
    let inside = bytes.dropFirst()
    guard let first = inside.firstIndex(of: quote) else { return UnsafeBufferPointer(rebasing: inside) }
    if first == bytes.count - 1 { return UnsafeBufferPointer(rebasing: inside.dropLast()) }
    scratch.reserve(bytes.count)
    var length = 0
    var index = 1
    var isQuoted = true
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isQuoted, byte == quote {
        isQuoted = index < bytes.count && bytes[index] == quote
        if !isQuoted { continue }
        index += 1
      }
      scratch.bytes[length] = byte
      length += 1
    }
    return UnsafeBufferPointer(start: scratch.bytes, count: length)
  }
}

/// What is wrong with a record of a delimited text.
package struct DelimitedFinding: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The record has more cells than the header, or than the first record if there is no header.
    case columns(expected: Int, found: Int)
    /// A quote at the beginning of a cell is not closed before the end of the text or the maximum length of a record, or
    /// only by one within other text on a later line. The next record begins on the next line.
    case unclosedQuote
    /// A quote after a backslash ends a cell before its text does: elsewhere than in CSV, `\"` is a quote.
    case escapedQuote
    /// The record is longer than the maximum, in bytes.
    case tooLong(maximum: Int)
  }

  /// Where it is wrong: at the first cell too many, at the quote that is not closed, or at the beginning of a record that
  /// is too long.
  package let place: TextPlace
  package let reason: Reason

  /// A phrase without a full stop: `expected 12 columns, found 11`.
  package var message: String {
    switch reason {
    case .columns(let expected, let found): "expected \(expected) column\(expected == 1 ? "" : "s"), found \(found)"
    case .unclosedQuote: "unclosed quote"
    case .escapedQuote: "a quote ends the cell, although a backslash precedes it; CSV writes two quotes"
    case .tooLong(let maximum):
      "the record is longer than \(maximum >= 1 << 20 ? "\(maximum >> 20) MB" : "\(maximum) bytes")"
    }
  }
}
