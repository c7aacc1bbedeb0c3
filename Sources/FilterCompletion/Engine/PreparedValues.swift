import FilterVocabulary
import FuzzyMatching

/// The values of one list with an index over their texts, aliases and labels.
struct PreparedValues: Sendable {
  let values: [FieldValue]
  let index: FuzzyIndex
  /// The value of each text of the index.
  let places: [Int32]

  init(_ all: [FieldValue]) {
    // What the source refuses is not offered.
    let values = all.filter { !$0.isRefused }
    self.values = values
    var texts: [String] = []
    var places: [Int32] = []
    for (place, value) in values.enumerated() {
      for text in PreparedValues.spellings(of: value) {
        texts.append(text)
        places.append(Int32(place))
      }
    }
    self.places = places
    // A list stands in the order it is best shown.
    index = FuzzyIndex(texts, popularity: places.map { values.count - Int($0) })
  }

  /// All that a value is found by, its text first. An alias that is the label but for its punctuation or a leading "The" is left
  /// out: the label finds the value by the same letters, and is shown as it is written.
  static func spellings(of value: FieldValue) -> [String] {
    let title = letters(of: value.label)
    var texts = [value.text]
    for text in value.aliases + [value.label] where !text.isEmpty && !texts.contains(text) {
      if text.lowercased() == value.text { continue }
      if text != value.label, !title.isEmpty {
        let own = letters(of: text)
        if own == title || "The" + own == title { continue }
      }
      texts.append(text)
    }
    return texts
  }

  private static func letters(of text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber }
  }
}

/// The words of a palette with an index over them.
struct PreparedColors: Sendable {
  /// A word for some colors.
  struct Word: Hashable, Sendable {
    let text: String
    let detail: String
  }

  let palette: Palette
  let words: [Word]
  let index: FuzzyIndex
  let places: [Int32]

  init(_ palette: Palette) {
    var words: [Word] = []
    var found: [(String, Int)] = []
    func add(_ text: String, _ detail: String, foundBy others: [String] = []) {
      found.append((text, words.count))
      for other in others { found.append((other, words.count)) }
      words.append(Word(text: text, detail: detail))
    }
    // A color whose name is a description is said by its letter.
    for color in palette.colors where !color.name.utf8.contains(0x20) {
      add(color.name, color.letter, foundBy: color.aliases)
    }
    for nickname in palette.nicknames {
      let letters = palette.letters(nickname.letters).map { palette.letters(of: $0) } ?? nickname.letters
      add(nickname.name, "\(nickname.family), \(letters)", foundBy: nickname.aliases + [letters])
    }
    for word in [palette.noneWords.last, palette.noneWords.dropFirst().first] {
      if let word, !words.contains(where: { $0.text == word }) { add(word, "no color") }
    }
    if let word = palette.manyWords.dropFirst().first ?? palette.manyWords.first {
      add(word, "two or more", foundBy: palette.manyWords)
    }
    for word in palette.anyWords { add(word, "one or more") }
    for word in palette.countWords { add(word.word, "\(word.count) colors") }
    for color in palette.colors { add(color.letter, color.name) }
    for count in 0...palette.colors.count { add(String(count), count == 1 ? "one color" : "\(count) colors") }
    self.palette = palette
    self.words = words
    places = found.map { Int32($0.1) }
    index = FuzzyIndex(found.map { $0.0 }, popularity: found.map { words.count - $0.1 })
  }
}

/// All values of a vocabulary, each with the field it is most likely meant for, with an index over them: who types `flying`
/// means `keyword:flying`.
struct PreparedReverse: Sendable {
  /// A value and its field.
  struct Entry: Hashable, Sendable {
    let field: Int32
    let value: String
    /// What people call it; empty where that is the value.
    let label: String
    /// How far its field is to be ranked down: 0 for what people mean by bare words, 1 for what clutters a list.
    let clutter: Double
  }

  let index: FuzzyIndex
  let entries: [Entry]
  /// The entry of each text of the index.
  let places: [Int32]

  init(_ fields: [Field], _ catalogs: [Catalog], _ palettes: [PreparedColors]) {
    var texts: [String] = []
    var entries: [Entry] = []
    var places: [Int32] = []
    var popularity: [Int] = []
    var seen: Set<String> = []
    // Of two fields with one list the one that has no other list is meant: `ja` is a language, and `in:` takes everything.
    func rank(_ field: Int) -> (Double, Int, Int, Int) {
      let own = fields[field]
      return (PreparedReverse.clutter(of: own), own.catalogs.count, -own.popularity, field)
    }
    let order = fields.indices.filter { PreparedReverse.isWanted(fields[$0]) }.sorted { rank($0) < rank($1) }
    for field in order {
      var values = fields[field].values
      for catalog in catalogs where fields[field].catalogs.contains(catalog.name) && seen.insert(catalog.name).inserted
      {
        values += catalog.values
      }
      for value in values {
        for text in PreparedValues.spellings(of: value) {
          texts.append(text)
          places.append(Int32(entries.count))
          popularity.append(fields[field].popularity)
        }
        entries.append(
          Entry(
            field: Int32(field), value: value.text, label: value.label,
            clutter: PreparedReverse.clutter(of: fields[field])))
      }
    }
    // Names of colors, the first field of colors being meant; letters and numbers are no words.
    if let field = fields.firstIndex(where: { $0.kind == .colors }) {
      for colors in palettes where colors.palette.name == fields[field].palette {
        for word in colors.words where word.text.utf8.count > 2 {
          texts.append(word.text)
          places.append(Int32(entries.count))
          popularity.append(fields[field].popularity)
          entries.append(Entry(field: Int32(field), value: word.text, label: "", clutter: 0))
        }
      }
    }
    self.entries = entries
    self.places = places
    index = FuzzyIndex(texts, popularity: popularity)
  }

  private static func isWanted(_ field: Field) -> Bool {
    switch field.kind {
    case .enumeration, .orderedEnumeration, .flag, .catalog, .text: true
    default: false
    }
  }

  /// Types, keywords, formats and rarities are what bare words stand for; flags, sets and layouts have so many values that
  /// some fits any word.
  private static func clutter(of field: Field) -> Double {
    switch field.kind {
    case .flag: 0.5
    case .text, .catalog, .enumeration, .orderedEnumeration:
      field.popularity >= 60 ? 0 : field.popularity >= 38 ? (field.category == "printing" ? 0.6 : 0.1) : 0.8
    default: 1
    }
  }
}
