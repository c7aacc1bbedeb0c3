/// Splits a text into records of one line each. In an array, brackets and commas around a record are left out.
struct LineSplitter {
  private let isArray: Bool
  /// The offset of the next piece in the text.
  var offset = 0
  private(set) var hasText = false
  /// The number of the next line, from 1.
  private(set) var line = 1
  private var number = 0
  /// The beginning of a line that began in an earlier piece, and its offset.
  private var carry: [UInt8] = []
  private var carryOffset = 0
  private var isTooLong = false
  /// Whether the last line with text ended the array.
  private var isEnded = false

  init(isArray: Bool) { self.isArray = isArray }

  mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    guard let base = piece.baseAddress else { return true }
    var start = 0
    while start < piece.count {
      guard let end = LineFeed.firstIndex(in: piece, from: start) else { break }
      let part = UnsafeBufferPointer(start: base + start, count: end - start)
      let goesOn = carry.isEmpty ? emit(part, at: offset + start, take: take) : emitCarry(adding: part, take)
      line += 1
      start = end + 1
      if !goesOn { return false }
    }
    if carry.isEmpty { carryOffset = offset + start }
    keep(UnsafeBufferPointer(start: base + start, count: piece.count - start))
    offset += piece.count
    return true
  }

  /// Emits the last line, which need not end with a line feed, and an error if an array is not closed.
  mutating func finish(_ take: (RawRecord) -> Bool) {
    let goesOn = emitCarry(adding: UnsafeBufferPointer(start: nil, count: 0), take)
    guard goesOn, isArray, !isEnded else { return }
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    _ = take(RawRecord(bytes: nothing, offset: offset, line: line, number: number, error: "unclosed array"))
  }

  /// Whether the next byte begins a line.
  var isAtLineStart: Bool { carry.isEmpty && !isTooLong }

  /// Passes over bytes that begin and end with a line, and have these line feeds.
  mutating func skip(bytes: Int, lines: Int) {
    offset += bytes
    line += lines
  }

  private mutating func keep(_ part: UnsafeBufferPointer<UInt8>) {
    // Only the beginning of an overlong line is kept. The line is reported at its end.
    if carry.count + part.count > RecordSplitter.maximumLength { isTooLong = true } else { carry += part }
  }

  private mutating func emitCarry(adding part: UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    keep(part)
    // The bytes move out and back, so that they are not copied.
    var whole: [UInt8] = []
    swap(&whole, &carry)
    let goesOn = whole.withUnsafeBufferPointer { emit($0, at: carryOffset, take: take) }
    whole.removeAll(keepingCapacity: true)
    swap(&whole, &carry)
    return goesOn
  }

  private mutating func emit(_ part: UnsafeBufferPointer<UInt8>, at offset: Int, take: (RawRecord) -> Bool) -> Bool {
    var (start, end) = (0, part.count)
    while start < end, RecordForm.isBlank(part[start]) { start += 1 }
    if start < end, part[start] == 0xEF, ByteOrderMark.isAtStart(of: UnsafeBufferPointer(rebasing: part[start...])) {
      start += ByteOrderMark.length
      while start < end, RecordForm.isBlank(part[start]) { start += 1 }
    }
    let first = start
    while start < end, part[start] == 0 { start += 1 }
    let zeros = start - first
    while zeros > 0, start < end, RecordForm.isBlank(part[start]) { start += 1 }
    while end > start, RecordForm.isBlank(part[end - 1]) { end -= 1 }
    if start == end, !isTooLong { return true }
    hasText = true
    if isArray {
      isEnded = end > start && part[end - 1] == UInt8(ascii: "]")
      while start < end, isBetween(part[start], bracket: UInt8(ascii: "[")) { start += 1 }
      while end > start, isBetween(part[end - 1], bracket: UInt8(ascii: "]")) { end -= 1 }
      if start == end, !isTooLong { return true }
    }
    var record = RawRecord(
      bytes: UnsafeBufferPointer(rebasing: part[start..<end]), offset: offset + start, line: line, column: start + 1,
      number: number, zeros: zeros)
    if isTooLong || part.count > RecordSplitter.maximumLength { record.error = "the record is longer than 16 MB" }
    isTooLong = false
    number += 1
    return take(record)
  }

  private func isBetween(_ byte: UInt8, bracket: UInt8) -> Bool {
    RecordForm.isBlank(byte) || byte == UInt8(ascii: ",") || byte == bracket
  }
}
