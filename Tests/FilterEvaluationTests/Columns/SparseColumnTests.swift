import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// Columns of fields that few items have: they hold rows for these alone, and answer as columns with a row for each.
@Suite struct SparseColumnTests {
  private struct Record: Sendable {
    var name: String?
    var number: Int?
    var other: Int?
    var parts: [String?] = []
    var tag: String?
  }

  private static let list = FilterableList<Record>(
    name: "records", nameField: "name",
    fields: [
      .text("name", rule: .collated) { $0.name },
      .number("number") { $0.number },
      .number("other") { $0.other },
      .init(Field("part", .text, takesRegex: true, summary: "", phrase: "have {is} in their parts")) { record, _ in
        record.parts.isEmpty ? .nothing : .texts(record.parts)
      },
      .values("tag") { $0.tag.map { [$0] } ?? [] },
    ])

  /// Which of 3,000 items have content.
  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case none, all, each100th, each10th, first, last, onlyLater, onlyEarlier, once
    var testDescription: String { rawValue }

    func has(_ item: Int) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .each100th: item % 100 == 7
      case .each10th: item % 10 == 3
      case .first: item == 0
      case .last: item == 2_999
      case .onlyLater: item >= 1_000
      case .onlyEarlier: item < 100
      case .once: item == 1_234
      }
    }

    /// Whether the column has rows for some items only.
    var isSparse: Bool { [.none, .each100th, .first, .last, .onlyEarlier, .once].contains(self) }
  }

  private static func records(_ shape: Shape) -> [Record] {
    (0..<3_000).map { item in
      if !shape.has(item) { return Record(other: item % 90) }
      return Record(
        name: "Résumé \(item % 300)", number: item % 200, other: item % 90,
        parts: item % 3 == 0 ? [nil, "x\(item % 50)"] : ["y\(item % 40)", "x\(item % 50)"], tag: "t\(item % 4)")
    }
  }

  /// The same store, with all columns and with shared texts.
  private static func stores(_ records: [Record]) -> [ColumnStore] {
    [.max, 8].map { rows in
      var builder = ColumnStoreBuilder(list, rowsUntilSharing: rows)
      builder.append(contentsOf: records)
      return builder.finish()
    }
  }

  private static func index(_ name: String) -> Int { list.vocabulary.fieldID(spelled: name)?.index ?? -1 }

  @Test func rowsAreThoseOfItemsWithContent() throws {
    for shape in Shape.allCases {
      let records = Self.records(shape)
      let items = records.indices.filter { shape.has($0) }.map { UInt32($0) }
      for store in Self.stores(records) {
        for field in ["name", "number"] {
          let column = try #require(store.columns[Self.index(field)], "\(shape.testDescription)")
          #expect(column.held == (shape.isSparse ? items : nil), "\(shape.testDescription): \(field)")
          #expect(column.rowCount == (shape.isSparse ? items.count : 3_000), "\(shape.testDescription)")
        }
        #expect(store.columns[Self.index("other")]?.held == nil, "\(shape.testDescription)")
        for item in [0, 7, 99, 103, 999, 1_000, 1_234, 2_999] {
          let record = records[item]
          #expect(
            store.key(of: item, in: Self.index("number")) == record.number.map { DecimalNumber($0) },
            "\(shape.testDescription)")
          let text = store.text(of: item, in: Self.index("name"), collated: true)
          #expect(
            text.map { Array($0) } == record.name.map { _ in Array("resume\(item % 300)".utf8) },
            "\(shape.testDescription)")
        }
        #expect(store.partOwners(in: Self.index("part")) == items, "\(shape.testDescription)")
        if let last = items.last {
          let text = store.text(of: 3_000 + items.count - 1, in: Self.index("part"))
          #expect(text.map { Array($0) } == Array("x\(last % 50)".utf8), "\(shape.testDescription)")
        }
      }
    }
  }

  private static let queries = [
    "resume1", "\"sumé 1\"", "!\"resume 7\"", "name:/e \\d7$/", "-name:resume", "number>=100", "number!=7",
    "-number<50",
    "number>other", "other>=number", "number=other", "part:x1", "part:/^y.*7/", "-part:y", "tag:t1",
    "number<150 part:x",
    "other<40 name:sume part:y", "(number<20 or part:x4) -tag:t2", "number>other resume", "other=7 -resume1",
  ]

  /// Literally: what each condition means for a record.
  @Test func answersAreThoseOfTheRecords() {
    for shape in Shape.allCases {
      let records = Self.records(shape)
      func rows(_ holds: (Record) -> Bool) -> [Int] { records.indices.filter { holds(records[$0]) } }
      let stores = Self.stores(records)
      for store in stores {
        func found(_ query: String) -> [Int] { store.run(Self.list.plan(query)).rows() }
        #expect(found("number>=100") == rows { $0.number.map { $0 >= 100 } ?? false }, "\(shape.testDescription)")
        #expect(found("-number<50") == rows { !($0.number.map { $0 < 50 } ?? false) }, "\(shape.testDescription)")
        #expect(
          found("number>other") == rows { record in record.number.map { $0 > record.other ?? 0 } ?? false },
          "\(shape.testDescription)")
        #expect(found("resume7") == rows { $0.name?.hasPrefix("Résumé 7") == true }, "\(shape.testDescription)")
        #expect(
          found("part:x1") == rows { $0.parts.contains { $0?.hasPrefix("x1") == true } }, "\(shape.testDescription)")
        #expect(found("other<9 -tag:t1") == rows { ($0.other ?? 0) < 9 && $0.tag != "t1" }, "\(shape.testDescription)")
      }
      for query in TestTier.some(of: Self.queries, every: 4) {
        let plan = Self.list.plan(query)
        let filter = CompiledFilter(plan, for: Self.list)
        let expected = rows { filter.matches($0) }
        for store in stores {
          #expect(store.run(plan).rows() == expected, "\(shape.testDescription): \(query)")
          var incremental = IncrementalFilter(store, capacity: 8)
          for end in query.indices { incremental.update(Self.list.plan(String(query[...end]))) }
          #expect(incremental.result.rows() == expected, "\(shape.testDescription): \(query)")
          for limit in [1, 5, 40] {
            #expect(
              store.rows(plan, limit: limit) == Array(expected.prefix(limit)), "\(shape.testDescription): \(query)")
          }
        }
      }
    }
  }

  @Test func preparedFormsAreReadBack() throws {
    for shape in Shape.allCases {
      for store in Self.stores(Self.records(shape)) {
        let bytes = store.prepared(for: Self.list)
        let read = try bytes.withUnsafeBytes { try ColumnStore(prepared: $0, for: Self.list) }
        #expect(read.prepared(for: Self.list) == bytes, "\(shape.testDescription)")
        #expect(read.columns.map { $0?.held } == store.columns.map { $0?.held }, "\(shape.testDescription)")
        for query in Self.queries {
          let plan = Self.list.plan(query)
          #expect(read.run(plan) == store.run(plan), "\(shape.testDescription): \(query)")
        }
      }
    }
  }

  /// Rows of items that do not exist, or twice of one, or in another order, are refused.
  @Test func forgedRowsAreRefused() {
    let rows: [([UInt32], Bool)] = [
      ([1, 5, 8], true), ([1, 1, 8], false), ([5, 1, 8], false), ([1, 5, 10], false), ([1, 5, .max], false),
      ([1, 5], false), ([1, 5, 8, 9], false),
    ]
    for (held, isRead) in rows {
      let keys = KeyColumn([7, 8, 9] as [Int64?])
      let column = Column(isOfVariant: false, base: 10, held: held, owners: [], content: .keys(keys))
      var writer = PreparedWriter()
      column.write(to: &writer)
      let form = ColumnForm(
        FilterableField<Record>.number("number") { $0.number }, in: Self.list.vocabulary, isSearchedCollated: false)
      let read = writer.bytes.withUnsafeBytes { bytes -> Column? in
        var reader = PreparedReader(bytes)
        return try? Column(from: &reader, form: form, base: 10)
      }
      #expect((read != nil) == isRead, "\(held)")
      #expect(read?.held == (isRead ? held : nil), "\(held)")
    }
  }

  #if DEBUG
    /// The steps of building are those of the values, however many fields there are.
    @Test func buildingTakesTimeForTheValuesAlone() {
      func steps(fields: Int, items: Int) -> Int {
        var list = FilterableList<Int>(
          name: "wide",
          fields: (0..<fields).map { field in
            .text("f\(field)") { item in [item % fields, item * 7 % fields].contains(field) ? "v\(item)" : nil }
          })
        list.heldFields = { item in Array(Set([item % fields, item * 7 % fields])) }
        return StepTally.steps {
          var builder = ColumnStoreBuilder(list)
          for item in 0..<items { builder.append(item) }
          _ = builder.finish()
        }
      }
      let few = steps(fields: 50, items: 2_000)
      #expect(few < 200_000)
      #expect(steps(fields: 200, items: 2_000) < 3 * few)
      #expect(steps(fields: 50, items: 8_000) < 5 * few)
    }
  #endif
}
