import FilterVocabulary

/// What a rules text is made of.
enum RulesTextShape {
  /// Whether a text offers modes: a line says to choose, and lines with bullets follow, or the `+` of Spree.
  static func isModal(_ text: String) -> Bool {
    text.withBytes { bytes in
      var isChoice = false
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        if line.starts(with: "•".utf8) || line.starts(with: "+ ".utf8) {
          if isChoice { return true }
        } else {
          isChoice = isModeChoice(line)
        }
      }
      return false
    }
  }

  /// Whether a line says how many modes to choose: `choose one`, `choose up to two`, `choose any number`.
  private static func isModeChoice(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let words = line.split(whereSeparator: { !$0.isInWord }).map { PackedWord($0) }
    for (place, word) in words.enumerated().dropLast() where word == choose || word == chooses {
      if let next = words[place + 1], amounts.contains(next) { return true }
    }
    return false
  }

  private static let choose = PackedWord("choose")
  private static let chooses = PackedWord("chooses")
  private static let amounts: Set<PackedWord> = [
    PackedWord("one"), PackedWord("two"), PackedWord("three"), PackedWord("four"), PackedWord("five"),
    PackedWord("any"), PackedWord("up"), PackedWord("x"), PackedWord("both"), PackedWord("each"), PackedWord("that"),
  ]

  /// Whether a text is not empty and each of its lines, reminder text aside, is a list of keyword abilities.
  static func isKeywordsOnly(_ text: String) -> Bool {
    // Most texts begin with something else, and are not looked at any further.
    if let first = text.utf8.first, first.lowerCase &- 0x61 < 26, !mayBeKeyword(text.utf8[...]) { return false }
    let start = text.utf8.prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";")
    }
    if !start.isEmpty, !isKeyword(start) { return false }
    let lines = ReminderText.removing(from: text).utf8.split(separator: UInt8(ascii: "\n"))
    if lines.isEmpty { return false }
    return lines.allSatisfy { line in
      // A full stop ends a sentence; a cost that is one (`Ward—Pay 3 life.`) ends its line.
      let sentences = line.split(separator: UInt8(ascii: ".")).count
      if sentences > 1 { return false }
      return line.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }.allSatisfy { isKeyword($0) }
    }
  }

  /// Whether an item of a list is a keyword ability with what belongs to it: `Flying`, `ward {2}`, `from Dragons`.
  private static func isKeyword(_ item: Substring.UTF8View) -> Bool {
    let item = item.drop { $0 == 0x20 }.map { $0.lowerCase }
    if item.starts(with: "from ".utf8) || item.starts(with: "and from ".utf8) { return true }
    var end = 0
    while end < item.count {
      end += 1
      while end < item.count, item[end] != 0x20, item[end] < 0x80 { end += 1 }
      if end > 32 { return false }
      if keywords.contains(Array(item[..<end])) { return true }
    }
    return false
  }

  /// Whether the first word of an item is that of some keyword ability: what `When` and `Draw` are not is soon told.
  private static func mayBeKeyword(_ item: Substring.UTF8View) -> Bool {
    let item = item.drop { $0 == 0x20 }
    guard let word = PackedWord(item.prefix { isOfFirstWord($0) }) else { return true }
    return firstWords.contains(word)
  }

  private static let firstWords: Set<PackedWord> = Set(
    (keywords.map { $0[...] } + [Array("from".utf8)[...], Array("and".utf8)[...]])
      .compactMap { PackedWord($0.prefix { isOfFirstWord($0) }) })

  /// Whether a byte belongs to the first word of an item.
  private static func isOfFirstWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x80 && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ";") && byte != UInt8(ascii: "(")
  }

  private static let keywords: Set<[UInt8]> = Set(
    (Vocabulary.scryfall.catalog(named: "keywords")?.values ?? []).filter { $0.category == "keyword ability" }
      .map { $0.text.utf8.map { $0.lowerCase } })

  /// Whether a text has a word in it, which is given in lower case.
  static func contains(_ word: StaticString, in text: String) -> Bool {
    text.withBytes { bytes in bytes.indices.contains { bytes.hasPhrase(word, at: $0) } }
  }
}
