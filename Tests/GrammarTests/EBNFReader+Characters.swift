/// The characters of the file: names, marks, white space and comments.
extension EBNFReader {
  var current: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }
  var line: Int { scalars[..<offset].count { $0 == "\n" } + 1 }

  func error(_ message: String) -> EBNFError { EBNFError(line: line, message: message) }

  mutating func upTo(_ closing: Unicode.Scalar) throws(EBNFError) -> String {
    guard let end = scalars[offset...].firstIndex(of: closing) else { throw error("no \(closing) follows") }
    defer { offset = end + 1 }
    return string(offset..<end)
  }

  func string(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  mutating func readName() throws(EBNFError) -> String {
    try skipBlanks()
    let start = offset
    while let scalar = current, scalar.properties.isAlphabetic || scalar == " " || scalar == "\n" { offset += 1 }
    let words = string(start..<offset).split { $0.isWhitespace }
    if words.isEmpty { throw error("a name is expected") }
    return words.joined(separator: " ")
  }

  mutating func skip(_ mark: Unicode.Scalar) throws(EBNFError) -> Bool {
    try skipBlanks()
    guard current == mark else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ mark: Unicode.Scalar) throws(EBNFError) {
    guard try skip(mark) else { throw error("'\(mark)' is expected") }
  }

  /// Skips white space and comments; a comment is kept for the rule below it.
  mutating func skipBlanks() throws(EBNFError) {
    while let scalar = current {
      if scalar == "(", offset + 1 < scalars.count, scalars[offset + 1] == "*" {
        let start = offset + 2
        offset = start
        while offset + 1 < scalars.count, !(scalars[offset] == "*" && scalars[offset + 1] == ")") { offset += 1 }
        if offset + 1 >= scalars.count { throw error("the comment does not end") }
        comment = RuleComment(string(start..<offset))
        section = comment.values("Section").first ?? section
        offset += 2
      } else if scalar.properties.isWhitespace {
        offset += 1
      } else {
        return
      }
    }
  }
}
