import Foundation

/// Cuts a text into records of one line each. In an array, brackets and commas around a record are left out.
package struct LineSplitter {
  private let isArray: Bool
  /// Where the next piece begins in the text.
  package var offset = 0
  package private(set) var hasText = false
  /// The number of the next line, from 1.
  private var line = 1
  private var number = 0
  /// The beginning of a line that began in an earlier piece, and where that is.
  private var carry: [UInt8] = []
  private var carryOffset = 0
  private var isTooLong = false
  /// Whether the last line with text ended the array.
  private var isEnded = false

  package init(isArray: Bool) { self.isArray = isArray }

  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    guard let base = piece.baseAddress else { return true }
    var start = 0
    while start < piece.count {
      guard let found = memchr(base + start, 0x0A, piece.count - start) else { break }
      let end = UnsafePointer<UInt8>(found.assumingMemoryBound(to: UInt8.self)) - base
      let part = UnsafeBufferPointer(start: base + start, count: end - start)
      let goesOn = carry.isEmpty ? emit(part, offset + start, take) : emitCarry(adding: part, take)
      line += 1
      start = end + 1
      if !goesOn { return false }
    }
    if carry.isEmpty { carryOffset = offset + start }
    keep(UnsafeBufferPointer(start: base + start, count: piece.count - start))
    offset += piece.count
    return true
  }

  /// Hands on the last line, which need not end with a line feed, and says so where an array has no end.
  package mutating func finish(_ take: (RawRecord) -> Bool) {
    let goesOn = emitCarry(adding: UnsafeBufferPointer(start: nil, count: 0), take)
    guard goesOn, isArray, !isEnded else { return }
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    _ = take(RawRecord(bytes: nothing, offset: offset, line: line, number: number, problem: "the array has no end"))
  }

  private mutating func keep(_ part: UnsafeBufferPointer<UInt8>) {
    // What is too long is dropped, but for its beginning, and reported when it ends.
    if carry.count + part.count > RecordSplitter.longest { isTooLong = true } else { carry += part }
  }

  private mutating func emitCarry(adding part: UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    keep(part)
    let whole = carry
    carry.removeAll(keepingCapacity: true)
    return whole.withUnsafeBufferPointer { emit($0, carryOffset, take) }
  }

  private mutating func emit(_ part: UnsafeBufferPointer<UInt8>, _ place: Int, _ take: (RawRecord) -> Bool) -> Bool {
    var (start, end) = (0, part.count)
    while start < end, RecordForm.isBlank(part[start]) { start += 1 }
    while end > start, RecordForm.isBlank(part[end - 1]) { end -= 1 }
    if start == end, !isTooLong { return true }
    hasText = true
    if isArray {
      isEnded = end > start && part[end - 1] == UInt8(ascii: "]")
      while start < end, isBetween(part[start], UInt8(ascii: "[")) { start += 1 }
      while end > start, isBetween(part[end - 1], UInt8(ascii: "]")) { end -= 1 }
      if start == end, !isTooLong { return true }
    }
    var record = RawRecord(
      bytes: UnsafeBufferPointer(rebasing: part[start..<end]), offset: place + start, line: line, number: number)
    if isTooLong || part.count > RecordSplitter.longest { record.problem = "the record is longer than 16 MB" }
    isTooLong = false
    number += 1
    return take(record)
  }

  private func isBetween(_ byte: UInt8, _ bracket: UInt8) -> Bool {
    RecordForm.isBlank(byte) || byte == UInt8(ascii: ",") || byte == bracket
  }
}
