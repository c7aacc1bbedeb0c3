import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Findings about queries the source refuses as a whole: nothing usable is left, or a directive stands in a group.
@Suite struct DiagnosticRefusalTests {
  @Test func nothingUsable() {
    let all = "all-ignored"
    func ids(_ text: String) -> [String] {
      AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.map { $0.id.name }
    }
    #expect(ids("f:modren zzz:bar").contains(all))
    #expect(ids("f:modren or is:\"foil\" order:cmc").contains(all))
    // One term has its own finding to say so; a name, a term that finds nothing and a number with a tail are terms.
    for text in [
      "f:modren", "f:modren order:cmc", "f:modren zzz:bar bolt", "f:modren t>=elf", "f:modren pow=1a", "order:cmc ++",
    ] {
      #expect(!ids(text).contains(all), "\(text)")
    }
  }

  @Test func directivesInGroups() {
    expectFindings(
      "(unique:print t:elf)", ExpectedFinding(.error, "directive-in-group", fixed: "(t:elf) unique:print"),
      ExpectedFinding(.warning, "unknown-value", fixed: "(unique:prints t:elf)"))
    expectFindings("(①order:cmc②)", ExpectedFinding(.error, "directive-in-group", fixed: "order:cmc"))
  }
}
