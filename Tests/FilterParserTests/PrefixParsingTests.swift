import FilterParser
import Testing

/// `-` and `!`, which apply to the adjacent text after them.
@Suite struct PrefixParsingTests {
  @Test func aMinusNegatesWhatIsGluedAfterIt() {
    expectParse("-bolt", query: "-bolt")
    expectParse("-t:elf", query: "-t:elf")
    expectParse("-\"draw a card\"", query: "-\"draw a card\"")
    expectParse("-o:/^tap/", query: "-o:/^tap/")
    expectParse("-++", query: "-unique:prints")
    expectParse("-!bolt", query: "-!bolt")
    expectParse("c:rg -c:w", query: "(and c:rg -c:w)")
    expectParse("-t:elf -t:orc", query: "(and -t:elf -t:orc)")
  }

  @Test func aMinusInsideAWordOrValueIsALetter() {
    expectParse("fire-ice fire--ice fire-", query: "(and fire-ice fire--ice fire-)")
    expectParse("fire-\"ice\"", query: "fire-\"ice\"")
    expectParse("pow=-1", query: "pow=-1")
    expectParse("t:-elf", query: "t:-elf")
    expectParse("set-type:core", query: "set-type:core")
  }

  @Test func aLoneMinusNegatesNothing() {
    expectParse("①-② x", query: "x", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.danglingMinus, 1, 2)])
    expectParse("x ①-②", query: "x", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.danglingMinus, 1, 2)])
    expectParse("①-②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.danglingMinus, 1, 2)])
    expectParse("①-② /x/", query: "x", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.danglingMinus, 1, 2)])
    expectParse("①-②/-x/", query: "-x", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.danglingMinus, 1, 2)])
    expectParse(
      "a ①-②or b", query: "(or a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.danglingMinus, 1, 2)])
    expectParse(
      "①-②③)④", outcome: .empty,
      diagnostics: [ExpectedDiagnostic(.danglingMinus, 1, 2), ExpectedDiagnostic(.surplusParenthesis, 3, 4)])
  }

  @Test func twoMinusesCancelOut() {
    expectParse(
      "①--②t:elf", query: "t:elf", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.repeatedMinus, 1, 2)])
    expectParse(
      "①--②-t:elf", query: "-t:elf", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.repeatedMinus, 1, 2)])
    expectParse(
      "①----②(a b)", query: "(and a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.repeatedMinus, 1, 2)])
    expectParse(
      "①--②-(a b)", query: "-(and a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.repeatedMinus, 1, 2)])
    expectParse(
      "①-②-③ x", query: "x", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.repeatedMinus, 1, 2), ExpectedDiagnostic(.danglingMinus, 1, 3)])
  }

  @Test func anExclamationMarkAsksForTheWholeName() {
    expectParse("!bolt", query: "!bolt")
    expectParse("!\"Lightning Bolt\"", query: "!\"Lightning Bolt\"")
    expectParse("!'Lightning Bolt'", query: "!\"Lightning Bolt\"")
    expectParse("-!\"Lightning Bolt\"", query: "-!\"Lightning Bolt\"")
    expectParse("!limdulsvault c:ub", query: "(and !limdulsvault c:ub)")
    expectParse("!a or !b", query: "(or !a !b)")
  }

  @Test func afterAnExclamationMarkEverythingIsAName() {
    expectParse("!t:elf", query: "!\"t:elf\"")
    expectParse("!-bolt", query: "!\"-bolt\"")
    expectParse("!!bolt", query: "!\"!bolt\"")
    expectParse("!++", query: "!\"++\"")
    expectParse("!>=3x", query: "!\">=3x\"")
    expectParse("!,", query: "!\",\"")
    expectParse("!fire/ice", query: "(and !fire ice)")
  }

  @Test func aLoneExclamationMarkNamesNothing() {
    expectParse("①!② x", query: "x", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingExactName, 1, 2)])
    expectParse("①-!②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.missingExactName, 1, 2)])
    expectParse(
      "①!②(a or b)", query: "(or a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingExactName, 1, 2)])
    expectParse(
      "①!② pow ③>=④3", query: "pow", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingExactName, 1, 2), ExpectedDiagnostic(.spaceBeforeOperator, 3, 4)])
    expectParse("①!② or a", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingExactName, 1, 2)])
  }

  /// `-/bolt/` must not match the excluded text: meaningless punctuation does not detach a prefix.
  @Test func punctuationDoesNotTakeAPrefixAway() {
    let stray = [ExpectedDiagnostic(.strayPunctuation, 1, 2)]
    expectParse("-①/②bolt/", partial: "-bolt", query: "-bolt", outcome: .recovered, diagnostics: stray)
    expectParse("-①//②bolt shock/", query: "(and -bolt shock)", outcome: .recovered, diagnostics: stray)
    expectParse("-①/②\"bolt\"/", query: "-\"bolt\"", outcome: .recovered, diagnostics: stray)
    expectParse("-①/②t:elf", query: "-t:elf", outcome: .recovered, diagnostics: stray)
    expectParse("-①/②kaboom!/", query: "-kaboom!", outcome: .recovered, diagnostics: stray)
    expectParse("-①/②++", query: "-unique:prints", outcome: .recovered, diagnostics: stray)
    expectParse("-①/②(a b)/ c", query: "(and -(and a b) c)", outcome: .recovered, diagnostics: stray)
    expectParse("-①,②(a b)", query: "-(and a b)", outcome: .recovered, diagnostics: stray)
    expectParse("-①,/②a", query: "-a", outcome: .recovered, diagnostics: stray)
    expectParse("-①/!/②(a)", query: "-a", outcome: .recovered, diagnostics: stray)
    expectParse("-①!②(a or b)", query: "-(or a b)", outcome: .recovered, diagnostics: stray)
    expectParse("(-①/②!bolt)", query: "-!bolt", outcome: .recovered, diagnostics: stray)
    expectParse("!①/②bolt/", query: "!bolt", outcome: .recovered, diagnostics: stray)
    expectParse("-!①/②t:x/", query: "-!\"t:x\"", outcome: .recovered, diagnostics: stray)
    expectParse("!①//②\"a b\"", query: "!\"a b\"", outcome: .recovered, diagnostics: stray)
    expectParse(
      "①--②-③/④a", query: "-a", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.repeatedMinus, 1, 2), ExpectedDiagnostic(.strayPunctuation, 3, 4)])
  }

  /// What glues a minus to a term in other ways keeps it too.
  @Test func aMinusOutlastsWhatIsUnfinished() {
    expectParse(
      "-,bolt -\"a\" -'b' -①“②c", query: "(and -,bolt -\"a\" -\"b\" -\"c\")", outcome: .autoclosed,
      diagnostics: [ExpectedDiagnostic(.unclosedQuote, 1, 2)])
    expectParse(
      "-①(②bolt", query: "-bolt", outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2)])
    expectParse("-{bolt", query: "-{bolt")
    expectParse(
      "-o:①/②a", query: "-o:/a/", outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedRegex, 1, 2)])
  }

  @Test func treesOfStrayPunctuation() {
    expectParse(
      "-①/②a/ -③!④(b)",
      tree: """
        query 0..<10
          conjunction 0..<10
            nameTerm 0..<3 `-/a`
              strayPunctuation 1..<2 `/`
            group 5..<10
              strayPunctuation 6..<7 `!`
              nameTerm 8..<9 `b`
        """,
      outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.strayPunctuation, 1, 2), ExpectedDiagnostic(.strayPunctuation, 3, 4)])
  }

  @Test func treesOfPrefixes() {
    expectParse(
      "-!\"a b\" ①--②-t:elf",
      tree: """
        query 0..<16
          conjunction 0..<16
            exactNameTerm 0..<7 `-!"a b"`
            filterTerm 8..<16 `---t:elf`
              repeatedMinus 8..<10 `--`
        """,
      outcome: .recovered, diagnostics: [ExpectedDiagnostic(.repeatedMinus, 1, 2)])
    expectParse(
      "①-② ③!④",
      tree: """
        query 0..<3
          conjunction 0..<3
            nameTerm 0..<1 `-`
              missingName 1..<1
            exactNameTerm 2..<3 `!`
              missingName 3..<3
        """,
      partial: "(and - !)", outcome: .empty,
      diagnostics: [ExpectedDiagnostic(.danglingMinus, 1, 2), ExpectedDiagnostic(.missingExactName, 3, 4)])
  }
}
