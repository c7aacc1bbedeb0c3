extension VocabularyReader {
  /// Reads the symbols of the file.
  mutating func symbols(_ root: VocabularyObject<RootKey>) -> [CostSymbol] {
    isList(root, .symbols)
    var codes: Set<String> = []
    return root.elements(.symbols).compactMap { value, place in
      guard let object: VocabularyObject<SymbolKey> = object(value, place) else { return nil }
      let code = name(object, .code)
      if code.utf8.contains(where: VocabularyReader.isUnfitForCode) {
        note(object.place(of: .code), VocabularyMessages.unfitCode(code))
      } else if !code.isEmpty, !codes.insert(code).inserted {
        note(object.place(of: .code), VocabularyMessages.twice("symbol", code))
      }
      let kind: CostSymbol.Kind? = choice(object, .kind, "kind of symbol")
      return CostSymbol(code, kind ?? .special, halves: halves(object), text(object, .summary))
    }
  }

  /// Codes are compared in capitals, and stand between braces.
  private static func isUnfitForCode(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte <= 0x20
  }

  private mutating func halves(_ object: VocabularyObject<SymbolKey>) -> Int? {
    if let value = object.members[.halves], case .null = value.content { return nil }
    return number(object, .halves, in: 0...1_000_000_000, default: 2)
  }

  /// Reads the letters that need no braces.
  mutating func bareSymbols(_ root: VocabularyObject<RootKey>) -> String {
    let letters = text(root, .bareSymbols)
    if !letters.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
      note(root.place(of: .bareSymbols), VocabularyMessages.unfitBareSymbols)
    }
    return letters
  }
}
