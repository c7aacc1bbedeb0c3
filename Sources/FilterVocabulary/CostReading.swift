/// One symbol of a cost.
enum CostPiece {
  case generic(Int)
  case symbol(Int)
}

extension Vocabulary {
  func costPieces(_ bytes: [UInt8]) throws(CostMistake) -> [CostPiece] {
    if bytes.isEmpty { throw .empty }
    var pieces: [CostPiece] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "{") {
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "}")) else { throw .unclosedBrace(at: offset) }
        guard let piece = symbol(bytes[(offset + 1)..<end]) else {
          throw .unknownSymbol(start: offset, end: end + 1)
        }
        pieces.append(piece)
        offset = end + 1
      } else if let (piece, end) = barePiece(bytes, at: offset) {
        pieces.append(piece)
        offset = end
        if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "/") {
          throw .missingBraces(start: offset - 1, end: Vocabulary.endOfHybrid(bytes, from: offset))
        }
      } else {
        throw .unknownSymbol(start: offset, end: Vocabulary.endOfCharacter(bytes, at: offset))
      }
    }
    return pieces
  }

  /// A number or a letter without braces.
  private func barePiece(_ bytes: [UInt8], at start: Int) -> (CostPiece, Int)? {
    var end = start
    while end < bytes.count, bytes[end] >= 0x30, bytes[end] <= 0x39 { end += 1 }
    if end > start { return (.generic(Vocabulary.amount(bytes[start..<end])), end) }
    let letter = bytes[start] >= 0x41 && bytes[start] <= 0x5A ? bytes[start] | 0x20 : bytes[start]
    guard letter < 0x80, bareSymbols.utf8.contains(letter), let piece = symbol(bytes[start..<(start + 1)]) else {
      return nil
    }
    return (piece, start + 1)
  }

  /// The symbol between two braces, however its parts are ordered.
  private func symbol(_ code: ArraySlice<UInt8>) -> CostPiece? {
    if code.isEmpty || code.count > 16 { return nil }
    if code.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return .generic(Vocabulary.amount(code)) }
    let capitals = String(decoding: code.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }, as: UTF8.self)
    if let place = place(ofCostSymbol: capitals) { return .symbol(place) }
    let parts = capitals.split(separator: "/", omittingEmptySubsequences: false)
    let orders = [[1, 0], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for order in orders where order.count == parts.count {
      var spelled = ""
      for index in order { spelled += (spelled.isEmpty ? "" : "/") + parts[index] }
      if let place = place(ofCostSymbol: spelled) { return .symbol(place) }
    }
    return nil
  }

  /// A symbol that is for texts only is none of a cost, unless its letter may stand without braces there: `{H}`, `{L}`.
  private func place(ofCostSymbol code: String) -> Int? {
    guard let place = symbolsByCode[code] else { return nil }
    if symbols[place].kind != .text { return place }
    return code.utf8.count == 1 && code.utf8.allSatisfy { bareSymbols.utf8.contains($0 | 0x20) } ? place : nil
  }

  private static func amount(_ digits: ArraySlice<UInt8>) -> Int {
    // An `Int` may have 32 bits.
    digits.reduce(0) { $0 >= 100_000_000 ? 1_000_000_000 : $0 * 10 + Int($1 - 0x30) }
  }

  private static func endOfHybrid(_ bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end + 1 < bytes.count, bytes[end] == UInt8(ascii: "/") { end = endOfCharacter(bytes, at: end + 1) }
    return end
  }

  private static func endOfCharacter(_ bytes: [UInt8], at start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
