import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Fields with `"match": "exact-case"` compare texts as spelled, whatever kind they have and whatever holds the list.
@Suite struct ExactCaseTests {
  private static let kinds = ["text", "enumeration", "catalog", "path", "number-or-text"]
  private static let values = [
    "Open", "open", "OPEN", "reopened", "ReOpened", "Straße", "STRASSE", "Émile", "emile", "on-Hold", "on hold",
    "gitHub", "GitHub", "A1", "a1", "東京", "x/Y", "x/y",
  ]

  private static func vocabulary(_ kind: String, isClosed: Bool = false) throws -> Vocabulary {
    var seen: Set<String> = []
    let listed = values.filter { kind == "enumeration" && seen.insert($0.lowercased().filter { $0.isLetter }).inserted }
    let texts = listed.map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = kind == "enumeration" ? #", "closed": \#(isClosed), "values": [\#(texts)]"# : ""
    return try Vocabulary(
      json: #"""
        {"name": "x", "fields": [{"name": "f", "kind": "\#(kind)", "match": "exact-case", "multiplicity": "many"\#(rest)},
         {"name": "n", "kind": "number"}]}
        """#)
  }

  private static func found(_ query: String, in vocabulary: Vocabulary, _ file: ItemFile) throws -> [Int] {
    let list = ItemList(vocabulary)
    var found: [Int] = []
    try ItemScan(file, RecordMatcher(list.list.plan(query), in: vocabulary)).run(threads: 1) { event in
      if case .found(_, let record, _) = event { found.append(record.line - 1) }
      return true
    }
    return found
  }

  @Test func textsAreComparedAsSpelled() throws {
    let rows =
      [
        ("f=open", ["open"]), ("f=Open", ["Open"]), ("f:open", ["open"]), ("f:Open", ["Open", "ReOpened"]),
        ("f~open", ["open", "reopened"]), ("f~OPEN", ["OPEN"]), ("f:*ened", ["reopened", "ReOpened"]),
        ("f=~^[a-z]+$", ["open", "reopened", "emile"]), ("f=~\"^[[:upper:]]+$\"", ["OPEN", "STRASSE"]),
        ("f=Emile", []), ("f=emile", ["emile"]), ("f=\"Émile\"", ["Émile"]), ("f:Hub", ["gitHub", "GitHub"]),
        ("f:hub", []),
        ("f:東京", ["東京"]), ("f=strasse", []), ("Open", ["Open", "ReOpened"]), ("*:OPEN", ["OPEN"]),
        ("f=a1,Open", ["a1", "Open"]), ("f:(OPEN or A)", ["OPEN", "A1"]),
        ("f!=open f~pen", ["Open", "reopened", "ReOpened"]), ("has:f -f~n f:A1", ["A1"]),
      ] as [(String, [String])]
    for (query, expected) in rows {
      let lines = Self.values.enumerated().map { #"{"n":\#($0),"f":"\#($1)"}"# }
      let folder = try TemporaryFolder()
      let file = try ItemFile(folder.write("records.jsonl", lines.joined(separator: "\n") + "\n"))
      for kind in Self.kinds {
        let vocabulary = try Self.vocabulary(kind)
        let collection = try ItemCollection(reading: [file], vocabulary: vocabulary)
        let rows = collection.store.run(collection.list.plan(query)).rows()
        #expect(Set(rows.map { Self.values[$0] }) == Set(expected), "\(query) as \(kind)")
        #expect(try Self.found(query, in: vocabulary, file) == rows, "\(query) as \(kind), streamed")
      }
    }
  }

  /// Random terms against Foundation, over every kind, in memory and as a stream.
  @Test func rowsAreThoseOfPlainComparison() throws {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 35))
    let contents = (0..<80).map { _ in (0..<random.below(3)).map { _ in Self.values[random.below(Self.values.count)] } }
    let lines = contents.enumerated().map { number, values in
      #"{"n":\#(number),"f":[\#(values.map { "\"\($0)\"" }.joined(separator: ","))]}"#
    }
    let folder = try TemporaryFolder()
    let file = try ItemFile(folder.write("records.jsonl", lines.joined(separator: "\n") + "\n"))
    let vocabularies = try Self.kinds.map { try Self.vocabulary($0) }
    let collections = try vocabularies.map { try ItemCollection(reading: [file], vocabulary: $0) }
    for _ in 0..<PropertyCases.count(long: 300) {
      let value = Self.values[random.below(Self.values.count)]
      let part = String(value.dropFirst(random.below(2)).prefix(2 + random.below(4)))
      let (query, holds): (String, (String) -> Bool) =
        switch random.below(4) {
        case 0: ("f=\"\(value)\"", { $0 == value })
        case 1: ("f~\"\(part)\"", { $0.contains(part) })
        case 2: ("f:\"\(value)\"", { Self.begins(value, in: $0) })
        default: ("f=~\"^\(part)\"", { $0.hasPrefix(part) })
        }
      if part.isEmpty || part.contains(where: { "/-".contains($0) }) { continue }
      let expected = contents.indices.filter { contents[$0].contains(where: holds) }
      for (index, kind) in Self.kinds.enumerated() {
        let rows = collections[index].store.run(collections[index].list.plan(query)).rows()
        #expect(rows == expected, "\(query) as \(kind); FILTERQ_SEED=\(PropertyCases.seed(default: 35))")
        #expect(try Self.found(query, in: vocabularies[index], file) == expected, "\(query) as \(kind), streamed")
      }
    }
  }

  private static func begins(_ word: String, in text: String) -> Bool {
    let characters = Array(text)
    return characters.indices.contains { index in
      let before = index > 0 ? characters[index - 1] : " "
      let isBeginning =
        !before.isLetter && !before.isNumber || before.isNumber != characters[index].isNumber
        || before.isLowercase && characters[index].isUppercase || before > "\u{4E00}"
      return isBeginning && String(characters[index...]).hasPrefix(word)
    }
  }

  @Test func aClosedListRefusesAnotherSpelling() throws {
    let vocabulary = try Self.vocabulary("enumeration", isClosed: true)
    let folder = try TemporaryFolder()
    let file = try ItemFile(folder.write("records.jsonl", #"{"n":1,"f":"Open"}"#))
    let collection = try ItemCollection(reading: [file], vocabulary: vocabulary)
    #expect(collection.store.run(collection.list.plan("f=Open")).rows() == [0])
    for query in ["f=oPEN", "f:oPEN", "f!=oPEN"] {
      let plan = collection.list.plan(query)
      #expect(!plan.reading.ignored.isEmpty, "\(query)")
    }
  }

  @Test func fieldsAreComparedAsSpelledIfBothMatchCase() throws {
    let folder = try TemporaryFolder()
    let file = try ItemFile(
      folder.write(
        "records.jsonl", "{\"a\":\"X\",\"b\":\"x\",\"c\":\"x\"}\n{\"a\":\"x\",\"b\":\"x\",\"c\":\"X\"}\n"))
    let vocabulary = try Vocabulary(
      json: #"""
        {"name": "x", "fields": [{"name": "a", "kind": "text", "match": "exact-case"},
         {"name": "b", "kind": "catalog", "match": "exact-case"}, {"name": "c", "kind": "text"}]}
        """#)
    let collection = try ItemCollection(reading: [file], vocabulary: vocabulary)
    for (query, rows) in [("a=b", [1]), ("a!=b", [0]), ("a=c", [0, 1])] {
      #expect(collection.store.run(collection.list.plan(query)).rows() == rows, "\(query)")
      #expect(try Self.found(query, in: vocabulary, file) == rows, "\(query), streamed")
    }
  }

  @Test func theVocabularyIsWrittenAndReadAgain() throws {
    for kind in Self.kinds {
      let vocabulary = try Self.vocabulary(kind)
      #expect(try Vocabulary(json: vocabulary.json).json == vocabulary.json, "\(kind)")
      #expect(vocabulary.matchingCase.json == vocabulary.json, "\(kind)")
    }
    let folded = try Vocabulary(json: #"{"name": "x", "fields": [{"name": "f", "kind": "text"}]}"#)
    #expect(folded.matchingCase.json.contains(#""match": "exact-case""#))
    #expect(!folded.json.contains("match"))
  }

  @Test func otherKindsHaveNoLetterCase() {
    for kind in ["number", "date", "boolean"] {
      #expect(throws: VocabularyError.self) {
        try Vocabulary(json: #"{"name": "x", "fields": [{"name": "f", "kind": "\#(kind)", "match": "exact-case"}]}"#)
      }
    }
  }
}
