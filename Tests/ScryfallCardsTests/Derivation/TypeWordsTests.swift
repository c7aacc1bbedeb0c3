import DataStreams
import FilterVocabulary
import ScryfallCards
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
      ("Legendary Creature — Time Lord Doctor", ["legendary", "creature", "time", "lord", "doctor", "timelord"]),
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
    #expect(TypeWords.isKnown(folded: word))
  }

  @Test(arguments: ["legend", "emigod", "", "creatur", "Elf", "time lord"])
  func otherTextsAreNone(_ word: String) {
    #expect(!TypeWords.isKnown(folded: word))
  }

  @Test func everyTypeOfTheVocabularyIsFoundInItsLine() {
    for value in Vocabulary.scryfall.catalog(named: "types")?.values ?? [] {
      let folded = ValueSpelling.folded(value.text)
      #expect(TypeWords.folded(of: "Creature — " + value.text).contains(folded), "\(value.text)")
    }
  }
}
