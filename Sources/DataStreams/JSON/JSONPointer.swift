/// A place in a JSON value, as in RFC 6901: `/data/items` is the value of `items` in that of `data`, `/0` the first
/// element of an array, and the empty text the whole value.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The key or element number at each level, escapes decoded.
  package let parts: [String]

  /// The place that keys or element numbers lead to.
  package init(parts: [String]) { self.parts = parts }

  /// Parses a pointer; nil unless it is empty or begins with `/`, and has `~` only in `~0` (`~`) and `~1` (`/`).
  package init?(_ text: String) {
    guard text.isEmpty || text.utf8.first == UInt8(ascii: "/") else { return nil }
    var parts: [String] = []
    for part in text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
      var bytes: [UInt8] = []
      var isEscaped = false
      for byte in part {
        if isEscaped {
          guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
          bytes.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
          isEscaped = false
        } else if byte == UInt8(ascii: "~") {
          isEscaped = true
        } else {
          bytes.append(byte)
        }
      }
      if isEscaped { return nil }
      parts.append(String(decoding: bytes, as: UTF8.self))
    }
    self.parts = parts
  }

  /// Parses a pointer, or keys with dots between them if one is `**`: `devices.**.children`.
  package init?(place text: String) {
    let keys = text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    if keys.contains("**"), text.utf8.first != UInt8(ascii: "/") {
      self.init(parts: keys)
    } else {
      self.init(text)
    }
  }

  /// The pointer as text, which gives the same pointer when parsed.
  package var description: String {
    var bytes: [UInt8] = []
    for part in parts {
      bytes.append(UInt8(ascii: "/"))
      for byte in part.utf8 {
        switch byte {
        case UInt8(ascii: "~"): bytes += Array("~0".utf8)
        case UInt8(ascii: "/"): bytes += Array("~1".utf8)
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
