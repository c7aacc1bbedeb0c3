import FilterEvaluation
import FilterItems
import FilterSemantics
import FilterTestSupport
import FilterVocabulary
import Foundation
import Testing

/// Random queries over three of the sample lists find what a plain reading of the records finds.
@Suite struct RandomItemQueryTests {
  /// A condition and its plain meaning.
  struct Condition {
    let text: String
    let holds: (NaiveRecord) -> Bool
  }

  @Test(arguments: ["orders.jsonl", "people.jsonl", "access.log.jsonl"])
  func findsWhatAPlainReadingFinds(_ name: String) throws {
    let path = PackageFolder.path(of: "Examples/Lists/\(name)")
    let records = try NaiveRecord.all(of: path)
    var sample = RecordSample()
    try sample.add(firstOf: ItemFile(path))
    let vocabulary = Vocabulary.inferred(from: sample, named: "test")
    let all = ItemList(vocabulary)
    let collection = try ItemCollection(reading: [ItemFile(path)], vocabulary: vocabulary)
    let conditions = try #require(Self.conditions[name])
    var random = SeededGenerator(seed: PropertyCases.seed(default: 18))
    for _ in 0..<PropertyCases.count(default: 1_000) {
      let first = conditions(&random, records)
      let second = conditions(&random, records)
      let third = conditions(&random, records)
      let query: Condition =
        switch random.below(5) {
        case 0: first
        case 1: Condition(text: "-(\(first.text))") { !first.holds($0) }
        case 2: Condition(text: "\(first.text) \(second.text)") { first.holds($0) && second.holds($0) }
        case 3: Condition(text: "\(first.text) or \(second.text)") { first.holds($0) || second.holds($0) }
        default:
          Condition(text: "\(first.text) (\(second.text) or \(third.text))") {
            first.holds($0) && (second.holds($0) || third.holds($0))
          }
        }
      let expected = records.indices.filter { query.holds(records[$0]) }
      let found = try Self.found(query.text, in: all, path)
      #expect(found == expected, "\(name): \(query.text)")
      let inColumns = collection.store.run(collection.list.plan(query.text)).rows()
      #expect(inColumns == expected, "\(name), in columns: \(query.text)")
      if found != expected { return }
    }
  }

  /// The numbers of the records that a query finds.
  private static func found(_ text: String, in list: ItemList, _ path: String) throws -> [Int] {
    let plan = list.list.plan(text)
    #expect(plan.reading.ignored.isEmpty, "\(text): \(plan.reading.ignored)")
    let fields = Set(plan.leaves.indices.flatMap { plan.fieldIndices(ofLeaf: $0) })
    let narrow = ItemList(list.vocabulary, fields: fields)
    let filter = CompiledFilter(plan, for: narrow.list)
    let row = narrow.row()
    var found: [Int] = []
    var number = 0
    try ItemFile(path).read(into: row) { _ in
      Issue.record("a record cannot be read")
      return true
    } take: { _ in
      if filter.matches(row) { found.append(number) }
      number += 1
      return true
    }
    return found
  }

  private static let conditions: [String: @Sendable (inout SeededGenerator, [NaiveRecord]) -> Condition] = [
    "orders.jsonl": { random, records in
      switch random.below(5) {
      case 0: number("total", &random, records)
      case 1: number("lines.quantity", &random, records)
      case 2: word("status", &random, records)
      case 3: boolean("express", &random)
      default: text("customer.name", &random, records)
      }
    },
    "people.jsonl": { random, records in
      switch random.below(5) {
      case 0: number("height", &random, records)
      case 1: word("speaks", &random, records)
      case 2: boolean("member", &random)
      case 3: date("born", &random, records)
      default: text("name", &random, records)
      }
    },
    "access.log.jsonl": { random, records in
      switch random.below(3) {
      case 0: number("status", &random, records)
      case 1: word("method", &random, records)
      default: text("user_agent", &random, records)
      }
    },
  ]

  private static func anyText(
    _ field: String, _ random: inout SeededGenerator, _ records: [NaiveRecord]
  ) -> String {
    for _ in 0..<50 {
      if let text = records[random.below(records.count)].texts(field).first { return text }
    }
    return "x"
  }

