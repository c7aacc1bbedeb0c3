import Testing
import _FilterTestSupport

@testable import FilterAnalysis
@testable import FilterExplanation
@testable import FilterSemantics

/// Typing errors, counted.
@Suite struct SpellingDistanceTests {
  private func distance(_ first: String, _ second: String, limit: Int = 9) -> Int? {
    SpellingDistance.between(Array(first.utf8), and: Array(second.utf8), limit: limit)
  }

  @Test func distances() {
    let rows: [(String, String, Int)] = [
      ("", "", 0), ("a", "", 1), ("modern", "modern", 0), ("modren", "modern", 1), ("moder", "modern", 1),
      ("modernn", "modern", 1),
      ("madern", "modern", 1), ("mdoren", "modern", 2), ("ca", "abc", 3), ("kitten", "sitting", 3), ("pow", "tou", 2),
      ("ab", "ba", 1),
    ]
    for (first, second, expected) in rows {
      #expect(distance(first, second) == expected, "\(first)")
      #expect(distance(second, first) == expected, "\(first)")
    }
  }

  @Test func beyondTheLimitThereIsNoAnswer() {
    #expect(distance("kitten", "sitting", limit: 2) == nil)
    #expect(distance("kitten", "sitting", limit: 3) == 3)
    #expect(distance("a", "abcdef", limit: 2) == nil)
  }

  @Test func limits() {
    let rows: [(Int, Int)] = [(1, 1), (3, 1), (4, 2), (8, 2), (9, 3), (40, 3)]
    for (length, limit) in rows {
      #expect(SpellingDistance.limit(forLength: length) == limit, "\(length)")
    }
  }

  /// Among typos of one distance, the likelier ones first.
  @Test func tendencies() {
    let rows: [(String, String, Double)] = [
      ("modren", "modern", -0.4), ("omdern", "modern", -0.3), ("mofern", "modern", -0.1), ("mozern", "modern", 0),
      ("modderm", "modern", 0), ("moddern", "modern", -0.1), ("modewrn", "modern", 0), ("moern", "modern", -0.4),
      ("gobin", "gobbin", -0.45), ("codern", "modern", 0.2), ("nodern", "modern", 0.1), ("odern", "modern", -0.2),
    ]
    for (typed, meant, expected) in rows {
      let found = SpellingDistance.tendency(of: Array(typed.utf8), for: Array(meant.utf8))
      #expect(abs(found - expected) < 0.001, "\(typed)")
    }
  }

  @Test func neighbors() {
    func isNear(_ one: String, _ two: String) -> Bool {
      SpellingDistance.areNeighbors(Array(one.utf8)[0], Array(two.utf8)[0])
    }
    #expect(["qw", "qa", "ws", "sz", "zx", "1q", "p0"].allSatisfy { isNear(String($0.first!), String($0.last!)) })
    #expect(!["qe", "qz", "al", "z1", "é-"].contains { isNear(String($0.first!), String($0.last!)) })
    for first in UInt8(ascii: "a")...UInt8(ascii: "z") {
      for second in UInt8(ascii: "a")...UInt8(ascii: "z") {
        #expect(SpellingDistance.areNeighbors(first, second) == SpellingDistance.areNeighbors(second, first))
      }
    }
  }

  @Test func longWordsAreOnlyComparedForEquality() {
    let long = String(repeating: "a", count: SpellingDistance.maximumLength + 1)
    #expect(distance(long, long) == 0)
    #expect(distance(long, long.dropLast() + "b") == nil)
  }

  @Test func oneEditIsDistanceOne() {
    let failure = checkProperty(
      "one edit", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 97),
      generate: { random -> ([UInt8], [UInt8]) in
        let word = (0..<(1 + random.below(12))).map { _ in UInt8(0x61 + random.below(4)) }
        var other = word
        switch random.below(4) {
        case 0: other.insert(0x7A, at: random.below(other.count + 1))
        case 1: other.remove(at: random.below(other.count))
        case 2: other[random.below(other.count)] = 0x7A
        default:
          guard other.count > 1 else { break }
          let index = random.below(other.count - 1)
          other.swapAt(index, index + 1)
        }
        return (word, other)
      },
      shrink: { _ in [] }, describe: { "\($0)" },
      law: { pair in
        let distance = SpellingDistance.between(pair.0, and: pair.1, limit: 1)
        return distance == (pair.0 == pair.1 ? 0 : 1) ? nil : "\(String(describing: distance))"
      })
    #expect(failure == nil)
  }

  /// The naive recursion over prefixes gives the same.
  @Test func agreesWithTheDefinition() {
    let failure = checkProperty(
      "definition", cases: PropertyCases.count(long: 400), seed: PropertyCases.seed(default: 101),
      generate: { random -> ([UInt8], [UInt8]) in
        func word(_ random: inout SeededGenerator) -> [UInt8] {
          (0..<random.below(6)).map { _ in UInt8(0x61 + random.below(3)) }
        }
        return (word(&random), word(&random))
      },
      shrink: { _ in [] }, describe: { "\($0)" },
      law: { pair in
        let expected = self.naive(pair.0[...], pair.1[...])
        return SpellingDistance.between(pair.0, and: pair.1, limit: 20) == expected ? nil : "\(expected) is expected"
      })
    #expect(failure == nil)
  }

  private func naive(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> Int {
    guard let a = first.last, let b = second.last else { return max(first.count, second.count) }
    var best = min(naive(first.dropLast(), second) + 1, naive(first, second.dropLast()) + 1)
    best = min(best, naive(first.dropLast(), second.dropLast()) + (a == b ? 0 : 1))
    if first.count > 1, second.count > 1, first.dropLast().last == b, second.dropLast().last == a {
      best = min(best, naive(first.dropLast(2), second.dropLast(2)) + 1)
    }
    return best
  }
}
