import FilterLexer
import FilterText
import Testing

/// The shape of a query: what separates, joins and prefixes terms.
@Suite struct LexerTests {
  @Test func readsAWholeQuery() {
    expectTokens("", "")
    expectTokens("-t:elf", "minus - | field t | comparison : | value elf")
    expectTokens(
      "t:elf -(c:g or \"draw a card\") !bolt",
      """
      field t | comparison : | value elf | whitespace ␠ | minus - | leftParenthesis ( | field c | comparison : | \
      value g | whitespace ␠ | or or | whitespace ␠ | quoted "draw␠a␠card" | rightParenthesis ) | whitespace ␠ | \
      exclamation ! | word bolt
      """)
  }

  @Test func whitespaceIsOneRunOfAnyKind() {
    expectTokens(" \t\n\u{0B}\u{0C}\r\n ", "whitespace ␠⇥␊␋␌␍␊␠")
    expectTokens("a\r\nb", "word a | whitespace ␍␊ | word b")
    // Only ASCII white space separates: a no-break space or an em space is a letter like any other.
    expectTokens("a\u{A0}b\u{2003}c", "word a\u{A0}b\u{2003}c")
    expectTokens("a\0b", "word a\0b")
  }

  @Test func parenthesesEndWordsAndValues() {
    expectTokens("()", "leftParenthesis ( | rightParenthesis )")
    expectTokens("a(b)c", "word a | leftParenthesis ( | word b | rightParenthesis ) | word c")
    expectTokens("t:a(b", "field t | comparison : | value a | leftParenthesis ( | word b")
    expectTokens("((", "leftParenthesis ( | leftParenthesis (")
  }

  @Test func minusIsAPrefixOnlyWhereATermMayBegin() {
    expectTokens("-bolt", "minus - | word bolt")
    expectTokens("--bolt", "minus - | minus - | word bolt")
    expectTokens("- bolt", "minus - | whitespace ␠ | word bolt")
    expectTokens("-", "minus -")
    expectTokens("-\"a b\"", "minus - | quoted \"a␠b\"")
    expectTokens("-!bolt", "minus - | exclamation ! | word bolt")
    expectTokens("-(a)", "minus - | leftParenthesis ( | word a | rightParenthesis )")
    // Inside a word or a value it is a letter.
    expectTokens("fire-ice", "word fire-ice")
    expectTokens("fire--ice-", "word fire--ice-")
    expectTokens("fire-\"ice\"", "word fire-\"ice\"")
    expectTokens("pow=-1", "field pow | comparison = | value -1")
    expectTokens("t:-", "field t | comparison : | value -")
    expectTokens("foo-bar:baz", "field foo-bar | comparison : | value baz")
    // A field cannot start with a minus, so it is split off before the field.
    expectTokens("--t:elf", "minus - | minus - | field t | comparison : | value elf")
  }

  @Test func exclamationIsAPrefixOnlyWhereATermMayBegin() {
    expectTokens("!bolt", "exclamation ! | word bolt")
    expectTokens("!\"Lightning Bolt\"", "exclamation ! | quoted \"Lightning␠Bolt\"")
    expectTokens("!'Urza'", "exclamation ! | quoted 'Urza'")
    expectTokens("a !b", "word a | whitespace ␠ | exclamation ! | word b")
    expectTokens("1!b", "word 1!b")
    expectTokens("bolt!x", "word bolt!x")
    expectTokens("t:!x", "field t | comparison : | value !x")
    expectTokens("!", "exclamation !")
    expectTokens("! bolt", "exclamation ! | whitespace ␠ | word bolt")
    expectTokens("!(a)", "exclamation ! | leftParenthesis ( | word a | rightParenthesis )")
    expectTokens("!/x/", "exclamation ! | slash / | word x | slash /")
  }

  @Test func afterExclamationEverythingIsAName() {
    expectTokens("!or", "exclamation ! | word or")
    expectTokens("!-bolt", "exclamation ! | word -bolt")
    expectTokens("!!bolt", "exclamation ! | word !bolt")
    expectTokens("!t:elf", "exclamation ! | word t:elf")
    expectTokens("!,", "exclamation ! | word ,")
    expectTokens("!++", "exclamation ! | word ++")
    expectTokens("!:x", "exclamation ! | word :x")
    expectTokens("!a t:elf", "exclamation ! | word a | whitespace ␠ | field t | comparison : | value elf")
    expectTokens("!\"a\"t:elf", "exclamation ! | quoted \"a\" | field t | comparison : | value elf")
    // The mark dangles, so the parenthesis and its content are parsed as usual.
    expectTokens("!(t:elf", "exclamation ! | leftParenthesis ( | field t | comparison : | value elf")
    // `!=` is an operator, not the mark.
    expectTokens("!=x", "comparison != | value x")
  }

  @Test func connectivesAreWholeBareWordsInAnyLetterCase() {
    for word in ["or", "OR", "Or", "oR"] {
      expectTokens("a \(word) b", "word a | whitespace ␠ | or \(word) | whitespace ␠ | word b")
    }
    for word in ["and", "AND", "And", "aNd"] { expectTokens(word, "and \(word)") }
    expectTokens("(or)", "leftParenthesis ( | or or | rightParenthesis )")
    expectTokens("a/or/b", "word a | slash / | or or | slash / | word b")
    expectTokens("-or", "minus - | or or")
    // Not the whole word, not bare, or not a possible term.
    expectTokens("orc", "word orc")
    expectTokens("o", "word o")
    expectTokens("nor", "word nor")
    expectTokens("or-and", "word or-and")
    expectTokens("or'", "word or'")
    expectTokens("or,", "word or,")
    expectTokens("or\"a\"", "word or\"a\"")
    expectTokens("and{", "word and{")
    expectTokens("andy sandy", "word andy | whitespace ␠ | word sandy")
    expectTokens("\"or\"", "quoted \"or\"")
    expectTokens("t:or", "field t | comparison : | value or")
    expectTokens("or:x", "field or | comparison : | value x")
    expectTokens("or!", "field or | halfComparison !")
    expectTokens("not xor", "word not | whitespace ␠ | word xor")
    // U+017F and U+212A lower or fold to ASCII letters elsewhere; the connectives are ASCII.
    expectTokens("ＯＲ", "word ＯＲ")
  }

  @Test func tokensDescribeThemselves() {
    let marked = "-t:elf"
    let tokens = Lexer.tokens(in: SourceText(marked))
    #expect(tokens.map(\.description) == ["minus 0..<1", "field 1..<2", "comparison 2..<3", "value 3..<6"])
  }
}
