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
/// a file is scanned, held in columns or prepared. The reference compares rows of digits by hand.
@Suite struct WrittenValueTests {
  /// A kind of values with an order.
  enum Written: String, CaseIterable, CustomTestStringConvertible {
    case number, duration, size, instant

    var testDescription: String { rawValue }

    var kind: ValueKind {
      switch self {
      case .number: .number
      case .duration: .duration
      case .size: .size
      case .instant: .instant
      }
    }

    /// Values with what they amount to.
    func values(_ random: inout SeededGenerator) -> [(text: String, amount: Amount)] {
      var found: [(text: String, amount: Amount)] = []
      var last = ""
      for _ in 0..<12 {
        let isTwin = !last.isEmpty && random.chance(50)
        switch self {
        case .number:
          last = isTwin ? WrittenNumbers.twin(of: last, &random) : WrittenNumbers.spelling(&random)
          found.append((last, .number(PlainDecimal(last))))
        case .duration, .size:
          last = isTwin ? WrittenNumbers.twin(of: last, &random) : WrittenNumbers.digits(&random)
          let units =
            self == .size
            ? [("", 0), ("kB", 3), ("MB", 6), ("EB", 18)] : [("ns", -9), ("us", -6), ("ms", -3), ("s", 0)]
          let (unit, power) = units[random.below(4)]
          found.append((last + unit, .number(PlainDecimal(last, shiftedBy: power))))
        case .instant:
          // Of one second; the digits are its fraction.
          last = String((isTwin ? last + "\(random.below(3))" : "\(random.below(10_000_000_000))").prefix(14))
          found.append(("2026-11-27T10:00:00.\(last)Z", .fraction(last)))
        }
      }
      return found
    }
  }

  enum Amount {
    case number(PlainDecimal)
    /// The digits of a fraction, all of whose instants a literal means.
    case fraction(String)

    /// -1 where a value of a query is less than that of a row, 0 where they are equal, 1 where it is greater.
    func order(_ row: Amount) -> Int {
      switch (self, row) {
      case (.number(let one), .number(let other)): return one.order(other)
      case (.fraction(let digits), .fraction(let other)):
        let compared = (other + String(repeating: "0", count: 20)).prefix(digits.count)
        return digits == compared ? 0 : digits < compared ? -1 : 1
      default: return 1
      }
    }
  }

  private static func vocabulary(_ kind: ValueKind) -> Vocabulary {
    Vocabulary(
      name: "test", summary: "", nameField: "n",
      fields: [Field("n", kind, multiplicity: .optional, summary: "", phrase: "have n {is}")])
  }

  @Test(arguments: Written.allCases)
  func eachValueFindsItself(written: Written) throws {
    let vocabulary = Self.vocabulary(written.kind)
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: PropertyCases.seed(default: 13))
    for round in 0..<TestTier.size(2, long: 200) {
      let values = written.values(&random)
      let path = folder.path("\(round).csv")
      let text = "n\n" + values.map { $0.text + "\n" }.joined()
      try Data(text.utf8).write(to: URL(filePath: path))
      let items = try ItemCollection(reading: [ItemFile(path)], vocabulary: vocabulary)
      let target = folder.path("\(round).items")
      _ = try items.prepare(to: target, .otherThan([]))
      let prepared = try ItemCollection(reading: [ItemFile(target)], vocabulary: Vocabulary(name: "", fields: []))
      for (value, amount) in values {
        for (sign, holds) in Self.relations {
          let query = "n\(sign)\(value)"
          let expected = values.indices.filter { holds(amount.order(values[$0].amount)) }
          #expect(items.items(matching: query) == expected, "\(query) in \(values.map { $0.text })")
          #expect(prepared.items(matching: query) == expected, "prepared: \(query) in \(values.map { $0.text })")
          #expect(Self.scanned(text, query, vocabulary) == expected, "scanned: \(query) in \(values.map { $0.text })")
        }
      }
    }
  }

  /// The signs of relations, and whether one holds by the order of the value of the query and that of a row.
  private static let relations: [(String, @Sendable (Int) -> Bool)] = [
    ("=", { $0 == 0 }), ("<", { $0 > 0 }), (">", { $0 < 0 }), ("<=", { $0 >= 0 }), (">=", { $0 <= 0 }),
    ("!=", { $0 != 0 }),
  ]

  /// The numbers of the records that a scan finds.
  private static func scanned(_ text: String, _ query: String, _ vocabulary: Vocabulary) -> [Int] {
    let matcher = RecordMatcher(ItemList(vocabulary).list.plan(query), in: vocabulary)
    var reader = ItemReader(ItemFile("x.csv"))
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
