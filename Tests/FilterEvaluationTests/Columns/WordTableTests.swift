import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct WordTableTests {
  @Test func findsItsWordsAndNoOthers() {
    let rows = [[], [""], ["a"], ["elf", "goblin", "", "Lim-Dûl", "elf "], (0..<500).map { "word\($0)" }]
    for words in rows {
      let table = WordTable(words)
      #expect(table.count == words.count)
      for (place, word) in words.enumerated() {
        #expect(table.index(of: word) == place)
        #expect(table[place] == word)
      }
      for absent in ["absent", "wor", "word", "word5000", "e", "elf  "] where !words.contains(absent) {
        #expect(table.index(of: absent) == nil)
      }
    }
  }

  @Test func againstADictionary() {
    let failure = checkProperty(
      "a table finds what a dictionary finds", cases: PropertyCases.count(long: 300),
      seed: PropertyCases.seed(default: 31),
      generate: { generator -> [String] in
        var words: Set<String> = []
        for _ in 0..<Int.random(in: 0...40, using: &generator) {
          words.insert(
            String((0..<Int.random(in: 0...3, using: &generator)).map { _ in "abc".randomElement(using: &generator)! }))
        }
        return words.sorted()
      },
      shrink: { words in
        words.indices.map { place in words.enumerated().filter { $0.offset != place }.map { $0.element } }
      },
      describe: { "\($0)" },
      law: { words in
        let table = WordTable(words)
        for one in ["", "a", "b", "ab", "ba", "abc", "ccc", "aab"] + words
        where table.index(of: one) != words.firstIndex(of: one) {
          return one
        }
        return nil
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
