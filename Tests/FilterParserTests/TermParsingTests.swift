import FilterParser
import Testing

/// Fields, operators, values and names.
@Suite struct TermParsingTests {
  @Test func everyOperatorIsRead() {
    expectParse("t:elf", query: "t:elf")
    expectParse("pow=3 pow!=3", query: "(and pow=3 pow!=3)")
    expectParse("pow<3 pow<=3 pow>3 pow>=3", query: "(and pow<3 pow<=3 pow>3 pow>=3)")
    expectParse("pow=<3 pow=>3", partial: "(and pow=<3 pow=>3)", query: "(and pow<=3 pow>=3)")
    expectParse("mv:odd pow=mv", query: "(and mv:odd pow=mv)")
    expectParse("id:c t:land", query: "(and id:c t:land)")
  }

  @Test func fieldNamesIgnoreLetterCaseAndValuesKeepIt() {
    expectParse("T:Elf", partial: "T:Elf", query: "t:Elf")
    expectParse("Set-Type:Core", query: "set-type:Core")
  }

  @Test func aFieldIsALetterThenLettersDigitsAndHyphens() {
    expectParse("foo-bar:baz", query: "foo-bar:baz")
    expectParse("foo1:bar _x:1 a_:b", query: "(and foo1:bar _x:1 a_:b)")
    expectParse("1foo:bar", query: "1foo:bar", outcome: .valid)
    expectParse("é:x .a:b", query: "(and é:x .a:b)")
  }

  @Test func theParserKnowsNoFields() {
    // Directives and numbers depend on the field, which only the analysis knows: `pow=3x` is one filter here.
    expectParse("order:usd dir:desc t:dragon", query: "(and order:usd dir:desc t:dragon)")
    expectParse("pow=3x", query: "pow=3x")
    expectParse("pow=1t:goblin", query: "pow=1t:goblin")
    expectParse("t:elf or order:cmc t:orc", query: "(or t:elf (and order:cmc t:orc))")
    expectParse("t>elf cmc+pow>5", query: "(and t>elf cmc+pow>5)")
    expectParse("pow:\"1+*\" cn:1-5 r:c,u", query: "(and pow:\"1+*\" cn:1-5 r:c,u)")
    expectParse("mana!bb", query: "mana!bb")
  }

  @Test func aValueReachesToTheNextSpaceOrBracket() {
    expectParse("a:b:c", query: "a:b:c")
    expectParse("t:goblin,", query: "t:goblin,")
    expectParse("e:war,m21", query: "e:war,m21")
    expectParse("t:x!y", query: "t:x!y")
    expectParse("usd<1.5 date>=2020-01-01", query: "(and usd<1.5 date>=2020-01-01)")
    expectParse("t:x/y", query: "(and t:x y)")
    expectParse("o:don't", query: "o:don't")
  }

  @Test func closedBracesAreOpaqueToSlashes() {
    expectParse("mana:{2/w} {w/u}", query: "(and mana:{2/w} {w/u})")
    expectParse("m:{w}{u/p}x", query: "m:{w}{u/p}x")
    expectParse("o:{t}: {T}:", query: "(and o:{t}: {T}:)")
    expectParse("m:{w}/{u}", query: "(and m:{w} {u})")
    expectParse("mana:{2/w", query: "(and mana:{2 w)")
    expectParse("m:{(w)}", query: "(and m:{ w })")
  }

  @Test func aNameIsWhateverIsNoFilter() {
    expectParse("urza's don't urza' lim-dûl", query: "(and urza's don't urza' lim-dûl)")
    expectParse("? . * + @ # ~", query: "(and ? . * + @ # ~)")
    expectParse("rograkh, son", query: "(and rograkh, son)")
    expectParse(",a", query: ",a")
    expectParse("Fire!x what?!", query: "(and Fire!x what?!)")
    expectParse("≤ a≥b", query: "(and ≤ a≥b)")
  }

