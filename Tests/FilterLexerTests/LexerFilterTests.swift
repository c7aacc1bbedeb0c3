import FilterLexer
import Testing

/// Fields, operators, bare values, and terms that are typed by half.
@Suite struct LexerFilterTests {
  @Test func everyOperatorStandsBetweenFieldAndValue() {
    for comparison in [":", "=", "!=", "<", "<=", ">", ">=", "=<", "=>"] {
      expectTokens("pow\(comparison)3", "field pow | comparison \(comparison) | value 3")
      expectTokens("pow\(comparison)", "field pow | comparison \(comparison)")
      expectTokens("\(comparison)3", "comparison \(comparison) | value 3")
      expectTokens("-\(comparison)", "minus - | comparison \(comparison)")
      expectTokens("pow\(comparison)\"3\"", "field pow | comparison \(comparison) | quoted \"3\"")
      expectTokens("pow\(comparison)/3/", "field pow | comparison \(comparison) | regex /3/")
    }
  }

  @Test func theLongestOperatorWinsAndTheRestIsValue() {
    expectTokens("t:=x", "field t | comparison : | value =x")
    expectTokens("t:>x", "field t | comparison : | value >x")
    expectTokens("t:<x", "field t | comparison : | value <x")
    expectTokens("t::x", "field t | comparison : | value :x")
    expectTokens("t==x", "field t | comparison = | value =x")
    expectTokens("t<>x", "field t | comparison < | value >x")
    expectTokens("t><x", "field t | comparison > | value <x")
    expectTokens("t>=>x", "field t | comparison >= | value >x")
    expectTokens("t=<=x", "field t | comparison =< | value =x")
    expectTokens("t!==x", "field t | comparison != | value =x")
    expectTokens("t<!x", "field t | comparison < | value !x")
    expectTokens("t=!x", "field t | comparison = | value !x")
  }

  @Test func aFieldIsALetterThenLettersDigitsUnderscoresHyphens() {
    expectTokens("_x-1:a", "field _x-1 | comparison : | value a")
    expectTokens("POW>=3", "field POW | comparison >= | value 3")
    expectTokens("foo1:bar", "field foo1 | comparison : | value bar")
    expectTokens("a-:b", "field a- | comparison : | value b")
    // No field name, so the operator inside is a letter.
    expectTokens("1:x", "word 1:x")
    expectTokens("a..b:c", "word a..b:c")
    expectTokens("urza's:x", "word urza's:x")
    expectTokens("a,b:c", "word a,b:c")
    expectTokens("a\\:b", "word a\\:b")
  }

  @Test func aFieldHasLettersDigitsAndMarksOfAnyScript() {
    expectTokens("é:x", "field é | comparison : | value x")
    expectTokens("pré:x", "field pré | comparison : | value x")
    expectTokens("-年齢>=25", "minus - | field 年齢 | comparison >= | value 25")
    expectTokens("Größe!=3", "field Größe | comparison != | value 3")
    expectTokens("gro\u{308}ße:3", "field gro\u{308}ße | comparison : | value 3")
    expectTokens("हिन्दी:x", "field हिन्दी | comparison : | value x")
    expectTokens("n\u{660}:x", "field n\u{660} | comparison : | value x")
    expectTokens("価格.円<5", "field 価格.円 | comparison < | value 5")
    expectTokens("名前!", "field 名前 | halfComparison !")
    expectTokens("名前:\"a b\"", "field 名前 | comparison : | quoted \"a␠b\"")
    expectTokens("稲妻 é-x", "word 稲妻 | whitespace ␠ | word é-x")
    // Other characters are none of a name, and the word goes on over the operator.
    for text in [
      "\u{301}a:x", "\u{660}n:x", "m²:x", "a–b:x", "a・b:x", "é…a:x", "a\u{2019}é:x", "★:x", "🐉>3", "a🐉:x", "t：elf:x",
      "é..b:x", "é.:x", "é…a!", "a\u{200B}:x", "\u{FFFD}:x",
    ] {
      expectTokens(text, "word \(text)")
    }
  }

