import FilterAST
import Testing

@Suite struct FilterQueryTests {
  @Test func describesItselfInPrefixForm() {
    #expect(and(a, notOr(b, notA), or()).description == "(and a -(or b -a) (or))")
    #expect(notAnd().description == "-(and)")
    #expect(notA.description == "-a")
    let query: FilterQuery<FilterTerm> = .and(
      .positive, [.filter("t", .colon, "elf"), .or(.negative, [.name("draw a card"), .regex("o", .colon, "^tap")])])
    #expect(query.description == "(and t:elf -(or \"draw a card\" o:/^tap/))")
  }

  @Test func polarityIsThatOfTheOutermostNode() {
    #expect(a.polarity == .positive)
    #expect(notA.polarity == .negative)
    #expect(and(notA, notB).polarity == .positive)
    #expect(notAnd(a, b).polarity == .negative)
    #expect(or(notA).polarity == .positive)
    #expect(notOr().polarity == .negative)
  }

  @Test func negatedChangesTheOutermostPolarityAlone() {
    #expect(a.negated == .term(Atom(polarity: .negative, letter: "a")))
    #expect(and(a, notB).negated == .and(.negative, [a, notB]))
    #expect(notOr(a, notB).negated == .or(.positive, [a, notB]))
    #expect(or().negated == .or(.negative, []))
  }

  @Test func equalityKnowsConnectivePolarityAndOrder() {
    let different = [a, notA, b, and(a), or(a), notAnd(a), and(a, b), and(b, a), or(a, b), and(), or(), and(and())]
    for (index, tree) in different.enumerated() {
      #expect(different.firstIndex(of: tree) == index, "\(tree)")
    }
    #expect(Set(different).count == different.count)
  }
}
