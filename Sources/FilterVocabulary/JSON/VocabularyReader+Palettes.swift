extension VocabularyReader {
  /// Reads the palettes of the file.
  mutating func palettes(_ root: VocabularyObject<RootKey>) -> [Palette] {
    checkList(.palettes, of: root)
    return root.elements(.palettes).compactMap { palette($0.value, at: $0.location) }
  }

  private mutating func palette(_ value: LocatedJSON, at location: FileLocation) -> Palette? {
    guard let object: VocabularyObject<PaletteKey> = object(value, at: location) else { return nil }
    let name = name(.name, of: object)
    if paletteNames.insert(name).inserted {
      paletteNameList.append(name)
    } else {
      note(VocabularyMessages.duplicate("palette", named: name), at: object.location(of: .name))
    }
    // Names are unique in a palette, so that their meaning does not depend on the order of lookup.
    var names: Set<String> = []
    let colors = colors(of: object, claiming: &names)
    let letters = colors.prefix(6).map { $0.letter }.joined()
    return Palette(
      name, colors: colors, nicknames: nicknames(.nicknames, of: object, letters: letters, claiming: &names),
      countWords: countWords(object, maximum: colors.count, &names),
      noneWords: words(.noneWords, of: object, claiming: &names),
      manyWords: words(.manyWords, of: object, claiming: &names),
      anyWords: words(.anyWords, of: object, claiming: &names),
      refusedNames: texts(.refusedNames, of: object),
      foreignNicknames: nicknames(.foreignNicknames, of: object, letters: letters, claiming: &names),
      skipsEmptyBelow: bool(.skipsEmptyBelow, of: object))
  }

  private mutating func colors(of palette: VocabularyObject<PaletteKey>, claiming names: inout Set<String>) -> [Palette
    .Color]
  {
    checkList(.colors, of: palette)
    let elements = palette.elements(.colors)
    if elements.isEmpty || elements.count > 6, let value = palette.members[.colors], case .array = value.content {
      note(VocabularyMessages.numberOfColors(elements.count), at: palette.location(of: .colors))
    }
    var letters: Set<String> = []
    var colors: [Palette.Color] = []
    for (value, location) in elements {
      guard let object: VocabularyObject<ColorKey> = object(value, at: location) else { continue }
      let letter = text(.letter, of: object)
      if let value = object.members[.letter], case .string = value.content {
        let location = object.location(of: .letter)
        if letter.utf8.count != 1 || !letter.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
          note(VocabularyMessages.notALetter(letter), at: location)
        } else if !letters.insert(letter).inserted {
          note(VocabularyMessages.duplicate("letter", named: letter), at: location)
        }
      }
      let color = Palette.Color(
        letter, name: name(.name, of: object), aliases: texts(.aliases, of: object), srgb: screenColor(object))
      claim([color.name] + color.aliases, at: location, in: &names)
      colors.append(color)
    }
    return colors
  }

  private mutating func screenColor(_ color: VocabularyObject<ColorKey>) -> ScreenColor? {
    guard color.members[.srgb] != nil else { return nil }
    let text = text(.srgb, of: color)
    let screen = ScreenColor(hex: text)
    if screen == nil, case .string? = color.members[.srgb]?.content {
      note(VocabularyMessages.notAScreenColor(text), at: color.location(of: .srgb))
    }
    return screen
  }

  private mutating func nicknames(
    _ key: PaletteKey, of palette: VocabularyObject<PaletteKey>, letters: String, claiming names: inout Set<String>
  ) -> [Palette.Nickname] {
    checkList(key, of: palette)
    var nicknames: [Palette.Nickname] = []
    for (value, location) in palette.elements(key) {
      guard let object: VocabularyObject<NicknameKey> = object(value, at: location) else { continue }
      let nickname = Palette.Nickname(
        name(.name, of: object), aliases: texts(.aliases, of: object), text(.letters, of: object),
        family: text(.family, of: object),
        confidence: confidence(.confidence, of: object))
      if let value = object.members[.letters], case .string = value.content {
        checkLetters(nickname.letters, against: letters, at: object.location(of: .letters))
      }
      claim([nickname.name] + nickname.aliases, at: location, in: &names)
      nicknames.append(nickname)
    }
    return nicknames
  }

  private mutating func checkLetters(_ text: String, against letters: String, at location: FileLocation) {
    if text.isEmpty { note(VocabularyMessages.empty("letters"), at: location) }
    // A palette without colors has its own diagnostic.
    if letters.isEmpty { return }
    for scalar in text.unicodeScalars where !letters.unicodeScalars.contains(scalar) {
      return note(VocabularyMessages.unknownLetter(String(scalar), letters: letters), at: location)
    }
  }

  private mutating func countWords(
    _ palette: VocabularyObject<PaletteKey>, maximum: Int, _ names: inout Set<String>
  ) -> [Palette.CountWord] {
    checkList(.countWords, of: palette)
    var words: [Palette.CountWord] = []
    for (value, location) in palette.elements(.countWords) {
      guard let object: VocabularyObject<CountWordKey> = object(value, at: location) else { continue }
      let word = Palette.CountWord(name(.word, of: object), count: number(.count, of: object, in: 0...max(maximum, 1)))
      claim([word.word], at: location, in: &names)
      words.append(word)
    }
    return words
  }

  private mutating func words(
    _ key: PaletteKey, of palette: VocabularyObject<PaletteKey>, claiming names: inout Set<String>
  ) -> [String] {
    let words = texts(key, of: palette)
    for (value, location) in palette.elements(key) {
      if case .string(let word) = value.content, !word.isEmpty { claim([word], at: location, in: &names) }
    }
    return words
  }

  private mutating func claim(_ words: [String], at location: FileLocation, in names: inout Set<String>) {
    for word in words where !word.isEmpty && !names.insert(ValueSpelling.folded(word)).inserted {
      note(VocabularyMessages.duplicate("name", named: word), at: location)
    }
  }
}

extension VocabularyReader {
  /// Reads the symbols of the file.
  mutating func symbols(_ root: VocabularyObject<RootKey>) -> [CostSymbol] {
    checkList(.symbols, of: root)
    var codes: Set<String> = []
    return root.elements(.symbols).compactMap { value, location in
      guard let object: VocabularyObject<SymbolKey> = object(value, at: location) else { return nil }
      let code = name(.code, of: object)
      if code.utf8.contains(where: VocabularyReader.isUnfitForCode) {
        note(VocabularyMessages.unfitCode(code), at: object.location(of: .code))
      } else if !code.isEmpty, !codes.insert(code).inserted {
        note(VocabularyMessages.duplicate("symbol", named: code), at: object.location(of: .code))
      }
      let kind: CostSymbol.Kind? = choice(.kind, of: object, noun: "kind of symbol")
      return CostSymbol(code, kind: kind ?? .special, halves: halves(object), summary: text(.summary, of: object))
    }
  }

  /// Codes are compared in capitals, without their braces.
  private static func isUnfitForCode(_ byte: UInt8) -> Bool {
    byte >= 0x61 && byte <= 0x7A || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte <= 0x20
  }

  private mutating func halves(_ object: VocabularyObject<SymbolKey>) -> Int? {
    if let value = object.members[.halves], case .null = value.content { return nil }
    return number(.halves, of: object, in: 0...1_000_000_000, default: 2)
  }

  /// Reads the symbols that need no braces.
  mutating func bareSymbols(_ root: VocabularyObject<RootKey>) -> String {
    let letters = text(.bareSymbols, of: root)
    if !letters.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
      note(VocabularyMessages.unfitBareSymbols, at: root.location(of: .bareSymbols))
    }
    return letters
  }
}
