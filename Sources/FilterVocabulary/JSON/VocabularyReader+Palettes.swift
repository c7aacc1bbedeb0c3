extension VocabularyReader {
  /// Reads the palettes of the file.
  mutating func palettes(_ root: VocabularyObject<RootKey>) -> [Palette] {
    isList(root, .palettes)
    return root.elements(.palettes).compactMap { palette($0.value, $0.place) }
  }

  private mutating func palette(_ value: JSONValue, _ place: VocabularyPlace) -> Palette? {
    guard let object: VocabularyObject<PaletteKey> = object(value, place) else { return nil }
    let name = name(object, .name)
    if paletteNames.insert(name).inserted {
      paletteNameList.append(name)
    } else {
      note(object.place(of: .name), VocabularyMessages.twice("palette", name))
    }
    // What a name stands for must not depend on which list is looked at first.
    var names: Set<String> = []
    let colors = colors(object, &names)
    let letters = colors.prefix(6).map { $0.letter }.joined()
    return Palette(
      name, colors: colors, nicknames: nicknames(object, .nicknames, letters, &names),
      countWords: countWords(object, most: colors.count, &names), noneWords: words(object, .noneWords, &names),
      manyWords: words(object, .manyWords, &names), anyWords: words(object, .anyWords, &names),
      refusedNames: texts(object, .refusedNames),
      foreignNicknames: nicknames(object, .foreignNicknames, letters, &names),
      skipsEmptyBelow: bool(object, .skipsEmptyBelow))
  }

  private mutating func colors(_ palette: VocabularyObject<PaletteKey>, _ names: inout Set<String>) -> [Palette.Color] {
    isList(palette, .colors)
    let elements = palette.elements(.colors)
    if elements.isEmpty || elements.count > 6, let value = palette.members[.colors], case .array = value.content {
      note(palette.place(of: .colors), VocabularyMessages.numberOfColors(elements.count))
    }
    var letters: Set<String> = []
    var colors: [Palette.Color] = []
    for (value, place) in elements {
      guard let object: VocabularyObject<ColorKey> = object(value, place) else { continue }
      let letter = text(object, .letter)
      if let value = object.members[.letter], case .string = value.content {
        let place = object.place(of: .letter)
        if letter.utf8.count != 1 || !letter.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A }) {
          note(place, VocabularyMessages.notALetter(letter))
        } else if !letters.insert(letter).inserted {
          note(place, VocabularyMessages.twice("letter", letter))
        }
      }
      let color = Palette.Color(letter, name(object, .name), aliases: texts(object, .aliases))
      claim([color.name] + color.aliases, place, &names)
      colors.append(color)
    }
    return colors
  }

  private mutating func nicknames(
    _ palette: VocabularyObject<PaletteKey>, _ key: PaletteKey, _ letters: String, _ names: inout Set<String>
  ) -> [Palette.Nickname] {
    isList(palette, key)
    var nicknames: [Palette.Nickname] = []
    for (value, place) in palette.elements(key) {
      guard let object: VocabularyObject<NicknameKey> = object(value, place) else { continue }
      let nickname = Palette.Nickname(
        name(object, .name), aliases: texts(object, .aliases), text(object, .letters), family: text(object, .family),
        confidence: confidence(object, .confidence))
      if let value = object.members[.letters], case .string = value.content {
        checkLetters(nickname.letters, letters, object.place(of: .letters))
      }
      claim([nickname.name] + nickname.aliases, place, &names)
      nicknames.append(nickname)
    }
    return nicknames
  }

  private mutating func checkLetters(_ text: String, _ letters: String, _ place: VocabularyPlace) {
    if text.isEmpty { note(place, VocabularyMessages.empty("letters")) }
    // Without colors that is the mistake, and not each of the letters.
    if letters.isEmpty { return }
    for scalar in text.unicodeScalars where !letters.unicodeScalars.contains(scalar) {
      return note(place, VocabularyMessages.unknownLetter(String(scalar), letters))
    }
  }

  private mutating func countWords(
    _ palette: VocabularyObject<PaletteKey>, most: Int, _ names: inout Set<String>
  ) -> [Palette.CountWord] {
    isList(palette, .countWords)
    var words: [Palette.CountWord] = []
    for (value, place) in palette.elements(.countWords) {
      guard let object: VocabularyObject<CountWordKey> = object(value, place) else { continue }
      let word = Palette.CountWord(name(object, .word), number(object, .count, in: 0...max(most, 1)))
      claim([word.word], place, &names)
      words.append(word)
    }
    return words
  }

  private mutating func words(
    _ palette: VocabularyObject<PaletteKey>, _ key: PaletteKey, _ names: inout Set<String>
  ) -> [String] {
    let words = texts(palette, key)
    for (value, place) in palette.elements(key) {
      if case .string(let word) = value.content, !word.isEmpty { claim([word], place, &names) }
    }
    return words
  }

  private mutating func claim(_ words: [String], _ place: VocabularyPlace, _ names: inout Set<String>) {
    for word in words where !word.isEmpty && !names.insert(ValueSpelling.folded(word)).inserted {
      note(place, VocabularyMessages.twice("name", word))
    }
  }
}
