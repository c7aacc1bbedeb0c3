extension VocabularyReader {
  /// Reads the palettes of the file.
  mutating func palettes(_ root: VocabularyObject<RootKey>) -> [Palette] {
    checkList(root, .palettes)
    return root.elements(.palettes).compactMap { palette($0.value, $0.location) }
  }

  private mutating func palette(_ value: LocatedJSON, _ location: FileLocation) -> Palette? {
    guard let object: VocabularyObject<PaletteKey> = object(value, location) else { return nil }
    let name = name(object, .name)
    if paletteNames.insert(name).inserted {
      paletteNameList.append(name)
    } else {
      note(object.location(of: .name), VocabularyMessages.duplicate("palette", name))
    }
    // Names are unique in a palette, so that their meaning does not depend on the order of lookup.
    var names: Set<String> = []
    let colors = colors(object, &names)
    let letters = colors.prefix(6).map { $0.letter }.joined()
    return Palette(
      name, colors: colors, nicknames: nicknames(object, .nicknames, letters, &names),
      countWords: countWords(object, maximum: colors.count, &names), noneWords: words(object, .noneWords, &names),
      manyWords: words(object, .manyWords, &names), anyWords: words(object, .anyWords, &names),
      refusedNames: texts(object, .refusedNames),
      foreignNicknames: nicknames(object, .foreignNicknames, letters, &names),
      skipsEmptyBelow: bool(object, .skipsEmptyBelow))
  }

  private mutating func colors(_ palette: VocabularyObject<PaletteKey>, _ names: inout Set<String>) -> [Palette.Color] {
    checkList(palette, .colors)
    let elements = palette.elements(.colors)
    if elements.isEmpty || elements.count > 6, let value = palette.members[.colors], case .array = value.content {
      note(palette.location(of: .colors), VocabularyMessages.numberOfColors(elements.count))
    }
    var letters: Set<String> = []
    var colors: [Palette.Color] = []
    for (value, location) in elements {
      guard let object: VocabularyObject<ColorKey> = object(value, location) else { continue }
      let letter = text(object, .letter)
      if let value = object.members[.letter], case .string = value.content {
        let location = object.location(of: .letter)
        if letter.utf8.count != 1 || !letter.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
          note(location, VocabularyMessages.notALetter(letter))
        } else if !letters.insert(letter).inserted {
          note(location, VocabularyMessages.duplicate("letter", letter))
        }
      }
      let color = Palette.Color(letter, name(object, .name), aliases: texts(object, .aliases))
      claim([color.name] + color.aliases, location, &names)
      colors.append(color)
    }
    return colors
  }

  private mutating func nicknames(
    _ palette: VocabularyObject<PaletteKey>, _ key: PaletteKey, _ letters: String, _ names: inout Set<String>
  ) -> [Palette.Nickname] {
    checkList(palette, key)
    var nicknames: [Palette.Nickname] = []
    for (value, location) in palette.elements(key) {
      guard let object: VocabularyObject<NicknameKey> = object(value, location) else { continue }
      let nickname = Palette.Nickname(
        name(object, .name), aliases: texts(object, .aliases), text(object, .letters), family: text(object, .family),
        confidence: confidence(object, .confidence))
      if let value = object.members[.letters], case .string = value.content {
        checkLetters(nickname.letters, letters, object.location(of: .letters))
      }
      claim([nickname.name] + nickname.aliases, location, &names)
      nicknames.append(nickname)
    }
    return nicknames
  }

  private mutating func checkLetters(_ text: String, _ letters: String, _ location: FileLocation) {
    if text.isEmpty { note(location, VocabularyMessages.empty("letters")) }
    // A palette without colors has its own diagnostic.
    if letters.isEmpty { return }
    for scalar in text.unicodeScalars where !letters.unicodeScalars.contains(scalar) {
      return note(location, VocabularyMessages.unknownLetter(String(scalar), letters: letters))
    }
  }

  private mutating func countWords(
    _ palette: VocabularyObject<PaletteKey>, maximum: Int, _ names: inout Set<String>
  ) -> [Palette.CountWord] {
    checkList(palette, .countWords)
    var words: [Palette.CountWord] = []
    for (value, location) in palette.elements(.countWords) {
      guard let object: VocabularyObject<CountWordKey> = object(value, location) else { continue }
      let word = Palette.CountWord(name(object, .word), number(object, .count, in: 0...max(maximum, 1)))
      claim([word.word], location, &names)
      words.append(word)
    }
    return words
  }

  private mutating func words(
    _ palette: VocabularyObject<PaletteKey>, _ key: PaletteKey, _ names: inout Set<String>
  ) -> [String] {
    let words = texts(palette, key)
    for (value, location) in palette.elements(key) {
      if case .string(let word) = value.content, !word.isEmpty { claim([word], location, &names) }
    }
    return words
  }

  private mutating func claim(_ words: [String], _ location: FileLocation, _ names: inout Set<String>) {
    for word in words where !word.isEmpty && !names.insert(ValueSpelling.folded(word)).inserted {
      note(location, VocabularyMessages.duplicate("name", word))
    }
  }
}

extension VocabularyReader {
  /// Reads the symbols of the file.
  mutating func symbols(_ root: VocabularyObject<RootKey>) -> [CostSymbol] {
    checkList(root, .symbols)
    var codes: Set<String> = []
    return root.elements(.symbols).compactMap { value, location in
      guard let object: VocabularyObject<SymbolKey> = object(value, location) else { return nil }
      let code = name(object, .code)
      if code.utf8.contains(where: VocabularyReader.isUnfitForCode) {
        note(object.location(of: .code), VocabularyMessages.unfitCode(code))
      } else if !code.isEmpty, !codes.insert(code).inserted {
        note(object.location(of: .code), VocabularyMessages.duplicate("symbol", code))
      }
      let kind: CostSymbol.Kind? = choice(object, .kind, "kind of symbol")
      return CostSymbol(code, kind ?? .special, halves: halves(object), text(object, .summary))
    }
  }

  /// Codes are compared in capitals, without their braces.
  private static func isUnfitForCode(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte <= 0x20
  }

  private mutating func halves(_ object: VocabularyObject<SymbolKey>) -> Int? {
    if let value = object.members[.halves], case .null = value.content { return nil }
    return number(object, .halves, in: 0...1_000_000_000, default: 2)
  }

  /// Reads the symbols that need no braces.
  mutating func bareSymbols(_ root: VocabularyObject<RootKey>) -> String {
    let letters = text(root, .bareSymbols)
    if !letters.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
      note(root.location(of: .bareSymbols), VocabularyMessages.unfitBareSymbols)
    }
    return letters
  }
}
