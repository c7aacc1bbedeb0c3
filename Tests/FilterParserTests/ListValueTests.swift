import FilterAST
import FilterLexer
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Several values of one field, and ranges, in the syntax of lists.
@Suite struct ListValueTests {
  /// A text, and its query.
  static let rows: [(text: String, query: String)] = [
    // Groups.
    ("state:(open or -draft)", "(or state:open -state:draft)"), ("state:(open)", "state:open"),
    ("t:(a b)", "(and t:a t:b)"), ("t:(a and b or c)", "(or (and t:a t:b) t:c)"),
    ("t:(a (b or c))", "(and t:a (or t:b t:c))"), ("t:(a && b || c)", "(or (and t:a t:b) t:c)"),
    ("t:(a NOT b)", "(and t:a -t:b)"), ("t:(a !b)", "(and t:a -t:b)"), ("t:(a -(b c))", "(and t:a -(and t:b t:c))"),
    ("t:(\"two words\" or /x.*y/)", "(or t:\"two words\" t:/x.*y/)"), ("t:(not found)", "(and t:not t:found)"),
    ("-t:(a or b)", "-(or t:a t:b)"), ("NOT t:(a b)", "-(and t:a t:b)"), ("x t:(a b) y", "(and x t:a t:b y)"),
    ("x or t:(a or b)", "(or x t:a t:b)"), ("t: (a or b)", "(or t:a t:b)"), ("t = (a or b)", "(or t=a t=b)"),
    ("took:(>1 <5)", "(and took>1 took<5)"), ("took:(>= 1 or < 5)", "(or took>=1 took<5)"),
    ("took>(1 or 2)", "(or took>1 took>2)"), ("(a:(b))", "a:b"), ("a:(b)c", "(and a:b c)"),
    ("a:(-5 or 3)", "(or a:-5 a:3)"),
    ("a:(or)", ""), ("a:(android)", "a:android"), ("a:(10:30 or x)", "(or a:10:30 a:x)"),
    // Lists.
    ("tags:a,b", "(or tags:a tags:b)"), ("tags:a|b|c", "(or tags:a tags:b tags:c)"),
    ("tags:[a, b]", "(or tags:a tags:b)"),
    ("tags:[a b]", "(and tags:a tags:b)"), ("tags:[a]", "tags:a"), ("tags=a,b", "(or tags=a tags=b)"),
    ("tags:\"a b\",c", "(or tags:\"a b\" tags:c)"), ("tags:a,\"b c\"", "(or tags:a tags:\"b c\")"),
    ("tags:a,/b+/", "(or tags:a tags:/b+/)"), ("-tags:a,b", "-(or tags:a tags:b)"),
    ("x tags:a,b y", "(and x (or tags:a tags:b) y)"),
    ("state in (open, closed)", "(or state=open state=closed)"),
    ("state IN [open, closed]", "(or state=open state=closed)"),
    ("state not in (open, closed)", "(and state!=open state!=closed)"),
    ("not state in (a, b)", "-(or state=a state=b)"),
    ("lost in space", "(and lost \"in\" space)"), ("in (a b)", "(and \"in\" a b)"),
    ("status:200,404,500", "(or status:200 status:404 status:500)"), ("price:1,000", "price:1,000"),
    ("price:10,000,500", "price:10,000,500"), ("price>1,000", "price>1,000"), ("price:1,234", "(or price:1 price:234)"),
    ("a:1||b:2", "(or a:1 b:2)"), ("a:1&&b:2", "(and a:1 b:2)"), ("path:{a,b}", "path:{a,b}"),
    ("a:b, c", "(and a:b c)"),
    // The operator `!=` has the values that are none of them.
    ("tags!=a,b", "(and tags!=a tags!=b)"), ("tags!=(a or b)", "(and tags!=a tags!=b)"),
    ("tags<>(a b)", "(or tags!=a tags!=b)"),
    ("tags!=(a -b)", "(or tags!=a -tags!=b)"), ("took!=1..3", "took!=1..3"),
    ("took!=(1..3 or 7)", "(and took!=1..3 took!=7)"),
    // Ranges.
    ("took:1..3", "took:1..3"), ("took:1..", "took:1.."), ("took:..3", "took:..3"),
    ("took=1..3", "took:1..3"), ("took:\"a\"..\"b\"", "took:\"a\"..\"b\""),
    ("took:-5..5", "took:-5..5"), ("took:[1 TO 3]", "took:1..3"),
    ("took:{1 TO 3}", "took:{1 TO 3}"),
    ("took:[1 TO 3}", "took:[1 TO 3}"), ("took:{1 TO 3]", "took:{1 TO 3]"), ("took:[* TO 3]", "took:..3"),
    ("took:[1 TO *]", "took:1.."), ("took:{1 TO *}", "took:{1 TO *]"), ("-took:1..3", "-took:1..3"),
    ("took:[* TO 3}", "took:[* TO 3}"), ("took:[1. TO .5]", "took:[1. TO .5]"), ("took:[-x TO 3]", "took:[-x TO 3]"),
    ("took:1..3,7", "(or took:1..3 took:7)"), ("took:(1..3 or 7)", "(or took:1..3 took:7)"),
    ("took:(-1..3)", "took:-1..3"), ("took:(NOT 1..3)", "-took:1..3"),
    ("d:2024-01-01..2024-06-30", "d:2024-01-01..2024-06-30"), ("size:1.5..2.5", "size:1.5..2.5"),
    ("d:\"Jan 1\"..\"Feb 1\"", "d:\"Jan 1\"..\"Feb 1\""), ("d:01/02/2026..3:30", "d:01/02/2026..3:30"),
    ("msg:wait...", "msg:wait..."),
    ("msg:a...b", "msg:a...b"),
    ("took:>1", "took>1"), ("d:2012/01/01", "d:2012/01/01"), ("type:text/html", "type:text/html"),
    ("x:1..3 y:2", "(and x:1..3 y:2)"), ("n:1,000..2,000", "n:1,000..2,000"),
  ]

