/// The reason why a text is not a cost. Offsets are bytes of the text.
public enum CostError: Error, Hashable, Sendable {
  /// An unknown symbol: the offsets of its first byte and of the byte after it.
  case unknownSymbol(start: Int, end: Int)
  /// A `{` that is not closed, and its offset.
  case unclosedBrace(at: Int)
  /// A hybrid symbol without braces (`w/u`): the offsets between which the braces belong.
  case missingBraces(start: Int, end: Int)
  /// An empty text.
  case empty
}

extension Vocabulary {
  /// Reads a cost: symbols in braces, and digits and single letters without braces (`2ww`), in any letter case and with
  /// the parts of a symbol in any order (`{u/w}` is `{W/U}`). Linear in the text.
  public func cost(_ text: String) throws(CostError) -> Cost {
    var counts: [Int: Int] = [:]
    var generic = 0
    for piece in try costPieces(of: Array(text.utf8)) {
      switch piece {
      case .generic(let amount): generic = min(generic + amount, 1_000_000_000)
      case .symbol(let index): counts[index, default: 0] += 1
      }
    }
    let symbols = counts.sorted { $0.key < $1.key }.map { Cost.SymbolCount(symbol: $0.key, count: $0.value) }
    return Cost(symbols: symbols, generic: generic)
  }

  /// A cost in its canonical spelling: `{2}{W}{W}`. The empty cost gives `{0}`. Symbols of another vocabulary that this
  /// one does not have are left out.
  public func text(of cost: Cost) -> String {
    var text = cost.generic > 0 || cost.symbols.isEmpty ? "{\(cost.generic)}" : ""
    for entry in cost.symbols where symbols.indices.contains(entry.symbol) {
      for _ in 0..<entry.count { text += "{\(symbols[entry.symbol].code)}" }
    }
    return text
  }
}

/// One symbol of a cost, by its index or its generic amount.
private enum CostPiece {
  case generic(Int)
  case symbol(Int)
}

extension Vocabulary {
  private func costPieces(of bytes: [UInt8]) throws(CostError) -> [CostPiece] {
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

  /// A number or a letter without braces, and the offset after it.
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

  /// The symbol with a code, whose parts may be in any order.
  private func symbol(_ code: ArraySlice<UInt8>) -> CostPiece? {
    if code.isEmpty || code.count > 16 { return nil }
    if code.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return .generic(Vocabulary.amount(code)) }
    let capitals = String(decoding: code.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }, as: UTF8.self)
    if let index = index(ofCostSymbol: capitals) { return .symbol(index) }
    let parts = capitals.split(separator: "/", omittingEmptySubsequences: false)
    let orders = [[1, 0], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    for order in orders where order.count == parts.count {
      var spelled = ""
      for part in order { spelled += (spelled.isEmpty ? "" : "/") + parts[part] }
      if let index = index(ofCostSymbol: spelled) { return .symbol(index) }
    }
    return nil
  }

  /// The index of a symbol of costs. A symbol of texts is one only if its letter may be written without braces.
  private func index(ofCostSymbol code: String) -> Int? {
    guard let index = symbolsByCode[code] else { return nil }
    if symbols[index].kind != .text { return index }
    return code.utf8.count == 1 && code.utf8.allSatisfy { bareSymbols.utf8.contains($0 | 0x20) } ? index : nil
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
