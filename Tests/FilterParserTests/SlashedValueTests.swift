import FilterAST
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Values that begin with a slash, in the syntax of lists: patterns and texts.
@Suite struct SlashedValueTests {
  private static let patterns = [
    "u:/timeout/", "u:/^.api.users/", "u:/^\\/api\\//", "u:/two words/", "u:/a|b/", "u:/(a|b)/", "u:/^a/b/",
    "u:/a/[bc]/", "u:/a{2}/b/", "u:/a\\d/b/", "u=/x/", "u:(/a/)", "u:/a b/,x", "u://", "path:/timeout/", "path:/^a/b/",
    "u=~/a b:/", "u:/a(b/", "u:/a:/", "u:/[)]/",
  ]

  private static let texts = [
    "u:/api/a", "u:/api/v1/", "u:/health", "u:/", "u~/api", "u:///", "u:/api/*", "u:/a,/b", "u:/users/{id}",
    "u:/a/../b", "u:/a/b|/c/d", "u:(/a/b or /c)", "(u:/a)(v:/)", "u:(/a)", "(u:/)", "(u:/a/b/)", "u:/a or v:/b",
    "u:/a v:/", "path:/src/*/",
    "path:/src/*.swift", "path:/a b/", "u:/a/b/ (x y/)", "u:/^a", "u:/\\", "u:/a\\ b", "u<=/a/b", "u!=/a/b",
  ]

  @Test func patternsAndTexts() {
    let syntax = SyntaxOptions(.lists, pathFields: ["path"])
    for (texts, isPattern) in [(Self.patterns, true), (Self.texts, false)] {
      for text in texts {
        let parsed = ParsedQuery(parsing: text, syntax: syntax)
        let first = parsed.query?.leaves.first
        var isRegex = false
        if case .regex? = first { isRegex = true }
        #expect(isRegex == isPattern, "\(text): \(parsed.query?.description ?? "")")
        #expect(parsed.outcome == .valid, "\(text): \(parsed.diagnostics)")
      }
    }
  }

  @Test func theirTexts() {
    for (text, query) in [
      ("u:/api/a x", "(and u:/api/a x)"), ("u:/a,/b", "(or u:/a u:/b)"), ("u:/a/../b", "u:\"/a/../b\""),
      ("u:/a or v:/b", "(or u:/a v:/b)"), ("u:/a v:/", "(and u:/a v:/)"), ("u:/^\\/api\\//", "u:/^\\/api\\//"),
      ("u:/^a/b/", "u:/^a\\/b/"), ("tcp/ip", "tcp/ip"), ("24/7 x", "(and 24/7 x)"), ("-a//b", "-a//b"),
      ("and/or", "and/or"), ("a/", "a"), ("/a/b", "a/b"), ("/timeout/", "timeout"), ("a/b:c", "(and a b:c)"),
      ("u:/a/b/c v:/^d/e/", "(and u:/a/b/c v:/^d\\/e/)"),
    ] {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      #expect(parsed.query?.description ?? "" == query, "\(text)")
    }
    // The language of cards reads them as it always did.
    #expect(ParsedQuery(parsing: "tcp/ip").query?.description == "(and tcp ip)")
    #expect(ParsedQuery(parsing: "u:/api/a").query?.description == "(and u:/api/ a)")
  }

  @Test func laws() {
    ListLaws.expectOfPrefixes(of: Self.patterns + Self.texts)
    // What is left without the unfinished part reads as before.
    ListLaws.expectOfPrefixes(of: ["u=/(//=", "u=/a b//( x", "u:|{", "u:|{a b", "u:|[a b", "u:|(a b", "u:|,{a"])
    let pieces = [
      "u:", "u~", "u=", "v:", "/", "//", "a", "b", "^", "*", " ", " ", ",", "|", "||", "\\",
      "i", "or", ".", "..", "-", "\"", "é", "$",
    ]
    ListLaws.expectOfTexts("texts of slashes", of: pieces, count: 12, cases: 3_000, seed: 36)
  }

  @Test func stepsPerByteAreFlat() {
    ListLaws.expectFlatSteps(
      of: ["u:/a ", "u:/a/b ", "u:/", "/", "u:/a,", "a/", "u:/^a/", "u:/\\/", "u:/(", "u:/a|", "a/b "], atMost: 20)
    for beginning in ["u:/a", "u:(/a ", "u:/^", "a"] {
      ListLaws.expectFlatSteps(of: ["/a", "/,", "/a ", ",/b", "|/b", "/)", "\\/"], after: beginning, atMost: 20)
    }
  }
}
