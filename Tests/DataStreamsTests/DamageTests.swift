import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Damaged packing: an error or the right text, never a trap, a hang or another text.
@Suite struct DamageTests {
  @Test func everyDamageIsFound() throws {
    let text = Array(String(repeating: "Ember Lantern of the Reeds. ", count: 4).utf8)
    for packed in [
      try PackingTool.gzip(text, "-n"), try PackingTool.python(text, level: 6, strategy: 2),
      try PackingTool.python(text, level: 0, strategy: 0),
    ] {
      guard let packed else { continue }
      for index in packed.indices.dropFirst(2) {
        for change in TestTier.some(of: [0x01, 0x10, 0xFF] as [UInt8], every: 3) {
          var damaged = packed
          damaged[index] ^= change
          // Time, system and level do not affect the text.
          if let result = try? unpacked(damaged) { #expect(result == text, "byte \(index) ^ \(change)") }
        }
        #expect((try? unpacked(Array(packed[..<index]))) == nil, "cut at \(index)")
      }
    }
  }

  /// Bits changed, bytes lost, doubled and swapped, in the middle of long streams.
  @Test(.enabled(if: PackingTool.hasPython, "python3 is missing")) func randomDamageIsFound() throws {
    var generator = SeededGenerator(seed: 5)
    let words = (0..<9_000).map { _ in generator.pick(["ember", "reed", "tide", "of", "Ω", "{2}", " "]) ?? "" }.joined()
    let text = Array(words.utf8)
    let samples = try [1, 6, 9].compactMap { try PackingTool.python(text, level: $0, strategy: 0, flush: 5_000) }
    try #require(samples.count == 3)
    let failure = checkProperty(
      "damaged packing gives an error or the text", cases: PropertyCases.count(long: 400),
      seed: PropertyCases.seed(default: 77),
      generate: { generator in
        var bytes = generator.pick(samples) ?? []
        for _ in 0...generator.below(3) {
          let place = 2 + generator.below(bytes.count - 2)
          switch generator.below(5) {
          case 0: bytes[place] ^= 1 << UInt8(generator.below(8))
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(UInt8(generator.below(256)), at: place)
          case 3: bytes.swapAt(place, 2 + generator.below(bytes.count - 2))
          default: bytes.removeSubrange(place..<min(bytes.count, place + generator.below(300)))
          }
        }
        return bytes
      }, shrink: { (_: [UInt8]) -> [[UInt8]] in [] },
      describe: { "\($0.count) bytes, checksum \(CRC32(of: $0).value)" },
      law: { bytes in
        guard let result = try? unpacked(bytes) else { return nil }
        return result == text ? nil : "another text of \(result.count) bytes"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func noiseAfterTheFirstBytesIsRefused() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<TestTier.size(100, long: 2_000) {
      let noise: [UInt8] =
        [0x1F, 0x8B, 0x08, 0x00, 0, 0, 0, 0, 0, 3]
        + (0..<generator.below(400)).map { _ in UInt8(generator.below(256)) }
      #expect((try? unpacked(noise)) == nil)
    }
  }

  @Test(.enabled(if: PackingTool.hasGzip, "gzip is missing")) func theOffsetIsNamed() throws {
    var packed = try #require(try PackingTool.gzip(Array(sampleTexts.joined())))
    let place = packed.count / 2
    for index in place..<place + 300 { packed[index] = 0xFF }
    let error = #expect(throws: PackedFileError.self) { try unpacked(packed) }
    guard case .damaged(let offset) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    // Noise may mean something for a while; the checksum would be found at the end alone.
    #expect(place - 8...place + 2_000 ~= offset)
  }

  @Test(.enabled(if: PackingTool.hasGzip, "gzip is missing")) func afterAnErrorThereIsNothing() throws {
    let packed = try #require(try PackingTool.gzip(Array("Ember Lantern".utf8)))
    let folder = try TemporaryFolder()
    let file = try PackedFile(path: try folder.write("cut.gz", packed.dropLast(3)))
    #expect(throws: PackedFileError.self) { while try file.next() != nil {} }
    #expect(try file.next() == nil)
  }
}
