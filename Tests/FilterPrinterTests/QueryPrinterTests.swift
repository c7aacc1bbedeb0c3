import FilterAST
import FilterParser
import FilterPrinter
import Testing
import _FilterTestSupport

/// Printed queries have as few parentheses and quotes as possible.
@Suite struct QueryPrinterTests {
  typealias Query = FilterQuery<FilterTerm>

  private static let elf = Query.filter("t", .colon, "elf")
  private static let green = Query.filter("c", .colon, "g")
  private static let white = Query.filter("c", .colon, "w")

  @Test func termsPrintThemselves() {
    expectText("bolt", "bolt")
    expectText(.exactName("Lightning Bolt"), "!\"Lightning Bolt\"")
    expectText(.exactName("bolt"), "!bolt")
    expectText(.name(FilterName(quoted: "bolt")), "\"bolt\"")
    expectText(-QueryPrinterTests.elf, "-t:elf")
    expectText(.filter("POW", .greaterOrEqual, "3"), "pow>=3")
    expectText(.regex("o", .equal, #"^\w+/"#), #"o=/^\w+\//"#)
    expectText(.filter("unique", .colon, "prints"), "unique:prints")
    for comparison in Comparison.ofCards { expectText(.filter("a", comparison, "1"), "a\(comparison.rawValue)1") }
  }

  @Test func onlyAnOrBesideAnOperandNeedsParentheses() {
    let (elf, green, white) = (QueryPrinterTests.elf, QueryPrinterTests.green, QueryPrinterTests.white)
    expectText(.and(.positive, [elf, green]), "t:elf c:g")
    expectText(.or(.positive, [elf, green]), "t:elf or c:g")
    expectText(.and(.positive, [elf, .or(.positive, [green, white])]), "t:elf (c:g or c:w)")
    expectText(.or(.positive, [elf, .and(.positive, [green, white])]), "t:elf or c:g c:w")
    expectText(.or(.positive, [.and(.positive, [elf, green]), white]), "t:elf c:g or c:w")
    expectText(
      .and(.positive, [.or(.positive, [elf, green]), .or(.positive, [green, white])]), "(t:elf or c:g) (c:g or c:w)")
  }

  @Test func aNegativeGroupAlwaysHasParentheses() {
    let (elf, green, white) = (QueryPrinterTests.elf, QueryPrinterTests.green, QueryPrinterTests.white)
    expectText(.and(.negative, [elf, green]), "-(t:elf c:g)")
    expectText(.or(.negative, [elf, green]), "-(t:elf or c:g)")
    expectText(.or(.positive, [.or(.negative, [elf, green]), white]), "-(t:elf or c:g) or c:w")
    expectText(.and(.positive, [.and(.negative, [elf, green]), white]), "-(t:elf c:g) c:w")
    expectText(.and(.negative, [elf, .or(.negative, [green, white])]), "-(t:elf -(c:g or c:w))")
    expectText(.or(.negative, [elf, .and(.positive, [green, white])]), "-(t:elf or c:g c:w)")
  }

  @Test func redundantNestingIsNotPrinted() {
    let (elf, green, white) = (QueryPrinterTests.elf, QueryPrinterTests.green, QueryPrinterTests.white)
    expectText(.and(.positive, [elf, .and(.positive, [green, white])]), "t:elf c:g c:w")
    expectText(.or(.positive, [.or(.positive, [elf]), .or(.positive, [green, white])]), "t:elf or c:g or c:w")
    expectText(.and(.negative, [elf]), "-t:elf")
    expectText(.or(.negative, [.and(.negative, [elf, green])]), "t:elf c:g")
    expectText(.and(.positive, [.or(.positive, []), elf]), "t:elf")
    expectText(.and(.positive, [.or(.positive, [.and(.positive, [elf])]), green]), "t:elf c:g")
  }

  @Test func noConditionIsNoText() {
    expectText(.and(.positive, []), "")
    expectText(.or(.negative, [.and(.positive, []), .or(.positive, [])]), "")
  }

  @Test func namesAreQuotedWhereTheyCouldNotStandAlone() {
    for text in [
      "or", "AND", "-bolt", "!bolt", "t:elf", "pow!=", ">=3", "++", "@@", ",", "a b", "a(b", ")", "a/b", "", ":x",
    ] {
      expectText(.name(FilterName(text)), "\"\(text)\"")
    }
    for text in [
      "order", "fire-ice", "urza's", "a\"b", "+", "{2/w}", "rograkh,", "1:2", "don't", "#", "\\", "pow!", "or!",
    ] {
      expectText(.name(FilterName(text)), text)
    }
  }

  @Test func valuesAreQuotedWhereTheyCouldNotBeBare() {
    for text in ["", "draw a card", "=3", "<x", ">x", "a(b", "a)", "/a", "a/b", "'a", "\t"] {
      expectText(.filter("o", .colon, FilterValue(text)), "o:\"\(text)\"")
    }
    for text in ["or", "AND", "-1", "!x", "a:b", "++", ",", "{2/w}", "a\"", "urza's", "\\", ":"] {
      expectText(.filter("o", .colon, FilterValue(text)), "o:\(text)")
    }
  }

  @Test func bothQuotesCanBeSaid() {
    expectText(.name(FilterName(quoted: #"say "hi""#)), #"'say "hi"'"#)
    expectText(.name(FilterName(quoted: "urza's")), "\"urza's\"")
    expectText(.name(FilterName(quoted: #""urza's""#)), #""\"urza's\"""#)
    expectText(.filter("o", .colon, FilterValue(quoted: #"'""#)), #"o:"'\"""#)
    expectText(.name(FilterName(quoted: "“a”")), #"'"a"'"#)
  }

  @Test func backslashesAreEscapedOnlyWhereTheyWouldProtectSomething() {
    expectText(.name(FilterName(quoted: #"a\b"#)), #""a\b""#)
    expectText(.name(FilterName(quoted: #"a\"#)), #""a\\""#)
    expectText(.name(FilterName(quoted: #"a\\b"#)), #""a\\\b""#)
    expectText(.regex("o", .colon, #"a\"#), #"o:/a\\/"#)
    expectText(.regex("o", .colon, ""), "o://")
    expectText(.regex("o", .colon, "a b)\"'"), "o:/a b)\"'/")
  }

  @Test func whatIsReadPrintsCanonically() {
    expectCanonical("  (t:elf)  and C:g ", "t:elf c:g")
    expectCanonical("T:elf AND ( c:g OR c:w )", "t:elf (c:g or c:w)")
    expectCanonical("++ --bolt", "unique:prints bolt")
    expectCanonical("-(a) -(-b)", "-a b")
    expectCanonical("“lightning bolt” 'x'", "\"lightning bolt\" \"x\"")
    expectCanonical("pow=<3 pow=>1", "pow<=3 pow>=1")
    expectCanonical("fire//ice , a", "fire ice a")
    expectCanonical("-t:elf (c:g or", "-t:elf c:g")
    expectCanonical("!or !\"Fire // Ice\"", "!\"or\" !\"Fire // Ice\"")
  }

  @Test func longQueriesAreFlatAlready() {
    // Printing a flat query makes no second one; a deep one is flattened first, and both print the same.
    let terms = (0..<1_000).map { Query.filter("t", .colon, FilterValue("x\($0)")) }
    let nested = terms.dropFirst().reduce(terms[0]) { .and(.positive, [$0, .and(.positive, [$1])]) }
    #expect(nested.canonicalText == Query.and(.positive, terms).canonicalText)
  }

  private func expectCanonical(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let printed = ParsedQuery(parsing: text).query?.canonicalText
    #expect(printed == expected, sourceLocation: sourceLocation)
  }

  private func expectText(_ query: Query, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(query.canonicalText == expected, sourceLocation: sourceLocation)
    #expect(QueryPrinter().print(query) == expected, sourceLocation: sourceLocation)
    let reason = LawsOfQueries.check(query)
    #expect(reason == nil, "`\(expected)`", sourceLocation: sourceLocation)
  }
}
