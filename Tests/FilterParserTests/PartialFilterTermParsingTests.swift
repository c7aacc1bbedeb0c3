import FilterAST
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Single terms in any state.
@Suite struct PartialFilterTermParsingTests {
  @Test func filters() {
    expectTerm("t:elf", .positive, .filter(field: "t", .colon, .bare("elf")), complete: "t:elf")
    expectTerm("-Pow>=3", .negative, .filter(field: "Pow", .greaterOrEqual, .bare("3")), complete: "-pow>=3")
    expectTerm("pow=<3", .positive, .filter(field: "pow", .equalLess, .bare("3")), complete: "pow<=3")
    expectTerm("pow=>3", .positive, .filter(field: "pow", .equalGreater, .bare("3")), complete: "pow>=3")
    expectTerm("a-b_1!=-", .positive, .filter(field: "a-b_1", .notEqual, .bare("-")), complete: "a-b_1!=-")
    expectTerm("t:a:b", .positive, .filter(field: "t", .colon, .bare("a:b")), complete: "t:a:b")
  }

  @Test func names() {
    expectTerm("bolt", .positive, .name(exact: false, .bare("bolt")), complete: "bolt")
    expectTerm("-bolt", .negative, .name(exact: false, .bare("bolt")), complete: "-bolt")
    expectTerm("!bolt", .positive, .name(exact: true, .bare("bolt")), complete: "!bolt")
    expectTerm("-!t:elf", .negative, .name(exact: true, .bare("t:elf")), complete: "-!\"t:elf\"")
    expectTerm("1a:b", .positive, .name(exact: false, .bare("1a:b")), complete: "1a:b")
    expectTerm("Fire!x", .positive, .name(exact: false, .bare("Fire!x")), complete: "Fire!x")
    // The start of `pow!=3`, and a complete name.
    expectTerm("pow!", .positive, .filter(field: "pow", .exclamation, .bare("")), complete: "pow!")
    expectTerm("-Kaboom!", .negative, .filter(field: "Kaboom", .exclamation, .bare("")), complete: "-Kaboom!")
    expectTerm("++", .positive, .name(exact: false, .bare("++")), complete: "unique:prints")
    expectTerm("-@@", .negative, .name(exact: false, .bare("@@")), complete: "-unique:art")
  }

  @Test func closedQuotes() {
    expectTerm(
      "o:\"draw a\"", .positive, .filter(field: "o", .colon, .balanced(.straightDouble, "draw a", .straightDouble)),
      complete: "o:\"draw a\"")
    expectTerm(
      "“a b\"", .positive, .name(exact: false, .balanced(.leftDouble, "a b", .straightDouble)), complete: "\"a b\"")
    expectTerm(
      "!'a\\'b'", .positive, .name(exact: true, .balanced(.straightSingle, "a\\'b", .straightSingle)),
      complete: "!\"a'b\"")
    expectTerm(
      "o:/a\\/b/", .positive, .filter(field: "o", .colon, .balanced(.slash, "a\\/b", .slash)), complete: "o:/a\\/b/")
    expectTerm(
      "o:\"\"", .positive, .filter(field: "o", .colon, .balanced(.straightDouble, "", .straightDouble)),
      complete: "o:\"\"")
  }

  @Test func unclosedQuotes() {
    expectTerm(
      "-o:\"draw a", .negative, .filter(field: "o", .colon, .unclosed(.straightDouble, "draw a")),
      complete: "-o:\"draw a\"")
    expectTerm("‘a b", .positive, .name(exact: false, .unclosed(.leftSingle, "a b")), complete: "\"a b\"")
    expectTerm("\"", .positive, .name(exact: false, .unclosed(.straightDouble, "")), complete: "\"\"")
    expectTerm("o:/^ta", .positive, .filter(field: "o", .colon, .unclosed(.slash, "^ta")), complete: "o:/^ta/")
    expectTerm("\"a\\\"", .positive, .name(exact: false, .unclosed(.straightDouble, "a\\\"")), complete: "'a\"'")
  }

