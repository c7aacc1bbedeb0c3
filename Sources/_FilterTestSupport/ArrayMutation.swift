package import FilterTestSupport

/// Random changes of a binary format that consists of arrays: the count in eight bytes, the numbers, zeros up to a
/// multiple of eight. Changes bits, numbers used as indices and lengths, whole arrays, and the end, as a forger or a
/// bad disk would.
package struct ArrayMutation {
  /// An array: the offset of its count, the bytes per number, and the count.
  package struct Section: Hashable, Sendable {
    package let offset: Int
    package let width: Int
    package let count: Int

    package init(offset: Int, width: Int, count: Int) {
      self.offset = offset
      self.width = width
      self.count = count
    }

    /// The bytes of the count, the numbers and the zeros.
    package var range: Range<Int> { offset..<offset + 8 + (width * count + 7) / 8 * 8 }
  }

  private let sections: [Section]
  private let others: [[UInt8]]

  /// Mutations of a file with these arrays, which may also be replaced by arrays of `others`.
  package init(_ sections: [Section], others: [[UInt8]] = []) {
    self.sections = sections.filter { $0.width > 0 }
    self.others = others
  }

  /// The bytes with one to three changes, and a description of the changes.
  package func mutated(
    _ bytes: [UInt8], using random: inout SeededGenerator
  ) -> (bytes: [UInt8], description: String) {
    var result = bytes
    var names: [String] = []
    for _ in 0...(random.chance(70) ? 0 : random.below(3)) {
      names.append(change(&result, using: &random))
    }
    return (result, names.joined(separator: ", "))
  }

  private func change(_ bytes: inout [UInt8], using random: inout SeededGenerator) -> String {
    guard let section = random.pick(sections), section.range.upperBound <= bytes.count, !bytes.isEmpty else {
      return flip(&bytes, at: random.below(bytes.count), using: &random)
    }
    let data = section.offset + 8..<section.offset + 8 + section.width * section.count
    switch random.below(12) {
    case 0: return flip(&bytes, at: random.below(bytes.count), using: &random)
    case 1...5 where section.count > 0:
      let index = random.below(section.count)
      let number = interesting(section, at: index, in: bytes, using: &random)
      write(number, width: section.width, at: data.lowerBound + index * section.width, in: &bytes)
      return "number \(index) of \(section) becomes \(number)"
    case 6 where section.count > 1:
      let (one, other) = (random.below(section.count), random.below(section.count))
      for byte in 0..<section.width {
        bytes.swapAt(data.lowerBound + one * section.width + byte, data.lowerBound + other * section.width + byte)
      }
      return "numbers \(one) and \(other) of \(section) swapped"
    case 7 where section.count > 1:
      let index = random.below(section.count - 1)
      for byte in 0..<section.width {
        bytes[data.lowerBound + (index + 1) * section.width + byte] =
          bytes[data.lowerBound + index * section.width + byte]
      }
      return "number \(index) of \(section) twice"
    case 8:
      let counts = [0, 1, section.count - 1, section.count + 1, 2 * section.count, 0x7FFF_FFFF, -1, 1 << 61, .max]
      let count = counts[random.below(counts.count)]
      write(UInt64(bitPattern: Int64(count)), width: 8, at: section.offset, in: &bytes)
      return "count of \(section) becomes \(count)"
    case 9:
      // One number more or less; everything after it moves.
      let count = max(0, section.count + (random.chance(50) ? 1 : -1))
      var numbers = Array(bytes[data].prefix(count * section.width))
      while numbers.count < count * section.width { numbers.append(numbers.last ?? 0) }
      bytes.replaceSubrange(section.range, with: form(numbers, count: count))
      return "\(section) has \(count)"
    case 10:
      guard let other = random.pick(sections), let source = random.pick(others + [bytes]),
        other.range.upperBound <= source.count
      else { return "nothing" }
      bytes.replaceSubrange(section.range, with: source[other.range])
      return "\(section) replaced by \(other)"
    default:
      let index = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes.removeSubrange(index...)
      case 1: bytes += (0..<8).map { _ in UInt8(truncatingIfNeeded: random.below(256)) }
      default:
        for byte in index..<min(bytes.count, index + random.below(64)) { bytes[byte] = random.chance(50) ? 0 : 0xFF }
      }
      return "cut, lengthened or blanked at \(index)"
    }
  }

  private func flip(_ bytes: inout [UInt8], at index: Int, using random: inout SeededGenerator) -> String {
    if bytes.isEmpty { return "nothing" }
    bytes[index] ^= 1 << UInt8(random.below(8))
    return "a bit of byte \(index)"
  }

  private func interesting(
    _ section: Section, at index: Int, in bytes: [UInt8], using random: inout SeededGenerator
  ) -> UInt64 {
    let now = number(section.width, at: section.offset + 8 + index * section.width, bytes)
    let count = UInt64(section.count)
    let numbers: [UInt64] = [
      0, 1, count &- 1, count, count + 1, now &- 1, now &+ 1, now << 1, 0x7E, 0x80, 0xFF, 0x7FFF_FFFF, 0x8000_0000,
      0xFFFF_FFFF, 0xFFFF_FFFE, .max, 1 << 63, UInt64(random.below(1 << 16)), UInt64(random.below(64)),
    ]
    return numbers[random.below(numbers.count)]
  }

  private func number(_ width: Int, at offset: Int, _ bytes: [UInt8]) -> UInt64 {
    (0..<width).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }

  private func write(_ number: UInt64, width: Int, at offset: Int, in bytes: inout [UInt8]) {
    for byte in 0..<width { bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte)) }
  }

  private func form(_ numbers: [UInt8], count: Int) -> [UInt8] {
    var form = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + numbers
    while form.count % 8 != 0 { form.append(0) }
    return form
  }
}

