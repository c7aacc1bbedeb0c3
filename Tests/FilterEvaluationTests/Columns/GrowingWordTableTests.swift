import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Tables of words that grow word by word.
@Suite struct GrowingWordTableTests {
  @Test func aWordHasOnePlace() {
    var table = WordTable()
    #expect(table.count == 0 && table.index(of: "") == nil && table.index(of: "a") == nil)
    #expect(table.insert("elf") == 0)
    #expect(table.insert("") == 1)
    #expect(table.insert("elf") == 0)
    #expect(table.insert("éclair 🐉 of many bytes") == 2)
    #expect(table.insert("") == 1)
    #expect((0..<table.count).map { table[$0] } == ["elf", "", "éclair 🐉 of many bytes"])
    #expect(table.index(of: "el") == nil && table.index(of: "elf ") == nil)
  }

  /// Compared with a dictionary: indices in the order of the first occurrence, for words of any length.
  @Test func againstADictionary() {
    let failure = checkProperty(
      "places of words", cases: 120, seed: PropertyCases.seed(default: 5),
      generate: { random -> [String] in
        (0..<Int.random(in: 0...400, using: &random)).map { _ in
          String(repeating: "ab", count: Int.random(in: 0...9, using: &random))
            + String(Int.random(in: 0...60, using: &random))
        }
      },
      shrink: { shorterArrays($0) }, describe: { "\($0)" },
      law: { words in
        var table = WordTable()
        var places: [String: Int] = [:]
        for word in words {
          let expected = places[word] ?? places.count
          places[word] = expected
          if table.insert(word) != expected { return "place of \(word)" }
        }
        if table.count != places.count { return "number of words" }
        for (word, place) in places where table.index(of: word) != place || table[place] != word { return word }
        if table.index(of: "absent") != nil { return "absent" }
        // At most half of the slots are taken, so that every search ends.
        return table.slots.count >= 2 * table.count ? nil : "slots"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Words of rows in any spelling are those of the vocabulary's own folding.
  @Test func spellings() {
    let words = [
      "First Strike", "first-strike", "FIRST_STRIKE", "Æther", "æther", "", "---", "12a", "Ünder Way", "o'neil",
    ]
    var builder = ValueColumnBuilder()
    for word in words { builder.append(spelled: word) }
    builder.append(spelled: words)
    let column = builder.column()
    #expect(column.rowCount == words.count + 1)
    #expect(Set((0..<column.words.count).map { column.words[$0] }) == Set(words.map { ValueSpelling.folded($0) }))
    for (row, word) in words.enumerated() {
      var rows = Bitset(size: column.rowCount)
      column.add(ValueSpelling.folded(word), to: &rows)
      #expect(rows.contains(row) && rows.contains(words.count), "\(word)")
      #expect(rows.count == words.filter { ValueSpelling.folded($0) == ValueSpelling.folded(word) }.count + 1)
    }
  }

  /// Words that differ by one byte, or by their length alone, do not meet in one slot too often.
  @Test func slotsAreSpread() {
    var table = WordTable()
    for number in 0..<20_000 { table.insert("0f1e\(number)-4c3d") }
    var longest = 0
    var run = 0
    for slot in table.slots {
      run = slot == 0 ? 0 : run + 1
      longest = max(longest, run)
    }
    #expect(longest < 200)
  }
}
