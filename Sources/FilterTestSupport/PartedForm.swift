/// Where a binary form of arrays has a table of parts: the length and the checksum of each, then the parts one after the other.
/// For forgers, who change what they like and make lengths and checksums good again.
package struct PartedForm: Sendable {
  /// The checksum of some bytes.
  package typealias Checksum = @Sendable ([UInt8]) -> UInt64

  /// How many bytes a number has in each of the arrays before the table.
  private let widths: [Int]
  /// The parts that have parts themselves, by their place.
  private let inner: [Int: PartedForm]
  private let checksum: Checksum

  /// A form with arrays of numbers of so many bytes, then a table of parts, then anything.
  package init(arrays widths: [Int], inner: [Int: PartedForm] = [:], checksum: @escaping Checksum) {
    self.widths = widths
    self.inner = inner
    self.checksum = checksum
  }

  /// The parts of a form: where the length of each stands, and its bytes. Those that fit, where the table says otherwise.
  package func parts(of bytes: [UInt8], in range: Range<Int>? = nil) -> [(entry: Int, range: Range<Int>)] {
    let range = range ?? 0..<bytes.count
    var offset = range.lowerBound
    for width in widths {
      guard let count = number(at: offset, bytes, range), count <= UInt64(range.upperBound - offset) else { return [] }
      offset += 8 + (Int(count) * width + 7) / 8 * 8
    }
    guard let count = number(at: offset, bytes, range), count <= UInt64(range.upperBound - offset) / 8 else {
      return []
    }
    var place = offset + 8 + 8 * Int(count)
    var parts: [(entry: Int, range: Range<Int>)] = []
    for part in 0..<Int(count / 2) {
      let entry = offset + 8 + 16 * part
      guard place <= range.upperBound, let length = number(at: entry, bytes, range),
        length <= UInt64(range.upperBound - place)
      else { break }
      parts.append((entry, place..<place + Int(length)))
      place += Int(length)
    }
    return parts
  }

  /// Makes the checksums of all parts good. Answers the bytes that the form itself has a checksum of: all but those of its parts.
  package func sum(_ bytes: inout [UInt8], in range: Range<Int>? = nil) -> [UInt8] {
    let range = range ?? 0..<bytes.count
    let parts = parts(of: bytes, in: range)
    for (place, part) in parts.enumerated() {
      let own = inner[place]?.sum(&bytes, in: part.range) ?? Array(bytes[part.range])
      write(checksum(own), at: part.entry + 8, &bytes)
    }
    guard let first = parts.first?.range, let last = parts.last?.range else { return Array(bytes[range]) }
    return Array(bytes[range.lowerBound..<first.lowerBound] + bytes[last.upperBound..<range.upperBound])
  }

  /// Makes the lengths good of a form that came about by one change which made another longer or shorter: of the parts that the
  /// first difference of the two is in.
  package func mendLengths(of bytes: inout [UInt8], madeFrom good: [UInt8]) {
    let difference = bytes.count - good.count
    guard difference != 0, let place = zip(bytes, good).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return
    }
    lengthen(&bytes, by: difference, at: place, good, 0..<good.count)
  }

  private func lengthen(
    _ bytes: inout [UInt8], by difference: Int, at place: Int, _ good: [UInt8], _ range: Range<Int>
  ) {
    for (number, part) in parts(of: good, in: range).enumerated() where part.range.contains(place) {
      write(UInt64(clamping: part.range.count + difference), at: part.entry, &bytes)
      inner[number]?.lengthen(&bytes, by: difference, at: place, good, part.range)
    }
  }

  private func number(at offset: Int, _ bytes: [UInt8], _ range: Range<Int>) -> UInt64? {
    guard offset >= range.lowerBound, offset <= range.upperBound - 8 else { return nil }
    return (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }

  private func write(_ number: UInt64, at offset: Int, _ bytes: inout [UInt8]) {
    for byte in 0..<8 { bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte)) }
  }
}
