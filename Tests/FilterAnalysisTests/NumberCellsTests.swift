import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// A number line cut into cells: the cells of a relation are exactly those whose specimens satisfy it.
@Suite struct NumberCellsTests {
  private func line(_ constants: [Int64], unit: Int64 = 2, isWhole: Bool = false, hasParity: Bool = false)
    -> NumberCells
  {
    NumberCells(constants: constants, unit: unit, isWhole: isWhole, hasParity: hasParity)
  }

  private func specimens(_ line: NumberCells, unit: Int64 = 2, isWhole: Bool = false) -> [Int64] {
    line.cells.indices.map { line.specimen(ofCell: $0, unit: unit, isWhole: isWhole) }
  }

  @Test func withoutConstantsThereIsOneCell() {
    #expect(line([]).cells.count == 1)
    #expect(line([]).all == 1)
  }

  @Test func aConstantMakesThreeCells() {
    let cut = line([6])
    #expect(cut.cells.map { $0.rank } == [0, 1, 2])
    #expect(cut.cells(.less, 6) == 0b001)
    #expect(cut.cells(.equal, 6) == 0b010)
    #expect(cut.cells(.greater, 6) == 0b100)
    #expect(cut.cells(.lessOrEqual, 6) == 0b011)
    #expect(cut.cells(.notEqual, 6) == 0b101)
    #expect(cut.cells(.greaterOrEqual, 6) == 0b110)
  }

  @Test func wholeNumbersHaveNothingBetweenNeighbours() {
    // With a unit of 2 the numbers 6 and 8 are neighbours.
    #expect(line([6, 8], isWhole: true).cells.map { $0.rank } == [0, 1, 3, 4])
    #expect(line([6, 8]).cells.map { $0.rank } == [0, 1, 2, 3, 4])
    #expect(line([6, 10], isWhole: true).cells.map { $0.rank } == [0, 1, 2, 3, 4])
  }

  @Test func aConstantThatIsNotWholeHasNoCellAmongWholeNumbers() {
    let cut = line([5], isWhole: true)
    #expect(cut.cells.map { $0.rank } == [0, 2])
    #expect(cut.cells(.equal, 5) == 0)
    #expect(cut.cells(.greater, 5) == 0b10)
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

  @Test func fromThrough() {
    let cut = line([2, 4, 6])
    #expect(cut.cells(from: 2, through: 6) == 0b0111110)
    #expect(cut.cells(from: 4, through: 4) == 0b0001000)
  }

  @Test func relationsHoldForSpecimens() {
    let failure = checkProperty(
      "cells of relations", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 91),
      generate: { random in
        // Halves, in a unit of ten: between two of them there is always room.
        let constants = Set((0..<random.below(5)).map { _ in Int64(random.below(20) - 10) * 5 }).sorted()
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

  private func relationsHold(_ constants: [Int64], isWhole: Bool, hasParity: Bool) -> String? {
    let cut = line(constants, unit: 10, isWhole: isWhole, hasParity: hasParity)
    let numbers = specimens(cut, unit: 10, isWhole: isWhole)
    if cut.all.count != cut.cells.count { return "all is \(cut.all)" }
    for (index, number) in numbers.enumerated() {
      if isWhole, number % 10 != 0 { return "\(number) is not whole" }
      for constant in constants {
        for relation in Comparison.ofCards {
          let isIn = cut.cells(relation, constant).contains(index)
          if isIn != relation.holds(number, constant) { return "\(number) \(relation) \(constant) in cell \(index)" }
        }
      }
      guard hasParity else { continue }
      let parity: NumberCells.Parity = number % 10 != 0 ? .other : (number / 10) & 1 == 0 ? .even : .odd
      if !cut.cells(parity).contains(index) { return "\(number) is not \(parity)" }
    }
    return nil
  }
}
