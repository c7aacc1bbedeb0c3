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

  @Test func partsOfATerm() {
    let range = FilterTerm.range(.negative, field: "took", .outside, FilterRange(from: "1", to: "3"))
    let table: [(term: FilterTerm, field: FieldName?, comparison: Comparison?, value: FilterValue?, renamed: String)] =
      [
        (.name(.negative, exact: true, "Lightning Bolt"), nil, nil, "Lightning Bolt", "-!\"Lightning Bolt\""),
        (.filter(.negative, field: "t", .equal, "elf"), "t", .equal, "elf", "-x=elf"),
        (.regex(.positive, field: "o", .colon, "^tap"), "o", .colon, nil, "x:/^tap/"),
        (range, "took", .notEqual, nil, "-x!=1..3"),
      ]
    for row in table {
      #expect(row.term.field == row.field && row.term.comparison == row.comparison, "\(row.term)")
      #expect(row.term.value?.text == row.value?.text, "\(row.term)")
      #expect(row.term.with(field: "x").description == row.renamed, "\(row.term)")
    }
  }

  @Test func termsAreDropped() {
    let elf = FilterTerm.filter(.positive, field: "t", .colon, "elf")
    let order = FilterTerm.filter(.positive, field: "order", .colon, "cmc")
    let name = FilterTerm.name(.positive, exact: false, "a")
    let query = FilterQuery.and(.positive, [.term(elf), .or(.negative, [.term(order), .term(name)])])
    #expect(query.dropping { $0.field == "order" } == .and(.positive, [.term(elf), .term(name.negated)]))
    #expect(query.dropping { _ in true } == nil)
    #expect(query.dropping { _ in false } == query)
  }
}
