import FilterLexer
import Testing

/// Bare words and values, and the separators between them.
@Suite struct LexerWordTests {
  @Test func anApostropheInsideAWordIsALetter() {
    expectTokens("urza's", "word urza's")
    expectTokens("urza'", "word urza'")
    expectTokens("don't or", "word don't | whitespace ␠ | or or")
    expectTokens("t:urza's", "field t | comparison : | value urza's")
    expectTokens("urza\u{2019}s", "word urza\u{2019}s")
    expectTokens("say\"hi\"", "word say\"hi\"")
    expectTokens("a\u{201C}b c\u{201D}", "word a\u{201C}b | whitespace ␠ | word c\u{201D}")
  }

  @Test func punctuationAndOtherScriptsAreLetters() {
    expectTokens("?", "word ?")
    expectTokens("... #x *", "word ... | whitespace ␠ | word #x | whitespace ␠ | word *")
    expectTokens("Lim-Dûl", "word Lim-Dûl")
    expectTokens("Æther 稲妻 🐉", "word Æther | whitespace ␠ | word 稲妻 | whitespace ␠ | word 🐉")
    expectTokens("[a];b", "word [a];b")
    expectTokens("\\", "word \\")
    expectTokens("\\\" b", "word \\\" | whitespace ␠ | word b")
    // Other quotes than the four curly ones stay letters.
    expectTokens("«a b»", "word «a | whitespace ␠ | word b»")
    expectTokens("\u{201E}a \u{201A}b `c", "word \u{201E}a | whitespace ␠ | word \u{201A}b | whitespace ␠ | word `c")
  }

  @Test func singleDotsJoinThePartsOfAField() {
    expectTokens("user.login:ann", "field user.login | comparison : | value ann")
    expectTokens("a.b.c>=3", "field a.b.c | comparison >= | value 3")
    expectTokens("a.0!=x", "field a.0 | comparison != | value x")
    expectTokens("a.b!", "field a.b | halfComparison !")
    expectTokens("a.-b:c", "field a.-b | comparison : | value c")
    expectTokens("user.login", "word user.login")
    expectTokens("user.", "word user.")
    expectTokens("a.:b", "word a.:b")
    expectTokens("a..b:c", "word a..b:c")
    expectTokens(".a:b", "word .a:b")
    expectTokens("a.é:b", "field a.é | comparison : | value b")
    expectTokens("a.{x/y}:b", "word a.{x/y}:b")
    expectTokens("or.:x", "word or.:x")
    expectTokens("1.a:b", "word 1.a:b")
  }

  @Test func slashesSplitWords() {
    expectTokens("fire/ice", "word fire | slash / | word ice")
    expectTokens("fire//ice", "word fire | slash // | word ice")
    expectTokens("/x/", "slash / | word x | slash /")
    expectTokens("///", "slash ///")
    expectTokens("t:a/b", "field t | comparison : | value a | slash / | word b")
    expectTokens("a/t:elf", "word a | slash / | field t | comparison : | value elf")
    expectTokens("a/-b", "word a | slash / | minus - | word b")
    expectTokens("pow=1/2", "field pow | comparison = | value 1 | slash / | word 2")
  }

  @Test func aCommaAloneSeparatesAndAGluedOneBelongsToTheWord() {
    expectTokens("rograkh , son", "word rograkh | whitespace ␠ | comma , | whitespace ␠ | word son")
    expectTokens(",", "comma ,")
    expectTokens(",,,", "comma ,,,")
    expectTokens("(,)", "leftParenthesis ( | comma , | rightParenthesis )")
    expectTokens("a/,/b", "word a | slash / | comma , | slash / | word b")
    expectTokens("rograkh, son", "word rograkh, | whitespace ␠ | word son")
    expectTokens("rograkh,son", "word rograkh,son")
    expectTokens(",son", "word ,son")
    expectTokens(",,son,,", "word ,,son,,")
    expectTokens(",-", "word ,-")
    expectTokens(",\"a b\"", "word ,\"a | whitespace ␠ | word b\"")
    expectTokens(",t:elf", "word ,t:elf")
    expectTokens("t:goblin,", "field t | comparison : | value goblin,")
    expectTokens("t:,", "field t | comparison : | value ,")
  }

  @Test func shorthandsAreWholeBareWords() {
    expectTokens("++", "shorthand ++")
    expectTokens("@@", "shorthand @@")
    expectTokens(
      "a ++ (@@)",
      "word a | whitespace ␠ | shorthand ++ | whitespace ␠ | leftParenthesis ( | shorthand @@ | rightParenthesis )")
    expectTokens("-++", "minus - | shorthand ++")
    expectTokens("++/", "shorthand ++ | slash /")
    expectTokens("+", "word +")
    expectTokens("+++", "word +++")
    expectTokens("++a", "word ++a")
    expectTokens("+@", "word +@")
    expectTokens("@+", "word @+")
    expectTokens("@", "word @")
    expectTokens("a++", "word a++")
    expectTokens("++,", "word ++,")
    expectTokens("t:++", "field t | comparison : | value ++")
  }

  @Test func aClosedBraceIsOpaque() {
    expectTokens("m:{2/w}", "field m | comparison : | value {2/w}")
    expectTokens("m:{2/w}{r}x", "field m | comparison : | value {2/w}{r}x")
    expectTokens("a{x/y}b", "word a{x/y}b")
    expectTokens("{\"}", "word {\"}")
    expectTokens("{{/}/}", "word {{/} | slash / | word }")
    expectTokens("t:{}", "field t | comparison : | value {}")
    expectTokens("!{/}", "exclamation ! | word {/}")
  }

  @Test func anUnclosedBraceIsALetter() {
    expectTokens("m:{2/w", "field m | comparison : | value {2 | slash / | word w")
    expectTokens("{ }", "word { | whitespace ␠ | word }")
    expectTokens("{2/w }", "word {2 | slash / | word w | whitespace ␠ | word }")
    expectTokens("({)", "leftParenthesis ( | word { | rightParenthesis )")
    // A parenthesis ends a brace as white space does: so taking a space out of a text never closes one.
    expectTokens("{(}", "word { | leftParenthesis ( | word }")
    expectTokens("m:{2)/w}", "field m | comparison : | value {2 | rightParenthesis ) | slash / | word w}")
    expectTokens("{a {b/c}", "word {a | whitespace ␠ | word {b/c}")
    expectTokens("{{{/x {/}", "word {{{ | slash / | word x | whitespace ␠ | word {/}")
    // A brace is not part of a field name, whether closed or not.
    expectTokens("a{:b}", "word a{:b}")
    expectTokens("a}:b", "word a}:b")
  }
}
