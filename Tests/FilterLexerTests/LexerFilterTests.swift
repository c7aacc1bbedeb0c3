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
    expectTokens("é:x", "word é:x")
    expectTokens("pré:x", "word pré:x")
    expectTokens("a..b:c", "word a..b:c")
    expectTokens("urza's:x", "word urza's:x")
    expectTokens("a,b:c", "word a,b:c")
    expectTokens("a\\:b", "word a\\:b")
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
