import Testing
import _FilterTestSupport

@testable import FuzzyMatching

/// Searches among names without spaces, against a look at every suffix of every name.
@Suite struct JoinedNamesTests {
  /// Names as lists of words, and what is built from them.
  private struct Names {
    let names: [[String]]
    let joined: JoinedNames
    /// The bytes from each word, numbered over all names, to the end of its name; and the name.
    let suffixes: [(bytes: [UInt8], name: Int)]

    init(_ names: [[String]]) {
      self.names = names
      var bytes: [UInt8] = []
      var words: [Range<UInt32>] = []
      var starts: [UInt32] = [0]
      var suffixes: [(bytes: [UInt8], name: Int)] = []
      for (number, name) in names.enumerated() {
        for (index, word) in name.enumerated() {
          let start = UInt32(bytes.count)
          bytes += Array(word.utf8)
          words.append(start..<UInt32(bytes.count))
          suffixes.append((Array(name[index...].joined().utf8), number))
        }
        starts.append(UInt32(words.count))
      }
      joined = JoinedNames(bytes: bytes, words: words, nameStarts: starts)
      self.suffixes = suffixes
    }

    /// The words at which a suffix begins with a text, each with its name, as the index finds them.
    func matches(_ text: String) -> [[Int]] {
      var found: [[Int]] = []
      Array(text.utf8).withUnsafeBufferPointer { text in joined.matches(text) { found.append([$0, $1]) } }
      return found
    }

    /// The same by a look at every suffix, in the order of their bytes.
    func plainMatches(_ text: String) -> [[Int]] {
      let prefix = Array(text.utf8)
      let fitting: [Int] = suffixes.indices.filter { suffixes[$0].bytes.starts(with: prefix) }
      let sorted: [Int] = fitting.sorted { left, right in
        let (a, b) = (suffixes[left].bytes, suffixes[right].bytes)
        return a == b ? left < right : a.lexicographicallyPrecedes(b)
      }
      return sorted.map { [$0, suffixes[$0].name] }
    }
  }

  static let words: [String] = ["a", "b", "ab", "dark", "ritual", "blood", "forged", "é", "火", "ab", "abcdefghij", "k"]

  private static func names(_ count: Int, using random: inout SeededGenerator) -> [[String]] {
    (0..<count).map { _ in
      // A name may have no word, and equal names occur.
      (0..<random.below(5)).map { _ in words[random.below(words.count)] }
    }
  }

  private static let examples: [(String, [[Int]])] = [
    ("darkritual", [[0, 0]]), ("darkr", [[0, 0]]), ("rit", [[1, 0]]), ("dark", [[2, 1], [5, 3], [0, 0]]),
    ("darkness", []), ("battle", [[4, 2]]), ("bloodb", [[3, 2]]), ("z", []), ("darkritualx", []),
  ]

  @Test func textsWithoutSpacesAreFound() {
    for (text, expected) in Self.examples {
      let names = Names([["dark", "ritual"], ["dark"], ["blood", "battle"], ["dark"], []])
      #expect(names.matches(text) == expected, "\(text)")
      #expect(names.matches(text) == names.plainMatches(text), "\(text)")
    }
  }

  @Test func nothingIsFoundAmongNoNames() {
    for names in [Names([]), Names([[]]), Names([[], [], []])] {
      #expect(names.matches("a").isEmpty)
      #expect(names.matches("").isEmpty)
      #expect(names.joined.near(WordAutomaton(Array("a".utf8), limit: 1)) { _, _, _ in } == 0)
    }
  }

  @Test func matchesAreThoseOfEverySuffix() {
    let rows: [Int] = [1, 3, 8, 16, 60, 200]
    for count in rows {
      var random = SeededGenerator(seed: UInt64(count) + 81)
      for _ in 0..<8 {
        let names = Names(JoinedNamesTests.names(count, using: &random))
        let typed: [String] = JoinedNamesTests.names(40, using: &random).map { $0.joined() }
        for text in typed {
          let found = names.matches(text)
          #expect(found == names.plainMatches(text), "\(count): \(text)")
          let bytes = Array(text.utf8)
          for word in names.suffixes.indices {
            let isPrefix = bytes.withUnsafeBufferPointer { names.joined.hasPrefix($0, word: word) }
            if isPrefix != names.suffixes[word].bytes.starts(with: bytes) { Issue.record("\(text) at word \(word)") }
          }
        }
      }
    }
  }

  /// A search with edits finds what the automaton says of each suffix alone, each word once.
  @Test(arguments: [1, 5, 20, 80])
  func nearMatchesAreThoseOfEverySuffix(count: Int) {
    var random = SeededGenerator(seed: UInt64(count) + 82)
    for round in 0..<12 {
      let names = Names(JoinedNamesTests.names(count, using: &random))
      for typed in ["darkritual", "drakritual", "bloodforg", "abcdefghijk", "é火dark", "ritaul"] {
        let automaton = WordAutomaton(Array(typed.utf8), limit: 1 + round % 2)
        var found: [Int: Int] = [:]
        var visits = 0
        _ = names.joined.near(automaton) { word, name, edits in
          visits += 1
          found[word] = edits
          if name != names.suffixes[word].name { Issue.record("\(typed): word \(word) is of another name") }
        }
        var expected: [Int: Int] = [:]
        for word in names.suffixes.indices {
          let alone = names.suffixes[word].bytes.withUnsafeBufferPointer { automaton.match($0)?.edits }
          if let alone { expected[word] = Int(alone) }
          #expect(names.joined.edits(automaton, word: word) == alone)
        }
        #expect(found == expected, "\(typed)")
        #expect(visits == found.count)
      }
    }
  }
}
