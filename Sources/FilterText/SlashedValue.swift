/// Decides what a value is that begins with a slash, in the syntax of lists: a pattern (`/timeout/`) or a text (`/api/a`).
package enum SlashedValue {
  /// Whether a value without blanks that begins with a slash is a pattern: it ends in a slash, and has no other one, or
  /// has others and a character that no path has. A backslash before a slash escapes it.
  ///
  /// - Parameter isPath: Whether it is the value of a field of paths, where a star is a part of a path.
  package static func isPattern(_ bytes: UnsafeBufferPointer<UInt8>, isPath: Bool = false) -> Bool {
    guard bytes.first == UInt8(ascii: "/") else { return false }
    var slashes = 0
    var isMarked = false
    var endsInSlash = false
    var offset = 1
    while offset < bytes.count {
      let byte = bytes[offset]
      endsInSlash = false
      switch byte {
      case UInt8(ascii: "/"):
        slashes += 1
        endsInSlash = true
      case UInt8(ascii: "\\"):
        isMarked = true
        offset += 1
      case UInt8(ascii: "*"): isMarked = isMarked || !isPath
      case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "("),
        UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "|"):
        isMarked = true
      default: break
      }
      offset += 1
    }
    return endsInSlash && (slashes == 1 || isMarked)
  }
}
