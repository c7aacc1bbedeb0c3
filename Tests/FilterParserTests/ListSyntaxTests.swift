import FilterAST
import FilterLexer
import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Connectives, negations and operators in the syntax of lists.
@Suite struct ListSyntaxTests {
  /// A text, and its query.
  static let rows: [(text: String, query: String)] = [
    // Connectives.
    ("a:1 AND b:2", "(and a:1 b:2)"), ("a:1 && b:2", "(and a:1 b:2)"), ("a:1 || b:2", "(or a:1 b:2)"),
    ("(a:1)||(b:2)", "(or a:1 b:2)"), ("(a:1)&&(b:2)", "(and a:1 b:2)"), ("x || y z", "(or x (and y z))"),
    ("a||b", "a||b"), ("a && b || c", "(or (and a b) c)"), ("a | b", "(and a | b)"), ("\"||\"", "\"||\""),
    // Negations.
    ("NOT a:1", "-a:1"), ("NOT word", "-word"), ("NOT \"two words\"", "-\"two words\""), ("NOT (a b)", "-(and a b)"),
    ("NOT(a or b)", "-(or a b)"), ("not a:1", "-a:1"), ("not  (a b)", "-(and a b)"), ("Not a>1", "-a>1"),
    ("not word", "(and \"not\" word)"), ("NOT NOT a:1", "a:1"), ("NOT -a:1", "a:1"), ("x NOT y", "(and x -y)"),
    ("a:1 OR NOT b:2", "(or a:1 -b:2)"), ("notes:x", "notes:x"), ("NOTE:x", "note:x"), ("not:x", "not:x"),
    ("NOT : x", "not:x"), ("note", "note"), ("not", "\"not\""), ("a NOT", "a"),
    ("!a:1", "-a:1"), ("!(a b)", "-(and a b)"), ("!word", "!word"), ("!\"two words\"", "!\"two words\""),
    ("!a > 1", "-a>1"), ("!-a:1", "!\"-a:1\""), ("!a!=1", "-a!=1"),
    // Operators.
    ("a==1", "a=1"), ("a<>1", "a!=1"), ("a:==1", "a=1"), ("a:<>1", "a!=1"), ("a:>1", "a>1"), ("a=<1", "a<=1"),
    ("took > 1", "took>1"), ("took >1", "took>1"), ("took> 1", "took>1"), ("took\t>=\t1", "took>=1"),
    ("status : 200", "status:200"), ("status: 200", "status:200"), ("a != b", "a!=b"), ("a <> b", "a!=b"),
    ("a == b", "a=b"), ("t: -5", "t:-5"), ("msg: \"two words\"", "msg:\"two words\""), ("msg =~ x", "msg=~x"),
    ("a: b c: d", "(and a:b c:d)"), ("a > b > c", "b>c"), ("url: https://x.org", "url:https://x.org"),
    ("größe > 3", "größe>3"), ("- took > 1", "took>1"), ("-took > 1", "-took>1"),
    ("log.level : error", "log.level:error"),
  ]

  @Test func queries() {
    for (text, query) in Self.rows {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      #expect(parsed.query?.description == query, "\(text)")
      #expect(parsed.tree.tokens.map { parsed.source[$0.range] }.joined() == text, "\(text)")
    }
  }

  /// Without a value, a word after the operator belongs to the next term.
  @Test func valuesThatAreMissing() {
    for (text, partial) in [
      ("a: b:1", "(and a: b:1)"), ("a > or b", "(or a> b)"), ("a: ", "a:"), ("(a > )", "a>"),
      ("a : && b", "(and a: b)"),
      ("a > - b", "(and a> - b)"), ("a > =b", "(and a> =b)"),
    ] {
      let parsed = ParsedQuery(parsing: text, syntax: .lists)
      #expect(parsed.partialQuery?.description == partial, "\(text)")
      #expect(!parsed.diagnostics.isEmpty, "\(text)")
    }
  }

  /// The laws of texts hold in this syntax for the rows, their prefixes, and texts made of their parts.
  @Test func laws() {
    ListLaws.expectOfPrefixes(of: Self.rows.map { $0.text })
    let pieces = [
      "NOT ", "not ", "!", "-", "&&", "||", " ", "(", ")", "a", "b:1", "took", " > ", ":", "=", "<>", "==", "\"", "x",
      "or",
      "\t", "n", "!=",
    ]
    ListLaws.expectOfTexts("texts of lists", of: pieces, count: 9, cases: 2_000, seed: 31)
  }

  /// The steps grow with the text: what is looked ahead is not read again for each word.
  @Test func stepsPerByteAreFlat() {
    ListLaws.expectFlatSteps(
      of: [
        "NOT ", "not ", "!", "a > ", "a: ", "a   ", "!a", "a:b ", "&& ", "NOT a:1 ", "!a.b.c", "not (", "a : b ",
      ], atMost: 14)
  }
}
