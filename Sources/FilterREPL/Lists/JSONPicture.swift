import TerminalUI

/// A JSON value on several lines, with indentation and colors. For invalid JSON, some lines are shown.
struct JSONPicture {
  private(set) var lines: [ScreenLine] = []
  private var line = ScreenLine()
  private var depth = 0

  /// Draws a value, in linear time.
  init(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        let end = JSONPicture.endOfString(bytes, from: offset)
        let isKey = bytes[end...].first { !JSONPicture.isBlank($0) } == UInt8(ascii: ":")
        line.append(String(decoding: bytes[offset..<end], as: UTF8.self), isKey ? TextStyle(.cyan) : .plain)
        offset = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        line.append(byte == UInt8(ascii: "{") ? "{" : "[")
        let rest = bytes[(offset + 1)...].firstIndex { !JSONPicture.isBlank($0) } ?? bytes.count
        if rest < bytes.count, bytes[rest] == byte + 2 {
          line.append(byte == UInt8(ascii: "{") ? "}" : "]")
          offset = rest
        } else {
          depth += 1
          breakLine()
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        breakLine()
        line.append(byte == UInt8(ascii: "}") ? "}" : "]")
      case UInt8(ascii: ","):
        line.append(",")
        breakLine()
      case UInt8(ascii: ":"): line.append(": ")
      case _ where JSONPicture.isBlank(byte): break
      default:
        let end = bytes[offset...].firstIndex { ",]}: \n\r\t".utf8.contains($0) } ?? bytes.count
        line.append(String(decoding: bytes[offset..<end], as: UTF8.self), TextStyle(.green))
        offset = end
        continue
      }
      offset += 1
    }
    if line.count > 0 { lines.append(line) }
  }

  private mutating func breakLine() {
    lines.append(line)
    line = ScreenLine(String(repeating: "  ", count: min(depth, 40)))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// The offset after the string that begins at an offset.
  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(bytes.count, offset + 1)
  }
}
