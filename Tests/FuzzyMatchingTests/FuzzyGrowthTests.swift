import Testing
import _FilterTestSupport

@testable import FuzzyMatching

/// The amount of work, counted instead of timed.
@Suite(.longTier) struct FuzzyGrowthTests {
  private static func names(_ count: Int) -> [String] {
    var generator = SeededGenerator(seed: 4)
    let parts = ["ba", "ra", "ko", "ti", "mel", "dor", "an", "ix", "sha", "lun", "ver", "gri", "tho", "el", "mar"]
    let words = (0..<2_000).map { _ in
      (0..<2 + generator.below(3)).map { _ in generator.pick(parts) ?? "" }.joined()
    }
    return (0..<count).map { _ in
      (0..<1 + generator.below(4)).map { _ in generator.pick(words) ?? "" }.joined(separator: " ")
    }
  }

  @Test func aKeystrokeLooksAtAFractionOfTheList() {
    let names = Self.names(20_000)
    let index = FuzzyIndex(names, popularity: names.indices.map { $0 })
    var steps: [Int] = []
    for name in names.prefix(100) {
      for end in name.indices { steps.append(index.steps(10, for: String(name[...end]))) }
    }
    steps.sort()
    #expect(steps[steps.count / 2] < names.count / 8, "median \(steps[steps.count / 2])")
    #expect(steps[steps.count * 99 / 100] < names.count, "99th percentile \(steps[steps.count * 99 / 100])")
  }

  @Test func frequentWordsBesideARareOneCostLittle() {
    func steps(_ count: Int) -> Int {
      let names = (0..<count).map { "the t\(["ower", "ide", "roll"][$0 % 3]) of c\(["lay", "opper"][$0 % 2])" }
      return FuzzyIndex(names + ["green creature"]).steps(10, for: "t creature c green")
    }
    #expect(steps(8_000) < steps(500) + 1_000, "\(steps(500)), \(steps(8_000))")
  }

  @Test func longTextsAreCut() {
    let index = InventedNames.index
    for piece in ["a", "ember ", "e m b ", "-", "æ", "'", "// ", "\u{301}", "x y "] {
      let short = String(repeating: piece, count: 300)
      let long = String(repeating: piece, count: 30_000)
      #expect(index.steps(10, for: long) <= index.steps(10, for: short) + 1_000, "'\(piece)'")
      #expect(index.best(10, for: long).count <= 10)
    }
  }

  @Test func hostileCandidates() {
    let candidates = [
      String(repeating: "a", count: 100_000), String(repeating: "a ", count: 50_000),
      String(repeating: "/", count: 9_999),
      "\u{0}", "\r\n", String(repeating: "e\u{301}", count: 5_000), "👩‍👩‍👧‍👦", "\u{FFFD}",
    ]
    let index = FuzzyIndex(candidates, popularity: [Int.max, Int.min, 0, -1])
    for typed in ["a", "aa", "aaaa", "a a a a", "e", "👩", String(repeating: "a", count: 300)] {
      let found = index.best(10, for: typed)
      #expect(found == index.bestByScan(10, for: typed))
      for match in found { _ = index.highlights(of: match.id, for: typed) }
    }
  }

  @Test func aWordAskedForTwiceIsLookedUpOnce() {
    let storage = InventedNames.index.storage
    var memory = WordMemory()
    let bytes = Array("lantren".utf8)[...]
    let word = memory.word(bytes, limit: 2, in: storage)
    var first = 0
    let runs = memory.near(bytes, word: word, edits: 2, in: storage, steps: &first)
    var second = 0
    #expect(memory.near(bytes, word: word, edits: 2, in: storage, steps: &second) == runs)
    #expect(first > 0 && second == 0)
  }

  @Test func theMemoryIsBounded() {
    let storage = InventedNames.index.storage
    var memory = WordMemory()
    for number in 0..<1_000 {
      let bytes = Array("word\(number)".utf8)[...]
      _ = memory.word(bytes, limit: 1, in: storage)
    }
    #expect(memory.count == 24)
  }
}
