import Testing
import _FilterTestSupport

@testable import FuzzyMatching

/// The automaton compared with the table it represents.
@Suite struct WordAutomatonTests {
  /// The minimum number of edits between `typed` and a prefix of `word`, and whether the whole word has that number:
  /// the textbook table of the optimal string alignment distance.
  static func table(_ typed: [UInt8], _ word: [UInt8]) -> (edits: Int, isWhole: Bool) {
    var rows = [[Int](0...word.count)]
    for row in stride(from: 1, through: typed.count, by: 1) {
      var line = [row]
      for column in stride(from: 1, through: word.count, by: 1) {
        let isSame = typed[row - 1] == word[column - 1]
        var best = min(rows[row - 1][column] + 1, line[column - 1] + 1, rows[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, typed[row - 1] == word[column - 2], typed[row - 2] == word[column - 1] {
          best = min(best, rows[row - 2][column - 2] + 1)
        }
        line.append(best)
      }
      rows.append(line)
    }
    let last = rows[typed.count]
    let least = last.min() ?? 0
    return (least, last[word.count] == least)
  }

  private func match(_ typed: String, _ word: String, limit: Int) -> String {
    let bytes = Array(word.utf8)
    let found = bytes.withUnsafeBufferPointer { WordAutomaton(Array(typed.utf8), limit: limit).match($0) }
    return found.map { "\($0.edits)\($0.isWhole ? " whole" : "")" } ?? "no"
  }

  @Test func examples() {
    let rows: [(String, String, String)] = [
      ("elf", "elf", "0 whole"), ("el", "elf", "0"), ("elfs", "elf", "1 whole"), ("lef", "elf", "1 whole"),
      ("elg", "elf", "1 whole"), ("xelf", "elf", "1 whole"), ("wxyz", "elf", "no"), ("abrpt", "abrupt", "1 whole"),
      ("spinelorck", "spinerock", "2 whole"), ("phyexian", "phyrexian", "1 whole"), ("rrcla", "reclamation", "1"),
      ("", "elf", "0"), ("ab", "", "2"), ("abc", "", "no"),
    ]
    for (typed, word, expected) in rows {
      #expect(match(typed, word, limit: 2) == expected, "\(typed)")
    }
  }

  @Test func agreesWithTheTable() {
    let failure = checkProperty(
      "the automaton counts like the table", cases: PropertyCases.count(long: 4_000),
      seed: PropertyCases.seed(default: 41),
      generate: { generator -> ([UInt8], [UInt8]) in
        let word = (0..<generator.below(9)).map { _ in UInt8(97 + generator.below(3)) }
        let typed = (0..<generator.below(7)).map { _ in UInt8(97 + generator.below(3)) }
        return (typed, word)
      },
      shrink: { pair in
        pair.0.indices.map { index in
          var shorter = pair.0
          shorter.remove(at: index)
          return (shorter, pair.1)
        }
      },
      describe: { "\(String(decoding: $0.0, as: UTF8.self)) in \(String(decoding: $0.1, as: UTF8.self))" },
      law: { typed, word in
        let expected = Self.table(typed, word)
        for limit in 0...2 {
          let found = word.withUnsafeBufferPointer { WordAutomaton(typed, limit: limit).match($0) }
          if expected.edits > limit, found != nil { return "limit \(limit): found, though \(expected) edits" }
          if expected.edits <= limit {
            guard let found else { return "limit \(limit): not found, though \(expected)" }
            if found.edits != expected.edits { return "limit \(limit): \(found) for \(expected)" }
            // The rest of a word that is not read after the automaton died cannot be all of it.
            if found.isWhole, !expected.isWhole { return "limit \(limit): \(found) for \(expected)" }
          }
        }
        return nil
      })
    #expect(failure == nil)
  }

  @Test func aLimitedOneIsOneMadeWithThatLimit() {
    for (typed, word) in [("elf", "lef"), ("embre", "ember"), ("abcde", "badce")] {
      let wide = WordAutomaton(Array(typed.utf8), limit: 2).limited(to: 1)
      let narrow = WordAutomaton(Array(typed.utf8), limit: 1)
      Array(word.utf8).withUnsafeBufferPointer { bytes in
        #expect(wide.match(bytes)?.edits == narrow.match(bytes)?.edits)
      }
    }
  }

  @Test func longWordsAreCut() {
    let long = [UInt8](repeating: 0x61, count: 500)
    let found = long.withUnsafeBufferPointer { WordAutomaton(long, limit: 2).match($0) }
    #expect(found?.edits == 0)
  }
}
