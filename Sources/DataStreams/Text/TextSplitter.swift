/// One record of a text: a line, or several if the form joins them.
package struct TextRecord {
  /// The record without its line break, valid until the next record. Empty if it is too long.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte in the unpacked text, and of the line feed after the record.
  package let offset: Int
  package let endOffset: Int
  /// The line of the first byte, from 1.
  package let line: Int
  /// The number of records before this one.
  package let number: Int
  package let form: TextLayout
  /// Why the record is lost; nil for most records.
  package let error: String?
  /// The oddities of the text in words, for its first record.
  package let remarks: [String]

  /// Where the first byte stands that is not valid UTF-8; nil for nearly all records.
  package var placeOfInvalidText: TextPlace? {
    guard let index = InvalidText.firstIndex(in: bytes) else { return nil }
    return TextPlace(of: index, from: TextPlace(line: line, column: 1)) { bytes[$0] }
  }
}

/// Splits a text into the records of a form, given the text piece by piece. Holds a piece and the longest record.
///
/// A record ends with LF or CRLF, the last one also with the text. A byte order mark at the beginning is skipped, and the
/// titles of columns. A line that does not fit the form continues the record before it, or is a record of its own.
package struct TextSplitter: ~Copyable {
  private let form: TextLayout
  /// The oddities of the text in words, which its first record has.
  package var remarks: [String] = []
  private var mark = ByteOrderMark()
  /// The offset of the next piece.
  private var offset = 0
  /// The number of the next line, from 1.
  package private(set) var line = 1
  private var number = 0
  /// The beginning of a line that began in an earlier piece.
  private var carry: [UInt8] = []
  private var isTooLong = false
  /// The record that the next line may continue, and its place.
  private var record: [UInt8] = []
  private var hasRecord = false
  private var recordOffset = 0
  private var recordEnd = 0
  private var recordLine = 1
  /// The blank lines after it, which count if a line that continues it follows.
  private var blanks: [UInt8] = []
  private var fields = LineFields()
  /// Whether the titles of the columns are still to be skipped.
  private var skipsHeader: Bool

  /// The maximum length of a record of several lines.
  private static let maximumJoined = 1 << 20

  /// - Parameter isWhole: Whether the text is read from its beginning; otherwise from a line in it.
  package init(_ form: TextLayout, fromBeginning: Bool = true) {
    self.form = form
    skipsHeader = fromBeginning && form.header != nil
    if !fromBeginning { _ = mark.finish() }
  }

  /// Reads a piece and passes each record that ends in it to `take`. Stops and returns false if `take` does.
  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (TextRecord) -> Bool) -> Bool {
    var piece = piece
    if mark.isUndecided {
      let (restored, length) = mark.skip(&piece)
      offset += length
      if !restored.isEmpty, !Array(restored).withUnsafeBufferPointer({ split($0, take) }) { return false }
    }
    return split(piece, take)
  }

  /// Ends the text and passes the last records to `take`.
  package mutating func finish(_ take: (TextRecord) -> Bool) {
    let rest = Array(mark.finish())
    guard rest.withUnsafeBufferPointer({ split($0, take) }) else { return }
    if !carry.isEmpty || isTooLong {
      guard endCarry(UnsafeBufferPointer(start: nil, count: 0), take) else { return }
    }
    _ = endRecord(take)
  }

  /// Passes the record that the next line could continue, so that it need not be waited for.
  package mutating func endRecord(_ take: (TextRecord) -> Bool) -> Bool {
    blanks.removeAll(keepingCapacity: true)
    guard hasRecord else { return true }
    hasRecord = false
    var bytes: [UInt8] = []
    swap(&bytes, &record)
    let goesOn = bytes.withUnsafeBufferPointer {
      emit($0.withoutLineBreak, at: recordOffset, endingAt: recordEnd, line: recordLine, error: nil, take)
    }
    bytes.removeAll(keepingCapacity: true)
    swap(&bytes, &record)
    return goesOn
  }

  /// Whether the next byte begins a record, as far as the splitter knows.
  package var isAtRecordStart: Bool { carry.isEmpty && !isTooLong && !hasRecord && !mark.isUndecided && !skipsHeader }

  /// Passes over bytes that begin and end with a record, and have these line feeds.
  package mutating func skip(bytes: Int, lines: Int) {
    offset += bytes
    line += lines
  }

  private mutating func split(_ piece: UnsafeBufferPointer<UInt8>, _ take: (TextRecord) -> Bool) -> Bool {
    guard let base = piece.baseAddress else { return true }
    var start = 0
    while start < piece.count {
      guard let end = LineFeed.firstIndex(in: piece, from: start) else { break }
      let part = UnsafeBufferPointer(start: base + start, count: end - start)
      let goesOn =
        carry.isEmpty && !isTooLong
        ? accept(part, at: offset + start, isTooLong: part.count > RecordSplitter.maximumLength, take)
        : endCarry(part, at: offset + start, take)
      line += 1
      start = end + 1
      if !goesOn { return false }
    }
    keep(UnsafeBufferPointer(start: base + start, count: piece.count - start))
    offset += piece.count
    return true
  }

  private mutating func keep(_ part: UnsafeBufferPointer<UInt8>) {
    if carry.count + part.count > RecordSplitter.maximumLength { isTooLong = true } else { carry += part }
  }

  /// Ends a line that began in an earlier piece. `place` is the offset of its last part.
  private mutating func endCarry(
    _ part: UnsafeBufferPointer<UInt8>, at place: Int? = nil, _ take: (TextRecord) -> Bool
  ) -> Bool {
    let start = (place ?? offset) - carry.count
    keep(part)
    let isTooLong = isTooLong
    self.isTooLong = false
    var bytes: [UInt8] = []
    swap(&bytes, &carry)
    let goesOn = bytes.withUnsafeBufferPointer { accept($0, at: start, isTooLong: isTooLong, take) }
    bytes.removeAll(keepingCapacity: true)
    swap(&bytes, &carry)
    return goesOn
  }

  /// Accepts a line without its line feed.
  private mutating func accept(
    _ part: UnsafeBufferPointer<UInt8>, at place: Int, isTooLong: Bool, _ take: (TextRecord) -> Bool
  ) -> Bool {
    let text = part.withoutLineBreak
    if isTooLong {
      guard endRecord(take) else { return false }
      let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
      return emit(
        nothing, at: place, endingAt: place + part.count, line: line, error: "the line is longer than 16 MB", take)
    }
    if form.keepsBlankLines { return emit(text, at: place, endingAt: place + part.count, line: line, error: nil, take) }
    if text.allSatisfy({ RecordForm.isBlank($0) }) {
      if hasRecord, blanks.count < Self.maximumJoined { blanks += [0x0A] + part }
      return true
    }
    if skipsHeader {
      skipsHeader = false
      return true
    }
    if form.joining == .none {
      return emit(text, at: place, endingAt: place + part.count, line: line, error: nil, take)
    }
    if hasRecord, continues(text), record.count + blanks.count + part.count < Self.maximumJoined {
      record += blanks
      record.append(0x0A)
      record += part
      recordEnd = place + part.count
      blanks.removeAll(keepingCapacity: true)
      return true
    }
    guard endRecord(take) else { return false }
    record.removeAll(keepingCapacity: true)
    record += part
    (recordOffset, recordEnd, recordLine) = (place, place + part.count, line)
    hasRecord = true
    return true
  }

  /// Whether a line continues the record before it.
  private mutating func continues(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    if form.joining == .indented, line[0] != 0x20, line[0] != 0x09 { return false }
    return !form.begins(line, &fields)
  }

  private mutating func emit(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, endingAt end: Int, line: Int, error: String?,
    _ take: (TextRecord) -> Bool
  ) -> Bool {
    number += 1
    return take(
      TextRecord(
        bytes: bytes, offset: place, endOffset: end, line: line, number: number - 1, form: form, error: error,
        remarks: number == 1 ? remarks : []))
  }
}
