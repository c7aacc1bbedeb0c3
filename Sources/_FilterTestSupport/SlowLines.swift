/// The lines of a text, found by Swift: if each byte is read as the scalar with the same number, the grapheme rules
/// join CR LF to one character and nothing else.
package func slowLines(of bytes: [UInt8]) -> [(start: Int, contentEnd: Int, end: Int)] {
  var lines: [(start: Int, contentEnd: Int, end: Int)] = []
  var text = ""
  for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
  var start = 0
  var offset = 0
  for character in text {
    let next = offset + character.unicodeScalars.count
    if character == "\n" || character == "\r" || character == "\r\n" {
      lines.append((start, offset, next))
      start = next
    }
    offset = next
  }
  return lines + [(start, offset, offset)]
}
