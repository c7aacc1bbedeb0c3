import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLexer
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// Tokens at carets, words, delimiters and minuses, which several features share.
@Suite struct CaretsTests {
  /// A word takes precedence over a mark, a mark over white space, and otherwise the token before the caret.
  @Test func tokenAtCaret() throws {
    let rows: [(String, String)] = [
      ("‸t:elf", "t"), ("t‸:elf", "t"), ("t:‸elf", "elf"), ("t:elf‸", "elf"), ("t:elf‸)", "elf"), ("(‸t:elf)", "t"),
      ("‸(t:elf)", "("), ("(a)‸", ")"), ("(a)‸ b", ")"), ("a ‸b", "b"), ("a‸ b", "a"), ("a ‸ b", "  "), ("-‸(a)", "-"),
      ("-‸a", "a"), ("‸-a", "-"), ("!‸a", "a"), ("pow>‸=3", ">="), ("pow>=‸3", "3"), ("\"a\"‸b", "\"a\""),
      ("a‸,b", "a,b"),
      ("a ‸, b", " "), ("fire‸/ice", "fire"), ("a ‸or b", "or"), ("++‸", "++"), ("t:‸", ":"), ("pow‸!", "pow"),
      (")‸(", ")"),
    ]
    for (marked, expected) in rows {
      let marked = MarkedText(marked)
      let tree = ParsedQuery(parsing: marked.text).tree
      let caret = try #require(marked.caret, "\(marked)")
      let index = try #require(tree.token(atCaret: caret), "\(marked)")
      #expect(tree.source[tree.tokens[index].range] == expected, "\(marked)")
    }
  }

  @Test func tokenOutside() {
    #expect(ParsedQuery(parsing: "").tree.token(atCaret: 0) == nil)
    #expect(ParsedQuery(parsing: "a").tree.token(atCaret: 2) == nil)
    #expect(ParsedQuery(parsing: "a").tree.token(atCaret: -1) == nil)
  }

  /// The path leads from the whole text down to the smallest node.
  @Test func path() {
    let rows: [(String, Int, String)] = [
      ("a", 0, "query nameTerm"), ("a (b or c)", 3, "query conjunction group disjunction nameTerm"),
      ("a (b or c)", 2, "query conjunction group"), ("a (b or c)", 5, "query conjunction group disjunction"),
      ("a b", 1, "query conjunction"), (" a", 0, "query"), ("--a", 0, "query nameTerm repeatedMinus"),
      ("or a", 0, "query leadingConnective"),
    ]
    for (text, token, expected) in rows {
      let tree = ParsedQuery(parsing: text).tree
      #expect(
        tree.path(toToken: token).map { tree.kind(of: $0).description }.joined(separator: " ") == expected,
        "\(text), \(token)")
    }
  }

  @Test func words() {
    let rows: [(String, Bool)] = [
      ("①elf②‸", true), ("‸①elf②", true), ("fire-①i‸ce②", true), ("a ‸ b", false), ("①ur‸za's② x", true),
      ("①urza‸'s②", true), ("'①a‸②'", true), ("①rock‸②''n", true), ("①été‸🧝②!", true), ("‸", false), ("{2/‸①w②}", true),
    ]
    for (marked, isFound) in rows {
      let marked = MarkedText(marked)
      let source = SourceText(marked.text)
      let found = WordRange.around(marked.caret ?? 0, in: source.range, of: source)
      #expect(found == (isFound ? marked.range(from: 1, to: 2) : nil), "\(marked)")
    }
  }

  @Test func wordsStayInBounds() {
    let source: SourceText = "abcdef"
    let bounds = SourceRange(start: 2, end: 4)
    #expect(WordRange.around(3, in: bounds, of: source) == bounds)
    #expect(WordRange.around(1, in: bounds, of: source) == nil)
    #expect(WordRange.around(5, in: bounds, of: source) == nil)
    #expect(WordRange.around(3, in: SourceRange(at: 3), of: source) == nil)
  }

  /// Opening mark, inside, closing mark.
  @Test func quotedTokens() throws {
    let rows: [(String, [String])] = [
      ("\"a\"", ["\"", "a", "\""]), ("“a”", ["“", "a", "”"]), ("“a\"", ["“", "a", "\""]), ("\"a”", ["\"", "a", "”"]),
      ("''", ["'", "", "'"]), ("\"a", ["\"", "a"]), ("“", ["“", ""]), ("o:/a/", ["/", "a", "/"]), ("o:/", ["/", ""]),
      ("o://", ["/", "", "/"]), ("\"é\"", ["\"", "é", "\""]), ("\"é", ["\"", "é"]), ("‘\\’", ["‘", "\\’"]),
    ]
    for (text, expected) in rows {
      let source = SourceText(text)
      let token = try #require(Lexer.tokens(in: source).last, "\(text)")
      let quoted = try #require(QuotedToken(token, in: source), "\(text)")
      #expect(
        ([quoted.opening, quoted.inside] + (quoted.closing.map { [$0] } ?? [])).map { source[$0] } == expected,
        "\(text)")
    }
  }

  @Test func minuses() throws {
    let rows: [(String, Int, String)] = [
      ("-t:elf", 1, "t:elf"), ("t:elf", 0, "t:elf"), ("---a", 3, "a"), ("-(a)", 1, "(a)"), ("-", 1, ""), ("- a", 1, ""),
      ("-\"a b\"", 1, "\"a b\""), ("-!x", 1, "!x"),
    ]
    for (text, count, rest) in rows {
      let tree = ParsedQuery(parsing: text).tree
      let node = try #require(
        (tree.path(toToken: 0).last { $0 != tree.root && tree.kind(of: $0).isOperand }), "\(text)")
      #expect(tree.minusCount(of: node) == count, "\(text)")
      #expect(tree.source[tree.rangeAfterMinuses(of: node)] == rest, "\(text)")
    }
  }

  @Test func groups() {
    let rows: [(String, String)] = [
      ("(a (b) (c d", "3-5 7-? 0-?"), ("()", "0-1"), ("-(a)", "1-3"), ("((a)", "1-3 0-?"), ("(a ", "0-?"), ("a", ""),
    ]
    for (text, expected) in rows {
      let tree = ParsedQuery(parsing: text).tree
      let found = tree.groupParentheses().map { group in
        let close = group.close.map { "\(tree.tokens[$0].range.start)" } ?? "?"
        return "\(tree.tokens[group.open].range.start)-\(close)"
      }
      #expect(found.joined(separator: " ") == expected, "\(text)")
    }
  }

  /// A term is among the negated ones exactly if the semantic tokens say so.
  @Test func negationAgrees() {
    let failure = checkProperty(
      "negation", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 71),
      generate: { random in
        RandomQuery.looseText(of: RandomQuery.query(leaves: 6, using: &random), using: &random)
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription },
      law: { text in
        let document = DocumentSnapshot(
          SourceText(text.replacing("\n", with: " ").replacing("\r", with: " ")), vocabulary: .scryfall)
        for query in document.queries {
          let tree = query.analysis.parsed.tree
          let negated = tree.negatedTerms()
          let tokens = document.semanticTokens(of: query)
          for term in tree.terms {
            let range = tree.range(of: term)
            for token in tokens where range.encloses(token.range) {
              if token.modifiers.contains(.negated) != negated.contains(term) { return "\(token) in \(range)" }
            }
          }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
