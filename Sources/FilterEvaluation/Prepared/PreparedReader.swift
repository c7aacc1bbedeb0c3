import FilterSemantics

/// Why a prepared form cannot be read.
public enum PreparedFormError: Error, Hashable, Sendable {
  /// It is something else, or of another version.
  case notPrepared
  /// It was made for other fields than the list has.
  case otherFields
  /// It is damaged.
  case damaged
}

/// Reads what ``PreparedWriter`` wrote, from memory or straight from a file.
///
/// The bytes may be anything: never more are read than there are, and no array is longer than the bytes that are left. What the
/// numbers mean is checked by their readers; see the functions that take what is expected.
package struct PreparedReader: Sendable {
  /// Fills a buffer with the bytes at an offset; answers false where that is not possible. The readers of several parts may call
  /// it at once.
  package typealias Source = @Sendable (_ buffer: UnsafeMutableRawBufferPointer, _ offset: Int) -> Bool

  private let source: Source
  /// Where the next byte is.
  private var offset: Int
  private let end: Int
  private var sum = PreparedChecksum()
  /// The checksum that a part must have; nil where the caller compares it.
  private let expected: UInt64?

  private init(_ source: @escaping Source, from offset: Int, count: Int, expected: UInt64?) {
    self.source = source
    self.offset = offset
    end = offset + max(0, count)
    self.expected = expected
  }

  /// Reads so many bytes of a source, from an offset on.
  package init(from offset: Int = 0, count: Int, source: @escaping Source) {
    self.init(source, from: offset, count: count, expected: nil)
  }

  /// Reads bytes in memory, which must stay valid as long as the reader is used.
  package init(_ bytes: UnsafeRawBufferPointer) {
    nonisolated(unsafe) let bytes = bytes
    self.init(count: bytes.count) { target, offset in
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + target.count]))
      return true
    }
  }

  /// How many bytes are left.
  package var left: Int { end - offset }

  /// Whether everything was read.
  package var isAtEnd: Bool { left == 0 }

  /// The checksum of what was read so far, but for the parts.
  package var checksum: UInt64 { sum.value }

  /// The checksum of some bytes.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 { PreparedChecksum(of: bytes).value }

  /// An array of numbers.
  package mutating func array<Number: FixedWidthInteger & BitwiseCopyable>() throws(PreparedFormError) -> [Number] {
    var count: UInt64 = 0
    try withUnsafeMutableBytes(of: &count) { buffer throws(PreparedFormError) in try fill(buffer) }
    let width = MemoryLayout<Number>.size
    guard UInt64(littleEndian: count) <= UInt64(left / width) else { throw .damaged }
    let length = Int(UInt64(littleEndian: count)) * width
    var failure: PreparedFormError?
    let array = [Number](unsafeUninitializedCapacity: length / width) { buffer, initialized in
      let bytes = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<length])
      do throws(PreparedFormError) {
        try fill(bytes)
        initialized = length / width
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return array
  }

  /// Reads the bytes of a buffer and the zeros after them up to a multiple of eight.
  private mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PreparedFormError) {
    let gap = -buffer.count & 7
    guard buffer.count + gap <= left else { throw .damaged }
    var start = 0
    while start < buffer.count {
      // Piece by piece, so that what was read is still near when it is summed.
      let end = min(buffer.count, start + PreparedReader.piece)
      let piece = UnsafeMutableRawBufferPointer(rebasing: buffer[start..<end])
      guard source(piece, offset + start) else { throw .damaged }
      sum.add(UnsafeRawBufferPointer(rebasing: piece[..<(piece.count & ~7)]))
      start = end
    }
    if gap > 0 {
      var last: UInt64 = 0
      let isClean = withUnsafeMutableBytes(of: &last) { last in
        let zeros = UnsafeMutableRawBufferPointer(rebasing: last[..<gap])
        guard source(zeros, offset + buffer.count), zeros.allSatisfy({ $0 == 0 }) else { return false }
        last.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[(buffer.count & ~7)...]))
        return true
      }
      guard isClean else { throw .damaged }
      withUnsafeBytes(of: last) { sum.add($0) }
    }
    offset += buffer.count + gap
  }

  /// How many bytes are read at once; a multiple of eight.
  private static var piece: Int { 256 << 10 }
}

