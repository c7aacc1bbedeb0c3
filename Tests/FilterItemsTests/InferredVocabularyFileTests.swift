import DataStreams
import FilterItems
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// An inferred vocabulary is a file to keep and edit: it is read back unchanged and repeats nothing.
@Suite struct InferredVocabularyFileTests {
  /// The difference between a vocabulary and the one read from its file; nil if there is none.
  private static func difference(_ vocabulary: Vocabulary) -> String? {
    let again: Vocabulary
    do { again = try Vocabulary(json: vocabulary.json) } catch { return "\(error)" }
    if again.json != vocabulary.json { return "the files differ" }
    for (left, right) in zip(again.fields, vocabulary.fields) where left != right { return "\(left) is not \(right)" }
    let texts = { (one: Vocabulary) in [one.name, one.summary, one.itemName, one.itemNamePlural, one.nameField] }
    if texts(again) != texts(vocabulary) { return "\(texts(again)) are not \(texts(vocabulary))" }
    return again.catalogs == vocabulary.catalogs && again.timeZone == vocabulary.timeZone ? nil : "the rest differs"
  }

  private static func inferred(_ name: String) throws -> Vocabulary {
    try Vocabulary.inferred(from: ItemSource(path: PackageFolder.path(of: "Examples/Lists/\(name)")))
  }

  @Test func theExampleListsRoundTrip() throws {
    for name in InferredKindsTests.lists.keys.sorted() {
      #expect(Self.difference(try Self.inferred(name)) == nil, "\(name)")
    }
  }

  /// A field without one of its members is another field, or none.
  @Test func everyMemberMatters() throws {
    for name in InferredKindsTests.lists.keys.sorted() {
      let json = Data(try Self.inferred(name).json.utf8)
      let root = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any], "\(name)")
      func field(_ members: [String: Any]) throws -> Field {
        let file = try JSONSerialization.data(withJSONObject: ["name": "x", "fields": [members]])
        return try Vocabulary(json: String(decoding: file, as: UTF8.self)).fields[0]
      }
      for members in try #require(root["fields"] as? [[String: Any]], "\(name)") {
        let whole = try field(members)
        for key in members.keys where key != "name" && key != "kind" {
          var fewer = members
          fewer[key] = nil
          #expect((try? field(fewer)) != whole, "\(name): \(members["name"] ?? ""): \(key)")
        }
      }
      for (key, value) in root { #expect(!"\(value)".isEmpty, "\(name): \(key)") }
    }
  }

  private static let keys = [
    "is", "order", "direction", "name", "a", "b.c", "", "a b", "É", "user", "login", "tags", "tag", "a_b", "A",
    "x\\\"y", "-", "and", "or", "not", "\\u0000", "😀", "1", "IS",
  ]

  private static let values = [
    "null", "true", "false", "1", "1.5", "-0", "\"\"", "\"a\"", "\"A\"", "\"á\"", "\"true\"", "\"12\"", "\"007\"",
    "\"2026-01-02\"", "\"3:45\"", "\"10MB\"", "\"/a/b\"", "\"info\"", "\"x y\"", "\"\\\"\\n\\u0007\"", "\"-\"",
    "\"99999999999999999999\"", "[]", "{}", "[1,\"b\",null]",
  ]

  private static func object(_ random: inout SeededGenerator, depth: Int = 0) -> String {
    let members = (0..<random.below(5)).map { _ -> String in
      let isObject = depth < 3 && random.chance(25)
      let value = isObject ? object(&random, depth: depth + 1) : random.pick(values) ?? "1"
      return "\"\(random.pick(keys) ?? "a")\":" + (random.chance(15) ? "[\(value)]" : value)
    }
    return "{\(members.joined(separator: ","))}"
  }

  @Test func anyKeysRoundTrip() {
    let failure = checkProperty(
      "an inferred vocabulary is read back from its file", cases: PropertyCases.count(long: 400),
      seed: PropertyCases.seed(default: 18),
      generate: { random in (0...random.below(8)).map { _ in Self.object(&random) } },
      shrink: { records in records.indices.map { Array(records[..<$0] + records[($0 + 1)...]) } },
      describe: { $0.joined(separator: "\n") },
      law: { records in
        var sample = RecordSample()
        for record in records {
          let bytes = Array(record.utf8)
          do {
            try bytes.withUnsafeBufferPointer { try sample.add(json: $0, scratch: JSONScratch()) }
          } catch { return "\(error)" }
        }
        let vocabulary = Vocabulary.inferred(from: sample, named: "x")
        // A file has a field at least.
        return vocabulary.fields.isEmpty ? nil : Self.difference(vocabulary)
      })
    #expect(failure == nil)
  }
}
