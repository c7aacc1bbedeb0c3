import Testing
import _FilterTestSupport

@testable import FuzzyMatching

/// Sorted slices and the words and trees made from them, against plain arrays of words.
@Suite struct SortedSlicesTests {
  /// Words whose first eight bytes are often equal, with empty, short, equal and non-ASCII ones.
  static let pieces: [String] = ["", "a", "b", "ab", "ember", "embers", "abcdefgh", "é", "火", "ß", "z", "\u{0}"]

  private static func words(_ count: Int, using random: inout SeededGenerator) -> [[UInt8]] {
    (0..<count).map { _ in
      var word: [UInt8] = []
      for _ in 0..<random.below(4) { word += Array(pieces[random.below(pieces.count)].utf8) }
      return word
    }
  }

  /// All words one after another, and where each is.
  private static func arena(_ words: [[UInt8]]) -> (bytes: [UInt8], ranges: [Range<UInt32>]) {
    var bytes: [UInt8] = []
    var ranges: [Range<UInt32>] = []
    for word in words {
      let start = UInt32(bytes.count)
      bytes += word
      ranges.append(start..<UInt32(bytes.count))
    }
    return (bytes, ranges)
  }

  /// The list of words, and the number of each in it.
  private static func list(_ words: [[UInt8]]) -> (list: WordList, numbers: [UInt32]) {
    let (bytes, ranges) = arena(words)
    var numbers: [UInt32] = []
    let list = WordList(arena: bytes, ranges: ranges, numbers: &numbers)
    return (list, numbers)
  }

  private static func isLess(_ left: [UInt8], _ right: [UInt8]) -> Bool { left.lexicographicallyPrecedes(right) }

  /// The counts are below, at and above the distance of the samples.
  @Test func slicesAreSortedLikeTheirBytes() {
    let rows: [Int] = [0, 1, 2, 15, 16, 17, 31, 32, 33, 100, 400]
    for count in rows {
      var random = SeededGenerator(seed: UInt64(count) + 1)
      for _ in 0..<20 {
        let words = SortedSlicesTests.words(count, using: &random)
        let (bytes, ranges) = SortedSlicesTests.arena(words)
        let expected: [Int] = words.indices.sorted { left, right in
          words[left] == words[right] ? left < right : SortedSlicesTests.isLess(words[left], words[right])
        }
        let order: [Int] = SortedSlices.order(ranges, in: bytes).map { Int($0) }
        #expect(order == expected, "\(count)")
      }
    }
  }

  @Test func samplesNarrowDownASearchWithoutChangingIt() {
    let rows: [Int] = [0, 1, 15, 16, 17, 48, 49, 300]
    for count in rows {
      var random = SeededGenerator(seed: UInt64(count) + 100)
      for _ in 0..<20 {
        let words = SortedSlicesTests.words(count, using: &random)
        let sorted: [[UInt8]] = words.sorted { SortedSlicesTests.isLess($0, $1) }
        let (bytes, ranges) = SortedSlicesTests.arena(sorted)
        let samples = bytes.withUnsafeBufferPointer { SliceSamples(count: count, in: $0) { ranges[$0] } }
        let typed: [[UInt8]] = SortedSlicesTests.words(30, using: &random) + sorted.prefix(20)
        for text in typed {
          let expected = sorted.count { SortedSlicesTests.isLess($0, text) }
          let found = text.withUnsafeBufferPointer { text in
            samples.partition(count, text: text) { SortedSlicesTests.isLess(sorted[$0], Array(text)) }
          }
          #expect(found == expected, "\(count)")
        }
      }
    }
  }

  @Test func growingStepsFindTheSamePlace() {
    for count in 0..<40 {
      for place in 0...count {
        var largest = -1
        let near = SortedSlices.nearPartition(count) { index in
          largest = max(largest, index)
          return index < place
        }
        #expect(near == place)
        #expect(SortedSlices.partition(count) { $0 < place } == place)
        #expect(largest < count)
        // Nothing far behind the place is looked at.
        #expect(largest <= 2 * place + 1)
      }
    }
  }

  @Test func beginningsAreThoseOfAPlainSearch() {
    var random = SeededGenerator(seed: 71)
    for round in 0..<150 {
      let words = SortedSlicesTests.words(round, using: &random)
      let (list, numbers) = SortedSlicesTests.list(words)
      let different: [[UInt8]] = Set(words).sorted { SortedSlicesTests.isLess($0, $1) }
      let listed: [[UInt8]] = (0..<list.count).map { Array(list.bytes[list.range($0)]) }
      #expect(listed == different)
      #expect(numbers.map { listed[Int($0)] } == words)
      for prefix in SortedSlicesTests.words(20, using: &random) + words.prefix(10) {
        let found = prefix.withUnsafeBufferPointer { list.words(beginningWith: $0) }
        let expected: [Int] = different.indices.filter { different[$0].starts(with: prefix) }
        #expect(Array(found.range) == expected)
        #expect(found.isFirstWhole == different.contains(prefix))
      }
    }
  }

  /// Without edits a walk through the levels of the tree finds the words that begin with the typed one, in order.
  @Test func aWalkWithoutEditsIsASearchForBeginnings() {
    var random = SeededGenerator(seed: 72)
    for round in 0..<150 {
      let words = SortedSlicesTests.words(round, using: &random)
      let (list, _) = SortedSlicesTests.list(words)
      let trie = WordTrie(list)
      let typed: [[UInt8]] = SortedSlicesTests.words(10, using: &random) + words.prefix(10)
      for prefix in typed where !prefix.isEmpty {
        var found: [Int] = []
        let steps = trie.walk(WordAutomaton(prefix, limit: 0), in: list) { run, edits in
          #expect(edits == 0)
          found += Array(run)
        }
        let plain = prefix.withUnsafeBufferPointer { list.words(beginningWith: $0) }
        #expect(found == Array(plain.range))
        #expect(steps <= list.bytes.count)
      }
    }
  }
}
