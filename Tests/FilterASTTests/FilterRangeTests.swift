import FilterAST
import Testing

/// Ranges of values in a tree.
@Suite struct FilterRangeTests {
  private static func term(
    _ polarity: Polarity, _ relation: RangeRelation, _ lower: FilterRange.End?, _ upper: FilterRange.End?
  ) -> FilterTerm? {
    FilterRange(lower: lower, upper: upper).map { .range(polarity, field: "f", relation, $0) }
  }

  private static func out(_ value: FilterValue) -> FilterRange.End { FilterRange.End(value, isIncluded: false) }

  /// Brackets are written only where dots would not say the same.
  @Test func text() {
    let rows: [(term: FilterTerm?, text: String)] = [
      (Self.term(.positive, .within, "1", "3"), "f:1..3"), (Self.term(.negative, .within, "1", nil), "-f:1.."),
      (Self.term(.positive, .outside, nil, "3"), "f!=..3"),
      (Self.term(.positive, .within, Self.out("1"), "3"), "f:{1 TO 3]"),
      (Self.term(.positive, .within, "1", Self.out("3")), "f:[1 TO 3}"),
      (Self.term(.positive, .within, nil, Self.out("3")), "f:[* TO 3}"),
      (Self.term(.positive, .within, Self.out("1"), nil), "f:{1 TO *]"),
      (Self.term(.positive, .within, "1.", "3"), "f:[1. TO 3]"),
      (Self.term(.positive, .within, "1", ".5"), "f:[1 TO .5]"),
      (Self.term(.positive, .within, "-x", "3"), "f:[-x TO 3]"),
      (Self.term(.positive, .within, "-5", "-1"), "f:-5..-1"),
      (Self.term(.positive, .within, "a b", "c"), "f:\"a b\"..c"),
      (Self.term(.positive, .within, "1..2", "3"), "f:\"1..2\"..3"),
      (Self.term(.positive, .within, "or", "TO"), "f:\"or\"..\"TO\""),
      (Self.term(.positive, .within, "a,b", "*"), "f:\"a,b\"..\"*\""),
      (Self.term(.positive, .within, "1,000", "2,000,000"), "f:1,000..2,000,000"),
      (Self.term(.positive, .within, Self.out("a }"), nil), "f:{ \"a }\" TO *]"),
      (nil, ""),
    ]
    for (term, text) in rows { #expect(term?.description ?? "" == text) }
    #expect(Self.term(.positive, .within, nil, nil) == nil)
  }

  /// The comparisons of one value are those of the ends, or for values outside their opposites.
  @Test func comparisonsOfOneValue() {
    let rows: [(term: FilterTerm?, text: String)] = [
      (Self.term(.positive, .within, "1", "3"), "(and f>=1 f<=3)"),
      (Self.term(.negative, .within, "1", "3"), "-(and f>=1 f<=3)"),
      (Self.term(.positive, .outside, "1", Self.out("3")), "(or f<1 f>=3)"),
      (Self.term(.positive, .within, Self.out("1"), nil), "f>1"),
      (Self.term(.negative, .outside, nil, "3"), "-f>3"), (.name(.positive, exact: false, "x"), "x"),
    ]
    for (term, text) in rows { #expect(term?.comparisonsOfOneValue.description == text) }
  }

  @Test func partsOfATerm() {
    let term = Self.term(.negative, .outside, "1", "3")
    #expect(term?.polarity == .negative && term?.comparison == .notEqual && term?.field == "f")
    #expect(term?.negated == Self.term(.positive, .outside, "1", "3"))
    #expect(term != Self.term(.negative, .within, "1", "3"))
    #expect(term?.endsOfRange.map { $0.description } == ["f>=1", "f<=3"])
  }
}
