import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation

#if DEBUG
  /// The steps of loops over columns, counted: four times the rows take about four times as many.
  @Suite(.longTier) struct StoreGrowthTests {
    /// Every twentieth text has a long word, so that all ways of searching are used.
    private static let list = FilterableList<Int>(
      name: "numbers", summary: "Numbers", itemName: "number", itemNamePlural: "numbers", nameField: "name",
      fields: [
        .text("name", summary: "Name") { "\($0 % 900) \($0 % 900 * 7 % 31)" },
        .text("text", summary: "Text") { item in
          "when the number \(item) is drawn, count \(item * 7_919 % 5_003) \(item % 20 == 0 ? "quixotic" : "of them")"
        },
        .number("many", summary: "One of as many") { $0 * 7_919 % 100_003 },
        .number("few", summary: "One of few") { $0 % 7 },
        .enumeration("kind", summary: "Kind", values: ["a", "b"].map { FieldValue($0) }) { $0 % 3 == 0 ? "a" : "b" },
      ])

    private static let queries = [
      "many>=50000", "many<170", "many!=40", "few=3", "-few=3", "kind:a", "many>few", "17", "text:the", "-text:the",
      "text:quixotic", "text:quixotic few=3", "text:the text:quixotic", "text:zzz", "few=3 text:drawn -text:quixotic",
      "text:/num.*[0-9]{3} is/", "many<50000 few>=2 kind:b", "(few=1 or kind:a) -text:7", "text:/(1|2)7/ kind:a",
      "name:99 or many<1000 or few=6", "text:\"of them\" many>20000",
    ]

    /// Stores of some rows; in the second one, rows share their names.
    private static func stores(_ count: Int) -> [ColumnStore] {
      [.max, 500].map { rows in
        var builder = ColumnStoreBuilder(list, rowsUntilSharing: rows)
        builder.append(contentsOf: Array(0..<count))
        return builder.finish()
      }
    }

    private static let small = stores(4_096)
    private static let large = stores(4 * 4_096)

    /// Whether four times the rows take about four times the steps. What was decided by the number of rows, such as
    /// which way a text is searched, may differ.
    private func isLinear(_ small: Int, _ large: Int) -> Bool { large <= 5 * small + 2_000 }

    @Test func running() {
      for query in Self.queries {
        let plan = Self.list.plan(query)
        for (small, large) in zip(Self.small, Self.large) {
          let few = StepTally.steps { _ = small.run(plan) }
          let many = StepTally.steps { _ = large.run(plan) }
          #expect(isLinear(few, many), "\(query): \(few), \(many)")
        }
      }
    }

    /// The first rows take no more steps than all of them, apart from what few parts cost.
    @Test func firstRows() {
      for query in Self.queries {
        let plan = Self.list.plan(query)
        for store in Self.small + Self.large {
          let all = StepTally.steps { _ = store.run(plan).count }
          let first = StepTally.steps { _ = store.rows(plan, limit: 50) }
          #expect(first <= all + all / 4 + 1_000, "\(query), \(store.count) rows: \(first), \(all)")
        }
      }
    }

    @Test func typing() {
      for query in Self.queries {
        func steps(_ store: ColumnStore) -> Int {
          var filter = IncrementalFilter(store)
          return StepTally.steps {
            for end in query.indices { filter.update(Self.list.plan(String(query[...end]))) }
          }
        }
        for (small, large) in zip(Self.small, Self.large) {
          let (few, many) = (steps(small), steps(large))
          #expect(isLinear(few, many), "\(query): \(few), \(many)")
        }
      }
    }

    @Test func building() {
      let few = StepTally.steps { _ = Self.stores(4_096) }
      let many = StepTally.steps { _ = Self.stores(4 * 4_096) }
      #expect(isLinear(few, many), "\(few), \(many)")
    }
  }
#endif
