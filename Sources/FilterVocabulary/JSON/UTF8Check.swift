/// Finds what is no UTF-8 in a file.
enum UTF8Check {
  /// The three bytes some editors put in front of a text.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where the first byte stands that is not part of a scalar; nil where all are. Linear.
  static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
