import FilterParser
import Testing

/// Parentheses, in order and out of it.
@Suite struct GroupParsingTests {
  @Test func aGroupIsOneOperand() {
    expectParse("t:elf (c:g or c:w)", query: "(and t:elf (or c:g c:w))")
    expectParse("(c:g or c:w) t:elf", query: "(and (or c:g c:w) t:elf)")
    expectParse("(a or b) (c or d)", query: "(and (or a b) (or c d))")
    expectParse("(a b) or (c d)", query: "(or (and a b) (and c d))")
    expectParse(
      "t:creature (c:rg or id<=esper) -o:\"draw a card\" pow>=tou",
      query: "(and t:creature (or c:rg id<=esper) -o:\"draw a card\" pow>=tou)")
  }

  @Test func redundantParenthesesMeanNothing() {
    expectParse("(t:elf)", query: "t:elf")
    expectParse("((t:elf))", query: "t:elf")
    expectParse("( a )", query: "a")
    expectParse("(a (b (c d)))", query: "(and a b c d)")
    expectParse("(a or b) or (c or (d or e))", query: "(or a b c d e)")
    expectParse("(a b) c", query: "(and a b c)")
  }

  @Test func aMinusNegatesTheGroupAsAWhole() {
    expectParse("-(t:elf or t:orc)", query: "-(or t:elf t:orc)")
    expectParse("-(a b)", query: "-(and a b)")
    expectParse("-(a)", query: "-a")
    expectParse("-(-a)", query: "a")
    expectParse("-(-(a or b))", query: "(or a b)")
    expectParse("-(-(a or b)) or c", query: "(or a b c)")
    expectParse("c -(-(a b))", query: "(and c a b)")
    expectParse("a -(b -(c d))", query: "(and a -(and b -(and c d)))")
    expectParse("-(a or b) or c", query: "(or -(or a b) c)")
    expectParse("a or -(b or c) d", query: "(or a (and -(or b c) d))")
  }

  @Test func parenthesesSeparateWords() {
    expectParse("(a)(b)", query: "(and a b)")
    expectParse("a(b)c", query: "(and a b c)")
    expectParse("a(b or c)d", query: "(and a (or b c) d)")
    expectParse("t:elf(c:g)", query: "(and t:elf c:g)")
    expectParse("(a)or(b)", query: "(or a b)")
    expectParse("(a)-(b)", query: "(and a -b)")
  }

  @Test func anEmptyGroupIsNothing() {
    expectParse(
      "t:sliver ①()②", query: "t:sliver", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
    expectParse("①()②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
    expectParse("①( )②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
    expectParse("a or ①-()②", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
    expectParse("①()② or a", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
  }

  @Test func whatHoldsNoTermIsReportedOnce() {
    expectParse("①(())②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
    expectParse("①( or )②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
    expectParse("a ①(( ))②", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
    expectParse("①(②(", outcome: .empty, diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2)])
    expectParse("(a ①()②)", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.emptyGroup, 1, 2)])
  }

  @Test func anUnclosedGroupEndsWithTheText() {
    expectParse(
      "①(②t:elf", query: "t:elf", outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2)])
    expectParse(
      "t:elf -①(②c:g or c:w ", query: "(and t:elf -(or c:g c:w))", outcome: .autoclosed,
      diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2)])
    expectParse(
      "①(②a ③(④b", query: "(and a b)", outcome: .autoclosed,
      diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.unclosedGroup, 3, 4)])
    expectParse("①(②(a)", query: "a", outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2)])
    expectParse("a ①(②", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2)])
    expectParse(
      "①(②t:③", outcome: .empty,
      diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.missingValue, 3)])
    expectParse(
      "-t:elf ①(②c:g or③", query: "(and -t:elf c:g)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.missingOperand, 3)])
  }

  @Test func aSurplusParenthesisIsPassedOver() {
    expectParse("a①)②", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.surplusParenthesis, 1, 2)])
    expectParse(
      "a①)② b", query: "(and a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.surplusParenthesis, 1, 2)])
    expectParse(
      "(a)①)② or b", query: "(or a b)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.surplusParenthesis, 1, 2)])
    expectParse("①)②a", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.surplusParenthesis, 1, 2)])
    expectParse(
      "a or ①)② b", query: "(or a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.surplusParenthesis, 1, 2)]
    )
    expectParse(
      "a ①) ) )② b", query: "(and a b)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.surplusParenthesis, 1, 2)])
    expectParse(
      "①)②③(④", outcome: .empty,
      diagnostics: [ExpectedDiagnostic(.surplusParenthesis, 1, 2), ExpectedDiagnostic(.unclosedGroup, 3, 4)])
  }

  @Test func treesOfGroups() {
    expectParse(
      "-(a or b)c",
      tree: """
        query 0..<10
          conjunction 0..<10
            group 0..<9
              disjunction 2..<8
                nameTerm 2..<3 `a`
                nameTerm 7..<8 `b`
            nameTerm 9..<10 `c`
        """)
    expectParse(
      "a ①(②b or ③()④ ",
      tree: """
        query 0..<11
          conjunction 0..<10
            nameTerm 0..<1 `a`
            group 2..<10
              disjunction 3..<10
                nameTerm 3..<4 `b`
                group 8..<10
              missingClosingParenthesis 10..<10
        """,
      outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.emptyGroup, 3, 4)])
    expectParse(
      "①)② a ③)④ or b",
      tree: """
        query 0..<10
          surplusParenthesis 0..<1 `)`
          disjunction 2..<10
            nameTerm 2..<3 `a`
            surplusParenthesis 4..<5 `)`
            nameTerm 9..<10 `b`
        """,
      outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.surplusParenthesis, 1, 2), ExpectedDiagnostic(.surplusParenthesis, 3, 4)])
  }
}
