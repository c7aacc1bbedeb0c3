import FilterRegex
import Testing

/// The matches of each construct of the language. ⟦ ⟧ enclose the first match.
@Suite struct MatchingConstructTests {
  @Test func literals() {
    expectMatches("draw", "⟦Draw⟧ a card.", "Then ⟦DRAW⟧ it.", "with⟦draw⟧n", "dra w", "")
    expectMatches("Jötun", "⟦jÖtun⟧ Grunt", "Jotun Grunt")
    expectMatches("élan", "⟦ÉLAN⟧ vital", "elan")
    expectMatches("ДОМ", "⟦дом⟧", "⟦Дом⟧ик")
    expectMatches("σ", "⟦Σ⟧", "ς")
    expectMatches("ÿ", "⟦Ÿ⟧", "y")
    expectMatches(#"\{T\}:"#, "⟦{t}:⟧ Add {G}.", "{T}, Pay 1 life:")
    expectMatches("{T}:", "⟦{T}:⟧ Add {G}.")
    expectMatches(#"a\/b"#, "⟦a/b⟧")
    expectMatches(#"\x41\u00e9"#, "⟦AÉ⟧", "e")
    expectMatches("— ", "Landfall ⟦— ⟧Whenever")
    expectMatches("", "⟦⟧", "⟦⟧anything")
  }

  @Test func anyCharacter() {
    expectMatches("a.c", "⟦abc⟧", "⟦a—c⟧", "⟦a🧝c⟧", "a\nc", "ac")
    expectMatches("a.*z", "⟦a to z⟧", "a to\nz")
    expectMatches("..", "a\n⟦bc⟧", "é")
  }

  @Test func classes() {
    expectMatches("[abc]x", "⟦Bx⟧", "dx")
    expectMatches("[a-c]x", "⟦Cx⟧", "dx")
    expectMatches("[à-ý]", "⟦É⟧", "e", "⟦÷⟧ Ý")
    expectMatches("[^a-z]x", "⟦1x⟧", "ax", "\nx", "⟦éx⟧")
    expectMatches("[^é]", "É", "é⟦e⟧")
    expectMatches("[]a]+", "⟦a]⟧")
    expectMatches("[a-]", "⟦-⟧")
    expectMatches("[[:alpha:]]+", "1 ⟦Élan⟧ 2")
    expectMatches("[[:upper:]]", "⟦a⟧")
    expectMatches("[[:punct:]]", "a⟦,⟧", "a ⟦—⟧ b", "a b")
    expectMatches("[[:digit:][:space:]]+", "x⟦ 12⟧")
    expectMatches("[^[:alnum:]]", "ab1⟦ ⟧", "ab\n1")
    expectMatches("[[:xdigit:]]+", "x⟦Fa9⟧g")
    expectMatches("[[:blank:]]", "a\n⟦\t⟧")
    expectMatches("[[:cntrl:]]", "a⟦\n⟧", "a b")
    expectMatches("[[:graph:]]+", " ⟦a!⟧ ")
    expectMatches("[[:print:]]+", "\n⟦a b⟧\n")
    expectMatches("[[:word:]]+", "-⟦a_1⟧-")
    expectMatches("[[:ascii:]]+", "é⟦a b⟧é")
    expectMatches("[[=a=]]", "⟦A⟧")
  }

  @Test func escapes() {
    expectMatches(#"\d+"#, "deals ⟦13⟧ damage", "deals X damage")
    expectMatches(#"\D"#, "1⟦\n⟧")
    expectMatches(#"\s"#, "a⟦ ⟧b", "a⟦\u{A0}⟧b", "ab")
    expectMatches(#"\S+"#, " ⟦a—b⟧ c")
    expectMatches(#"\w+"#, "— ⟦Jötun_1⟧’s", "—−•")
    expectMatches(#"\W"#, "ab⟦—⟧", "ab⟦\n⟧", "ab")
    expectMatches(#"[\w-]+"#, " ⟦a-b⟧ ")
    expectMatches(#"[^\w]"#, "a\nb⟦ ⟧")
    expectMatches(#"\n"#, "a⟦\n⟧b")
    expectMatches(#"\t\("#, "⟦\t(⟧")
  }

  @Test func quantifiers() {
    expectMatches("orcs?", "⟦Orc⟧", "⟦orcs⟧", "org")
    expectMatches("ab*c", "⟦ac⟧", "⟦abbc⟧", "ab")
    expectMatches("ab+c", "⟦abbc⟧", "ac")
    expectMatches("ab{2}c", "⟦abbc⟧", "abc", "abbbc")
    expectMatches("ab{2,}c", "⟦abbbc⟧", "abc")
    expectMatches("^ab{1,2}$", "⟦ab⟧", "⟦abb⟧", "abbb", "a")
    expectMatches("ab{0}c", "⟦ac⟧", "abc")
    expectMatches("(ab){2,3}", "x⟦ababab⟧ab")
    expectMatches("(?:a|bc)+d", "⟦abcad⟧", "b⟦ad⟧", "bd")
    expectMatches("^[aeiou]{255}$", "⟦" + String(repeating: "ae", count: 127) + "i⟧", "aeiou")
    expectMatches("(a*)*b", "⟦aab⟧", "⟦b⟧", "aa")
    expectMatches("(a|aa)+$", "⟦aaaa⟧", "b⟦a⟧", "ab")
    expectMatches("((a?)(b?))*c", "⟦abbac⟧", "⟦c⟧")
    expectMatches("(|a)+b", "⟦aab⟧")
  }

  @Test func lengthOfTheMatch() {
    expectMatches("a.*c", "⟦abcabc⟧d")
    expectMatches("a.*?c", "⟦abc⟧abcd")
    // The first repetition decides for all, as in PostgreSQL.
    expectMatches("ab+.*?c", "⟦abcabc⟧d")
    expectMatches("ab+?.*c", "⟦abc⟧abcd")
    expectMatches("(a+?|b)c*", "⟦aa⟧")
    expectMatches("(?:a{1,3}?)b*", "⟦a⟧ab")
    expectMatches("a{2}b*?", "⟦aa⟧b")
    expectMatches("draw|draws", "he ⟦draws⟧")
    expectMatches("abcd|bc", "⟦abcd⟧")
    expectMatches("bc|abcx", "a⟦bc⟧d")
  }

  @Test func alternatives() {
    expectMatches("(two|three) cards", "⟦three cards⟧", "four cards")
    expectMatches("a|b|", "⟦b⟧", "⟦⟧c")
    expectMatches("^(?:elf|orc)$", "⟦Elf⟧", "elves", "goblin\n⟦orc⟧")
  }

  @Test func paragraphs() {
    expectMatches("^when", "⟦When⟧", "Flying\n⟦When⟧", "Flying, when")
    expectMatches("bolt$", "⟦bolt⟧", "⟦bolt⟧\nx", "bolts")
    expectMatches("^$", "⟦⟧", "a\n⟦⟧\nb", "a\nb", "a\n⟦⟧")
    expectMatches(#"\Aa"#, "⟦a⟧", "b\na")
    expectMatches(#"a\Z"#, "⟦a⟧", "a\n", "a\nb", "b\n⟦a⟧")
    expectMatches("^.*$", "⟦one⟧\ntwo")
    expectMatches(#"x$\n^y"#, "⟦x\ny⟧", "xy")
    expectMatches("$^", "⟦⟧", "a", "⟦⟧\n\n", "a\n⟦⟧\nb")
    expectMatches("a^b", "ab", "a\nb")
    expectMatches(#"\A\Z"#, "⟦⟧", "a", "\n")
  }

  @Test func words() {
    expectMatches(#"\bizzet\b"#, "the ⟦Izzet⟧ league", "⟦izzet⟧", "Izzets", "⟦Izzet⟧—", "Izzetö")
    expectMatches(#"\yorc\y"#, "an ⟦orc⟧.", "force")
    expectMatches(#"\Borc"#, "f⟦orc⟧e", "orc")
    expectMatches(#"\Yorc"#, "f⟦orc⟧e", "orc")
    expectMatches(#"\morc"#, "⟦orc⟧s", "force", "é ⟦orc⟧", "éorc")
    expectMatches(#"orc\M"#, "f⟦orc⟧ ", "force")
    expectMatches("[[:<:]]a[[:>:]]", "ab ⟦a⟧ ba")
    expectMatches(#"\m\w+\M"#, "—⟦Jötun⟧—")
    expectMatches(#"\b"#, "⟦⟧a", "—⟦⟧a", "— —", "")
    expectMatches(#"\B"#, "⟦⟧", "a⟦⟧b", "a", "⟦⟧—")
    expectMatches(#"a\b.\bb"#, "⟦a b⟧", "⟦a—b⟧", "aab")
    expectMatches(#"^\b"#, "⟦⟧a", "\n⟦⟧a", "-a")
    expectMatches(#"\b$"#, "a⟦⟧", "a⟦⟧\n-", "-")
  }

  @Test func lookAround() {
    expectMatches("gain(?! control)", "⟦gain⟧ 3 life", "gain control", "gain control, ⟦gain⟧ life")
    expectMatches("(?<!non)creature", "a ⟦creature⟧", "noncreature", "noncreature ⟦creature⟧")
    expectMatches("(?<=target )\\w+", "destroy target ⟦artifact⟧", "destroy artifact")
    expectMatches("creature(?=s)", "⟦creature⟧s", "creature")
    expectMatches("^(?=.*flying)(?=.*reach)", "⟦⟧reach, flying", "flying\nreach")
    expectMatches("(?<=a.*)b", "a and ⟦b⟧", "b a")
    expectMatches("(?<!a(?=b))b", "ab", "⟦b⟧", "ac⟦b⟧")
    expectMatches("(?=(?!a).)b", "⟦b⟧", "a")
    expectMatches("(?:(?=a)a)+b", "⟦aab⟧", "b")
    expectMatches("(?!)", "", "a")
    expectMatches("(?<=é)a", "é⟦a⟧", "ea")
    expectMatches("(?<=^a)b", "a⟦b⟧", "c\na⟦b⟧", "cab")
    expectMatches(#"(?<=\ba)b(?=c$)"#, "a⟦b⟧c", "xabc", "abcd")
  }

  @Test func namesAndReferences() {
    expectMatches(#"~ deals \d+"#, "⟦~ deals 3⟧ damage", "Shock deals 3 damage")
    expectMatches(#"\~"#, "⟦~⟧")
    expectMatches(#"(a)\1"#, "aa")
    expectMatches(#"(a)(?:\1)?b"#, "⟦ab⟧", "a⟦ab⟧")
    expectMatches("(?#this means nothing)a", "⟦a⟧")
  }
}
