import FilterText

/// Finds the web addresses in a line of prose.
struct AddressScan {
  private let bytes: [UInt8]

  init(_ source: SourceText) {
    bytes = source.bytes
  }

  /// The addresses in a range, in order: from `http://` or `https://`, in any letter case, to the next white space, quote or
  /// angle bracket, but for punctuation at the end. Linear in the range.
  func addresses(in range: SourceRange) -> [SourceRange] {
    var found: [SourceRange] = []
    var offset = range.start
    while offset < range.end {
      guard let body = endOfScheme(at: offset, in: range) else {
        offset += 1
        continue
      }
      var end = body
      while end < range.end, !endsAddress(bytes[end]) { end += 1 }
      let trimmed = trimmedEnd(SourceRange(start: body, end: end))
      if trimmed > body { found.append(SourceRange(start: offset, end: trimmed)) }
      offset = max(end, offset + 1)
    }
    return found
  }

  /// Where the address goes on behind `https://`; nil where none begins.
  private func endOfScheme(at offset: Int, in range: SourceRange) -> Int? {
    if offset > range.start, isWordByte(bytes[offset - 1]) { return nil }
    for scheme in ["https://", "http://"] {
      let length = scheme.utf8.count
      guard offset + length < range.end else { continue }
      let isThere = zip(scheme.utf8, bytes[offset..<(offset + length)]).allSatisfy { wanted, byte in
        wanted == (byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
      }
      if isThere { return offset + length }
    }
    return nil
  }

  /// The end without what belongs to the sentence around the address: punctuation, and a parenthesis that closes one before it.
  private func trimmedEnd(_ range: SourceRange) -> Int {
    var end = range.end
    // How many closing parentheses have no opening one in the address.
    var surplus = 0
    for byte in bytes[range.start..<range.end] {
      if byte == UInt8(ascii: "(") { surplus -= 1 }
      if byte == UInt8(ascii: ")") { surplus += 1 }
    }
    while end > range.start {
      switch bytes[end - 1] {
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
        UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "*"):
        end -= 1
      case UInt8(ascii: ")") where surplus > 0:
        end -= 1
        surplus -= 1
      default: return end
      }
    }
    return end
  }

  private func endsAddress(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, 0x7F: true
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "\\"), UInt8(ascii: "^"):
      true
    default: false
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80
  }
}
