extension String {
  /// The text of bytes; nil if they are not valid UTF-8. Linear in the bytes.
  ///
  /// The initializer of the standard library that validates needs newer systems than the core does.
  package init?(validUTF8 bytes: UnsafeBufferPointer<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // Invalid bytes are replaced, so that the text differs.
    let isEqual = withUTF8 { text in
      text.count == bytes.count && UnsafeRawBufferPointer(text).hasBytes(of: UnsafeRawBufferPointer(bytes))
    }
    if !isEqual { return nil }
  }

  /// The text of bytes; nil if they are not valid UTF-8.
  package init?(validUTF8 bytes: [UInt8]) {
    guard let text = bytes.withUnsafeBufferPointer({ String(validUTF8: $0) }) else { return nil }
    self = text
  }
}

extension UnsafeRawBufferPointer {
  /// Whether another buffer of the same length has the same bytes.
  fileprivate func hasBytes(of other: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index &+ 8 <= count {
      let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: index, as: UInt64.self) { return false }
      index &+= 8
    }
    while index < count {
      if self[index] != other[index] { return false }
      index &+= 1
    }
    return true
  }
}
