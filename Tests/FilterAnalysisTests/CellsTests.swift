import Testing
import _FilterTestSupport

@testable import FilterAnalysis

extension Cells: ExpressibleByIntegerLiteral {
  /// The cells below 64 whose bits are set.
  public init(integerLiteral bits: UInt64) { self.init(bits: bits) }
}

/// Sets of cells, compared with sets of their numbers.
@Suite struct CellsTests {
  private static func cells(_ numbers: Set<Int>) -> Cells { numbers.reduce(.none) { $0 | Cells(cell: $1) } }

  @Test func aSetOfTheFirstCellsHasThem() {
    for count in -2...130 {
      let first = Cells(first: count)
      #expect(first == Self.cells(Set(0..<max(0, min(128, count)))), "\(count)")
      #expect(first.count == max(0, min(128, count)))
    }
  }

  @Test func aCellThatDoesNotExistIsNone() {
    for cell in [-129, -64, -1, 128, 129, 192] { #expect(Cells(cell: cell) == .none) }
    for cell in 0..<128 { #expect(Cells(cell: cell).count == 1 && Cells(cell: cell).first == cell) }
    #expect(Cells.none.first == 128 && Cells.none.isEmpty)
  }

  @Test func operationsAreThoseOfSets() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      func some() -> Set<Int> {
        Set((0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0..<128, using: &random) })
      }
      let (first, second) = (some(), some())
      let (left, right) = (Self.cells(first), Self.cells(second))
      #expect(left & right == Self.cells(first.intersection(second)))
      #expect(left | right == Self.cells(first.union(second)))
      #expect(~left == Self.cells(Set(0..<128).subtracting(first)))
      #expect(left.isDisjoint(with: right) == first.isDisjoint(with: second))
      #expect((left == right) == (first == second) && (left.description == right.description) == (first == second))
      #expect(left.count == first.count && left.isEmpty == first.isEmpty)
      #expect(left.first == first.min() ?? 128)
      #expect((0..<128).filter { left.contains($0) } == first.sorted())
    }
  }
}