  @Test func queries() {
    for (text, query) in Self.rows {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      #expect(parsed.query?.description ?? "" == query, "\(text)")
      #expect(parsed.tree.tokens.map { parsed.source[$0.range] }.joined() == text, "\(text)")
    }
  }

  /// The values of a field are one term to a search field.
  @Test func valuesAreOneTerm() {
    for text in ["state:(open or -draft)", "tags:a,", "took:1..", "-state:(op", "state in (a, b)", "took:[1 TO"] {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      #expect(parsed.termRanges == [parsed.source.range], "\(text)")
      let term = PartialFilterTerm(parsing: text, syntax: .lists)
      #expect(term.description == text && term.complete == nil)
      guard case .values = term.content else {
        Issue.record("\(text) is \(term.content)")
        continue
      }
    }
  }

  /// Half-typed and damaged values: the query of what is complete, and the first diagnostic with its first fix.
  @Test func damage() {
    for (text, query, id, fixed) in [
      ("state:(op", "state:op", "unclosed-group", "state:(op)"), ("state:(", "", "unclosed-group", ""),
      ("state:()", "", "empty-group", ""), ("tags:a,", "tags:a", "missing-operand", "tags:a"),
      ("tags:,a", "tags:a", "leading-connective", "tags:a"),
      ("tags:a,,b", "(or tags:a tags:b)", "repeated-connective", "tags:a,b"),
      ("tags:,", "", "missing-value", ""), ("a:(1 b:2)", "a:1", "misplaced-filter", "a:(1 \"b:2\")"),
      ("took:[1 TO", "took:1..", "unclosed-group", "took:[1 TO]"),
      ("took:[1 TO 3", "took:1..3", "unclosed-group", "took:[1 TO 3]"),
      ("took:[1 TO 3 TO 5]", "(and took:1..3 took:5)", "repeated-connective", "took:[1 TO 3 5]"),
      ("state:(open or)", "state:open", "missing-operand", "state:(open)"),
      ("a:(\"x", "a:\"x\"", "unclosed-group", "a:(\"x\")"),
      ("state:(- open)", "state:open", "dangling-minus", "state:(-open)"),
      ("(a:(b c", "(and a:b a:c)", "unclosed-group", "(a:(b c)"),
      ("a:(>)", "", "missing-value", ""), ("a>(>1)", "", "doubled-operator", ""),
    ] {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      #expect(parsed.query?.description ?? "" == query, "\(text)")
      let first = parsed.diagnostics.first
      #expect(first?.id.description == id, "\(text): \(parsed.diagnostics)")
      #expect(first?.fixes.first?.applied(to: parsed.source)?.description ?? "" == fixed, "\(text)")
    }
  }

  /// The laws of texts hold for the rows, their prefixes, and texts made of their parts.
  @Test func laws() {
    ListLaws.expectOfPrefixes(of: Self.rows.map { $0.text })
    let pieces = [
      "a:", "a:(", "a:[", "a:{", "a!=", "a>", " in (", " not in [", "(", ")", "]", "}", ",", "|", "..", " TO ", "*",
      "1", "b", "x:2",
      " ", " ", "-", "!", "NOT ", "not ", "or", " or ", " and ", "&&", "||", "\"", "'", "/", ">", "=", ".", "...",
      "1,000", "\\", "é",
    ]
    ListLaws.expectOfTexts("texts of values", of: pieces, count: 10, cases: 4_000, seed: 35)
  }

  /// The steps grow with the text, at every form.
  @Test func stepsPerByteAreFlat() {
    ListLaws.expectFlatSteps(
      of: [
        "a:(", "a:(b ", "a:b,", "a:(b or c) ", "a:1..", "a:[1 TO ", "a:{", "a in (b) ", "(", "a:((", ",", "..",
        "a:(b:c ",
        "a:1,000",
      ], atMost: 20)
    // One group or list of many values.
    for beginning in ["a:(", "a:[", "a:b", "-a in (", "a:(b or (", "a=~("] {
      ListLaws.expectFlatSteps(
        of: TestTier.some(
          of: ["b or ", "b ", "-b ", ",b", "|b", "1..2 ", ">1 ", "\"b c\" or ", "b* ", "(b) "],
          every: 3), after: beginning,
        atMost: 20)
    }
  }
}
