import FilterSemantics

/// Why a prepared form cannot be read.
public enum PreparedFormError: Error, Hashable, Sendable {
  /// The bytes are not a prepared store of this version.
  case notPrepared
  /// The store was prepared for other fields.
  case otherFields
  /// The bytes are truncated, damaged or forged.
  case damaged
}

/// Reads what ``PreparedWriter`` wrote, from memory or directly from a file.
///
/// The bytes may be anything: no array is longer than the bytes that are left. The meaning of the numbers is checked
/// by the callers and by the functions that take an expected count or limit.
package struct PreparedReader: Sendable {
  /// Fills a buffer with the bytes at an offset; false if that fails. Readers of several parts may call it
  /// concurrently.
  package typealias Source = @Sendable (_ buffer: UnsafeMutableRawBufferPointer, _ offset: Int) -> Bool

  private let source: Source
  /// The offset of the next byte.
  private var offset: Int
  private let end: Int
  private var sum = PreparedChecksum()
  /// The expected checksum of a part; nil if the caller compares it.
  private let expected: UInt64?

  private init(_ source: @escaping Source, from offset: Int, count: Int, expected: UInt64?) {
    self.source = source
    self.offset = offset
    end = offset + max(0, count)
    self.expected = expected
  }

  /// Reads `count` bytes of a source from an offset.
  package init(from offset: Int = 0, count: Int, source: @escaping Source) {
    self.init(source, from: offset, count: count, expected: nil)
  }

  /// Reads bytes in memory, which must outlive the reader.
  package init(_ bytes: UnsafeRawBufferPointer) {
    nonisolated(unsafe) let bytes = bytes
    self.init(count: bytes.count) { target, offset in
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + target.count]))
      return true
    }
  }

  /// The number of bytes that are left.
  package var left: Int { end - offset }

  /// Whether everything was read.
  package var isAtEnd: Bool { left == 0 }

  /// The checksum of the bytes read so far, without parts.
  package var checksum: UInt64 { sum.value }

  /// The checksum of some bytes.
  package static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 { PreparedChecksum(of: bytes).value }

  /// Reads an array of numbers.
  package mutating func array<Number: FixedWidthInteger & BitwiseCopyable>() throws(PreparedFormError) -> [Number] {
    var count: UInt64 = 0
    try withUnsafeMutableBytes(of: &count) { buffer throws(PreparedFormError) in try fill(buffer) }
    let width = MemoryLayout<Number>.size
    guard UInt64(littleEndian: count) <= UInt64(left / width) else { throw .damaged }
    let length = Int(UInt64(littleEndian: count)) * width
    if length == 0 { return [] }
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

  /// Reads the bytes of a buffer, and the zeros after them up to a multiple of eight.
  private mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PreparedFormError) {
    let gap = -buffer.count & 7
    guard buffer.count + gap <= left else { throw .damaged }
    var start = 0
    while start < buffer.count {
      // In pieces, so that the bytes are still cached when they are summed.
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

  /// The number of bytes read at once; a multiple of eight.
  private static var piece: Int { 256 << 10 }
}

extension PreparedReader {
  /// A reader for each of `count` parts; reading continues after them. Each part must be read to its end and checked
  /// with ``finish()``.
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

  /// Throws if a part was not read to its end or its checksum is wrong.
  package func finish() throws(PreparedFormError) {
    guard isAtEnd, expected == nil || expected == checksum else { throw .damaged }
  }
}

extension PreparedReader {
  /// Reads a whole number.
  package mutating func number() throws(PreparedFormError) -> Int {
    let array: [Int64] = try array()
    guard array.count == 1, let number = Int(exactly: array[0]) else { throw .damaged }
    return number
  }

  /// Reads a Boolean: 0 or 1.
  package mutating func flag() throws(PreparedFormError) -> Bool {
    let number = try number()
    guard number == 0 || number == 1 else { throw .damaged }
    return number == 1
  }

  /// Reads a text.
  package mutating func text() throws(PreparedFormError) -> String {
    let bytes: [UInt8] = try array()
    return try PreparedReader.text(bytes[...])
  }

  /// Reads several texts.
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
    // Invalid UTF-8 was replaced.
    guard text.utf8.elementsEqual(bytes) else { throw .damaged }
    return text
  }
}

/// Arrays that are used as indices, read and checked.
extension PreparedReader {
  /// An array of exactly `count` numbers.
  package mutating func array<Number: FixedWidthInteger & BitwiseCopyable>(
    count: Int
  ) throws(PreparedFormError) -> [Number] {
    let array: [Number] = try array()
    guard array.count == count else { throw .damaged }
    return array
  }

  /// Numbers that are all less than a limit.
  package mutating func array(below limit: Int) throws(PreparedFormError) -> [UInt32] {
    let array: [UInt32] = try array()
    guard array.isEmpty || array.largest < limit else { throw .damaged }
    return array
  }

  /// The starts of `count` runs among `total` elements, followed by the total: from 0 to `total`, never descending.
  package mutating func starts(count: Int, total: Int) throws(PreparedFormError) -> [UInt32] {
    let starts = try starts(total: total)
    guard starts.count - 1 == count else { throw .damaged }
    return starts
  }

  /// The same for any number of runs.
  package mutating func starts(total: Int) throws(PreparedFormError) -> [UInt32] {
    let starts: [UInt32] = try array()
    guard starts.first == 0, Int64(starts[starts.count - 1]) == total, starts.isAscending(by: 0) else { throw .damaged }
    return starts
  }

  /// A set of rows.
  package mutating func bitset(size: Int) throws(PreparedFormError) -> Bitset {
    let words: [UInt64] = try array(count: size / 64 + (size % 64 == 0 ? 0 : 1))
    let bits = Bitset(size: size, words: words)
    // Nonexistent rows were dropped.
    guard bits.words == words else { throw .damaged }
    return bits
  }
}

extension [UInt32] {
  /// The largest number; 0 for an empty array. A plain loop that the compiler vectorizes.
  var largest: UInt32 {
    withUnsafeBufferPointer { numbers in
      var largest: UInt32 = 0
      for number in numbers { largest = Swift.max(largest, number) }
      return largest
    }
  }

  /// Whether each number exceeds the previous one by at least `step`: 0 allows equal numbers.
  func isAscending(by step: UInt32) -> Bool {
    withUnsafeBufferPointer { numbers in
      var isBroken: UInt32 = 0
      var index = 1
      while index < numbers.count {
        isBroken |= UInt64(numbers[index]) < UInt64(numbers[index &- 1]) &+ UInt64(step) ? 1 : 0
        index &+= 1
      }
      return isBroken == 0
    }
  }
}