extension ArrayMutation {
  /// The arrays of a file, found by the reads that load it: a count is read alone, and the numbers of an array at once,
  /// unless it is empty.
  package static func sections(ofReads reads: [(offset: Int, length: Int)], in bytes: [UInt8]) -> [Section] {
    var sections: [Section] = []
    var begun: (offset: Int, number: Int)?
    for read in reads {
      if let count = begun, count.number > 0, read.length >= count.number, read.length % count.number == 0 {
        sections.append(Section(offset: count.offset, width: read.length / count.number, count: count.number))
        begun = nil
      } else if read.length == 8, read.offset % 8 == 0 {
        begun = (read.offset, (0..<8).reduce(0) { $0 | Int(bytes[read.offset + $1]) << (8 * $1) })
      }
    }
    return sections
  }
}

extension ArrayMutation.Section: CustomStringConvertible {
  package var description: String { "the \(count) numbers of \(width) bytes at \(offset)" }
}

/// The table of parts of a binary file: the length and the checksum of each, then the parts. Mutation tests use it to
/// correct lengths and checksums after a change.
package struct PartedForm: Sendable {
  /// The checksum of some bytes.
  package typealias Checksum = @Sendable ([UInt8]) -> UInt64

  /// The bytes per number of each array before the table.
  private let widths: [Int]
  /// The parts that have parts themselves, by their index.
  private let inner: [Int: PartedForm]
  private let checksum: Checksum

  /// A file with arrays of numbers of these widths, then a table of parts, then anything.
  package init(arrays widths: [Int], inner: [Int: PartedForm] = [:], checksum: @escaping Checksum) {
    self.widths = widths
    self.inner = inner
    self.checksum = checksum
  }

  /// The parts of a file: the offset of the length and the range of each. Stops at a part that does not fit.
  package func parts(of bytes: [UInt8], in range: Range<Int>? = nil) -> [(entry: Int, range: Range<Int>)] {
    let range = range ?? 0..<bytes.count
    var offset = range.lowerBound
    for width in widths {
      guard let count = number(at: offset, in: bytes, in: range), count <= UInt64(range.upperBound - offset) else {
        return []
      }
      offset += 8 + (Int(count) * width + 7) / 8 * 8
    }
    guard let count = number(at: offset, in: bytes, in: range), count <= UInt64(range.upperBound - offset) / 8 else {
      return []
    }
    var start = offset + 8 + 8 * Int(count)
    var parts: [(entry: Int, range: Range<Int>)] = []
    for part in 0..<Int(count / 2) {
      let entry = offset + 8 + 16 * part
      guard start <= range.upperBound, let length = number(at: entry, in: bytes, in: range),
        length <= UInt64(range.upperBound - start)
      else { break }
      parts.append((entry, start..<start + Int(length)))
      start += Int(length)
    }
    return parts
  }

  /// Corrects the checksums of all parts. Returns the bytes that the checksum of the file covers: all but those of its
  /// parts.
  package func sum(_ bytes: inout [UInt8], in range: Range<Int>? = nil) -> [UInt8] {
    let range = range ?? 0..<bytes.count
    let parts = parts(of: bytes, in: range)
    for (index, part) in parts.enumerated() {
      let own = inner[index]?.sum(&bytes, in: part.range) ?? Array(bytes[part.range])
      write(checksum(own), at: part.entry + 8, &bytes)
    }
    guard let first = parts.first?.range, let last = parts.last?.range else { return Array(bytes[range]) }
    return Array(bytes[range.lowerBound..<first.lowerBound] + bytes[last.upperBound..<range.upperBound])
  }

  /// Corrects the lengths after one change that made a file longer or shorter: those of the parts with the first
  /// difference.
  package func mendLengths(of bytes: inout [UInt8], madeFrom good: [UInt8]) {
    let difference = bytes.count - good.count
    guard difference != 0, let index = zip(bytes, good).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return
    }
    lengthen(&bytes, by: difference, at: index, good: good, in: 0..<good.count)
  }

  private func lengthen(
    _ bytes: inout [UInt8], by difference: Int, at index: Int, good: [UInt8], in range: Range<Int>
  ) {
    for (number, part) in parts(of: good, in: range).enumerated() where part.range.contains(index) {
      write(UInt64(clamping: part.range.count + difference), at: part.entry, &bytes)
      inner[number]?.lengthen(&bytes, by: difference, at: index, good: good, in: part.range)
    }
  }

  private func number(at offset: Int, in bytes: [UInt8], in range: Range<Int>) -> UInt64? {
    guard offset >= range.lowerBound, offset <= range.upperBound - 8 else { return nil }
    return (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }

  private func write(_ number: UInt64, at offset: Int, _ bytes: inout [UInt8]) {
    for byte in 0..<8 { bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte)) }
  }
}
