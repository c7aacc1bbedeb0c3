import FilterRegex
import FilterTestSupport
import FilterText
import Testing

/// Symbols of the game. They all begin like white space.
@Suite struct RegexShorthandTests {
  @Test(arguments: RegexShorthand.allCases) func eachIsRead(_ shorthand: RegexShorthand) {
    let syntax = RegexSyntax(parsing: shorthand.rawValue)
    #expect(RegexShape(of: syntax).description == "\(shorthand)")
    #expect(syntax.isValid)
    #expect(syntax.parts.map(\.category) == [.shorthand])
    #expect(syntax.parts.map(\.description) == [shorthand.summary])
  }

  @Test func theLongestWins() {
    expectRegex(#"\smr"#, "repeatedMana")
    expectRegex(#"\smart"#, "anyMana a r t")
    expectRegex(#"\scheme"#, "coloredMana h e m e")
    expectRegex(#"\ssp"#, "anySymbol p")
    expectRegex(#"\smm\smmm"#, "penalty penalty m")
  }

  @Test func otherLettersLeaveWhiteSpace() {
    expectRegex(#"\s"#, "space")
    expectRegex(#"\s+m"#, "space{1...} m")
    expectRegex(#"\spell\sp"#, "space p e l l space p")
    expectRegex(#"\sMR\SM"#, "space M R notSpace M")
    expectRegex(#"\\sm"#, #"\ s m"#)
  }

  @Test func theyCanBeRepeated() {
    expectRegex(#"\smr{2,}|\spp?"#, "repeatedMana{2...} | bonus{0...1}")
  }

  /// The facts of the language name the same shorthands, in the same words.
  @Test(.needsShared("language/vocabulary.json")) func theyAreThoseOfTheLanguage() throws {
    let vocabulary = try #require(try SharedFolder.object(of: "language/vocabulary.json"))
    let entries = try #require(vocabulary["regexShorthands"] as? [[String: String]])
    let named = entries.filter { $0["text"] != "~" }
    #expect(named.map { $0["text"] } == RegexShorthand.allCases.map(\.rawValue))
    #expect(named.map { $0["summary"] } == RegexShorthand.allCases.map(\.summary))
    let tilde = entries.first { $0["text"] == "~" }?["summary"]
    #expect(tilde == RegexSyntax(parsing: "~").parts.first?.description)
  }
}
