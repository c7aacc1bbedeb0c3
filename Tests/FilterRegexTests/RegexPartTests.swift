import FilterRegex
import FilterText
import Testing

/// The pieces an editor colours and explains.
@Suite struct RegexPartTests {
  private func expectParts(
    _ text: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let syntax = RegexSyntax(dialect: text)
    let parts = syntax.parts.map { "\(syntax.source[$0.range]) \($0.category.rawValue): \($0.description)" }
    #expect(parts == expected, "`\(text)`", sourceLocation: sourceLocation)
    #expect(RegexLaws.check(syntax.source) == nil, sourceLocation: sourceLocation)
  }

  @Test func textIsOnePiece() {
    expectParts("draw a", ["draw a literal: the text 'draw a'"])
    expectParts("x", ["x literal: 'x'"])
    expectParts(" ", ["  literal: a space"])
  }

  @Test func whatIsRepeatedIsAPieceOfItsOwn() {
    expectParts(
      "cards?",
      ["card literal: the text 'card'", "s literal: 's'", "? quantifier: at most once, as many as possible"])
  }

  @Test func quantifiers() {
    expectParts(
      "a*b+?c{2}d{2,}e{2,3}?f{1}",
      [
        "a literal: 'a'", "* quantifier: zero or more times, as many as possible",
        "b literal: 'b'", "+? quantifier: one or more times, as few as possible",
        "c literal: 'c'", "{2} quantifier: exactly 2 times",
        "d literal: 'd'", "{2,} quantifier: 2 or more times, as many as possible",
        "e literal: 'e'", "{2,3}? quantifier: 2 to 3 times, as few as possible",
        "f literal: 'f'", "{1} quantifier: exactly once",
      ])
  }

  @Test func groups() {
    expectParts(
      "(a|b)(?=c)(?!d)(?<=e)(?<!f)(?:g)(?#h)",
      [
        "( group: a group", "a literal: 'a'", "| alternation: or", "b literal: 'b'", ") group: the end of the group",
        "(?= group: followed by", "c literal: 'c'", ") group: the end of the group",
        "(?! group: not followed by", "d literal: 'd'", ") group: the end of the group",
        "(?<= group: preceded by", "e literal: 'e'", ") group: the end of the group",
        "(?<! group: not preceded by", "f literal: 'f'", ") group: the end of the group",
        "(?: group: a group", "g literal: 'g'", ") group: the end of the group",
        "(?#h) comment: a comment",
      ])
  }

  @Test func choicesOfCharacters() {
    expectParts(
      #".\d[^ab-d\n[:alpha:]]"#,
      [
        ". characterClass: any character", #"\d characterClass: any digit"#,
        "[^ characterClass: any character except these",
        "a characterClass: 'a'", "b-d characterClass: any character from 'b' to 'd'", #"\n escape: a line break"#,
        "[:alpha:] characterClass: any letter", "] characterClass: the end of the characters",
      ])
  }

  @Test func placesAndSymbols() {
    expectParts(
      #"^\b~ \sm\.\x1B$"#,
      [
        "^ anchor: the beginning of a line", #"\b anchor: the beginning or end of a word"#,
        "~ selfReference: the card's own name or self reference", "  literal: a space",
        #"\sm shorthand: any mana symbol"#, #"\. escape: '.'"#, #"\x1B escape: U+1B"#, "$ anchor: the end of a line",
      ])
    let reference = RegexSyntax(dialect: #"(a)\1"#).parts.last
    #expect(reference?.description == "a back-reference, which never matches")
    #expect(reference?.category == .escape)
  }

  @Test func errorsSayWhatIsWrong() {
    expectParts("a)", ["a literal: 'a'", ") error: unmatched ')'"])
    expectParts("(a", ["( error: unclosed '('", "a literal: 'a'"])
    expectParts(
      "[z-a]",
      [
        "[ characterClass: one of these characters", "z-a error: reversed range 'z-a'",
        "] characterClass: the end of the characters",
      ])
  }

  @Test func everyCategoryHasAWord() {
    #expect(Set(RegexPart.Category.allCases.map(\.rawValue)).count == 11)
  }

  @Test func everyExplanationIsItsOwnAndShort() {
    let patterns =
      [#"\A"#, #"\Z"#, #"\b"#, #"\B"#, #"\m"#, #"\M"#, #"\d"#, #"\D"#, #"\s"#, #"\S"#, #"\w"#, #"\W"#]
    let words = patterns.map { RegexSyntax(dialect: $0).parts[0].description }
    #expect(Set(words).count == words.count)
    for name in RegexPosixClass.allCases {
      let parts = RegexSyntax(dialect: "[[:\(name.rawValue):]]").parts
      #expect(parts.count == 3 && parts[1].description.utf8.count < 50)
    }
  }
}
