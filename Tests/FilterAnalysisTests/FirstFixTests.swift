import FilterAnalysis
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// The first fix for realistic mistakes: of players, of phones, of pasted text, of people who know another language.
@Suite struct FirstFixTests {
  /// At least 85 % of the first fixes are right, at most 2 % wrong, and at most 5 % of the mistakes have no diagnostic.
  @Test func mostFirstFixesAreRight() {
    let rows = FirstFixTable.rows(FirstFixTable.habits) + FirstFixTable.rows(FirstFixTable.moreHabits)
    var misses: [FirstFixTable.Outcome: [String]] = [:]
    for row in rows {
      let (outcome, text) = row.outcome()
      if outcome != .right { misses[outcome, default: []].append("\(row.typed) → \(text), not \(row.wanted[0])") }
    }
    for (outcome, rows) in misses { print("\(outcome):\n  " + rows.joined(separator: "\n  ")) }
    let count = misses.mapValues { $0.count }
    let wrong = count[.wrong] ?? 0
    let silent = count[.silent] ?? 0
    #expect(rows.count >= 400)
    #expect((wrong + silent + (count[.none] ?? 0)) * 100 <= rows.count * 15)
    #expect(wrong * 100 <= rows.count * 2)
    #expect(silent * 100 <= rows.count * 5)
  }

  @Test func wordings() {
    let rows = FirstFixTable.rows(FirstFixTable.wordings)
    #expect(rows.count > 60)
    for row in rows {
      let (outcome, text) = row.outcome()
      #expect(outcome == .right, "\(row.typed) → \(text), not \(row.wanted[0])")
    }
  }

  @Test func rightQueriesHaveNoDiagnostic() {
    for row in FirstFixTable.rows(FirstFixTable.right) {
      #expect(AnalyzedQuery(parsing: row.typed, vocabulary: .scryfall).diagnostics == [], "\(row.testDescription)")
    }
  }

  /// No words of a name are taken for a condition.
  @Test func namesAreNotForeignSyntax() throws {
    expectNothingForeign(in: try PackageFolder.sampleNames())
  }

  @Test(.needsShared("data/catalogs/card-names.json"))
  func realNamesAreNotForeignSyntax() throws {
    expectNothingForeign(in: try SharedFolder.catalog("card-names"))
  }

  /// Real queries write the direction of an order as a value, which was reported before: as an unknown value.
  @Test func realQueriesAreNotForeignSyntax() throws {
    let known: Set<String> = ["order:power-desc", "order:cmc-desc", "order:power-asc"]
    for text in try OwnCorpus.valid() + SharedFolder.queries(marked: "valid") {
      if known.contains(where: { text.firstRange(of: $0) != nil }) { continue }
      #expect(Self.foreign(text) == [], "\(text)")
    }
  }

  private func expectNothingForeign(in names: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let found = names.filter { Self.foreign($0) != [] }
    #expect(found == [], sourceLocation: sourceLocation)
  }

  private static func foreign(_ text: String) -> [String] {
    AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics.map { $0.id.name }.filter {
      ["foreign-syntax", "unquoted-words"].contains($0)
    }
  }
}

/// Mistakes with the fixes that are right, one in a line: `typed  →  wanted  ¦  or wanted`.
enum FirstFixTable {
  enum Outcome { case right, wrong, none, silent }

  struct Row: CustomTestStringConvertible {
    let typed: String
    let wanted: [String]

    var testDescription: String { typed }

    /// What the first fix does, and the text after it.
    func outcome() -> (Outcome, text: String) {
      let query = AnalyzedQuery(parsing: typed, vocabulary: .scryfall)
      let found = query.diagnostics
      if found.isEmpty { return (.silent, "") }
      guard let text = found.lazy.compactMap({ $0.fixes.first }).first?.applied(to: query.source)?.description else {
        return (.none, "")
      }
      return (wanted.contains(text) ? .right : .wrong, text)
    }
  }

  static func rows(_ table: String) -> [Row] {
    table.split(separator: "\n").map { line in
      let arrow = line.firstRange(of: "  →  ")!
      let wanted = line[arrow.upperBound...].split(separator: "  ¦  ").map { String($0) }
      return Row(typed: String(line[..<arrow.lowerBound]), wanted: wanted)
    }
  }
}
