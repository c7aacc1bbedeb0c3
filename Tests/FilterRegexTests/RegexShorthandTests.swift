import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// The shorthands of the home dialect. They all begin like white space.
@Suite struct RegexShorthandTests {
  @Test func eachIsRead() {
    for shorthand in RegexSyntax.dialectShorthands { expectShorthand(shorthand) }
  }

  private func expectShorthand(_ shorthand: RegexShorthand) {
    let syntax = RegexSyntax(dialect: shorthand.spelling)
    #expect(RegexShape(of: syntax).description == shorthand.spelling)
    #expect(syntax.isValid && RegexSyntax(parsing: shorthand.pattern).isValid)
    #expect(syntax.parts.map(\.category) == [.shorthand])
    #expect(syntax.parts.map(\.description) == [shorthand.summary])
  }

  @Test func theLongestWins() {
    expectRegex(#"\smr"#, #"\smr"#)
    expectRegex(#"\smart"#, #"\sm a r t"#)
    expectRegex(#"\scheme"#, #"\sc h e m e"#)
    expectRegex(#"\ssp"#, #"\ss p"#)
    expectRegex(#"\smm\smmm"#, #"\smm \smm m"#)
  }

  @Test func otherLettersLeaveWhiteSpace() {
    expectRegex(#"\s"#, "space")
    expectRegex(#"\s+m"#, "space{1...} m")
    expectRegex(#"\spell\sp"#, "space p e l l space p")
    expectRegex(#"\sMR\SM"#, "space M R notSpace M")
    expectRegex(#"\\sm"#, #"\ s m"#)
  }

  /// Without a dialect, `\s` is white space, and letters follow it.
  @Test func withoutDialectThereAreNone() {
    for shorthand in RegexSyntax.dialectShorthands {
      let syntax = RegexSyntax(parsing: shorthand.spelling)
      let letters = shorthand.spelling.dropFirst(2).map { " \($0)" }.joined()
      #expect(RegexShape(of: syntax).description == "space" + letters)
    }
  }

  /// A dialect may define any letters, and an invalid pattern makes an invalid regular expression.
  @Test func otherDialects() throws {
    let id = RegexShorthand(#"\id"#, summary: "an identifier", pattern: "[a-z]+-[0-9]+")
    let broken = RegexShorthand(#"\bad"#, summary: "broken", pattern: "(")
    func parsed(_ text: String) -> RegexSyntax { RegexSyntax(parsing: SourceText(text), shorthands: [id, broken]) }
    #expect(RegexShape(of: parsed(#"\id\d \smr"#)).description == #"\id digit ␠ space m r"#)
    var matcher = RegexMatcher(try CompiledRegex(parsed(#"^\id$"#)))
    #expect(matcher.contains("ab-12") == .match && matcher.contains("12-ab") == .noMatch)
    #expect(parsed(#"\bad"#).isValid)
    #expect(throws: RegexCompilationError.self) { try CompiledRegex(parsed(#"\bad"#)) }
  }

  @Test func theyCanBeRepeated() {
    expectRegex(#"\smr{2,}|\spp?"#, #"\smr{2...} | \spp{0...1}"#)
  }

  /// The facts of the language name the same shorthands, in the same words.
  @Test(.needsShared("language/vocabulary.json")) func theyAreThoseOfTheLanguage() throws {
    let vocabulary = try #require(try SharedFolder.object(of: "language/vocabulary.json"))
    let entries = try #require(vocabulary["regexShorthands"] as? [[String: String]])
    let named = entries.filter { $0["text"] != "~" }
    #expect(named.map { $0["text"] } == RegexSyntax.dialectShorthands.map(\.spelling))
    #expect(named.map { $0["summary"] } == RegexSyntax.dialectShorthands.map(\.summary))
    let tilde = entries.first { $0["text"] == "~" }?["summary"]
    #expect(tilde == RegexSyntax(dialect: "~").parts.first?.description)
  }
}
