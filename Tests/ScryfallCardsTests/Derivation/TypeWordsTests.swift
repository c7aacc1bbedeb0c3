import DataStreams
import FilterVocabulary
import ScryfallDialect
import Testing

@testable import ScryfallCards

@Suite struct TypeWordsTests {
  @Test func words() {
    let rows: [(String, [String])] = [
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
    ]
    for (line, expected) in rows {
      #expect(TypeWords.folded(of: line) == expected, "\(line)")
    }
  }

  @Test func typesAreKnown() {
    let rows: [String] = ["creature", "legendary", "elf", "timelord", "assemblyworker", "god", "rat", "saga", "jace"]
    for word in rows {
      #expect(TypeWords.known.contains(word), "\(word)")
    }
  }

  @Test func otherTextsAreNone() {
    let rows: [String] = ["legend", "emigod", "", "creatur", "Elf", "time lord"]
    for word in rows {
      #expect(!TypeWords.known.contains(word), "\(word)")
    }
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
