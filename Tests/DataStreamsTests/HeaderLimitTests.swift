import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// The limits of headers and texts.
@Suite struct HeaderLimitTests {
  private static let body: [UInt8] = {
    var writer = DeflateWriter()
    writer.stored(Array("Ember Lantern".utf8), isLast: true)
    return Array(writer.file[10...])
  }()

  private static func file(_ flags: UInt8, _ rest: [UInt8]) -> [UInt8] {
    [0x1F, 0x8B, 8, flags, 0, 0, 0, 0, 0, 3] + rest + body
  }

  @Test(arguments: [8, 16] as [UInt8])
  func aNameOrACommentHasALimit(_ flag: UInt8) throws {
    let longest = PackedFile.maximumHeaderText
    for length in [0, 1, longest] {
      let name = [UInt8](repeating: 0x61, count: length) + [0]
      #expect(try unpacked(Self.file(flag, name)) == Array("Ember Lantern".utf8), "\(length) bytes")
    }
    for length in [longest + 1, 3 * longest] {
      #expect(throws: PackedFileError.self) {
        try unpacked(Self.file(flag, [UInt8](repeating: 0x61, count: length) + [0]))
      }
    }
  }

  /// An endless name is refused at the limit: no more than two chunks of the file are read.
  @Test func aHugeNameIsNotReadToItsEnd() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("name.gz", Self.file(8, [UInt8](repeating: 0x61, count: 4 << 20)))
    let file = try PackedFile(path: path)
    let error = #expect(throws: PackedFileError.self) { try file.next() }
    #expect(error?.reason == .damaged(offset: 10))
    #expect(file.progress.bytesRead <= 10)
  }

  @Test func everyPartOfTheHeaderMayBeCutShort() throws {
    let head = Self.file(2 + 4 + 8 + 16, [5, 0, 1, 2, 3, 4, 5] + Array("name\0note\0".utf8))
    let checked = head.count - Self.body.count
    let check = CRC32(of: Array(head[..<checked])).value
    let whole = Array(head[..<checked]) + [UInt8(check & 0xFF), UInt8(check >> 8 & 0xFF)] + Self.body
    #expect(try unpacked(whole) == Array("Ember Lantern".utf8))
    for length in 2..<whole.count { #expect((try? unpacked(Array(whole[..<length]))) == nil, "cut at \(length)") }
  }

  @Test func theTextHasALimit() throws {
    let folder = try TemporaryFolder()
    var writer = DeflateWriter()
    for part in 0..<10 { writer.stored([UInt8](repeating: UInt8(part), count: 60_000), isLast: part == 9) }
    for bytes in [writer.file, writer.text] {
      let path = try folder.write("file", bytes)
      for limit in [600_000, .max] {
        let file = try PackedFile(path: path, maximumUnpackedBytes: limit)
        var count = 0
        while let piece = try file.next() { count += piece.count }
        #expect(count == 600_000)
      }
      let file = try PackedFile(path: path, maximumUnpackedBytes: 599_999)
      var count = 0
      let error = #expect(throws: PackedFileError.self) { while let piece = try file.next() { count += piece.count } }
      #expect(error?.reason == .tooLarge(maximumBytes: 599_999))
      #expect(count < 600_000)
      #expect(try file.next() == nil)
    }
  }
}
