import FilterVocabulary
import FuzzyMatching

/// The values of one list with an index over their texts, aliases and labels.
struct PreparedValues: Sendable {
  let values: [FieldValue]
  let index: FuzzyIndex
  /// The value of each text of the index.
  let indices: [Int32]
  /// How common each value is, from 0 to 1.
  let popularity: [Double]

  init(_ all: [FieldValue]) {
    // Refused values are not offered. Common values come first, others in the order of the list.
    let listed = all.filter { !$0.isRefused }
    let values = listed.indices.sorted { (-listed[$0].frequency, $0) < (-listed[$1].frequency, $1) }.map { listed[$0] }
    self.values = values
    var texts: [String] = []
    var indices: [Int32] = []
    for (index, value) in values.enumerated() {
      for text in PreparedValues.spellings(of: value) {
        texts.append(text)
        indices.append(Int32(index))
      }
    }
    self.indices = indices
    popularity = values.indices.map { 1 - Double($0) / Double(values.count) }
    index = FuzzyIndex(texts, popularity: indices.map { values.count - Int($0) })
  }

  /// All texts that find a value, its own first. Omits an alias that differs from the label only in punctuation or a
  /// leading "The": the label matches the same letters and reads better.
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

  private static func letters(of text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
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
  let indices: [Int32]

  init(_ palette: Palette) {
    var words: [Word] = []
    var found: [(String, Int)] = []
    func add(_ text: String, detail: String, foundBy others: [String] = []) {
      found.append((text, words.count))
      for other in others { found.append((other, words.count)) }
      words.append(Word(text: text, detail: detail))
    }
    // A color whose name is a description is written by its letter.
    for color in palette.colors where !color.name.utf8.contains(0x20) {
      add(color.name, detail: color.letter, foundBy: color.aliases)
    }
    for nickname in palette.nicknames {
      let letters = palette.letters(nickname.letters).map { palette.letters(of: $0) } ?? nickname.letters
      add(nickname.name, detail: "\(nickname.family), \(letters)", foundBy: nickname.aliases + [letters])
    }
    for word in [palette.noneWords.last, palette.noneWords.dropFirst().first] {
      if let word, !words.contains(where: { $0.text == word }) { add(word, detail: "no color") }
    }
    if let word = palette.manyWords.dropFirst().first ?? palette.manyWords.first {
      add(word, detail: "two or more", foundBy: palette.manyWords)
    }
    for word in palette.anyWords { add(word, detail: "one or more") }
    for word in palette.countWords { add(word.word, detail: "\(word.count) colors") }
    for color in palette.colors { add(color.letter, detail: color.name) }
    for count in 0...palette.colors.count { add(String(count), detail: count == 1 ? "one color" : "\(count) colors") }
    self.palette = palette
    self.words = words
    indices = found.map { Int32($0.1) }
    index = FuzzyIndex(found.map { $0.0 }, popularity: found.map { words.count - $0.1 })
  }
}
