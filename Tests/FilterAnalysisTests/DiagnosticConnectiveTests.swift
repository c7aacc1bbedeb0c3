import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Findings about connectives: those of other languages, and what `or` takes together.
@Suite struct DiagnosticConnectiveTests {
  @Test func marksBetweenTerms() {
    expectFindings("t:elf ①|② t:orc", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf or t:orc"))
    expectFindings("t:elf ①&② c:g", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf c:g"))
    expectFindings("t:elf ①|② bolt", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf or bolt"))
    expectFindings("bolt ①&&② shock", ExpectedFinding(.warning, "foreign-connective", fixed: "bolt shock"))
  }

  @Test func marksThatJoinNothing() {
    expectFindings("①||② t:elf", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf"))
    expectFindings("t:elf ①||②", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf"))
    expectFindings("(t:elf ①&&②) c:g", ExpectedFinding(.warning, "foreign-connective", fixed: "(t:elf) c:g"))
  }

  @Test func gluedMarks() {
    expectFindings("t:elf①||②t:orc", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf or t:orc"))
    expectFindings("t:elf①|②t:orc", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf or t:orc"))
    expectFindings("t:elf①&&②-c:g", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf -c:g"))
    // Both sides must be known values or fields.
    expectFindings("o:a|b")
    expectFindings("wm:d&d")
    expectFindings("o:elf||t:orc")
  }

  @Test func notBeforeATerm() {
    expectFindings("①not② t:elf", ExpectedFinding(.warning, "foreign-connective", fixed: "-t:elf"))
    expectFindings("c:g ①Not② t:elf", ExpectedFinding(.warning, "foreign-connective", fixed: "c:g -t:elf"))
    expectFindings("t:elf and ①not② t:orc", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf and -t:orc"))
    expectFindings("(①not② t:elf) c:g", ExpectedFinding(.warning, "foreign-connective", fixed: "(-t:elf) c:g"))
    expectFindings(
      "c:g ①NOT② (t:elf or t:orc)", ExpectedFinding(.warning, "foreign-connective", fixed: "c:g -(t:elf or t:orc)"))
    expectFindings("bolt ①NOT② t:elf", ExpectedFinding(.warning, "foreign-connective", fixed: "bolt -t:elf"))
  }

  @Test func notInANameIsAWord() {
    for text in [
      "not of this world", "forget me not t:instant", "not bolt", "NOT bolt", "not (bolt)", "\"not\" t:elf",
      "t:elf not",
    ] {
      expectFindings(text)
    }
  }

  @Test func anExactNameThatIsAFilter() {
    expectFindings("c:g ①!②t:elf", ExpectedFinding(.warning, "foreign-connective", fixed: "c:g -t:elf"))
    expectFindings("!\"t:elf\"")
    expectFindings("!Circle:Red")
  }

  @Test func oneHintForOneOr() {
    let hint = "surprising-precedence"
    expectFindings("①a (x y) b② or d", ExpectedFinding(.hint, hint, fixed: "(a (x y) b) or d"))
    expectFindings("①a b② or c d or e f", ExpectedFinding(.hint, hint, fixed: "(a b) or (c d) or (e f)"))
    expectFindings(
      "①a (③x y④ or z) b② or d", ExpectedFinding(.hint, hint, fixed: "(a (x y or z) b) or d"),
      ExpectedFinding(.hint, hint, fixed: "a ((x y) or z) b or d"))
    // The `and` of a group does not affect terms outside the group.
    expectFindings("①a (x and y)② or d", ExpectedFinding(.hint, hint, fixed: "(a (x and y)) or d"))
    expectFindings("a and (x y) or d")
  }

  @Test func theOtherAlternativesAreRelated() {
    let query = AnalyzedQuery(parsing: "a b or c d", vocabulary: .scryfall)
    #expect(query.diagnostics.flatMap { $0.related }.map { query.source[$0.range] } == ["c d"])
  }
}
