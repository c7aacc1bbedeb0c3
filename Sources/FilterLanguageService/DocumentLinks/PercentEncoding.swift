import FilterText

/// Addresses put together byte by byte, since this module has no Foundation.
enum PercentEncoding {
  /// The text with every byte encoded but letters, digits, `-`, `.`, `_` and `~` (RFC 3986, "unreserved"): safe in any part of
  /// an address.
  static func component(_ text: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in text { append(byte, to: &result, isKept: isUnreserved(byte)) }
    return String(decoding: result, as: UTF8.self)
  }

  /// An address as somebody wrote it, with the bytes encoded that no address can have.
  static func address(_ text: some Sequence<UInt8>) -> String {
    var result: [UInt8] = []
    for byte in text { append(byte, to: &result, isKept: byte > 0x20 && byte < 0x7F) }
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, to result: inout [UInt8], isKept: Bool) {
    if isKept {
      result.append(byte)
    } else {
      result += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0x0F)]
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
