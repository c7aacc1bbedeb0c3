import FilterAST
import FilterParser
import Testing

/// Regular expressions, which are values only.
@Suite struct RegexParsingTests {
  @Test func everythingBetweenTheSlashesIsOpaque() {
    expectParse("o:/^tap/", query: "o:/^tap/")
    expectParse("-o:/(a b) or \"c\" -{t:/ x", query: "(and -o:/(a b) or \"c\" -{t:/ x)")
    expectParse("name=/^a.*z$/ or ft:/\\bflash\\b/", query: "(or name=/^a.*z$/ ft:/\\bflash\\b/)")
    expectParse("o://", query: "o://")
    expectParse("(o:/)/)", query: "o:/)/")
  }

  @Test func aBackslashProtectsASlash() {
    expectParse(#"o:/\+1\/\+1/"#, query: #"o:/\+1\/\+1/"#)
    expectParse(#"o:/a\\/ b"#, query: #"(and o:/a\\/ b)"#)
    let pattern = ParsedQuery(parsing: #"o:/a\/b\d/"#).query
    #expect(pattern == .regex("o", .colon, "a/b\\d"))
  }

  @Test func aRegexIsNoTermOfItsOwn() {
    expectParse("/tap/", query: "tap")
    expectParse("/a b/", query: "(and a b)")
    expectParse("a/b/", query: "(and a b)")
    expectParse("t:x/a/", query: "(and t:x a)")
    expectParse("!①/②a/", query: "!a", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.strayPunctuation, 1, 2)])
  }

  @Test func whatIsGluedAfterASlashIsATermOfItsOwn() {
    expectParse(
      "o:/a/①i", query: "(and o:/a/ i)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse(
      "o:/a/①-b", query: "(and o:/a/ -b)", outcome: .recovered, diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse(
      "o:/a/①t:elf", query: "(and o:/a/ t:elf)", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse(
      "o:/a/①\"b\"", query: "(and o:/a/ \"b\")", outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingSpace, 1)])
    expectParse("o:/a/(b)", query: "(and o:/a/ b)")
    expectParse("o:/a//b/", query: "(and o:/a/ b)")
    expectParse("o:/a/or b", query: "(or o:/a/ b)")
  }

  @Test func anUnclosedRegexTakesTheRest() {
    expectParse(
      "o:①/②^ta", partial: "o:/^ta", query: "o:/^ta/", outcome: .autoclosed,
      diagnostics: [ExpectedDiagnostic(.unclosedRegex, 1, 2)])
    expectParse("o:①/②", query: "o://", outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedRegex, 1, 2)])
    expectParse(
      #"o:①/②a\/"#, query: #"o:/a\//"#, outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedRegex, 1, 2)])
    expectParse(
      #"o:①/②a\"#, query: #"o:/a\\/"#, outcome: .autoclosed, diagnostics: [ExpectedDiagnostic(.unclosedRegex, 1, 2)])
    expectParse(
      "①(②c:g or o:③/④a) b", query: "(or c:g o:/a) b/)", outcome: .autoclosed,
      diagnostics: [ExpectedDiagnostic(.unclosedGroup, 1, 2), ExpectedDiagnostic(.unclosedRegex, 3, 4)])
  }

  @Test func aRegexWithoutAFieldIsUnfinished() {
    expectParse("①=/a/②", partial: "=/a/", outcome: .empty, diagnostics: [ExpectedDiagnostic(.missingField, 1, 2)])
    expectParse(
      "①:②/③a④", partial: ":/a", outcome: .empty,
      diagnostics: [ExpectedDiagnostic(.missingField, 1, 4), ExpectedDiagnostic(.unclosedRegex, 2, 3)])
  }

  @Test func treeOfARegex() {
    expectParse(
      "o:/a/①i -ft:②/③b",
      tree: """
        query 0..<13
          conjunction 0..<13
            regexTerm 0..<5 `o:/a/`
            missingSpace 5..<5
            nameTerm 5..<6 `i`
            regexTerm 7..<13 `-ft:/b`
              missingClosingSlash 13..<13
        """,
      outcome: .recovered,
      diagnostics: [ExpectedDiagnostic(.missingSpace, 1), ExpectedDiagnostic(.unclosedRegex, 2, 3)])
  }
}
