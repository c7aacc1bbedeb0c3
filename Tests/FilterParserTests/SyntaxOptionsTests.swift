import FilterAST
import FilterLexer
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// The syntax of lists beside that of cards.
@Suite struct SyntaxOptionsTests {
  /// A text, and its query under `lists`. Under `cards` none of them is valid.
  @Test func operatorsFollowColons() {
    for (text, query) in [
      ("created:>2024-01-01", "created>2024-01-01"), ("took:<=5", "took<=5"), ("took:<5 n:>=2", "(and took<5 n>=2)"),
      ("-took:>1", "-took>1"), ("(a:>1 or b:<2)", "(or a>1 b<2)"), ("a:=x", "a=x"), ("a:=<2", "a<=2"),
      ("a:=>2", "a>=2"), ("took:>\"1 s\"", "took>\"1 s\""), ("größe:>3", "größe>3"),
    ] {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      #expect(parsed.outcome == .valid, "\(text)")
      #expect(parsed.query?.description == query, "\(text)")
      #expect(parsed.tree.tokens.map { parsed.source[$0.range] }.joined() == text, "\(text)")
      #expect(ParsedQuery(parsing: text).outcome != .valid, "\(text)")
    }
  }

  @Test func unequalFollowsColons() {
    #expect(ParsedQuery(parsing: "a:!=x", syntax: .lists).query?.description == "a!=x")
    #expect(ParsedQuery(parsing: "a:!=x").query?.description == "a:!=x")
  }

  /// Texts that both syntaxes read the same.
  @Test func otherTextsReadTheSame() {
    let texts = [
      "a:b", "a::b", "a:", "a:-x", "a:!", "a:!b", "a=:b", "a=>b", "a>:b", ":>1", "\"a:>1\"", "a:\">1\"",
      "a:/>1/", "t:elf pow>=2 (c:g or o:\"draw\")", "", ":",
    ]
    for text in texts {
      #expect(
        ParsedQuery(parsing: text, syntax: .lists).tree.tokens == ParsedQuery(parsing: text).tree.tokens, "\(text)")
    }
  }

  /// A half-typed operator is partial, and its parts are those of the whole.
  @Test func halfTypedOperatorsArePartial() {
    for (text, partial) in [("a:>", "a>"), ("a:!=", "a!="), ("a:>=", "a>="), ("a:=", "a=")] {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      #expect(parsed.outcome == .empty, "\(text)")
      #expect(parsed.partialQuery?.description == partial, "\(text)")
    }
  }

  /// The bytes of a text decide whether it has to be parsed again.
  @Test func textsThatMayReadDifferently() {
    let paths = SyntaxOptions(.lists, pathFields: ["path"])
    for (text, other, isDifferent) in [
      ("a:>1", SyntaxOptions.cards, true), ("a:!=1", .cards, true), ("a>1", .cards, false), ("a:b/c", .cards, true),
      ("a:b c-d", .cards, false),
      ("a:>1", .lists, false), ("a:b/c", paths, true), ("a:b", paths, false), ("a:>1", paths, false),
    ] {
      #expect(
        SyntaxOptions.lists.mayReadDifferently(other, Array(text.utf8)) == isDifferent, "\(text) \(other.base)")
    }
  }
}
