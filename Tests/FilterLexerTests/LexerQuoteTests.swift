import FilterLexer
import FilterText
import Testing
import _FilterTestSupport

/// Quoted texts and regular expressions.
@Suite struct LexerQuoteTests {
  @Test func quotesDelimitAtTheStartOfATermOrValue() {
    expectTokens("\"draw a card\"", "quoted \"draw␠a␠card\"")
    expectTokens("'draw a card'", "quoted 'draw␠a␠card'")
    expectTokens("o:\"draw a card\"", "field o | comparison : | quoted \"draw␠a␠card\"")
    expectTokens("o:'draw a card'", "field o | comparison : | quoted 'draw␠a␠card'")
    expectTokens("\"\"", "quoted \"\"")
    expectTokens("t:''", "field t | comparison : | quoted ''")
    expectTokens("(\"a\")", "leftParenthesis ( | quoted \"a\" | rightParenthesis )")
    expectTokens("\"(or) -t:/x/{\"", "quoted \"(or)␠-t:/x/{\"")
  }

  @Test func eachFamilyIsALetterInTheOther() {
    expectTokens("\"urza's\"", "quoted \"urza's\"")
    expectTokens("'say \"hi\"'", "quoted 'say␠\"hi\"'")
    expectTokens("\"a'b", "unclosedQuoted \"a'b")
  }

  @Test func aBackslashProtectsTheNextCharacter() {
    expectTokens(#""say \"hi\"" b"#, #"quoted "say␠\"hi\"" | whitespace ␠ | word b"#)
    expectTokens(#"'urza\'s'"#, #"quoted 'urza\'s'"#)
    expectTokens(#""a\\" b"#, #"quoted "a\\" | whitespace ␠ | word b"#)
    expectTokens(#""a\b""#, #"quoted "a\b""#)
    expectTokens(#""a\""#, #"unclosedQuoted "a\""#)
    expectTokens(#""a\"#, #"unclosedQuoted "a\"#)
    expectTokens("\"a\\\u{201D}b\" c", "quoted \"a\\\u{201D}b\" | whitespace ␠ | word c")
  }

  @Test func anUnclosedQuoteTakesTheRest() {
    expectTokens("o:\"draw a ca", "field o | comparison : | unclosedQuoted \"draw␠a␠ca")
    expectTokens("\"", "unclosedQuoted \"")
    expectTokens("a '(b) or\nc", "word a | whitespace ␠ | unclosedQuoted '(b)␠or␊c")
    expectTokens("!\"Lightning", "exclamation ! | unclosedQuoted \"Lightning")
  }

  @Test func curlyQuotesCloseOneAnotherWithinTheirFamily() {
    expectTokens("\u{201C}Wind fall\u{201D}", "quoted \u{201C}Wind␠fall\u{201D}")
    expectTokens("\u{201D}a b\u{201C}", "quoted \u{201D}a␠b\u{201C}")
    expectTokens("\u{201C}a b\" c", "quoted \u{201C}a␠b\" | whitespace ␠ | word c")
    expectTokens("\"a b\u{201D} c", "quoted \"a␠b\u{201D} | whitespace ␠ | word c")
    expectTokens("\u{2018}a b\u{2019}", "quoted \u{2018}a␠b\u{2019}")
    expectTokens("t:\u{2019}a b'", "field t | comparison : | quoted \u{2019}a␠b'")
    expectTokens("\u{201C}a\u{2019}s b\u{201D}", "quoted \u{201C}a\u{2019}s␠b\u{201D}")
    expectTokens("\u{201C}a b", "unclosedQuoted \u{201C}a␠b")
  }

  @Test func offsetsAreThoseOfTheTextAsItWasTyped() {
    let marked = MarkedText("①o②:③“draw é”④ ⑤!⑥‘Limdûl’⑦")
    let tokens = Lexer.tokens(in: SourceText(marked.text))
    let expected = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7)].map { marked.range(from: $0, to: $1) }
    #expect(tokens.map(\.range) == expected)
    #expect(tokens.map(\.kind) == [.field, .comparison, .quoted, .whitespace, .exclamation, .quoted])
    #expect(marked.offset(7) == 30)
  }

  @Test func bytesThatOnlyBeginLikeACurlyQuoteAreLetters() {
    for bytes: [UInt8] in [[0xE2], [0xE2, 0x80], [0xE2, 0x80, 0x9E], [0xE2, 0x81, 0x9C], [0x80, 0x9C]] {
      let kinds = Lexer.tokens(in: SourceText(bytes: bytes + [0x61])).map(\.kind)
      #expect(kinds == [.word], "bytes \(bytes)")
    }
    let unclosed = SourceText(bytes: [0x22, 0xE2, 0x80])
    #expect(Lexer.tokens(in: unclosed).map(\.description) == ["unclosedQuoted 0..<3"])
  }

  @Test func somethingGluedAfterAQuoteIsATermOfItsOwn() {
    expectTokens("\"a\"b", "quoted \"a\" | word b")
    expectTokens("\"a\"\"b\"", "quoted \"a\" | quoted \"b\"")
    expectTokens("\"a\"-b", "quoted \"a\" | minus - | word b")
    expectTokens("\"a\"or", "quoted \"a\" | or or")
    expectTokens("t:\"elf\"c:g", "field t | comparison : | quoted \"elf\" | field c | comparison : | value g")
    expectTokens("t:\"elf\":g", "field t | comparison : | quoted \"elf\" | comparison : | value g")
    expectTokens("t:'a','b'", "field t | comparison : | quoted 'a' | word ,'b'")
  }

  @Test func aRegexIsAValueBetweenSlashes() {
    expectTokens("o:/^tap/", "field o | comparison : | regex /^tap/")
    expectTokens("o:/(a b)\"'{ or/", "field o | comparison : | regex /(a␠b)\"'{␠or/")
    expectTokens("o://", "field o | comparison : | regex //")
    expectTokens("name=/a/ b", "field name | comparison = | regex /a/ | whitespace ␠ | word b")
    expectTokens(":/a/", "comparison : | regex /a/")
    expectTokens(#"o:/a\/b/ c"#, #"field o | comparison : | regex /a\/b/ | whitespace ␠ | word c"#)
    expectTokens(#"o:/a\\/b"#, #"field o | comparison : | regex /a\\/ | word b"#)
    expectTokens("t:\"/a/\"", "field t | comparison : | quoted \"/a/\"")
    expectTokens("t:x/a/", "field t | comparison : | value x | slash / | word a | slash /")
  }

  @Test func anUnclosedRegexTakesTheRest() {
    expectTokens("o:/^ta", "field o | comparison : | unclosedRegex /^ta")
    expectTokens("o:/", "field o | comparison : | unclosedRegex /")
    expectTokens(#"o:/a\/"#, #"field o | comparison : | unclosedRegex /a\/"#)
    expectTokens(#"o:/a\"#, #"field o | comparison : | unclosedRegex /a\"#)
    expectTokens("(o:/a) b", "leftParenthesis ( | field o | comparison : | unclosedRegex /a)␠b")
  }

  @Test func somethingGluedAfterARegexIsATermOfItsOwn() {
    expectTokens("o:/a/i", "field o | comparison : | regex /a/ | word i")
    expectTokens("o:/a//b/", "field o | comparison : | regex /a/ | slash / | word b | slash /")
    expectTokens("o:/a/t:elf", "field o | comparison : | regex /a/ | field t | comparison : | value elf")
    expectTokens("o:/a/-b", "field o | comparison : | regex /a/ | minus - | word b")
    expectTokens("o:/a/\"b\"", "field o | comparison : | regex /a/ | quoted \"b\"")
  }
}
