/// Reads delimited text (CSV as in RFC 4180, TSV and their relatives) record by record, given the text in pieces of any
/// size. Holds a piece and the longest record.
///
/// ```swift
/// var reader = DelimitedReader()
/// while let piece = try file.next() { _ = reader.add(piece) { record in … } }
/// reader.finish { record in … }
/// ```
///
/// A record ends with LF, CRLF or CR; the last one also with the text. A cell that begins with a quote, perhaps after
/// blanks, goes on to the next single quote, over delimiters and line breaks; two quotes mean one. Quotes elsewhere mean
/// themselves. Blank lines (nothing but spaces) and a byte order mark are skipped. A record that has fewer cells than the
/// header is complete. No byte of a text makes the reader stop: what is wrong with a record stands in it, and the caller
/// decides. A record longer than the maximum is reported without its bytes, and the next one begins after the next line
/// break. A quote that is not closed ends with its line, and so does one that a later line closes within its text.
package struct DelimitedReader: ~Copyable {
  enum State: UInt8 {
    case plain
    /// In a quoted cell.
    case quoted
    /// After a quote in a quoted cell: its end, or the first of two.
    case quoteSeen
    /// In a record that is too long.
    case lost
  }

  /// The names of the columns, without quotes; nil before the header is read, or if there is none.
  package internal(set) var header: [String]?
  /// The beginning of the text, for its first record.
  var beginning: DelimitedBeginning?
  /// The oddities of the text in words, which its first record has.
  package var remarks: [String] = []
  /// The delimiter; nil before it is recognised.
  package private(set) var delimiter: UInt8?
  let quote: UInt8
  let hasHeader: Bool
  /// Whether the header has a name fewer than the records have cells.
  let hasRowNames: Bool
  /// The bytes and lines before the table that are still to be skipped.
  private var skipped: (bytes: Int, lines: Int)
  let maximumLength: Int
  private var mark = ByteOrderMark()
  /// The beginning of the text until its delimiter is recognised, and the length at which that is tried again.
  private var head: [UInt8] = []
  private var nextAttempt = 0
  /// How often the delimiter was looked for.
  private(set) var attempts = 0

  var state = State.plain
  /// The ends of the cells of the current record.
  var ends: UnsafeMutablePointer<UInt32>
  private let memory = CellMemory()
  var cells = 0
  /// The number of cells that a record must have; 0 before the first.
  var columns = 0
  /// The part of the current record that was in earlier pieces.
  var carry: [UInt8] = []
  /// The offset of the next piece, and of the current record.
  var pieceOffset = 0
  var recordOffset = 0
  /// The line of the next byte, and of the current record.
  var line = 1
  var recordLine = 1
  /// The number of records so far, the header not counted.
  package internal(set) var number = 0
  /// The offset of the last carriage return.
  var lastReturn = -2
  /// The place of the last opening quote and of the last quote, from the beginning of the record.
  var opening = 0
  var lastQuote = 0
  /// The place of a quote after a backslash that ends a cell before its text does; negative without one.
  var escapedQuote = -1
  /// Whether the last quoted cell has a line break so far.
  var hasBreakInQuotes = false
  /// Whether the record up to a byte has a quote that is not closed where it should be.
  var isBroken = false
  /// Why the current record is lost.
  var loss: DelimitedFinding?
  let scratch = JSONScratch()

  /// Makes a reader. Without a delimiter, the first lines determine it: one of ``DelimitedFormat/delimiters``, a comma
  /// if none of them occurs.
  package init(delimiter: UInt8? = nil, hasHeader: Bool = true, maximumLength: Int = RecordSplitter.maximumLength) {
    self.init(DelimitedFormat(hasHeader: hasHeader), delimiter: delimiter, maximumLength: maximumLength)
  }

  /// Makes a reader of a known format.
  package init(_ format: DelimitedFormat) {
    self.init(format, delimiter: format.delimiter, maximumLength: RecordSplitter.maximumLength)
  }

  private init(_ format: DelimitedFormat, delimiter: UInt8?, maximumLength: Int) {
    self.delimiter = delimiter
    quote = format.quote
    hasHeader = format.hasHeader
    hasRowNames = format.hasRowNames
    skipped = (format.skippedBytes, format.skippedLines)
    columns = format.columns
    self.maximumLength = min(maximumLength, Self.longestMaximum)
    ends = memory.ends
  }

  /// Makes a reader of records in the midst of a text, of a format whose records have `columns` cells. Offsets and lines
  /// count from the first record.
  package init(_ marks: CellMarks, columns: Int, maximumLength: Int = RecordSplitter.maximumLength) {
    var format = DelimitedFormat(delimiter: marks.delimiter, hasHeader: false)
    format.quote = marks.quote
    self.init(format, delimiter: marks.delimiter, maximumLength: maximumLength)
    _ = mark.finish()
    self.columns = columns
    number = columns > 0 ? 1 : 0
  }

  /// Ends of cells have 32 bits.
  private static let longestMaximum = Int(clamping: Int64(1) << 31)

  /// Reads a piece and passes each record that ends in it to `take`. Stops and returns false if `take` does; the reader
  /// must not be used after that. Linear time.
  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (DelimitedRecord) -> Bool) -> Bool {
    var piece = piece
    if mark.isUndecided {
      let (restored, length) = mark.skip(&piece)
      if length > 0 { (pieceOffset, recordOffset) = (length, length) }
      if !restored.isEmpty, !Array(restored).withUnsafeBufferPointer({ split($0, take: take) }) { return false }
    }
    return split(piece, take: take)
  }

  /// The bytes between and around cells; nil before the delimiter is recognised.
  package var marks: CellMarks? { delimiter.map { CellMarks(delimiter: $0, quote: quote) } }

  /// The number of cells that a record must have; 0 before the first is read.
  package var columnCount: Int { columns }

  /// Whether the next byte begins a record, as far as the reader knows.
  package var isAtRecordStart: Bool {
    !mark.isUndecided && delimiter != nil && state == .plain && cells == 0 && carry.isEmpty && skipped.bytes == 0
  }

  /// The offset and line at which the current record began, or the next one will.
  package var recordStart: (offset: Int, line: Int) { (recordOffset, recordLine) }

  /// Passes over bytes that begin and end with a record and have these line breaks. Only while ``isAtRecordStart`` is
  /// true.
  package mutating func skip(bytes: Int, lines: Int) {
    pieceOffset += bytes
    recordOffset = pieceOffset
    line += lines
    recordLine = line
  }

  /// The number of bytes allocated for the current record.
  package var bytesHeld: Int { head.capacity + carry.capacity + 4 * memory.capacity }

  /// Ends the text and passes the last record to `take`.
  package mutating func finish(_ take: (DelimitedRecord) -> Bool) {
    let rest = Array(mark.finish())
    guard rest.withUnsafeBufferPointer({ split($0, take: take) }) else { return }
    if delimiter == nil, !recognise(isWhole: true, take) { return }
    if state != .plain || !carry.isEmpty { _ = endText(take) }
  }

  private mutating func split(_ piece: UnsafeBufferPointer<UInt8>, take: (DelimitedRecord) -> Bool) -> Bool {
    if delimiter != nil {
      if skipped.bytes == 0 { return read(piece, take) }
      let count = min(skipped.bytes, piece.count)
      skipped.bytes -= count
      if skipped.bytes == 0 { skip(bytes: 0, lines: skipped.lines) }
      pieceOffset += count
      recordOffset = pieceOffset
      return read(UnsafeBufferPointer(rebasing: piece[count...]), take)
    }
    head += piece
    return head.count < nextAttempt || recognise(isWhole: false, take)
  }

  private mutating func recognise(isWhole: Bool, _ take: (DelimitedRecord) -> Bool) -> Bool {
    nextAttempt = 2 * head.count
    attempts += 1
    let count = head.withUnsafeBufferPointer { DelimiterCount($0, isWhole: isWhole) }
    if count.needsMore { return true }
    delimiter = count.delimiter ?? UInt8(ascii: ",")
    let text = head
    head = []
    return text.withUnsafeBufferPointer { read($0, take) }
  }

  mutating func read(_ piece: UnsafeBufferPointer<UInt8>, _ take: (DelimitedRecord) -> Bool) -> Bool {
    guard let base = piece.baseAddress, let delimiter else { return true }
    let quote = quote
    /// The beginning of the record in the piece; negative if it began in an earlier piece.
    var start = -carry.count
    var block = 0
    while block < piece.count {
      var found: UInt64
      if block &+ 64 <= piece.count {
        found = Self.specials(base + block, delimiter, quote)
      } else {
        memory.tail.update(from: base + block, count: piece.count &- block)
        found = Self.specials(memory.tail, delimiter, quote) & (1 &<< UInt64(piece.count &- block) &- 1)
      }
      if cells &+ 65 > memory.capacity { grow() }
      while found != 0 {
        let index = block &+ found.trailingZeroBitCount
        found &= found &- 1
        if base[index] == delimiter, state == .plain, index &- start <= maximumLength {
          ends[cells] = UInt32(truncatingIfNeeded: index &- start)
          cells &+= 1
        } else if pass(piece, at: index, start: start) {
          if isBroken {
            if !reread(piece, from: start, to: index, take) { return false }
            start = index &- carry.count
            carry.removeLast(min(carry.count, index))
            if cells &+ 65 > memory.capacity { grow() }
            // The byte belongs to what is read now.
            found |= 1 &<< UInt64(truncatingIfNeeded: index &- block)
            continue
          }
          if !end(piece, from: start, to: index, take) { return false }
          start = index &+ 1
        }
      }
      block &+= 64
    }
    if state != .lost, piece.count - start > maximumLength {
      if breaksAtMaximum {
        if !reread(piece, from: start, to: piece.count, take) { return false }
        pieceOffset += piece.count
        return true
      }
      lose(piece)
    }
    if state != .lost { carry += UnsafeBufferPointer(rebasing: piece[max(start, 0)...]) }
    pieceOffset += piece.count
    return true
  }

  private mutating func grow() {
    memory.grow(keeping: cells)
    ends = memory.ends
  }

  /// The positions of delimiters, quotes and line breaks in 64 bytes.
  @inline(__always) private static func specials(
    _ bytes: UnsafePointer<UInt8>, _ delimiter: UInt8, _ quote: UInt8
  ) -> UInt64 {
    var result: UInt64 = 0
    for part in 0..<4 {
      let block = ByteBlock(bytes + 16 &* part)
      let lanes =
        block.lanes(equalTo: delimiter) .| block.lanes(equalTo: 0x0A) .| block.lanes(equalTo: 0x0D)
        .| block.lanes(equalTo: quote)
      result |= UInt64(ByteBlock.positions(lanes)) &<< UInt64(truncatingIfNeeded: 16 &* part)
    }
    return result
  }
}

/// The memory of a reader. Frees itself: an embedded module cannot end a value without copies of another module.
private final class CellMemory {
  /// Room for the ends of cells.
  private(set) var ends = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
  private(set) var capacity = 256
  /// Room for the last bytes of a piece, with zeros after them.
  let tail = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)

  init() { tail.initialize(repeating: 0, count: 64) }

  deinit {
    ends.deallocate()
    tail.deallocate()
  }

  /// Doubles the room for ends.
  func grow(keeping count: Int) {
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: 2 * capacity)
    larger.update(from: ends, count: count)
    ends.deallocate()
    ends = larger
    capacity *= 2
  }
}
