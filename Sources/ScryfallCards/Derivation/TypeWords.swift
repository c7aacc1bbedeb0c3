import FilterVocabulary
import ScryfallDialect

/// The words of type lines.
enum TypeWords {
  /// Calls `body` with the range of each word of a type line. Words are separated by blanks, dashes (`—`) and `//`, but
  /// not by hyphens and apostrophes (`Assembly-Worker`, `Urza's`). Linear in the line.
  static func forEach(in line: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = 0
    var index = 0
    while index < line.count {
      let byte = line[index]
      // U+2013 or U+2014
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

  /// Whether a word is a type other than a planeswalker type, which is a name.
  static func isCommonType(_ word: some Sequence<UInt8>) -> Bool {
    commonTypes.contains(ValueSpelling.folded(String(decoding: Array(word), as: UTF8.self)))
  }

  private static let values = Vocabulary.scryfall.catalog(named: "types")?.values ?? []

  /// All types and their aliases, folded: `elf`, `timelord`.
  static let known: Set<String> = {
    var words: Set<String> = []
    for value in values {
      words.insert(ValueSpelling.folded(value.text))
      for alias in value.aliases { words.insert(ValueSpelling.folded(alias)) }
    }
    return words
  }()

  private static let commonTypes = Set(
    values.filter { $0.category != "planeswalker type" }.map { ValueSpelling.folded($0.text) })
}

/// The types that flags depend on, as bits, found in one pass over a type line.
struct TypeTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let artifact = TypeTraits(rawValue: 1)
  static let battle = TypeTraits(rawValue: 1 << 1)
  static let creature = TypeTraits(rawValue: 1 << 2)
  static let enchantment = TypeTraits(rawValue: 1 << 3)
  static let land = TypeTraits(rawValue: 1 << 4)
  static let planeswalker = TypeTraits(rawValue: 1 << 5)
  static let legendary = TypeTraits(rawValue: 1 << 6)
  static let saga = TypeTraits(rawValue: 1 << 7)
  /// Cleric, Rogue, Warrior, Wizard.
  static let party = TypeTraits(rawValue: 1 << 8)
  /// Assassin, Mercenary, Pirate, Rogue, Warlock.
  static let outlaw = TypeTraits(rawValue: 1 << 9)
  static let vehicle = TypeTraits(rawValue: 1 << 10)
  static let spacecraft = TypeTraits(rawValue: 1 << 11)
  static let background = TypeTraits(rawValue: 1 << 12)
  /// Tokens and emblems.
  static let token = TypeTraits(rawValue: 1 << 13)
  /// Planes and phenomena.
  static let planar = TypeTraits(rawValue: 1 << 14)
  static let scheme = TypeTraits(rawValue: 1 << 15)
  static let vanguard = TypeTraits(rawValue: 1 << 16)
  static let dungeon = TypeTraits(rawValue: 1 << 17)
  /// The type line is `Card`: art series and the like.
  static let card = TypeTraits(rawValue: 1 << 18)
  /// Objects outside the deck that are never cast: Attractions, Contraptions, conspiracies, stickers.
  static let neverCast = TypeTraits(rawValue: 1 << 19)

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The types of a line, of all its faces. Linear in the line.
  init(typeLine: String) {
    var bits: UInt64 = 0
    typeLine.withBytes { bytes in
      TypeWords.forEach(in: bytes) { range in
        if let word = PackedWord(bytes[range]), let found = TypeTraits.words[word] { bits |= found.rawValue }
      }
    }
    rawValue = bits
  }

  /// Whether one of the types is that of a permanent.
  var isPermanent: Bool {
    !isDisjoint(with: [.artifact, .battle, .creature, .enchantment, .land, .planeswalker])
  }

  private static let words: [PackedWord: TypeTraits] = {
    let words: [(StaticString, TypeTraits)] = [
      ("artifact", .artifact), ("battle", .battle), ("creature", .creature), ("enchantment", .enchantment),
      ("land", .land), ("planeswalker", .planeswalker), ("legendary", .legendary), ("saga", .saga), ("cleric", .party),
      ("rogue", [.party, .outlaw]), ("warrior", .party), ("wizard", .party), ("assassin", .outlaw),
      ("mercenary", .outlaw), ("pirate", .outlaw), ("warlock", .outlaw), ("vehicle", .vehicle),
      ("spacecraft", .spacecraft), ("background", .background), ("token", .token), ("emblem", .token),
      ("plane", .planar), ("phenomenon", .planar), ("scheme", .scheme), ("vanguard", .vanguard), ("dungeon", .dungeon),
      ("card", .card), ("attraction", .neverCast), ("contraption", .neverCast), ("conspiracy", .neverCast),
      ("stickers", .neverCast),
    ]
    return Dictionary(uniqueKeysWithValues: words.map { (PackedWord($0), $1) })
  }()
}