  @Test func aMissingValueLeavesTheTermUnfinished() {
    expectParse("t:①", partial: "t:", outcome: .empty, diagnostics: [ExpectedDiagnostic(.missingValue, 1)])
    expectParse(
      "a pow>=①", partial: "(and a pow>=)", query: "a", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingValue, 1)])
    expectParse("pow!=① or a", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingValue, 1)])
    expectParse("(t:①) a", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingValue, 1)])
    expectParse("t:①(a)", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingValue, 1)])
  }

  @Test func aSpaceAfterAnOperatorIsNotAllowed() {
    expectParse(
      "t:① ②elf", partial: "(and t: elf)", query: "elf", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.spaceAfterOperator, 1, 2)])
    expectParse(
      "o:① ②\"draw\"", query: "\"draw\"", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.spaceAfterOperator, 1, 2)])
    // The following text cannot be the value.
    expectParse("t:① c:g", query: "c:g", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingValue, 1)])
    expectParse("t:① or a", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingValue, 1)])
    expectParse("t:① -a", query: "-a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingValue, 1)])
  }

  @Test func aSpaceBeforeAnOperatorIsNotAllowed() {
    expectParse(
      "pow ①>=②3", partial: "(and pow >=3)", query: "pow", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.spaceBeforeOperator, 1, 2)])
    expectParse(
      "pow ①>=② 3", query: "(and pow 3)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.spaceBeforeOperator, 1, 2)])
    // A word belongs to one operator only.
    expectParse(
      "t:① ②pow ③>=3④", query: "pow", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.spaceAfterOperator, 1, 2), ExpectedDiagnostic(.missingField, 3, 4)])
  }

  @Test func anOperatorNeedsAField() {
    expectParse("①>=3②", partial: ">=3", outcome: .empty, diagnostics: [ExpectedDiagnostic(.missingField, 1, 2)])
    expectParse("①-:x② a", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingField, 1, 2)])
    expectParse("①!=3②", partial: "!=3", outcome: .empty, diagnostics: [ExpectedDiagnostic(.missingField, 1, 2)])
    expectParse("①:②", partial: ":", outcome: .empty, diagnostics: [ExpectedDiagnostic(.missingField, 1, 2)])
    expectParse("①:/a/②", partial: ":/a/", outcome: .empty, diagnostics: [ExpectedDiagnostic(.missingField, 1, 2)])
    expectParse("x ①=②", query: "x", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingField, 1, 2)])
  }

  @Test func twoOperatorsInARowAreNone() {
    expectParse("c:①>=u②", partial: "c:>=u", outcome: .empty, diagnostics: [ExpectedDiagnostic(.doubledOperator, 1, 2)])
    expectParse("a=①=b②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.doubledOperator, 1, 2)])
    expectParse("x a<①>b②", query: "x", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.doubledOperator, 1, 2)])
    expectParse("a:①=②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.doubledOperator, 1, 2)])
    expectParse("a>=①=b② x", query: "x", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.doubledOperator, 1, 2)])
  }

  /// A name may end in `!`. Only a vocabulary knows which words are fields, so that a partial `!=` is more likely.
  @Test func aMarkAtTheEndOfAWordIsPartOfTheName() {
    expectParse("kaboom!", partial: "kaboom!", query: "kaboom!")
    expectParse("-Kaboom!", partial: "-Kaboom!", query: "-Kaboom!")
    expectParse("pow!", partial: "pow!", query: "pow!")
    expectParse("Ach! Hans, Run!", query: "(and Ach! Hans, Run!)")
    expectParse("Ach!/Run!", query: "(and Ach! Run!)")
    expectParse("(or! and and!)", query: "(and or! and!)")
    expectParse("a!b wow!! Run!,", query: "(and a!b wow!! Run!,)")
    expectParse("\"Run!\" !Kaboom! !\"Ach! Hans, Run!\"", query: "(and \"Run!\" !Kaboom! !\"Ach! Hans, Run!\")")
    expectParse("t:kaboom! pow!=3", query: "(and t:kaboom! pow!=3)")
    expectParse(
      "pow! ①>=3②", query: "pow!", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingField, 1, 2)])
  }

  @Test func treesOfTerms() {
    expectParse(
      "t:① ②pow ③>=3④",
      tree: """
        query 0..<10
          conjunction 0..<10
            filterTerm 0..<2 `t:`
              missingValue 2..<2
            nameTerm 3..<6 `pow`
            filterTerm 7..<10 `>=3`
              missingField 7..<7
        """,
      outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.spaceAfterOperator, 1, 2), ExpectedDiagnostic(.missingField, 3, 4)])
    expectParse(
      "c:①>=u② Fire!",
      tree: """
        query 0..<11
          conjunction 0..<11
            filterTerm 0..<5 `c:>=u`
              doubledOperator 2..<5 `>=u`
            nameTerm 6..<11 `Fire!`
        """,
      query: "Fire!", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.doubledOperator, 1, 2)])
  }
}
