import FilterRegex
import Testing

/// The tables of cases and letters agree with Unicode in their scope.
@Suite struct MatchingAlphabetTests {
  /// The scripts whose cases the table holds.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x00...0x17E, 0x1CD...0x1DC, 0x1DE...0x1EF, 0x1F8...0x21F, 0x386...0x3AB, 0x400...0x587, 0x1E00...0x1E95,
    0x1EA0...0x1EFF,
    0x2160...0x217F, 0x24B6...0x24E9, 0xFF21...0xFF5A,
  ]

  /// Characters with a partner in one direction only.
  private static let without: Set<UInt32> = [0xB5, 0x130, 0x131, 0x149, 0x17F, 0x1F0, 0x1E9E, 0x390, 0x3B0, 0x3C2]

  @Test func everyLetterMatchesItsOtherCase() throws {
    var pairs = 0
    for scalar in Self.blocks.joined().compactMap({ Unicode.Scalar($0) }) where !Self.without.contains(scalar.value) {
      let both = [scalar.properties.lowercaseMapping, scalar.properties.uppercaseMapping]
      for other in both where other != String(scalar) && other.unicodeScalars.count == 1 {
        pairs += 1
        #expect(matches(pattern(scalar), other), "\(scalar) and \(other)")
      }
      if both == [String(scalar), String(scalar)], scalar.value > 0x40 {
        // A character without another case matches only itself.
        for other in [scalar.value ^ 0x20, scalar.value ^ 1].compactMap({ Unicode.Scalar($0) }) {
          #expect(!matches(pattern(scalar), String(other)), "\(scalar) and \(other)")
        }
      }
    }
    #expect(pairs > 900)
  }

  @Test func specialLettersMatchThemselvesAlone() {
    for (letter, other) in [
      ("ſ", "s"), ("s", "ſ"), ("k", "\u{212A}"), ("ı", "i"), ("İ", "i"), ("ς", "σ"), ("ß", "s"), ("µ", "μ"),
    ] {
      #expect(matches(letter, letter))
      #expect(!matches(letter, other))
    }
    #expect(matches("ẞ", "ẞ"))
  }

  @Test func lettersAreThoseOfUnicode() {
    for scalar in (0x00...0x52F).compactMap({ Unicode.Scalar($0 as UInt32) }) {
      let category = scalar.properties.generalCategory
      let isMark = category == .nonspacingMark || category == .enclosingMark || category == .spacingMark
      // Characters that Unicode does not assign count as their neighbours.
      if category == .unassigned { continue }
      let isLetter = scalar.properties.isAlphabetic || isMark
      #expect(matches("[[:alpha:]]", String(scalar)) == isLetter, "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func lettersOfTheWorldAreWords() {
    let rows: [String] = ["稲", "한", "の", "ア", "א", "ع", "ऩ", "ไ", "ღ", "Ⅻ", "ℵ", "𝔄", "𐐀", "e\u{301}", "٣"]
    for text in rows {
      #expect(matches(#"^\w+$"#, text), "\(text)")
    }
  }

  @Test func signsAreNoWords() {
    let rows: [String] = [
      "—", "–", "−", "•", "’", "“", "½", "®", "™", "∞", "☐", "✓", "🧝", "€", "…", "\u{FFFD}", "\u{FEFF}", "、", "。", "「",
    ]
    for text in rows {
      #expect(!matches(#"\w"#, text), "\(text)")
      #expect(matches(#"^\W+$"#, text), "\(text)")
    }
  }

  private func pattern(_ scalar: Unicode.Scalar) -> String {
    "^\\u" + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count) + String(scalar.value, radix: 16)
      + "$"
  }

  private func matches(_ pattern: String, _ text: String) -> Bool {
    guard let regex = compiled(pattern) else { return false }
    var matcher = RegexMatcher(regex)
    let verdict = matcher.contains(text)
    return verdict == .match
  }
}
