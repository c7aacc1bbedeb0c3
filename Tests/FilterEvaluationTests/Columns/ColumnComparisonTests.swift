import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Two columns of numbers row by row, with parts and variants, against the plainest loop.
@Suite struct ColumnComparisonTests {
  private struct Case {
    /// The parts of each row of either side.
    var left: [[Int64?]]
    var right: [[Int64?]]
    var relation: Comparison
    /// How many variants each item has, and which side has a row for each of them.
    var variants: [Int]
    var isLeftOfVariant: Bool
    var isRightOfVariant: Bool

    static func column(_ rows: [[Int64?]], isOfVariant: Bool) -> Column {
      var keys = rows.map { $0.first ?? nil }
      var owners: [UInt32] = []
      for (row, parts) in rows.enumerated() {
        for part in parts.dropFirst() {
          owners.append(UInt32(row))
          keys.append(part)
        }
      }
      return Column(isOfVariant: isOfVariant, base: rows.count, owners: owners, content: .keys(KeyColumn(keys)))
    }

    var store: ColumnStore {
      var starts: [UInt32] = [0]
      for count in variants { starts.append(starts.last! + UInt32(count)) }
      let isPlain = variants.allSatisfy { $0 == 1 }
      return ColumnStore(count: variants.count, variantStarts: isPlain ? [] : starts, columns: [])
    }

    var rows: [Int] {
      ColumnComparison(
        Self.column(left, isOfVariant: isLeftOfVariant), relation, Self.column(right, isOfVariant: isRightOfVariant),
        in: store
      ).rows().bits.rows()
    }

    var expected: [Int] {
      let isOfVariant = (isLeftOfVariant || isRightOfVariant) && variants.contains { $0 != 1 }
      let owners = variants.enumerated().flatMap { item, count in Array(repeating: item, count: count) }
      return (0..<(isOfVariant ? owners.count : variants.count)).filter { row in
        let item = isOfVariant ? owners[row] : row
        let (ones, others) = (left[isLeftOfVariant ? row : item], right[isRightOfVariant ? row : item])
        return (0..<max(ones.count, others.count)).contains { place in
          let one = ones.count == 1 ? ones[0] : ones.indices.contains(place) ? ones[place] : nil
          let other = others.count == 1 ? others[0] : others.indices.contains(place) ? others[place] : nil
          if let one, let other { return relation.holds(one, other) }
          return false
        }
      }
    }
  }

  @Test func againstBruteForce() {
    let failure = checkProperty(
      "rows of which the relation holds", cases: PropertyCases.count(long: 1_500),
      seed: PropertyCases.seed(default: 191),
      generate: { random -> Case in
        let variants = (0..<random.below(90)).map { _ in random.chance(60) ? 1 : 1 + random.below(3) }
        let (isLeft, isRight) = (random.chance(40), random.chance(40))
        let isSame = random.chance(50)
        let parts = (0..<300).map { _ in random.chance(80) ? 1 : 1 + random.below(3) }
        func side(_ isOfVariant: Bool) -> [[Int64?]] {
          (0..<(isOfVariant ? variants.reduce(0, +) : variants.count)).map { row in
            // Often both sides have the same parts, as faces have.
            (0..<(isSame ? parts[row] : random.chance(80) ? 1 : 1 + random.below(3))).map { _ in
              random.chance(15) ? nil : Int64(random.below(5))
            }
          }
        }
        return Case(
          left: side(isLeft), right: side(isRight), relation: random.pick(Comparison.ofCards)!, variants: variants,
          isLeftOfVariant: isLeft, isRightOfVariant: isRight)
      },
      shrink: { _ in [] }, describe: { "\($0)" },
      law: { $0.rows == $0.expected ? nil : "\($0.rows) instead of \($0.expected)" })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Columns of other kinds have no numbers to compare.
  @Test func otherColumns() {
    let keys = Case.column([[1]], isOfVariant: false)
    let values = Column(isOfVariant: false, base: 1, owners: [], content: .values(ValueColumnBuilder().column()))
    let store = ColumnStore(count: 1, variantStarts: [], columns: [])
    #expect(ColumnComparison(keys, .equal, values, in: store).rows().bits.isEmpty)
    #expect(ColumnComparison(values, .equal, keys, in: store).rows().bits.isEmpty)
    #expect(ColumnComparison(keys, .equal, keys, in: store).rows().bits.rows() == [0])
    #expect(values.keys == nil)
  }
}
