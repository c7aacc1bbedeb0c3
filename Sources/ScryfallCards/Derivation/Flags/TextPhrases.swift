/// Phrases of rules texts that flags ask for, found in one pass over a text.
struct TextPhrases: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let choose = TextPhrases(rawValue: 1)
  static let spellbook = TextPhrases(rawValue: 2)
  static let canBeCommander = TextPhrases(rawValue: 4)
  static let enters = TextPhrases(rawValue: 8)

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
        case UInt8(ascii: "s"):
          if bytes.hasPhrase("spellbook", at: start) { found.insert(.spellbook) }
        default: break
        }
      }
    }
    self = found
  }
}
