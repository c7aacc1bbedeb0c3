import Testing
import _FilterTestSupport

@testable import FilterText

/// Texts without accents and ligatures.
@Suite struct AccentFoldingTests {
  private func folded(_ text: String) -> String { String(decoding: TextForm.unaccented.bytes(of: text), as: UTF8.self) }

  @Test func texts() {
    let table = [
      ("Æther", "aether"), ("Lim-Dûl's Vault", "lim-dul's vault"), ("Straße", "strasse"), ("STRAẞE", "strasse"),
      ("œuvre", "oeuvre"), ("ﬁne ﬂower", "fine flower"), ("Łukasz Ørsted", "lukasz orsted"), ("İstanbul", "istanbul"),
      ("de\u{301}ja\u{300}", "deja"), ("Việt", "viet"), ("plain", "plain"), ("", ""),
      // Other characters are unchanged.
      ("3 × 4 ÷ 2", "3 × 4 ÷ 2"), ("—•“quote”", "—•“quote”"), ("Жар ПТИЦА", "жар птица"), ("½ x²", "½ x²"),
      ("日本", "日本"),
    ]
    for (text, expected) in table { #expect(folded(text) == expected, "\(text)") }
  }

  @Test func patterns() {
    let table = [
      ("aether", "aether"), ("æther", "(?:ae)ther"), ("[æø]x", "[aeo]x"), ("déjà", "deja"), (#"\é+"#, "e+"),
      (#"\\é"#, #"\\e"#), ("é[^à]ß?", "e[^a](?:ss)?"), (#"\[æ"#, #"\[(?:ae)"#), ("de\u{301}", "de"), ("—[—é]", "—[—e]"),
      ("(É|Ж)", "(e|ж)"),
    ]
    for (pattern, expected) in table { #expect(TextFolding.unaccented(pattern: pattern) == expected, "\(pattern)") }
  }

  /// Folding twice changes nothing, never makes a text longer than lower case does, and takes any bytes.
  @Test func laws() {
    let failure = checkProperty(
      "texts fold once", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 31),
      generate: { randomBytes(&$0, pieces: 30) }, shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { bytes in
        var once: [UInt8] = []
        TextFolding.unaccented(bytes, into: &once)
        var twice: [UInt8] = []
        TextFolding.unaccented(once, into: &twice)
        if once != twice { return "\(once) becomes \(twice)" }
        var literal: [UInt8] = []
        TextFolding.literal(bytes, into: &literal)
        return once.count > literal.count ? "longer than in lower case" : nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
