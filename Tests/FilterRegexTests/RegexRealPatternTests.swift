import FilterRegex
import FilterText
import Testing

/// Patterns as players write them, each with the tree it has. All are within the limits of the service.
@Suite struct RegexRealPatternTests {
  private func expectSound(_ text: String, _ shape: String, sourceLocation: SourceLocation = #_sourceLocation) {
    expectRegex(text, shape, limits: .scryfall, sourceLocation: sourceLocation)
  }

  @Test func abilities() {
    expectSound("^{T}:", "lineStart { T } :")
    expectSound(#"^\{T\}:"#, "lineStart { T } :")
    expectSound(#"\bdraws?\b"#, "wordBoundary d r a w s{0...1} wordBoundary")
    expectSound("~ deals \\d+", "self ␠ d e a l s ␠ digit{1...}")
    expectSound("(when|whenever) ~", "(capturing w h e n | w h e n e v e r) ␠ self")
    expectSound("when(ever)? ~", "w h e n (capturing e v e r){0...1} ␠ self")
    expectSound("gain.*life", "g a i n any{0...} l i f e")
    expectSound("gains? [0-9x]+ life", "g a i n s{0...1} ␠ [0-9 x]{1...} ␠ l i f e")
  }

  @Test func costs() {
    expectSound(#"\{2\/w\}"#, "{ 2 / w }")
    expectSound(#"^\{[wubrg]\}$"#, "lineStart { [w u b r g] } lineEnd")
    expectSound(#"^(\sc){3}$"#, #"lineStart (capturing \sc){3...3} lineEnd"#)
    expectSound(#"^\smr$"#, #"lineStart \smr lineEnd"#)
    expectSound(#"\smh.*\smp"#, #"\smh any{0...} \smp"#)
    expectSound(#"\spp|\smm counter"#, #"\spp | \smm ␠ c o u n t e r"#)
    expectSound(#"\+1\/\+1 counter"#, "+ 1 / + 1 ␠ c o u n t e r")
    expectSound(#"create an? \spt"#, #"c r e a t e ␠ a n{0...1} ␠ \spt"#)
  }

  @Test func names() {
    expectSound("^birds", "lineStart b i r d s")
    expectSound("bolt$", "b o l t lineEnd")
    expectSound("^.{3}$", "lineStart any{3...3} lineEnd")
    expectSound("^[^aeiou]+$", "lineStart [^a e i o u]{1...} lineEnd")
    expectSound("'s ", "' s ␠")
    expectSound(" \\/\\/ ", "␠ / / ␠")
    expectSound(#"^(\w)\w* \w+$"#, "lineStart (capturing word) word{0...} ␠ word{1...} lineEnd")
  }

  @Test func types() {
    expectSound("legendary.*(elf|human)", "l e g e n d a r y any{0...} (capturing e l f | h u m a n)")
    expectSound(
      #"^(?!.*legendary).*\bgoblin"#,
      "lineStart (negativeLookAhead any{0...} l e g e n d a r y) any{0...} wordBoundary g o b l i n")
    expectSound("(?<!non)creature", "(negativeLookBehind n o n) c r e a t u r e")
    expectSound("— [^ ]+$", "— ␠ [^␠]{1...} lineEnd")
  }

  @Test func wholeTexts() {
    expectSound(#"\A[^\n]*\Z"#, "textStart [^␊]{0...} textEnd")
    expectSound(#"\.\n\n?"#, ". ␊ ␊{0...1}")
    expectSound(#"\mflash\M"#, "wordStart f l a s h wordEnd")
    expectSound(#"^\(.*\)$"#, "lineStart ( any{0...} ) lineEnd")
    expectSound(#""(yes|no)""#, "\" (capturing y e s | n o) \"")
  }

  /// Common patterns that the service rejects, and their probable meanings.
  @Test func firstFixesAreWhatWasMeant() throws {
    let rows: [(String, String)] = [
      ("{1}{W}", #"\{1}{W}"#), ("+1/+1", #"\+1/+1"#), ("{2/W}", #"\{2/W}"#), ("(?i)elf", "elf"),
      ("draw (a|two", "draw (a|two)"),
      ("[wubrg", "[wubrg]"), ("a card)", #"a card\)"#), ("(?<n>elf)", "(elf)"), ("x++", "x+"), (#"\hit"#, "hit"),
      ("[[:Alpha:]]", "[[:alpha:]]"), ("[9-0]", "[0-9]"), ("a{3,1}", "a{1,3}"), ("* counter", #"\* counter"#),
    ]
    for (written, meant) in rows {
      let syntax = RegexSyntax(dialect: written)
      let first = try #require(syntax.diagnostics().first?.fixes.first, "\(written)")
      #expect(first.applied(to: syntax.source)?.description == meant, "\(written)")
    }
  }
}
