import FilterAST
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterAnalysis

/// The tables and shortcuts of suggestions agree with the plain way of computing them.
@Suite struct SpellingTableTests {
  @Test func spellingsAreTheNamesOfTheFields() {
    let vocabulary = Vocabulary.scryfall
    let expected = vocabulary.fieldIDs.flatMap { id in
      ([vocabulary[id].name] + vocabulary[id].aliases).filter { FieldName(exactly: $0) != nil }.map {
        "\(vocabulary[id].name) \($0) \($0) \($0 == vocabulary[id].shortestSpelling)"
      }
    }
    let found = vocabulary.fieldSpellings.map {
      "\(vocabulary[$0.field].name) \($0.name) \(String(decoding: $0.bytes, as: UTF8.self)) \($0.isShortest)"
    }
    #expect(found == expected)
    #expect(vocabulary.fieldSpellings.allSatisfy { $0.text == $0.name.text })
  }

  @Test func namesOfValuesAreVisitedInOrder() {
    let vocabulary = Vocabulary.scryfall
    for field in vocabulary.fields {
      var found: [String] = []
      field.forEachSpelling(in: vocabulary) { name, rank, isRefused, folded in
        found.append("\(name) \(rank) \(isRefused) \(String(decoding: folded, as: UTF8.self))")
      }
      let expected = vocabulary.values(of: field).flatMap { value in
        ([value.text] + value.aliases).enumerated().map {
          "\($0.element) \($0.offset) \(value.isRefused) \(ValueSpelling.folded($0.element))"
        }
      }
      #expect(found == expected, "\(field.name)")
      for refused in vocabulary.values(of: field).filter({ $0.isRefused }).prefix(3) {
        #expect(field.hasRefusedValue(folded: Array(ValueSpelling.folded(refused.text).utf8), in: vocabulary))
      }
      #expect(!field.hasRefusedValue(folded: Array("no value".utf8), in: vocabulary))
    }
  }

  @Test func distancesAreThoseOfTheWholeTable() {
    var random = SeededGenerator(seed: 63)
    for _ in 0..<5_000 {
      let words = (0..<2).map { _ in (0..<random.below(9)).map { _ in UInt8(0x61 + random.below(3)) } }
      let limit = random.below(4)
      let plain = SpellingTableTests.distance(words[0], words[1])
      #expect(SpellingDistance.between(words[0], and: words[1], limit: limit) == (plain <= limit ? plain : nil))
    }
  }

  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var table = Array(repeating: Array(0...second.count), count: first.count + 1)
    for row in 0...first.count { table[row][0] = row }
    for row in 1..<max(1, first.count + 1) {
      for column in 1..<max(1, second.count + 1) {
        let change = first[row - 1] == second[column - 1] ? 0 : 1
        var best = min(table[row - 1][column] + 1, table[row][column - 1] + 1, table[row - 1][column - 1] + change)
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          best = min(best, table[row - 2][column - 2] + 1)
        }
        table[row][column] = best
      }
    }
    return table[first.count][second.count]
  }
}
