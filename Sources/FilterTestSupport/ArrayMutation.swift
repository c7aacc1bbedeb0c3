/// Random changes of a binary form that is made of arrays, one after the other: for each its count in eight bytes, then its
/// numbers, then zeros up to a multiple of eight. The changes are those a forger would make, or a bad disk: bytes, numbers that are
/// used as indexes and lengths, whole arrays, the end.
package struct ArrayMutation {
  /// An array: where its count stands, how many bytes a number of it has, and how many there are.
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

  /// Mutations of a form with these arrays. Arrays are exchanged with those of other forms, too.
  package init(_ sections: [Section], others: [[UInt8]] = []) {
    self.sections = sections.filter { $0.width > 0 }
    self.others = others
  }

  /// The bytes with one to three changes, and what was changed, for people.
  package func mutated(
    _ bytes: [UInt8], using random: inout SeededGenerator
  ) -> (bytes: [UInt8], description: String) {
    var result = bytes
    var names: [String] = []
    for _ in 0...(random.chance(70) ? 0 : random.below(3)) {
      names.append(change(&result, &random))
    }
    return (result, names.joined(separator: ", "))
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) -> String {
    guard let section = random.pick(sections), section.range.upperBound <= bytes.count, !bytes.isEmpty else {
      return flip(&bytes, random.below(bytes.count), &random)
    }
    let data = section.offset + 8..<section.offset + 8 + section.width * section.count
    switch random.below(12) {
    case 0: return flip(&bytes, random.below(bytes.count), &random)
    case 1...5 where section.count > 0:
      let place = random.below(section.count)
      let number = interesting(section, place, bytes, &random)
      write(number, section.width, at: data.lowerBound + place * section.width, &bytes)
      return "number \(place) of \(section) becomes \(number)"
    case 6 where section.count > 1:
      let (one, other) = (random.below(section.count), random.below(section.count))
      for byte in 0..<section.width {
        bytes.swapAt(data.lowerBound + one * section.width + byte, data.lowerBound + other * section.width + byte)
      }
      return "numbers \(one) and \(other) of \(section) swapped"
    case 7 where section.count > 1:
      let place = random.below(section.count - 1)
      for byte in 0..<section.width {
        bytes[data.lowerBound + (place + 1) * section.width + byte] =
          bytes[data.lowerBound + place * section.width + byte]
      }
      return "number \(place) of \(section) twice"
    case 8:
      let counts = [0, 1, section.count - 1, section.count + 1, 2 * section.count, 0x7FFF_FFFF, -1, 1 << 61, .max]
      let count = counts[random.below(counts.count)]
      write(UInt64(bitPattern: Int64(count)), 8, at: section.offset, &bytes)
      return "count of \(section) becomes \(count)"
    case 9:
      // Longer or shorter by a number, all that follows moved.
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
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes += (0..<8).map { _ in UInt8(truncatingIfNeeded: random.below(256)) }
      default:
        for byte in place..<min(bytes.count, place + random.below(64)) { bytes[byte] = random.chance(50) ? 0 : 0xFF }
      }
      return "cut, lengthened or blanked at \(place)"
    }
  }

  private func flip(_ bytes: inout [UInt8], _ place: Int, _ random: inout SeededGenerator) -> String {
    if bytes.isEmpty { return "nothing" }
    bytes[place] ^= 1 << UInt8(random.below(8))
    return "a bit of byte \(place)"
  }

  private func interesting(
    _ section: Section, _ place: Int, _ bytes: [UInt8], _ random: inout SeededGenerator
  ) -> UInt64 {
    let now = number(section.width, at: section.offset + 8 + place * section.width, bytes)
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

  private func write(_ number: UInt64, _ width: Int, at offset: Int, _ bytes: inout [UInt8]) {
    for byte in 0..<width { bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte)) }
  }

  private func form(_ numbers: [UInt8], count: Int) -> [UInt8] {
    var form = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) } + numbers
    while form.count % 8 != 0 { form.append(0) }
    return form
  }
}

extension ArrayMutation {
  /// The arrays of a form by the steps in which it is read: offsets, and how many bytes are read there. A count is always read by
  /// itself, and the numbers of an array at once; of an empty array nothing else is read.
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
