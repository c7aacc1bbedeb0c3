import DataStreams

/// Phrases of rules texts that flags ask for, found in one pass over a text.
struct TextPhrases: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let choose = TextPhrases(rawValue: 1)
  static let spellbook = TextPhrases(rawValue: 2)
  static let canBeCommander = TextPhrases(rawValue: 4)
  static let enters = TextPhrases(rawValue: 8)
  /// Something is every creature type, or of all classes of a party: the card itself, or what it speaks of.
  static let everyKind = TextPhrases(rawValue: 16)
  /// A card that is a creature where it is not on the battlefield.
  static let creatureElsewhere = TextPhrases(rawValue: 32)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The phrases in a text, in any letter case. Linear in the text.
  init(in text: String) {
    var found: TextPhrases = []
    text.withBytes { bytes in
      for start in bytes.indices {
        switch bytes[start] | 0x20 {
        case UInt8(ascii: "c"):
          if bytes.hasPhrase("choose", at: start) { found.insert(.choose) }
          if bytes.hasPhrase("can be your commander", at: start) { found.insert(.canBeCommander) }
        case UInt8(ascii: "e"):
          if bytes.hasPhrase("enters", at: start) { found.insert(.enters) }
        case UInt8(ascii: "i"):
          if bytes.hasPhrase("is every creature type", at: start)
            || bytes.hasPhrase("is also a cleric, rogue, warrior, and wizard", at: start)
          {
            found.insert(.everyKind)
          }
          if bytes.hasPhrase("isn't on the battlefield, ", at: start), bytes.sentence(from: start, has: "creature") {
            found.insert(.creatureElsewhere)
          }
        case UInt8(ascii: "s"):
          if bytes.hasPhrase("spellbook", at: start) { found.insert(.spellbook) }
        default: break
        }
      }
    }
    self = found
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a phrase stands in what is left of a sentence, of which 256 bytes are looked at, in any letter case. It is
  /// given in lower case.
  fileprivate func sentence(from start: Int, has phrase: StaticString) -> Bool {
    var place = start
    let end = Swift.min(count, start + 256)
    while place < end, self[place] != UInt8(ascii: "."), self[place] != UInt8(ascii: "\n") {
      if hasPhrase(phrase, at: place) { return true }
      place += 1
    }
    return false
  }
}
