import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Rows that are grouped by codes, where the codes need another byte and where they get too many for a set each.
@Suite struct CodeBordersTests {
  /// The numbers of codes around the borders of one and two bytes, and of a prefix set for each code.
  private static let borders: [(codes: Int, rows: Int)] = [
    (1, 130), (17, 20), (40, 60), (15, 400), (16, 400), (17, 400), (31, 900), (32, 900), (33, 900), (254, 1_000),
    (255, 1_000),
    (256, 1_000), (257, 1_000), (65_535, 66_000), (65_536, 66_000),
    // With so many rows there is a set for each of 32 codes.
    (32, 110_000), (33, 110_000),
  ]

  /// Codes of rows in which each code occurs, and 0 for some rows.
  private func codes(_ border: (codes: Int, rows: Int), _ random: inout SeededGenerator) -> [UInt32] {
    var codes: [UInt32] = (0..<border.rows).map { UInt32($0 % (border.codes + 1)) }
    for row in stride(from: border.codes + 1, to: codes.count, by: 1) {
      codes[row] = UInt32(random.below(border.codes))
    }
    codes.shuffle(using: &random)
    return codes
  }

  private func ranges(_ border: (codes: Int, rows: Int), _ random: inout SeededGenerator) -> [Range<Int>] {
    let count: Int = border.codes
    if border.rows < 500 {
      // All of them, so that each end is corrected by any number of rows.
      return (0...count).flatMap { low -> [Range<Int>] in (low...count).map { low..<$0 } }
    }
    var ranges: [Range<Int>] = [0..<0, 0..<1, 0..<count, count - 1..<count, count..<count, 0..<count / 2]
    for _ in 0..<6 {
      let low: Int = random.below(count)
      ranges.append(low..<low + 1 + random.below(count - low))
    }
    return ranges
  }

  private func rows(_ codes: [UInt32], _ range: Range<Int>) -> Bitset {
    var rows = Bitset(size: codes.count)
    for (row, code) in codes.enumerated() where range.contains(Int(code) - 1) { rows.insert(row) }
    return rows
  }

  @Test func rangesOfCodes() {
    for index in Self.borders.indices {
      let border = Self.borders[index]
      var random = SeededGenerator(seed: UInt64(301 + index))
      let codes: [UInt32] = codes(border, &random)
      let groups = RowGroups(codes: codes, codeCount: border.codes)
      let single = RowGroups(codes: codes, codeCount: border.codes, hasRanges: false)
      #expect(groups.codes.wide == codes, "\(index)")
      for range in ranges(border, &random) {
        let expected: Bitset = rows(codes, range)
        #expect(groups.count(range) == expected.count, "\(index): \(border) \(range)")
        for one in [groups, single] {
          var found = Bitset(size: codes.count)
          one.add(range, to: &found)
          #expect(found == expected, "\(index): \(border) \(range)")
        }
      }
    }
  }

  /// Stored sets narrow to the range and to the other rows. With a set for each code, they always can, exactly.
  @Test func storedSets() {
    for index in Self.borders.indices {
      let border = Self.borders[index]
      var random = SeededGenerator(seed: UInt64(331 + index))
      let codes: [UInt32] = codes(border, &random)
      let groups = RowGroups(codes: codes, codeCount: border.codes)
      let hasAll = border.codes <= 16 || border.codes == 32 && border.rows > 100_000
      for range in ranges(border, &random) {
        let expected: Bitset = rows(codes, range)
        for isWanted in [true, false] {
          var sets = StoredSets(size: codes.count)
          let isExact: Bool = random.chance(50)
          let isTold: Bool = sets.add(range, of: groups, isWanted: isWanted, isExact: isExact)
          if hasAll { #expect(isTold == !range.isEmpty, "\(index): \(border) \(range)") }
          if !isTold {
            #expect(sets.isEmpty, "\(index)")
            continue
          }
          let wanted: Bitset = isWanted ? expected : expected.complement
          #expect(sets.rows() == wanted, "\(index): \(border) \(range) \(isWanted)")
        }
      }
    }
  }

  /// Any part of the codes comes back in four bytes.
  @Test(arguments: [255, 256, 65_535, 65_536]) func parts(largest: Int) {
    let all: [UInt32] = (0..<300).map { UInt32($0 * largest / 299) }
    let codes = RowCodes(all, upTo: largest)
    for part in [0..<0, 0..<300, 299..<300, 7..<250, 300..<300] {
      #expect(codes.wide(part) == Array(all[part]))
    }
    #expect(RowCodes([], upTo: largest).wide.isEmpty)
  }
}
