/// JSON escapes that are half of a character: `\ud83d` without `\udc09` after it.
///
/// Editors that keep texts as UTF-16 may hold such a half, as after a deletion within a pair, and write it as an escape. It
/// is no character, and Foundation does not read it; but dropping the message would desynchronise the document.
package enum LoneSurrogates {
  /// JSON with each half replaced by an escape of U+FFFD, which takes one unit of UTF-16 like the half; nil where there is
  /// none. Linear in the bytes, and bytes that are no JSON are no danger.
  package static func repaired(_ json: [UInt8]) -> [UInt8]? {
    var result: [UInt8]?
    var offset = 0
    while let escape = json[offset...].firstIndex(of: UInt8(ascii: "\\")) {
      switch unit(json, at: escape) {
      case 0xD800...0xDBFF:
        if 0xDC00...0xDFFF ~= unit(json, at: escape + 6) {
          offset = escape + 12
          continue
        }
      case 0xDC00...0xDFFF:
        break
      default:
        // A backslash stands for the byte behind it, which may be one too.
        offset = min(escape + 2, json.count)
        continue
      }
      if result == nil { result = json }
      result?.replaceSubrange(escape..<escape + 6, with: Array("\\ufffd".utf8))
      offset = escape + 6
    }
    return result
  }

  /// The UTF-16 unit of the escape that begins at an offset: `\u` and four hexadecimal digits; -1 where there is none.
  package static func unit(_ json: [UInt8], at offset: Int) -> Int {
    guard offset + 6 <= json.count, json[offset] == UInt8(ascii: "\\"), json[offset + 1] == UInt8(ascii: "u") else {
      return -1
    }
    var unit = 0
    for byte in json[offset + 2..<offset + 6] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | Int(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: unit = unit << 4 | Int((byte | 0x20) - 0x61 + 10)
      default: return -1
      }
    }
    return unit
  }
}
