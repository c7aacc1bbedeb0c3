/// The names of queries and parameters.
package enum QueryName {
  /// The end of the name that begins at an offset, a letter or `_` and then letters, digits, `_`, `-` and single dots;
  /// nil if none does.
  package static func end(from start: Int, to limit: Int, in source: SourceText) -> Int? {
    let bytes = source.bytes
    func continues(_ offset: Int) -> Bool { offset < limit && QueryName.continues(bytes[offset]) }
    guard continues(start), !bytes[start].isDigit, bytes[start] != UInt8(ascii: "-") else { return nil }
    var end = start
    while continues(end) || end < limit && bytes[end] == UInt8(ascii: ".") && continues(end + 1) { end += 1 }
    return end
  }

  /// Whether a byte may be a part of a name after its first one.
  package static func continues(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
  }

  /// A name as references write it: lower-case words joined by hyphens. `Cheap elves!` is `cheap-elves`.
  package static func folded(_ name: String) -> String {
    var result: [UInt8] = []
    var isApart = false
    for byte in name.lowercased().utf8 {
      if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte >= 0x80 {
        if isApart, !result.isEmpty { result.append(UInt8(ascii: "-")) }
        isApart = false
        result.append(byte)
      } else {
        isApart = true
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension SourceText {
  /// A range without the white space at its ends; empty, at the end of the range, where it holds nothing else.
  package func trimmed(_ range: SourceRange) -> SourceRange {
    var start = range.start
    while start < range.end, bytes[start].isWhitespace { start += 1 }
    var end = range.end
    while start < end, bytes[end - 1].isWhitespace { end -= 1 }
    return SourceRange(start: start, end: end)
  }
}
