import FilterAST
import Testing
import _FilterTestSupport

/// Texts that look the same and differ in their bytes are different, although Swift's `==` takes them for one.
@Suite struct ExactTextTests {
  /// Pairs that are canonically equivalent.
  static let pairs: [(String, String)] = [
    ("\u{E9}", "e\u{301}"),  // é
    ("Lim-D\u{FB}l", "Lim-Du\u{302}l"),
    ("\u{D55C}", "\u{1112}\u{1161}\u{11AB}"),  // 한
    ("\u{212B}", "\u{C5}"),  // the sign of the angstrom, and Å
    ("\u{C5}", "A\u{30A}"),
    ("\u{2126}", "\u{3A9}"),  // the sign of the ohm, and Ω
    ("q\u{307}\u{323}", "q\u{323}\u{307}"),  // the same length in bytes
  ]

  @Test(arguments: pairs) func differentBytesAreDifferent(_ one: String, _ other: String) {
    #expect(one == other)
    #expect(!one.isExactly(other))
    #expect(Set([ExactText(one), ExactText(other)]).count == 2)
    #expect((ExactText(one) < ExactText(other)) != (ExactText(other) < ExactText(one)))
    expectDifferent(FilterValue(one), FilterValue(other))
    expectDifferent(FilterValue(quoted: one), FilterValue(quoted: other))
    expectDifferent(FilterName(one), FilterName(other))
    expectDifferent(FilterPattern(one), FilterPattern(other))
    expectDifferent(PartialValue.bare(one), PartialValue.bare(other))
    expectDifferent(PartialValue.unclosed(.straightDouble, one), .unclosed(.straightDouble, other))
    expectDifferent(
      PartialFilterTerm(.positive, .filter(field: one, .colon, .bare("x"))),
      PartialFilterTerm(.positive, .filter(field: other, .colon, .bare("x"))))
    expectDifferent(
      PartialFilterTerm(.positive, .name(exact: false, .bare(one))),
      PartialFilterTerm(.positive, .name(exact: false, .bare(other))))
    let queries: [(String) -> FilterQuery<FilterTerm>] = [
      { .filter("o", .colon, FilterValue($0)) }, { .name(FilterName($0)) }, { .exactName(FilterName($0)) },
      { .regex("o", FilterPattern($0)) }, { .or(.negative, ["a", .name(FilterName($0))]) },
    ]
    for query in queries { expectDifferent(query(one), query(other)) }
  }

  private func expectDifferent<Value: Hashable>(
    _ one: Value, _ other: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(one != other, sourceLocation: sourceLocation)
    #expect(one == one && other == other, sourceLocation: sourceLocation)
    #expect(Set([one, other, one]).count == 2, sourceLocation: sourceLocation)
  }

  @Test func equalityIsThatOfBytes() {
    let pieces = Self.pairs.flatMap { [$0.0, $0.1] } + ["a", "", "\u{301}", "\"", "\\", "/"]
    func text(_ random: inout SeededGenerator) -> String {
      (0..<random.below(3)).compactMap { _ in random.pick(pieces) }.joined()
    }
    let failure = checkProperty(
      "texts are equal where their bytes are", cases: PropertyCases.count(long: 3_000),
      seed: PropertyCases.seed(default: 41), generate: { (text(&$0), text(&$0)) }, shrink: { _ in [] },
      describe: { "\($0.0.unicodeScalars.map { $0.value }) \($0.1.unicodeScalars.map { $0.value })" },
      law: { one, other in
        let areSame = Array(one.utf8) == Array(other.utf8)
        let values = (FilterValue(quoted: one), FilterValue(quoted: other))
        if one.isExactly(other) != areSame { return "isExactly" }
        if (values.0 == values.1) != areSame { return "values" }
        if (Set([values.0, values.1]).count == 1) != areSame { return "hashes" }
        let terms = (FilterQuery<FilterTerm>.filter("o", .colon, values.0), FilterQuery.filter("o", .colon, values.1))
        return (terms.0 == terms.1) == areSame ? nil : "queries"
      })
    #expect(failure == nil)
  }
}
