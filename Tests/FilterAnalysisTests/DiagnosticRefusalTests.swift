import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Diagnostics about queries that the service refuses as a whole: no usable term is left, or a directive is in a group.
@Suite struct DiagnosticRefusalTests {
  @Test func nothingUsable() {
    let all = "all-ignored"
    func ids(_ text: String) -> [String] {
      AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.map { $0.id.name }
    }
    #expect(ids("f:modren zzz:bar").contains(all))
    #expect(ids("f:modren or is:\"foil\" order:cmc").contains(all))
    // A single invalid term has a diagnostic of its own; a name, a term without results and a number with a tail are
    // terms.
    for text in [
      "f:modren", "f:modren order:cmc", "f:modren zzz:bar bolt", "f:modren t>=elf", "f:modren pow=1a", "order:cmc ++",
    ] {
      #expect(!ids(text).contains(all), "\(text)")
    }
  }

  @Test func directivesInGroups() {
    expectDiagnostics(
      "(unique:print t:elf)", ExpectedDiagnostic(.error, "directive-in-group", fixed: "(t:elf) unique:print"),
      ExpectedDiagnostic(.warning, "unknown-value", fixed: "(unique:prints t:elf)"))
    expectDiagnostics("(①order:cmc②)", ExpectedDiagnostic(.error, "directive-in-group", fixed: "order:cmc"))
  }
}
