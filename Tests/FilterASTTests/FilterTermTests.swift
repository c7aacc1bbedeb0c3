import FilterAST
import Testing

@Suite struct FilterTermTests {
  @Test func printsCanonically() {
    let table: [(FilterTerm, String)] = [
      (.name(.positive, exact: false, "bolt"), "bolt"),
      (.name(.negative, exact: false, "bolt"), "-bolt"),
      (.name(.positive, exact: false, "or"), "\"or\""),
      (.name(.positive, exact: true, "Lightning Bolt"), "!\"Lightning Bolt\""),
      (.name(.negative, exact: true, "bolt"), "-!bolt"),
      (.filter(.positive, field: "T", .colon, "elf"), "t:elf"),
      (.filter(.negative, field: "pow", .greaterOrEqual, "3"), "-pow>=3"),
      (.filter(.positive, field: "o", .notEqual, "draw a card"), "o!=\"draw a card\""),
      (.filter(.positive, field: "pow", .less, "=3"), "pow<\"=3\""),
      (.regex(.negative, field: "o", .equal, "a/b"), #"-o=/a\/b/"#),
    ]
    for (term, text) in table { #expect(term.description == text) }
  }

  @Test func onlyThePolarityChanges() {
    let table: [(FilterTerm, FilterTerm)] = [
      (.name(.positive, exact: true, "bolt"), .name(.negative, exact: true, "bolt")),
      (.filter(.positive, field: "t", .colon, "elf"), .filter(.negative, field: "t", .colon, "elf")),
      (.regex(.positive, field: "o", .colon, "^tap"), .regex(.negative, field: "o", .colon, "^tap")),
    ]
    for (positive, negative) in table {
      #expect(positive.polarity == .positive, "\(positive)")
      #expect(negative.polarity == .negative, "\(negative)")
      #expect(positive.negated == negative)
      #expect(negative.negated == positive)
      #expect(positive.with(polarity: .positive) == positive)
      #expect(positive.with(polarity: .negative) == negative)
    }
  }

  @Test func shorthandsStandForFilters() {
    #expect(Shorthand.allCases.map(\.rawValue) == ["++", "@@"])
    #expect(Shorthand.prints.term(.positive) == .filter(.positive, field: "unique", .colon, "prints"))
    #expect(Shorthand.art.term(.negative) == .filter(.negative, field: "unique", .colon, "art"))
  }
}
