import Testing
import _FilterTestSupport

@testable import FilterRegex

/// Sets of characters, against sets of numbers.
@Suite struct ScalarSetTests {
  /// Ranges below a hundred, in any order, overlapping or not.
  private func ranges(_ random: inout SeededGenerator) -> [ClosedRange<UInt32>] {
    (0..<random.below(6)).map { _ in
      let first = UInt32(random.below(90))
      return first...first + UInt32(random.below(8))
    }
  }

  private func members(_ set: ScalarSet) -> Set<UInt32> { Set((0...120).filter { set.contains($0) }) }

  @Test func setsAreAsTheirMembers() {
    let failure = checkProperty(
      "set algebra", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 71),
      generate: { (ranges(&$0), ranges(&$0)) },
      shrink: { pair in shorterArrays(pair.0).map { ($0, pair.1) } + shorterArrays(pair.1).map { (pair.0, $0) } },
      describe: { "\($0)" },
      law: { first, second in
        let (one, other) = (ScalarSet(first), ScalarSet(second))
        let (numbers, others) = (Set(first.joined()), Set(second.joined()))
        if members(one) != numbers { return "members" }
        if members(one.union(other)) != numbers.union(others) { return "union" }
        if members(one.subtracting(other)) != numbers.subtracting(others) { return "difference" }
        if members(one.complement) != Set(0...120).subtracting(numbers) { return "complement" }
        if one.complement.complement != one { return "complement of the complement" }
        if (one == other) != (numbers == others) { return "equality" }
        let pairs = zip(one.ranges, one.ranges.dropFirst())
        return pairs.allSatisfy { $0.upperBound + 1 < $1.lowerBound } ? nil : "ranges that touch"
      })
    #expect(failure == nil)
  }

  @Test func theEndsOfUnicode() {
    #expect(ScalarSet([]).isEmpty)
    #expect(ScalarSet([]).complement.ranges == [0...0x10FFFF])
    #expect(ScalarSet([0...0x10FFFF]).complement.isEmpty)
    #expect(ScalarSet("\u{10FFFF}").complement.ranges == [0...0x10FFFE])
    #expect(ScalarSet("\0").complement.ranges == [1...0x10FFFF])
  }

  @Test func bothCasesOfRanges() {
    func folded(_ range: ClosedRange<Unicode.Scalar>) -> [ClosedRange<UInt32>] {
      ScalarSet([range.lowerBound.value...range.upperBound.value]).ignoringCase.ranges
    }
    #expect(folded("b"..."d") == [0x42...0x44, 0x62...0x64])
    #expect(folded("X"..."b") == [0x41...0x42, 0x58...0x62, 0x78...0x7A])
    #expect(folded("0"..."9") == [0x30...0x39])
    #expect(folded("ā"..."ā") == [0x100...0x101])
    #expect(folded("ā"..."Ă") == [0x100...0x103])
    #expect(folded("Ĺ"..."Ĺ") == [0x139...0x13A])
    #expect(folded("ÿ"..."ÿ") == [0xFF...0xFF, 0x178...0x178])
    for scalar in (0x00...0x24F).compactMap({ Unicode.Scalar($0 as UInt32) }) {
      #expect(ScalarSet(ignoringCaseOf: scalar) == ScalarSet(scalar).ignoringCase, "\(scalar)")
    }
  }

  /// Folding twice is folding once: a partner's partner is the letter itself.
  @Test func partnersAreMutual() {
    for value in 0...0x2_FFFF as ClosedRange<UInt32> {
      let once = ScalarSet([value...value]).ignoringCase
      if once.ranges == [value...value] { continue }
      #expect(once.ignoringCase == once, "U+\(String(value, radix: 16))")
      #expect(once.ranges.reduce(0) { $0 + $1.count } == 2, "U+\(String(value, radix: 16))")
    }
  }
}
