import Testing

@testable import FuzzyMatching

/// Maps folded bytes to the original characters, and finds the letters of a word that a mistyped one matches.
@Suite struct CharacterMapTests {
  /// The text with brackets around the characters of some folded bytes.
  private func marked(_ text: String, _ bytes: ClosedRange<Int>) -> String {
    let map = CharacterMap(text)
    let marks = map.folded.bytes.indices.map { bytes.contains($0) }
    var result = ""
    var rest = text.startIndex
    for highlight in map.highlights(marks) {
      guard let range = highlight.range(in: text) else { return "out of range" }
      result += text[rest..<range.lowerBound] + "[" + text[range] + "]"
      rest = range.upperBound
    }
    return result + text[rest...]
  }

  @Test func characters() {
    let rows: [(String, ClosedRange<Int>, String)] = [
      ("Ember Lantern", 0...2, "[Emb]er Lantern"), ("Ember Lantern", 4...6, "Embe[r] [La]ntern"),
      ("Æther", 0...0, "[Æ]ther"),
      ("Æther", 1...2, "[Æt]her"), ("Urza's", 3...4, "Urz[a's]"), ("Jo\u{308}tun", 0...1, "[Jo\u{308}]tun"),
      ("Lim-Dûl", 2...4, "Li[m]-[Dû]l"), ("// Ice", 0...0, "// [I]ce"), ("(a) b", 0...1, "([a]) [b]"),
      ("Straße", 4...5, "Stra[ß]e"), ("日本", 0...2, "[日]本"),
    ]
    for (text, bytes, expected) in rows {
      #expect(marked(text, bytes) == expected, "\(text), \(bytes)")
    }
  }

  /// A character whose scalars fold to two words is highlighted once.
  @Test(arguments: ["\u{915}\u{94D}\u{937}", "a\u{20DD}\u{200D}b"])
  func charactersOfTwoWords(text: String) {
    let map = CharacterMap(text)
    let marks = map.folded.bytes.map { _ in true }
    let ranges = map.highlights(marks).compactMap { $0.range(in: text) }
    for (left, right) in zip(ranges, ranges.dropFirst()) { #expect(left.upperBound <= right.lowerBound) }
    #expect(ranges.map { String(text[$0]) }.joined() == text)
  }

  @Test func foldingByCharactersIsFoldingByScalars() {
    for name in InventedNames.all {
      #expect(CharacterMap(name).folded.bytes == FoldedText(name).bytes)
      #expect(CharacterMap(name).folded.starts == FoldedText(name).starts)
    }
  }

  @Test func lettersThatWereMet() {
    let rows: [(String, String, String)] = [
      ("ember", "ember", "#####"), ("embr", "ember", "###.#"), ("embber", "ember", "#####"),
      ("emebr", "ember", "#####"),
      ("amber", "ember", ".####"), ("emb", "ember", "###.."), ("", "ember", "....."), ("xyz", "ember", "....."),
      ("lantren", "lantern", "#######"), ("nit", "knight", ".##..."),
    ]
    for (typed, word, expected) in rows {
      let marks = LetterAlignment.marks(of: Array(typed.utf8), in: Array(word.utf8))
      #expect(String(marks.map { $0 ? "#" : "." }) == expected, "\(typed) in \(word)")
    }
  }

  @Test func longWordsAreAnsweredToo() {
    let long = [UInt8](repeating: 0x61, count: 300)
    #expect(LetterAlignment.marks(of: long, in: long).count == 300)
    #expect(LetterAlignment.marks(of: [], in: []) == [])
  }
}
