import FilterRegex
import Testing

/// The symbols of the game, in real wordings.
@Suite struct MatchingShorthandTests {
  @Test func manaSymbols() {
    expectMatches(
      #"\sm"#, "Add ⟦{G}⟧.", "⟦{10}⟧", "{T}: Add ⟦{W}⟧", "{T}", "{Q}", "{E}", "{CHAOS}", "⟦{½}⟧", "⟦{HW}⟧", "⟦{2/w}⟧",
      "⟦{c/u}⟧", "⟦{G/W/P}⟧", "⟦{X}⟧", "{GW}", "G")
    expectMatches(#"Add \sm\sm"#, "⟦Add {G}{W}⟧.", "Add {G}.")
    expectMatches(#"\smart"#, "⟦{g}art⟧")
  }

  @Test func coloredSymbols() {
    expectMatches(
      #"\sc"#, "⟦{g}⟧", "{2}{X}{C}{S}", "{3}⟦{W/U}⟧", "⟦{2/R}⟧", "⟦{B/P}⟧", "⟦{HR}⟧", "⟦{R/G/P}⟧", "⟦{C/W}⟧", "{T}",
      "{P}")
  }

  @Test func anySymbol() {
    expectMatches(#"\ss"#, "⟦{T}⟧: Add", "⟦{CHAOS}⟧", "⟦{10}⟧", "T", "{}")
    expectMatches(#"^\ss, \ss:"#, "Flying\n⟦{2}, {T}:⟧ Draw")
  }

  @Test func repeatedSymbols() {
    expectMatches(
      #"\smr"#, "{1}⟦{G}{G}{G}⟧", "{G}{W}{G}", "⟦{g}{G}⟧", "⟦{R/W}{R/W}⟧", "{R/W}{W/R}", "⟦{10}{10}⟧", "{1}{10}")
  }

  @Test func hybridAndPhyrexian() {
    expectMatches(#"\smh"#, "⟦{W/U}⟧", "⟦{2/W}⟧", "⟦{G/P}⟧", "⟦{G/U/P}⟧", "{G}", "{T}", "1/1")
    expectMatches(#"\smp"#, "⟦{P}⟧", "⟦{W/P}⟧", "⟦{R/G/P}⟧", "{W/U}", "{G}")
  }

  @Test func pairs() {
    expectMatches(#"\spt"#, "a ⟦1/1⟧ white", "an ⟦X/X⟧ green", "a ⟦10/10⟧", "⟦*/*⟧", "and/or", "+1/+1")
    expectMatches(#"\spp"#, "gets ⟦+1/+1⟧ until", "a ⟦+X/+0⟧", "1/1", "-1/-1", "+1/-1")
    expectMatches(#"\smm"#, "a ⟦-1/-1⟧ counter", "⟦-X/-X⟧", "⟦−2/−2⟧", "+1/+1", "-1/+1")
  }

  /// Each is read with the others around it, and no shorthand is too large.
  @Test func allAreCompiled() {
    for shorthand in RegexSyntax.dialectShorthands {
      let regex = compiled("^(\(shorthand.spelling)|a)+?b\(shorthand.spelling)*$")
      #expect(regex != nil, "\(shorthand.spelling)")
      #expect(regex?.usesLookaround == false)
    }
  }
}
