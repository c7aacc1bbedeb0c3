import Testing
import _FilterTestSupport

@testable import FuzzyMatching

/// Walks through the tree of words against a look at every word.
@Suite struct WordTrieTests {
  private func list(_ words: [String]) -> WordList {
    var arena: [UInt8] = []
    var ranges: [Range<UInt32>] = []
    for word in words {
      let start = UInt32(arena.count)
      arena += Array(word.utf8)
      ranges.append(start..<UInt32(arena.count))
    }
    var numbers: [UInt32] = []
    return WordList(arena: arena, ranges: ranges, numbers: &numbers)
  }

  private func word(_ list: WordList, _ number: Int) -> String {
    String(decoding: list.bytes[list.range(number)], as: UTF8.self)
  }

  @Test func wordsAreSortedAndDifferent() {
    let words = list(["tide", "reed", "ember", "reed", "embers", "a", "tide"])
    #expect((0..<words.count).map { word(words, $0) } == ["a", "ember", "embers", "reed", "tide"])
  }

  @Test func beginnings() {
    let rows: [(String, [String], Bool)] = [
      ("em", ["ember", "embers"], false), ("ember", ["ember", "embers"], true), ("x", [], false),
      ("tide", ["tide"], true),
      ("", ["a", "ember", "embers", "reed", "tide"], false), ("zz", [], false),
    ]
    for (prefix, expected, isWhole) in rows {
      let words = list(["tide", "reed", "ember", "embers", "a"])
      let found = Array(prefix.utf8).withUnsafeBufferPointer { words.words(beginningWith: $0) }
      #expect(found.range.map { word(words, $0) } == expected, "\(prefix)")
      #expect(found.isFirstWhole == isWhole, "\(prefix)")
    }
  }

  @Test func aWalkFindsWhatALookAtEveryWordFinds() {
    let failure = checkProperty(
      "walks", cases: PropertyCases.count(long: 600), seed: PropertyCases.seed(default: 5),
      generate: { generator -> ([String], String) in
        func word(_ longest: Int) -> String {
          String(
            decoding: (0..<1 + generator.below(longest)).map { _ in UInt8(97 + generator.below(3)) }, as: UTF8.self)
        }
        return ((0..<1 + generator.below(30)).map { _ in word(8) }, word(6))
      },
      shrink: { pair in pair.0.indices.dropFirst().map { (Array(pair.0.prefix($0)), pair.1) } },
      describe: { "\($0.1) in \($0.0)" },
      law: { words, typed in
        let list = list(words)
        let trie = WordTrie(list)
        for limit in 0...2 {
          var found = [Int](repeating: 3, count: list.count)
          _ = trie.walk(WordAutomaton(Array(typed.utf8), limit: limit), in: list) { run, edits in
            for word in run { found[word] = min(found[word], edits) }
          }
          for number in 0..<list.count {
            let edits = WordAutomatonTests.table(Array(typed.utf8), Array(list.bytes[list.range(number)])).edits
            // A typed text within the limit of the empty text is found at every word.
            let expected = edits <= limit ? edits : 3
            if typed.utf8.count > limit, found[number] != expected {
              return "\(word(list, number)) with limit \(limit): \(found[number]) for \(expected)"
            }
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  @Test func manyWordsCostFewSteps() {
    var generator = SeededGenerator(seed: 1)
    let words = (0..<20_000).map { _ in
      String(decoding: (0..<4 + generator.below(8)).map { _ in UInt8(97 + generator.below(20)) }, as: UTF8.self)
    }
    let list = list(words)
    let trie = WordTrie(list)
    let one = trie.walk(WordAutomaton(Array("abcdef".utf8), limit: 1), in: list) { _, _ in }
    #expect(one < list.bytes.count / 20)
  }
}
