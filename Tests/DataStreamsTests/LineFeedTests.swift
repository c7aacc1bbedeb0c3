import Testing
import _FilterTestSupport

@testable import DataStreams

/// The search for line feeds, many bytes at once.
@Suite struct LineFeedTests {
  @Test func everyPlaceAndLength() {
    for count in 0..<150 {
      for place in 0...count {
        var bytes = [UInt8](repeating: 0x0B, count: count)
        if place < count { bytes[place] = 0x0A }
        for start in [0, place / 2, place, place + 1] where start <= count {
          let expected = bytes[start...].firstIndex(of: 0x0A)
          let found = bytes.withUnsafeBufferPointer { LineFeed.firstIndex(in: $0, from: start) }
          #expect(found == expected, "\(count) bytes, \(place), from \(start)")
        }
      }
    }
  }

  /// Bytes that differ from a line feed in one bit, and bytes that carries could make of others.
  @Test func otherBytesAreNotLineFeeds() {
    for byte in UInt8.min...UInt8.max {
      let bytes = [UInt8](repeating: byte, count: 200)
      let found = bytes.withUnsafeBufferPointer { LineFeed.firstIndex(in: $0, from: 3) }
      #expect(found == (byte == 0x0A ? 3 : nil))
    }
  }

  @Test func random() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let bytes = (0..<generator.below(300)).map { _ in
        generator.chance(2) ? 0x0A : UInt8(truncatingIfNeeded: generator.next())
      }
      let start = generator.below(bytes.count + 1)
      let found = bytes.withUnsafeBufferPointer { LineFeed.firstIndex(in: $0, from: start) }
      #expect(found == bytes[start...].firstIndex(of: 0x0A))
    }
  }

  /// A packed text in memory is unpacked like a packed file.
  @Test func packedBytes() throws {
    let text = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 % 251 ^ $0 >> 9) }
    guard let packed = try PackingTool.gzip(text) else { return }
    let file = try PackedFile(ByteSource(of: packed, named: "text.gz"))
    var result: [UInt8] = []
    while let piece = try file.next() { result += piece }
    #expect(result == text)
    let cut = try PackedFile(ByteSource(of: Array(packed.dropLast(9)), named: "text.gz"))
    #expect(throws: PackedFileError.self) { while try cut.next() != nil {} }
  }
}
