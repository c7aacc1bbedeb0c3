import FilterEvaluation

/// The form in which texts are stored in a database, so that every engine can hold them and statements can mark words.
///
/// U+0000 to U+0005 are reserved: PostgreSQL has no U+0000, two of them mark the edges of words, and three write the
/// reserved ones that occur in a text: U+0003 and three times U+0004 or U+0005, the bits of the scalar. No sequence
/// begins within another, so that a text contains a needle exactly if its stored form contains that of the needle.
package enum StoredText {
  /// Stands before a byte after which a word may begin: the beginning, or after a byte that is not of a word.
  package static let wordStart: UInt8 = 1
  /// Stands after a byte at which a word may end: at the end, or before a byte that is not of a word.
  package static let wordEnd: UInt8 = 2
  private static let escape: UInt8 = 3
  static let bits: (clear: UInt8, set: UInt8) = (4, 5)

  /// Whether a text has a reserved character. Linear in the text.
  package static func hasReserved(_ bytes: some Sequence<UInt8>) -> Bool { bytes.contains { $0 <= bits.set } }

  /// The stored form of a text. Linear in the text.
  package static func encoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      if byte > bits.set {
        result.append(byte)
      } else {
        result.append(escape)
        for shift: UInt8 in [2, 1, 0] { result.append(byte &>> shift & 1 == 1 ? bits.set : bits.clear) }
      }
    }
    return result
  }

  /// The text of a stored form; what is no stored form is kept. Linear in the bytes.
  package static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    if !bytes.contains(escape) { return bytes }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let code = bytes[index...].dropFirst().prefix(3)
      if bytes[index] == escape, code.count == 3, code.allSatisfy({ $0 == bits.clear || $0 == bits.set }) {
        result.append(code.reduce(0) { $0 << 1 | ($1 == bits.set ? 1 : 0) })
        index += 4
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}

extension StoredText {
  private static func isWordByte(_ byte: UInt8) -> Bool { FieldContents.isWordByte(byte) }

  /// The stored form of a text with the edges of its words marked, so that a row of words is found as a text: between
  /// two bytes stands ``wordEnd`` if a word may end there, then ``wordStart`` if one may begin.
  ///
  /// - Parameter isWhole: Whether the text is searched for: it has marks at its outer edges only where words must begin
  ///   and end. Otherwise it is the text that is searched.
  package static func markingWords(_ bytes: some Collection<UInt8>, isWhole: Bool) -> [UInt8] {
    let bytes = Array(bytes)
    var result: [UInt8] = []
    for index in 0...bytes.count {
      let isBefore = index > 0 && isWordByte(bytes[index - 1])
      let isAfter = index < bytes.count && isWordByte(bytes[index])
      if !isAfter, index > 0 || !isWhole { result.append(wordEnd) }
      if !isBefore, index < bytes.count || !isWhole { result.append(wordStart) }
      if index < bytes.count { result += encoded(CollectionOfOne(bytes[index])) }
    }
    return result
  }
}

extension StoredText {
  /// The stored form of a text with ``wordEnd`` at each change of letter case. The offsets ascend.
  static func marking(_ changes: [Int], in text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var start = text.startIndex
    for change in changes where text.startIndex + change <= text.endIndex && text.startIndex + change >= start {
      result += encoded(text[start..<text.startIndex + change])
      result.append(wordEnd)
      start = text.startIndex + change
    }
    return result + encoded(text[start...])
  }

  /// Reads ``marking(_:in:)``. Linear in the bytes.
  static func readingChanges(_ bytes: some Collection<UInt8>) -> (text: [UInt8], changes: [Int]) {
    var text: [UInt8] = []
    var changes: [Int] = []
    for (index, piece) in bytes.split(separator: wordEnd, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { changes.append(text.count) }
      text += decoded(piece)
    }
    return (text, changes)
  }
}
