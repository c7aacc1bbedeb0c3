import FilterText

/// The text the service reads, and where each of its bytes stands in the text it was given.
///
/// - Section 1.1: a query is cut at 1,024 code points, counted before anything is trimmed. What lies beyond is dropped.
/// - Section 1.4: the four curly quotes are folded to straight ones before anything is read; no other quote is.
struct StrictText {
  /// How many code points are read. Source: REFERENCE 1.1 (the documentation says 1,000).
  static let longest = 1_024

  /// The bytes that are read.
  private(set) var bytes: [UInt8] = []
  /// The text as it was given.
  let source: SourceText
  /// For each byte that is read its offset in the source, and that behind the last one; empty where they are the same.
  private var offsets: [Int] = []

  init(_ source: SourceText) {
    self.source = source
    var offset = 0
    var scalars = 0
    var isFolded = false
    bytes.reserveCapacity(min(source.length, StrictText.longest * 4))
    while offset < source.length, scalars < StrictText.longest {
      let length = max(1, ScalarAtOffset(in: source.bytes, at: offset).length)
      if let quote = StrictText.straightQuote(source.bytes, at: offset) {
        if !isFolded {
          isFolded = true
          offsets = Array(0..<offset)
        }
        bytes.append(quote)
        offsets.append(offset)
      } else {
        let end = min(source.length, offset + length)
        bytes += source.bytes[offset..<end]
        if isFolded { offsets += offset..<end }
      }
      offset += length
      scalars += 1
    }
    if isFolded { offsets.append(min(offset, source.length)) }
  }

  /// U+2018, U+2019, U+201C and U+201D are E2 80 98, 99, 9C and 9D.
  private static func straightQuote(_ bytes: [UInt8], at offset: Int) -> UInt8? {
    guard bytes[offset] == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return nil }
    switch bytes[offset + 2] {
    case 0x98, 0x99: return UInt8(ascii: "'")
    case 0x9C, 0x9D: return UInt8(ascii: "\"")
    default: return nil
    }
  }

  /// The bytes of the source that some bytes that are read stand for.
  func sourceRange(_ start: Int, _ end: Int) -> SourceRange {
    offsets.isEmpty ? SourceRange(start: start, end: end) : SourceRange(start: offsets[start], end: offsets[end])
  }

  /// Some bytes as a text; those that are not UTF-8 read as U+FFFD.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