  @Test func aSignMayStandBeforeTheFirstLetterOfAField() {
    expectTokens("@timestamp:2026", "field @timestamp | comparison : | value 2026")
    expectTokens("-$ref=x", "minus - | field $ref | comparison = | value x")
    expectTokens("#id<5", "field #id | comparison < | value 5")
    expectTokens("@é!", "field @é | halfComparison !")
    expectTokens("a@b$c#:d", "field a@b$c# | comparison : | value d")
    expectTokens("@timestamp $ref", "word @timestamp | whitespace ␠ | word $ref")
    for text in ["$<5", "#:x", "@=x", "@1:x", "$5>x", "#-a:x", "@@a:x", "$$a:x", "@!", "#.a:x", "@…a:x"] {
      expectTokens(text, "word \(text)")
    }
    expectTokens("@@", "shorthand @@")
  }

  @Test func nothingMayStandBetweenFieldOperatorAndValue() {
    expectTokens("t: elf", "field t | comparison : | whitespace ␠ | word elf")
    expectTokens("t :elf", "word t | whitespace ␠ | comparison : | value elf")
    expectTokens("t:(elf)", "field t | comparison : | leftParenthesis ( | word elf | rightParenthesis )")
    expectTokens("(t:)", "leftParenthesis ( | field t | comparison : | rightParenthesis )")
    expectTokens("t: \"a\"", "field t | comparison : | whitespace ␠ | quoted \"a\"")
    expectTokens("t: /a/", "field t | comparison : | whitespace ␠ | slash / | word a | slash /")
  }

  @Test func aValueGoesOnToTheEndOfTheWord() {
    expectTokens("t:elf or", "field t | comparison : | value elf | whitespace ␠ | or or")
    expectTokens("a:b:c", "field a | comparison : | value b:c")
    expectTokens("pow=1t:goblin", "field pow | comparison = | value 1t:goblin")
    expectTokens("o:draw\"a", "field o | comparison : | value draw\"a")
    expectTokens("t:\\\"a", "field t | comparison : | value \\\"a")
    expectTokens("date>=2025-01-01", "field date | comparison >= | value 2025-01-01")
  }

  @Test func slashesDoNotPartAnExclamationFromItsName() {
    expectTokens("!/bolt/", "exclamation ! | slash / | word bolt | slash /")
    expectTokens("!//t:elf", "exclamation ! | slash // | word t:elf")
    expectTokens("!/or/", "exclamation ! | slash / | word or | slash /")
    expectTokens("!/\"a b\"", "exclamation ! | slash / | quoted \"a␠b\"")
    expectTokens("!/=3", "exclamation ! | slash / | comparison = | value 3")
    expectTokens("!/ x", "exclamation ! | slash / | whitespace ␠ | word x")
  }

  @Test func aLoneExclamationAtTheEndIsAHalfOperator() {
    expectTokens("pow!", "field pow | halfComparison !")
    expectTokens("Fire!", "field Fire | halfComparison !")
    expectTokens("Fire! Ice", "field Fire | halfComparison ! | whitespace ␠ | word Ice")
    expectTokens("(pow!)", "leftParenthesis ( | field pow | halfComparison ! | rightParenthesis )")
    expectTokens("Fire!/Ice", "field Fire | halfComparison ! | slash / | word Ice")
    expectTokens("-pow!", "minus - | field pow | halfComparison !")
    expectTokens("pow!=", "field pow | comparison !=")
    // Something glued after it: the whole is a word.
    expectTokens("pow!3", "word pow!3")
    expectTokens("Fire!!", "word Fire!!")
    expectTokens("Fire!,", "word Fire!,")
    expectTokens("ci!ur", "word ci!ur")
    expectTokens("pow!\"3\"", "word pow!\"3\"")
    expectTokens("1!", "word 1!")
  }
}
