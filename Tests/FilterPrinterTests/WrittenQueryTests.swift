import FilterAST
import FilterParser
import FilterPrinter
import FilterText
import Testing
import _FilterTestSupport

/// Queries made of values, printed in the syntax that reads them.
@Suite struct WrittenQueryTests {
  typealias Query = FilterQuery<FilterTerm>

  @Test func valuesStayOne() {
    for (query, text) in [
      (Query.filter("owner", .equal, "Ann,Bob"), "owner=\"Ann,Bob\""), (.filter("f", .colon, "1..3"), "f:\"1..3\""),
      (.filter("f", .colon, "a|b"), "f:\"a|b\""), (.filter("f", .colon, "[a"), "f:\"[a\""),
      (.filter("f", .colon, "~a"), "f:\"~a\""), (.filter("f", .colon, "a/b"), "f:\"a/b\""),
      (.filter("f", .colon, "elf"), "f:elf"), (.filter("f", .colon, "a*"), "f:a*"),
      (.name("not") && .filter("f", .colon, "a"), "\"not\" f:a"), (.name("in"), "\"in\""), (.name("a~b"), "\"a~b\""),
      (.name("&&"), "\"&&\""), (.name("tcp/ip"), "\"tcp/ip\""),
      (.filter("f", .colon, "a,b") || -(.filter("g", .greater, "1") && .name("x")), "f:\"a,b\" or -(g>1 x)"),
    ] {
      #expect(query.canonicalText(in: .lists) == text)
    }
    #expect(Query.filter("owner", .equal, "Ann,Bob").canonicalText(in: .cards) == "owner=Ann,Bob")
  }

  /// Law 3 under a syntax: the text reads as the query in the form of the syntax, and that form has each value and name.
  @Test func theTextReadsAsTheQueryInEachSyntax() {
    for syntax in [SyntaxOptions.cards, .lists, SyntaxOptions(.lists, pathFields: ["o", "t"])] {
      let failure = checkProperty(
        "law 3 in the syntax of \(syntax.base)", cases: PropertyCases.count(long: 1_500),
        seed: PropertyCases.seed(default: 41),
        generate: { random in RandomQuery.query(leaves: 1 + random.below(5), using: &random) },
        shrink: { RandomQuery.shrinks(of: $0) }, describe: { $0.description },
        law: { query in
          let text = query.canonicalText(in: syntax)
          let written = query.written(in: syntax).flattened()
          let parsed = ParsedQuery(parsing: text, syntax: syntax)
          if parsed.query != written { return "`\(text)` is \(parsed.query?.description ?? "nothing")" }
          let texts = [query.flattened(), written].map { ($0?.leaves ?? []).map { Self.text(of: $0) } }
          return texts[0] == texts[1] ? nil : "`\(text)` has other texts"
        })
      #expect(failure == nil)
    }
  }

  private static func text(of term: FilterTerm) -> String {
    switch term {
    case .name(_, _, let name): name.text
    case .filter(_, _, _, let value): value.text
    case .regex(_, _, _, let pattern): pattern.text
    case .range(_, _, _, let range): range.description
    }
  }
}
