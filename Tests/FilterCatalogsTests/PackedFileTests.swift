import FilterTestSupport
import Foundation
import Testing

@testable import FilterCatalogs

/// Unpacking, against what gzip packed.
@Suite struct PackedFileTests {
  private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let path = try folder.write("file.gz", bytes)
    var result: [UInt8] = []
    try PackedFile(path).pieces { result += $0 }
    return result
  }

  /// Packs with the program, where the machine has it.
  private func packed(_ bytes: [UInt8], _ options: String...) throws -> [UInt8]? {
    let folder = try TemporaryFolder()
    let path = try folder.write("plain", bytes)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip"] + options + [path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (try? Data(contentsOf: URL(filePath: path + ".gz"))).map { Array($0) }
  }

  @Test func plainFilesStayAsTheyAre() throws {
    for bytes in [[], [0x1F], [0x1F, 0x8C], Array("Ember Lantern".utf8), [UInt8](repeating: 7, count: 200_000)] {
      #expect(try unpacked(bytes) == bytes)
    }
  }

  @Test(arguments: ["-1", "-6", "-9"])
  func unpacksWhatGzipPacked(_ level: String) throws {
    var generator = SeededGenerator(seed: 12)
    let noise = (0..<70_000).map { _ in UInt8(generator.below(256)) }
    let words = (0..<60_000).map { _ in generator.pick(["ember ", "reed ", "tide\n", "of the "]) ?? "" }.joined()
    for bytes in [
      [], [0x61], Array("reed reed reed".utf8), noise, Array(words.utf8), [UInt8](repeating: 0, count: 700_000),
      noise + Array(words.utf8) + noise,
    ] {
      guard let packed = try packed(bytes, level) else { return }
      #expect(try unpacked(packed) == bytes)
      #expect(try unpacked(packed + packed) == bytes + bytes)
    }
  }

  /// Whatever byte is changed or missing: an error or the right text, never a trap, a hang or another text.
  @Test func everyDamageIsFound() throws {
    guard let packed = try packed(Array(String(repeating: "Ember Lantern of the Reeds. ", count: 9).utf8), "-n") else {
      return
    }
    let whole = try unpacked(packed)
    for index in packed.indices.dropFirst(2) {
      for change in [0x01, 0x10, 0xFF] as [UInt8] {
        var damaged = packed
        damaged[index] ^= change
        let result = try? unpacked(damaged)
        // The time, the system and the level say nothing about the text.
        #expect(result == nil || result == whole, "byte \(index) ^ \(change)")
      }
      #expect((try? unpacked(Array(packed[..<index]))) == nil, "cut at \(index)")
    }
  }

  @Test func noiseBehindTheFirstBytesIsRefused() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let noise: [UInt8] =
        [0x1F, 0x8B, 0x08, 0x00, 0, 0, 0, 0, 0, 3] + (0..<200).map { _ in UInt8(generator.below(256)) }
      #expect((try? unpacked(noise)) == nil)
    }
  }

  @Test func checksums() {
    var check = Checksum()
    check.add(Array("123456789".utf8))
    #expect(check.value == 0xCBF4_3926)
    #expect(check.length == 9)
    #expect(Checksum().value == 0)
  }

  @Test func codesThatClaimTooMuchAreRefused() {
    #expect(throws: Inflater.Damaged.self) { try HuffmanCode([1, 1, 1]) }
    #expect(throws: Inflater.Damaged.self) { try HuffmanCode([UInt8](repeating: 2, count: 5)) }
    #expect(throws: Never.self) { try HuffmanCode([1, 2, 2]) }
    #expect(throws: Never.self) { try HuffmanCode([0, 1]) }
  }

  @Test func aFileOfNamesMayBePacked() throws {
    let folder = try TemporaryFolder()
    guard let packed = try packed(Array("Ember Lantern\nReed Hut\n".utf8)) else { return }
    var gathered = CatalogImport()
    try gathered.read(try folder.write("card-names.txt.gz", packed))
    #expect(gathered.blobs().map { CatalogImportTests.picture($0) } == ["card-names: Ember Lantern, Reed Hut"])
    let cut = try folder.write("cut.gz", Array(packed.dropLast(3)))
    let failure = #expect(throws: CatalogImport.Failure.self) { try gathered.read(cut) }
    #expect(failure?.message.contains("is damaged near byte") == true)
  }
}
