import FilterEngines
import FilterEvaluation
import FilterItems
import FilterSQL
import FilterSemantics
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

extension AgreementTests {
  /// Random queries over generated files, whose vocabulary is inferred: what an engine finds is what the items in memory
  /// find, and the records come back as they were.
  @Suite struct ItemAgreementTests {
    private static let names = [
      "Ann", "Bob", "Ürsula", "O'Neil", "x' or 1=1 --", "100%", "a_b", "back\\slash", "tab\tbed", "😀 smile", "",
      "draw a card",
    ]
    private static let states = ["open", "closed", "merged", "on hold"]
    private static let versions = ["1.9.5", "1.10.0", "1.10.0-rc.1", "v2.0.0", "0.4.12+b7", "1.9.10"]
    private static let tags = ["red", "green", "blue", "it's", "50%"]

    /// A file of JSON lines with values of many kinds, some of them missing.
    private static func lines(_ random: inout SeededGenerator, count: Int) throws -> [String] {
      var lines: [String] = []
      for number in 0..<count {
        var record: [String: Any] = ["id": number, "name": names.randomElement(using: &random)!]
        if Int.random(in: 0..<5, using: &random) > 0 { record["state"] = states.randomElement(using: &random)! }
        if Int.random(in: 0..<5, using: &random) > 0 { record["size"] = Int.random(in: -20...200, using: &random) }
        if Int.random(in: 0..<5, using: &random) > 0 {
          record["price"] = Double(Int.random(in: 0...4_000, using: &random)) / 100
        }
        if Int.random(in: 0..<4, using: &random) > 0 {
          record["made"] = "20\(Int.random(in: 10...29, using: &random))-0\(Int.random(in: 1...9, using: &random))-11"
        }
        if Bool.random(using: &random) { record["done"] = Bool.random(using: &random) }
        if Int.random(in: 0..<4, using: &random) > 0 { record["release"] = versions.randomElement(using: &random)! }
        record["tags"] = tags.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        record["note"] = (0..<Int.random(in: 0...5, using: &random)).map { _ in names.randomElement(using: &random)! }
          .joined(separator: " ")
        if Bool.random(using: &random) {
          record["parts"] = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            ["code": ["a", "b", "c"].randomElement(using: &random)!, "count": Int.random(in: 1...5, using: &random)]
              as [String: Any]
          }
        }
        let data = try JSONSerialization.data(withJSONObject: record, options: [.sortedKeys, .withoutEscapingSlashes])
        lines.append(String(decoding: data, as: UTF8.self))
      }
      return lines
    }

