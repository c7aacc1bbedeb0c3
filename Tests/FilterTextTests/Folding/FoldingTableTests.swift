import Foundation
import Testing
import _FilterTestSupport

@testable import FilterText

/// The tables of folding code point by code point, and its laws against the Unicode data of the platform.
@Suite struct FoldingTableTests {
  private func collated(_ text: String) -> String { String(decoding: TextFolding.collated(text), as: UTF8.self) }
  private func literal(_ text: String) -> String { String(decoding: TextFolding.literal(text), as: UTF8.self) }

  @Test func latinLetters() {
    let rows: [(String, String)] = [
      ("à", "a"), ("Ć", "c"), ("đ", "d"), ("ħ", "h"), ("ı", "i"), ("ĳ", "ij"), ("ł", "l"), ("ŋ", "n"), ("œ", "oe"),
      ("ŧ", "t"),
      ("ſ", "s"), ("ƀ", "b"), ("ǆ", "dz"), ("Ǉ", "lj"), ("ǌ", "nj"), ("ȝ", "ȝ"), ("ɨ", "i"), ("ø", "o"), ("ð", "d"),
      ("þ", "th"),
      ("ß", "ss"), ("×", ""), ("÷", ""), ("ÿ", "y"), ("Ạ", "a"), ("ẖ", "h"), ("ẞ", "ss"), ("ỹ", "y"), ("Ỻ", "ll"),
      ("Ａ", "a"), ("ｚ", "z"), ("０", "0"), ("９", "9"), ("ﬀ", "ff"), ("ﬁ", "fi"), ("ﬂ", "fl"), ("¹", "1"), ("²", "2"),
      ("³", "3"),
      ("ª", "a"), ("º", "o"), ("ⱥ", "a"), ("ⱦ", "t"), ("µ", "µ"),
    ]
    for (letter, expected) in rows {
      #expect(collated(letter) == expected, "\(letter)")
      #expect(collated("x" + letter + "9") == "x" + expected + "9", "\(letter)")
    }
  }

  /// Whole blocks that are nothing to collate by.
  @Test func leftOut() {
    let rows: [ClosedRange<UInt32>] = [
      0x80...0xA9, 0xAB...0xB1, 0xBB...0xBF, 0x2B0...0x36F, 0x483...0x489, 0x2000...0x2125, 0x2190...0x2BFF,
      0x3008...0x3020,
      0x3099...0x309C, 0xE000...0xF8FF, 0xFE00...0xFE6F, 0xFF01...0xFF0F, 0x1F000...0x1FAFF, 0xE0000...0xE007F,
    ]
    for block in rows {
      var kept: [String] = []
      for scalar in block.compactMap({ Unicode.Scalar($0) }) where !collated(String(scalar)).isEmpty {
        kept.append(String(scalar.value, radix: 16))
      }
      #expect(kept.isEmpty, "\(block): \(kept.prefix(8))")
    }
  }

  /// Letters of other scripts stay, in lower case.
  @Test func otherScripts() {
    let rows: [(String, String)] = [
      ("Ω", "ω"), ("Σ", "σ"), ("Ж", "ж"), ("Ѐ", "ѐ"), ("Ա", "ա"), ("א", "א"), ("ع", "ع"), ("あ", "あ"), ("ア", "ア"),
      ("龍", "龍"), ("한", "한"),
      ("々", "々"), ("〇", "〇"), ("𠮷", "𠮷"), ("ё", "ё"), ("Ά", "ά"), ("ﾊ", "ﾊ"),
    ]
    for (letter, expected) in rows {
      #expect(collated(letter) == expected, "\(letter)")
    }
  }

  /// In ASCII, only letters and digits are kept, and lower case changes only letters.
  @Test func ascii() {
    for value in UInt8(0)...127 {
      let scalar = Unicode.Scalar(value)
      let isKept = scalar.properties.isAlphabetic || (0x30...0x39).contains(value)
      #expect(collated(String(scalar)) == (isKept ? String(scalar).lowercased() : ""))
      #expect(literal(String(scalar)) == String(scalar).lowercased())
    }
  }

  /// Composed and decomposed letters collate alike, wherever the letter without its marks is Latin.
  @Test func composedAndDecomposed() {
    var wrong: [String] = []
    var known = 0
    for value in [UInt32](0xC0..<0x250) + [UInt32](0x1E00..<0x1F00) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let letter = String(scalar)
      let parts = letter.decomposedStringWithCanonicalMapping
      if parts.unicodeScalars.count == 1 { continue }
      known += 1
      if collated(letter) != collated(parts) { wrong.append(letter) }
    }
    #expect(known > 400)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  /// Lower case is idempotent for every code point.
  @Test func everyCodePoint() {
    var wrong: [UInt32] = []
    for value in UInt32(0x80)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let lower = TextFolding.lowered(value)
      if Unicode.Scalar(lower) == nil || TextFolding.lowered(lower) != lower { wrong.append(value) }
      let bytes = Array(String(scalar).utf8)
      var folded: [UInt8] = []
      TextFolding.collated(bytes, into: &folded)
      if folded.count > CanonicalForm.composed(String(scalar)).utf8.count { wrong.append(value) }
      if String(validating: folded, as: UTF8.self) == nil { wrong.append(value) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(10))")
  }

  /// Folding pieces equals folding the whole where none of them begins with a mark; truncated code points are handled.
  @Test func piecesAndCuts() {
    let pieces = ["Lim", "-", "Dûl", "ﬀ", "Æ", "稲", "İ", "ẞ", " ", "'", "🔥", "e\u{301}", "9"]
    let failure = checkProperty(
      "the folded whole is the folded pieces", cases: PropertyCases.count(long: 500),
      seed: PropertyCases.seed(default: 201),
      generate: { random in (0..<random.below(10)).map { _ in random.pick(pieces)! } },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { pieces in
        let whole = pieces.joined()
        if TextFolding.collated(whole) != pieces.flatMap({ TextFolding.collated($0) }) { return "collated" }
        if TextFolding.literal(whole) != pieces.flatMap({ TextFolding.literal($0) }) { return "literal" }
        let bytes = Array(whole.utf8)
        for end in bytes.indices {
          var (head, tail): ([UInt8], [UInt8]) = ([], [])
          TextFolding.literal(bytes[..<end], into: &head)
          TextFolding.literal(bytes[end...], into: &tail)
          // The first byte of a mark is 0xCC.
          let isBoundary = bytes[end] & 0xC0 != 0x80 && bytes[end] != 0xCC
          if isBoundary, head + tail != TextFolding.literal(whole) { return "cut at \(end)" }
          TextFolding.collated(bytes[..<end], into: &head)
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Overlong forms, surrogates and code points beyond Unicode are dropped.
  @Test func brokenBytes() {
    let rows: [[UInt8]] = [
      [0xC1, 0x81], [0xE0, 0x81, 0x81], [0xED, 0xB0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0x80],
      [0xFE],
      [0xC3], [0xE2, 0x84], [0xF0, 0x9F, 0x94],
    ]
    for bytes in rows {
      var (one, other): ([UInt8], [UInt8]) = ([], [])
      TextFolding.collated([0x41] + bytes + [0x42], into: &one)
      #expect(one == Array("ab".utf8), "\(bytes)")
      TextFolding.literal([0x41] + bytes + [0x42], into: &other)
      #expect(other == [0x61] + bytes + [0x62], "\(bytes)")
    }
  }
}
