import Foundation

/// Splits a text of JSON objects into records, given the text piece by piece. Holds a piece and the longest record.
///
/// The contents of records are not checked. A damaged record does not affect the others where each has its own line,
/// and few others elsewhere.
package struct RecordSplitter {
  private var form: RecordForm?
  private var lines = LineSplitter(isArray: false)
  private var values = ValueSplitter()
  /// The beginning of the text, until its form is known.
  private var head: [UInt8] = []
  /// The length of ``head`` at which the form is tried again. It doubles each time, so that small pieces take linear
  /// time.
  private var nextAttempt = 0

  /// The maximum length of a record, in bytes. A longer one is reported without its contents.
  package static let maximumLength = 16 << 20

  /// Makes a splitter for records in a given form; by default the beginning of the text determines the form.
  package init(form: RecordForm? = nil) { self.form = form }

  /// Whether the text so far has anything but blanks.
  package var hasText: Bool { lines.hasText || values.hasText }

  /// Reads a piece and passes each record that ends in it to `take`. Stops and returns false if `take` does.
  package mutating func add(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    if form != nil { return split(piece, take: take) }
    head += piece
    return decide(isWhole: false, take)
  }

  /// Ends the text and passes the last record to `take`.
  package mutating func finish(_ take: (RawRecord) -> Bool) {
    guard decide(isWhole: true, take) else { return }
    if form == .values { values.finish(take) } else { lines.finish(take) }
  }

  private mutating func split(_ piece: UnsafeBufferPointer<UInt8>, take: (RawRecord) -> Bool) -> Bool {
    form == .values ? values.add(piece, take: take) : lines.add(piece, take: take)
  }

  private mutating func decide(isWhole: Bool, _ take: (RawRecord) -> Bool) -> Bool {
    if form != nil || !isWhole && head.count < nextAttempt { return true }
    nextAttempt = 2 * head.count
    // Some programs write a byte order mark before the text.
    let mark = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let form = head.withUnsafeBufferPointer({ RecordForm(.init(rebasing: $0[mark...]), isWhole: isWhole) }) else {
      return true
    }
    self.form = form
    if case .lines(let isArray) = form { lines = LineSplitter(isArray: isArray) }
    lines.offset = mark
    values.offset = mark
    let text = head
    head = []
    return text.withUnsafeBufferPointer { split(UnsafeBufferPointer(rebasing: $0[mark...]), take: take) }
  }
}

/// How a text is divided into records. Its first two lines determine that.
package enum RecordForm: Hashable {
  /// One record on each line. With `isArray` the first and last lines hold the brackets of an array, as in Scryfall's
  /// bulk files.
  case lines(isArray: Bool)
  /// Records over several lines, or several records on a line.
  case values

  /// Determines the form from the beginning of a text; nil if more of the text is needed. `isWhole` says that the text
  /// is complete.
  package init?(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
    // Records of Scryfall take a few kilobytes.
    let enough = 1 << 17
    let isWhole = isWhole || text.count >= enough
    guard let start = text.firstIndex(where: { !Self.isBlank($0) }) else {
      if !isWhole { return nil }
      self = .lines(isArray: false)
      return
    }
    let end = text[start...].firstIndex(of: 0x0A)
    guard isWhole || end != nil else { return nil }
    let rest = text[(start + 1)..<(end ?? text.count)]
    let isAlone = end != nil && rest.allSatisfy { Self.isBlank($0) }
    if text[start] != UInt8(ascii: "[") {
      self = text[start] == UInt8(ascii: "{") && isAlone ? .values : .lines(isArray: false)
      return
    }
    guard isAlone, let end else {
      self = .values
      return
    }
    guard let second = text[end...].firstIndex(where: { !Self.isBlank($0) }) else {
      if !isWhole { return nil }
      self = .values
      return
    }
    let secondEnd = text[second...].firstIndex(of: 0x0A)
    guard isWhole || secondEnd != nil else { return nil }
    let line = text[second..<(secondEnd ?? text.count)]
    let last = line.lastIndex { !Self.isBlank($0) && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "]") }
    let isRecord = text[second] == UInt8(ascii: "{") && last.map { text[$0] == UInt8(ascii: "}") } == true
    self = isRecord ? .lines(isArray: true) : .values
  }

  /// Whether a byte is white space of JSON: a space, tab, line feed or carriage return.
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
}

/// The bytes of one record, and their position in the text.
package struct RawRecord {
  /// The record without blanks around it, valid until the next record.
  package var bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the first byte in the unpacked text.
  package var offset: Int
  /// The line of the first byte, from 1.
  package var line: Int
  /// The number of records before this one.
  package var number: Int
  /// Why the record cannot be read, if the splitter knows; nil for most records.
  package var error: String?
}

/// Splits a text into records of one line each. In an array, brackets and commas around a record are left out.
struct LineSplitter {
  private let isArray: Bool
  /// The offset of the next piece in the text.
  var offset = 0
  private(set) var hasText = false
  /// The number of the next line, from 1.
  private var line = 1
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
      guard let found = memchr(base + start, 0x0A, piece.count - start) else { break }
      let end = UnsafePointer<UInt8>(found.assumingMemoryBound(to: UInt8.self)) - base
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

  private mutating func keep(_ part: UnsafeBufferPointer<UInt8>) {
    // Only the beginning of an overlong line is kept. The line is reported at its end.
    if carry.count + part.count > RecordSplitter.maximumLength { isTooLong = true } else { carry += part }
  }

  private mutating func emitCarry(adding part: UnsafeBufferPointer<UInt8>, _ take: (RawRecord) -> Bool) -> Bool {
    keep(part)
    let whole = carry
    carry.removeAll(keepingCapacity: true)
    return whole.withUnsafeBufferPointer { emit($0, at: carryOffset, take: take) }
  }

  private mutating func emit(_ part: UnsafeBufferPointer<UInt8>, at offset: Int, take: (RawRecord) -> Bool) -> Bool {
    var (start, end) = (0, part.count)
    while start < end, RecordForm.isBlank(part[start]) { start += 1 }
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
      bytes: UnsafeBufferPointer(rebasing: part[start..<end]), offset: offset + start, line: line, number: number)
    if isTooLong || part.count > RecordSplitter.maximumLength { record.error = "the record is longer than 16 MB" }
    isTooLong = false
    number += 1
    return take(record)
  }

  private func isBetween(_ byte: UInt8, bracket: UInt8) -> Bool {
    RecordForm.isBlank(byte) || byte == UInt8(ascii: ",") || byte == bracket
  }
}
