import FilterEvaluation
import FilterSQL
import Testing
import _FilterTestSupport

/// The form in which texts are stored: reserved characters as several, and the edges of words as marks.
@Suite struct StoredTextTests {
  @Test func storedForms() {
    let rows: [(String, String)] = [
      ("", ""),
      ("draw a card", "draw a card"),
      ("\u{0}", "\u{3}\u{4}\u{4}\u{4}"),
      ("\u{1}", "\u{3}\u{4}\u{4}\u{5}"),
      ("\u{2}a", "\u{3}\u{4}\u{5}\u{4}a"),
      ("\u{3}\u{4}", "\u{3}\u{4}\u{5}\u{5}\u{3}\u{5}\u{4}\u{4}"),
      ("é\u{5}é", "é\u{3}\u{5}\u{4}\u{5}é"),
      ("\u{6}\n\u{1F}", "\u{6}\n\u{1F}"),
    ]
    for (text, stored) in rows {
      #expect(StoredText.encoded(text.utf8) == Array(stored.utf8), "\(text)")
      #expect(StoredText.decoded(Array(stored.utf8)) == Array(text.utf8), "\(text)")
      #expect(StoredText.hasReserved(text.utf8) == (text != stored), "\(text)")
    }
  }

  /// What no text has as its stored form is kept, so that reading a damaged database ends.
  @Test func damagedForms() {
    let rows: [String] = [
      "\u{3}", "\u{3}\u{4}", "a\u{3}\u{4}\u{4}", "\u{3}\u{4}x\u{4}", "\u{4}\u{5}", "\u{3}\u{1}\u{4}\u{4}",
    ]
    for stored in rows {
      #expect(StoredText.decoded(Array(stored.utf8)) == Array(stored.utf8), "\(stored)")
    }
  }

  private static func bytes(_ count: Int, of letters: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
    (0..<random.below(count)).map { _ in random.pick(letters) ?? 0 }
  }

  @Test func everyTextComesBack() {
    let failure = checkProperty(
      "stored texts come back", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 1),
      generate: { Self.bytes(40, of: Array(0...255) + Array(repeating: 3, count: 60), using: &$0) },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { bytes in
        let stored = StoredText.encoded(bytes)
        if stored.contains(where: { $0 < 3 }) { return "a mark in \(stored)" }
        return StoredText.decoded(stored) == bytes ? nil : "\(StoredText.decoded(stored))"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  private static func occurs(_ needle: [UInt8], in text: [UInt8]) -> Bool {
    if needle.count > text.count { return false }
    return (0...text.count - needle.count).contains { Array(text[$0..<$0 + needle.count]) == needle }
  }

  /// A text contains a needle exactly if its stored form contains that of the needle.
  @Test func containmentIsKept() {
    var found = 0
    var missed = 0
    let failure = checkProperty(
      "containment", cases: PropertyCases.count(long: 6_000), seed: PropertyCases.seed(default: 2),
      generate: { random -> [[UInt8]] in
        let letters: [UInt8] = [0, 1, 2, 3, 4, 5, 0x61]
        return [Self.bytes(9, of: letters, using: &random), Self.bytes(4, of: letters, using: &random)]
      },
      shrink: { pair -> [[[UInt8]]] in shorterArrays(pair[0]).map { [$0, pair[1]] } },
      describe: { "\($0[1]) in \($0[0])" },
      law: { pair -> String? in
        let isFound = Self.occurs(pair[1], in: pair[0])
        if isFound { found += 1 } else { missed += 1 }
        let isStored = Self.occurs(StoredText.encoded(pair[1]), in: StoredText.encoded(pair[0]))
        return isStored == isFound ? nil : "stored: \(isStored)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    if PropertyCases.only == nil { #expect(min(found, missed) > TestTier.size(50, long: 1_000)) }
  }

  /// Whether words occur as words, plainly: beside the place is the end of the text or a byte of no word.
  private static func hasWords(_ needle: [UInt8], in text: [UInt8]) -> Bool {
    guard let first = needle.first, let last = needle.last, needle.count <= text.count else { return needle.isEmpty }
    func isWord(_ index: Int) -> Bool { text.indices.contains(index) && FieldContents.isWordByte(text[index]) }
    return (0...text.count - needle.count).contains { start in
      let end = start + needle.count
      return Array(text[start..<end]) == needle && !(isWord(start - 1) && FieldContents.isWordByte(first))
        && !(isWord(end) && FieldContents.isWordByte(last))
    }
  }

  private static let letters: [UInt8] = [0, 1, 2, 3, 4, 5, 0x20, 0x2D, 0x2F, 0x61, 0x62, 0xC3, 0xA9]

  /// Needles of words are found between marks where the plain search finds words.
  @Test func wordsAreFoundByTheirMarks() {
    var found = 0
    let failure = checkProperty(
      "words", cases: PropertyCases.count(long: 8_000), seed: PropertyCases.seed(default: 3),
      generate: { random -> [[UInt8]] in
        let words: [[UInt8]] = [[0x61], [0x61, 0x62], [0xC3, 0xA9], [0x61, 0x2D, 0x62]]
        let needle = (0...random.below(2)).map { _ in random.pick(words) ?? [] }.joined(separator: [0x20])
        var text = Self.bytes(6, of: Self.letters, using: &random)
        if random.chance(60) { text += needle + Self.bytes(4, of: Self.letters, using: &random) }
        return [text, Array(needle)]
      },
      shrink: { pair -> [[[UInt8]]] in shorterArrays(pair[0]).map { [$0, pair[1]] } },
      describe: { "\($0[1]) in \($0[0])" },
      law: { pair -> String? in
        let isFound = Self.hasWords(pair[1], in: pair[0])
        found += isFound ? 1 : 0
        let marked = StoredText.markingWords(pair[0], isWhole: false)
        let isMarked = Self.occurs(StoredText.markingWords(pair[1], isWhole: true), in: marked)
        return isMarked == isFound ? nil : "marked: \(isMarked)"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    if PropertyCases.only == nil { #expect(found > TestTier.size(100, long: 1_500)) }
  }

  @Test func marks() {
    let rows: [(String, String, String)] = [
      ("rat", "‹rat›", "‹rat›"),
      ("time lord", "‹time› ‹lord›", "‹time› ‹lord›"),
      ("", "›‹", ""),
      (" a", "›‹ ‹a›", "‹ ‹a›"),
      ("a — b", "‹a› ‹—› ‹b›", "‹a› ‹—› ‹b›"),
      ("{t}", "›‹{‹t›}›‹", "‹{‹t›}›"),
      ("it's x-ray", "‹it's› ‹x-ray›", "‹it's› ‹x-ray›"),
    ]
    for (text, stored, searched) in rows {
      func shown(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacing("\u{1}", with: "‹").replacing("\u{2}", with: "›")
      }
      #expect(shown(StoredText.markingWords(text.utf8, isWhole: false)) == stored, "\(text)")
      #expect(shown(StoredText.markingWords(text.utf8, isWhole: true)) == searched, "\(text)")
    }
  }
}
