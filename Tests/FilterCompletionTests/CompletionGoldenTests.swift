import FilterCompletion
import Testing
import _FilterTestSupport

/// Whole lists, label and text after accepting, at many places.
@Suite struct CompletionGoldenTests {
  @Test(arguments: GoldenCompletions.tables.keys.sorted())
  func lists(_ name: String) throws {
    try Golden.expectAnswers(inTable: GoldenCompletions.tables[name] ?? "", named: name) { marked in
      let offered = Offered(marked, limit: 14)
      return offered.list.items.map { "\($0.label) → \(offered.accepting($0))" }
    }
  }
}
