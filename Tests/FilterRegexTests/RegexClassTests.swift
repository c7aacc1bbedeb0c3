import FilterRegex
import FilterText
import Testing

/// The content of brackets.
@Suite struct RegexClassTests {
  @Test func itemsOfEverySort() {
    expectRegex("[abc]", "[a b c]")
    expectRegex("[^a-z0-9]", "[^a-z 0-9]")
    expectRegex(#"[\d\W[:alpha:]_]"#, "[digit notWord :alpha: _]")
    expectRegex(#"[\n\]\\\/\-]"#, #"[␊ ] \ / -]"#)
    expectRegex("[é-ü]+", "[é-ü]{1...}")
    expectRegex(#"[\x41-\u005A]"#, "[A-Z]")
  }

  @Test func mostCharactersMeanNothingHere() {
    expectRegex("[.*+?(){}|^$~]", "[. * + ? ( ) { } | ^ $ ~]")
    expectRegex("[[a]", "[[ a]")
    expectRegex("[a^]", "[a ^]")
    // Outside brackets the letter is a position.
    expectRegex(#"[\b]"#, "[\u{8}]")
  }

  @Test func aBracketMayComeFirst() {
    expectRegex("[]a]", "[] a]")
    expectRegex("[^]a]", "[^] a]")
    expectRegex("[]-a]", "[]-a]")
    expectRegex("[]]", "[]]")
    expectRegex("a]", "a ]")
  }

  @Test func aHyphenMayStandAtEitherEnd() {
    expectRegex("[-a]", "[- a]")
    expectRegex("[a-]", "[a -]")
    expectRegex("[^-a-]", "[^- a -]")
    expectRegex("[a-c-]", "[a-c -]")
    expectRegex("[--a]", "[--a]")
    expectRegex("[+--]", "[+--]")
    expectRegex("[+--a]", "[+-- a]")
    expectRegex("[-]", "[-]")
    expectRegex("[a-a]", "[a-a]")
  }

  @Test func aHyphenThatJoinsNothing() {
    expectRegex("[a-c①-②e]", "[a-c - e]", [ExpectedDiagnostic(.misplacedHyphen, 1, 2)])
    expectRegex(#"[\d①-②z]"#, "[digit - z]", [ExpectedDiagnostic(.misplacedHyphen, 1, 2)])
    expectRegex(#"[a①-②\d]"#, "[a - digit]", [ExpectedDiagnostic(.misplacedHyphen, 1, 2)])
    expectRegex("[[:alpha:]①-②z]", "[:alpha: - z]", [ExpectedDiagnostic(.misplacedHyphen, 1, 2)])
    expectRegex("[a①-②[:digit:]]", "[a - :digit:]", [ExpectedDiagnostic(.misplacedHyphen, 1, 2)])
  }

  @Test func reversedRanges() {
    expectRegex("[①z-a②]", "[<reversedRange>]", [ExpectedDiagnostic(.reversedRange, 1, 2)])
    expectRegex(#"[ab①\x7A-A②c]"#, "[a b <reversedRange> c]", [ExpectedDiagnostic(.reversedRange, 1, 2)])
  }

  @Test func classesWithAName() {
    for name in RegexPosixClass.allCases { expectRegex("[[:\(name.rawValue):]]", "[:\(name.rawValue):]") }
    expectRegex("[[=a=][.-.]]", "[a -]")
    expectRegex("[[.].]]", "[]]")
    expectRegex("[[.a.]-[.c.]]", "[a-c]")
    expectRegex("[①[:letter:]②]", "[<unknownPosixClass>]", [ExpectedDiagnostic(.unknownPosixClass, 1, 2)])
    expectRegex("[①[::]②]", "[<unknownPosixClass>]", [ExpectedDiagnostic(.unknownPosixClass, 1, 2)])
    expectRegex("[①[.hyphen.]②]", "[<unknownPosixClass>]", [ExpectedDiagnostic(.unknownPosixClass, 1, 2)])
    expectRegex("[a①[:alpha②]", "[a <unclosedPosixClass>]", [ExpectedDiagnostic(.unclosedPosixClass, 1, 2)])
    // Outside brackets these are brackets.
    expectRegex("[:alpha:]", "[: a l p h a :]")
  }

  @Test func whatNeverCloses() {
    expectRegex("a①[②b-c)*", "a [b-c ) *]", [ExpectedDiagnostic(.unclosedClass, 1, 2)])
    expectRegex("①[^②", "[^]", [ExpectedDiagnostic(.unclosedClass, 1, 2)])
    expectRegex("①[②a-", "[a -]", [ExpectedDiagnostic(.unclosedClass, 1, 2)])
    expectRegex("①[]②abc", "[] a b c]", [ExpectedDiagnostic(.emptyClass, 1, 2)])
    expectRegex("①[^]②", "[^]]", [ExpectedDiagnostic(.emptyClass, 1, 2)])
    expectRegex(
      #"①[②a③\④"#, "[a <trailingBackslash>]",
      [ExpectedDiagnostic(.unclosedClass, 1, 2), ExpectedDiagnostic(.trailingBackslash, 3, 4)])
    expectRegex(
      "①[②③[:a④", "[<unclosedPosixClass>]",
      [ExpectedDiagnostic(.unclosedClass, 1, 2), ExpectedDiagnostic(.unclosedPosixClass, 3, 4)])
  }

  @Test func escapesThatAreNoCharacter() {
    for escape in [#"\y"#, #"\m"#, #"\M"#, #"\A"#, #"\Z"#, #"\B"#, #"\1"#] {
      expectRegex("[a①\(escape)②]", "[a <misplacedEscape>]", [ExpectedDiagnostic(.misplacedEscape, 1, 2)])
    }
    expectRegex(#"[①\q②]"#, "[<unknownEscape>]", [ExpectedDiagnostic(.unknownEscape, 1, 2)])
    expectRegex(#"[①\sm②]"#, "[space m]", [ExpectedDiagnostic(.shorthandInClass, 1, 2)])
    expectRegex(#"[①\smr②a]"#, "[space m r a]", [ExpectedDiagnostic(.shorthandInClass, 1, 2)])
    expectRegex(#"[\sa]"#, "[space a]")
  }
}
