import FilterText
import Testing
import _FilterTestSupport

@Suite struct TextFoldingTests {
  private func collated(_ text: String) -> String {
    String(decoding: TextFolding.collated(text), as: UTF8.self)
  }

  private func literal(_ text: String) -> String {
    String(decoding: TextFolding.literal(text), as: UTF8.self)
  }

  @Test func collation() {
    let rows: [(String, String)] = [
      ("", ""),
      ("Lightning Bolt", "lightningbolt"),
      ("Lim-Dûl's Vault", "limdulsvault"),
      ("Fire // Ice", "fireice"),
      ("Æther Vial", "aethervial"),
      ("Ætherling œuvre", "aetherlingoeuvre"),
      ("Jötun Grunt", "jotungrunt"),
      ("Déjà Vu", "dejavu"),
      ("De\u{301}ja\u{300} Vu", "dejavu"),
      ("Straße", "strasse"), ("STRAẞE", "strasse"),
      ("Øystein Łódź", "oysteinlodz"),
      ("Þór Ðan", "thordan"),
      ("İstanbul ılık", "istanbulilik"),
      ("Nguyễn Thị Hải", "nguyenthihai"),
      ("Junún Efreet, 2.0!", "jununefreet20"),
      ("_____", ""), ("— • “quoted” … ™", "quoted"), ("2 × 3 ÷ 1", "231"),
      ("Ångström", "angstrom"), ("ﬁre ﬂow", "fireflow"),
      ("ＡＢ１", "ab1"), ("x² ª º", "x2ao"),
      ("Молния", "молния"), ("ΖΕΥΣ", "ζευσ"), ("稲妻、一閃！", "稲妻一閃"), ("カード・ゲーム", "カードゲーム"),
      ("R&D's Secret Lair", "rdssecretlair"), ("a🔥b", "ab"), ("Kenrith꞉ Ⅳ", "kenrith"), ("Ɂ ƿ", "ɂƿ"),
      ("Ɓ ɓ Ⱥ ⱥ", "bbaa"),
      ("5 \u{212A} \u{212B}", "5ka"),
    ]
    for (text, expected) in rows {
      #expect(collated(text) == expected, "\(text)")
    }
  }

  @Test func lowerCase() {
    let rows: [(String, String)] = [
      ("", ""),
      ("Lightning Bolt", "lightning bolt"),
      ("Lim-Dûl's Vault", "lim-dûl's vault"),
      ("ÆTHER — {T}: Add {G}.", "æther — {t}: add {g}."),
      ("• Draw\nMill ½", "• draw\nmill ½"),
      ("ÑÖØÞ×ß", "ñöøþ×ß"),
      ("İI", "ii"), ("ẞ", "ß"), ("Ⱥa", "ⱥa"), ("Ŀ Ÿ Ž", "ŀ ÿ ž"),
      ("МОЛНИЯ Ёж", "молния ёж"), ("ΖΕΎΣ", "ζεύσ"), ("ＡＢ", "ａｂ"), ("稲妻", "稲妻"),
    ]
    for (text, expected) in rows {
      #expect(literal(text) == expected, "\(text)")
    }
  }

  @Test func bothAppend() {
    var bytes = Array("x ".utf8)
    TextFolding.collated("A-É".utf8, into: &bytes)
    TextFolding.literal("-É".utf8, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x ae-é")
  }

  @Test func aCollectionInPiecesIsReadAsWell() {
    var bytes: [UInt8] = []
    TextFolding.collated(Array("é-A".utf8.reversed()).reversed() as ReversedCollection, into: &bytes)
    TextFolding.literal(Array("É".utf8.reversed()).reversed() as ReversedCollection, into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "eaé")
  }

  @Test func bytesThatAreNoTextAreLeftOutOrKept() {
    let broken: [UInt8] = [
      0x41, 0xFF, 0xC3, 0x42, 0xE2, 0x80, 0x43, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF4, 0x90, 0x80, 0x80, 0xC3,
    ]
    var collated: [UInt8] = []
    TextFolding.collated(broken, into: &collated)
    #expect(collated == Array("abc".utf8))
    var literal: [UInt8] = []
    TextFolding.literal(broken, into: &literal)
    #expect(literal.count == broken.count)
    #expect(literal.filter { $0 < 0x80 } == Array("abc".utf8))
  }

  /// The tables agree with the platform's Unicode data, for every code point of the supported scripts.
  @Test func lowerCaseIsThatOfUnicode() {
    let blocks: [ClosedRange<UInt32>] = [0...0x556, 0x1E00...0x1FFF, 0x2000...0x2133, 0xFF00...0xFFEF]
    var wrong: [String] = []
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected = value == 0x130 ? "i" : CanonicalForm.composed(scalar.properties.lowercaseMapping)
      let found = literal(String(scalar))
      if found.unicodeScalars.elementsEqual(expected.unicodeScalars) == false { wrong.append("\(scalar) \(found)") }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  /// A letter that Unicode takes apart into an ASCII letter and marks collates as that letter.
  @Test func marksFallOffLatinLetters() {
    var wrong: [String] = []
    var known = 0
    for value in [UInt32](0xC0..<0x2B0) + [UInt32](0x1E00..<0x1F00) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // The Unicode name contains the base letter: `LATIN SMALL LETTER E WITH ACUTE`.
      let words = (scalar.properties.name ?? "").split(separator: " ")
      guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1, words[4] == "WITH"
      else {
        continue
      }
      known += 1
      if collated(String(scalar)) != words[3].lowercased() { wrong.append("\(scalar) \(collated(String(scalar)))") }
    }
    #expect(known > 500)
    #expect(wrong == ["ǅ dz", "ǈ lj", "ǋ nj", "ǲ dz"])
  }

  @Test func lawsHoldForRandomBytes() {
    let pieces: [[UInt8]] =
      [
        "a", "Z", "9", "-", " ", "é", "Æ", "İ", "ẞ", "Ⱥ", "Ⱦ", "Ɓ", "\u{2126}", "\u{212A}", "Ж", "Σ", "—", "稲", "🔥",
        "\u{301}", "ﬁ", "\n",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F]]
    let failure = checkProperty(
      "folding is stable, bounded and made of pieces", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 71),
      generate: { generator -> [[UInt8]] in
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { pieces in
        let bytes = pieces.flatMap { $0 }
        var once: [UInt8] = []
        var twice: [UInt8] = []
        TextFolding.collated(bytes, into: &once)
        TextFolding.collated(once, into: &twice)
        if once != twice { return "collating twice differs" }
        if once.count > bytes.count { return "collated text is longer" }
        var lower: [UInt8] = []
        var again: [UInt8] = []
        TextFolding.literal(bytes, into: &lower)
        TextFolding.literal(lower, into: &again)
        if lower != again { return "lowering twice differs" }
        again.removeAll()
        TextFolding.collated(lower, into: &again)
        if again != once { return "lowering changes what is collated" }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
