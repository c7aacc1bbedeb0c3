import FilterParser
import Testing

/// `or`, `and`, and nothing at all between two terms.
@Suite struct ConnectiveParsingTests {
  @Test func adjacencyBindsTighterThanOr() {
    expectParse("lightning bolt", query: "(and lightning bolt)")
    expectParse("a or b c", query: "(or a (and b c))")
    expectParse("a b or c", query: "(or (and a b) c)")
    expectParse("a b or c d or e", query: "(or (and a b) (and c d) e)")
    expectParse("-t:elf or t:orc", query: "(or -t:elf t:orc)")
    expectParse("e:war r>=r is:foil", query: "(and e:war r>=r is:foil)")
  }

  @Test func andIsTheSameAsNothing() {
    expectParse("a and b", query: "(and a b)")
    expectParse("a and b c", query: "(and a b c)")
    expectParse("a and b or c", query: "(or (and a b) c)")
    expectParse("a or b and c", query: "(or a (and b c))")
  }

  @Test func connectivesAreWholeBareWordsInAnyLetterCase() {
    expectParse("a OR b Or c oR d", query: "(or a b c d)")
    expectParse("a AND b And c", query: "(and a b c)")
    expectParse("a \"or\" b", query: "(and a \"or\" b)")
    expectParse("a 'and' b", query: "(and a \"and\" b)")
    expectParse("order oracle nor android", query: "(and order oracle nor android)")
    expectParse("a or-else b", query: "(and a or-else b)")
    expectParse("a or,b", query: "(and a or,b)")
    expectParse("t:or o:and", query: "(and t:or o:and)")
    expectParse("or:a and>b", query: "(and or:a and>b)")
    expectParse("!or !and", query: "(and !\"or\" !\"and\")")
  }

  @Test func otherLanguagesConnectivesAreNames() {
    expectParse("not reprint", query: "(and not reprint)")
    expectParse("NOT t:elf", query: "(and NOT t:elf)")
    expectParse("a | b && c || d", query: "(and a | b && c || d)")
    expectParse("not:reprint", query: "not:reprint")
  }

  @Test func parenthesesAndSlashesEndAConnective() {
    expectParse("a or(b c)", query: "(or a (and b c))")
    expectParse("(a)or b", query: "(or a b)")
    expectParse("a /or/ b", query: "(or a b)")
    expectParse("a\nor\tb", query: "(or a b)")
  }

  @Test func aLeadingConnectiveIsPassedOver() {
    expectParse(
      "①or② t:elf", query: "t:elf", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.leadingConnective, 1, 2)])
    expectParse(
      "①AND② a b", query: "(and a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.leadingConnective, 1, 2)])
    expectParse(
      "①or and or② a", query: "a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.leadingConnective, 1, 2)])
    expectParse(
      "a (①or② b or c)", query: "(and a (or b c))", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.leadingConnective, 1, 2)])
    expectParse("①or②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.leadingConnective, 1, 2)])
    expectParse("①or or②", outcome: .empty, diagnostics: [ExpectedDiagnostic(.leadingConnective, 1, 2)])
    expectParse("①or②/b", query: "b", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.leadingConnective, 1, 2)])
  }

  @Test func aDanglingConnectiveWaitsForItsOperand() {
    expectParse("t:elf or①", query: "t:elf", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingOperand, 1)])
    expectParse(
      "t:elf or① ", query: "t:elf", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingOperand, 1)])
    expectParse(
      "a b and①", query: "(and a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingOperand, 1)])
    expectParse(
      "a b or①", query: "(and a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingOperand, 1)])
    expectParse(
      "(a or①) b", query: "(and a b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingOperand, 1)])
    expectParse(
      "a or ①or②③", query: "a", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.repeatedConnective, 1, 2), ExpectedDiagnostic(.missingOperand, 3)])
  }

  @Test func ofSeveralConnectivesTheFirstOneCounts() {
    expectParse(
      "t:elf or ①or② t:orc", query: "(or t:elf t:orc)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.repeatedConnective, 1, 2)])
    expectParse(
      "a or ①and② b", query: "(or a b)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.repeatedConnective, 1, 2)])
    expectParse(
      "a and ①or② b", query: "(and a b)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.repeatedConnective, 1, 2)])
    expectParse(
      "a or ①or  or② b", query: "(or a b)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.repeatedConnective, 1, 2)])
  }

  @Test func commasAndSlashesBetweenConnectivesMeanNothing() {
    expectParse("rograkh , son", query: "(and rograkh son)")
    expectParse("a , or , b", query: "(or a b)")
    expectParse("fire/ice", query: "(and fire ice)")
    expectParse("fire//ice", query: "(and fire ice)")
    expectParse("a , , b", query: "(and a b)")
    expectParse(" , ", outcome: .empty)
  }

  @Test func treesOfConnectives() {
    expectParse(
      "a and b or c",
      tree: """
        query 0..<12
          disjunction 0..<12
            conjunction 0..<7
              nameTerm 0..<1 `a`
              nameTerm 6..<7 `b`
            nameTerm 11..<12 `c`
        """)
    expectParse(
      "①or② a or③ ",
      tree: """
        query 0..<8
          leadingConnective 0..<2 `or`
          disjunction 3..<7
            nameTerm 3..<4 `a`
            missingOperand 7..<7
        """,
      outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.leadingConnective, 1, 2), ExpectedDiagnostic(.missingOperand, 3)])
    expectParse(
      "a or ①and or② b c",
      tree: """
        query 0..<15
          disjunction 0..<15
            nameTerm 0..<1 `a`
            repeatedConnective 5..<11 `and or`
            conjunction 12..<15
              nameTerm 12..<13 `b`
              nameTerm 14..<15 `c`
        """,
      outcome: .recovered, diagnostics: [ExpectedDiagnostic(.repeatedConnective, 1, 2)])
  }
}
