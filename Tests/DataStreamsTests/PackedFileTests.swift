import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// The decompressed content of a file with these bytes.
func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
  let folder = try TemporaryFolder()
  let file = try PackedFile(path: try folder.write("file.gz", bytes))
  var result: [UInt8] = []
  while let piece = try file.next() {
    #expect(!piece.isEmpty)
    result += piece
  }
  return result
}

/// Texts that are packed in different ways: nothing, noise, words, long runs, matches at every distance.
let sampleTexts: [[UInt8]] = {
  var generator = SeededGenerator(seed: 12)
  let noise = (0..<70_000).map { _ in UInt8(generator.below(256)) }
  let words = (0..<60_000).map { _ in generator.pick(["ember ", "reed ", "tide\n", "of the "]) ?? "" }.joined()
  let skewed = (0..<300_000).map { _ in UInt8(generator.below(generator.below(250) + 1)) }
  let near = (1...40).flatMap { distance in
    (0..<distance).map { _ in UInt8(generator.below(256)) } + [UInt8](repeating: 0, count: 600)
  }
  let periods = (1...20).flatMap { period -> [UInt8] in
    let unit = (0..<period).map { _ in UInt8(generator.below(256)) }
    return (0..<700).map { unit[$0 % period] }
  }
  let far = Array(noise[..<40_000]) + Array(noise[..<40_000])
  let edge = Array(noise[..<32_768]) + Array(noise[..<32_768])
  return [
    [], [0x61], Array("reed reed reed".utf8), noise, Array(words.utf8), [UInt8](repeating: 0, count: 700_000), skewed,
    near, periods, far, edge, noise + Array(words.utf8) + noise,
  ]
}()

/// Decompression of files from other programs.
@Suite struct PackedFileTests {
  @Test func plainFilesAreUnchanged() throws {
    for bytes in [[], [0x1F], [0x1F, 0x8C], Array("Ember Lantern".utf8), [UInt8](repeating: 7, count: 2_000_000)] {
      #expect(try unpacked(bytes) == bytes)
    }
  }

  @Test(.enabled(if: PackingTool.hasGzip, "gzip is missing"), arguments: ["-1", "-6", "-9"])
  func unpacksWhatGzipPacked(_ level: String) throws {
    for (number, bytes) in sampleTexts.enumerated() {
      let packed = try #require(try PackingTool.gzip(bytes, level))
      #expect(try unpacked(packed) == bytes, "sample \(number)")
      #expect(try unpacked(packed + packed) == bytes + bytes, "sample \(number), twice")
    }
  }

  @Test(
    .longTier, .enabled(if: PackingTool.hasPython, "python3 is missing"),
    arguments: [
      (0, 0, 0), (6, 0, 0), (6, 2, 0), (6, 3, 0), (6, 4, 0), (9, 0, 9_000), (1, 4, 7_777), (0, 0, 40_000),
    ])
  func unpacksEveryKindOfBlock(_ level: Int, _ strategy: Int, _ flush: Int) throws {
    for (number, bytes) in [[], Array(sampleTexts.joined())].enumerated() {
      let packed = try #require(
        try PackingTool.python(bytes, level: level, strategy: strategy, flush: flush))
      #expect(try unpacked(packed) == bytes, "sample \(number)")
    }
  }

  @Test func progressGrowsToTheSizeOfTheFile() throws {
    let folder = try TemporaryFolder()
    let bytes = sampleTexts.joined()
    for file in [Array(bytes), try PackingTool.gzip(Array(bytes))] {
      guard let file else { continue }
      let reader = try PackedFile(path: try folder.write("file", file))
      #expect(reader.isPacked == (file.count < bytes.count))
      #expect(reader.progress == FileProgress(bytesRead: 0, totalBytes: file.count))
      var last = 0
      while try reader.next() != nil {
        #expect(reader.progress.bytesRead >= last)
        last = reader.progress.bytesRead
      }
      #expect(reader.progress == FileProgress(bytesRead: file.count, totalBytes: file.count))
      #expect(try reader.next() == nil)
    }
  }

  @Test(.enabled(if: PackingTool.hasGzip, "gzip is missing")) func headersMayCarryMore() throws {
    let packed = try #require(try PackingTool.gzip(Array("Ember Lantern".utf8), "-n"))
    let body = packed[10...]
    let head: [UInt8] = [0x1F, 0x8B, 8]
    let rest: [UInt8] = [0, 0, 0, 0, 0, 3]
    let extra: [UInt8] = [3, 0, 1, 2, 3]
    #expect(try unpacked(head + [8] + rest + Array("cards.json\0".utf8) + body) == Array("Ember Lantern".utf8))
    #expect(try unpacked(head + [4 + 16] + rest + extra + Array("a note\0".utf8) + body) == Array("Ember Lantern".utf8))
    let checked = head + [4 + 2] + rest + extra
    let check = CRC32(of: checked).value
    let right = [UInt8(check & 0xFF), UInt8(check >> 8 & 0xFF)]
    #expect(try unpacked(checked + right + body) == Array("Ember Lantern".utf8))
    #expect(throws: PackedFileError.self) { try unpacked(checked + [right[0] ^ 1, right[1]] + body) }
    #expect(throws: PackedFileError.self) { try unpacked(head + [0x20] + rest + body) }
    #expect(throws: PackedFileError.self) { try unpacked([0x1F, 0x8B, 7, 0] + rest + body) }
  }

  @Test(.enabled(if: PackingTool.hasGzip, "gzip is missing")) func bytesAfterTheLastMemberAreIgnored() throws {
    let packed = try #require(try PackingTool.gzip(Array("Reed Hut".utf8)))
    for tail in [[0], [0, 0, 0], [0x1F], Array("junk".utf8)] as [[UInt8]] {
      #expect(try unpacked(packed + tail) == Array("Reed Hut".utf8))
    }
    #expect(throws: PackedFileError.self) { try unpacked(packed + [0x1F, 0x8B]) }
  }

  @Test func filesThatCannotBeRead() throws {
    let folder = try TemporaryFolder()
    #expect(throws: PackedFileError(path: "/no/such/file", reason: .missing)) { try PackedFile(path: "/no/such/file") }
    #expect(throws: PackedFileError(path: folder.url.path, reason: .folder)) { try PackedFile(path: folder.url.path) }
    #expect(PackedFileError(path: "a", reason: .missing).message == "there is no file 'a'")
    #expect(PackedFileError(path: "a", reason: .folder).message == "'a' is a folder")
    #expect(PackedFileError(path: "a", reason: .unreadable).message == "'a' cannot be read")
    #expect(
      PackedFileError(path: "a", reason: .damaged(offset: 7)).message
        == "the gzip packing of 'a' is damaged near byte 7")
  }

  @Test(.needsShared("data/cards.jsonl.gz"))
  func theRealFilesUnpack() throws {
    let path = try #require(SharedFolder.path(of: "data/cards.jsonl.gz"))
    let file = try PackedFile(path: path)
    var bytes = 0
    while let piece = try file.next() { bytes += piece.count }
    #expect(bytes == 30_106_413)
  }
}
