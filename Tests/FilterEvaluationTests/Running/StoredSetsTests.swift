import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Intersections of stored sets, and first rows, are those of sets that are computed one by one.
@Suite struct StoredSetsTests {
  /// What is added: a range of codes, or a plain set, wanted or not.
  private struct Operand {
    let codes: [UInt32]
    let codeCount: Int
    let range: Range<Int>
    let isWanted: Bool
    let isPlain: Bool

    var rows: [Int] {
      codes.indices.filter { (codes[$0] > range.lowerBound && codes[$0] <= range.upperBound) == isWanted }
    }
  }

  private func operand(_ rows: Int, _ random: inout SeededGenerator) -> Operand {
    // With and without a set for each code, with and without rows that have none.
    let codeCount = random.pick([1, 3, 16, 40, 300])!
    let least: UInt32 = random.chance(50) ? 0 : 1
    let codes = (0..<rows).map { _ in UInt32.random(in: least...UInt32(codeCount), using: &random) }
    let low = random.below(codeCount)
    return Operand(
      codes: codes, codeCount: codeCount, range: low..<low + 1 + random.below(codeCount - low),
      isWanted: random.chance(60), isPlain: random.chance(20))
  }

  @Test func intersections() {
    let failure = checkProperty(
      "an intersection of stored sets", cases: PropertyCases.count(long: 200),
      seed: PropertyCases.seed(default: 211),
      generate: { random -> [Operand] in
        let rows = random.pick([1, 63, 64, 65, 700, 3_000])!
        return (0..<1 + random.below(4)).map { _ in operand(rows, &random) }
      },
      shrink: { shorterArrays($0) },
      describe: { "\($0.map { ($0.codes.count, $0.codeCount, $0.range, $0.isWanted) })" },
      law: { operands in
        guard let size = operands.first?.codes.count else { return nil }
        var sets = StoredSets(size: size)
        var expected = Bitset(allOf: size)
        for operand in operands {
          let rows = Bitset(size: size, rows: operand.rows)
          if operand.isPlain {
            sets.add(operand.isWanted ? rows : rows.complement, isWanted: operand.isWanted)
          } else {
            let groups = RowGroups(codes: operand.codes, codeCount: operand.codeCount)
            guard sets.add(operand.range, of: groups, isWanted: operand.isWanted, isExact: false) else { continue }
          }
          expected.formIntersection(rows)
        }
        if sets.rows() != expected { return "rows" }
        let words = (size + 63) / 64
        for range in [0..<words, 0..<words / 2, words / 2..<words] {
          let part = expected.rows().filter { range.contains($0 / 64) }
          if sets.rows(inWords: range).rows() != part { return "rows in words \(range)" }
        }
        sets.makeExact()
        return sets.rows(inWords: 0..<words) == expected ? nil : "exact rows"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  private static let list = FilterableList<Int>(
    name: "numbers", summary: "Numbers", itemName: "number", itemNamePlural: "numbers", nameField: "name",
    fields: [
      .text("name", summary: "Name", rule: .collated) { "\($0 % 9_000) \($0 % 9_000 * 7 % 31)" },
      .number("many", summary: "One of many") { $0 * 7_919 % 5_003 },
      .number("few", summary: "One of few") { $0 % 7 },
      .enumeration("kind", summary: "Kind", values: ["a", "b"].map { FieldValue($0) }) { $0 % 3 == 0 ? "a" : "b" },
    ])

  /// A list so long that its first rows are searched in several parts, with and without shared texts.
  @Test func firstRowsOfALongList() {
    let items = Array(0..<70_000)
    let shared = ColumnStore(Self.list, items: items)
    #expect(shared.columns.contains { $0?.sharesTexts == true })
    var builder = ColumnStoreBuilder(Self.list, rowsUntilSharing: .max)
    builder.append(contentsOf: items)
    let plain = builder.finish()
    let queries = [
      "many>=1234", "-many>=1234 few=3", "many<2500 kind:a 17", "-17 many>4000", "many=77", "few=3 kind:a 8999 30",
      "many>=2500 8998", "few=9", "-kind:a few>=2 many!=3", "kind:a many<40 -1", "(few=1 or few=2) many<100 3", "5",
    ]
    for text in TestTier.some(of: queries, every: 5) {
      let plan = Self.list.plan(text)
      let all = CompiledFilter(plan, for: Self.list).filter(items)
      for store in [shared, plain] {
        #expect(store.run(plan).rows() == all, "\(text)")
        for limit in [1, 50, 4_000, .max] {
          #expect(store.rows(plan, limit: limit) == Array(all.prefix(limit)), "\(text)")
        }
      }
    }
  }

  /// With other terms standing, a text that is typed finds what a fresh run finds.
  @Test func typingWithOtherTermsStanding() {
    let items = Array(0..<20_000)
    let store = ColumnStore(Self.list, items: items)
    var filter = IncrementalFilter(store)
    for before in ["many<300 ", "many<300 kind:a ", "many<600 "] {
      for text in ["1", "12", "128", "28", "2", "-28", "128"] {
        let plan = Self.list.plan(before + text)
        filter.update(plan)
        #expect(filter.result == store.run(plan), "\(before + text)")
      }
    }
  }

  @Test func builtByTasks() async {
    let items = Array(0..<3_000)
    let bytes = ColumnStore(Self.list, items: items).prepared(for: Self.list)
    for tasks in [0, 1, 2, 9] {
      let built = await ColumnStore(Self.list, items: items, tasks: tasks)
      #expect(built.prepared(for: Self.list) == bytes)
    }
    var random = SeededGenerator(seed: 212)
    let toys = (0..<300).map { _ in RandomToys.toy(&random) }
    let built = await ColumnStore(Toy.list, items: toys, tasks: 2)
    #expect(built.prepared(for: Toy.list) == ColumnStore(Toy.list, items: toys).prepared(for: Toy.list))
  }

  /// Codes take one, two or four bytes.
  @Test(arguments: [0, 255, 256, 65_535, 65_536]) func widths(largest: Int) {
    let wide = [0, UInt32(largest), UInt32(largest / 2)]
    let codes = RowCodes(wide, upTo: largest)
    #expect(codes.wide == wide)
    #expect(wide.indices.map { codes[$0] } == wide)
    #expect(codes.count == 3)
    switch codes {
    case .bytes: #expect(largest <= 255)
    case .pairs: #expect((256...65_535).contains(largest))
    case .words: #expect(largest > 65_535)
    }
  }
}
