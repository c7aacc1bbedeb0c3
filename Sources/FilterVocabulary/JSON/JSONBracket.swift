/// An open list or object.
struct JSONBracket {
  /// Where it opens.
  let start: Int
  /// The byte that closes it.
  let close: UInt8
  var isEmpty = true

  init(start: Int, close: UInt8) {
    self.start = start
    self.close = close
  }
}

extension JSONParser {
  /// Goes to the next item of a list or object; false behind its closing bracket. Every item is preceded by one comma,
  /// but the first.
  mutating func hasItem(in bracket: inout JSONBracket) throws(JSONStop) -> Bool {
    skipSpace()
    var comma: Int?
    while byte == UInt8(ascii: ",") {
      if bracket.isEmpty || comma != nil { note(offset, JSONMessages.surplusComma) } else { comma = offset }
      offset += 1
      skipSpace()
    }
    let isObject = bracket.close == UInt8(ascii: "}")
    guard let byte else { try stop(bracket.start, JSONMessages.unclosed(isObject: isObject)) }
    if byte == bracket.close {
      if let comma { note(comma, JSONMessages.trailingComma) }
      offset += 1
      return false
    }
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      try stop(offset, JSONMessages.wrongBracket(isObject: isObject))
    }
    if !bracket.isEmpty, comma == nil { note(offset, JSONMessages.missingComma) }
    bracket.isEmpty = false
    return true
  }

  /// Passes over white space, and over comments, which JSON does not have.
  mutating func skipSpace() {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"): skipComment(endsWithLine: true)
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "/"):
        skipComment(endsWithLine: true)
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "*"):
        skipComment(endsWithLine: false)
      default: return
      }
    }
  }

  private mutating func skipComment(endsWithLine: Bool) {
    note(offset, JSONMessages.comment)
    offset += endsWithLine ? 1 : 2
    while let byte {
      if endsWithLine, byte == 0x0A || byte == 0x0D { return }
      offset += 1
      if !endsWithLine, byte == UInt8(ascii: "*"), self.byte == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
  }
}
