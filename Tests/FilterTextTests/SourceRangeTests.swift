import FilterText
import Testing

@Suite struct SourceRangeTests {
  private func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(start: start, end: end) }

  @Test func endNeverLiesBeforeStart() {
    #expect(range(3, 7).description == "3..<7")
    #expect(range(7, 3) == range(7, 7))
    #expect(SourceRange(3..<7) == range(3, 7))
    #expect(SourceRange(at: 4) == range(4, 4))
  }

  @Test func lengthCountsBytes() {
    #expect(range(3, 7).length == 4)
    #expect(!range(3, 7).isEmpty)
    #expect(range(3, 3).length == 0)
    #expect(range(3, 3).isEmpty)
  }

  @Test func aByteLiesInAndACaretTouches() {
    #expect((0...5).map { range(2, 4).contains($0) } == [false, false, true, true, false, false])
    #expect((0...5).map { range(2, 4).touches($0) } == [false, false, true, true, true, false])
    #expect((1...3).map { range(2, 2).contains($0) } == [false, false, false])
    #expect((1...3).map { range(2, 2).touches($0) } == [false, true, false])
  }

  @Test func oneRangeInAnother() {
    let table = [
      // other, encloses, overlaps
      (range(2, 6), true, true), (range(3, 5), true, true), (range(2, 2), true, false), (range(6, 6), true, false),
      (range(4, 4), true, true), (range(1, 3), false, true), (range(5, 7), false, true), (range(0, 9), false, true),
      (range(0, 2), false, false), (range(6, 8), false, false), (range(7, 7), false, false),
    ]
    for (other, encloses, overlaps) in table {
      #expect(range(2, 6).encloses(other) == encloses, "\(other)")
      #expect(range(2, 6).overlaps(other) == overlaps, "\(other)")
      #expect(other.overlaps(range(2, 6)) == overlaps, "\(other)")
    }
  }

  @Test func unionClampAndShift() {
    #expect(range(2, 4).union(range(7, 9)) == range(2, 9))
    #expect(range(7, 9).union(range(2, 4)) == range(2, 9))
    #expect(range(2, 9).union(range(3, 4)) == range(2, 9))
    let bounds = range(3, 7)
    let table = [
      (range(0, 9), range(3, 7)), (range(4, 5), range(4, 5)), (range(0, 5), range(3, 5)), (range(5, 9), range(5, 7)),
      (range(0, 2), range(3, 3)), (range(8, 9), range(7, 7)), (range(-5, Int.max), range(3, 7)),
    ]
    for (given, clamped) in table { #expect(given.clamped(to: bounds) == clamped, "\(given)") }
    #expect(range(2, 4).shifted(by: 3) == range(5, 7))
    #expect(range(2, 4).shifted(by: -2) == range(0, 2))
  }

  @Test func ordersByStartThenEnd() {
    let sorted = [range(0, 5), range(1, 1), range(1, 2), range(1, 9), range(2, 2)]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(!(range(1, 2) < range(1, 2)))
  }
}
