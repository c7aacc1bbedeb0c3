import FilterQueryKit
import FilterTestSupport
import Testing

/// The example of the README, line by line, with what its comments claim.
@Suite struct ReadmeExampleTests {
  @Test func aTextInAnyState() {
    let parsed = ParsedQuery(parsing: "-t:elf (c:g or")
    #expect(parsed.outcome == .recovered)
    #expect(parsed.query?.canonicalText == "-t:elf c:g")
    #expect(parsed.autoclosed.description == "-t:elf (c:g)")
    #expect(parsed.diagnostics.map(\.message) == ["No ')' closes this '('", "Nothing follows 'or'"])
    #expect(parsed.place(atCaret: 8)?.part == .field)
  }

  @Test func aQueryMadeByHand() {
    let query: FilterQuery<FilterTerm> =
      .filter("o", .colon, "draw a card") && -("bolt" || .exactName("Fire // Ice"))
    #expect(query.canonicalText == #"o:"draw a card" -(bolt or !"Fire // Ice")"#)
    #expect(query.negated.flattened()?.canonicalText == #"-(o:"draw a card" -(bolt or !"Fire // Ice"))"#)
  }

  @Test func anEditOfOneLeaf() {
    let typed = ParsedQuery(parsing: "T:elf   or  c:g")
    let edits = typed.edits(replacingLeaf: 1, with: .filter("c", .colon, "w"))
    #expect(typed.source.applying(edits)?.description == "T:elf   or  c:w")
  }

  @Test func savedQueriesSurvive() {
    expectRoundTrip("t:elf or -c:g")
    expectRoundTrip("T:Elf  (c:G)", canonical: "t:Elf c:G")
    expectRoundTrips(ofDocument: "# a comment\nt:elf or\n  -c:g\n\nbolt")
  }

  /// What the assertion says of a query that does not.
  @Test func aBrokenQueryDoesNot() {
    #expect(RoundTrip("t:elf").difference() == nil)
    #expect(
      RoundTrip("t:elf").difference(canonical: "type:elf") == """
        `t:elf`
          prints as  `t:elf`
          instead of `type:elf`
        """)
    #expect(
      RoundTrip("t:elf or").difference() == """
        `t:elf or`
          is not valid but recovered
          t:elf or
                  ^ Nothing follows 'or'
        """)
  }
}
