import DataStreams
import FilterVocabulary
import ScryfallDialect

/// The words of type lines: `t:` asks for a whole word where the value is one, else for a part of the line.
public enum TypeWords {
  /// Calls `body` with the places of each word of a type line. Blanks, dashes (`—`) and `//` part words; a hyphen and an
  /// apostrophe do not (`Assembly-Worker`, `Urza's`). Linear in the line.
  public static func forEach(in line: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = 0
    var index = 0
    while index < line.count {
      let byte = line[index]
      // U+2013 and U+2014.
      let isDash = byte == 0xE2 && index + 2 < line.count && line[index + 1] == 0x80 && 0x93...0x94 ~= line[index + 2]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "/") || isDash {
        if index > start { body(start..<index) }
        index += isDash ? 3 : 1
        start = index
      } else {
        index += 1
      }
    }
    if line.count > start { body(start..<line.count) }
  }

  /// The words of a type line by ``ValueSpelling/folded(_:)``, and the types of several words in it (`timelord`), each once,
  /// in the order of the line.
  public static func folded(of line: String) -> [String] {
    line.withBytes { bytes in
      var words: [String] = []
      var places: [Range<Int>] = []
      forEach(in: bytes) { place in
        places.append(place)
        let word = ValueSpelling.folded(String(decoding: bytes[place], as: UTF8.self))
        if !words.contains(word) { words.append(word) }
      }
      for (index, place) in places.enumerated() where startsLongType(bytes[place]) {
        var joined = ""
        for next in places[index..<min(index + 4, places.count)] {
          joined += ValueSpelling.folded(String(decoding: bytes[next], as: UTF8.self))
          if next != place, long.contains(joined), !words.contains(joined) { words.append(joined) }
        }
      }
      return words
    }
  }

  /// Whether a value is a type, by its spelling without separators: `timelord`, `elf`.
  public static func isKnown(folded value: String) -> Bool {
    known.contains(value)
  }

  /// Whether bytes are a type of one word other than that of a planeswalker, which is a name.
  static func isKindOfThing(_ word: some Sequence<UInt8>) -> Bool {
    things.contains(ValueSpelling.folded(String(decoding: Array(word), as: UTF8.self)))
  }

  private static let values = Vocabulary.scryfall.catalog(named: "types")?.values ?? []

  static let known: Set<String> = {
    var words: Set<String> = []
    for value in values {
      words.insert(ValueSpelling.folded(value.text))
      for alias in value.aliases { words.insert(ValueSpelling.folded(alias)) }
    }
    return words
  }()

  private static let things = Set(
    values.filter { $0.category != "planeswalker type" }.map { ValueSpelling.folded($0.text) })

  /// The types of several words, folded.
  private static let long = Set(values.filter { $0.text.utf8.contains(0x20) }.map { ValueSpelling.folded($0.text) })

  /// The first words of those.
  private static let longStarts = Set(
    values.compactMap { value in
      value.text.utf8.firstIndex(of: 0x20).flatMap { PackedWord(value.text.utf8[..<$0]) }
    })

  private static func startsLongType(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    PackedWord(word).map(longStarts.contains) ?? false
  }
}
