import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// A number line cut into cells: the cells of a relation are exactly those whose specimens satisfy it.
@Suite struct NumberCellsTests {
  /// A line with constants in halves.
  private func line(_ halves: [Int64], isWhole: Bool = false, hasParity: Bool = false) -> NumberCells {
    NumberCells(constants: halves.map { half($0) }, isWhole: isWhole, hasParity: hasParity)
  }

  private func half(_ number: Int64) -> DecimalNumber { DecimalNumber(number * 5, power: -1) }

  @Test func withoutConstantsThereIsOneCell() {
    #expect(line([]).cells.count == 1)
    #expect(line([]).all == 1)
  }

  @Test func aConstantMakesThreeCells() {
    let cut = line([6])
    #expect(cut.cells.map { $0.rank } == [0, 1, 2])
    #expect(cut.cells(.less, 3) == 0b001)
    #expect(cut.cells(.equal, 3) == 0b010)
    #expect(cut.cells(.greater, 3) == 0b100)
    #expect(cut.cells(.lessOrEqual, 3) == 0b011)
    #expect(cut.cells(.notEqual, 3) == 0b101)
    #expect(cut.cells(.greaterOrEqual, 3) == 0b110)
  }

  @Test func wholeNumbersHaveNothingBetweenNeighbours() {
    // In halves.
    #expect(line([6, 8], isWhole: true).cells.map { $0.rank } == [0, 1, 3, 4])
    #expect(line([6, 8]).cells.map { $0.rank } == [0, 1, 2, 3, 4])
    #expect(line([6, 10], isWhole: true).cells.map { $0.rank } == [0, 1, 2, 3, 4])
  }

  @Test func aConstantThatIsNotWholeHasNoCellAmongWholeNumbers() {
    let cut = line([5], isWhole: true)
    #expect(cut.cells.map { $0.rank } == [0, 2])
    #expect(cut.cells(.equal, half(5)) == 0)
    #expect(cut.cells(.greater, half(5)) == 0b10)
  }

  @Test func parityCutsGaps() {
    let cut = line([4], hasParity: true)
    #expect(cut.cells.map { $0.parity } == [.even, .odd, .other, .even, .even, .odd, .other])
    #expect(cut.cells(.even) == 0b0011001)
    #expect(cut.cells(.odd) == 0b0100010)
    // Between 2 and 4 (1 and 2 in units) there is no whole number, between 2 and 6 only the 2 in the middle.
    #expect(line([2, 4], hasParity: true).cells.filter { $0.rank == 2 }.map { $0.parity } == [.other])
    #expect(line([2, 6], hasParity: true).cells.filter { $0.rank == 2 }.map { $0.parity } == [.even, .other])
  }

  /// Exact constants: between near ones there are numbers, and none between whole neighbours of any size.
  @Test func nearConstantsAreApart() throws {
    let near = try ["0.0000001", "0.0000002"].map { try #require(DecimalNumber($0)) }
    let cut = NumberCells(constants: near, isWhole: false, hasParity: false)
    #expect(cut.cells(.greater, near[0]) == 0b11100)
    #expect(cut.cells(.greater, near[1]) == 0b10000)
    #expect(cut.specimen(ofCell: 2).description == "0.00000015")
    let huge = try ["100000000000000000000", "100000000000000000001"].map { try #require(DecimalNumber($0)) }
    #expect(NumberCells(constants: huge, isWhole: true, hasParity: false).cells.map { $0.rank } == [0, 1, 3, 4])
  }

  @Test func relationsHoldForSpecimens() {
    let failure = checkProperty(
      "cells of relations", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 91),
      generate: { random in
        // Halves: between two of them there is always room.
        let constants = Set((0..<random.below(5)).map { _ in Int64(random.below(20) - 10) }).sorted()
        return (constants, random.chance(40), random.chance(40))
      },
      shrink: { value in
        value.0.indices.map { index in
          var smaller = value.0
          smaller.remove(at: index)
          return (smaller, value.1, value.2)
        }
      },
      describe: { "\($0)" }, law: { value in self.relationsHold(value.0, isWhole: value.1, hasParity: value.2) })
    #expect(failure == nil)
  }

  private func relationsHold(_ halves: [Int64], isWhole: Bool, hasParity: Bool) -> String? {
    let cut = line(halves, isWhole: isWhole, hasParity: hasParity)
    if cut.all.count != cut.cells.count { return "all is \(cut.all)" }
    for index in cut.cells.indices {
      let number = cut.specimen(ofCell: index)
      if isWhole, !number.isWhole { return "\(number) is not whole" }
      for constant in halves.map({ half($0) }) {
        for relation in Comparison.ofCards {
          let isIn = cut.cells(relation, constant).contains(index)
          if isIn != relation.holds(number, constant) { return "\(number) \(relation) \(constant) in cell \(index)" }
        }
      }
      guard hasParity else { continue }
      let parity: NumberCells.Parity = !number.isWhole ? .other : number.isEven ? .even : .odd
      if !cut.cells(parity).contains(index) { return "\(number) is not \(parity)" }
    }
    return nil
  }
}
