/// A line of the headers before a message.
package enum HeaderLine: Hashable {
  /// `Content-Length: 42`; it may be glued to bytes that belong to nothing, as after a message shorter than its header said.
  case length(Int, isGlued: Bool)
  /// Any other header.
  case other
  /// No header at all.
  case malformed(String)

  /// Reads a line without its ending. Names are taken in any letter case.
  package init(_ line: [UInt8]) {
    let name = Array("content-length:".utf8)
    if let start = HeaderLine.lastIndex(of: name, in: line) {
      let digits = line[(start + name.count)...].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      guard let number = HeaderLine.number(digits) else {
        self = .malformed("the length of a message is no number")
        return
      }
      self = .length(number, isGlued: start > 0)
    } else if let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      line[..<colon].allSatisfy(HeaderLine.isName)
    {
      self = .other
    } else {
      self = .malformed("there is a line that is no header")
    }
  }

  private static func number(_ digits: [UInt8]) -> Int? {
    guard !digits.isEmpty, digits.count < 16 else { return nil }
    var number = 0
    for digit in digits {
      guard digit >= 0x30, digit <= 0x39 else { return nil }
      number = number * 10 + Int(digit - 0x30)
    }
    return number
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == UInt8(ascii: "-")
  }

  /// Where a name in lower case stands last in a line, in any letter case.
  private static func lastIndex(of name: [UInt8], in line: [UInt8]) -> Int? {
    var start = line.count - name.count
    while start >= 0 {
      if zip(name, line[start...]).allSatisfy({ $0 == ($1 >= 0x41 && $1 <= 0x5A ? $1 | 0x20 : $1) }) { return start }
      start -= 1
    }
    return nil
  }
}