    /// A term of any field.
    private static func term(_ random: inout SeededGenerator) -> String {
      let relation = ["=", ":", "!=", "<", "<=", ">", ">="].randomElement(using: &random)!
      let word = names.randomElement(using: &random)!
      func quoted(_ text: String) -> String { "\"\(text.filter { $0 != "\"" && $0 != "\\" })\"" }
      switch Int.random(in: 0..<13, using: &random) {
      case 0: return "name:\(quoted(word))"
      case 1: return "note:\(quoted(word))"
      case 2:
        return ["note:/an+/", "note:/^a/", "note:/x.*r/", "note:/(?=draw)d/", "note:/\\bor\\b/"].randomElement(
          using: &random)!
      case 3: return "state:\(quoted(states.randomElement(using: &random)!))"
      case 4: return "size\(relation)\(Int.random(in: -20...200, using: &random))"
      case 5: return "price\(relation)\(Int.random(in: 0...40, using: &random)).5"
      case 6: return "made\(relation)20\(Int.random(in: 10...29, using: &random))"
      case 7: return "done:\(Bool.random(using: &random))"
      case 8: return "tags:\(quoted(tags.randomElement(using: &random)!))"
      case 9: return quoted(word)
      case 10:
        // One part with both: no statement says that, and the records are looked at.
        return "parts:(code:\(["a", "b", "c"].randomElement(using: &random)!) count\(relation)3)"
      case 11: return "release\(relation)" + (versions + ["1", "1.9", "2.0"]).randomElement(using: &random)!
      default: return "size\(relation)price"
      }
    }

    @Test(arguments: TestedEngine.here.filter { $0 != .spark }) func filesOfItems(engine: TestedEngine) throws {
      let folder = try ScratchFolder()
      var random = SeededGenerator(seed: PropertyCases.seed(default: 5))
      let lines = try Self.lines(&random, count: 400)
      let path = folder.file("list.jsonl")
      try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      let source = ItemSource(path: path)
      let vocabulary = try Vocabulary.inferred(from: source)
      let memory = try ItemCollection(source, vocabulary: vocabulary)
      #expect(memory.count == 400)
      let connection = try engine.list(in: folder.path) { makeWriter in
        let written = try EngineItems.write([ItemFile(path)], vocabulary, named: "list", makeWriter)
        #expect(written.count == 400)
        #expect(written.damagedCount == 0)
      }
      defer { connection.close() }
      let items = try EngineItems(connection, EngineList.about(connection))
      #expect(items.name == "list")
      #expect(items.vocabulary.fields.map { $0.name } == vocabulary.fields.map { $0.name })
      var found = 0
      let failure = checkProperty(
        "\(engine) finds the items that memory finds", cases: PropertyCases.count(long: 150),
        seed: PropertyCases.seed(default: 23),
        generate: { random in
          RandomToys.query(&random, of: { Self.term(&$0) })
        }, shrink: { _ in [] }, describe: { $0 },
        law: { text in
          do {
            let query = AnalyzedQuery(parsing: text, vocabulary: items.vocabulary)
            let records = try items.records(of: items.plan(query, isTolerant: true)).records
            let wanted = memory.items(matching: text)
            found += records.isEmpty ? 0 : 1
            if records.map({ $0.item }) != wanted {
              return "found \(records.map { $0.item }.prefix(20)), memory \(wanted.prefix(20))"
            }
            let plan = items.plan(query, isTolerant: true)
            if try items.list.count(of: plan) != wanted.count { return "another number is counted" }
            if try items.records(of: plan, limit: 3).records.map({ $0.item }) != wanted.prefix(3).map({ $0 }) {
              return "the first three are others"
            }
            return records.allSatisfy { $0.record == lines[$0.item] } ? nil : "a record is another one"
          } catch {
            return "\(error)"
          }
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(found > TestTier.size(5, long: 20))
    }

    /// The same list as delimited text: cells are texts of JSON then, and mean the same.
    @Test func delimitedText() throws {
      let folder = try ScratchFolder()
      let path = folder.file("list.csv")
      let rows = [
        "id,name,size,made", "0,Ann,12,2020-01-02", "1,\"O'Neil, Bob\",,2021-05-06", "2,\"say \"\"hi\"\"\",7,",
        "3,Ürsula,12,2020-01-02",
      ]
      try (rows.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
      let vocabulary = try Vocabulary.inferred(from: ItemSource(path: path))
      let memory = try ItemCollection(ItemSource(path: path), vocabulary: vocabulary)
      let connection = try TestedEngine.sqlite.list(in: folder.path) { makeWriter in
        _ = try EngineItems.write([ItemFile(path)], vocabulary, named: "list", makeWriter)
      }
      defer { connection.close() }
      let items = try EngineItems(connection, EngineList.about(connection))
      for text in [
        "", "size:12", "size>7", "-size>7", "name:\"o'neil\"", "name:ursula", "made:2020", "-made<2021",
        "name:/\"hi\"/",
      ] {
        let plan = items.plan(AnalyzedQuery(parsing: text, vocabulary: items.vocabulary))
        #expect(try items.records(of: plan).records.map { $0.item } == memory.items(matching: text), "\(text)")
      }
      let all = try items.records(of: items.plan(AnalyzedQuery(parsing: "", vocabulary: items.vocabulary))).records
      #expect(all[1].record == #"{"id":"1","name":"O'Neil, Bob","size":"","made":"2021-05-06"}"#)
      #expect(all[2].record == #"{"id":"2","name":"say \"hi\"","size":"7","made":""}"#)
    }
  }
}
