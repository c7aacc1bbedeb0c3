import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Diagnostics about connectives: those of other languages, and what `or` takes together.
@Suite struct DiagnosticConnectiveTests {
  @Test func marksBetweenTerms() {
    expectDiagnostics("t:elf ①|② t:orc", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf or t:orc"))
    expectDiagnostics("t:elf ①&② c:g", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf c:g"))
    expectDiagnostics("t:elf ①|② bolt", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf or bolt"))
    expectDiagnostics("bolt ①&&② shock", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "bolt shock"))
  }

  @Test func marksThatJoinNothing() {
    expectDiagnostics("①||② t:elf", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf"))
    expectDiagnostics("t:elf ①||②", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf"))
    expectDiagnostics("(t:elf ①&&②) c:g", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "(t:elf) c:g"))
  }

  @Test func gluedMarks() {
    expectDiagnostics("t:elf①||②t:orc", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf or t:orc"))
    expectDiagnostics("t:elf①|②t:orc", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf or t:orc"))
    expectDiagnostics("t:elf①&&②-c:g", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf -c:g"))
    // Both sides must be known values or fields.
    expectDiagnostics("o:a|b")
    expectDiagnostics("wm:d&d")
    expectDiagnostics("o:elf||t:orc")
  }

  @Test func notBeforeATerm() {
    expectDiagnostics("①not② t:elf", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "-t:elf"))
    expectDiagnostics("c:g ①Not② t:elf", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "c:g -t:elf"))
    expectDiagnostics(
      "t:elf and ①not② t:orc", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf and -t:orc"))
    expectDiagnostics("(①not② t:elf) c:g", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "(-t:elf) c:g"))
    expectDiagnostics(
      "c:g ①NOT② (t:elf or t:orc)", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "c:g -(t:elf or t:orc)"))
    expectDiagnostics("bolt ①NOT② t:elf", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "bolt -t:elf"))
  }

  @Test func notInANameIsAWord() {
    for text in [
      "not of this world", "forget me not t:instant", "not bolt", "NOT bolt", "not (bolt)", "\"not\" t:elf",
      "t:elf not",
    ] {
      expectDiagnostics(text)
    }
  }

  @Test func anExactNameThatIsAFilter() {
    expectDiagnostics("c:g ①!②t:elf", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "c:g -t:elf"))
    expectDiagnostics("!\"t:elf\"")
    expectDiagnostics("!Circle:Red")
  }

  @Test func oneHintForOneQuery() {
    let hint = "surprising-precedence"
    expectDiagnostics("①a (x y) b② or d", ExpectedDiagnostic(.hint, hint, fixed: "(a (x y) b) or d"))
    expectDiagnostics("①a b② or c d or e f", ExpectedDiagnostic(.hint, hint, fixed: "(a b) or (c d) or (e f)"))
    expectDiagnostics("①a (x y or z) b② or d", ExpectedDiagnostic(.hint, hint, fixed: "(a ((x y) or z) b) or d"))
    expectDiagnostics("(①a b② or c) (d or e f)", ExpectedDiagnostic(.hint, hint, fixed: "((a b) or c) (d or (e f))"))
    // The `and` of a group does not affect terms outside the group.
    expectDiagnostics("①a (x and y)② or d", ExpectedDiagnostic(.hint, hint, fixed: "(a (x and y)) or d"))
    expectDiagnostics("a and (x y) or d")
  }

  @Test func theOtherAlternativesAreRelated() {
    let query = AnalyzedQuery(parsing: "a b or c d", vocabulary: .scryfall)
    #expect(query.diagnostics.flatMap { $0.related }.map { query.source[$0.range] } == ["c d"])
  }
}
