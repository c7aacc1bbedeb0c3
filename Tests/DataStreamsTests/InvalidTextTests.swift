import Foundation
import Testing
import _FilterTestSupport

@testable import DataFiles
@testable import DataStreams

/// Bytes that are not valid UTF-8, and files that become shorter.
@Suite struct InvalidTextTests {
  private func first(_ bytes: [UInt8]) -> Int? { bytes.withUnsafeBufferPointer { InvalidText.firstIndex(in: $0) } }

  @Test func validTexts() {
    let rows: [(String, Int?)] = [
      ("", nil), ("abc", nil), ("abcdefgh", nil), ("abcdefghé🐉漢", nil), ("\u{FFFD}", nil), ("\0", nil),
    ]
    for (text, expected) in rows {
      #expect(first(Array(text.utf8)) == expected, "\(text)")
    }
  }

  @Test func invalidTexts() {
    let rows: [([UInt8], Int)] = [
      ([0xE9], 0), ([0x61, 0xC3], 1), ([0x61, 0xC3, 0xA9, 0xA9], 3), ([0xED, 0xA0, 0x80], 0), ([0xC0, 0x80], 0),
      (Array("abcdefgh".utf8) + [0xFF], 8), (Array("abcdefg".utf8) + [0xF0, 0x9F, 0x90], 7),
      ([0xF4, 0x90, 0x80, 0x80], 0),
    ]
    for (bytes, expected) in rows {
      #expect(first(bytes) == expected, "\(bytes)")
    }
  }

  /// The bytes before the index are valid, and with it they are the beginning of nothing valid.
  @Test func theIndexIsThatOfTheStandardLibrary() {
    for seed in 0..<3_000 {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes: [UInt8] = []
      for _ in 0..<random.below(24) {
        switch random.below(8) {
        case 0: bytes.append(UInt8(random.below(256)))
        case 1: bytes += Array(["é", "漢", "🐉"][random.below(3)].utf8)
        case 2: bytes += Array("🐉".utf8).prefix(random.below(4))
        default: bytes.append(UInt8(0x20 + random.below(0x5F)))
        }
      }
      let index = first(bytes)
      #expect((index == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
      if let index { #expect(String(validating: bytes[..<index], as: UTF8.self) != nil, "\(bytes)") }
    }
  }

  @Test func theFirstRecordHasTheHeaderAsWritten() {
    var reader = DelimitedReader()
    var headers: [[UInt8]?] = []
    Array("\u{FEFF}\"a \"\"b\";c\r\n1;2\r\n3;4".utf8).withUnsafeBufferPointer { text in
      // In pieces of every size.
      for byte in text.indices {
        _ = reader.add(UnsafeBufferPointer(rebasing: text[byte...byte])) { record in
          headers.append(record.headerBytes)
          return true
        }
      }
    }
    reader.finish { record in
      headers.append(record.headerBytes)
      return true
    }
    #expect(headers == [Array("\"a \"\"b\";c".utf8), nil])
  }

  @Test func shortenedFilesAreReported() throws {
    let folder = try TemporaryFolder()
    let text = (0..<100_000).map { "line \($0)\n" }.joined()
    let path = try folder.write("a.log", text)
    let file = try PackedFile(path: path)
    var read = try #require(try file.next()).count
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.truncate(atOffset: 10)
    #expect(throws: PackedFileError(path: path, reason: .shortened(from: text.utf8.count, to: 10))) {
      while let piece = try file.next() { read += piece.count }
    }
    #expect(read < text.utf8.count)
    #expect(try file.next() == nil)
    // One that was read to its end is whole.
    let whole = try PackedFile(path: path)
    #expect(try whole.next()?.count == 10)
    try handle.truncate(atOffset: 0)
    #expect(try whole.next() == nil)
  }
}
