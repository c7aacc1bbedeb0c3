/// How the values of lists are compared: letter case, `-`, `_` and spaces mean nothing (`is:extended-art`, `is:extendedart`,
/// `kw:"First Strike"`), apostrophes do.
public enum ValueSpelling {
  /// The text by which two spellings of one value are equal. Empty for a text of separators. Linear in the text.
  public static func folded(_ text: String) -> String {
    var isPlain = true
    for byte in text.utf8 where !(byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39) {
      isPlain = false
      break
    }
    if isPlain { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    let isASCII = fold(text, into: &result)
    let folded = String(decoding: result, as: UTF8.self)
    return isASCII ? folded : folded.lowercased()
  }

  /// Appends the bytes of a text by which its ASCII letters and separators are folded. Answers whether that is all: a text with other
  /// letters is to be lowered as a whole.
  package static func fold(_ text: String, into result: inout [UInt8]) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { fold($0, into: &result) }
      ?? Array(text.utf8).withUnsafeBufferPointer { fold($0, into: &result) }
  }

  private static func fold(_ text: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) -> Bool {
    var isASCII = true
    for byte in text {
      switch byte {
      case 0x20, 0x2D, 0x5F: continue
      case 0x41...0x5A: result.append(byte | 0x20)
      default:
        if byte >= 0x80 { isASCII = false }
        result.append(byte)
      }
    }
    return isASCII
  }
}