extension PreparedReader {
  /// A reader for each of so many parts; what stands after the parts is read next. A part must be read to its end, and is sound
  /// only where ``finish()`` says so.
  package mutating func parts(count: Int) throws(PreparedFormError) -> [PreparedReader] {
    let table: [UInt64] = try array()
    guard table.count % 2 == 0, table.count / 2 == count else { throw .damaged }
    var parts: [PreparedReader] = []
    for part in 0..<count {
      guard table[2 * part] % 8 == 0, let length = Int(exactly: table[2 * part]), length <= left else { throw .damaged }
      parts.append(PreparedReader(source, from: offset, count: length, expected: table[2 * part + 1]))
      offset += length
    }
    return parts
  }

  /// Throws where a part was not read to its end, or is not what was written.
  package func finish() throws(PreparedFormError) {
    guard isAtEnd, expected == nil || expected == checksum else { throw .damaged }
  }
}

extension PreparedReader {
  /// A whole number.
  package mutating func number() throws(PreparedFormError) -> Int {
    let array: [Int64] = try array()
    guard array.count == 1, let number = Int(exactly: array[0]) else { throw .damaged }
    return number
  }

  /// Whether something is so: 0 or 1.
  package mutating func flag() throws(PreparedFormError) -> Bool {
    let number = try number()
    guard number == 0 || number == 1 else { throw .damaged }
    return number == 1
  }

  /// A text.
  package mutating func text() throws(PreparedFormError) -> String {
    let bytes: [UInt8] = try array()
    return try PreparedReader.text(bytes[...])
  }

  /// Texts.
  package mutating func texts() throws(PreparedFormError) -> [String] {
    let ends: [UInt32] = try array()
    let all: [UInt8] = try array()
    var texts: [String] = []
    texts.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      guard end >= start, end <= all.count else { throw .damaged }
      texts.append(try PreparedReader.text(all[start..<Int(end)]))
      start = Int(end)
    }
    guard start == all.count else { throw .damaged }
    return texts
  }

  private static func text(_ bytes: ArraySlice<UInt8>) throws(PreparedFormError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // What is no UTF-8 was mended.
    guard text.utf8.elementsEqual(bytes) else { throw .damaged }
    return text
  }
}

/// Arrays that are used as indexes, read and checked in one pass.
extension PreparedReader {
  /// An array of so many numbers.
  package mutating func array<Number: FixedWidthInteger & BitwiseCopyable>(
    count: Int
  ) throws(PreparedFormError) -> [Number] {
    let array: [Number] = try array()
    guard array.count == count else { throw .damaged }
    return array
  }

  /// Numbers of which each is less than a limit.
  package mutating func array(below limit: Int) throws(PreparedFormError) -> [UInt32] {
    let array: [UInt32] = try array()
    guard array.isEmpty || array.largest < limit else { throw .damaged }
    return array
  }

  /// Where each of so many runs begins among `total` things, and one more: from 0 to `total`, never descending.
  package mutating func starts(count: Int, total: Int) throws(PreparedFormError) -> [UInt32] {
    let starts = try starts(total: total)
    guard starts.count - 1 == count else { throw .damaged }
    return starts
  }

  /// The same, of as many runs as there are.
  package mutating func starts(total: Int) throws(PreparedFormError) -> [UInt32] {
    let starts: [UInt32] = try array()
    guard starts.first == 0, Int64(starts[starts.count - 1]) == total, starts.isAscending(by: 0) else { throw .damaged }
    return starts
  }

  /// A set of rows.
  package mutating func bitset(size: Int) throws(PreparedFormError) -> Bitset {
    let words: [UInt64] = try array(count: size / 64 + (size % 64 == 0 ? 0 : 1))
    let bits = Bitset(size: size, words: words)
    // Rows that do not exist were left out.
    guard bits.words == words else { throw .damaged }
    return bits
  }
}

extension [UInt32] {
  /// The largest number; 0 for none. A plain loop, which becomes vector instructions.
  var largest: UInt32 {
    withUnsafeBufferPointer { numbers in
      var largest: UInt32 = 0
      for number in numbers { largest = Swift.max(largest, number) }
      return largest
    }
  }

  /// Whether each number is at least so much larger than the one before: 0 where equal ones are fine, 1 where not.
  func isAscending(by step: UInt32) -> Bool {
    withUnsafeBufferPointer { numbers in
      var isBroken: UInt32 = 0
      var place = 1
      while place < numbers.count {
        isBroken |= UInt64(numbers[place]) < UInt64(numbers[place &- 1]) &+ UInt64(step) ? 1 : 0
        place &+= 1
      }
      return isBroken == 0
    }
  }
}
