import DataFiles
import DataStreams
import FilterEvaluation
import FilterItems
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Law 13: each value of a column finds itself by `=`, none of its neighbours, and `<` and `>` part the others, whether
/// a file is scanned, held in columns or prepared. The reference is a plain reading of the rules: ``WrittenColumn``.
@Suite struct WrittenValueTests {
  @Test(arguments: WrittenKind.allCases)
  func eachValueFindsItself(kind: WrittenKind) throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: PropertyCases.seed(default: 13))
    var (queries, found, faults) = (0, 0, 0)
    for round in 0..<PropertyCases.count(default: TestTier.size(3, long: 40)) {
      let column = WrittenColumn(kind, hasMany: round % 2 == 1, &random)
      // As a file has it.
      let written = Vocabulary(name: "test", summary: "", nameField: "n", fields: [column.field])
      let vocabulary = try Vocabulary(json: written.json)
      var texts = ["jsonl": column.jsonLines(&random)]
      if !column.hasMany { texts["csv"] = column.delimited }
      var storages: [(name: String, found: (String) -> [Int])] = []
      for (form, text) in texts.sorted(by: { $0.key < $1.key }) {
        let path = folder.path("\(round).\(form)")
        try Data(text.utf8).write(to: URL(filePath: path))
        let items = try ItemCollection(reading: [ItemFile(path)], vocabulary: vocabulary)
        storages.append((form, { items.items(matching: $0) }))
        storages.append((form + " scanned", { Self.scanned(text, form, $0, vocabulary) }))
        if form == "jsonl" {
          let target = folder.path("\(round).items")
          _ = try items.prepare(to: target, .otherThan([]))
          let prepared = try ItemCollection(reading: [ItemFile(target)], vocabulary: Vocabulary(name: "", fields: []))
          storages.append(("prepared", { prepared.items(matching: $0) }))
        }
      }
      for _ in 0..<4 {
        let value = column.literals[random.below(column.literals.count)]
        let literal = value.inQuery(&random)
        for sign in column.signs {
          let query = "n\(sign)\(literal)"
          let expected = column.rows(sign, value)
          queries += 1
          found += expected.isEmpty ? 0 : 1
          for storage in storages {
            let rows = storage.found(query)
            if rows == expected { continue }
            faults += 1
            let texts = column.rows.map { $0.map { $0.text } }
            Issue.record("\(storage.name): \(query) finds \(rows), not \(expected), in \(texts)")
          }
          if faults > 20 { return }
        }
      }
    }
    #expect(found > queries / 5)
  }

  /// Every run of white space between words is one blank, in a query as in the data.
  @Test func runsOfWhiteSpaceAreOneBlank() throws {
    let blanks = [" ", "\t", "\u{A0}", "\u{2003}", "\u{202F}", "\u{3000}"]
    let runs = blanks + blanks.flatMap { one in blanks.map { one + $0 } } + [" \u{A0}\t\u{A0} "]
    let vocabulary = Vocabulary(name: "test", nameField: "n", fields: [Field("n", .text, summary: "", phrase: "n")])
    let lines = runs.map { "{\"n\":\"a\($0)b\"}\n" }.joined().replacing("\t", with: "\\t") + "{\"n\":\"ab\"}\n"
    let items = try ItemCollection(bytes: Array(lines.utf8), named: "a.jsonl", vocabulary: vocabulary)
    for run in runs {
      for sign in ["=", ":", "~"] {
        #expect(items.items(matching: "n\(sign)\"a\(run)b\"") == Array(runs.indices), "\(sign) \(run.unicodeScalars)")
      }
    }
  }

  /// The numbers of the records that a scan finds.
  private static func scanned(_ text: String, _ form: String, _ query: String, _ vocabulary: Vocabulary) -> [Int] {
    let matcher = RecordMatcher(ItemList(vocabulary).list.plan(query), in: vocabulary)
    var reader = ItemReader(ItemFile("x." + form))
    var found: [Int] = []
    var number = 0
    func take(_ raw: RawItem) -> Bool {
      if case .found = matcher.verdict(on: raw, of: ItemFile("x")) { found.append(number) }
      number += 1
      return true
    }
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { if reader.add($0, take: take) { reader.finish(take) } }
    return found
  }
}
