import DataStreams
import FilterVocabulary
@testable import ScryfallCards
import ScryfallDialect
import Testing

@Suite struct TypeWordsTests {
  @Test(
    arguments: [
      ("", []),
      ("Instant", ["instant"]),
      ("Legendary Creature — Elf Druid", ["legendary", "creature", "elf", "druid"]),
      ("Creature — Human // Creature — Werewolf", ["creature", "human", "werewolf"]),
      ("Artifact Creature — Assembly-Worker", ["artifact", "creature", "assemblyworker"]),
      ("Basic Land — Urza's Mine", ["basic", "land", "urza's", "mine"]),
      ("Legendary Creature — Time Lord Doctor", ["legendary", "creature", "time", "lord", "doctor"]),
      ("Creature — Lord Time", ["creature", "lord", "time"]),
      ("Creature – Elf", ["creature", "elf"]),
      ("  —  //  ", []),
      ("Creature — “Elf”", ["creature", "“elf”"]),
      ("Creature — Lhurgoyf/Elf", ["creature", "lhurgoyf", "elf"]),
    ] as [(String, [String])])
  func words(_ line: String, _ expected: [String]) {
    #expect(TypeWords.folded(of: line) == expected)
  }

  @Test(arguments: ["creature", "legendary", "elf", "timelord", "assemblyworker", "god", "rat", "saga", "jace"])
  func typesAreKnown(_ word: String) {
    #expect(TypeWords.known.contains(word))
  }

  @Test(arguments: ["legend", "emigod", "", "creatur", "Elf", "time lord"])
  func otherTextsAreNone(_ word: String) {
    #expect(!TypeWords.known.contains(word))
  }
}

extension TypeWords {
  /// The folded words of a type line, each once.
  static func folded(of line: String) -> [String] {
    line.withBytes { bytes in
      var words: [String] = []
      forEach(in: bytes) { range in
        let word = ValueSpelling.folded(String(decoding: bytes[range], as: UTF8.self))
        if !words.contains(word) { words.append(word) }
      }
      return words
    }
  }
}