  @Test func unopenedQuotes() {
    expectTerm("card\"", .positive, .name(exact: false, .unopened("card", .straightDouble)), complete: "card\"")
    expectTerm("o:card”", .positive, .filter(field: "o", .colon, .unopened("card", .rightDouble)), complete: "o:card\"")
    // `urza'` is a word of the language.
    expectTerm("urza'", .positive, .name(exact: false, .bare("urza'")), complete: "urza'")
  }

  @Test func unfinishedTerms() {
    expectTerm("", .positive, .name(exact: false, .bare("")), complete: nil)
    expectTerm("-", .negative, .name(exact: false, .bare("")), complete: nil)
    expectTerm("!", .positive, .name(exact: true, .bare("")), complete: nil)
    expectTerm("-!", .negative, .name(exact: true, .bare("")), complete: nil)
    expectTerm("t:", .positive, .filter(field: "t", .colon, .bare("")), complete: nil)
    expectTerm("pow>", .positive, .filter(field: "pow", .greater, .bare("")), complete: nil)
    expectTerm("pow!=", .positive, .filter(field: "pow", .notEqual, .bare("")), complete: nil)
    expectTerm(">=3", .positive, .filter(field: "", .greaterOrEqual, .bare("3")), complete: nil)
    expectTerm("-:/a/", .negative, .filter(field: "", .colon, .balanced(.slash, "a", .slash)), complete: nil)
    expectTerm("c:>=u", .positive, .filter(field: "c", .colon, .bare(">=u")), complete: nil)
  }

  /// A text that is not a single term is kept unchanged and is not complete.
  @Test func noSingleTerm() {
    for text in [
      "a b", "a(b)", "(a)", "a/b", "or", "AND", "--a", " a", "a ", "t: elf", "t:a b", "\"a\"b", "o:/a/i", ",",
    ] {
      let term = PartialFilterTerm(parsing: text)
      #expect(term.complete == nil, "`\(text)`")
      #expect(term.description == text)
    }
  }

  /// Law 2, for any text at all.
  @Test func everyTextPrintsBack() {
    let failure = checkProperty(
      "partial terms print back", cases: PropertyCases.count(long: 4_000), seed: PropertyCases.seed(default: 24),
      generate: { random in
        random.chance(50)
          ? RandomText.text(length: 4, using: &random)
          : RandomText.bytes(length: 12, using: &random).description
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { text in
        let printed = PartialFilterTerm(parsing: text).description
        // Strings of equal meaning in Unicode are equal; a text prints back byte for byte.
        return Array(printed.utf8) == Array(text.utf8) ? nil : "prints as \(printed.debugDescription)"
      })
    #expect(failure == nil)
  }

  /// The two parsers agree: a complete term is the query of its text.
  @Test func aTermAloneIsWhatItIsInAQuery() {
    let failure = checkProperty(
      "terms alone and in a query", cases: PropertyCases.count(long: 4_000), seed: PropertyCases.seed(default: 25),
      generate: { RandomText.text(length: 3, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        guard let term = PartialFilterTerm(parsing: text).complete else { return nil }
        let query = ParsedQuery(parsing: text).query
        return query == .term(term) ? nil : "\(term) alone, \(query?.description ?? "nothing") in a query"
      })
    #expect(failure == nil)
  }

  private func expectTerm(
    _ text: String, _ polarity: Polarity, _ content: PartialFilterTerm.Content, complete: String?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let term = PartialFilterTerm(parsing: text)
    #expect(term == PartialFilterTerm(polarity, content), "`\(text)`", sourceLocation: sourceLocation)
    #expect(term.description == text, sourceLocation: sourceLocation)
    #expect(term.complete?.description == complete, "`\(text)`", sourceLocation: sourceLocation)
    guard !text.isEmpty else { return }
    #expect(ParsedQuery(parsing: text).partialQuery == .term(term), "`\(text)`", sourceLocation: sourceLocation)
  }
}
