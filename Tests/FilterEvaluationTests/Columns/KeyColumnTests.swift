import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct KeyColumnTests {
  private func rows(_ column: KeyColumn, _ ranges: [NumberRange], _ count: Int) -> [Int] {
    var bits = Bitset(size: count)
    column.add(ranges, to: &bits)
    return bits.rows()
  }

  private func rows(_ column: KeyColumn, _ ranges: [ClosedRange<Int64>], _ count: Int) -> [Int] {
    rows(column, ranges.map { NumberRange($0) }, count)
  }

  /// Few keys and many, few rows and more than there are kept sets.
  @Test func rangesAgainstBruteForce() {
    let edges: [Int64] = [.min, .min + 1, -1_000_000, -1, 0, 1, 2, 3, 1_000_000, .max - 1, .max]
    let failure = checkProperty(
      "the rows of ranges", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 11),
      generate: { random -> ([Int64?], [ClosedRange<Int64>]) in
        let isWide = random.chance(50)
        func key() -> Int64 {
          isWide ? Int64.random(in: -300...300, using: &random) : edges.randomElement(using: &random)!
        }
        let keys = (0..<Int.random(in: 0...400, using: &random)).map { _ in random.chance(10) ? nil : key() }
        let ranges = (0..<Int.random(in: 0...2, using: &random)).map { _ -> ClosedRange<Int64> in
          let (one, other) = (key(), key())
          return min(one, other)...max(one, other)
        }
        return (keys, ranges)
      },
      shrink: { keys, ranges in shorterArrays(keys).map { ($0, ranges) } }, describe: { "\($0)" },
      law: { keys, ranges in
        let column = KeyColumn(keys)
        let expected = keys.indices.filter { row in
          keys[row].map { key in ranges.contains { $0.contains(key) } } ?? false
        }
        if rows(column, ranges, keys.count) != expected { return "ranges" }
        var bits = Bitset(size: keys.count)
        column.add(where: { key in ranges.contains { $0.contains(key.whole() ?? 0) } }, to: &bits)
        if bits.rows() != expected { return "a test of each key" }
        if keys.indices.contains(where: { column.whole($0) != keys[$0] }) { return "the key of a row" }
        let copy = KeyColumn(keys: column.keys, codes: column.groups.codes.wide)
        return rows(copy, ranges, keys.count) == expected ? nil : "put together again"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Each relation to each key gives the expected rows.
  @Test func relations() {
    let keys: [Int64?] = [.min, .min + 1, -1, 0, nil, 1, .max - 1, .max]
    let column = KeyColumn(keys)
    for key in keys.compactMap({ $0 }) {
      for relation in Comparison.ofCards {
        let expected = keys.indices.filter { row in keys[row].map { relation.holds($0, key) } ?? false }
        #expect(
          rows(column, LeafTest.ranges(relation, DecimalNumber(key)), keys.count) == expected, "\(relation) \(key)")
      }
    }
  }

  /// A month: `=` is within it, `>` after it.
  @Test func spans() {
    let column = KeyColumn([9, 10, 15, 20, 21, nil] as [Int64?])
    let table: [(Comparison, [Int])] = [
      (.colon, [1, 2, 3]), (.equal, [1, 2, 3]), (.notEqual, [0, 4]), (.less, [0]), (.lessOrEqual, [0, 1, 2, 3]),
      (.greater, [4]), (.greaterOrEqual, [1, 2, 3, 4]),
    ]
    for (relation, expected) in table {
      #expect(rows(column, LeafTest.ranges(relation, 10...20), 6) == expected, "\(relation)")
    }
  }

  @Test func noRows() {
    #expect(rows(KeyColumn([Int64?]()), [NumberRange.all], 0) == [])
    #expect(rows(KeyColumn([nil, nil] as [Int64?]), [NumberRange.all], 2) == [])
  }
}
