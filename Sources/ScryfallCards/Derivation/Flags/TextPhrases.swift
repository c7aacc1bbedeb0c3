/// Phrases of rules texts that flags ask for, found in one pass over a text.
struct TextPhrases: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let choose = TextPhrases(rawValue: 1)
  static let spellbook = TextPhrases(rawValue: 2)
  static let canBeCommander = TextPhrases(rawValue: 4)

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
          if TextPhrases.begins("choose", at: start, in: bytes) { found.insert(.choose) }
          if TextPhrases.begins("can be your commander", at: start, in: bytes) { found.insert(.canBeCommander) }
        case UInt8(ascii: "s"):
          if TextPhrases.begins("spellbook", at: start, in: bytes) { found.insert(.spellbook) }
        default: break
        }
      }
    }
    self = found
  }

  @inline(__always)
  private static func begins(_ phrase: StaticString, at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    phrase.withUTF8Buffer { phrase in
      guard bytes.count &- start >= phrase.count else { return false }
      var offset = 1
      while offset < phrase.count, bytes[start &+ offset].lowerCase == phrase[offset] { offset &+= 1 }
      return offset == phrase.count
    }
  }
}
