import Testing
import _FilterTestSupport

@testable import FuzzyMatching

/// The parts of an index, each against a plain look at all names.
@Suite struct IndexPartsTests {
  private let storage = InventedNames.index.storage

  private func word(_ number: Int) -> String {
    String(decoding: storage.words.bytes[storage.words.range(number)], as: UTF8.self)
  }

  private func words(of name: Int) -> [String] {
    storage.wordRange(of: name).map { word(storage.nameWords[$0].word) }
  }

  @Test func slicesAreSortedByTheirBytes() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<200 {
      var arena: [UInt8] = []
      var slices: [Range<UInt32>] = []
      for _ in 0..<random.below(40) {
        let start = UInt32(arena.count)
        // Long common prefixes, zero bytes, empty texts.
        let head = random.chance(50) ? Array("abcdefgh".utf8) : []
        arena += head + (0..<random.below(4)).map { _ in UInt8(random.pick([0, 1, 97, 98, 255]) ?? 0) }
        slices.append(start..<UInt32(arena.count))
      }
      let order = SortedSlices.order(slices, in: arena).map { Int($0) }
      let bytes = slices.map { Array(arena[Int($0.lowerBound)..<Int($0.upperBound)]) }
      let expected = bytes.indices.sorted { left, right in
        bytes[left] == bytes[right] ? left < right : bytes[left].lexicographicallyPrecedes(bytes[right])
      }
      #expect(order == expected)
    }
  }

  @Test func partitionsAreBinarySearches() {
    for count in 0...20 {
      for limit in 0...count {
        #expect(SortedSlices.partition(count) { $0 < limit } == limit)
        #expect(SortedSlices.nearPartition(count) { $0 < limit } == limit)
      }
    }
  }

  @Test func samplesFindWhatALookAtAllSlicesFinds() {
    var random = SeededGenerator(seed: 17)
    func bytes() -> [UInt8] {
      let head = random.chance(50) ? Array("abcdefgh".utf8).dropLast(random.below(4)) : []
      return head + (0..<random.below(4)).map { _ in UInt8(random.pick([0, 1, 97, 98, 255]) ?? 0) }
    }
    for _ in 0..<300 {
      let sorted = (0..<random.below(90)).map { _ in bytes() }.sorted { $0.lexicographicallyPrecedes($1) }
      var slices: [Range<UInt32>] = []
      for text in sorted {
        let start = slices.last?.upperBound ?? 0
        slices.append(start..<start + UInt32(text.count))
      }
      let typed = bytes()
      let found = sorted.flatMap { $0 }.withUnsafeBufferPointer { arena in
        let samples = SliceSamples(count: slices.count, in: arena) { slices[$0] }
        return typed.withUnsafeBufferPointer { typed in
          samples.partition(slices.count, text: typed) {
            SortedSlices.isLess(Int(slices[$0].lowerBound)..<Int(slices[$0].upperBound), than: typed, in: arena)
          }
        }
      }
      #expect(found == sorted.count { $0.lexicographicallyPrecedes(typed) }, "\(typed) in \(sorted)")
    }
  }

  @Test func marksTellWhichCandidatesMayFit() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<300 {
      let (words, typed) = (1 + random.below(150), 1 + random.below(4))
      var marks = WordMarks(words: words, typed: typed)
      var exact = [Set<Int>](repeating: [], count: typed)
      var near = exact
      for number in 0..<typed {
        let start = random.below(words)
        let run = start..<min(words, start + random.below(9))
        marks.mark(run, exact: number)
        exact[number] = Set(run)
        for _ in 0..<random.below(3) {
          let start = random.below(words)
          let run = start..<min(words, start + random.below(70))
          marks.mark(run, near: number)
          near[number].formUnion(run)
        }
      }
      let name = (0..<1 + random.below(5)).map { _ in random.below(words) }
      for edits in 0...3 {
        let missing = exact.indices.filter { exact[$0].isDisjoint(with: name) }
        let expected = missing.count <= edits && missing.allSatisfy { !near[$0].isDisjoint(with: name) }
        let own = name.map { NameWord(word: UInt32($0), beginsFace: false) }
        #expect(marks.mayFit(own[...], edits: edits) == expected)
      }
    }
  }

  @Test func everyWordStandsWhereItsEntrySays() {
    for (name, text) in InventedNames.all.enumerated() {
      let folded = FoldedText(text)
      let expected = (0..<folded.wordCount).map { String(decoding: folded.bytes[folded.word($0)], as: UTF8.self) }
      #expect(words(of: name) == expected)
    }
    var entries: [String] = []
    for number in 0..<storage.words.count {
      var popularity = UInt16.max
      for index in storage.postings.range(of: number) {
        let entry = storage.postings.entries[index]
        entries.append("\(entry.name) \(word(number)) \(entry.isLater ? "later" : entry.beginsFace ? "face" : "first")")
        // The popular names come first.
        #expect(storage.facts[entry.name].popularity <= popularity)
        popularity = storage.facts[entry.name].popularity
      }
    }
    let expected = InventedNames.all.indices.flatMap { name in
      storage.wordRange(of: name).map { place in
        let start = storage.wordRange(of: name).lowerBound
        let own = storage.nameWords[place]
        return "\(name) \(word(own.word)) \(place == start ? "first" : own.beginsFace ? "face" : "later")"
      }
    }
    #expect(entries.sorted() == expected.sorted())
  }

  @Test func wordsThatSoundAlikeAreFoundTogether() {
    func alike(_ typed: String) -> [String] {
      let keys = storage.sounds.keys(beginningLike: Array(typed.utf8)[...]).range
      return storage.sounds.words(of: keys).map { word(Int($0)) }.sorted()
    }
    #expect(alike("wuds") == ["woods", "wuds"])
    #expect(alike("nite").contains("knight"))
    #expect(alike("fantoms") == ["phantoms"])
    #expect(alike("ab") == [])
    #expect(alike("") == [])
    #expect(alike("xqzv") == [])
  }

  @Test func joinedNamesAgreeWithALookAtAll() {
    let rows: [String] = ["emberlan", "lantern", "battleaxe", "gates", "oftheree", "x", "the", "ra"]
    for text in rows {
      let bytes = Array(text.utf8)
      var found: [Int] = []
      bytes.withUnsafeBufferPointer { storage.joined.matches($0) { word, _ in found.append(word) } }
      var expected: [Int] = []
      for name in InventedNames.all.indices {
        for place in storage.wordRange(of: name) {
          let rest = (place..<storage.wordRange(of: name).upperBound).map { word(storage.nameWords[$0].word) }.joined()
          if rest.hasPrefix(text) { expected.append(place) }
        }
      }
      #expect(found.sorted() == expected, "\(text)")
    }
  }

  @Test func joinedNamesNearAgreeWithALookAtAll() {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<400 {
      let typed = ExactnessTests.typed(InventedNames.all, &random)
      let folded = FoldedText(typed, limit: 60)
      if folded.bytes.count < 3 { continue }
      for limit in 1...2 {
        let automaton = WordAutomaton(folded.bytes, limit: limit)
        var found: [Int: Int] = [:]
        _ = storage.joined.near(automaton) { word, _, edits in found[word] = min(found[word] ?? 9, edits) }
        var expected: [Int: Int] = [:]
        for place in storage.nameWords.indices {
          if let edits = storage.joined.edits(automaton, word: place) { expected[place] = edits }
        }
        #expect(found == expected, "'\(typed)' within \(limit)")
      }
    }
  }

  @Test func acronyms() {
    let rows: [(String, [String])] = [
      ("Day of Reckoning", ["dor"]), ("Ember", []), ("Fire // Ice", ["fi"]),
      ("Go Far // Long Ago Now", ["gf", "lan", "gflan"]),
      ("A B C D E F G H I J", ["abcdefgh"]), ("Battle-Axe", ["ba"]), ("", []), ("Æther Gust", ["ag"]),
    ]
    for (name, expected) in rows {
      let storage = FuzzyIndex([name]).storage
      var found: [String] = []
      AcronymIndex.acronyms(of: 0, nameWords: storage.nameWords, nameStarts: storage.nameStarts, words: storage.words) {
        entry, words in
        let letters = (0..<Int(entry.length)).map { UInt8(truncatingIfNeeded: entry.letters >> UInt64(56 - 8 * $0)) }
        found.append(String(decoding: letters, as: UTF8.self))
        #expect(words.count >= 2, "\(name)")
      }
      #expect(found == expected, "\(name)")
    }
  }

  @Test func acronymsAreOfTwoToEightLetters() {
    #expect(AcronymIndex.letters(of: Array("a".utf8)[...]) == nil)
    #expect(AcronymIndex.letters(of: Array("ab".utf8)[...])?.count == 2)
    #expect(AcronymIndex.letters(of: Array("abcdefgh".utf8)[...])?.count == 8)
    #expect(AcronymIndex.letters(of: Array("abcdefghi".utf8)[...]) == nil)
  }

  @Test func onlyTheOrderOfPopularityCounts() {
    let scaled = PopularityRanks.scale([5, 900, 5, 0, -3, 77], count: 8)
    #expect(scaled == PopularityRanks.scale([1, 3, 1, 0, -9, 2], count: 8))
    #expect(scaled[1] == 1024)
    #expect(scaled[0] == scaled[2])
    #expect(scaled[1] > scaled[5] && scaled[5] > scaled[0] && scaled[0] > 0)
    #expect(scaled[3...4].allSatisfy { $0 == 0 } && scaled[6...].allSatisfy { $0 == 0 })
    #expect(PopularityRanks.scale([], count: 2) == [0, 0])
    #expect(PopularityRanks.scale([7], count: 1) == [1024])
    let many = PopularityRanks.scale(Array(1...3_000), count: 3_000)
    #expect(many == many.sorted())
  }

  @Test func theBestAreTheFirstOfAllSorted() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let limit = random.below(6)
      var best = BestCandidates(limit: limit)
      var all: [Int: BestCandidates.Entry] = [:]
      for _ in 0..<random.below(30) {
        let score = Int32(random.below(5))
        let entry = BestCandidates.Entry(name: random.below(8), score: score, quality: score, edits: 0)
        best.insert(entry)
        if all[entry.name].map({ $0.score < entry.score }) ?? true { all[entry.name] = entry }
      }
      let expected = all.values.sorted { $0.score != $1.score ? $0.score > $1.score : $0.name < $1.name }.prefix(limit)
      #expect(best.entries == Array(expected))
    }
  }

  @Test func runsAreMerged() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<300 {
      let runs = (0..<random.below(8)).map { _ in
        let start = random.below(20)
        return start..<start + random.below(5)
      }
      let merged = KnownWord.merged(runs)
      #expect(Set(merged.flatMap { Array($0) }) == Set(runs.flatMap { Array($0) }))
      for (left, right) in zip(merged, merged.dropFirst()) { #expect(left.upperBound < right.lowerBound) }
    }
  }

  @Test func limits() {
    let rows: [(String, Int, Int)] = [
      ("", 0, 0), ("abc", 1, 0), ("abcd", 1, 1), ("abcdefg", 1, 2), ("abcdefghijklm", 1, 3), ("ab cd", 2, 1),
      ("a b c d e", 5, 1),
    ]
    for (typed, words, limit) in rows {
      var memory = WordMemory()
      let pattern = TypedPattern(typed, in: storage, memory: &memory)
      #expect(pattern.words.count == words, "\(typed)")
      #expect(pattern.limit == limit, "\(typed)")
    }
  }

  @Test func longTextsAreCutAtTwelveWords() {
    var memory = WordMemory()
    let pattern = TypedPattern(String(repeating: "reed ", count: 40), in: storage, memory: &memory)
    #expect(pattern.words.count == 12 && pattern.letters == 48)
    let long = TypedPattern(String(repeating: "a", count: 9_999), in: storage, memory: &memory)
    #expect(long.letters == 250)
  }

  @Test func anIndexIsSharedByManyTasks() async {
    let expected = InventedNames.found("embr lan")
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<200 { group.addTask { InventedNames.found("embr lan") == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }
}
