import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterText
import FilterVocabulary
import ListFiles
import Testing

/// The steps of reading items and queries about their elements, as the input doubles.
@Suite struct ItemGrowthTests {
  private static func items(_ lines: [String], _ vocabulary: Vocabulary? = nil) throws -> ItemCollection {
    try ItemCollection(bytes: Array(lines.joined(separator: "\n").utf8), named: "items.jsonl", vocabulary: vocabulary)
  }

  #if DEBUG
    /// Each record has keys that no other record has, within one object.
    @Test func nestedDistinctKeysTakeStepsForTheirOwnFields() throws {
      func steps(_ count: Int) throws -> Int {
        let lines = (0..<count).map { #"{"a":{"k\#($0)":{"b":1,"c":"x"}},"n":\#($0)}"# }
        return try StepTally.steps { _ = try Self.items(lines) }
      }
      let (few, many) = (try steps(60), try steps(120))
      #expect(many < 3 * few, "\(few) and \(many) steps")
    }

    @Test func queriesAboutElementsTakeStepsForEachTerm() throws {
      let vocabulary = try Self.items([#"{"items":[{"sku":"x","qty":1},{"sku":"y","qty":2}]}"#]).vocabulary
      func steps(_ count: Int) -> Int {
        let text = (0..<count).map { "items:(sku:x\($0) qty>\($0))" }.joined(separator: " or ")
        return StepTally.steps {
          let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
          #expect(Set(query.leaves.compactMap { $0.condition }).count == count)
        }
      }
      let (few, many) = (steps(20), steps(40))
      #expect(many < 3 * few, "\(few) and \(many) steps")
    }
  #endif

  /// Fields within an array are read through it, and those within an object are not.
  @Test func valuesWithinArraysAndObjectsAreFound() throws {
    let items = try Self.items([
      #"{"a":{"x":1,"y":2}}"#, #"{"a":[{"x":3},{"y":4}]}"#, #"{"a":null}"#, #"{"a":{"y":[5,6]}}"#,
      #"{"a":[{"x":7,"y":8}]}"#,
    ])
    for (query, found) in [
      ("a.x:1", [0]), ("a.x:3", [1]), ("a.y:4", [1]), ("a.y:6", [3]), ("has:a.x", [0, 1, 4]), ("a.y:8", [4]),
    ] {
      #expect(items.items(matching: query) == found, "\(query)")
    }
  }
}
