import Testing

@testable import FuzzyMatching

/// How texts are compared: words of plain letters.
@Suite struct FoldedTextTests {
  /// The words of a folded text, those that start a face with a `/` before them.
  private func words(_ text: String, limit: Int = .max) -> [String] {
    let folded = FoldedText(text, limit: limit)
    return (0..<folded.wordCount).map { number in
      (folded.faces.contains(number) && number > 0 ? "/" : "")
        + String(decoding: folded.bytes[folded.word(number)], as: UTF8.self)
    }
  }

  @Test func folds() {
    let rows: [(String, [String])] = [
      ("Lightning Bolt", ["lightning", "bolt"]), ("", []), ("  ", []), ("Urza's Saga", ["urzas", "saga"]),
      ("Urza’s Saga", ["urzas", "saga"]), ("Æther Vial", ["aether", "vial"]), ("Jötun Grunt", ["jotun", "grunt"]),
      ("Lim-Dûl's Vault", ["lim", "duls", "vault"]), ("Fire // Ice", ["fire", "/ice"]),
      ("Fire//Ice", ["fire", "/ice"]),
      ("1/1", ["1", "1"]), ("a/b/c", ["a", "b", "c"]), ("+2 Mace", ["2", "mace"]), ("ĳs", ["ijs"]),
      ("Straße", ["strasse"]), ("Þorn", ["thorn"]),
      ("Bösium Strip", ["bosium", "strip"]), ("e\u{301}clair", ["eclair"]), ("naïve café", ["naive", "cafe"]),
      ("Ратон", ["ратон"]), ("日本 語", ["日本", "語"]), ("a꞉b", ["a", "b"]), ("👩‍👩‍👧 x", ["x"]), ("Việt", ["viet"]),
      ("_____", []), ("a_b", ["a", "b"]), ("R&D's", ["r", "ds"]), ("Ǆ", ["dz"]), ("ﬁ", ["ﬁ"]),
    ]
    for (text, expected) in rows {
      #expect(words(text) == expected, "\(text)")
    }
  }

  @Test func aLimitCutsAfterAScalar() {
    #expect(words("abc def", limit: 5) == ["abc", "d"])
    #expect(words("æ", limit: 1) == ["ae"])
    #expect(words("abc", limit: 0) == [])
  }

  @Test func foldingTwiceChangesNothing() {
    for name in InventedNames.all where !name.contains("//") {
      let once = words(name).joined(separator: " ")
      #expect(words(once).joined(separator: " ") == once)
    }
  }

  @Test func everyLatinLetterWithAMarkIsAPlainOne() {
    for value in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) {
      guard let scalar = Unicode.Scalar(value as Int), let (first, second) = LatinLetters.plain(scalar) else {
        continue
      }
      #expect((0x61...0x7A).contains(first), "U+\(String(value, radix: 16))")
      #expect(second.map { (0x61...0x7A).contains($0) } ?? true)
    }
    #expect(LatinLetters.plain("×") == nil)
    #expect(LatinLetters.plain("a") == nil)
  }

  @Test func letters() {
    let rows: [(String, String)] = [
      ("À", "a"), ("é", "e"), ("ñ", "n"), ("ş", "s"), ("ž", "z"), ("ø", "o"), ("ł", "l"), ("ı", "i"), ("ð", "d"),
      ("ė", "e"),
      ("ǎ", "a"), ("ȟ", "h"), ("ṡ", "s"), ("ẅ", "w"), ("ẳ", "a"), ("ỹ", "y"),
    ]
    for (letter, plain) in rows {
      #expect(words(letter) == [plain], "\(letter)")
    }
  }
}
