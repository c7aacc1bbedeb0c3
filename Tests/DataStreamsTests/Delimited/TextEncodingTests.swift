import Foundation
import Testing
import _FilterTestSupport

@testable import DataStreams

/// Texts in other encodings than UTF-8.
@Suite struct TextEncodingTests {
  private static func encoding(_ bytes: [UInt8], isWhole: Bool = true) -> TextEncoding? {
    bytes.withUnsafeBufferPointer { TextEncoding($0, isWhole: isWhole) }
  }

  private static func decoded(_ bytes: [UInt8], _ encoding: TextEncoding, pieces: Int) -> String {
    var decoder = TextDecoder(encoding)
    var result: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      result += bytes[start..<min(bytes.count, start + pieces)].withUnsafeBufferPointer { decoder.decode($0) }
    }
    return String(decoding: result + decoder.finish(), as: UTF8.self)
  }

  /// Rows: the bytes, the encoding.
  private static let beginnings: [(bytes: [UInt8], encoding: TextEncoding?)] = [
    ([0xFF, 0xFE, 0x61, 0], .utf16(isLittleEndian: true)), ([0xFE, 0xFF, 0, 0x61], .utf16(isLittleEndian: false)),
    ([0xFF, 0xFE, 0, 0], .utf32(isLittleEndian: true)), ([0, 0, 0xFE, 0xFF], .utf32(isLittleEndian: false)),
    ([0x7B, 0, 0x22, 0], .utf16(isLittleEndian: true)), ([0, 0x69, 0, 0x64], .utf16(isLittleEndian: false)),
    ([0x69, 0, 0, 0], .utf32(isLittleEndian: true)), ([0, 0, 0, 0x7B], .utf32(isLittleEndian: false)), ([], nil),
    (Array("name\nJosé\n".utf8), nil), (Array("name\nJos".utf8) + [0xE9, 0x0A], .windows1252),
    // One wrong byte among letters, a letter that is cut, damaged JSON, other data.
    (Array("José, Zoë, Åsa".utf8) + [0xE9, 0x0A], nil), (Array("{\"a\":\"".utf8) + [0xE9, 0x22, 0x7D, 0x0A], nil),
    (Array("[{\"a\":\"".utf8) + [0xE9, 0x0A], nil), (Array("[x] ".utf8) + [0xE9, 0x0A], .windows1252),
    ([0x50, 0x4B, 3, 4, 0xE9, 0xE8], nil),
  ]

  @Test func beginningsTell() {
    for (bytes, encoding) in Self.beginnings { #expect(Self.encoding(bytes) == encoding, "\(bytes)") }
    let cut = Array("name\nJos".utf8) + [0xC3]
    #expect(Self.encoding(cut, isWhole: false) == nil)
    #expect(cut.withUnsafeBufferPointer { TextEncoding.isCut($0) })
    #expect(!Array("José".utf8).withUnsafeBufferPointer { TextEncoding.isCut($0) })
    // A letter that ends after the part that is looked at.
    let long = [UInt8](repeating: 0x61, count: (1 << 16) - 1) + Array("é".utf8)
    #expect(Self.encoding(long) == nil)
  }

  /// Foundation encodes what is decoded here, in pieces of every size.
  @Test(arguments: [
    ("name\r\nJosé – “5 €”\nŽižek", TextEncoding.windows1252, String.Encoding.windowsCP1252),
    ("a\n𝄞 中文 é\r\n", .utf16(isLittleEndian: true), .utf16LittleEndian),
    ("\u{FEFF}a\n𝄞 中文 é\r\n", .utf16(isLittleEndian: false), .utf16BigEndian),
    ("\u{FEFF}a\n𝄞 é", .utf32(isLittleEndian: true), .utf32LittleEndian),
    ("a\n𝄞 é", .utf32(isLittleEndian: false), .utf32BigEndian),
  ])
  func textsAreDecoded(_ text: String, _ encoding: TextEncoding, _ foundation: String.Encoding) throws {
    let bytes = Array(try #require(text.data(using: foundation)))
    let expected = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    for pieces in [1, 2, 3, 5, 1_000] {
      #expect(Self.decoded(bytes, encoding, pieces: pieces).utf8.elementsEqual(expected.utf8), "\(pieces)")
    }
  }

  /// Halves of characters, and a text that ends within one.
  @Test func damageIsAReplacementCharacter() {
    let little = TextEncoding.utf16(isLittleEndian: true)
    for pieces in [1, 100] {
      #expect(Self.decoded([0x3D, 0xD8, 0x61, 0], little, pieces: pieces) == "\u{FFFD}a")
      #expect(Self.decoded([0x00, 0xDC, 0x61, 0], little, pieces: pieces) == "\u{FFFD}a")
      #expect(Self.decoded([0x61, 0, 0x3D, 0xD8], little, pieces: pieces) == "a\u{FFFD}")
      #expect(Self.decoded([0x61, 0, 0x62], little, pieces: pieces) == "a\u{FFFD}")
      #expect(Self.decoded([0, 0, 0x11, 0], .utf32(isLittleEndian: true), pieces: pieces) == "\u{FFFD}")
      #expect(Self.decoded([0x81, 0x61], .windows1252, pieces: pieces) == "\u{FFFD}a")
    }
  }

  @Test func randomBytesNeverTrap() {
    var random = SeededGenerator(seed: 91)
    for _ in 0..<PropertyCases.count(long: 100_000, plain: 500) {
      let bytes = (0..<random.below(40)).map { _ in
        UInt8(random.pick([0, 0xD8, 0xDC, 0x61, 0x0A]) ?? random.below(256))
      }
      let encoding = Self.encoding(bytes) ?? .utf16(isLittleEndian: random.below(2) == 0)
      #expect(Self.decoded(bytes, encoding, pieces: 3) == Self.decoded(bytes, encoding, pieces: 1_000))
    }
  }
}
