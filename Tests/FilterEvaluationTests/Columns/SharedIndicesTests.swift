import Testing

@testable import FilterEvaluation
@testable import FilterSemantics

/// Arrays of words that many rows share are looked for once.
@Suite struct SharedIndicesTests {
  @Test func onlyTheArrayItselfIsKnown() {
    var shared = SharedIndices()
    let words = (0..<6).map { "word \($0)" }
    #expect(shared.indices(of: words) == nil)
    shared.keep(words, indices: [3, 1, 4, 1, 5, 9])
    #expect(shared.indices(of: words) == [3, 1, 4, 1, 5, 9])
    let same = words
    #expect(shared.indices(of: same) == [3, 1, 4, 1, 5, 9])
    // An equal array with another identity is not found.
    #expect(shared.indices(of: words.map { $0 + "" }.reversed()) == nil)
    var changed = words
    changed.append("more")
    #expect(shared.indices(of: changed) == nil)
    #expect(shared.indices(of: []) == nil)
  }

  /// A cached array is retained, so that no other array gets its address.
  @Test func noOtherArrayIsTakenForOneThatIsGone() {
    var builder = ValueColumnBuilder()
    for row in 0..<2_000 {
      builder.append(spelled: (0..<5).map { "row \(row % 700) word \($0)" })
    }
    let column = builder.column()
    #expect(column.rowCount == 2_000)
    #expect(column.words.count == 3_500)
    for row in [0, 1, 699] {
      var rows = Bitset(size: 2_000)
      column.add("row\(row)word3", to: &rows)
      #expect(rows.rows() == stride(from: row, to: 2_000, by: 700).map { $0 })
    }
  }

  @Test func sharedRowsAreThoseOfOthers() {
    let formats = ["modern", "Legacy", "vintage", "old-school", "modern"]
    var (shared, apart) = (ValueColumnBuilder(), ValueColumnBuilder())
    for row in 0..<300 {
      let words = row % 3 == 0 ? ["legacy"] : row % 5 == 0 ? [] : formats
      shared.append(spelled: words)
      apart.append(words.map { $0.lowercased().filter { $0 != "-" } })
    }
    let (left, right) = (shared.column(), apart.column())
    for word in ["modern", "legacy", "vintage", "oldschool", "absent"] {
      var (one, two) = (Bitset(size: 300), Bitset(size: 300))
      left.add(word, to: &one)
      right.add(word, to: &two)
      #expect(one == two, "\(word)")
      #expect(left.count(word) == one.count)
    }
  }
}
