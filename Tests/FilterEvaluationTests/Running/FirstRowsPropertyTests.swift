import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The first rows are the beginning of all rows, for every limit.
@Suite struct FirstRowsPropertyTests {
  private static func name(_ item: Int) -> String { "\(item % 900) \(item % 900 * 7 % 31)" }

  private static let list = FilterableList<Int>(
    name: "numbers", summary: "Numbers", itemName: "number", itemNamePlural: "numbers", nameField: "name",
    fields: [
      .text("name", summary: "Name") { name($0) },
      .number("many", summary: "One of many") { $0 * 7_919 % 5_003 },
      .number("few", summary: "One of few") { $0 % 7 },
      .enumeration("kind", summary: "Kind", values: ["a", "b"].map { FieldValue($0) }) { $0 % 3 == 0 ? "a" : "b" },
    ])

  /// A query with what it means, for each item.
  private struct Meaning {
    let text: String
    let rows: [Bool]
  }

  private static let needles: [String] = ["1", "17", "8", "99", "0 0", "899", "z"]

  private static func term(_ count: Int, _ random: inout SeededGenerator) -> Meaning {
    switch random.below(5) {
    case 0:
      let number: Int = random.below(5_003)
      return Meaning(text: "many>=\(number)", rows: (0..<count).map { $0 * 7_919 % 5_003 >= number })
    case 1:
      let number: Int = random.below(5_003)
      return Meaning(text: "many<\(number)", rows: (0..<count).map { $0 * 7_919 % 5_003 < number })
    case 2:
      let number: Int = random.below(8)
      return Meaning(text: "few=\(number)", rows: (0..<count).map { $0 % 7 == number })
    case 3: return Meaning(text: "kind:a", rows: (0..<count).map { $0 % 3 == 0 })
    default:
      let needle: String = random.pick(needles)!
      let names: [Bool] = (0..<min(900, count)).map { name($0).contains(needle) }
      return Meaning(text: "name~\"\(needle)\"", rows: (0..<count).map { names[$0 % 900] })
    }
  }

  /// Conjunctions, disjunctions and negations of terms.
  private static func query(_ count: Int, depth: Int, _ random: inout SeededGenerator) -> Meaning {
    if depth == 0 || random.chance(15) { return term(count, &random) }
    let operands: [Meaning] = (0..<2 + random.below(2)).map { _ in query(count, depth: depth - 1, &random) }
    let isAll: Bool = random.chance(60)
    let isNegated: Bool = random.chance(30)
    var rows: [Bool] = operands[0].rows
    for operand in operands.dropFirst() {
      for row in rows.indices { rows[row] = isAll ? rows[row] && operand.rows[row] : rows[row] || operand.rows[row] }
    }
    if isNegated { for row in rows.indices { rows[row] = !rows[row] } }
    let text: String = operands.map { $0.text }.joined(separator: isAll ? " " : " or ")
    return Meaning(text: (isNegated ? "-(" : "(") + text + ")", rows: rows)
  }

  private func stores(_ count: Int) -> [ColumnStore] {
    [1_000, .max].map { rows in
      var builder = ColumnStoreBuilder(Self.list, rowsUntilSharing: rows)
      builder.append(contentsOf: Array(0..<count))
      return builder.finish()
    }
  }

  /// Lists that end before, in, and after the first part that is searched, and after many parts; and one whose stored
  /// sets are not combined at once.
  @Test func randomQueries() {
    let table: [Int] = [1, 64, 512, 513, 3_000, 34_000] + (TestTier.isLong ? [70_000] : [])
    for count in table {
      let stores: [ColumnStore] = stores(count)
      var random = SeededGenerator(seed: UInt64(351 + count))
      for _ in 0..<(count > 10_000 ? TestTier.size(3, long: 12) : TestTier.size(20, long: 60)) {
        let query = Self.query(count, depth: 2, &random)
        let expected: [Int] = query.rows.indices.filter { query.rows[$0] }
        let plan = Self.list.plan(query.text)
        let limits: [Int] = [1, 2, 1 + random.below(max(1, expected.count)), expected.count, expected.count + 1, .max]
        for store in stores {
          #expect(store.run(plan).rows() == expected, "\(count): \(query.text)")
          for limit in limits {
            #expect(
              store.rows(plan, limit: limit) == Array(expected.prefix(limit)), "\(count): \(limit): \(query.text)")
          }
        }
      }
    }
  }

  /// Texts with an index of their blocks, which tells that few have a needle.
  @Test func rareNeedles() {
    let count = 3_000
    @Sendable func text(_ item: Int) -> String {
      String(repeating: "abc def ", count: 45) + (item % 1_009 == 5 ? "quixotic" : item % 2 == 0 ? "even" : "odd")
    }
    let list = FilterableList<Int>(
      name: "texts", summary: "Texts", itemName: "text", itemNamePlural: "texts", nameField: "name",
      fields: [
        .text("name", summary: "Text") { text($0) }, .number("few", summary: "One of few") { $0 % 7 },
        .number("half", summary: "One of two") { $0 % 2 },
      ])
    let store = ColumnStore(list, items: 0..<count)
    #expect(store.columns[0]?.texts?.literal.grams != nil)
    let terms: [(text: String, passes: (Int) -> Bool)] =
      ["quixotic", "even", "odd", "def", "xyzzy", "quixotical"].map { needle in
        ("name~\(needle)", { text($0).contains(needle) })
      } + [("few=3", { $0 % 7 == 3 }), ("few>=2", { $0 % 7 >= 2 }), ("half=1", { $0 % 2 == 1 })]
    var random = SeededGenerator(seed: 371)
    for _ in 0..<TestTier.size(16, long: 80) {
      let chosen = (0..<1 + random.below(3)).compactMap { _ in random.pick(terms) }
      let negated = chosen.map { _ in random.chance(30) }
      let query = zip(chosen, negated).map { ($1 ? "-" : "") + $0.text }.joined(separator: " ")
      let expected = (0..<count).filter { item in zip(chosen, negated).allSatisfy { $0.passes(item) != $1 } }
      let plan = list.plan(query)
      #expect(store.run(plan).rows() == expected, "\(query)")
      for limit in [1, 3, 50, .max] {
        #expect(store.rows(plan, limit: limit) == Array(expected.prefix(limit)), "\(limit): \(query)")
      }
    }
  }

  /// Items with variants are listed once each.
  @Test func everyLimitWithVariants() {
    var random = SeededGenerator(seed: 361)
    let toys: [Toy] = (0..<90).map { _ in RandomToys.toy(&random) }
    let stores: [ColumnStore] = [ColumnStore(Toy.list, items: toys), ColumnStore(sharingTextsOf: toys)]
    for _ in 0..<60 {
      let query: String = RandomToys.query(&random)
      let plan = Toy.list.plan(query)
      let filter = CompiledFilter(plan, for: Toy.list)
      let expected: [Int] = toys.indices.filter { filter.matches(toys[$0]) }
      for store in stores {
        for limit in -1...expected.count + 1 {
          #expect(store.rows(plan, limit: limit) == Array(expected.prefix(max(0, limit))), "\(limit): \(query)")
        }
      }
    }
  }
}
