import FilterParser
import FilterText
import Testing

/// The text a search bar runs during typing.
@Suite struct AutoclosingTests {
  @Test func aValidTextComesBackUnchanged() {
    for text in ["t:elf", " a  or\tb ", "(a) , /b", "-(a or b)c", "o:'x'", "draw card\"", "++", "a OR b AND c"] {
      expectClosed(text, text)
    }
  }

  @Test func openDelimitersAreClosed() {
    expectClosed("(t:elf", "(t:elf)")
    expectClosed("-(a or (b c", "-(a or (b c))")
    expectClosed("(a or b ", "(a or b)")
    expectClosed("o:\"draw a ca", "o:\"draw a ca\"")
    expectClosed("'a b", "'a b'")
    expectClosed("“a b", "“a b”")
    expectClosed("!‘a", "!‘a’")
    expectClosed("o:/^ta", "o:/^ta/")
    expectClosed("(c:g or o:/a) b", "(c:g or o:/a) b/)")
    expectClosed("(a \"b ", "(a \"b \")")
    expectClosed("\"", "\"\"")
  }

  @Test func aBackslashAtTheEndIsDoubled() {
    expectClosed(#""a\"#, #""a\\""#)
    expectClosed(#""a\\"#, #""a\\""#)
    expectClosed(#"o:/a\"#, #"o:/a\\/"#)
  }

  @Test func whatIsUnfinishedGoes() {
    expectClosed("a t:", "a")
    expectClosed("t: a", "a")
    expectClosed("a or t:", "a")
    expectClosed("a or t: or b", "a or b")
    expectClosed("a t: or b", "a or b")
    expectClosed("a Fire! t:", "a Fire!")
    expectClosed("a -", "a")
    expectClosed("- x", "x")
    expectClosed("a (t:", "a")
    expectClosed("a (t: or b", "a (b)")
    expectClosed("a c:>=u b", "a b")
    expectClosed("a(t:)b", "a b")
    expectClosed("t:(a)", "(a)")
  }

  @Test func whatFitsNowhereGoes() {
    expectClosed("a or", "a")
    expectClosed("a or ", "a")
    expectClosed("or a", "a")
    expectClosed("a or or b", "a or b")
    expectClosed("a and or b", "a and b")
    expectClosed("a)", "a")
    expectClosed("(a))b", "(a) b")
    expectClosed("a () b", "a b")
    expectClosed("a () or b", "a or b")
    expectClosed("--a", "a")
    expectClosed("---(a b)", "-(a b)")
    expectClosed("o:/a/i", "o:/a/ i")
    expectClosed("-/a/", "-a/")
    expectClosed("a -,(b) -!(c", "a -(b) -(c)")
    expectClosed("--/a !/b", "a !b")
    expectClosed("-t:elf (c:g or", "-t:elf (c:g)")
  }

  @Test func anOrOutlivesAnAnd() {
    expectClosed("a and t: or b", "a or b")
    expectClosed("a or t: and b", "a or b")
    expectClosed("a and t: and b", "a and b")
  }

  @Test func whereNothingCanRunNothingIsLeft() {
    for text in ["", "t:", "-", "(", "()", "or", "t: or", ">=3", "((", "-!", "(t: or (c:"] { expectClosed(text, "") }
    expectClosed("  ", "  ")
    for text in ["/", ",", "//", " , ", "/ ,", "(/)", "t: /", ", or ,", "- /"] { expectClosed(text, "") }
  }

  /// The text after each key of a query can run.
  @Test func everyPrefixOfAQueryCanBeClosed() {
    expectPrefixes(
      "-(a or \"b\")",
      [
        "", "", "-(a)", "-(a)", "-(a o)", "-(a)", "-(a)", "-(a or \"\")", "-(a or \"b\")", "-(a or \"b\")",
        "-(a or \"b\")",
      ])
    expectPrefixes("pow>=3 t:", ["p", "po", "pow", "", "", "pow>=3", "pow>=3 ", "pow>=3 t", "pow>=3"])
  }

  private func expectPrefixes(_ text: String, _ closed: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(closed.count == text.utf8.count, sourceLocation: sourceLocation)
    for (length, expected) in zip(1..., closed) {
      expectClosed(String(decoding: text.utf8.prefix(length), as: UTF8.self), expected, sourceLocation: sourceLocation)
    }
  }

  private func expectClosed(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let closed = ParsedQuery(parsing: text).autoclosed
    #expect(closed.description == expected, "`\(text)`", sourceLocation: sourceLocation)
    expectLaws(SourceText(text), sourceLocation: sourceLocation)
  }
}
