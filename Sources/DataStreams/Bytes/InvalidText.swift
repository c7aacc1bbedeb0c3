/// Looks for bytes that are not valid UTF-8.
package enum InvalidText {
  /// The index of the first byte that does not belong to a valid sequence; nil if the whole text is valid.
  package static func firstIndex(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = 0
    while index &+ 8 <= raw.count {
      if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { break }
      index &+= 8
    }
    // Nothing before is part of a sequence of several bytes.
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[index...].makeIterator()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): index += scalar.count
      case .emptyInput: return nil
      case .error: return index
      }
    }
  }
}
