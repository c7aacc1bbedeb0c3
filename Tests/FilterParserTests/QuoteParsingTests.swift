import FilterAST
import FilterParser
import Testing

/// Quotes of all families, closed and not.
@Suite struct QuoteParsingTests {
  @Test func quotesDelimitAValueOrTerm() {
    expectParse("\"lightning bolt\"", query: "\"lightning bolt\"")
    expectParse("o:\"draw a card\"", query: "o:\"draw a card\"")
    expectParse("\"(or) -t:/x/{\"", query: "\"(or) -t:/x/{\"")
    expectParse("\"a\" or \"b\"", query: "(or \"a\" \"b\")")
    expectParse("t:\"elf\"", query: "t:\"elf\"")
  }

  @Test func singleQuotesDelimitAsWell() {
    expectParse("o:'draw a card'", partial: "o:'draw a card'", query: "o:\"draw a card\"")
    expectParse("'lightning bolt'", query: "\"lightning bolt\"")
    expectParse("'say \"hi\"'", query: "'say \"hi\"'")
    // Only at the start: elsewhere an apostrophe is a letter.
    expectParse("urza's don't urza'", query: "(and urza's don't urza')")
    expectParse("o:a'b", query: "o:a'b")
  }

  @Test func quotesMakeADifference() {
    #expect(ParsedQuery(parsing: "name:ft").query != ParsedQuery(parsing: "name:\"ft\"").query)
    #expect(ParsedQuery(parsing: "bolt").query != ParsedQuery(parsing: "\"bolt\"").query)
    #expect(ParsedQuery(parsing: "'bolt'").query == ParsedQuery(parsing: "\"bolt\"").query)
  }

  @Test func emptyQuotesAreAValue() {
    expectParse("\"\"", query: "\"\"")
    expectParse("o:\"\" lore:\" \"", query: "(and o:\"\" lore:\" \")")
    expectParse("!''", query: "!\"\"")
  }

  @Test func aBackslashProtectsAQuote() {
    expectParse(#""say \"hi\"" b"#, query: #"(and 'say "hi"' b)"#)
    expectParse(#""a\\" b"#, query: #"(and "a\\" b)"#)
    expectParse(#""a\b""#, query: #""a\b""#)
    #expect(ParsedQuery(parsing: #"'a\'b\"c\\d\e'"#).query == .name(FilterName(quoted: #"a'b\"c\d\e"#)))
  }

  @Test func curlyQuotesAreStraightOnes() {
    expectParse("“lightning bolt”", partial: "“lightning bolt”", query: "\"lightning bolt\"")
    expectParse("o:‘draw a’", query: "o:\"draw a\"")
    expectParse("“a b\" c", query: "(and \"a b\" c)")
    expectParse("“urza’s tower”", query: "\"urza's tower\"")
    expectParse("urza’s", partial: "urza’s", query: "urza's")
    expectParse("«a» „b ｂ＂", query: "(and «a» „b ｂ＂)")
  }

  @Test func anUnclosedQuoteTakesTheRest() {
    expectParse(
      "o:①\"②draw a ca", partial: "o:\"draw a ca", query: "o:\"draw a ca\"", outcome: .autoclosed,
      diagnostics: [ExpectedDiagnostic(.unclosedQuote, 1, 2)])
    expectParse("①\"②", query: "\"\"", outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedQuote, 1, 2)])
    expectParse(
      "!①'②a (b or", query: "!\"a (b or\"", outcome: .autoclosed,
      diagnostics: [ExpectedDiagnostic(.unclosedQuote, 1, 2)])
    expectParse("①“②a ", query: "\"a \"", outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedQuote, 1, 2)])
    expectParse(
      #"①"②a\""#, query: #"'a"'"#, outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedQuote, 1, 2)])
    expectParse(
      #"①"②a\"#, query: #""a\\""#, outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedQuote, 1, 2)])
    expectParse(
      "①(②a or ③\"④b)", query: "(or a \"b)\")", outcome: .autoclosed,
      diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.unclosedQuote, 3, 4)])
    expectParse(
      "①(②a ③()④ ⑤\"⑥b", query: "(and a \"b\")", outcome: .recovered,
      diagnostics: [
        ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.emptyGroup, 3, 4),
        ExpectedDiagnostic(.unclosedQuote, 5, 6),
      ])
  }

  @Test func whatIsGluedAfterAQuoteIsATermOfItsOwn() {
    expectParse(
      "\"a\"①b", query: "(and \"a\" b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse(
      "\"a\"①\"b\"", query: "(and \"a\" \"b\")", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse(
      "t:\"a\"①-c:g", query: "(and t:\"a\" -c:g)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse(
      "t:'a'①,'b'", query: "(and t:\"a\" ,'b')", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse("\"a\"or b", query: "(or \"a\" b)")
    expectParse(
      "\"a\"①or\"b\"", query: "(and \"a\" or\"b\")", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse("(\"a\")\"b\"/c", query: "(and \"a\" \"b\" c)")
  }

  @Test func aQuoteThatWasNeverOpenedIsALetter() {
    expectParse(
      "draw a card①\"②", partial: "(and draw a card\")", query: "(and draw a card\")",
      diagnostics: [ExpectedDiagnostic(.unopenedQuote, 1, 2)])
    expectParse("o:card①”② x", query: "(and o:card\" x)", diagnostics: [ExpectedDiagnostic(.unopenedQuote, 1, 2)])
    expectParse("!a①\"②", query: "!a\"", diagnostics: [ExpectedDiagnostic(.unopenedQuote, 1, 2)])
    // With a second double quote in the word nothing was forgotten.
    expectParse("a\"b\" a\"b", query: "(and a\"b\" a\"b)")
  }

  @Test func treeOfQuotes() {
    expectParse(
      "'a'①b ②\"③c",
      tree: """
        query 0..<7
          conjunction 0..<7
            nameTerm 0..<3 `'a'`
            missingSpace 3..<3
            nameTerm 3..<4 `b`
            nameTerm 5..<7 `"c`
              missingClosingQuote 7..<7
        """,
      outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingSpace, 1), ExpectedDiagnostic(.unclosedQuote, 2, 3)])
  }
}
