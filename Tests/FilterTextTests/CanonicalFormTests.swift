import FilterText
import Testing
import _FilterTestSupport

/// The composition of texts, by examples of Unicode's annex 15 and by the equality of Swift's strings, which is canonical.
@Suite struct CanonicalFormTests {
  @Test func composes() {
    let rows =
      [
        ("e\u{301}", "é"), ("и\u{306}", "й"), ("か\u{3099}", "が"), ("\u{1100}\u{1161}\u{11A8}", "각"),
        ("가\u{11A8}", "각"), ("\u{212B}", "Å"), ("A\u{30A}", "Å"), ("e\u{302}\u{323}", "ệ"), ("e\u{323}\u{302}", "ệ"),
        ("ê\u{323}", "ệ"), ("\u{958}", "\u{915}\u{93C}"), ("\u{2126}", "Ω"), ("\u{F900}", "豈"), ("\u{2F800}", "丽"),
        ("\u{1E9B}\u{323}", "\u{1E9B}\u{323}"), ("s\u{323}\u{307}", "ṩ"), ("q\u{307}\u{323}", "q\u{323}\u{307}"),
        ("a\u{323}b\u{301}", "ạb\u{301}"), ("\u{301}", "\u{301}"), ("\u{344}", "\u{308}\u{301}"), ("", ""),
        ("abc – x", "abc – x"),
        ("\u{9C7}\u{9BE}", "\u{9CB}"), ("\u{11131}\u{11127}", "\u{1112E}"), ("\u{10FFFF}", "\u{10FFFF}"),
      ] as [(String, String)]
    for (text, composed) in rows {
      let result = CanonicalForm.composed(text)
      #expect(result.utf8.elementsEqual(composed.utf8), "\(result.unicodeScalars.map { $0.value })")
    }
  }

  /// Every code point, alone and with marks: the result is equal and composing it again changes nothing; what is equal has
  /// the same bytes in every form.
  @Test func allCodePoints() {
    var wrong: [UInt32] = []
    for value in UInt32(0x80)..<0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(String.UnicodeScalarView([scalar]))
      let composed = CanonicalForm.composed(text)
      let again = CanonicalForm.composed(composed)
      if composed != text || !again.utf8.elementsEqual(composed.utf8) { wrong.append(value) }
      for form in [TextForm.literal, .unaccented, .collated, .exact]
      where form.bytes(of: text) != form.bytes(of: composed) {
        wrong.append(value)
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
  }

  @Test func equalTextsHaveTheSameBytes() {
    var random = SeededGenerator(seed: 50)
    let parts: [[Unicode.Scalar]] = [
      "eaiousAEcnHhjИиかはあक가각ᄀ", "\u{301}\u{302}\u{306}\u{323}\u{327}\u{331}\u{3099}\u{93C}\u{1161}\u{11A8}",
    ]
    .map { Array($0.unicodeScalars) }
    var known: [String: [[UInt8]]] = [:]
    var wrong: [String] = []
    for _ in 0..<20_000 {
      var view = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        view.append(parts[Int.random(in: 0...1, using: &random)].randomElement(using: &random)!)
      }
      let text = String(view)
      let forms = [TextForm.literal, .unaccented, .collated, .exact].map { $0.bytes(of: text) }
      if let before = known[text], before != forms { wrong.append(text) }
      known[text] = forms
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  @Test func invalidBytesStay() {
    var result: [UInt8] = []
    [0x65, 0xCC, 0xFF, 0x65, 0xCC, 0x81].withUnsafeBufferPointer { CanonicalForm.compose($0, into: &result) }
    #expect(result == [0x65, 0xCC, 0xFF, 0xC3, 0xA9])
  }
}
