import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The three ways to search texts (marking, looking up, one by one) against the plainest one.
@Suite struct TextSearchTests {
  private struct Case {
    var texts: [[UInt8]]
    var needle: [UInt8]
    var range: Range<Int>
    /// Whether the needle must stand at the beginning of a word. A `c` is a blank then.
    var isAtBeginning: Bool

    var description: String { "\(needle) in \(texts[range])\(isAtBeginning ? ", at beginnings" : "")" }

    var arena: TextArena {
      var arena = TextArena()
      for text in texts { arena.append(text) }
      arena.finish()
      return arena
    }

    /// The texts of the range that contain the needle, by comparison at each offset.
    var wanted: [Int] {
      range.filter { row in
        let text = texts[row]
        if needle.count > text.count { return false }
        return (0...(text.count - needle.count)).contains { start in
          Array(text[start..<start + needle.count]) == needle
            && (!isAtBeginning || start == 0 || text[start - 1] == UInt8(ascii: " "))
        }
      }
    }

    var shrinks: [Case] {
      texts.isEmpty
        ? []
        : texts.indices.map { place in
          var fewer = self
          fewer.texts.remove(at: place)
          fewer.range = min(range.lowerBound, fewer.texts.count)..<min(range.upperBound, fewer.texts.count)
          return fewer
        }
    }
  }

  /// Few different bytes, so that there are many matches, and texts of all lengths around the width of a block.
  private func randomCase(_ random: inout SeededGenerator) -> Case {
    let isAtBeginning = random.chance(40)
    func word(_ length: Int, of bytes: String, _ random: inout SeededGenerator) -> [UInt8] {
      (0..<length).map { _ in Array(bytes.utf8)[random.below(bytes.utf8.count)] }
    }
    let bytes = isAtBeginning ? "ab " : "abc"
    let widest = random.pick([3, 20, 70, 200]) ?? 3
    let texts = (0..<random.below(200)).map { _ in word(random.below(widest), of: bytes, &random) }
    let longest = random.chance(10) ? 150 : 5
    let start = random.chance(50) ? 0 : random.below(texts.count + 1)
    let end = random.chance(50) ? texts.count : start + random.below(texts.count - start + 1)
    let needle = word(1 + random.below(longest), of: isAtBeginning ? "ab" : bytes, &random)
    return Case(texts: texts, needle: needle, range: start..<end, isAtBeginning: isAtBeginning)
  }

  private func check(_ name: String, _ found: (Case) -> (rows: [Int], number: Int)) -> PropertyFailure? {
    checkProperty(
      name, cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 3),
      generate: { randomCase(&$0) }, shrink: { $0.shrinks }, describe: { $0.description },
      law: { value in
        let (rows, number) = found(value)
        if rows != value.wanted { return "\(rows) instead of \(value.wanted)" }
        return number == rows.count ? nil : "counted \(number)"
      })
  }

  private func test(_ value: Case) -> TextTest {
    TextTest(
      field: 0, kind: value.isAtBeginning ? .beginsWord : .contains, needle: value.needle, isSelfReferring: false)
  }

  @Test func marking() {
    let failure = check("marked") { value in
      if value.range.isEmpty { return ([], 0) }
      var bits = Bitset(size: value.texts.count)
      let number = value.arena.mark(
        value.needle, value.isAtBeginning ? .beginning : .anywhere, among: value.range, into: &bits)
      return (bits.rows(), number)
    }
    #expect(failure == nil)
  }

  @Test func searching() {
    let failure = check("searched") { value in
      var bits = Bitset(size: value.texts.count)
      let number = value.arena.search(test(value), among: value.range, into: &bits)
      return (bits.rows(), number)
    }
    #expect(failure == nil)
  }

  @Test func oneByOne() {
    let failure = check("looked at") { value in
      var bits = Bitset(size: value.texts.count)
      let among = Bitset(size: value.texts.count, range: value.range)
      value.arena.search(test(value), among: among, into: &bits)
      return (bits.rows(), bits.count)
    }
    #expect(failure == nil)
  }

  @Test func theFirstOnes() {
    let failure = check("limited") { value in
      var bits = Bitset(size: value.texts.count)
      _ = value.arena.search(test(value), among: value.range, into: &bits, limit: 3)
      let rows = bits.rows()
      return rows == Array(value.wanted.prefix(3)) ? (value.wanted, value.wanted.count) : (rows, rows.count)
    }
    #expect(failure == nil)
  }

  /// Long enough for several rounds, in which the common needles change.
  @Test func aListOfManyRounds() {
    var random = SeededGenerator(seed: 5)
    let texts = (0..<40_000).map { row in
      (0..<random.below(20)).map { _ in UInt8(ascii: "a") + UInt8(random.below(row % 20_000 < 10_000 ? 20 : 2)) }
    }
    for needle in ["a", "ab", "aba", "ts", "bbbbbbb"] {
      let value = Case(texts: texts, needle: Array(needle.utf8), range: 100..<39_999, isAtBeginning: false)
      var bits = Bitset(size: texts.count)
      let number = value.arena.search(test(value), among: value.range, into: &bits)
      let wanted = value.wanted
      #expect(bits.rows() == wanted && number == wanted.count, "\(needle)")
    }
  }
}

@Suite struct BitsetRowTests {
  @Test func rowsComeAndGo() {
    var bits = Bitset(size: 200)
    let rows: [UInt32] = [0, 63, 64, 130, 199, 7]
    bits.insert(rows[1...])
    #expect(bits.rows() == [7, 63, 64, 130, 199])
    bits.remove(rows[3..<5])
    #expect(bits.rows() == [7, 63, 64])
  }

  @Test func aDifferenceIsThatOfTheSets() {
    let (left, right) = (Bitset(size: 130, rows: [1, 64, 129]), Bitset(size: 130, rows: [64, 2]))
    #expect(Bitset.difference(of: left, minus: right).rows() == [1, 129])
    #expect(Bitset.difference(of: left, minus: Bitset(size: 60, rows: [1])).rows() == [64, 129])
    #expect(Bitset.difference(of: Bitset(size: 0), minus: Bitset(size: 0)).isEmpty)
  }
}

@Suite struct KeyColumnBuildingTests {
  @Test func everyRangeOfManyKeys() {
    var random = SeededGenerator(seed: 9)
    let keys: [Int64?] = (0..<3_000).map { _ in random.chance(5) ? nil : Int64(random.below(300)) - 150 }
    let column = KeyColumn(keys)
    #expect(keys.indices.allSatisfy { column.whole($0) == keys[$0] })
    for _ in 0..<200 {
      let low = Int64(random.below(320)) - 160
      let range = low...(low + Int64(random.below(320)))
      let second = (range.upperBound + 1)...(range.upperBound + 40)
      var bits = Bitset(size: keys.count)
      column.add([range, second], to: &bits)
      let wanted = keys.indices.filter { row in keys[row].map { range.contains($0) || second.contains($0) } ?? false }
      #expect(bits.rows() == wanted)
    }
  }

  @Test func noKeysAtAll() {
    var bits = Bitset(size: 2)
    KeyColumn([nil, nil] as [Int64?]).add([NumberRange.all], to: &bits)
    #expect(bits.isEmpty)
  }
}
