import DataStreams

/// The types that decide about flags, as bits: one look at a type line answers all of them.
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
  /// What only says `Card`: art series and the like.
  static let card = TypeTraits(rawValue: 1 << 18)

  /// What starts outside the deck, or is played otherwise, and is never cast: Attractions, Contraptions, conspiracies, stickers.
  static let neverCast = TypeTraits(rawValue: 1 << 19)

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The types of a line, of all its faces. Linear in the line.
  init(typeLine: String) {
    var bits: UInt64 = 0
    typeLine.withBytes { bytes in
      TypeWords.forEach(in: bytes) { place in
        if let word = PackedWord(bytes[place]), let found = TypeTraits.words[word] { bits |= found.rawValue }
      }
    }
    rawValue = bits
  }

  /// Whether it can be on the battlefield.
  var isPermanent: Bool {
    !isDisjoint(with: [.artifact, .battle, .creature, .enchantment, .land, .planeswalker])
  }

  private static let words: [PackedWord: TypeTraits] = [
    PackedWord("artifact"): .artifact, PackedWord("battle"): .battle, PackedWord("creature"): .creature,
    PackedWord("enchantment"): .enchantment, PackedWord("land"): .land, PackedWord("planeswalker"): .planeswalker,
    PackedWord("legendary"): .legendary, PackedWord("saga"): .saga,
    PackedWord("cleric"): .party, PackedWord("rogue"): [.party, .outlaw], PackedWord("warrior"): .party,
    PackedWord("wizard"): .party, PackedWord("assassin"): .outlaw, PackedWord("mercenary"): .outlaw,
    PackedWord("pirate"): .outlaw, PackedWord("warlock"): .outlaw,
    PackedWord("vehicle"): .vehicle, PackedWord("spacecraft"): .spacecraft, PackedWord("background"): .background,
    PackedWord("token"): .token, PackedWord("emblem"): .token, PackedWord("plane"): .planar,
    PackedWord("phenomenon"): .planar, PackedWord("scheme"): .scheme, PackedWord("vanguard"): .vanguard,
    PackedWord("dungeon"): .dungeon, PackedWord("card"): .card,
    PackedWord("attraction"): .neverCast, PackedWord("contraption"): .neverCast, PackedWord("conspiracy"): .neverCast,
    PackedWord("stickers"): .neverCast,
  ]
}