  private static func number(
    _ field: String, _ random: inout SeededGenerator, _ records: [NaiveRecord]
  ) -> Condition {
    let value = Double(anyText(field, &random, records)) ?? 1
    let text = value == value.rounded() ? "\(Int(value))" : "\(value)"
    switch random.below(5) {
    case 0: return Condition(text: "\(field)>\(text)") { $0.numbers(field).contains { $0 > value } }
    case 1: return Condition(text: "\(field)<=\(text)") { $0.numbers(field).contains { $0 <= value } }
    case 2: return Condition(text: "\(field)<\(text)") { $0.numbers(field).contains { $0 < value } }
    case 3: return Condition(text: "\(field)!=\(text)") { $0.numbers(field).contains { $0 != value } }
    default: return Condition(text: "\(field)=\(text)") { $0.numbers(field).contains { $0 == value } }
    }
  }

  private static func word(
    _ field: String, _ random: inout SeededGenerator, _ records: [NaiveRecord]
  ) -> Condition {
    let value = anyText(field, &random, records)
    return Condition(text: "\(field):\(value)") { $0.texts(field).contains { $0.lowercased() == value.lowercased() } }
  }

  private static func boolean(_ field: String, _ random: inout SeededGenerator) -> Condition {
    let value = random.below(2) == 0
    return Condition(text: "\(field):\(value)") { $0.texts(field) == ["\(value)"] }
  }

  private static func date(
    _ field: String, _ random: inout SeededGenerator, _ records: [NaiveRecord]
  ) -> Condition {
    let day = anyText(field, &random, records)
    let year = String(day.prefix(4))
    if random.below(2) == 0 {
      return Condition(text: "\(field)>=\(day)") { $0.texts(field).contains { $0 >= day } }
    }
    return Condition(text: "\(field):\(year)") { $0.texts(field).contains { $0.hasPrefix(year) } }
  }

  /// A few letters of a text of the list, quoted.
  private static func text(
    _ field: String, _ random: inout SeededGenerator, _ records: [NaiveRecord]
  ) -> Condition {
    let letters = anyText(field, &random, records).filter { $0.isLetter && $0.isASCII || $0 == " " }
    let start = random.below(max(1, letters.count - 3))
    let piece = String(letters.dropFirst(start).prefix(3))
    let value = piece.trimmingCharacters(in: .whitespaces).isEmpty ? "e" : piece
    return Condition(text: "\(field):\"\(value)\"") { record in
      record.texts(field).contains { NaiveRecord.folded($0).contains(NaiveRecord.folded(value)) }
    }
  }
}

/// A record as Foundation reads it.
struct NaiveRecord {
  private let object: Any

  static func all(of path: String) throws -> [NaiveRecord] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map {
      NaiveRecord(object: try JSONSerialization.jsonObject(with: Data($0.utf8)))
    }
  }

  /// The values at a dotted path, those of all elements of lists.
  private func values(_ path: String) -> [Any] {
    var values = [object]
    for key in path.split(separator: ".") {
      values = values.flatMap { value -> [Any] in
        if let list = value as? [Any] { return list.compactMap { ($0 as? [String: Any])?[String(key)] } }
        return (value as? [String: Any])?[String(key)].map { [$0] } ?? []
      }
    }
    return values.flatMap { $0 as? [Any] ?? [$0] }.filter { !($0 is NSNull) }
  }

  func texts(_ path: String) -> [String] {
    values(path).map { value in
      if let text = value as? String { return text }
      let number = value as? NSNumber
      let isBoolean = number.map { CFBooleanTexts.isBoolean($0) } ?? false
      return isBoolean ? (number?.boolValue == true ? "true" : "false") : "\(value)"
    }
  }

  func numbers(_ path: String) -> [Double] { texts(path).compactMap { Double($0) } }

  static func folded(_ text: String) -> String {
    text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  }
}

/// Tells the booleans of JSON from its numbers.
private enum CFBooleanTexts {
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
