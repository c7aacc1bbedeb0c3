extension QuoteMark {
  /// The mark that begins at an offset, apart from the slash; nil if there is none.
  package init?(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "\""): self = .straightDouble
    case UInt8(ascii: "'"): self = .straightSingle
    case 0xE2:
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return nil }
      switch bytes[offset + 2] {
      case 0x98: self = .leftSingle
      case 0x99: self = .rightSingle
      case 0x9C: self = .leftDouble
      case 0x9D: self = .rightDouble
      default: return nil
      }
    default: return nil
    }
  }

  /// The mark that ends at an offset, apart from the slash; nil if there is none.
  package init?(endingAt end: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    if end >= 3, let curly = QuoteMark(at: end - 3, in: bytes), curly.length == 3 {
      self = curly
    } else if end >= 1, let straight = QuoteMark(at: end - 1, in: bytes), straight.length == 1 {
      self = straight
    } else {
      return nil
    }
  }
}
