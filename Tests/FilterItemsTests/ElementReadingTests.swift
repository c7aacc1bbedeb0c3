import FilterEvaluation
import FilterItems
import FilterVocabulary
import Foundation
import ListFiles
import Testing
import _FilterTestSupport

/// Random queries about one element of a list of objects find what a plain reading of the elements finds.
@Suite struct ElementReadingTests {
  struct Element: Codable {
    var sku: String?
    var qty: Int?
    var tags: [String]?
  }

  struct Record: Codable {
    var id: Int
    var items: [Element]?
  }

  private typealias Condition = (text: String, holds: (Element) -> Bool)

  private static func records(_ random: inout SeededGenerator) -> [Record] {
    (0..<80).map { id in
      let items = (0..<random.below(4)).map { _ in
        Element(
          sku: random.chance(80) ? ["ax", "bx", "ab", "x-1"][random.below(4)] : nil,
          qty: random.chance(80) ? random.below(6) : nil,
          tags: random.chance(50) ? (0..<random.below(3)).map { _ in ["red", "blue"][random.below(2)] } : nil)
      }
      return Record(id: id, items: random.chance(90) ? items : nil)
    }
  }

  private static func term(_ random: inout SeededGenerator) -> Condition {
    let number = random.below(6)
    switch random.below(8) {
    case 0: return ("sku=ab", { $0.sku == "ab" })
    case 1: return ("sku:a", { $0.sku?.hasPrefix("a") ?? false })
    case 2: return ("sku~x", { $0.sku?.contains("x") ?? false })
    case 3: return ("qty>\(number)", { $0.qty.map { $0 > number } ?? false })
    case 4: return ("qty:\(number)..4", { $0.qty.map { $0 >= number && $0 <= 4 } ?? false })
    case 5: return ("has:tags", { $0.tags?.isEmpty == false })
    case 6: return ("tags=red", { $0.tags?.contains("red") ?? false })
    default: return ("qty!=\(number)", { $0.qty.map { $0 != number } ?? false })
    }
  }

  private static func condition(_ random: inout SeededGenerator, depth: Int = 0) -> Condition {
    let one = term(&random)
    if depth == 2 { return one }
    let other = condition(&random, depth: depth + 1)
    switch random.below(4) {
    case 0: return one
    case 1: return ("\(one.text) \(other.text)", { one.holds($0) && other.holds($0) })
    case 2: return ("(\(one.text) or \(other.text))", { one.holds($0) || other.holds($0) })
    default: return ("-(\(one.text) \(other.text))", { !(one.holds($0) && other.holds($0)) })
    }
  }

  @Test func agreesWithPlainReading() throws {
    var random = SeededGenerator(seed: PropertyCases.seed(default: 23))
    let records = Self.records(&random)
    let encoder = JSONEncoder()
    let lines = try records.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let folder = try TemporaryFolder()
    let file = try ItemFile(folder.write("records.jsonl", lines.joined(separator: "\n") + "\n"))
    let vocabulary = try Vocabulary.inferred(from: ItemSource(path: file.name))
    #expect(vocabulary.objectLists == ["items"])
    let list = ItemList(vocabulary)
    let collection = try ItemCollection(reading: [file], vocabulary: vocabulary)
    var sizes: Set<Int> = []
    for _ in 0..<PropertyCases.count(long: 400) {
      let (one, other) = (Self.condition(&random), Self.condition(&random))
      let isNegated = random.chance(30)
      let isTwo = random.chance(30)
      let query =
        (isNegated ? "-" : "") + "items:(\(one.text))" + (isTwo ? " items:(\(other.text))" : "")
      let expected = records.indices.filter { index in
        let items = records[index].items ?? []
        return items.contains(where: one.holds) != isNegated && (!isTwo || items.contains(where: other.holds))
      }
      var found: [Int] = []
      try ItemScan(file, RecordMatcher(list.list.plan(query), in: vocabulary)).run(threads: 1) { event in
        if case .found(_, let record, _) = event { found.append(record.line - 1) }
        return true
      }
      let reproduction = "\(query); FILTERQ_SEED=\(PropertyCases.seed(default: 23))"
      #expect(found == expected, "\(reproduction)")
      #expect(collection.store.run(collection.list.plan(query)).rows() == expected, "in columns: \(reproduction)")
      if found != expected { return }
      sizes.insert(found.count)
    }
    if PropertyCases.only == nil { #expect(sizes.count > 20, "\(sizes.sorted())") }
  }
}
