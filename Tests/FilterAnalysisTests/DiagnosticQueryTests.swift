import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Findings about directives, connectives, bare words, length and logic.
@Suite struct DiagnosticQueryTests {
  @Test func directives() {
    expectFindings(
      "(t:elf ①order:cmc②) c:g", ExpectedFinding(.error, "directive-in-group", fixed: "(t:elf) c:g order:cmc"))
    expectFindings(
      "(t:elf ①order:③size②④) c:g", ExpectedFinding(.error, "directive-in-group", fixed: "(t:elf) c:g order:size"),
      ExpectedFinding(.warning, "unknown-value"))
    expectFindings("(①order:cmc②)", ExpectedFinding(.error, "directive-in-group", fixed: "order:cmc"))
    expectFindings("①-②order:cmc", ExpectedFinding(.information, "negated-directive", fixed: "order:cmc"))
    expectFindings(
      "①order:cmc② t:elf order:name", ExpectedFinding(.warning, "repeated-directive", fixed: "t:elf order:name"))
    expectFindings("include:extras include:variations")
  }

  @Test func foreignConnectives() {
    expectFindings("t:elf ①||② t:orc", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf or t:orc"))
    expectFindings("t:elf ①&&② c:g", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf c:g"))
    expectFindings("t:elf ①NOT② t:orc", ExpectedFinding(.warning, "foreign-connective", fixed: "t:elf -t:orc"))
    expectFindings("not of this world")
  }

  @Test func bareWords() {
    expectFindings("①modern② t:elf", ExpectedFinding(.hint, "bare-value", fixed: "f:modern t:elf"))
    expectFindings("①flying②", ExpectedFinding(.hint, "bare-value", fixed: "kw:flying"))
    expectFindings("lightning bolt")
  }

  @Test func precedence() {
    expectFindings("①a b② or c", ExpectedFinding(.hint, "surprising-precedence", fixed: "(a b) or c"))
    expectFindings("(a b) or c")
    expectFindings("a and b or c")
  }

  @Test func length() {
    let text = String(repeating: "a", count: 1_000)
    expectFindings(text)
    expectFindings(text + "①b②", ExpectedFinding(.warning, "query-too-long"))
  }

  @Test func contradictions() {
    expectFindings("mv>3 ①mv<2②", ExpectedFinding(.warning, "contradiction", fixed: "mv>3", "mv<2"))
    expectFindings("c:r ①-c:r②", ExpectedFinding(.warning, "contradiction", fixed: "c:r", "-c:r"))
    expectFindings(
      "pow>3 ①pow<2②", ExpectedFinding(.information, "contradiction-within-part", fixed: "pow>3", "pow<2"))
    expectFindings("t:elf ①t:elf②", ExpectedFinding(.information, "duplicate-term", fixed: "t:elf"))
    expectFindings("①mv>3② mv>5", ExpectedFinding(.information, "redundant-term", fixed: "mv>5"))
    expectFindings("c:g (t:elf or ①-t:elf②)", ExpectedFinding(.information, "always-true", fixed: "c:g"))
    expectFindings("①r>bonus②", ExpectedFinding(.warning, "contradiction", fixed: ""))
  }

  @Test func thePlacesOfAContradictionAreItsTerms() {
    let query = AnalyzedQuery(parsing: "mv>1 t:elf mv<3 bolt mv!=2 mv:even", vocabulary: .scryfall)
    let finding = query.diagnostics.first { $0.id == LogicDiagnosticKind.contradiction.id }
    let places = (finding?.related.map { $0.range } ?? []) + (finding.map { [$0.range] } ?? [])
    #expect(places.map { query.source[$0] } == ["mv>1", "mv<3", "mv!=2", "mv:even"])
  }

  @Test func oneCauseIsOneFinding() {
    for text in ["foo:bar", "f:modren", "t>=elf", "pow=1t:goblin", "mv>3 mv<2", "a || b", "t:elf -t:elf c:g", "o:/[/"] {
      #expect(AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.count == 1, "\(text)")
    }
  }
}
