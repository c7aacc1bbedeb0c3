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
package struct PreparedReader {
  /// Fills a buffer with the next bytes; answers false where that is not possible.
  package typealias Source = (UnsafeMutableRawBufferPointer) -> Bool

  private let source: Source
  /// How many bytes are left.
  private var left: Int
  private var sum = PreparedChecksum()

  /// Reads so many bytes of a source.
  package init(count: Int, from source: @escaping Source) {
    self.source = source
    left = max(0, count)
  }

  /// Reads bytes in memory, which must stay valid as long as the reader is used.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    self.init(count: bytes.count) { target in
      target.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + target.count]))
      offset += target.count
      return true
    }
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { left == 0 }

  /// The checksum of what was read so far.
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

  /// Reads the bytes of a buffer and the zeros behind them up to a multiple of eight.
  private mutating func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(PreparedFormError) {
    let gap = -buffer.count & 7
    guard buffer.count + gap <= left, buffer.isEmpty || source(buffer) else { throw .damaged }
    var last: UInt64 = 0
    let isClean = withUnsafeMutableBytes(of: &last) { last in
      if gap == 0 { return true }
      let zeros = UnsafeMutableRawBufferPointer(rebasing: last[..<gap])
      guard source(zeros), zeros.allSatisfy({ $0 == 0 }) else { return false }
      last.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[(buffer.count & ~7)...]))
      return true
    }
    guard isClean else { throw .damaged }
    left -= buffer.count + gap
    sum.add(UnsafeRawBufferPointer(rebasing: buffer[..<(buffer.count & ~7)]))
    if gap > 0 { withUnsafeBytes(of: last) { sum.add($0) } }
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
    let starts: [UInt32] = try array()
    guard starts.count - 1 == count, starts[0] == 0, starts[count] == total, starts.isAscending(by: 0) else {
      throw .damaged
    }
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
