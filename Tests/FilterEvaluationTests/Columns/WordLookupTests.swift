import Testing

@testable import FilterEvaluation

/// Many words of a table are looked up at once, and the steps grow with the words only.
@Suite struct WordLookupTests {
  /// A lookup of many finds a word or leaves it to a lookup alone, and never finds another one.
  @Test func manyAtOnce() {
    let rows: [Int] = [0, 1, 2, 3, 100, 2_000]
    for count in rows {
      let words: [String] = (0..<count).map { String(repeating: "x", count: $0 % 19) + "\($0)" }
      let table = WordTable(words)
      let wanted: [String] = words + ["absent", "", "x", "xx0", "100000"]
      var bytes: [UInt8] = []
      var ranges: [Range<Int>] = []
      for word in wanted {
        ranges.append(bytes.count..<bytes.count + word.utf8.count)
        bytes += Array(word.utf8)
      }
      let found: [Int] = table.indices(of: ranges, in: bytes)
      #expect(found.count == wanted.count, "\(count)")
      for (index, word) in zip(found, wanted) {
        #expect(index == -1 || table.index(of: word) == index, "\(count): \(word)")
      }
      #expect(found.filter { $0 >= 0 }.count * 2 >= count, "\(count)")
    }
  }

  /// The steps from the slot of each word's hash to its own slot.
  private func steps(_ table: WordTable) -> Int {
    let mask = table.slots.count - 1
    var steps = 0
    for (slot, index) in table.slots.enumerated() where index != 0 {
      let word: [UInt8] = Array(table[Int(index) - 1].utf8)
      let first: Int = word.withUnsafeBufferPointer { WordTable.hash($0) } & mask
      steps += (slot - first) & mask
    }
    return steps
  }

  @Test(arguments: [500, 1_000, 2_000, 4_000, 8_000]) func stepsGrowWithTheWords(count: Int) {
    for start in ["", "the same beginning of many bytes "] {
      let table = WordTable((0..<count).map { start + "\($0)" })
      #expect(table.count == count)
      #expect(table.slots.count < 4 * count + 5)
      #expect(steps(table) < 3 * count)
    }
  }

  /// Rows of a frequent word are kept as a set, others one by one; both come back the same.
  @Test(arguments: [2_048, 2_049, 4_000]) func frequentWords(rows: Int) {
    let steps: [(word: String, every: Int)] = [
      ("all", 1), ("often", 31), ("border", 32), ("rare", 33), ("once", 9_999),
    ]
    var builder = ValueColumnBuilder()
    for row in 0..<rows { builder.append(steps.filter { row % $0.every == 0 }.map { $0.word }) }
    let column = builder.column()
    var all: [UInt32] = []
    for (word, every) in steps {
      let expected: [Int] = Array(stride(from: 0, to: rows, by: every))
      var found = Bitset(size: rows)
      column.add(word, to: &found)
      #expect(found.rows() == expected, "\(word)")
      if let set = column.set(of: word) { #expect(set == found, "\(word)") }
      #expect((column.set(of: word) != nil) == (rows > 2_048 && expected.count * 32 > rows), "\(word)")
      all += expected.map { UInt32($0) }
    }
    #expect(column.rows == all)
    #expect(column.set(of: "absent") == nil)
  }
}
