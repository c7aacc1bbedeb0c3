import FilterAST
import FilterParser
import Testing

/// `++` and `@@`, shorthands for whole filters.
@Suite struct ShorthandParsingTests {
  @Test func aShorthandIsItsFilter() {
    expectParse("++", partial: "++", query: "unique:prints")
    expectParse("@@", partial: "@@", query: "unique:art")
    expectParse("t:elf ++", query: "(and t:elf unique:prints)")
    expectParse("-++ or (@@)", partial: "(or -++ @@)", query: "(or -unique:prints unique:art)")
    #expect(ParsedQuery(parsing: "++").query == ParsedQuery(parsing: "unique:prints").query)
  }

  @Test func onlyTheWholeBareWordCounts() {
    expectParse("+ @ +++ @@@ +@", query: "(and + @ +++ @@@ +@)")
    expectParse("++a a++ ++,", query: "(and ++a a++ ++,)")
    expectParse("\"++\" '@@'", query: "(and \"++\" \"@@\")")
    expectParse("t:++ c>=@@", query: "(and t:++ c>=@@)")
    expectParse("!++", query: "!\"++\"")
    expectParse("** && ##", query: "(and ** && ##)")
  }

  @Test func parenthesesAndSlashesEndAShorthand() {
    expectParse("(++)", query: "unique:prints")
    expectParse("++(a)", query: "(and unique:prints a)")
    expectParse("++/@@", query: "(and unique:prints unique:art)")
  }

  @Test func treeOfShorthands() {
    expectParse(
      "-++ bolt",
      tree: """
        query 0..<8
          conjunction 0..<8
            shorthandTerm 0..<3 `-++`
            nameTerm 4..<8 `bolt`
        """)
  }
}
