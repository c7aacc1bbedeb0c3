import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Diagnostics about directives, connectives, bare words, length and logic.
@Suite struct DiagnosticQueryTests {
  @Test func directives() {
    expectDiagnostics(
      "(t:elf ①order:cmc②) c:g", ExpectedDiagnostic(.error, "directive-in-group", fixed: "(t:elf) c:g order:cmc"))
    expectDiagnostics(
      "(t:elf ①order:③size②④) c:g", ExpectedDiagnostic(.error, "directive-in-group", fixed: "(t:elf) c:g order:size"),
      ExpectedDiagnostic(.warning, "unknown-value"))
    expectDiagnostics("(①order:cmc②)", ExpectedDiagnostic(.error, "directive-in-group", fixed: "order:cmc"))
    expectDiagnostics("①-②order:cmc", ExpectedDiagnostic(.information, "negated-directive", fixed: "order:cmc"))
    expectDiagnostics(
      "①order:cmc② t:elf order:name", ExpectedDiagnostic(.warning, "repeated-directive", fixed: "t:elf order:name"))
    expectDiagnostics(
      "①order:cmc② ③order:name④ t:elf order:usd",
      ExpectedDiagnostic(.warning, "repeated-directive", fixed: "order:name t:elf order:usd"),
      ExpectedDiagnostic(.warning, "repeated-directive", fixed: "order:cmc t:elf order:usd"))
    expectDiagnostics("include:extras include:variations")
  }

  @Test func foreignConnectives() {
    expectDiagnostics("t:elf ①||② t:orc", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf or t:orc"))
    expectDiagnostics("t:elf ①&&② c:g", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf c:g"))
    expectDiagnostics("t:elf ①NOT② t:orc", ExpectedDiagnostic(.warning, "foreign-connective", fixed: "t:elf -t:orc"))
    expectDiagnostics("not of this world")
  }

  @Test func bareWords() {
    expectDiagnostics("①modern② t:elf", ExpectedDiagnostic(.hint, "bare-value", fixed: "f:modern t:elf"))
    expectDiagnostics("①flying②", ExpectedDiagnostic(.hint, "bare-value", fixed: "kw:flying"))
    expectDiagnostics("lightning bolt")
  }

  @Test func precedence() {
    expectDiagnostics("①a b② or c", ExpectedDiagnostic(.hint, "surprising-precedence", fixed: "(a b) or c"))
    expectDiagnostics("(a b) or c")
    expectDiagnostics("a and b or c")
  }

  @Test func length() {
    let text = String(repeating: "a", count: 1_000)
    expectDiagnostics(text)
    expectDiagnostics(text + "①b②", ExpectedDiagnostic(.information, "query-too-long"))
  }

  @Test func contradictions() {
    expectDiagnostics("mv>3 ①mv<2②", ExpectedDiagnostic(.warning, "contradiction", fixed: "mv>3", "mv<2"))
    expectDiagnostics("c:r ①-c:r②", ExpectedDiagnostic(.warning, "contradiction", fixed: "c:r", "-c:r"))
    expectDiagnostics(
      "pow>3 ①pow<2②", ExpectedDiagnostic(.information, "contradiction-within-part", fixed: "pow>3", "pow<2"))
    expectDiagnostics("t:elf ①t:elf②", ExpectedDiagnostic(.information, "duplicate-term", fixed: "t:elf"))
    expectDiagnostics("①mv>3② mv>5", ExpectedDiagnostic(.information, "redundant-term", fixed: "mv>5"))
    expectDiagnostics("c:g (t:elf or ①-t:elf②)", ExpectedDiagnostic(.information, "always-true", fixed: "c:g"))
    expectDiagnostics("①r>bonus②", ExpectedDiagnostic(.warning, "contradiction", fixed: ""))
  }

  @Test func thePlacesOfAContradictionAreItsTerms() {
    let query = AnalyzedQuery(parsing: "mv>1 t:elf mv<3 bolt mv!=2 mv:even", vocabulary: .scryfall)
    let diagnostic = query.diagnostics.first { $0.id == LogicDiagnosticKind.contradiction.id }
    let places = (diagnostic?.related.map { $0.range } ?? []) + (diagnostic.map { [$0.range] } ?? [])
    #expect(places.map { query.source[$0] } == ["mv>1", "mv<3", "mv!=2", "mv:even"])
  }

  @Test func oneCauseIsOneDiagnostic() {
    for text in ["foo:bar", "f:modren", "t>=elf", "pow=1t:goblin", "mv>3 mv<2", "a || b", "t:elf -t:elf c:g", "o:/[/"] {
      #expect(AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.count == 1, "\(text)")
    }
  }
}
