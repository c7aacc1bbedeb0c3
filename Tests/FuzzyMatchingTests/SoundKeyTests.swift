import Testing

@testable import FuzzyMatching

/// Which words sound alike.
@Suite struct SoundKeyTests {
  private func key(_ word: String) -> String {
    var key: [UInt8] = []
    SoundKey.append(Array(word.utf8), to: &key)
    return String(decoding: key, as: UTF8.self)
  }

  @Test func soundAlike() {
    let rows: [(String, String)] = [
      ("knight", "nit"), ("woods", "wuds"), ("cultivate", "kultivait"), ("phoenix", "foenix"),
      ("vizier", "visier"), ("bellow", "below"), ("wrath", "rath"), ("gnome", "nome"), ("merchant", "merchant"),
      ("seizan", "siezan"), ("celestial", "selestial"), ("black", "blak"), ("day", "dai"), ("mystic", "mistic"),
      ("queen", "kuin"), ("xenagos", "zenagos"), ("science", "sience"), ("might", "mit"),
    ]
    for (left, right) in rows {
      #expect(key(left) == key(right), "\(left)")
    }
  }

  @Test func soundUnlike() {
    let rows: [(String, String)] = [
      ("elf", "orc"), ("bolt", "belt"), ("goblin", "gobbler"), ("charm", "harm"), ("time", "tome"), ("ship", "chip"),
    ]
    for (left, right) in rows {
      #expect(key(left) != key(right), "\(left)")
    }
  }

  @Test func keysAreNoLongerThanTheirWords() {
    for name in InventedNames.all {
      let folded = FoldedText(name)
      for number in 0..<folded.wordCount {
        var key: [UInt8] = []
        SoundKey.append(folded.bytes[folded.word(number)], to: &key)
        #expect(key.count <= folded.word(number).count)
      }
    }
    #expect(key("") == "")
    #expect(key("e") == "e")
    // An E is silent at the end of a longer word only.
    #expect(key("me") == "me")
    #expect(key("mine") == "min")
  }
}
