import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Items in memory are found, ordered and given back as they are in their files.
@Suite struct ItemCollectionTests {
  private static let people = """
    name;town;age;likes
    "Ana ""Annie"" Ruiz";Lyon;41;tea
    Bo;"Saint; Malo";7;coffee
    Cy;lyon;;tea
    "Di
    Ng";Brest;19;cake

    """

  private static let tasks = """
    {"title": "Buy seeds", "state": "open", "labels": ["Garden", "shop"], "due": "2026-03-01"}
    {"title": "Mow", "state": "done", "labels": ["Garden"], "due": "2026-02-01"}
    {"title": "Call", "state": "open", "labels": [], "due": null
    {"title": "Paint", "state": "open", "labels": ["house"]}

    """

  private func collection(_ text: String, _ name: String = "list.csv") throws -> ItemCollection {
    let folder = try TemporaryFolder()
    let file = ItemFile(try folder.write(name, text))
    var sample = RecordSample()
    try sample.add(firstOf: file)
    return try ItemCollection(reading: [file], vocabulary: Vocabulary.inferred(from: sample, named: "list"))
  }

  private func found(_ query: String, _ items: ItemCollection) -> [Int] {
    items.answer(items.plan(AnalyzedQuery(parsing: query, vocabulary: items.vocabulary))).items
  }

  @Test func queries() throws {
    let rows: [(String, [Int])] = [
      ("", [0, 1, 2, 3]), ("town:lyon", [0, 2]), ("age>10", [0, 3]), ("-age>10", [1, 2]), ("likes:tea", [0, 2]),
      ("annie", [0]), ("order:age", [1, 3, 0, 2]), ("order:age direction:desc", [0, 3, 1, 2]),
      ("order:town", [3, 0, 2, 1]), ("town:nowhere", []),
    ]
    for (query, expected) in rows {
      let items = try collection(Self.people)
      #expect(found(query, items) == expected, "\(query)")
    }
  }

  @Test func versionsAreOrdered() throws {
    let items = try collection(
      """
      {"name": "a", "release": "1.10.0"}
      {"name": "b", "release": "1.9.5"}
      {"name": "c", "release": "v1.10.0-rc.1"}
      {"name": "d"}
      {"name": "e", "release": "v1.9.5+b7"}

      """, "list.jsonl")
    let rows: [(String, [Int])] = [
      ("release>1.9", [0, 2]), ("release:1.9", [1, 4]), ("release!=1.9.5", [0, 2]), ("-release:1.9.5", [0, 2, 3]),
      ("order:release", [1, 4, 2, 0, 3]), ("order:release direction:desc", [0, 2, 1, 4, 3]),
    ]
    for (query, expected) in rows { #expect(found(query, items) == expected, "\(query)") }
    let values = items.vocabulary.values(of: items.vocabulary.fields[1])
    #expect(values.map { "\($0.text) \($0.frequency)" } == ["1.9.5 2", "1.10.0 1", "1.10.0-rc.1 1"])
  }

  @Test func recordsAreAsInTheirFile() throws {
    let items = try collection(Self.people)
    #expect(String(decoding: items.bytes(of: 1), as: UTF8.self) == "Bo;\"Saint; Malo\";7;coffee")
    #expect(items.place(of: 3).line == 5)
    #expect((0..<4).map { items.title(of: $0) } == ["Ana \"Annie\" Ruiz", "Bo", "Cy", "Di\nNg"])
    #expect(
      items.values(of: [1, 2], columns: ["age", "town"]).map { $0.map { $0.display } } == [
        ["7", "Saint; Malo"], ["", "lyon"],
      ])
    #expect(!items.isJSON(0))
  }

  /// The first records that cannot be read are kept, and all are counted.
  @Test func damageIsKeptUpToAMaximum() throws {
    for count in [ItemCollection.maximumDamage, ItemCollection.maximumDamage + 1] {
      let items = try collection("{\"a\":1}\n" + String(repeating: "{\"a\":\n", count: count), "tasks.jsonl")
      #expect(items.damagedCount == count && items.damage.count == ItemCollection.maximumDamage)
    }
  }

  @Test func valuesAreCounted() throws {
    let items = try collection(Self.tasks + #"{"title": "Sow", "state": "open"}"#, "tasks.jsonl")
    #expect(items.count == 4)
    #expect(items.damagedCount == 1)
    #expect(items.damage.map { $0.line } == [3])
    func values(_ name: String) throws -> [String] {
      let id = try #require(items.vocabulary.fieldID(spelled: name))
      return items.vocabulary.values(of: items.vocabulary[id]).sorted { $0.frequency > $1.frequency }.map {
        "\($0.text) \($0.frequency)"
      }
    }
    #expect(try values("state") == ["open 3", "done 1"])
    #expect(try values("labels").first == "Garden 2")
    #expect(items.isJSON(0))
  }

  @Test func severalFilesAreOneList() throws {
    let folder = try TemporaryFolder()
    let files = [
      ItemFile(try folder.write("a.csv", "name,age\nAda,3\n")),
      ItemFile(try folder.write("b.tsv", "age\tname\n9\tBen\n")),
    ]
    var sample = RecordSample()
    for file in files { try sample.add(firstOf: file) }
    let items = try ItemCollection(reading: files, vocabulary: Vocabulary.inferred(from: sample, named: "list"))
    #expect(items.name == "a.csv and 1 more")
    #expect(found("age>5", items) == [1])
    #expect(items.place(of: 1).file.hasSuffix("b.tsv"))
    #expect(items.values(of: [0, 1], columns: ["name"]).map { $0.map { $0.display } } == [["Ada"], ["Ben"]])
  }

  @Test func tooLargeOrMissingFilesAreRefused() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a.csv", Self.people)
    #expect(throws: ItemFileError.self) {
      try ItemCollection(reading: [ItemFile(path)], vocabulary: Vocabulary(name: "x", fields: []), maximumBytes: 20)
    }
    #expect(throws: ItemFileError.self) {
      try ItemCollection(reading: [ItemFile(path + "x")], vocabulary: Vocabulary(name: "x", fields: []))
    }
  }
}
